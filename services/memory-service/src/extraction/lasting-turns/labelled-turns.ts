import { type LabelledLine, readLabelledLines } from '../learning/labelled-lines.js';
import { isOfProgram, parseTurns } from '../turns/parse-speaker.js';
import { voiceOf } from '../voice.js';
import type { Said, TurnInPlace } from './turn-signs.js';

/** A turn of a call, labelled by somebody. */
export interface LabelledTurn extends TurnInPlace {
  /** The file it stands in; the turns of one file have one author. */
  readonly file: string;
  readonly lasts: boolean;
}

const endOfCall = '===';

/**
 * Reads the labelled calls of a folder. A line is a message, `+ user: text` where it holds something that lasts, `-
 * user: text` where it does not, `~` where one may doubt it; `\n` stands for a new line, and a line `===` between two
 * calls.
 */
export function readLabelledTurns(folder: string): { turns: readonly LabelledTurn[]; digest: string } {
  const { lines, digest } = readLabelledLines(folder);
  const turns: LabelledTurn[] = [];
  let before: Said | null = null;
  let fileBefore = '';
  for (const { file, line } of lines) {
    if (line === endOfCall || file !== fileBefore) before = null;
    fileBefore = file;
    const read = readLine({ file, line }, before);
    if (read === null) continue;
    if (read.sign !== '~') turns.push({ ...read.turn, lasts: read.sign === '+' });
    before = { text: read.turn.text, voice: read.turn.voice };
  }
  return { turns, digest };
}

function readLine({ file, line }: LabelledLine, before: Said | null) {
  const [, sign = '', message = ''] = /^([+~-]) (.+)$/.exec(line) ?? [];
  const [turn, more] = parseTurns(message.replaceAll('\\n', '\n'), 0);
  // What programs say is not judged, and a pasted talk is several turns of one label.
  if (turn === undefined || more !== undefined || isOfProgram(turn)) return null;
  return { sign, turn: { file, text: turn.text, voice: voiceOf(turn), before } };
}
