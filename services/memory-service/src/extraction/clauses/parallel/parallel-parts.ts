import { isForeignDeterminer, isGermanDeterminer } from '../../language/foreign-clause.js';
import { firstPersons } from '../../language/foreign-verbs.js';
import { findFiniteVerb } from '../../language/independent-clause.js';
import {
  auxiliaries,
  canBeFinite,
  formsOfBe,
  isVerbContraction,
  verbForm,
} from '../../language/lexicon/english-verbs.js';
import { determiners, functionWords } from '../../language/lexicon/english-words.js';
import { isGivenName } from '../../language/lexicon/given-names.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { type PlacedWord, placeWords } from '../../language/words-in-place.js';
import { type Clause, type Cut, cutHere } from '../places/clause-cut.js';
import { splitWishes } from './note-list.js';
import { isBare } from './paired-requests.js';

/*
 * Parts of a sentence that are built alike: objects that share a verb, each with its place, and lists without any verb.
 */

export const gapPrepositions = wordSet(
  'in on at under to with from by via through auf mit bei über en dans sur avec chez con em na nas nos nel nella sul sulla com su di в на с',
);
/** What follows two objects of one verb and tells them apart: a place, a purpose, a name. */
const objectMarkers = wordSet('for as in on at to from via about over under who named called para für pour per');

/**
 * Of what is asked for, also with what and when it is to be done: "start the server with `a`, the database with `b`".
 */
const requestMarkers = new Set([...objectMarkers, 'with', 'before', 'after']);

/** These say alike where something is. */
export const places = wordSet('in on at under');

/** And these what something is for. */
const purposes = wordSet('for as');

/**
 * "Moved a to b and c to d": with other verbs "to" belongs to the noun ("a commitment to quality and a talent to
 * teach").
 */
const movingVerbs = wordSet(
  'move send sent write wrote assign map bind bound push ship give gave set upload deploy add rename publish route switch forward pass bring brought take took pin change put raise lower',
);
const notObjects = wordSet('against between among around as during without within near like until since after before');

/**
 * "You find the schema in a and the seeds in b", "use Vitest for units and Playwright for the rest": subject and verb
 * were said once, and the same small word follows each object.
 */
export function cutAtObject(words: readonly PlacedWord[], at: number, joint: number, clause: Clause): Cut | null {
  const markers = findFiniteVerb(words, clause.subjectFrom) < 0 ? requestMarkers : objectMarkers;
  const after = prepositionAfter(words, at, markers);
  const marker = words[after]?.lower ?? '';
  if (after < 0 || words[after + 1] === undefined || words[after + 1]?.isAfterPause) return null;
  if (clause.leans && marker !== 'who') return null;
  const start = clause.subjectFrom;
  const verbAt = objectVerbAt(words, start, joint);
  if (verbAt < 0) return null;
  const objectAt = clause.from === start ? verbAt + 1 : clause.from;
  const before = prepositionAfter(words, objectAt, markers);
  const other = words[before]?.lower ?? '';
  const isSame = other === marker || [places, purposes].some((alike) => alike.has(marker) && alike.has(other));
  if (!isSame || before >= joint - 1) return null;
  if (words[at]?.isAfterPause === true && tellsMeans(words, before, joint)) return null;
  const verb = words[verbAt]?.lower ?? '';
  if (marker === 'to' && !movingVerbs.has(verb.replace(/(?:e?s|e?d)$/, '')) && !movingVerbs.has(verb)) return null;
  if (words.slice(objectAt + 1, joint).some((word) => word.isAfterPause)) return null;
  // "Leo has football on Mondays and Mia piano on Thursdays": somebody else, and what that one has.
  if (after > at + 1 && isGivenName(words[at]?.text ?? '') && words[objectAt]?.isName !== true) return null;
  const isAlike =
    isDetermined(words[objectAt]) === isDetermined(words[at]) &&
    (isFigure(words[objectAt]) === isFigure(words[at]) || !isCopula(words[verbAt]));
  return isAlike ? { word: at, leftEnd: words[joint]?.cutStart ?? 0, carriedWords: verbAt + 1 - start } : null;
}

