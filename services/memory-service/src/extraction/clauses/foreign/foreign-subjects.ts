import { foreignSubordinators, isForeignVerb } from '../../language/foreign-clause.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import type { PlacedWord } from '../../language/words-in-place.js';
import { type Clause, type Cut, cutHere } from '../places/clause-cut.js';
import { opensInPolish } from './polish-verbs.js';

/*
 * Clauses of other languages that are known by their subject or their form, whatever their verb: Romance languages say
 * a pronoun only where somebody else is meant, German and Dutch put the verb before the subject behind a time, and
 * whoever says please asks for something.
 */

const minClauseWords = 3;
/** A time before the verb takes so many words at most. */
const maxWordsBeforeVerb = 4;

const romancePronouns = wordSet(
  'io noi lui lei loro yo nosotros nosotras él ella ellos ellas eu nós ele ela eles elas je nous ils elles',
);
const germanicPronouns = wordSet('ich wir er ik we wij hij');
const germanicJoints = wordSet('und en');
/** What follows from the clause before, or goes on with it. */
const consequences = wordSet(
  'daarom dus daardoor dan toch deshalb deswegen darum daher dadurch also dann trotzdem nie potem także też tylko',
);
/** A phrase or a part that belongs to what follows it. */
const opensPhrase = wordSet(
  'en avec comme quand après avant depuis pendant selon segundo después antes desde durante según con depois quando como com dopo prima durante secondo nel nella',
);
/** What opens no main clause. */
const opensOther = wordSet(
  'weil dass wenn ob als da damit obwohl bevor nachdem während bis omdat dat als of toen terwijl zodat hoewel voordat nadat was wer wo wie wann wat wie waar wanneer hoe welche welcher welches welke die der das den dem het',
);
const please = wordSet('bitte alsjeblieft aub svp');
const conjunctions = wordSet('e y et o ou u und en of oder con com avec mit met');

/** Where a verb stands before its pronoun ("nächste Woche ziehen wir"), or -1. */
export function invertedVerb(words: readonly PlacedWord[], from: number, to: number): number {
  if (opensOther.has(words[from]?.lower ?? '')) return -1;
  for (let at = from; at < Math.min(to - 1, from + maxWordsBeforeVerb); at += 1) {
    const [verb, subject] = [words[at], words[at + 1]];
    if (verb === undefined || subject === undefined || (at > from && verb.isAfterPause)) return -1;
    if (germanicPronouns.has(subject.lower) && !subject.isAfterPause) return /^\p{Ll}{2,}$/u.test(verb.text) ? at : -1;
  }
  return -1;
}

/** The cut at a comma or joining word behind which such a clause begins, or null. */
export function cutAtForeignSubject(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const isJoint = germanicJoints.has(words[at]?.lower ?? '');
  const first = isJoint ? at + 1 : at;
  const isContrast = isPolishContrast(words, at, clause);
  const minBefore = isContrast && opensInPolish(words[clause.from]?.text ?? '') ? minClauseWords - 1 : minClauseWords;
  const isWhole = at - clause.from >= minBefore && words.length - first >= minClauseWords;
  if (consequences.has(words[first]?.lower ?? '') || consequences.has(words[first + 1]?.lower ?? '')) return null;
  if (!isWhole || (!isJoint && words[at]?.isAfterPause !== true)) return null;
  if (foreignSubordinators.has(words[clause.from]?.lower ?? '') && words[clause.from]?.lower !== 'da') return null;
  const begins =
    (!isJoint && (opensWithPronoun(words, at, clause) || goesOnWithOn(words, at, clause))) ||
    (isJoint && asksPolitely(words, first)) ||
    (invertedVerb(words, first, words.length) > first && invertedVerb(words, clause.from, at) !== clause.from) ||
    isContrast;
  return begins ? cutHere(isContrast ? at + 1 : first, words[at]) : null;
}

/** "… en schrijf alsjeblieft": a verb, and then please; "und bitte ohne" has none. */
const asksPolitely = (words: readonly PlacedWord[], first: number): boolean =>
  !please.has(words[first]?.lower ?? '') &&
  words.slice(first + 1, first + maxWordsBeforeVerb).some(({ lower }) => please.has(lower));

/** "…, io resto": behind a clause, as a phrase of a few words ("da lunedì, io …") belongs to what follows it. */
const opensWithPronoun = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  romancePronouns.has(words[at]?.lower ?? '') &&
  at - from > maxWordsBeforeVerb &&
  !opensPhrase.has(words[from]?.lower ?? '') &&
  words[at + 1]?.isAfterPause === false &&
  !conjunctions.has(words[at + 1]?.lower ?? '');

/** "on ne fait", "on fait", and no English "on". */
export const opensWithFrenchOn = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.lower === 'on' &&
  (/^(?:ne$|n['’])/.test(words[at + 1]?.lower ?? '') || isForeignVerb(words[at + 1]?.lower ?? ''));

/** "On utilise Postgres, on ne fait jamais de squash" */
const goesOnWithOn = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  opensWithFrenchOn(words, at) && frenchSubjects.test(words[from]?.lower ?? '');
const frenchSubjects = /^(?:on|nous|je|il|elle|ils|elles|notre|nos|le|la|les|chez|ici|c['’]est|[jl]['’]\p{L}+)$/u;

const polishVerbs = wordSet(
  'ma mają musi muszą może mogą jest są będzie będą działa działają idzie idą stoi stoją leży leżą trzyma trzymamy robi robimy używa używamy zostaje zostają chodzi chodzą wymaga powinien powinna powinno',
);

/** "…, a kopie trzymamy w Backblaze": another subject, and no "not this but that". */
const isPolishContrast = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  words[at]?.text === 'a' &&
  words[at]?.isAfterPause === true &&
  words.length - at > minClauseWords &&
  words.some(({ lower }) => /^(?:w|się|są|jest|oraz|że|dla|przez)$|[ąęłńśźż]/.test(lower)) &&
  (!words.slice(from, at).some(({ lower }) => lower === 'nie') || hasOwnSubject(words, at));

/** "nie z CSV, a strona ma działać …", and not "nie w Redis, a w Postgres dla aplikacji". */
const hasOwnSubject = (words: readonly PlacedWord[], at: number): boolean =>
  words.length - at > minClauseWords + 1 &&
  !/^(?:w|we|z|ze|na|do|od|dla|po|przez|za|u|o|przy|pod|nad|przed|tylko|raczej|nawet)$/.test(
    words[at + 1]?.lower ?? '',
  ) &&
  polishVerbs.has(words[at + 2]?.lower ?? '');
