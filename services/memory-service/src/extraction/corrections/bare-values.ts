import { technologies } from '../language/lexicon/technologies.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { caselessUnicode, oneOf } from '../language/pattern-parts.js';
import { splitSentences } from '../language/split-sentences.js';
import { isQuestion } from '../remarks/requests/questions.js';
import { splitBlocks } from '../turns/split-blocks.js';
import { isForNoPlace } from './places-beside.js';

/*
 * "no, it's trunk", behind an agent's "I branched from master.": a value alone, that denies one of its kind in the
 * sentence right before. "No, it's fine" and "no, it's late" have the same form, so that the kind of both has to be
 * known.
 */

const no = oneOf(
  "no|nope|nah|wrong|incorrect|not (?:quite|right)|(?:that|this|it)(?:['’]s| is|s) (?:wrong|incorrect|not (?:right|true|correct))",
  'nein|falsch|stimmt nicht|non|faux|incorrecto|mal|falso|não|errado|sbagliato|nie|źle|nee|fout|nej|fel',
);
const it = oneOf(
  "(?:it|that|they)(?:['’]?s|['’]re| is| are| was| were| should be)|its|ours is|should be|use|we use|we['’]re on",
  "es ist|das ist|er ist|sie ist|c['’]est|es|è|é|to|jest|to jest|het is|dat is|det är|det er",
);
const deniesByValue = caselessUnicode`^(?:${no})[,.:;!–—-]+ ?(?:(?:actually|aber|mais|pero|mas|ma|ale|maar|sorry),? )?(?:${it} )?(?:(?:on|in|from|at|called|the|port|branch|version|auf|sur|en|su|em|na|op) ){0,2}([^\s,;:?]{1,40}(?: [^\s,;:?]{1,20})?)$`;

const branches = wordSet(
  'master main trunk develop dev development staging stage prod production canary nightly stable',
);
const formats: readonly RegExp[] = [
  // "settings.yaml"
  /^[\w./-]*\w\.[a-z]{1,5}$/i,
  // "eu-west-1"
  /^[a-z][a-z\d]*(?:[-_][a-z\d]+)*[-_][a-z]*\d[a-z\d]*$/i,
  // "8080", "v2", "3.12"
  /^v?\d[\d.,]*(?:ms|s|m|h|mb|gb|kb|%)?$/i,
  // "feature/login", "auth_token"
  /^[a-z][\w.-]*[/_][\w./-]+$/i,
];
const name = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u;
const namesWithin = /(?<=\p{Ll}\s|\d\s)(?!(?:I|I'm|I've|I'll|OK)\b)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?![\p{L}])/gu;

const number = '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,3})';
/** "exactly one", "just two" */
const countAlone = new RegExp(`^(?:exactly|only|just|max) ${number}$`, 'i');
const howMany = /^(?:several|many|multiple|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/i;
/** "an hour", "5 minutes" */
const howLong = new RegExp(`^(?:an?|half|${number}) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$`, 'i');
const unitOfTime = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/i;

/** What a value is one of, by its word or its form; null where that is not known. */
function kindOf(value: string): ((other: string) => boolean) | null {
  const word = value.toLowerCase();
  if (branches.has(word)) return (other) => branches.has(other.toLowerCase());
  if (countAlone.test(value)) return (other) => howMany.test(other);
  if (howLong.test(value)) return (other) => unitOfTime.test(other);
  if (technologies.has(word)) return (other) => technologies.has(other.toLowerCase());
  const format = formats.find((pattern) => pattern.test(value));
  return format === undefined ? null : (other) => format.test(other);
}

const maxWords = 40;

/** Whether a clause tells one value of the kind of another, and not that one. */
function tellsOther(clause: string, value: string): boolean {
  const words = clause.split(/\s+/, maxWords).map((word) => word.replace(/^[("'`“]+|[)"'`”.,;:!]+$/g, ''));
  if (words.some((word) => word.toLowerCase() === value.toLowerCase())) return false;
  const isOfKind = kindOf(value);
  if (isOfKind !== null && words.filter(isOfKind).length === 1) return true;
  return name.test(value) && !isForNoPlace(value, clause) && (clause.match(namesWithin) ?? []).length === 1;
}

const maxToldCharacters = 600;
const maxClauseCharacters = 200;

/**
 * The sentence of what was told right before in which a bare value denies another: the last that tells one of its kind;
 * null where a sentence is no bare value, or fits none.
 */
export function clauseOfOtherValue(sentence: string, told: readonly string[]): string | null {
  if (sentence.length > maxClauseCharacters || isQuestion(sentence)) return null;
  const value = deniesByValue.exec(sentence.replace(/[.!]+$/, ''))?.[1]?.replace(/^[`"“']|[`"”']$/g, '');
  if (value === undefined || told.join(' ').length > maxToldCharacters) return null;
  const clauses = told.flatMap((text) => splitBlocks(text)).flatMap(({ text }) => splitSentences(text));
  return (
    clauses.findLast(
      (clause) => clause.length <= maxClauseCharacters && !isQuestion(clause) && tellsOther(clause, value),
    ) ?? null
  );
}
