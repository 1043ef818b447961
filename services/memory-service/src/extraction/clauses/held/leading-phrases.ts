import { wordSet } from '../../language/lexicon/word-set.js';
import type { PlacedWord } from '../../language/words-in-place.js';

/* What leads in a phrase before the clause that it belongs to: "In 2024, …", "Im März, …". */

const leadingPrepositions = wordSet(
  'pour por para für zur per voor seit depuis desde dans à au im am en in on at since from for with without after before until till during by within under as per about regarding effective valid last next this yesterday today tomorrow currently now',
);

/** "im in Lisbon", and not "im Juni" */
const isEnglishIm = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.lower === 'im' && /^(?:in|on|at|an?|the|off|out|away|back|with|from)$/.test(words[at + 1]?.lower ?? '');

/** Whether a phrase without a verb may open here. */
export const opensPhrase = (words: readonly PlacedWord[], at: number): boolean =>
  leadingPrepositions.has(words[at]?.lower ?? '') && !isEnglishIm(words, at);
