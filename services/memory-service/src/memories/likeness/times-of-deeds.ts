import { inPlaceOf } from './phrase-patterns.js';

/*
 * Where the phrases stand that tell when, where and in place of what: one order, whatever stands in front. And what
 * happens then: "deploys happen every Friday" is "we deploy every Friday".
 */

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const clock = String.raw`at (?:\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b\.?| o['’]clock)?(?: in the (?:morning|afternoon|evening))?|noon|midnight|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\w%:])`;
/** In the order in which they are brought. */
const times = [
  `every (?:(?:other|second|third|single|two|three|four|six|\\d{1,2}) )?(?:days?|mornings?|evenings?|afternoons?|nights?|weeks?|weekdays?|weekends?|months?|years?|quarters?|hours?|${day}|${month})\\b`,
  `on (?:${day}s?|weekdays|weekends|the \\d{1,2}(?:st|nd|rd|th)(?: of ${month})?|${month} \\d{1,2}(?:st|nd|rd|th)?)(?![\\w:])`,
  `in ${month}\\b`,
  clock,
];
const time = `(?:${times.join('|')})`;
const subject = `(?:we|i|they|he|she|the|our|my|an?|there) `;

const frontedTimes = new RegExp(`^(${time}(?:,? ${time}){0,2}),? (?=${subject})(.*?)([.!]?)$`, 'i');
const finalTimes = new RegExp(`^(.*?)((?: ${time}){2,3})([.!]?)$`, 'i');
const eachTime = new RegExp(time, 'gi');

const frontedPhrase =
  /^((?:in|for|at|instead of) (?:[^\s,.;:?!]{1,40} ){0,3}?[^\s,.;:?!]{1,40}),? (?=(?:we|i|you|they) )([^,;:?!]*?)([.!]?)$/i;

/** Of these it tells something where a phrase with "every" stands: "every day I don't", "I don't every day". */
const counting = /\b(?:not|never|no|nobody|none|only|all|some|most|few|many|both)\b|n['’]t\b/i;

/** A sentence with what stands in front of it at its end, and with its times in one order. */
export function withPhrasesLast(sentence: string): string {
  const plain = counting.test(sentence) ? sentence : withTimesLast(sentence);
  return withReplacedLast(frontedPhrase.exec(plain) ?? [plain]);
}

function withTimesLast(sentence: string): string {
  const [, front, rest, mark = ''] = frontedTimes.exec(sentence) ?? [];
  const said = front === undefined ? sentence : `${rest} ${front}${mark}`;
  const [, told, last, close = ''] = finalTimes.exec(said) ?? [];
  if (last === undefined) return said;
  const found = last.match(eachTime) ?? [];
  const rank = (phrase: string): number => times.findIndex((pattern) => new RegExp(`^${pattern}`, 'i').test(phrase));
  return `${told} ${found.toSorted((one, other) => rank(one) - rank(other)).join(' ')}${close}`;
}

const things = String.raw`(?!(?:because|yet|only|just|even|if|when|while|until|before|after|as|like|about|here|there|now|so|too|very|really|always|necessarily|sure|it|they|we|i|you)\b)(?:[^\s,.;:?!]{1,40} )??[^\s,.;:?!]{1,40}`;
const replaced: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`, (?:and )?not (${things})(?:,(?= (?:for|in|on|at) )|(?= (?:for|in|on|at) |[.!]?$))`, 'i'),
    ` ${inPlaceOf} $1`,
  ],
  [/ (?:instead of|rather than|in place of) (?=\S)/i, ` ${inPlaceOf} `],
  [new RegExp(` ${inPlaceOf} (${things}) ((?:for|in|on|at) [^,;:?!]{1,60}?)(?=[.!]?$)`, 'i'), ` $2 ${inPlaceOf} $1`],
];

function withReplacedLast([sentence, front, rest, mark = '']: readonly string[]): string {
  const said = front === undefined ? (sentence ?? '') : `${rest} ${front[0]?.toLowerCase()}${front.slice(1)}${mark}`;
  return replaced.reduce((text, [pattern, phrase]) => text.replace(pattern, phrase), said);
}

/** What is done by a noun in the plural, with its verb. */
const deedsByNoun: Readonly<Record<string, string>> = {
  deploys: 'deploy',
  deployments: 'deploy',
  releases: 'release',
  rollouts: 'roll out',
  rollbacks: 'roll back',
  backups: 'back up',
  reviews: 'review',
  payments: 'pay',
  merges: 'merge',
  audits: 'audit',
  migrations: 'migrate',
  updates: 'update',
  upgrades: 'upgrade',
  scans: 'scan',
  rotations: 'rotate',
  exports: 'export',
  imports: 'import',
  interviews: 'interview',
};
const happening = new RegExp(
  `^(?:our )?((?:[a-z]{2,20} ){0,2})(${Object.keys(deedsByNoun).join('|')}) ((?:to|of|from) (?:[\\w-]{1,30} ){1,3}?)?(?:(?:happen|take place|are done|are made)(?= (?:every|on|in|at|before|after|only|once|from|during|by|via) )|run(?= (?:every|at|before|after) ))`,
  'i',
);

const article = '(?:an?|the|our) ';
const occasion = '((?:[a-z][a-z-]{1,20} ){0,2}[a-z][a-z-]{1,20})';
const when = `((?:${time})(?: (?:${time})){0,2}(?=[.!]?$))`;
const occasions: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^we (?:have|hold|do) ${article}${occasion} ${when}`, 'i'), 'our $1 is $2'],
  [new RegExp(`^we have ${occasion} ${when}`, 'i'), 'our $1 is $2'],
  [new RegExp(`^${article}${occasion} (?:happens|takes place|is held|is) ${when}`, 'i'), 'our $1 is $2'],
];

/** A sentence that tells of a deed by a noun, told by its verb; and one form of what there is at a time. */
export function withDeedsForNouns(sentence: string): string {
  const said = sentence.replace(happening, (_, of: string, deeds: string, which?: string) => {
    const told = [of.trim(), which?.replace(/^of /i, '').trim()].filter((part) => part !== undefined && part !== '');
    return ['we', deedsByNoun[deeds.toLowerCase()], ...told].join(' ');
  });
  return occasions.reduce((text, [pattern, phrase]) => text.replace(pattern, phrase), said);
}
