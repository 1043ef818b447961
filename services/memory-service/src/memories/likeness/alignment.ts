import type { Word } from './clause-words.js';
import type { Statement } from './statement.js';
import { areAlike } from './word-families.js';

/** A word, and the one of the other statement that says the same. */
export type Pair = readonly [Word, Word];

/** The words of the one beside those of the other; null where one is left over that may not be missing. */
export function align(one: Statement, other: Statement): readonly Pair[] | null {
  const left = [...other.words];
  const pairs: Pair[] = [];
  const alone: Word[] = [];
  for (const exact of [true, false]) {
    for (const word of exact ? one.words : alone.splice(0)) {
      const index = left.findIndex((twin) => mayStandFor(word, twin, exact, one, other));
      const [twin] = index < 0 ? [] : left.splice(index, 1);
      if (twin === undefined) alone.push(word);
      else pairs.push([word, twin]);
    }
  }
  return alone.every((word) => mayBeMissing(word, one, other)) && left.every((word) => mayBeMissing(word, other, one))
    ? pairs
    : null;
}

function mayStandFor(word: Word, twin: Word, isExact: boolean, one: Statement, other: Statement): boolean {
  if (word.isPerson !== twin.isPerson || word.isPast !== twin.isPast) return false;
  if (word.stem === twin.stem) return haveLikeEndings(word.ending, twin.ending);
  if (isExact || word.isPerson) return false;
  if (isNever(word) && isNever(twin))
    return !one.isUnderWay && [...one.words, ...other.words].every((told) => !told.isPast);
  return areAlike(word.stem, twin.stem) || isMadeWith(word, twin, one, other) || isMadeWith(twin, word, other, one);
}

/** "I never drink" is "I don't drink", but "I never drank" not "I didn't drink". */
const isNever = ({ stem }: Word): boolean => stem === 'not' || stem === 'never';

/** What makes another word of a stem, without what only inflects it: "validate" and "validated", but not "valid". */
export const coreOf = (ending: string): string => ending.replace(/(?:e?s|ed|ing|e)$/, '');
/** What tells of doing by a noun: "validation" of "validate", "deployment" of "deploy". */
const nounOf: Readonly<Record<string, string>> = { ment: '', ion: '', ation: 'at', ization: 'iz' };

function haveLikeEndings(one: string, other: string): boolean {
  const [core, otherCore] = [coreOf(one), coreOf(other)];
  if (core === otherCore)
    return !(one.endsWith('ed') && other.endsWith('ing')) && !(one.endsWith('ing') && other.endsWith('ed'));
  return nounOf[core] === otherCore || nounOf[otherCore] === core;
}

const makings = new Set(['build', 'write', 'implement']);
const runnings = new Set(['run', 'host', 'serv']);

/** "We use GitHub Actions for CI" is "our CI runs on GitHub Actions"; "written in Kotlin" is "built in Kotlin". */
function isMadeWith(word: Word, twin: Word, one: Statement, other: Statement): boolean {
  const alike = [makings, runnings].find((deeds) => deeds.has(twin.stem));
  if (alike === undefined || !hasRole(other, 'place')) return false;
  return word.stem === 'use' ? hasRole(one, 'purpose') : alike.has(word.stem) && hasRole(one, 'place');
}

const hasRole = ({ words }: Statement, role: string): boolean => words.some((word) => word.role === role);

/** Where or when something is, that is there or then. */
const places = new Set(['live', 'locat', 'situat', 'lie', 'sit', 'find', 'host', 'store', 'keep', 'happen', 'write']);

/** A time of the day, or a day. */
const clockOrDay =
  /^(?:\d{1,2}:\d\d|(?:ante|post)meridiem|januari|februari|march|april|may|june|juli|august|septemb|octob|novemb|decemb|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

function mayBeMissing({ stem, isPast, role }: Word, own: Statement, other: Statement): boolean {
  if (isPast) return false;
  const isOfThings = !own.words.some(({ isPerson }) => isPerson);
  const isPlaced = other.equates && other.words.some((word) => word.role === 'place' || word.stem === 'every');
  if (places.has(stem) && isOfThings && isPlaced) return true;
  const isTimed = other.words.some((word) => clockOrDay.test(word.stem));
  switch (stem) {
    case 'start':
      return isTimed && isOfThings && isPlaced;
    case 'happen':
      return own.words.filter(({ isDeed }) => isDeed).length > 1;
    case 'must':
      return other.isOrder;
    // "We use RabbitMQ for messages": "our message broker is RabbitMQ" is told by the words beside it.
    case 'use':
      return other.equates && (other.isOurs || (own.isOurs && hasRole(own, 'purpose')));
    case 'alway':
      return role === '' && other.isOrder && own.isOrder;
    default:
      return false;
  }
}

/** A word that is the same in both, and stands as a noun in one of them, is told of in both. */
export function isDeedOfBoth(word: Word, twin: Word): boolean {
  if (word.stem !== twin.stem) return word.isDeed || twin.isDeed;
  return word.isDeed && twin.isDeed && !word.isNominal && !twin.isNominal;
}
