import { wordSet } from '../language/lexicon/word-set.js';
import type { SpokenWord } from './spoken-word.js';

/*
 * Which language a line is said in, as far as a word is a filler in one and a real word in another: German "um acht",
 * "ist eh egal".
 */

export type SpokenLanguage = 'english' | 'german' | 'portuguese' | 'other' | 'unknown';

/** Small words that the others have not; "was", "die" and "has" are in two of them. */
const smallWords: readonly (readonly [SpokenLanguage, ReadonlySet<string>])[] = [
  [
    'english',
    wordSet(
      "the and my our it's i'm i they he's she's we're that's i've with for that have this to you not but from his are were",
      "let's yeah can will gonna because there's then she it of at on",
    ),
  ],
  [
    'german',
    wordSet(
      'der das und ich wir ist nicht ein eine einen mit für auf den dem im von wird sind sie uns mein meine auch noch bei',
      'nach aus dass heißt uhr kümmert zu zum zur haben oder nee ja bin unser unsere',
    ),
  ],
  [
    'portuguese',
    wordSet('uma que para com em não meu minha tem da os eu ele ela você são está foi nós ao às mais ainda'),
  ],
  [
    'other',
    wordSet(
      'le les des une est et dans pour avec pas nous je vous qui du chez sur ça el los las del por y mi es en con nuestro',
      'il lo gli di che è per della sono nel alle het een de van ik niet met voor zijn heeft dat op naar maar og på til',
    ),
  ],
];

/** The one with most small words, of two the first; unknown where none of them is there. */
export function spokenLanguageOf(words: readonly SpokenWord[]): SpokenLanguage {
  const counted = smallWords.map(([language, small]): [SpokenLanguage, number] => [
    language,
    words.filter(({ lower }) => small.has(lower)).length,
  ]);
  const most = Math.max(...counted.map(([, count]) => count));
  const [first] = counted.filter(([, count]) => count === most);
  return most === 0 || first === undefined ? 'unknown' : first[0];
}
