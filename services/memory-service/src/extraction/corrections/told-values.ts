import { auxiliaries } from '../language/lexicon/english-verbs.js';
import { functionWords } from '../language/lexicon/english-words.js';
import { genderOfName, isGivenName } from '../language/lexicon/given-names.js';
import { toolKindsIn } from '../language/lexicon/tool-kinds.js';
import { wordSet } from '../language/lexicon/word-set.js';

/*
 * The values that a statement tells, by their form: one that is put right is of the same form. "It's 45 minutes now" is
 * told of no port, and "we switched to pino" of no host.
 */

const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|ninety|hundred';
const foreignNumberWords =
  'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque|sei|sette|otto|nove|dieci';
const count = `(?:\\d[\\d.,]*|an?|${numberWords}|${foreignNumberWords})`;
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

/** Forms that tell a value from others without a word of what it is of. */
const forms: readonly (readonly [string, RegExp])[] = (
  [
    [
      'clock',
      `\\d{1,2}:\\d{2}(?!:)|\\d{1,2} ?[ap]\\.?m\\b|half past \\w+|quarter (?:to|past) \\w+|\\d{1,2} o['’]clock|\\d{1,2} uhr|noon|midnight`,
    ],
    [
      'duration',
      `${count}[ -]?(?:ms|milliseconds?|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|days?|weeks?|fortnights?|months?|years?|sekunden?|minuten?|stunden?|tagen?|wochen?)(?![\\p{L}\\d])`,
    ],
    [
      'money',
      `[€$£¥] ?\\d|\\d[\\d.,]*k? ?(?:€|\\$|£|euros?|dollars?|pounds?|francs?|usd|eur|gbp|chf|cents?|bucks)(?!\\p{L})`,
    ],
    ['share', '\\d[\\d.,]* ?(?:%|percent|per cent|prozent)'],
    [
      'age',
      `${count} (?:years? old|year-old|jahre alt|ans|años|anni|anos)(?!\\p{L})|(?:turn(?:ed|s)|aged|(?:i['’]m|i am|she['’]s|he['’]s|(?:she|he) is)(?: now)?|(?:daughter|son|brother|sister|mother|father|mum|mom|dad|niece|nephew|baby|cat|dog|kid|child)(?: \\p{L}{2,20})? is|cumpl(?:í|ió)|compiuto) ${count}(?=[.!,]|$| (?:now|years?|today|yesterday|last|this|in|on|\\(|años|anni))|${count} geworden`,
    ],
    ['doctor', 'dr\\.? \\p{L}|doctor \\p{L}'],
    [
      'bond',
      `(?:am|i['’]m|is|(?:she|he)['’]s|are|we['’]re|got|been|getting|bin|ist|sind|soy|es|estoy|suis|est|sono|è|sou) (?:(?:now|still|newly|happily|finally|jetzt) )?(?:single|married|engaged|divorced|widowed|separated|verheiratet|ledig|geschieden|verlobt|solter[oa]|casad[oa]|divorciad[oa]|célibataire|mariée?|divorcée?|sposat[oa]|divorziat[oa]|solteir[oa])|my (?:girlfriend|boyfriend|wife|husband|fiancée?|partner)|split up|broke up|me casé|geheiratet|me divorcié`,
    ],
    ['temperature', `${count} ?(?:°|degrees?|grad)`],
    ['size', `\\d[\\d.,]* ?(?:[kmgt]i?b|bytes?|megs?|gigs?)(?!\\p{L})`],
    [
      'length',
      `${count} ?(?:mm|cm|km|metres?|meters?|miles?|feet|inch(?:es)?|characters?|chars?|columns?|lines?|words?|pages?|px|pixels?)(?!\\p{L})`,
    ],
    ['weight', `${count} ?(?:kg|kilos?|grams?|g|lbs?|tons?|litres?|liters?|ml)(?!\\p{L})`],
    [
      'day',
      '(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\\p{L})|(?:mon|diens|donners|frei|sams|sonn)tags?(?!\\p{L})|mittwochs?(?!\\p{L})|weekdays|weekends',
    ],
    ['date', `(?:${months})\\.? \\d{1,2}(?!\\d)|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})(?!\\p{L})`],
    [
      'ordinal',
      '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|ground)(?: floor)?(?!\\p{L})|\\d{1,2}(?:st|nd|rd|th)(?!\\p{L})',
    ],
    [
      'address',
      '(?:[a-z\\d-]+\\.)+(?:com|org|net|dev|io|app|example|local|internal|test|cloud|co|eu|de|uk|fr)(?![\\p{L}\\d])|https?://',
    ],
    ['region', '(?:us|eu|ap|sa|ca|af|me)-(?:east|west|central|north|south|southeast|northeast)-?\\d'],
    [
      'path',
      '(?:[\\w.-]+/)+[\\w.-]*|[\\w-]+\\.(?:ya?ml|json|toml|ts|js|py|md|env|ini|txt|sql|go|rs|java|rb)(?!\\p{L})',
    ],
    ['branch', '(?:master|main|trunk|develop)(?= branch|[.!,]*$)'],
    [
      'thousands',
      '\\d{1,3}(?:[,.]\\d{3})+(?![\\d\\p{L}]| ?(?:€|\\$|£|euros?|dollars?|pounds?|francs?|usd|eur|gbp|chf))',
    ],
    ['code', '(?!(?:19|20)\\d{2}(?!\\d))\\d{4,6}(?![\\d.,]*\\d|\\p{L})'],
    [
      'colour',
      '(?:dark |light |deep |pale )?(?:red|blue|green|yellow|orange|teal|turquoise|purple|violet|pink|black|white|grey|gray|brown|beige|navy|magenta|cyan|crimson|gold|silver)(?!\\p{L})|#[\\da-f]{6}',
    ],
  ] as const
).map(([type, source]) => [type, new RegExp(`(?<![\\p{L}\\d.,/-])(?:${source})`, 'iu')] as const);

