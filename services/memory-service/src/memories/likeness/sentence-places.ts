import { verbForm } from '../../extraction/language/lexicon/english-verbs.js';
import { stemAndEnding } from '../inflection.js';
import { stemOf } from './word-families.js';

/** What somebody is: "a carpenter" of "I am a carpenter", which looks like a deed once "am" is left out. */
const beingSomething =
  /(?:\b(?:is|are|am|be|do|does)|['’](?:s|re|m)) (?:(?:an?|the|our|my|not|never|always|only|usually|also|still|from|in|at|on) )*([\p{L}-]+)/giu;
/** What an article or the like tells to be a thing: "the writes". */
const determined =
  /(?<!\p{L})(?:the|an?|our|my|your|their|his|her|this|these|every|each|all|no|some|any) ([\p{L}-]+)/giu;

/** How words of a sentence stand in it, which their forms do not tell. */
export interface Places {
  readonly predicates: ReadonlySet<string>;
  readonly determined: ReadonlySet<string>;
  /** Of an order: what is to be done. */
  readonly order: string | null;
}

/** @param said the sentence before its phrases got one form */
export function placesOf(plain: string, said: string): Places {
  const stemsOf = (pattern: RegExp): ReadonlySet<string> =>
    new Set([...plain.matchAll(pattern)].map(([, word = '']) => stemOf(stemAndEnding(word.toLowerCase()))));
  const order = orderOf(plain, said);
  return {
    predicates: stemsOf(beingSomething),
    determined: stemsOf(determined),
    order: order === null ? null : stemOf(stemAndEnding(order)),
  };
}

/** What is to be done, of a sentence that begins as an order does: "never commit secrets". */
function orderOf(plain: string, said: string): string | null {
  const [, first = ''] = /^(?:(?:always|never|do not|don['’]t|only) ){0,2}([a-z]+)\b/i.exec(plain) ?? [];
  const word = first.toLowerCase();
  return verbForm(word) === 'base' && !/(?<!\p{L})(?:is|are)(?!\p{L})/iu.test(`${plain} ${said}`) ? word : null;
}
