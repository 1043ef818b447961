import { splitSentences } from '../language/split-sentences.js';
import { type LabelledLine, readLabelledLines } from '../learning/labelled-lines.js';
import { isOfProgram, parseTurns } from '../turns/parse-speaker.js';
import { type Voice, voiceOf } from '../voice.js';

/** A sentence that somebody labelled. */
export interface LabelledSentence {
  /** The file it stands in; the sentences of one file have one author. */
  readonly file: string;
  readonly text: string;
  readonly voice: Voice;
  readonly lasts: boolean;
}

/**
 * Reads the labelled messages of a folder: a line is `+ speaker: text ## piece; piece` when it says something that
 * lasts, the pieces being what has to be remembered, or `- speaker: text`; `\n` stands for a new line. All sentences of
 * a `-` line are passing; of a `+` line those with a piece last, and the others are left out.
 */
export function readLabelledSentences(folder: string): { sentences: readonly LabelledSentence[]; digest: string } {
  const { lines, digest } = readLabelledLines(folder);
  return { sentences: lines.flatMap(readLine), digest };
}

function readLine({ file, line }: LabelledLine): LabelledSentence[] {
  const sign = line.slice(0, 2);
  if (sign !== '+ ' && sign !== '- ') return [];
  const [message = '', pieces = ''] = line.slice(2).split(' ## ');
  const [turn] = parseTurns(message.replaceAll('\\n', '\n'), 0);
  // What programs say to each other is left whatever it is like.
  if (turn === undefined || isOfProgram(turn)) return [];
  const voice = voiceOf(turn);
  const texts = turn.text.split('\n').flatMap((row) => splitSentences(row));
  const lasts = sign === '+ ';
  const kept = lasts && texts.length > 1 ? texts.filter((text) => holdsPiece(text, pieces)) : texts;
  return kept.map((text) => ({ file, text, voice, lasts }));
}

const holdsPiece = (text: string, pieces: string): boolean =>
  pieces
    .split(';')
    .map((piece) => piece.trim())
    .some((piece) => piece !== '' && text.toLowerCase().includes(piece.toLowerCase()));
