import { mayNameTime } from '../../dates/tokens/date-words.js';
import { foreignSubordinators } from '../../language/foreign-clause.js';
import { startsIndependentClause } from '../../language/independent-clause.js';
import { subordinators } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import type { PlacedWord } from '../../language/words-in-place.js';

/* What a clause begins with. */

export const startsWithPronoun = (word: PlacedWord | undefined): boolean =>
  /^(?:i|we|he|she|they|my|our)(?:'|$)/.test(word?.lower ?? '');

const prepositionsToo = wordSet('as after before since until till than once like');

/** "as a nurse" and "since March" lean on nothing; "as I said" and "since we moved" do. */
export function opensSubordinate(words: readonly PlacedWord[], at: number): boolean {
  const word = words[at]?.lower ?? '';
  if (word === 'so' || (word === 'than' && /^\d/.test(words[at + 1]?.text ?? ''))) return false;
  if (word === 'like' && startsWithPronoun(words[at - 1])) return false;
  if (word === 'because' && words[at + 1]?.lower === 'of') return false;
  // "since March and Ana is …"
  if (words[at + 2]?.lower === 'and' && mayNameTime(words[at + 1]?.text ?? '')) return false;
  if (prepositionsToo.has(word)) return startsIndependentClause(words, at + 1);
  // German "da wir"; Italian "da lunedì" is a time.
  if (word === 'da') return /^(?:ich|wir|er|sie|es|man|der|die|das|mein|unser)/.test(words[at + 1]?.lower ?? '');
  return subordinators.has(word) || foreignSubordinators.has(word);
}
