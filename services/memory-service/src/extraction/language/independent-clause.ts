import { verbBehindApposition } from './apposition.js';
import { isBareContraction } from './bare-contractions.js';
import { auxiliaries, canBeFinite, isAmbiguousVerb, isVerbContraction, verbForm } from './lexicon/english-verbs.js';
import { determiners, functionWords, possessives, subjectPronouns } from './lexicon/english-words.js';
import { wordSet } from './lexicon/word-set.js';
import { endsNounPhrase, skipAdverbs } from './noun-phrases.js';
import { verbAfterBareNoun } from './verb-after-bare-noun.js';
import { verbAfterName, verbAfterPair } from './verb-after-name.js';
import { verbAfterNoun } from './verb-after-noun.js';
import type { PlacedWord } from './words-in-place.js';

/* Where an English clause with a subject and a finite verb of its own begins. */

const timeOpenings = wordSet('yesterday today tomorrow tonight last next this on in since later then now');

/**
 * Whether the words from here on begin with a subject that a finite verb soon follows. Looks at no more than ten words.
 */
export const startsIndependentClause = (words: readonly PlacedWord[], from: number): boolean =>
  findFiniteVerb(words, from) >= 0;

/**
 * Where the finite verb stands whose subject begins here (the contraction itself in "I'm"), or -1. Looks at no more
 * than ten words.
 */
export function findFiniteVerb(words: readonly PlacedWord[], from: number): number {
  const at = finiteVerbBehind(words, from);
  return isMonth(words, at) ? -1 : at;
}

/** "deadline may 11" */
const isMonth = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.lower === 'may' && /^\d{1,2}(?:st|nd|rd|th)?$/.test(words[at + 1]?.lower ?? '');

