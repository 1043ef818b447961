import { readTold } from '../../extraction/corrections/corrected-subject.js';
import { readTakeBack } from '../../extraction/corrections/take-back.js';
import { tokenize } from '../tokenizer/tokenizer.js';

/**
 * The lexemes of whom or what a text tells of, without words that take back; none of "we" or "it", or where no verb is
 * known.
 */
export function subjectOf(text: string): ReadonlySet<string> {
  const said = readTakeBack(text)?.said ?? text;
  return new Set(tokenize(readTold(said)?.subject ?? ''));
}
