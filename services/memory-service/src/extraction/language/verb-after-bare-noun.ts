import { mayNameTime } from '../dates/tokens/date-words.js';
import { auxiliaries, isAmbiguousVerb, verbForm } from './lexicon/english-verbs.js';
import { functionWords, subordinators } from './lexicon/english-words.js';
import { wordSet } from './lexicon/word-set.js';
import {
  complementOpeners,
  endsNounPhrase,
  isAdverb,
  isAuxiliary,
  isEndOfNounPhrase,
  maxNounPhraseWords,
  opensAnotherPhrase,
  opensComplement,
  skipAdverbs,
} from './noun-phrases.js';
import type { PlacedWord } from './words-in-place.js';

/* Where the finite verb stands behind a noun without an article. */

export function verbAfterBareNoun(words: readonly PlacedWord[], at: number): number {
  const auxiliary = auxiliaryAfterNoun(words, at);
  if (auxiliary >= 0) return auxiliary;
  const done = doneByDepartment(words, at);
  if (done >= 0) return done;
  for (let offset = 0; offset < 3 && (offset === 0 || !isEndOfNounPhrase(words[at + offset])); offset += 1) {
    const verbAt = verbAfterPlural(words, at + offset);
    if (verbAt >= 0) return verbAt;
  }
  return thirdPersonAfterNoun(words, at);
}

/** Who does things at work, by a noun that needs no article. */
const departments = wordSet(
  'marketing sales legal finance accounting procurement compliance security infra ops devops support management engineering',
);
const departmentsInBrief = wordSet('hr qa it');

/** "marketing already booked the ads", "ops took over the pager": what a department did, to something. */
function doneByDepartment(words: readonly PlacedWord[], at: number): number {
  const first = words[at];
  if (first === undefined || !(departments.has(first.lower) || (departmentsInBrief.has(first.lower) && first.isName)))
    return -1;
  const verbAt = skipAdverbs(words, at + 1);
  const [verb, next] = [words[verbAt], words[verbAt + 1]];
  if (verb === undefined || verb.isAfterPause) return -1;
  const form = verbForm(verb.lower);
  const isDone = form === 'past' || (form === 'third' && !isAmbiguousVerb(verb.lower.replace(/s$/, '')));
  const isTold =
    opensComplement(next) ||
    next?.isName === true ||
    verbAt > at + 1 ||
    /^(?:over|on|in|off|back|for)$/.test(next?.lower ?? '');
  return isDone && isTold ? verbAt : -1;
}

/** Third persons that "to" follows; "changes to the API" and "dice rolls to learn from" are nouns. */
const takesTo = wordSet(
  'belongs goes writes talks listens points connects deploys maps refers applies resolves defaults redirects',
  'needs wants has tends publishes pushes speaks leads',
);

/** Past forms that are hardly ever participles behind a noun. */
const intransitivePasts = wordSet('moved switched migrated went came got became failed crashed expired joined left');

/** "oke owns search": forms that are no nouns, whatever follows. */
const doneByPersons = wordSet('owns manages maintains oversees handles teaches knows speaks hates');

/**
 * "production runs", "search now uses": a word that is no verb itself before the third person of one that is hardly a
 * noun.
 */
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
  const opens =
    functionWords.has(next.lower) ||
    complementOpeners.has(next.lower) ||
    /^(?:nothing|everything|something|anything|everyone|everybody|nobody)$/.test(next.lower) ||
    next.isName ||
    /^[\d`]/.test(next.text) ||
    doneByPersons.has(verb.lower) ||
    opensPartOfTime(words, at + 1);
  return isNoun && isThird && opens ? at : -1;
}

/** "expires end of November", "opens early May" */
const opensPartOfTime = (words: readonly PlacedWord[], at: number): boolean =>
  (/^(?:end|start|beginning)$/.test(words[at]?.lower ?? '') && words[at + 1]?.lower === 'of') ||
  (/^(?:early|mid|late)$/.test(words[at]?.lower ?? '') && mayNameTime(words[at + 1]?.text ?? ''));

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
    if (word === undefined || (isEndOfNounPhrase(word) && !isCompared) || opensAnotherPhrase(words, at)) return -1;
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
    next.isName ||
    /^[\d`]/.test(next.text)
  );
};
