import { copulas } from '../../language/governors.js';
import { findFiniteVerb } from '../../language/independent-clause.js';
import { auxiliaries, isAmbiguousVerb, verbForm } from '../../language/lexicon/english-verbs.js';
import { functionWords, prepositions, subordinators } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { isAdverb } from '../../language/noun-phrases.js';
import { rememberingLast } from '../../language/pattern-set.js';
import { type PlacedWord, placeWords } from '../../language/words-in-place.js';

/** A thing that a clause names. */
export interface Thing {
  /** As it was named: "the house", "a dog Rex". */
  readonly mention: string;
  readonly isSeveral: boolean;
  /** Named without an article: "Redis", `v2.14`. */
  readonly isName: boolean;
  /** Behind a preposition that tells where or with what, and not about, from or by what. */
  readonly isBeside: boolean;
  /** What stands behind a preposition is definite ("in the shed") or not ("in a shed"). */
  readonly place: 'subject' | 'object' | 'definite' | 'indefinite';
  /** The verb takes it with its preposition: "closed on the house". */
  readonly isTaken: boolean;
}

const maxClauseWords = 24;
const maxThingWords = 5;
const maxNameWords = 3;

const determined = wordSet('the a an my our his her their its');
const counts = wordSet('two three four five six seven eight nine ten twelve several some');
const taking = wordSet('on to into with onto for');
const beside = wordSet('in on at with under inside behind and');
const places = wordSet('in at near around');
const times = wordSet('since until till after before during');
/** They tell when, how much or who, and are nothing that "it" may be. */
const noThings = wordSet(
  'week weeks month months year years day days morning evening afternoon night weekend hour hours minute minutes second seconds moment time times way lot bit few couple while end start beginning rest future past meantime spring summer autumn winter fall quarter half decade front back side kind sort number',
  'mother mom mum father dad brother sister wife husband partner girlfriend boyfriend fiancé fiancée son daughter aunt uncle cousin niece nephew grandmother grandma grandfather grandpa friend boss manager colleague coworker teammate roommate flatmate neighbour neighbor landlord landlady teacher doctor man woman guy girl boy child kid baby nurse lawyer dentist designer intern user developer engineer somebody someone anybody anyone everybody everyone',
);
/** Whether a noun tells when, how much or who. */
export const isNoThing = (noun: string): boolean => noThings.has(noun.toLowerCase());

const endsThing = wordSet(
  'and or but to that which who whom whose where when if because so than now here there today yesterday tomorrow tonight last next this ago again also too alone back away up down off out not yet',
);
const calledWords = wordSet('called named');
/** A clause with one of these names more than it tells, or points at what was named elsewhere. */
const unclear = wordSet(
  "it it's its' they they're them this that these those one ones not never no nobody nothing without none neither nor or but if don't doesn't didn't won't can't cannot isn't aren't wasn't hasn't haven't there's which who whose what how why",
);
const dates = wordSet(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays christmas easter',
);

