import { wordSet } from '../language/lexicon/word-set.js';
import type { TypedLanguage } from './shorthand-words.js';

/* Which language a line is typed in, by its small words: "u" is "you" in one and "und" in another. */

const smallWords: readonly (readonly [TypedLanguage | null, ReadonlySet<string>])[] = [
  [
    'english',
    wordSet(
      'the a an is are was were my we i you it its he she they to of and or not for with on at from that this these our your be by has have got will just so oh lol btw now never always all u n r im dont its',
    ),
  ],
  [
    'german',
    wordSet(
      'der die das und ist ich wir nicht mit ein eine einen den dem im am auf für zu bin hab habe haben sind war aber auch von bei nur jetzt jz jtz kein noch weil mein meine unser statt ab',
    ),
  ],
  [
    'french',
    wordSet(
      "le la les et je tu on nous est pas mon ma mes un une des du de au en pour avec dans sur qui que c g jsuis jai ct j'ai c'est notre plus chez pcq",
    ),
  ],
  [
    'spanish',
    wordSet(
      'el la los las y en que q no mi mis un una es de del con por para se lo ya asi así pero al está ta esta hay me mañana ahora porque xq tb toy nuestro usamos',
    ),
  ],
  [
    null,
    wordSet('het een ik wij niet van voor il lo gli non è sono che di o os não uma eu da em na nie jest się mam od'),
  ],
];

const english = smallWords[0]?.[1] ?? new Set();
/** Of Polish, Czech, Croatian, Danish and Swedish. */
const ofOtherLetters = /[ąćęłńśźżěščřůđåøæ]/i;
const maxWordsRead = 60;

/**
 * The language of a line whose small words are the most; English where there are none, null for one that has no
 * shorthand here.
 */
export function typedLanguage(line: string): TypedLanguage | null {
  const words = line
    .slice(0, 400)
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’]+/u, maxWordsRead);
  if (ofOtherLetters.test(line) && words.filter((word) => english.has(word)).length < 3) return null;
  let best: TypedLanguage | null = 'english';
  let most = 0;
  for (const [language, small] of smallWords) {
    const count = words.filter((word) => small.has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