/** What somebody has one of at a time. */
export const personalForms: ReadonlySet<string> = new Set(['age', 'bond']);

/** Not "argon2" and "1Password" */
const plainNumber = new RegExp(`(?<![\\p{L}\\d])(?:\\d(?![\\d.,]*\\p{L}{4})|(?:${numberWords})(?!\\p{L}))`, 'iu');

/** What makes two of one form more alike: one unit, one deed. */
const marks: readonly (readonly [string, RegExp])[] = [
  ...['sec', 'min', 'hour|hr', 'day', 'week', 'month', 'year', 'euro', 'dollar', 'character', 'column', 'line'].map(
    (unit) => [unit, new RegExp(`(?<=[\\d\\p{L}][ -]?)(?:${unit})(?:ond|ute)?s?(?!\\p{L})`, 'iu')] as const,
  ),
  [
    'written',
    /(?<!\p{L})(?:re)?(?:written|wrote)(?!\p{L})|(?<!\p{L})(?:ported|rebuilt|built) (?:it |them )?(?:to|in)(?!\p{L})/iu,
  ],
  ['named', /(?<!\p{L})(?:called|named|renamed)(?!\p{L})/iu],
];

/** Of what form the values of a text are. */
export interface ToldValues {
  /** Those that only values of the same kind have; of tools what they are used for. */
  readonly forms: ReadonlySet<string>;
  readonly marks: ReadonlySet<string>;
  readonly tellsNumber: boolean;
  readonly namesPerson: boolean;
}

export function valuesIn(text: string): ToldValues {
  return {
    forms: new Set([...foundIn(text, forms), ...toolKindsIn(text)]),
    marks: new Set(foundIn(text, marks)),
    tellsNumber: plainNumber.test(text),
    namesPerson: namesPerson(text) || namesWhoDoes.test(text),
  };
}

const foundIn = (text: string, patterns: typeof forms): readonly string[] =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

/** Whether a text consists of what may be a value: no word of it only joins others. */
export function isValue(text: string): boolean {
  const words = text.toLowerCase().split(' ');
  return (
    text !== '' && (plainNumber.test(text) || !words.some((word) => functionWords.has(word) || auxiliaries.has(word)))
  );
}

/** Whether it looks like a name, and no everyday word: "Ines", "eu-west-1", "`trunk`". */
export const looksLikeName = (value: string): boolean =>
  /\p{Lu}|[\p{L}\d][_./-][\p{L}\d]|`/u.test(value) || toolKindsIn(value).size > 0;

/** Whether a statement names last by what means something is done: "Dependencies are installed with npm". */
export function tellsByWhatMeans(text: string): boolean {
  // "I share a flat with Lea" names somebody, whom not every list of names knows.
  if (/^(?:i|my|ich|je)(?!\p{L})/iu.test(text) || namesPerson(text)) return false;
  return /(?<!\p{L})(?:with|by|mit|avec|con) [^\s,;]{1,40}$/u.test(text.replace(/[.!]+$/, ''));
}

const capitalised = (text: string): readonly string[] => text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? [];
const titled = /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Prof|Frau|Herr|Mme|Señora?)\.? \p{Lu}\p{Ll}/u;
const namesPerson = (text: string): boolean => titled.test(text) || capitalised(text).some((word) => isGivenName(word));

/** "The release manager is Bea", "Bea maintains the site": somebody by a name that is not listed. */
const roles =
  'manager|lead|leader|owner|maintainer|contact|boss|chair|head|captain|coach|teacher|dentist|doctor|gp|treasurer|editor|driver|landlord|landlady|plumber|reviewer|admin|accountant|intern|apprentice|sister|brother|daughter|son|wife|husband|partner|mother|father|mum|mom|dad|friend|neighbou?r|aunt|uncle|cousin|dog|cat|horse|baby';
const namesWhoDoes = new RegExp(
  `(?<!\\p{L})(?:${roles})(?:'s name)? (?:is|was|is called|is named|called|named) (?:(?:Dr|Mr|Mrs|Ms)\\.? )?\\p{Lu}\\p{Ll}+|^\\p{Lu}\\p{Ll}+ (?:owns|leads|maintains|runs|manages|handles|coordinates|teaches|chairs|reviews|approves|drives)(?!\\p{L})`,
  'u',
);

const women = wordSet('daughter sister wife mother mum mom aunt niece girlfriend grandmother granny she her');
const men = wordSet('son brother husband father dad uncle nephew boyfriend grandfather grandpa he his');

/** Whether "she" or "he" may be whom a statement names. */
export function mayBeToldOf(text: string, told: 'her' | 'him'): boolean {
  const [others, gender] = told === 'her' ? ([men, 'male'] as const) : ([women, 'female'] as const);
  if (
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => others.has(word))
  )
    return false;
  const names = capitalised(text).filter((name) => isGivenName(name));
  return names.length === 0 || names.some((name) => genderOfName(name) !== gender);
}