function finiteVerbBehind(words: readonly PlacedWord[], from: number): number {
  const at = skipPhrase(words, skipTime(words, skipAdverbs(words, from)));
  const first = words[at];
  if (first === undefined) return -1;
  if (isVerbContraction(first.lower) && !first.lower.startsWith('wh')) return at;
  if (isBareContraction(words, at)) return at;
  if (isContractedIs(words, at)) return at;
  // "turns out the meniscus is torn"
  if (/^turn(?:s|ed)$/.test(first.lower) && words[at + 1]?.lower === 'out') return at;
  if (/^(?:any|every|some|no)(?:thing|one|body)$/.test(first.lower)) return verbAfterIndefinite(words, at);
  if (/^(?:most|half|some|all|none|many|part)$/.test(first.lower) && words[at + 1]?.lower === 'of')
    return determiners.has(words[at + 2]?.lower ?? '') ? verbAfterNoun(words, at + 3, 'the') : -1;
  if (subjectPronouns.has(first.lower)) return verbAfterPronoun(words, at);
  if (determiners.has(first.lower)) return verbAfterDeterminer(words, at, first.lower);
  const ofKin = verbAfterKin(words, at);
  if (ofKin >= 0) return ofKin;
  const paired = verbAfterPair(words, at);
  if (paired >= 0) return paired;
  // "Ben's migration runs": an owner by their name.
  if (first.isName && /^\p{L}+['’]s$/u.test(first.text) && words[at + 1]?.isAfterPause === false) {
    const own = verbAfterNoun(words, at + 1, 'his');
    if (own >= 0) return own;
  }
  const described = words[at + 1]?.isAfterPause === true || first.isName ? verbBehindApposition(words, at) : -1;
  if (described >= 0) return described;
  const named = first.isName || first.text.startsWith('`') ? verbAfterName(words, at) : -1;
  const verbAt = named >= 0 ? behindCompound(words, named) : verbAfterBareNoun(words, at);
  // "For packages, …": what a preposition opens has no verb before its comma, whatever its noun looks like.
  return openingPrepositions.has(first.lower) && words[verbAt + 1]?.isAfterPause === true ? -1 : verbAt;
}

function verbAfterIndefinite(words: readonly PlacedWord[], at: number): number {
  // "everyone there goes remote"
  if (/^(?:there|here|else)$/.test(words[at + 1]?.lower ?? '') && canBeFinite(words[at + 2]?.lower ?? ''))
    return at + 2;
  const own = verbAfterNoun(words, at, 'the');
  return own < 0 && isNewThirdOfPerson(words[at + 1]) ? at + 1 : own;
}

function verbAfterDeterminer(words: readonly PlacedWord[], at: number, determiner: string): number {
  if (words[at + 1]?.isAfterPause === true) return -1;
  if (/^(?:his|her)$/.test(determiner) && contractedNoun.test(words[at + 1]?.lower ?? '')) return at + 1;
  // "the flat there is paid by them"
  if (/^(?:there|here)$/.test(words[at + 2]?.lower ?? '') && auxiliaries.has(words[at + 3]?.lower ?? '')) return at + 3;
  const own = verbAfterNoun(words, at + 1, determiner);
  const told = own < 0 ? verbBehindApposition(words, at + 1) : own;
  return told < 0 && possessives.has(determiner) ? verbAfterPair(words, at) : told;
}

/** "wife got a postdoc there", said of one's own without "my" */
function verbAfterKin(words: readonly PlacedWord[], at: number): number {
  const first = words[at];
  if (first === undefined || !ownKin.has(first.text) || words[at + 1]?.isAfterPause !== false) return -1;
  const verbAt = skipAdverbs(words, at + 1);
  const verb = words[verbAt]?.lower ?? '';
  const isVerb = /^(?:is|was|has|had)$/.test(verb) || verbForm(verb) === 'past' || verbForm(verb) === 'third';
  return isVerb ? verbAt : -1;
}

/** "her name's Momo", "his number's on the fridge": what somebody has, and is. */
const contractedNoun = /^(?:name|number|phone|email|birthday|address|office|flat|desk|title|job)'s$/;

const ownKin = wordSet(
  'wife husband hubby girlfriend boyfriend fiancé fiancée fiance mum mom dad sister brother son daughter kid grandma grandpa flatmate roommate landlord landlady boss',
);

const kin = wordSet(
  "mum's mom's dad's mama's papa's grandma's grandpa's granny's nobody's everyone's everybody's somebody's",
);

/** "dad's looking after the dogs", "Ana's moving to Bern": a person, and what they are doing. */
function isContractedIs(words: readonly PlacedWord[], at: number): boolean {
  const [first, doing, behind] = [words[at], words[at + 1], words[at + 2]];
  const isPerson = kin.has(first?.lower ?? '') || /^\p{Lu}\p{Ll}+['’]s$/u.test(first?.text ?? '');
  if ((isPerson || first?.isName === true) && tellsState(words, at)) return true;
  if (!isPerson || doing?.isAfterPause !== false || !/^\p{Ll}{2,}ing$/u.test(doing.lower)) return false;
  return behind?.isAfterPause === false && (functionWords.has(behind.lower) || behind.lower === 'after');
}

/** "Tom's allergic to nuts", "mum's vegan": behind an owner comes a noun. */
const tellsState = (words: readonly PlacedWord[], at: number): boolean =>
  /^\p{L}+'s$/u.test(words[at]?.lower ?? '') &&
  words[at + 1]?.isAfterPause === false &&
  ofPersons.has(words[at + 1]?.lower ?? '') &&
  (words[at + 2] === undefined ||
    words[at + 2]?.isAfterPause === true ||
    functionWords.has(words[at + 2]?.lower ?? ''));

const ofPersons = wordSet(
  'allergic vegan vegetarian pescatarian coeliac celiac diabetic pregnant ill sick lactose gluten deaf away off back',
);

/** "nobody force-pushes": behind such a word a verb comes, known or not. */
const isNewThirdOfPerson = (word: PlacedWord | undefined): boolean =>
  word !== undefined && !word.isAfterPause && /\p{Ll}(?<![sui'])s$/u.test(word.lower) && !/^else/.test(word.lower);

/**
 * "Feature requests land in Jira": what looks like the verb of a name is a noun where a verb in the plural and a small
 * word follow.
 */
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

const isVerbLike = (word: PlacedWord | undefined): boolean => verbForm(word?.lower ?? '') !== null;

/**
 * "for captchas we use", "on Android the minimum is": what stands before the subject; behind an article it may be a
 * clause of the noun ("in the flat we rent").
 */
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
  const behind = from + namedTimeWords(words, from);
  if (behind > from && opensSubject(words[behind])) return behind;
  if (!timeOpenings.has(words[from]?.lower ?? '')) return from;
  for (let at = from + 1; at < from + 4; at += 1) {
    const word = words[at]?.lower ?? '';
    if (endsNounPhrase.has(word)) return from;
    // "Since I work alone" gives a reason.
    const isReason = at === from + 1 && words[from]?.lower === 'since';
    if (/^(?:i|we|he|she|they)(?:'|$)/.test(word)) return isReason ? from : at;
  }
  return from;
}

const unit = 'week|weekend|month|quarter|year|spring|summer|autumn|fall|winter';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const month =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
/** "The day after tomorrow", "this month", "since May", "on Friday morning": a time and nothing more. */
const namedTime = new RegExp(
  `^(?:the day (?:after tomorrow|before yesterday)|yesterday|tomorrow|today|tonight|(?:last|this|next) (?:${unit}|${weekday}|night)|(?:on|since|from|until) (?:next |last )?${weekday}|(?:since|from|until|in) (?:early |mid |late )?(?:${month}|(?:19|20)\\d\\d))(?: (?:morning|afternoon|evening|night))?(?= )`,
);
const openingNamedTimes = wordSet('yesterday tomorrow today tonight last this next on since from until in');
const maxTimeWords = 5;

/** Of how many words the time is with which a clause opens; 0 where it opens with none, or a pause follows. */
function namedTimeWords(words: readonly PlacedWord[], from: number): number {
  const first = words[from]?.lower ?? '';
  if (!openingNamedTimes.has(first) && !(first === 'the' && words[from + 1]?.lower === 'day')) return 0;
  const text = words.slice(from, from + maxTimeWords + 1).map(({ lower }) => lower);
  const count = namedTime.exec(text.join(' '))?.[0].split(' ').length ?? 0;
  return words[from + count]?.isAfterPause === true ? 0 : count;
}

/** "Tomorrow the new one opens", "since May my nephew helps", "next week Ana starts". */
const opensSubject = (word: PlacedWord | undefined): boolean =>
  word !== undefined &&
  !pointing.test(word.lower) &&
  (determiners.has(word.lower) || word.isName || subjectPronouns.has(word.lower));

const pointing = /^(?:it|this|that|these|those|one)(?:'|$)/;

/** After "I" and "we" any word is one, known or not: "we store invoices", "I hum". */
function verbAfterPronoun(words: readonly PlacedWord[], pronounAt: number): number {
  const at = skipAdverbs(words, pronounAt + 1);
  const verb = words[at]?.lower;
  if (verb === undefined) return -1;
  const isSaidOfSpeaker =
    /^(?:i|we)$/.test(words[pronounAt]?.lower ?? '') && !functionWords.has(verb) && words[at]?.isAfterPause !== true;
  return canBeFinite(verb) || isAmbiguousVerb(verb) || isSaidOfSpeaker ? at : -1;
}
