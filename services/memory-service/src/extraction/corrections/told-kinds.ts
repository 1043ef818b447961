import { auxiliaries } from '../language/lexicon/english-verbs.js';
import { functionWords } from '../language/lexicon/english-words.js';
import { genderOfName, isGivenName } from '../language/lexicon/given-names.js';

/** What a value is, as far as its form tells. */
export type KindOfValue = 'number' | 'day' | 'person' | 'means' | 'name';

/** The kind of a value alone ("on" and "the" before it apart); null of what is none. */
export function kindOfValue(told: string): KindOfValue | null {
  const value = told.replace(/[.!]+$/, '');
  if (value === '') return null;
  if (tellsDay.test(value)) return 'day';
  if (tellsNumber.test(value)) return 'number';
  const words = value.toLowerCase().split(' ');
  if (words.some((word) => functionWords.has(word) || auxiliaries.has(word))) return null;
  return namesPerson(value) ? 'person' : 'name';
}

/** Whether a statement tells a value of that kind. */
export function tellsOfKind(text: string, kind: KindOfValue): boolean {
  if (kind === 'day') return tellsDay.test(text);
  if (kind === 'person') return namesPerson(text) || namesWhoDoes.test(text);
  if (kind === 'number') return tellsNumber.test(text);
  // "Postgres 16" is a name, "port 8080" and "30 seconds" are none.
  return !tellsNumber.test(text.replace(/(?<=\s)\p{Lu}\S* \d[\d.]*/gu, '')) && !tellsDay.test(text);
}

/** Whether a statement names last by what means something is done: "Dependencies are installed with npm". */
export function tellsByWhatMeans(text: string): boolean {
  // "I share a flat with Lea" names somebody, whom not every list of names knows.
  if (/^(?:i|my|ich|je)(?!\p{L})/iu.test(text) || namesPerson(text)) return false;
  return /(?<!\p{L})(?:with|by|mit|avec|con) [^\s,;]{1,40}$/u.test(text.replace(/[.!]+$/, ''));
}

const namesPerson = (text: string): boolean =>
  (text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? []).some((word) => isGivenName(word.toLowerCase()));

/** "The release manager is Bea", "Bea maintains the site": somebody by a name that is not listed. */
const namesWhoDoes =
  /(?<!\p{L})(?:manager|lead|owner|maintainer|contact|boss|chair|head|captain|coach|teacher|dentist|doctor|treasurer|editor|driver|landlord|plumber|reviewer|admin|sister|brother|daughter|son|wife|husband|partner|mother|father|mum|mom|dad|friend|neighbou?r|aunt|uncle|cousin|dog|cat|horse|baby)(?:'s name)? (?:is|was|is called|is named|called|named) \p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ (?:owns|leads|maintains|runs|manages|handles|coordinates|teaches|chairs|reviews|approves|drives)(?!\p{L})/u;

const ofHer =
  /(?<!\p{L})(?:daughter|sister|wife|mother|mum|mom|aunt|niece|girlfriend|grandmother|granny|she|her)(?!\p{L})/iu;
const ofHim =
  /(?<!\p{L})(?:son|brother|husband|father|dad|uncle|nephew|boyfriend|grandfather|grandpa|he|his)(?!\p{L})/iu;

/** Whether "she" or "he" may be whom a statement names. */
export function mayBeToldOf(text: string, told: 'her' | 'him'): boolean {
  const other = told === 'her' ? 'male' : 'female';
  if ((told === 'her' ? ofHim : ofHer).test(text)) return false;
  const names = (text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? []).filter((name) => isGivenName(name.toLowerCase()));
  return names.length === 0 || names.some((name) => genderOfName(name) !== other);
}

const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred';
/** Not "argon2" */
const tellsNumber = new RegExp(`(?<![\\p{L}\\d])(?:\\d|(?:${numberWords})(?!\\p{L}))`, 'iu');
const tellsDay =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?)(?!\p{L})/iu;
