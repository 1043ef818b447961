import { splitSentences } from '../language/split-sentences.js';
import { type LabelledLine, readLabelledLines } from '../learning/labelled-lines.js';
import { parseTurns } from '../turns/parse-speaker.js';
import { type Voice, voiceOf } from '../voice.js';

/** A sentence in which somebody marked where new facts begin. */
export interface LabelledCuts {
  readonly file: string;
  readonly text: string;
  readonly voice: Voice;
  /** Where in the text a new fact begins. */
  readonly cuts: readonly number[];
}

const cutMark = '‖';
const cutMarks = /‖\s?/;

/**
 * Reads the labelled messages of a folder: a line is `speaker: text`, in which `‖` stands before the first word of each
 * new fact; `\n` stands for a new line. A mark at the beginning of a sentence is left out, since sentences are separate
 * anyway.
 */
export function readLabelledCuts(folder: string): { sentences: readonly LabelledCuts[]; digest: string } {
  const { lines, digest } = readLabelledLines(folder);
  return { sentences: lines.flatMap(readLine), digest };
}

function readLine({ file, line }: LabelledLine): LabelledCuts[] {
  const [turn] = parseTurns(line.replaceAll('\\n', '\n'), 0);
  if (turn === undefined) return [];
  const voice = voiceOf(turn);
  return turn.text
    .split('\n')
    .flatMap((row) => splitSentences(row.replace(/^(?:[-*]|\d+\.) /, '')))
    .map((marked) => ({ file, voice, ...takeMarks(marked) }));
}

function takeMarks(marked: string): Pick<LabelledCuts, 'text' | 'cuts'> {
  const pieces = marked.split(cutMarks);
  const cuts: number[] = [];
  let text = '';
  for (const [at, piece] of pieces.entries()) {
    if (at > 0 && text.trim() !== '') cuts.push(text.length);
    text += piece;
  }
  return { text: text.replaceAll(cutMark, ''), cuts };
}
