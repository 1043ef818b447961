import { canBeFinite, verbForm } from '../language/lexicon/english-verbs.js';
import { wordSet, wordsOf } from '../language/lexicon/word-set.js';

/*
 * Who "they both" are, where the sentence before opens with two: "Lea and Tomas maintain the SDK. They both work from Lisbon." Without
 * "both" other words of it may name whom or what "they" means, so that only where there is no other plural it is clear.
 */

const name = "\\p{Lu}[\\p{L}'’-]{1,20}(?: \\p{Lu}[\\p{L}'’-]{1,20})?";
const own = `(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) \\p{Ll}[\\p{Ll}-]{1,20}(?: ${name})?`;
const pair = new RegExp(`^((?:${own}|${name}) (?:and|&) (?:${own}|${name}))(?=[ ,])`, 'u');
const pronoun = /^((?:(?:and|also|plus|but|so),? )?)(they both|both of them|both|they|their)(?=['’ ])/i;
const maxClauseCharacters = 300;

const noOne = wordSet(
  'the we i you they he she it this that there monday tuesday wednesday thursday friday saturday sunday',
);

/** The sentence with its opening "they", "both" or "their" replaced by the two that the clause before opens with; the same where that is not clear. */
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
