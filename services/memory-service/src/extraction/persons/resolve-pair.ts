import { findFiniteVerb } from '../language/independent-clause.js';
import { canBeFinite, formsOfBe, verbForm } from '../language/lexicon/english-verbs.js';
import { wordSet, wordsOf } from '../language/lexicon/word-set.js';
import { placeWords } from '../language/words-in-place.js';

/*
 * Who "they both" are, where the sentence before opens with two: "Lea and Tomas maintain the SDK. They both work from
 * Lisbon." Without "both" other words of it may name whom or what "they" means, so that only where there is no other
 * plural it is clear.
 */

const name = "\\p{Lu}[\\p{L}'’-]{1,20}(?: \\p{Lu}[\\p{L}'’-]{1,20})?";
const own = `(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) \\p{Ll}[\\p{Ll}-]{1,20}(?: ${name})?`;
const pair = new RegExp(`^((?:${own}|${name}) (?:and|&) (?:${own}|${name}))(?=[ ,])`, 'u');
const pronoun = /^((?:(?:and|also|plus|but|so),? )?)(they both|both of them|both|they|their)(?=['’ ])/i;
const maxClauseCharacters = 300;

const noOne = wordSet(
  'the we i you they he she it this that there monday tuesday wednesday thursday friday saturday sunday',
);

/**
 * The sentence with its opening "they", "both" or "their" replaced by the two that the clause before opens with; the
 * same where that is not clear.
 */
export function resolvePair(sentence: string, clauseBefore: string): string {
  const [whole = '', before = '', said = ''] = pronoun.exec(sentence) ?? [];
  if (said === '' || clauseBefore.length > maxClauseCharacters) return sentence;
  const two = pair.exec(clauseBefore)?.[1];
  if (two === undefined || two.split(/ (?:and|&) /).some((one) => noOne.has(one.toLowerCase()))) return sentence;
  const rest = sentence.slice(whole.length);
  const isBoth = /both/i.test(said);
  if (/^both$/i.test(said) && !opensWithVerb(rest)) return sentence;
  if (!isBoth && namesOthers(clauseBefore.slice(two.length))) return sentence;
  const mention = before === '' ? two : two.replace(/^(?:My|Our|His|Her)\b/, (word) => word.toLowerCase());
  if (/^their$/i.test(said)) return `${before}${mention}${/s$/.test(mention) ? "'" : "'s"}${rest}`;
  return `${before}${mention}${contracted(rest)[0]}${isBoth ? ' both' : ''}${contracted(rest)[1]}`;
}

const maxSubjectWords = 4;

/**
 * "The API is in Go; the worker is in Python; both share one database": the subjects of the two clauses that were said,
 * where there are no more of them. The same where that is not clear.
 */
export function resolveBoth(sentence: string, said: readonly string[]): string {
  const [whole = '', before = '', word = ''] = pronoun.exec(sentence) ?? [];
  // "They are both staying"
  const areBoth = /^they$/i.test(word) && /^(?:['’]re| are) both /.test(sentence.slice(whole.length));
  if (
    said.length !== 2 ||
    !(areBoth || /both/i.test(word)) ||
    said.some((clause) => clause.length > maxClauseCharacters)
  )
    return sentence;
  const rest = sentence.slice(whole.length);
  const bare = said.map((clause) => clause.replace(label, ''));
  const [one, other] = kinOf(bare) ?? bare.map(subjectOf);
  if (one == null || other == null || (/^both$/i.test(word) && !opensWithVerb(rest))) return sentence;
  const [verb, behind] = areBoth ? ['', rest.replace(/^['’]re/, ' are')] : contracted(rest);
  return `${before}${one} and ${/^(?:The|Our|My) /.test(other) ? other.charAt(0).toLowerCase() + other.slice(1) : other}${verb}${areBoth ? '' : ' both'}${behind}`;
}

/** "For the file: …", before each of the two. */
const label = /^[^:]{2,60}:\s/;
const owned =
  /^(.{2,60}?)['’]s (wife|husband|partner|girlfriend|boyfriend|sister|brother|mother|father|mum|mom|dad|daughter|son)(?=[ '’])/i;

/** "Lou is vegan; Lou's husband can't eat nuts; they are both …": somebody, and one of theirs. */
function kinOf(said: readonly string[]): readonly string[] | null {
  const [first = '', second = ''] = said;
  const [, person = '', relation = ''] = owned.exec(second) ?? [];
  const isTold = person !== '' && first.toLowerCase().startsWith(`${person.toLowerCase()} `);
  return isTold
    ? [
        person,
        `${person.charAt(0).toLowerCase() === 'm' && /^my /i.test(person) ? `my${person.slice(2)}` : person}'s ${relation}`,
      ]
    : null;
}

/** The subject of a clause that tells of it, with an article or a name; null for pronouns and whatever is longer. */
function subjectOf(clause: string): string | null {
  const words = placeWords(clause);
  const verbAt = findFiniteVerb(words, 0);
  // Other verbs may tell of their object, which "both" may mean as well.
  if (verbAt < 1 || verbAt > maxSubjectWords || !formsOfBe.has(words[verbAt]?.lower ?? '')) return null;
  const subject = words.slice(0, verbAt);
  const isClear = /^(?:the|our|my)$/i.test(subject[0]?.text ?? '')
    ? subject.length > 1
    : /^[\p{Lu}`]/u.test(subject[0]?.text ?? '');
  const isPlain = !subject.some(
    ({ lower, isAfterPause }, at) =>
      (noOne.has(lower) && at > 0) ||
      (isAfterPause && at > 0) ||
      /^(?:i|we|it|they|he|she|this|that|both|and|of)$/.test(lower),
  );
  return isClear && isPlain ? clause.slice(0, subject.at(-1)?.end) : null;
}

const opensWithVerb = (rest: string): boolean => {
  const [first = ''] = wordsOf(rest.slice(0, 40));
  return canBeFinite(first) && verbForm(first) !== 'third';
};

/** "They're both …": behind two names the verb stands in full. */
const contracted = (rest: string): readonly [verb: string, behind: string] => {
  const [whole, verb = ''] = /^['’](re|ve|ll|d)\b/i.exec(rest) ?? [''];
  const full = { re: ' are', ve: ' have', ll: ' will', d: ' would' }[verb.toLowerCase()] ?? '';
  return [full, rest.slice(whole.length)];
};

/** Another plural, or somebody else, whom "they" may mean as well. */
const namesOthers = (rest: string): boolean =>
  /\b(?:their|with \p{Lu}|\p{Ll}{2,}(?<![suyi'’])s(?= \p{Ll}|[,.;]|$)|people|children|kids|everyone|customers)/u.test(
    rest.replace(/^ \S+/, ''),
  );
