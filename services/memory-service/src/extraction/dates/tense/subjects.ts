import { months, ordinalSuffixes, units, weekdays } from '../tokens/english-words.js';
import { type Token, wordOf } from '../tokens/tokens.js';

/* What stands before a verb: pronouns, plural nouns, and where a clause opens. */

export const determiners = new Set('the a an our my your his her their its this that these those'.split(' '));

export const subjects = new Set(['i', 'we', 'they']);

export const singularSubjects = new Set(['he', 'she', 'it']);

const relatives = new Set(['that', 'which', 'who', 'what']);

const beforeSubject = new Set(
  'and but so then that because if when while as or since although though where until today tomorrow tonight now here there hence therefore instead means'.split(
    ' ',
  ),
);

export function isPronounSubject(tokens: readonly Token[], at: number): boolean {
  return wordOf(tokens, at) === 'you' || subjects.has(wordOf(tokens, at)) || singularSubjects.has(wordOf(tokens, at));
}

/** A word shortly behind its article: "the release", "our old config". */
export const isNoun = (tokens: readonly Token[], at: number): boolean =>
  !determiners.has(wordOf(tokens, at)) && [1, 2].some((back) => determiners.has(wordOf(tokens, at - back)));

export function isRelative(tokens: readonly Token[], at: number): boolean {
  return relatives.has(wordOf(tokens, at));
}

export const isPlural = (word: string): boolean => /\p{Ll}{2}(?<![sui])s$/u.test(word);

/**
 * "The classes start in May", "our credits run out in October": behind a plural that its article or owner tells from a
 * verb.
 */
export function isPluralSubject(tokens: readonly Token[], at: number): boolean {
  const owners = [1, 2, 3].map((back) => wordOf(tokens, at - back));
  return isPlural(wordOf(tokens, at)) && (owners.some((word) => pluralOwners.has(word)) || opensClause(tokens, at));
}

const pluralOwners = new Set('the our my your their his her these those all both'.split(' '));

const reporting = new Set(
  'said promised confirmed agreed decided announced told assured assume hope hoped think thought'.split(' '),
);
const reportingTo = new Set(['told', 'promised', 'assured', 'informed']);
const personalObjects = new Set('me us him her them you everyone everybody'.split(' '));
/** How far before a clause the verb may stand that reports it to somebody, in words. */
const reportReachTokens = 5;

/**
 * "I promised we ship", "we told the Dutch client we deliver", and not "he told me the build we run": that ends with
 * what was told of.
 */
function isReported(tokens: readonly Token[], at: number): boolean {
  if (reporting.has(wordOf(tokens, at - 1))) return true;
  for (let back = 2; back <= reportReachTokens; back += 1) {
    const [word, receiver] = [wordOf(tokens, at - back), wordOf(tokens, at - back + 1)];
    if (reportingTo.has(word)) return back === 2 || !personalObjects.has(receiver);
    if (
      tokens[at - back]?.kind !== 'word' ||
      (determiners.has(word) && !reportingTo.has(wordOf(tokens, at - back - 1)))
    )
      return false;
  }
  return false;
}

/** Not "did we ship" and not "the service we run", whose tense is not the one of the sentence. */
export function opensClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.kind !== 'word') return true;
  return (
    beforeSubject.has(before.word) ||
    isReported(tokens, at) ||
    weekdays.has(before.word) ||
    months.has(before.word) ||
    units.has(before.word) ||
    ordinalSuffixes.has(before.word) ||
    /(?:een|tie)th$/.test(before.word)
  );
}
