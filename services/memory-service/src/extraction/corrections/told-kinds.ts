import { auxiliaries } from '../language/lexicon/english-verbs.js';
import { functionWords } from '../language/lexicon/english-words.js';
import { isGivenName } from '../language/lexicon/given-names.js';
import { readTakeBack } from './take-back.js';

/*
 * "No, we use pnpm", "wrong, it's Ines", "no, on Thursdays": puts right what was said last with a value alone, and does
 * not say of what.
 */

/** What such a value is, as far as its form tells. */
export type KindOfValue = 'number' | 'day' | 'person' | 'means' | 'name';

/** Longer ones tell more than a value. */
const maxCharacters = 60;

const small = '(?:(?:on|in|at|by|with|under|from|to|called|the|an?|im|am|um|mit|bei|le|la|à|en|con|el) ){0,2}';
const atEnd = `${small}(?<value>[^\\s,;:!?]+(?: [^\\s,;:!?]+)?)(?: (?:now|instead|here|actually))?[.!]*$`;
const points = "(?:(?:it|that)(?:['’]?s| is)|they(?:['’]re| are)|es ist|das ist|c['’]est|es|é|è)";
const bareValue = new RegExp(`^(?:${points} (?:actually )?)?${atEnd}`, 'iu');
/** "we use pnpm", "I work at Acme": here whatever is told is the value. */
const ofOurs = new RegExp(`^(?:we|i|wir|ich|nous|on) (?:actually |only |always )?(?<verb>\\p{L}+) ${atEnd}`, 'iu');
/** "Ingrid does" */
const ofSomebody = /^(?<who>\p{Lu}[\p{L}-]+) (?:does|do|is|has|was|did)[.!]*$/u;

/** The kind of value that a correction consists of; null of one that says more, or less. */
export function bareValueIn(text: string): KindOfValue | null {
  if (text.length > maxCharacters) return null;
  const taken = readTakeBack(text);
  if (taken?.isSure !== true) return null;
  const ours = ofOurs.exec(taken.said)?.groups;
  // "On" may be the French pronoun, and "on Thursday afternoon" has no verb.
  if (ours !== undefined && !tellsDay.test(ours.verb ?? ''))
    return kindOfOurs(ours.verb?.toLowerCase() ?? '', ours.value ?? '');
  const somebody = ofSomebody.exec(taken.said)?.groups?.who?.toLowerCase();
  if (somebody !== undefined) return functionWords.has(somebody) ? null : 'person';
  const value = bareValue.exec(taken.said)?.groups?.value ?? '';
  const kind = kindOf(value);
  // "No, it's fine" tells no value, but how something is.
  return kind === 'name' && !/\p{Lu}|[\p{L}\d][_./-][\p{L}\d]|`/u.test(value) ? null : kind;
}

/** "We use pnpm" tells by what means something is done. */
function kindOfOurs(verb: string, value: string): KindOfValue | null {
  if (auxiliaries.has(verb)) return null;
  const kind = kindOf(value);
  return kind === 'name' && /^(?:use|nutzen|verwenden|benutzen|utilisons|usamos)$/.test(verb) ? 'means' : kind;
}

/** Whether a statement names last by what means something is done: "Dependencies are installed with npm". */
export function tellsByWhatMeans(text: string): boolean {
  // "I share a flat with Lea" names somebody, whom not every list of names knows.
  if (/^(?:i|my|ich|je)(?!\p{L})/iu.test(text) || namesPerson(text)) return false;
  return /(?<!\p{L})(?:with|by|mit|avec|con) [^\s,;]{1,40}$/u.test(text.replace(/[.!]+$/, ''));
}

function kindOf(told: string): KindOfValue | null {
  const value = told.replace(/[.!]+$/, '');
  const words = value.toLowerCase().split(' ');
  if (value === '' || words.some((word) => functionWords.has(word) || auxiliaries.has(word))) return null;
  if (tellsDay.test(value)) return 'day';
  if (namesPerson(value)) return 'person';
  return tellsNumber.test(value) ? 'number' : 'name';
}

const namesPerson = (text: string): boolean =>
  (text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? []).some((word) => isGivenName(word.toLowerCase()));

/** Not "argon2" */
const tellsNumber = /(?<![\p{L}\d])\d/u;
const tellsDay =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?)(?!\p{L})/iu;

/** Whether a statement tells a value of that kind. */
export function tellsOfKind(text: string, kind: KindOfValue): boolean {
  if (kind === 'day') return tellsDay.test(text);
  if (kind === 'person') return namesPerson(text);
  if (kind === 'number') return tellsNumber.test(text);
  // "Postgres 16" is a name, "port 8080" and "30 seconds" are none.
  return !tellsNumber.test(text.replace(/(?<=\s)\p{Lu}\S* \d[\d.]*/gu, '')) && !tellsDay.test(text);
}