const isNameWord = ({ text, isName }: PlacedWord): boolean => isName || /^`|\w[._/]\w|\p{Ll}\p{Lu}/u.test(text);
const isPlural = (word: string): boolean =>
  /(?:\p{Ll}(?<![sui])|e|i)s$/u.test(word) || /^(?:people|children|mice|men|women)$/.test(word);

/** Where the thing that begins here ends (exclusive), its name included: "a dog called Rex". */
function endOfThing(words: readonly PlacedWord[], from: number, limit: number): number {
  let at = from + 1;
  while (at < Math.min(limit, from + 1 + maxThingWords)) {
    const word = words[at];
    if (word === undefined || word.isAfterPause || word.isEnclosed) break;
    if (endsThing.has(word.lower) || prepositions.has(word.lower) || (at > from + 1 && isAdverb(word.lower))) break;
    if (functionWords.has(word.lower) || auxiliaries.has(word.lower)) break;
    if (at > from + 1 && isVerbHere(word)) break;
    at += 1;
  }
  return at;
}

const isVerbHere = ({ lower, text }: PlacedWord): boolean =>
  calledWords.has(lower) || (/^\p{Ll}/u.test(text) && verbForm(lower) === 'past' && !isAmbiguousVerb(lower));

/** The words of the name behind "called", if any. */
function nameBehind(words: readonly PlacedWord[], end: number): readonly PlacedWord[] {
  const name: PlacedWord[] = [];
  for (let at = end + 1; calledWords.has(words[end]?.lower ?? '') && name.length < maxNameWords; at += 1) {
    const word = words[at];
    if (word === undefined || !isNameWord(word) || (name.length > 0 && word.isAfterPause)) break;
    name.push(word);
  }
  return name;
}

/** The things that a clause names. */
export interface ThingsNamed {
  readonly things: readonly Thing[];
  /** Whether it tells what its subject is, or how it stands, and no deed: "is in Redis", "runs on Java". */
  readonly tellsState: boolean;
}

const ofStates = wordSet('is are was were runs run lives live sits sit stays stay starts expires costs has been');

/** "port 5433 not 5432" */
const notThis = /,? (?:and )?not \S{1,20}[.!]?$/;

/** "with 4 GB and no swap": what a thing does not have. */
const lacking = /,? (?:and|but|with) no \S{1,20}(?=,|$)/;

/** Null where the clause is of several parts or points elsewhere, so that nothing in it is clear. */
export const readThings = rememberingLast((clause: string): ThingsNamed | null => {
  // An address is one word, and no name of a thing.
  const words = placeWords(
    clause
      .replace(/\S{1,20}:\/\/\S{1,400}/g, 'x')
      .replace(notThis, '')
      .replace(lacking, ''),
  );
  if (words.length > maxClauseWords || /[?？](?:\s|$)|["“”«»„]/.test(clause) || isOfSeveralParts(words)) return null;
  const verbAt = findFiniteVerb(words, 0);
  const things: Thing[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const isSubject = at === 0 && verbAt > 0;
    const isOpened = opensThing(words[at]) || (at === 0 && pointsAtOwn(words));
    const isBare = isSubject && !isOpened && isBareNoun(words.slice(0, verbAt));
    if (!isOpened && !isBare && !startsName(words, at)) continue;
    const end = isBare ? verbAt : endOfThing(words, isOpened ? at : at - 1, isSubject ? verbAt : words.length);
    const place = isSubject ? 'subject' : placeOf(words, at);
    const name = nameBehind(words, end);
    if (place !== null && isThing(words, at, end)) {
      const mention = [...words.slice(at, end), ...name].map(({ text }) => text).join(' ');
      const isSeveral = (isOpened || isBare) && isPlural(words[end - 1]?.lower ?? '');
      things.push({
        mention,
        isSeveral,
        isName: !isOpened,
        isBeside: beside.has(words[at - 1]?.lower ?? ''),
        place,
        isTaken: verbAt === at - 2 && taking.has(words[at - 1]?.lower ?? ''),
      });
    }
    at = Math.max(at, name.length === 0 ? end - 1 : end + name.length);
  }
  return { things, tellsState: ofStates.has(words[verbAt]?.lower ?? '') };
});

/** "this box runs on …": the one that is before us, where a clause opens with it. */
const pointsAtOwn = (words: readonly PlacedWord[]): boolean =>
  words[0]?.lower === 'this' && /^\p{Ll}{3,}$/u.test(words[1]?.text ?? '') && findFiniteVerb(words, 0) > 1;

const opensThing = (word: PlacedWord | undefined): boolean =>
  determined.has(word?.lower ?? '') || counts.has(word?.lower ?? '');

const isOfSeveralParts = (words: readonly PlacedWord[]): boolean =>
  words.some(
    ({ lower }, at) =>
      (unclear.has(lower) &&
        !(at === 0 && pointsAtOwn(words)) &&
        !(lower === 'this' && noThings.has(words[at + 1]?.lower ?? ''))) ||
      (lower === 'and' && !joinsNames(words, at)) ||
      (subordinators.has(lower) && !opensPhrase(words, at)),
  );

/** "runs on Java 21 and Spring Boot", and not "prod is on 15 and staging on 16". */
const joinsNames = (words: readonly PlacedWord[], at: number): boolean =>
  findFiniteVerb(words, at + 1) < 0 && !words.slice(at + 1).some(({ lower }) => prepositions.has(lower));

/** "since 2019", "as a nurse": these open no clause. */
const opensPhrase = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:as|since|before|after|until|till|than|so)$/.test(words[at]?.lower ?? '') && findFiniteVerb(words, at + 1) < 0;

/** A name or identifier that stands without an article; what follows "called" or a number is none. */
const startsName = (words: readonly PlacedWord[], at: number): boolean => {
  const word = words[at];
  const before = words[at - 1];
  if (word === undefined || functionWords.has(word.lower) || !isNameWord(word)) return false;
  if (before === undefined) return isIdentifier(word) || auxiliaries.has(words[1]?.lower ?? '');
  return !calledWords.has(before.lower) && !/^\d/.test(before.text);
};

const maxBareWords = 3;

/** "remote cache is at …", as it is noted down without an article. */
const isBareNoun = (words: readonly PlacedWord[]): boolean =>
  words.length <= maxBareWords &&
  words.every(
    ({ lower, isAfterPause }, at) =>
      (at === 0 || !isAfterPause) &&
      !functionWords.has(lower) &&
      !prepositions.has(lower) &&
      !auxiliaries.has(lower) &&
      !isAdverb(lower) &&
      /^[\p{L}\d`][\p{L}\d._/`-]*$/u.test(lower) &&
      !/ing$/.test(lower),
  );

const isIdentifier = ({ text }: PlacedWord): boolean => /^`|\w[._/]\w/.test(text);

const isThing = (words: readonly PlacedWord[], from: number, end: number): boolean =>
  end > from + Number(opensThing(words[from]) || words[from]?.lower === 'this') &&
  !noThings.has(words[end - 1]?.lower ?? '') &&
  // "my sister Ana"
  !(noThings.has(words[from + 1]?.lower ?? '') && words[end - 1]?.isName === true) &&
  !words.slice(from, end).some(({ lower }) => dates.has(lower) || /^\d{1,2}(?:st|nd|rd|th)$/.test(lower)) &&
  !copulas.has(words[from - 1]?.lower ?? '');

/**
 * Where a thing stands behind the verb; what a preposition leads in is hardly what is talked about, and a place by its
 * name is not.
 */
function placeOf(words: readonly PlacedWord[], at: number): Thing['place'] | null {
  const before = words[at - 1]?.lower ?? '';
  if (!prepositions.has(before)) return 'object';
  // "since the field failure": when it was.
  if (times.has(before)) return null;
  const word = words[at];
  if (!opensThing(word)) return places.has(before) ? null : 'definite';
  return /^(?:an?|some)$/.test(word?.lower ?? '') || counts.has(word?.lower ?? '') ? 'indefinite' : 'definite';
}
