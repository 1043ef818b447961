import { wordSet } from '../../language/lexicon/word-set.js';
import type { PlacedWord } from '../../language/words-in-place.js';
import type { Clause, Cut } from '../places/clause-cut.js';

/* Swedish, Danish and Norwegian clauses that share who is told of: "Jag bor i Malmö, jobbar som sjuksköterska". */

const pronouns = wordSet('jag jeg vi');
const verbs = wordSet(
  'bor jobbar jobber arbetar arbejder arbeider har är er studerar studerer läser leser læser spelar spiller använder bruger',
  'bruker kör kører kjører gillar liker älskar elsker heter hedder talar snakker taler pratar äter spiser dricker drikker',
  'hatar hader pendlar pendler driver leder undervisar underviser tränar træner trener deployar deployer lagrar lagrer',
  'cyklar cykler sykler springer løper løber simmar svømmer samlar samler målar maler sjunger synger dansar danser föredrar',
  'foretrekker foretrækker behöver behøver trenger skriver bygger hostar hoster lever drömmer väger vejer veier',
);
/** What leans on the clause before, or belongs to its noun: "en hund som heter Rex och gillar bollar". */
const subordinators = wordSet(
  'att at fordi eftersom därför derfor när når om hvis da mens medan der så innan före før efter etter',
);

const leans = (words: readonly PlacedWord[], from: number, at: number): boolean =>
  words
    .slice(from + 1, at)
    .some(
      ({ lower }, index) =>
        subordinators.has(lower) || (lower === 'som' && verbs.has(words[from + index + 2]?.lower ?? '')),
    );

/** The cut before a verb that shares the pronoun which opens the sentence, or null. */
export function cutAtNordicVerb(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const { from, subjectFrom } = clause;
  if (at - from < 2 || words.length - at < 3 || !pronouns.has(words[subjectFrom]?.lower ?? '')) return null;
  if (!verbs.has(words[subjectFrom + 1]?.lower ?? '') || leans(words, from, at)) return null;
  const isJoined = /^(?:och|og)$/.test(words[at]?.lower ?? '');
  const verbAt = isJoined ? at + 1 : at;
  const [verb, behind] = [words[verbAt], words[verbAt + 1]];
  if (verb === undefined || behind === undefined || behind.isAfterPause || !verbs.has(verb.lower)) return null;
  if (!isJoined && !verb.isAfterPause) return null;
  return { word: verbAt, leftEnd: words[at]?.cutStart ?? 0, carriedWords: 1 };
}

/** Whether a sentence opens with such a clause; its "och" and "og" join. */
export const opensInNordic = (sentence: string): boolean => {
  const [, pronoun = '', verb = ''] = /^(\p{L}{2,4}) (\p{L}+)/u.exec(sentence) ?? [];
  return pronouns.has(pronoun.toLowerCase()) && verbs.has(verb.toLowerCase());
};