/** "we block ads in the office by dns, pi-hole on 10.0.0.5": what follows says by what the one thing is done. */
const tellsMeans = (words: readonly PlacedWord[], marker: number, joint: number): boolean =>
  [joint - 2, joint - 3].some((at) => at > marker && /^(?:by|via|through|with|using)$/.test(words[at]?.lower ?? ''));

const isCopula = (word: PlacedWord | undefined): boolean => formsOfBe.has(word?.lower ?? '');
const isDetermined = (word: PlacedWord | undefined): boolean => word !== undefined && determiners.has(word.lower);

/** The verb before the object: that of a subject, or the first word of a request ("use", "never put"). */
function objectVerbAt(words: readonly PlacedWord[], from: number, joint: number): number {
  const finite = findFiniteVerb(words, from);
  const verb = words[finite]?.lower ?? '';
  if (finite >= 0) {
    const isHelping =
      isVerbContraction(verb) || (auxiliaries.has(verb) && verbForm(words[finite + 1]?.lower ?? '') !== null);
    const at = isHelping || /ing$/.test(words[finite + 1]?.lower ?? '') ? finite + 1 : finite;
    if (isCopula(words[at])) return isFigure(words[at + 1]) ? at : -1;
    return at < joint - 3 && words[at]?.lower !== 'am' ? at : -1;
  }
  let at = from;
  while (at < from + 2 && /^(?:please|always|never|only|just)$/.test(words[at]?.lower ?? '')) at += 1;
  const first = words[at]?.lower ?? '';
  if (isGermanDeterminer(first)) return -1;
  return isBare(first) || firstPersons.has(first) ? at : -1;
}

export const isFigure = (word: PlacedWord | undefined): boolean => /^\d/.test(word?.text ?? '');

const openers = wordSet('to for in on with from at during');

/** "To test use `a`, and to deploy use `b`": both open alike. */
export function cutAtParallel(words: readonly PlacedWord[], at: number, joint: number, clause: Clause): Cut | null {
  const opener = words[at]?.lower ?? '';
  const isAlike = openers.has(opener) && words[clause.from]?.lower === opener;
  const isWhole = joint - clause.from >= 4 && words.length - at >= 3 && words[at + 1]?.isAfterPause !== true;
  return isAlike && isWhole && clause.hasVerb ? cutHere(at, words[joint]) : null;
}

/** "backend in Go, frontend in Svelte": parts without any verb, each a thing and the same preposition. */
export function cutAtVerblessList(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const before = gapPrepositionAfter(words, clause.from);
  const after = gapPrepositionAfter(words, at);
  const hasVerb = words
    .slice(clause.from, at)
    .some((word) => canBeFinite(word.lower) && verbForm(word.lower) !== 'base' && word.text !== 'May');
  const isList = !hasVerb && before > 0 && before < at - 1 && after > 0 && words[after + 1] !== undefined;
  return isList && words[before]?.lower === words[after]?.lower ? cutHere(at, words[at]) : null;
}

/** Where the preposition stands after a subject of at most three words, or -1. */
export const gapPrepositionAfter = (words: readonly PlacedWord[], at: number): number =>
  prepositionAfter(words, at, gapPrepositions);

function prepositionAfter(words: readonly PlacedWord[], at: number, prepositions: ReadonlySet<string>): number {
  return isAdverbOfTime(words[at]) && at > 0
    ? prepositionBehind(words, at + 1, prepositions)
    : prepositionBehind(words, at, prepositions);
}

const isAdverbOfTime = (word: PlacedWord | undefined): boolean =>
  /^(?:already|still|now|only)$/.test(word?.lower ?? '');

