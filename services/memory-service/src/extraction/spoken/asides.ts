import { mayNameTime } from '../dates/tokens/date-words.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { placeWords } from '../language/words-in-place.js';
import { endsWithMark, type SpokenWord, textOfSpoken } from './spoken-word.js';

/* "… what else oh the domain …", "… so yeah": talk about the talk, between what is told and behind it. */

const maxAsideWords = 4;
const between =
  /^(?:(?:what else|anyways?|oh yeah|oh yes|oh and|oh also|oh right|so yeah|and yeah|where was i|let me think|let me see|what['’]?s it called|what was it|what do you call it|how do you call it|was noch|ach ja|ach und|quoi d'autre|ah oui|ah et|qué más|ah y|cos'altro|ah e|wat nog meer|o ja|oh ja)(?: (?=\S)|$)){1,3}/;

/** The words without the asides between them; what stands behind one is told apart. */
export function withoutAsides(words: readonly SpokenWord[]): readonly SpokenWord[] {
  const told: SpokenWord[] = [];
  let pause: SpokenWord['pause'] = 'none';
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const count = at > 0 ? asideWords(words, at) : 0;
    if (count > 0) {
      pause = 'talk';
      at += count - 1;
      continue;
    }
    told.push(pause === 'none' ? word : { ...word, pause });
    pause = 'none';
  }
  return told;
}

function asideWords(words: readonly SpokenWord[], at: number): number {
  const word = words[at];
  if (
    word === undefined ||
    word.isEnclosed ||
    !/^(?:what|anyways?|oh?|so|and|where|let|how|was|ach|quoi|ah|qué|cos|wat)/.test(word.lower)
  )
    return 0;
  const said = words
    .slice(at, at + maxAsideWords)
    .map(({ lower }) => lower)
    .join(' ');
  const aside = between.exec(said)?.[0].trim() ?? '';
  if (aside !== '') return aside.split(' ').length;
  // "dogs oh my landlady hates them"
  return word.lower === 'oh' && opensClause(words, at + 1) ? 1 : 0;
}

const opensClause = (words: readonly SpokenWord[], at: number): boolean =>
  startsIndependentClause(placeWords(textOfSpoken(words.slice(at, at + 10))), 0);

const trailing =
  /^(?:so|and|but|yeah|okay|ok|anyway|anyways|uh|right|then|because|cause|or|und|ja|also|et|voilà|y|pues|bueno|e|allora|ecco|então|né|en|dus|hè|hm)$/;
const minWordsTold = 3;

const maxChatterWords = 8;
/** "never mind", "hang on right so": what was said before it is left, and something else is told. */
const leaves =
  /^(?:never ?mind|forget it|(?:hang|hold) on(?= (?:right|ok|okay|so|where|yeah)(?: |$)))(?: (?:right|ok|okay|so|anyway|yeah|where was i))*(?= )/;
const tellsOwn = /^(?:i|we|my|our|i'm|i've|we're|we've|i'll|we'll)$/;

/**
 * "the coffee's cold again never mind right so the client wants …": without the few words that were left for what is
 * told.
 */
export function withoutChatterBefore(words: readonly SpokenWord[]): readonly SpokenWord[] {
  const head = words.slice(0, maxChatterWords * 2).map(({ lower }) => lower);
  for (let at = 2; at <= Math.min(maxChatterWords, head.length - minWordsTold - 1); at += 1) {
    const left = leaves.exec(head.slice(at).join(' '))?.[0];
    if (left === undefined) continue;
    const isTold = head.slice(0, at).some((word) => tellsOwn.test(word)) || mayNameTime(head.slice(0, at).join(' '));
    return isTold ? words : words.slice(at + left.split(' ').length);
  }
  return words;
}

const maxClosingWords = 9;
/** "nothing I think bye", "that's it for now": at the end of the talk. */
const closes =
  /^(?:(?:and|so|ok|okay|und|et|y|e|en) )*(?:(?:what else )?(?:nothing(?: else| more)?|that(?:'s| is| was) (?:it|all|everything)|i think that(?:'s| is| was) (?:it|all|everything)|das war(?:'s| es)|das ist alles|c'est tout|eso es todo|nada más|è tutto|basta così|dat (?:was het|is alles))(?: (?:for (?:now|today)|i (?:think|guess)|fürs erste|erstmal|glaube ich|je crois|creo|credo|denk ik))*(?: (?:ok|okay|so|thanks|thank you|bye|goodbye|cheers|ciao|tschüss|adiós|salut|doei))*|(?:(?:ok|okay|thanks|right) )*(?:bye|goodbye|tschüss|doei)(?: bye)*)$/;

/** The words up to where the talk is ended. */
export function withoutClosing(words: readonly SpokenWord[]): readonly SpokenWord[] {
  for (let at = Math.max(minWordsTold, words.length - maxClosingWords); at < words.length; at += 1) {
    if (isCopula.test(words[at - 1]?.lower ?? '') || words[at]?.isEnclosed === true) continue;
    if (
      closes.test(
        words
          .slice(at)
          .map(({ lower }) => lower)
          .join(' '),
      )
    )
      return words.slice(0, at);
  }
  return words;
}

const isCopula = /^(?:is|was|are|be|say|says|said|called|named|do|does|does|for|than|but|the|a|of|heißt|ist)$/;

/** The words up to where only fillers and joining words are left. */
export function withoutTrailing(words: readonly SpokenWord[]): readonly SpokenWord[] {
  let end = words.length;
  while (end > minWordsTold && isTrailing(words, end - 1)) end -= 1;
  const last = words[end - 1];
  if (end === words.length || last === undefined) return words;
  return [...words.slice(0, end - 1), { ...last, text: last.text.replace(/[,;–-]+$/, '') }];
}

const isTrailing = (words: readonly SpokenWord[], at: number): boolean => {
  const word = words[at];
  if (word === undefined || word.isEnclosed || !trailing.test(word.lower)) return false;
  // "until then", "it's okay", "turn right": not behind words that need it.
  return (
    !/^(?:by|until|till|since|before|is|was|it's|that's|are|be|not|all|the|on|to|i'm|we're|turn|just|do|did|think|hope|said|told|feel|works|do)$/.test(
      words[at - 1]?.lower ?? '',
    ) || endsWithMark(words[at - 1])
  );
};
