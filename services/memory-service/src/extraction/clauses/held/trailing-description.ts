import { mayNameTime } from '../../dates/tokens/date-words.js';
import { findFiniteVerb } from '../../language/independent-clause.js';
import { canBeFinite } from '../../language/lexicon/english-verbs.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { isProperName, lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import type { Clause } from '../places/clause-cut.js';
import { partFrom } from '../places/part-from.js';

/*
 * What stands behind a comma and says more of what was named before it, without a verb of its own: "a black Gazelle,
 * frame number GZ44", "the images are PNGs, 20 MB apiece", "the app is in Nuxt, deployed to Fly". Gates, rooms and
 * seats count among what has a number.
 */

const maxNumberWords = 5;
const kindsOfNumbers = wordSet(
  'number no nr model id plate serial code version size seat firmware batch lot gate room ext extension pin part licence license',
);

/** "frame number GZ44", "model KG39N" */
function namesNumber(part: readonly PlacedWord[]): boolean {
  if (part.length > maxNumberWords) return false;
  const at = part.findIndex(({ lower }) => kindsOfNumbers.has(lower));
  // "…, font size 16": how something is set, and not of the thing before.
  if (at > 0 && part[at]?.lower === 'size') return false;
  return at >= 0 && at <= 2 && /\d/.test(part[at + 1]?.text ?? '') && at + 2 >= part.length;
}

/** "20 to 40 MB a piece", "62 square metres" */
const tellsSize = (part: readonly PlacedWord[]): boolean =>
  part.length <= maxNumberWords + 1 &&
  /^[~<>≈]?\d/.test(part[0]?.text ?? '') &&
  !mayNameTime(part.map(({ text }) => text).join(' ')) &&
  !part.some(({ lower }, at) => lower === 'for' || (at > 0 && canBeFinite(lower) && !onlyLooksFinite.has(lower)));

const maxNounWords = 5;

/**
 * "We have a two year old, Matilda, she …", "there's a new plant manager, Ms. Orr": a name alone behind a comma is that
 * of whom the noun before it introduces.
 */
function namesIntroduced(words: readonly PlacedWord[], at: number, from: number): boolean {
  let end = at;
  while (end < at + maxNameWords && (end === at || words[end]?.isAfterPause === false)) end += 1;
  const isAlone = words[end] === undefined || words[end]?.isAfterPause === true;
  const name = words.slice(at, end);
  if (!isAlone || name.some((word) => !isProperName(word) || mayNameTime(word.text))) return false;
  for (let back = at - 1; back >= Math.max(from, at - maxNounWords); back -= 1) {
    if (/^an?$/.test(words[back]?.lower ?? '')) return back < at - 1;
    if (words[back]?.isAfterPause === true) return false;
  }
  return false;
}

const about =
  /^(?:about|around|roughly|approximately|approx|circa|ca|some|nearly|almost|over|under|(?:up to|at least|at most|more than|less than|fewer than)) (?=[~€$£]?\d)/;
const perUnit =
  /^[~€$£]?\d[\d.,]*[km€$£%]?(?: \p{L}{1,12}){0,2}? (?:per|an?|each|pro|par|por|al|à la|la|im|am) (?:\p{L}+ )?(?:hour|day|night|week|month|quarter|year|seat|user|person|head|piece|unit|team|project|repo|device|node|kilo|kg|litre|liter|metre|meter|page|call|request|stunde|tag|woche|monat|jahr|kopf|person|mois|jour|semaine|an|mes|día|semana|año|mese|giorno|anno)$/u;

/** "900 EUR per month", "12 a seat": how much of it, behind what it is of. */
const tellsRate = (said: string): boolean => perUnit.test(said.replace(about, ''));

/** "about 400k lines", "roughly 80 models" */
const tellsRoughSize = (part: readonly PlacedWord[], said: string): boolean =>
  part.length <= maxRoughWords &&
  about.test(said) &&
  !mayNameTime(said) &&
  !part.some(
    ({ lower }, at) =>
      lower === 'for' || (canBeFinite(lower) && at < part.length - 1 && !/^(?:of|in)$/.test(part[at + 1]?.lower ?? '')),
  );

const maxRoughWords = 5;

/** "Ana is 34, 2 kids": a number of its own before the comma, and not one of a name ("Postgres 16", "a 2015 Volvo"). */
const tellsAmount = (words: readonly PlacedWord[], from: number, to: number): boolean =>
  words
    .slice(from, to)
    .some(
      ({ text }, at, before) =>
        /^[~<>≈€$£]?\d+(?:[.,]\d+)?[%€$£\p{Ll}]*$/u.test(text) &&
        !isProperName(before[at - 1]) &&
        !isProperName(before[at + 1]),
    );

const onlyLooksFinite = wordSet(
  'square feet times hours minutes days weeks months years metres meters people pieces rooms a each',
);

const ofPlaceOrMaking = wordSet(
  'hosted written based located called named owned maintained managed backed powered deployed built made published packaged running',
);
const prepositions = wordSet('on to in by at with from for as near behind under using via');
const firstPersons = wordSet('i we');

/** "deployed to Fly", "written in Go", said of what the clause is about and not of what somebody did. */
function tellsMaking(words: readonly PlacedWord[], at: number, { from }: Clause): boolean {
  const [made, preposition] = [words[at], words[at + 1]];
  if (!ofPlaceOrMaking.has(made?.lower ?? '') || !prepositions.has(preposition?.lower ?? '')) return false;
  if (isBareName(words.slice(from, at))) return true;
  const verbAt = findFiniteVerb(words, from);
  const isDeed = firstPersons.has(words[from]?.lower ?? '') && !owning.has(words[verbAt]?.lower ?? '');
  return verbAt > from && !isDeed;
}

/** "Rails 7, hosted on Fly": a name alone before the comma. */
const isBareName = (name: readonly PlacedWord[]): boolean =>
  name.length <= maxNameWords &&
  isProperName(name[0]) &&
  name.every((word) => isProperName(word) || /^v?\d/.test(word.text));

/** "Hugo, hosted at home, no plugins": what it does without, behind a name and where it runs. */
function refusesBehindMaking(words: readonly PlacedWord[], at: number, clause: Clause): boolean {
  if (words[at]?.lower !== 'no' || partFrom(words, at).length > maxNameWords) return false;
  const madeAt = words.findIndex(({ isAfterPause }, index) => index > clause.from && isAfterPause);
  return madeAt < at && isBareName(words.slice(clause.from, madeAt)) && tellsMaking(words, madeAt, clause);
}

const maxNameWords = 3;
const owning = wordSet('have use run own maintain keep got has had');

/** Whether what begins here goes with what was named before the comma. */
export function trailsAsDescription(words: readonly PlacedWord[], at: number, clause: Clause): boolean {
  if (words[at]?.isAfterPause !== true || at <= clause.from) return false;
  const part = partFrom(words, at);
  const said = lowerTextOf(part);
  return (
    namesNumber(part) ||
    namesIntroduced(words, at, clause.from) ||
    tellsRate(said) ||
    tellsRoughSize(part, said) ||
    (tellsSize(part) && !tellsAmount(words, clause.from, at)) ||
    tellsMaking(words, at, clause) ||
    refusesBehindMaking(words, at, clause)
  );
}