function prepositionBehind(words: readonly PlacedWord[], at: number, prepositions: ReadonlySet<string>): number {
  const first = words[at]?.lower ?? '';
  const isName = at > 0 && words[at]?.isName === true && words[at].text.length > 1;
  const isGerman = isGermanDeterminer(first) && /^\p{Lu}/u.test(words[at + 1]?.text ?? '');
  const isDetermined = determiners.has(first) || isForeignDeterminer(first) || isGerman;
  const from = isDetermined ? at + 2 : at + 1;
  if (
    !isDetermined &&
    !isName &&
    (functionWords.has(first) || gapPrepositions.has(first) || notObjects.has(first) || verbForm(first) === 'base')
  )
    return -1;
  for (let next = from; next < from + 2; next += 1) {
    const word = words[next];
    if (word === undefined || word.isAfterPause) return -1;
    if (prepositions.has(word.lower)) return next;
    // "the left motor is wired to TIM1, the right one to TIM8"
    const isNoun = isDetermined && /^ones?$/.test(word.lower);
    if (functionWords.has(word.lower) && !isAdverbOfTime(word) && !isNoun) return -1;
  }
  return -1;
}

/** "Payments: Rosa, Search: Emil": each part under a label of its own; empty when it is no such list. */
export function splitLabelledParts(sentence: string): readonly string[] {
  if (sentence.length > maxListedCharacters) return [];
  const parts = sentence.split(/[,;]\s+(?:and\s+)?/).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => /^[^:]{1,40}: [^:]{1,60}$/.test(part)) ? parts : [];
}

const maxListedCharacters = 600;

/**
 * "Jan-Ole – contract ended 15 June, not renewed": somebody or something, and what is said of it at whatever length.
 */
const dashed = /^[^;–—:=>,]{1,40}\s(?:[–—]|->|=>|→)\s[^;–—=>]{2,160}$/;

/**
 * The parts of a list without verbs under a label, where each is a thing with what is said of it: "Ines (data), Karl
 * (infra) and Yuki (mobile)", "SvelteKit on the front, Go on the back". Empty when it is none.
 */
export function splitListed(list: string): readonly string[] {
  if (list.length > maxListedCharacters) return [];
  const apart = list.split(/;\s+/).map((part) => part.trim());
  if (apart.length > 1 && apart.every((part) => dashed.test(part))) return apart;
  const parts = list.split(/,\s+(?:and\s+)?|;\s+|\s+and\s+(?=[^,;]*$)/).map((part) => part.trim());
  const isBracketed = parts.every((part) => /^[^()]{1,40} \([^()]{1,60}\)\.?$/.test(part));
  const isPaired = parts.every((part) => /^[^–—:=>]{1,40}(?:\s(?:[–—-]{1,2}|->|=>|=|→)|:)\s[^–—:=>]{1,60}$/.test(part));
  const isTold = parts.every((part) => isPlaced(part) || version.test(part));
  return parts.length > 1 && (isBracketed || isPaired || isTold) ? parts : [];
}

/**
 * "We have three clusters: eu-1 in Frankfurt, us-1 in Ohio": the parts, each behind what leads to them; empty where it
 * is no such list.
 */
export function splitAfterLeadIn(sentence: string): readonly string[] {
  const match = /^([^:,;?]{8,100}): (\S.{1,400})$/.exec(sentence);
  const [, lead = '', list = ''] = match ?? [];
  if (!/\b(?:two|three|four|five|six|seven|eight|\d{1,2}|these|following|several|a few|some)\b/i.test(lead)) return [];
  const parts = [splitListed(list), splitWishes(list)].find((found) => found.length > 1) ?? [];
  return parts.map((part) => `${lead}: ${part}`);
}

/** "Ruby 3.3.4" */
const version = /^\p{L}[\w.+#/-]{0,30}(?: [\w.+#/-]{1,20})? v?\d[\w.]{0,15}\.?$/u;

/** "Go on the back", "two for code", "NATS in between". */
function isPlaced(part: string): boolean {
  const words = placeWords(part);
  if (words.length < 3 || words.length > 9) return false;
  const at = words.findIndex((word) => gapPrepositions.has(word.lower) || /^(?:for|as)$/.test(word.lower));
  return at > 0 && at <= 3 && at < words.length - 1 && !words.slice(0, at).some((word) => isSaid(word));
}

const isSaid = (word: PlacedWord): boolean =>
  word.text !== 'May' && canBeFinite(word.lower) && verbForm(word.lower) !== 'base';
