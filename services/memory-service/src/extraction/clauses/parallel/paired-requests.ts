import { isAmbiguousVerb, verbForm } from '../../language/lexicon/english-verbs.js';
import { determiners, functionWords } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import { type Clause, type Cut, cutHere } from '../places/clause-cut.js';

/*
 * Requests that stand beside each other: "use tabs in Go and keep spaces in Python", "lint everything, and never
 * force-push".
 */

const openings = wordSet('please always never only just also now then');
/** Bare forms that are past forms, too. */
const alsoPasts = wordSet('set put cut let run read split hit shut quit');

export const isBare = (verb: string): boolean => verbForm(verb) === 'base' || alsoPasts.has(verb);

/** Whether the request opens with a word that only a request opens with. */
const isOpened = (word: PlacedWord | undefined): boolean =>
  /^(?:please|always|never|don't|dont)$/.test(word?.lower ?? '');

/**
 * The verb of a request ("Keep spaces", "never force-push", "please don't log"), or -1; one that is as often a noun
 * needs its object.
 */
export function requestVerbAt(words: readonly PlacedWord[], from: number): number {
  let at = from;
  while (at < from + 3 && openings.has(words[at]?.lower ?? '')) at += 1;
  if (/^(?:don't|dont)$/.test(words[at]?.lower ?? '')) return at + 1 < words.length ? at + 1 : -1;
  const verb = (words[at]?.lower ?? '').replace(/^(?:type|double|cross|spell|force|code)-(?=[a-z])/, '');
  const next = words[at + 1];
  if (at > from) return isBare(verb) || /^[a-z]+-[a-z]+$/.test(verb) ? at : -1;
  if (!isBare(verb) || next === undefined || next.isAfterPause) return -1;
  if (/^(?:and|or|for|of|is|are|was|has)$/.test(next.lower)) return -1;
  if (!isAmbiguousVerb(verb)) return at;
  const isObject =
    determiners.has(next.lower) || next.isName || /^[\d`]/.test(next.text) || !functionWords.has(next.lower);
  return isObject && verbForm(next.lower) === null ? at : -1;
}

/**
 * "Answer me in Dutch, but keep the code comments English": another request, that does not bound the first ("but keep
 * it short").
 */
export const cutAtContraryRequest = (words: readonly PlacedWord[], at: number, clause: Clause): Cut | null =>
  clause.voice === 'user' &&
  words[at]?.isAfterPause === true &&
  requestVerbAt(words, clause.from) >= 0 &&
  requestVerbAt(words, at + 1) >= 0 &&
  words.length - at > 3 &&
  !words.slice(at + 1).some(({ lower }) => /^(?:it|them|that|this|those|these|one|ones)$/.test(lower))
    ? cutHere(at + 1, words[at])
    : null;

/**
 * Two requests, each with an object of its own; or one that says of itself that it is one, after anything that is no
 * clause.
 */
function isRequestPair(words: readonly PlacedWord[], at: number, joint: number, clause: Clause): boolean {
  if (clause.voice !== 'user' || clause.leans) return false;
  // "Write units in `a` and specs in `b`, and keep …": the second shares the first one's verb.
  const isCarried = clause.subjectFrom < clause.from;
  const left = requestVerbAt(words, clause.subjectFrom);
  // "Prefix queues with …": a plural that looks like a verb.
  const isObject = left >= 0 && clause.verbAt === left + 1 && verbForm(words[left + 1]?.lower ?? '') === 'third';
  if (clause.isIndependent && !isObject && !(isCarried && left >= 0)) return false;
  const right = requestVerbAt(words, at);
  if (right < 0 || words.length - right < 2) return false;
  return left >= 0 ? joint - Math.max(left, clause.from) >= 2 : isOpened(words[at]) && joint - clause.from >= 3;
}

export const cutAtRequest = (words: readonly PlacedWord[], at: number, joint: number, clause: Clause): Cut | null =>
  isRequestPair(words, at, joint, clause) ? cutHere(at, words[joint]) : null;

const maxWordsOfCase = 12;

/**
 * "When you review my SQL, flag missing indexes and ignore the layout": what an agent does in one case of its work; the
 * case is carried over.
 */
export function cutAtRequestInCase(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const from = clause.subjectFrom;
  if (clause.voice !== 'user' || !/^(?:and|but)$/.test(words[at]?.lower ?? '')) return null;
  if (!/^(?:when|whenever|if|before) you$/.test(lowerTextOf(words, from, from + 2))) return null;
  const comma = words.findIndex(({ isAfterPause }, next) => next > from + 2 && isAfterPause);
  if (comma < 0 || comma > from + maxWordsOfCase || at - comma < 2) return null;
  // "tag the release and then tell me": step by step.
  if (words[at + 1]?.lower === 'then') return null;
  if (requestVerbAt(words, comma) < 0 || requestVerbAt(words, at + 1) < 0 || words.length - at < 4) return null;
  const [first, second] = [lowerTextOf(words, comma, at), lowerTextOf(words, at + 1)];
  // "write them in French, and send them to Jo" goes on about what the case names; "read the diff and summarise it"
  // does not.
  return points.test(second) && !points.test(first)
    ? null
    : { word: at + 1, leftEnd: words[at]?.cutStart ?? 0, carriedWords: comma - from };
}

const points = /\b(?:it|them|that|those|this|one|ones)\b/;

/**
 * "…, and no ligatures anywhere please": a wish of its own, where nothing before it was denied; behind a request also
 * "…, and no praise in reviews".
 */
export const setsBound = (words: readonly PlacedWord[], at: number, { voice, from }: Clause): boolean =>
  voice === 'user' &&
  words[at]?.lower === 'no' &&
  (isForGood.test(lowerTextOf(words, at + 1, at + 1 + maxBoundWords)) ||
    (isSomewhere.test(lowerTextOf(words, at + 1, at + 1 + maxBoundWords)) && asksAnything(words, from, at - 1))) &&
  !words.slice(from, at).some(({ lower }) => /^(?:no|never|without|nor)$/.test(lower));

const isSomewhere = /^(?!(?:one|more|longer|need|way|problem)\b)(?:\S+ ){1,3}(?:in|on|for|outside|inside|under) \S+/;

const maxCaseWords = 12;

/** "keep replies short", "whenever you review a diff keep it to two comments" */
const asksAnything = (words: readonly PlacedWord[], from: number, to: number): boolean => {
  if (requestVerbAt(words, from) >= 0) return true;
  if (!/^(?:when|whenever|if)$/.test(words[from]?.lower ?? '')) return false;
  for (let at = from + 3; at < Math.min(to - 1, from + maxCaseWords); at += 1)
    if (wishes.has(words[at]?.lower ?? '') && requestVerbAt(words, at) >= 0) return true;
  return false;
};

/** Verbs of requests that are hardly anything else. */
const wishes = wordSet(
  'keep use write make put please always never dont prefer avoid skip limit stick add include give',
);

const maxBoundWords = 6;
const isForGood = /^(?:\S+ ){1,3}(?:anywhere|ever|at all|please|pls|whatsoever)\b/;

/** "… and ask brand (Ulla) before changing logos": whom to turn to is a rule of its own, whoever says it. */
export const tellsWhomToAsk = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:ask|ping|contact|email|tell|notify)$/.test(words[at]?.lower ?? '') &&
  words
    .slice(at + 2, at + 6)
    .some(({ lower, isEnclosed }) => !isEnclosed && /^(?:before|if|when|whenever|about)$/.test(lower));

/** "always run make lint before you commit and never edit gen/": each is asked for by itself. */
export const pairsRules = (
  words: readonly PlacedWord[],
  joint: number,
  { voice, from, isIndependent }: Clause,
): boolean =>
  voice === 'user' &&
  ((opensRule(words, joint + 1) && opensRule(words, from)) ||
    (holdsForGood(words, joint + 1) && joint - from >= 3 && (requestVerbAt(words, from) >= 0 || !isIndependent)));

/** "… and always british spelling": a rule by its first word, whatever follows. */
const holdsForGood = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.lower === 'always' &&
  words.length - at >= 3 &&
  !/^(?:it|them|that|this|the|and|or)$/.test(words[at + 1]?.lower ?? '');

/** "always …", "never …", "don't …", with a verb that asks for it. */
export const opensRule = (words: readonly PlacedWord[], at: number): boolean =>
  (/^(?:always|never|don't|dont)$/.test(words[at]?.lower ?? '') && verbForm(words[at + 1]?.lower ?? '') === 'base') ||
  (/^(?:please|pls|plz|also|so)$/.test(words[at]?.lower ?? '') && opensRule(words, at + 1));
