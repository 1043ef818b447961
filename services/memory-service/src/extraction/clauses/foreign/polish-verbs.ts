import { wordSet } from '../../language/lexicon/word-set.js';
import type { PlacedWord } from '../../language/words-in-place.js';

/* Polish verbs of the first person, which need no pronoun and open a clause. */

const polishFirstPersons = wordSet(
  'mieszkam pracuję mam jestem gram lubię uczę studiuję używam wolę piszę czytam jeżdżę biegam gotuję pływam śpiewam mówię jem piję śpię robię chodzę prowadzę zbieram hoduję trenuję tańczę maluję szukam kupuję sprzedaję noszę kocham nienawidzę potrzebuję chcę mogę muszę znam rozumiem zajmuję programuję podróżuję kupiłem kupiłam urodziłem urodziłam przeprowadziłem przeprowadziłam',
  'nazywam wynajmuję zarabiam dojeżdżam',
  'mieszkamy pracujemy mamy jesteśmy gramy lubimy używamy wolimy jeździmy gotujemy chcemy możemy musimy wdrażamy korzystamy trzymamy piszemy testujemy robimy',
);

/** Whether a sentence opens with such a verb; its "i" joins, which in English is who speaks. */
export const opensInPolish = (sentence: string): boolean =>
  polishFirstPersons.has(/^(?:nie |ja |my )?(\p{L}+)/iu.exec(sentence)?.[1]?.toLowerCase() ?? '');

/** Whether such a verb stands at a place, also behind "nie" or a pronoun. */
export const isOwnPolishVerb = (words: readonly PlacedWord[], at: number): boolean =>
  polishFirstPersons.has(words[/^(?:nie|ja|my)$/.test(words[at]?.lower ?? '') ? at + 1 : at]?.lower ?? '');
