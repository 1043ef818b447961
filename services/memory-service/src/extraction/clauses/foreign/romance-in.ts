import type { WeighedPlace } from '../../clause-cuts/cut-score.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import type { PlacedWord } from '../../language/words-in-place.js';

/** "en la banda", "en mars": a place or time; "en" joins in Dutch alone. */
export const isRomanceIn = (words: readonly PlacedWord[], { first, joining }: WeighedPlace): boolean =>
  joining === 'en' &&
  (romanceDeterminers.has(words[first]?.lower ?? '') || words.some(({ lower }) => romanceWords.has(lower)));

const romanceDeterminers = wordSet(
  'el la los las un una mi mis su sus tu tus nuestro nuestra este esta le les une mon ma mes son sa ses cette ce leur',
);

/** Words of sentences in which "en" joins nothing. */
const romanceWords = wordSet('ya que el los las con por para mi je nous est les du au une no se');
