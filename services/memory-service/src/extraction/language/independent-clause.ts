import { verbBehindApposition } from './apposition.js';
import { auxiliaries, canBeFinite, isAmbiguousVerb, isVerbContraction, verbForm } from './lexicon/english-verbs.js';
import { determiners, functionWords, possessives, subjectPronouns, subordinators } from './lexicon/english-words.js';
import { wordSet } from './lexicon/word-set.js';
import type { PlacedWord } from './words-in-place.js';

/* Where an English clause with a subject and a finite verb of its own begins. */

const betweenSubjectAndVerb = wordSet(
  'ever hardly rarely seldom also then never always still just now really both already usually often sometimes',
  'finally recently only even actually currently mostly all simply',
);
const participlesAfterNouns = wordSet(
  'named called based used made written built located born given taken related needed required owned known',
);
const endsNounPhrase = wordSet('and or but to that which who whom whose where when if because so than');
const timeOpenings = wordSet('yesterday today tomorrow tonight last next this on in since later then now');

export const isAdverb = (word: string): boolean =>
  betweenSubjectAndVerb.has(word) || (word.length > 4 && word.endsWith('ly'));

const maxNounPhraseWords = 6;

/** Whether the words from here on begin with a subject that a finite verb soon follows. Looks at no more than ten words. */
export const startsIndependentClause = (words: readonly PlacedWord[], from: number): boolean =>
  findFiniteVerb(words, from) >= 0;

