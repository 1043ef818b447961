import { wordSet } from '../../language/lexicon/word-set.js';
import type { PlacedWord } from '../../language/words-in-place.js';

/* Czech and Slovak verbs of the first person, which need no pronoun and open a clause. */

const firstPersons = wordSet(
  'bydlím žiju žiji pracuju pracuji dělám mám nemám jsem nejsem hraju hraji učím studuju studuji používám píšu čtu jezdím',
  'běhám vařím plavu zpívám mluvím jím nejím piju nepiju spím chodím vedu sbírám trénuju trénuji tančím maluju hledám',
  'prodávám nosím miluju miluji nesnáším potřebuju potřebuji chci můžu mohu musím znám programuju programuji cestuju',
  'preferuju preferuji jmenuju jmenuji krmím pěstuju pěstuji vyučuju dojíždím',
  'bydlíme žijeme pracujeme máme nemáme jsme hrajeme používáme nasazujeme testujeme píšeme hostujeme chceme musíme děláme',
  'bývam žijem pracujem robím som hrám študujem používam píšem čítam jazdím behám varím plávam hovorím jem nejem pijem',
  'nepijem volám milujem potrebujem chcem môžem musím programujem bývame sme používame hráme robíme',
);

/** Whether such a verb stands at a place, also behind a pronoun. */
const isOwnVerb = (words: readonly PlacedWord[], at: number): boolean =>
  firstPersons.has(words[/^(?:já|ja|my)$/.test(words[at]?.lower ?? '') ? at + 1 : at]?.lower ?? '');

/** Whether a place stands between two clauses that open with such verbs, and so where the second begins; else -1. */
export function opensOwnCzechClause(words: readonly PlacedWord[], at: number, from: number): number {
  if (!isOwnVerb(words, from)) return -1;
  if (words[at]?.text === 'a') return isOwnVerb(words, at + 1) ? at + 1 : -1;
  return words[at]?.isAfterPause === true && isOwnVerb(words, at) ? at : -1;
}

/** Whether a sentence opens with such a verb; its "a" joins, which in English is an article. */
export const opensInCzech = (sentence: string): boolean =>
  firstPersons.has(/^(?:já |ja |my )?(\p{L}+)/iu.exec(sentence)?.[1]?.toLowerCase() ?? '');
