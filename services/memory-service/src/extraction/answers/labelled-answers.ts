import { type LabelledLine, readLabelledLines } from '../learning/labelled-lines.js';
import type { AnswerLabel } from './answer-odds.js';
import type { Reply } from './answer-signs.js';

/** A question and the first sentence of its reply, labelled by somebody. */
export interface LabelledAnswer extends Reply {
  /** The file it stands in; the replies of one file have one author. */
  readonly file: string;
  readonly label: AnswerLabel;
}

const labels: Readonly<Record<string, AnswerLabel>> = { '-': 'passes', '=': 'stands alone', '+': 'needs its question' };

/**
 * Reads the labelled replies of a folder. A line is `+ agent: question || answer`, or `talk` where persons talk; `=`
 * stands alone, `-` passes.
 */
export function readLabelledAnswers(folder: string): { answers: readonly LabelledAnswer[]; digest: string } {
  const { lines, digest } = readLabelledLines(folder);
  return { answers: lines.flatMap(readLine), digest };
}

function readLine({ file, line }: LabelledLine): LabelledAnswer[] {
  const [, sign = '', who = '', question = '', sentence = ''] =
    /^([+=-]) (agent|talk): (.+) \|\| (.+)$/.exec(line) ?? [];
  const label = labels[sign];
  return label === undefined ? [] : [{ file, label, question, sentence, voice: who === 'agent' ? 'user' : 'person' }];
}