/** Where the finite verb stands whose subject begins here (the contraction itself in "I'm"), or -1. Looks at no more than ten words. */
export function findFiniteVerb(words: readonly PlacedWord[], from: number): number {
  const at = skipPhrase(words, skipTime(words, skipAdverbs(words, from)));
  const first = words[at];
  if (first === undefined) return -1;
  if (isVerbContraction(first.lower) && !first.lower.startsWith('wh')) return at;
  if (bareContractions.has(first.lower)) return at;
  if (/^(?:any|every|some|no)(?:thing|one|body)$/.test(first.lower)) {
    const own = verbAfterNoun(words, at, 'the');
    return own < 0 && isNewThirdOfPerson(words[at + 1]) ? at + 1 : own;
  }
  if (/^(?:most|half|some|all|none|many|part)$/.test(first.lower) && words[at + 1]?.lower === 'of')
    return determiners.has(words[at + 2]?.lower ?? '') ? verbAfterNoun(words, at + 3, 'the') : -1;
  if (subjectPronouns.has(first.lower)) return verbAfterPronoun(words, at);
  if (determiners.has(first.lower)) {
    if (words[at + 1]?.isAfterPause === true) return -1;
    const own = verbAfterNoun(words, at + 1, first.lower);
    const told = own < 0 ? verbBehindApposition(words, at + 1) : own;
    return told < 0 && possessives.has(first.lower) ? verbAfterPair(words, at) : told;
  }
  const paired = verbAfterPair(words, at);
  if (paired >= 0) return paired;
  // "Ben's migration runs": an owner by their name.
  if (/^\p{Lu}\p{L}+['’]s$/u.test(first.text) && words[at + 1]?.isAfterPause === false) {
    const own = verbAfterNoun(words, at + 1, 'his');
    if (own >= 0) return own;
  }
  const named = /^[\p{Lu}`]/u.test(first.text) ? verbAfterName(words, at) : -1;
  const verbAt = named >= 0 ? behindCompound(words, named) : verbAfterBareNoun(words, at);
  // "For packages, …": what a preposition opens has no verb before its comma, whatever its noun looks like.
  return openingPrepositions.has(first.lower) && words[verbAt + 1]?.isAfterPause === true ? -1 : verbAt;
}

/** "nobody force-pushes": behind such a word a verb comes, known or not. */
const isNewThirdOfPerson = (word: PlacedWord | undefined): boolean =>
  word !== undefined && !word.isAfterPause && /\p{Ll}(?<![sui'])s$/u.test(word.lower) && !/^else/.test(word.lower);

/** "Feature requests land in Jira": what looks like the verb of a name is a noun where a verb in the plural and a small word follow. */
function behindCompound(words: readonly PlacedWord[], verbAt: number): number {
  const [next, behind] = [words[verbAt + 1], words[verbAt + 2]];
  const isPlural =
    verbForm(words[verbAt]?.lower ?? '') === 'third' &&
    verbForm(next?.lower ?? '') === 'base' &&
    !isAmbiguousVerb(next?.lower ?? '') &&
    gapOpeners.has(behind?.lower ?? '');
  return isPlural && next?.isAfterPause === false && behind?.isAfterPause === false ? verbAt + 1 : verbAt;
}

const gapOpeners = wordSet('in on at under from through via');

const openingPrepositions = wordSet('for in on at with by from to of about without during under over via per');

function skipAdverbs(words: readonly PlacedWord[], from: number): number {
  let at = from;
  while (at < from + 2 && isAdverb(words[at]?.lower ?? '') && words[at + 1]?.isAfterPause === false) at += 1;
  return words[at]?.lower === 'no' && words[at + 1]?.lower === 'longer' && words[at + 2]?.isAfterPause === false
    ? at + 2
    : at;
}

const isVerbLike = (word: PlacedWord | undefined): boolean => verbForm(word?.lower ?? '') !== null;

/** "for captchas we use", "on Android the minimum is": what stands before the subject; behind an article it may be a clause of the noun ("in the flat we rent"). */
function skipPhrase(words: readonly PlacedWord[], from: number): number {
  if (!openingPrepositions.has(words[from]?.lower ?? '')) return from;
  for (let at = from + 1; at < from + 4; at += 1) {
    const word = words[at];
    if (word === undefined || word.isAfterPause || endsNounPhrase.has(word.lower)) return from;
    if (determiners.has(word.lower) || word.text.startsWith('`'))
      return at > from + 1 && !isVerbLike(words[at - 1]) ? at : from;
    if (/^(?:i|we|he|she|they)(?:'|$)/.test(word.lower)) return at > from + 1 ? at : from;
  }
  return from;
}

/** "tomorrow I will", "last week we", "on Monday she": the time stands before the subject. */
function skipTime(words: readonly PlacedWord[], from: number): number {
  // "10 days ago he ran"
  if (words[from + 2]?.lower === 'ago') return subjectPronouns.has(words[from + 3]?.lower ?? '') ? from + 3 : from;
  if (!timeOpenings.has(words[from]?.lower ?? '')) return from;
  for (let at = from + 1; at < from + 4; at += 1) {
    const word = words[at]?.lower ?? '';
    // "Since I work alone" gives a reason.
    const isReason = at === from + 1 && words[from]?.lower === 'since';
    if (/^(?:i|we|he|she|they)(?:'|$)/.test(word)) return isReason ? from : at;
  }
  return from;
}

/** Contractions as they are typed in a hurry. */
const bareContractions = wordSet('im ive hes shes theyre theyve weve youre youve');

/** After "I" and "we" any word is one, known or not: "we store invoices", "I hum". */
function verbAfterPronoun(words: readonly PlacedWord[], pronounAt: number): number {
  const at = skipAdverbs(words, pronounAt + 1);
  const verb = words[at]?.lower;
  if (verb === undefined) return -1;
  const isSaidOfSpeaker =
    /^(?:i|we)$/.test(words[pronounAt]?.lower ?? '') && !functionWords.has(verb) && words[at]?.isAfterPause !== true;
  return canBeFinite(verb) || isAmbiguousVerb(verb) || isSaidOfSpeaker ? at : -1;
}

function isEndOfNounPhrase(word: PlacedWord | undefined): boolean {
  return word === undefined || word.isAfterPause || endsNounPhrase.has(word.lower) || subjectPronouns.has(word.lower);
}

const isPluralNoun = (word: PlacedWord | undefined): boolean =>
  word !== undefined &&
  (/(?:\p{Ll}(?<![sui])|e)s$/u.test(word.lower) || /^(?:people|children|kids|men|women)$/.test(word.lower));

function verbAfterNoun(words: readonly PlacedWord[], from: number, determiner: string): number {
  for (let at = from + 1; at < from + maxNounPhraseWords; at += 1) {
    const word = words[at];
    if (word === undefined || isEndOfNounPhrase(word)) return -1;
    if (isAuxiliary(word)) return at;
    const form = verbForm(word.lower) ?? (unknownPast.test(word.lower) ? 'past' : null);
    const before = isAdverb(words[at - 1]?.lower ?? '') ? words[at - 2] : words[at - 1];
    if (form === 'base' && isPluralNoun(before) && (!isAmbiguousVerb(word.lower) || opensComplement(words[at + 1])))
      return at;
    if (isThirdOfPerson(words, at, determiner) || isNewThird(words, at, from)) return at;
    // "My nephew built our website": an object follows, so that it is no participle.
    const hasObject = form === 'past' && determiners.has(words[at + 1]?.lower ?? '');
    if (hasObject && possessives.has(determiner)) return at;
    if (form === null || form === 'base' || participlesAfterNouns.has(word.lower)) continue;
    if (form === 'third') {
      if (isAmbiguousVerb(word.lower.replace(/s$/, '')) && word.lower !== 'ends' && !opensComplement(words[at + 1]))
        continue;
      return at;
    }
    if (/^(?:from|when|after|because|again|since|out)$/.test(words[at + 1]?.lower ?? '')) return at;
    const isSaidOfIt =
      determiner !== 'a' && determiner !== 'an' && (possessives.has(determiner) || !word.lower.endsWith('ed'));
    return isSaidOfIt || isOnlyVerb(words, at) ? at : -1;
  }
  return -1;
}

/** "The basement flooded again": a verb that no list holds, by its ending. */
const unknownPast = /^\p{Ll}{4,}(?<!e)ed$/u;

const maxClauseWords = 12;

/** "The team voted for trunk-based development": no other verb comes before the next pause. */
function isOnlyVerb(words: readonly PlacedWord[], verbAt: number): boolean {
  for (let at = verbAt + 1; at < verbAt + maxClauseWords; at += 1) {
    const word = words[at];
    if (word === undefined || word.isAfterPause) return at > verbAt + 1;
    if (canBeFinite(word.lower) && verbForm(word.lower) !== 'base' && !word.lower.includes('-')) return false;
  }
  return false;
}

/** Month and modal verb are told apart by the capital. */
const isAuxiliary = (word: PlacedWord): boolean => auxiliaries.has(word.lower) && word.text !== 'May';

const persons = wordSet(
  'mother mom mum father dad brother sister wife husband partner girlfriend boyfriend fiancé fiancée son',
  'daughter aunt uncle cousin niece nephew grandmother grandma grandfather grandpa',
  'friend boss manager colleague coworker teammate roommate flatmate neighbour neighbor landlord teacher doctor',
  'dog cat puppy kitten gf bf ex twin',
);

/** "my aunt breeds alpacas": what is done by a person of one's own is a verb, known or not. */
function isThirdOfPerson(words: readonly PlacedWord[], at: number, determiner: string): boolean {
  const word = words[at]?.lower ?? '';
  const next = words[at + 1];
  return (
    possessives.has(determiner) &&
    persons.has(words[at - 1]?.lower ?? '') &&
    /\p{Ll}(?<![sui'])s$/u.test(word) &&
    !isAdverb(word) &&
    (next === undefined || !(next.isAfterPause || canBeFinite(next.lower) || endsNounPhrase.has(next.lower)))
  );
}

/** "the gateway terminates TLS": a verb that no list holds, by its ending and by what follows. */
function isNewThird(words: readonly PlacedWord[], at: number, from: number): boolean {
  const word = words[at]?.lower ?? '';
  const next = words[at + 1];
  if (at !== from + 1 || next === undefined || next.isAfterPause || verbForm(word) !== null) return false;
  const isNoun =
    /(?:[eo]r|ist|ing|ment|ion|[iy]t[iy]e|ee|ent|ant|ship|ness)s$/.test(word) || /s$/.test(words[from]?.lower ?? '');
  return (
    /\p{Ll}{3}(?<![sui'])s$/u.test(word) &&
    !isNoun &&
    (determiners.has(next.lower) || /^\p{Lu}|\w[./_]\w/u.test(next.text))
  );
}

/** What only follows a verb that has an object or a place: an article, a pronoun, a preposition but "of". */
const opensComplement = (word: PlacedWord | undefined): boolean =>
  word !== undefined &&
  !word.isAfterPause &&
  (determiners.has(word.lower) || complementOpeners.has(word.lower) || /^[\d€$£]/.test(word.text));
const complementOpeners = wordSet(
  'me us him her them it to with out up down off into onto under through every twice once',
);

function verbAfterName(words: readonly PlacedWord[], from: number): number {
  let at = from + 1;
  while (at < from + 3 && isNamePart(words[at])) at += 1;
  const word = words[at];
  if (word === undefined || word.isAfterPause || participlesAfterNouns.has(word.lower)) return -1;
  const form = verbForm(word.lower);
  const isThird = form === 'third' && !isAmbiguousVerb(word.lower.replace(/s$/, ''));
  // After "always" and the like a verb comes, known or not.
  const isDone = betweenSubjectAndVerb.has(words[at - 1]?.lower ?? '') && /\p{Ll}(?<![sui])s$/u.test(word.lower);
  return isAuxiliary(word) || form === 'past' || isThird || isDone || isThirdWithObject(words, at) ? at : -1;
}

/** "Priya curates the articles": a verb that no list holds. */
function isThirdWithObject(words: readonly PlacedWord[], at: number): boolean {
  const [verb = '', next] = [words[at]?.lower, words[at + 1]];
  return (
    verbForm(verb) === null &&
    /^\p{Ll}{3,}(?<![sui])s$/u.test(verb) &&
    next?.isAfterPause === false &&
    /^(?:the|an?|our|my|his|her|their|its|every|all)$/.test(next.lower)
  );
}

/** "Theo and I are engaged", "my wife and Ben run a bar": two subjects before a verb in the plural. */
function verbAfterPair(words: readonly PlacedWord[], from: number): number {
  let and = from + 1;
  while (and < from + 3 && words[and]?.isAfterPause === false && words[and]?.lower !== 'and') and += 1;
  const other = words[and + 1];
  if (words[and]?.lower !== 'and' || words[and]?.isAfterPause || other === undefined) return -1;
  const isPerson = /^\p{Lu}/u.test(other.text) || possessives.has(other.lower);
  const isNamed = /^\p{Lu}/u.test(words[from]?.text ?? '') || possessives.has(words[from]?.lower ?? '');
  if (!isPerson || !isNamed) return -1;
  const last = possessives.has(other.lower) ? and + 2 : and + 1;
  const verb = words[skipAdverbs(words, last + 1)];
  if (verb === undefined || verb.isAfterPause || functionWords.has(verb.lower) !== auxiliaries.has(verb.lower))
    return -1;
  const form = verbForm(verb.lower);
  const isPlural =
    /^(?:are|were|have|aren't|don't)$/.test(verb.lower) ||
    form === 'past' ||
    (form === 'base' && !isAmbiguousVerb(verb.lower));
  return isPlural ? words.indexOf(verb, last) : -1;
}

const isNamePart = (word: PlacedWord | undefined): boolean =>
  word !== undefined && !word.isAfterPause && (/^\p{Lu}/u.test(word.text) || isAdverb(word.lower));

function verbAfterBareNoun(words: readonly PlacedWord[], at: number): number {
  const auxiliary = auxiliaryAfterNoun(words, at);
  if (auxiliary >= 0) return auxiliary;
  for (let offset = 0; offset < 3 && (offset === 0 || !isEndOfNounPhrase(words[at + offset])); offset += 1) {
    const verbAt = verbAfterPlural(words, at + offset);
    if (verbAt >= 0) return verbAt;
  }
  return thirdPersonAfterNoun(words, at);
}

/** Third persons that "to" follows; "changes to the API" and "dice rolls to learn from" are nouns. */
const takesTo = wordSet(
  'belongs goes writes talks listens points connects deploys maps refers applies resolves defaults redirects',
  'needs wants has tends publishes pushes speaks leads',
);

/** Past forms that are hardly ever participles behind a noun. */
const intransitivePasts = wordSet('moved switched migrated went came got became failed crashed expired joined left');

/** "production runs", "search now uses": a word that is no verb itself before the third person of one that is hardly a noun. */
function thirdPersonAfterNoun(words: readonly PlacedWord[], first: number): number {
  const from = isCompound(words, first) ? first + 1 : first;
  const at = skipAdverbs(words, from + 1);
  const [noun, verb, next] = [words[from], words[at], words[at + 1]];
  if (noun === undefined || verb === undefined || next === undefined) return -1;
  if (next.isAfterPause || verb.isAfterPause || /^\d/.test(noun.text)) return -1;
  const leadsTo = takesTo.has(verb.lower) || intransitivePasts.has(verb.lower);
  if (endsNounPhrase.has(next.lower) && (next.lower !== 'to' || !leadsTo)) return -1;
  if (functionWords.has(noun.lower) || isAdverb(noun.lower)) return -1;
  const isNoun = verbForm(noun.lower) === null || verbForm(noun.lower) === 'base';
  const isThird =
    (intransitivePasts.has(verb.lower) && /^(?:to|from|off|away|over|back|last|this|in|on|at)$/.test(next.lower)) ||
    (verbForm(verb.lower) === 'third' &&
      (!isAmbiguousVerb(verb.lower.replace(/s$/, '')) ||
        /^(?:opens|ends)$/.test(verb.lower) ||
        (next.lower === 'to' && takesTo.has(verb.lower))));
  const opens = functionWords.has(next.lower) || complementOpeners.has(next.lower) || /^[\p{Lu}\d`]/u.test(next.text);
  return isNoun && isThird && opens ? at : -1;
}

/** "code freeze starts", "error tracking lives": a noun before the noun. */
function isCompound(words: readonly PlacedWord[], at: number): boolean {
  const [first, second, third] = [words[at], words[at + 1], words[at + 2]];
  const isPlain = (word: PlacedWord | undefined): boolean =>
    word !== undefined &&
    !functionWords.has(word.lower) &&
    !isAdverb(word.lower) &&
    !endsNounPhrase.has(word.lower) &&
    !subordinators.has(word.lower) &&
    !/s$|^\d/.test(word.lower);
  return isPlain(first) && isPlain(second) && !second?.isAfterPause && verbForm(third?.lower ?? '') === 'third';
}

/** A noun phrase without an article before an auxiliary: "staging is", "git over ssh is", "8081 is", "no one has". */
function auxiliaryAfterNoun(words: readonly PlacedWord[], from: number): number {
  const first = words[from];
  if (first === undefined || functionWords.has(first.lower) || auxiliaries.has(first.lower) || isAdverb(first.lower))
    return -1;
  if (
    endsNounPhrase.has(first.lower) ||
    subordinators.has(first.lower) ||
    (verbForm(first.lower) !== null &&
      !isAmbiguousVerb(first.lower) &&
      !first.lower.endsWith('s') &&
      !(/^(?:is|are|was|has|isn't)$/.test(words[from + 1]?.lower ?? '') && words[from + 1]?.isAfterPause === false))
  )
    return -1;
  for (let at = from + 1; at < from + maxNounPhraseWords; at += 1) {
    const word = words[at];
    const isCompared = word?.lower === 'than' && /(?:er|more|less)$/.test(words[at - 1]?.lower ?? '');
    if (word === undefined || (isEndOfNounPhrase(word) && !isCompared)) return -1;
    if (/^(?:is|are|was|were|has|must|should|will|cannot|can't|isn't|aren't|won't|doesn't|don't)$/.test(word.lower))
      return at;
  }
  return -1;
}

function verbAfterPlural(words: readonly PlacedWord[], at: number): number {
  const noun = words[at];
  const verbAt = skipAdverbs(words, at + 1);
  const verb = words[verbAt];
  if (noun === undefined || verb === undefined || words[at + 1]?.isAfterPause || verb.isAfterPause) return -1;
  if (!/\p{Ll}s$/u.test(noun.lower) || functionWords.has(noun.lower)) return -1;
  return isAuxiliary(verb) || isPluralVerb(verb.lower, words[verbAt + 1]) ? verbAt : -1;
}

/** "hotfixes skip review": verbs that no noun is spelled like. */
const hardlyNouns = wordSet(
  'skip need get take require include contain follow keep go belong lack receive send accept ignore become mean',
  'make give begin',
);

/** "keys rotate every …", "requests time out": the bare form before a small word, a number or a name. */
const isPluralVerb = (verb: string, next: PlacedWord | undefined): boolean => {
  if (verbForm(verb) !== 'base' || next === undefined || next.isAfterPause) return false;
  if (isAmbiguousVerb(verb)) return /^(?:out|up|in|down|off|with|to)$/.test(next.lower);
  if (hardlyNouns.has(verb) && !endsNounPhrase.has(next.lower)) return true;
  if (/^(?:hourly|daily|nightly|weekly|monthly|yearly|quarterly)$/.test(next.lower)) return true;
  if (/^(?:after|before|through|within|between|when|every|per|twice|once|across|against|around)$/.test(next.lower))
    return true;
  return (
    (functionWords.has(next.lower) && !/^(?:and|or|but|that|which|who)$/.test(next.lower)) ||
    /^[\p{Lu}\d`]/u.test(next.text)
  );
};
