import type { Statement } from './statement.js';
import { shareTopic, tellsChange } from './tells-change.js';
import { isTelling, withoutNewness } from './tells-end.js';

/*
 * "Our CI now takes 12 minutes" tells something new of what "Our CI runs on Jenkins" is told of, and nothing else of
 * what it runs on.
 */

/** "The frontend is Vue now" may say so of whatever was told. */
const merelyIs = /(?<!\p{L})(?:is|are|was|were|am)(?!\p{L})|['’](?:s|re|m)(?!\p{L})/iu;

/** Whether a statement tells by "now" alone that it is new, and shares nothing with an older one but its subject. */
export function tellsOtherPredicate(later: Statement, earlier: Statement): boolean {
  const [first = ''] = later.wording.lexemes;
  const [firstBefore] = earlier.wording.lexemes;
  if (first !== firstBefore || !isTelling(first)) return false;
  const { memory } = later.candidate;
  if (merelyIs.test(memory) || tellsChange(withoutNewness(memory))) return false;
  for (const word of later.wording.lexemes) {
    if (word !== first && earlier.wording.lexemes.has(word) && !earlier.subject.has(word)) return false;
  }
  const isOfOneForm = [...later.values.forms].some((form) => earlier.values.forms.has(form));
  return !isOfOneForm && !shareTopic(later.wording.lexemes, earlier.wording.lexemes);
}
