import { nounsOfDeeds } from './nouns-of-deeds.js';
import { end, inOneForm, noun, possessor, type Rewrite } from './phrase-patterns.js';
import { withDeedsForNouns, withPhrasesLast } from './times-of-deeds.js';
import { withoutPlural, withPlainTools } from './tool-phrases.js';

/*
 * Phrases of one meaning, brought to one of them before words are compared. Unlike `../equivalent-wording.ts` nothing
 * of it goes into a hash: both texts are there to be compared, so that a word may lose a shade of its meaning.
 */

/** What is done to something; `is` before it tells of the passive. */
const participle = String.raw`(?:not |also |always )*(?:[a-z]+ed|done|made|written|built|kept|run|sent|held|paid|set|read|going|[a-z]+ing)\b`;

const openings: readonly Rewrite[] = [
  [/^(?:please|pls|kindly|could you(?: please)?|you (?:should|must) please)[, ]+/i, ''],
  [/^(?:moi|yo), /i, ''],
  [/[, ]+(?:please|pls|thanks)(?=[.!]?$)/i, ''],
  [/\bplease\b /gi, ''],
  [/^(?:remember|note|keep in mind|be aware|don['’]t forget)(?: that)?,? (?!to\b)/i, ''],
  [/^(?:make sure|be sure|ensure|remember|don['’]t forget) to /i, 'always '],
  [/\b(?:currently|at the moment|at present|right now|presently) /gi, ''],
  [/,? (?:currently|at the moment|at present|right now|presently)(?=[.!]?$)/gi, ''],
  [/\bavoid (?:using )?(?=\S)/gi, 'do not use '],
  [/\b(?:do not|don['’]t) ever\b/gi, 'never'],
];

const deeds: readonly Rewrite[] = [
  [/\b(?:get|gets|getting) (?=[a-z]{2,20}ed\b)/gi, 'are '],
  [
    /(?<=\S )(?<!\b(?:is|are|am|be|not|was|were|keep|stop|start|avoid|stopped|started|of|for|by) |['’](?:m|re|s) )using (?=\S+(?: \S+)?[.!]?$)/gi,
    'with ',
  ],
  [/^(we|i) have (our|my) ([^,.;]{2,40}?) (?=(?:in|at|on) )/i, '$2 $3 is '],
  [new RegExp(`^(?:the |our )?${noun} contains (?:the|our) ${noun}${end}`, 'i'), '$2 is in $1'],
  [/\bneeds? to\b/gi, 'must'],
  [/^there (?:is|are) /i, 'we have '],
  [/^(?:the|this|our) (?:project|repo|repository|codebase) uses (?![^,.;]{1,60} as its )/i, 'we use '],
  [new RegExp(`^${noun} is what (we|i) use(?= |[.!]?$)`, 'i'), '$2 use $1'],
  [/(?:\b(?:am|is)|['’]m) married to (?=\p{Lu})/gu, ' have spouse '],
  [/ of our (?:company|team|project|firm)(?=[.!]?$)/gi, ''],
  [
    new RegExp(`^${noun} (?:was|were|has been|have been|got) replaced (?:by|with) ${noun}${end}`, 'i'),
    'we replaced $1 with $2',
  ],
  [
    new RegExp(
      `^${noun} (?:is|are) (?:done|handled|managed|made|powered) (?:with|using|via|through) ${noun}${end}`,
      'i',
    ),
    'we use $2 for $1',
  ],
  [new RegExp(`^${noun} (?:is|are) run by ${noun}${end}`, 'i'), '$2 runs $1'],
  [new RegExp(`^${noun} is (?:the|an?) ${noun} (?:that )?i like (?:best|most)${end}`, 'i'), 'my favorite $2 is $1'],
  [/(?:\b(?:is|are|am)|['’](?:m|s|re)) going to (?!(?:the|a|an|my|our|your)\b)(?=[a-z])/g, ' will '],
  [/(?:\b(?:is|are|am)|['’](?:m|s|re)) allergic to ([^,.;]{1,40}?)(?=[.!]?$)/gi, ' have $1 allergy'],
  [/(?:\b(?:is|are|am)|['’](?:m|s|re)) intolerant (?:to|of) ([^,.;]{1,40}?)(?=[.!]?$)/gi, ' have $1 intolerance'],
  [/\b(have|has) an (allergy|intolerance) to ([^,.;]{1,40}?)(?=[.!]?$)/gi, '$1 $3 $2'],
  [/\bworks? as an? (?=[a-z])/gi, 'am a '],
  [/\b(?:is|are|am|['’]m|['’]s|['’]re) (?:in charge of|accountable for)\b/gi, ' responsible for'],
  [/\b(?:is|are|am|['’]m|['’]s|['’]re) the owners? of\b/gi, ' owns'],
  [/\blook(?:s|ing)? after\b/gi, 'maintains'],
  [/\bgot rid of\b/gi, 'removed'],
  [/\bget rid of\b/gi, 'remove'],
  [/\bgetting rid of\b/gi, 'removing'],
  [/\bkick(s?) off\b/gi, 'start$1'],
  [/\b(?:can['’]t|cannot|can not) stand\b/gi, 'hate'],
  [/\btake(s?) place\b/gi, 'happen$1'],
  [/\b(?:am|is|are|['’]m|['’]s|['’]re) (?:a )?(?:big |huge |great )?(?:fan|lover)s? of\b/gi, ' like'],
  [/\b(?:am|['’]m) (?:really )?(?:into|fond of|keen on)\b/gi, ' like'],
  [/\b(?:come|comes) from (?=\p{Lu})/gu, 'am from '],
  [/\b(?:have|has) been diagnosed with\b/gi, 'have'],
  [/\bsuffer(?:s)? from\b/gi, 'have'],
  [/\b(?:am|is|are|['’]m) (?:scared|afraid|frightened|terrified) of\b/gi, ' fear'],
  [/\b(?:am|is|are|['’]m|['’]re) employed (?:at|by|with)\b/gi, ' work at'],
  [/\bwork(s?) for (?=\p{Lu})/gu, 'work$1 at '],
  [/\bcan speak\b/gi, 'speak'],
  [/\brespond(s?) with\b/gi, 'return$1'],
  [/\b(?:communicate|talk|speak)(s?) (?:with|to)\b/gi, 'talk$1 to'],
  [/\b(?:make|makes|making) use of\b/gi, 'use'],
  [/\brel(?:y|ies) on\b/gi, 'use'],
  [/\bset(?:s)? up\b/gi, 'install'],
  [/\b(?:carry|carries|carried) out\b/gi, 'do'],
  [/\bget(s?) up\b/gi, 'wake$1 up'],
  [/\btest suite\b/gi, 'tests'],
  [/\b(?:is|are) (?:forbidden|prohibited|not allowed|not permitted|disallowed)\b/gi, 'must not'],
  [/\b(?:is|are) (?:mandatory|obligatory|compulsory)\b/gi, 'is required'],
];

const preferences: readonly Rewrite[] = [
  [/\bwould rather (?:use |have )?/gi, 'prefer '],
  [/(?<=\bI|\bwe)['’]d rather (?:use |have )?/gi, ' prefer '],
  [/(?<=\bI|\bwe)['’]d prefer\b/gi, ' prefer'],
  [/\bfavou?r(?=s? \S)/gi, 'prefer'],
  [/\blikes? ([^,.;]{1,50}?) (?:better|more) than\b/gi, 'prefer $1 to'],
  [/\blikes? ([^,.;]{1,50}?) (?:better|more)(?=[.!]?$)/gi, 'prefer $1'],
  [/\bprefer(s?) ([^,.;]{1,50}?) (?:over|rather than|instead of|than)\b/gi, 'prefer$1 $2 to'],
  [/^(my|our) preference is (?:for )?/i, '$1 prefer '],
  [/^(my|our) preferred ([a-z]+) is (\S+)/i, '$1 prefer $3 as $2'],
  [/^(my|our) prefer /i, '$1 prefer '],
  [/ as an? (language|tool|editor|framework|library|method|approach)(?=[.!]?$)/gi, ' as $1'],
];

const amounts: readonly Rewrite[] = [
  [/\b(?:a minimum of|no (?:less|fewer) than|minimum)(?= \S{1,6}\b)/gi, 'at least'],
  [/\b(?:a maximum of|no more than|up to)(?= \S{1,6}\b)/gi, 'at most'],
  [/\b(\d+|[a-z]{3,8}) or more\b/gi, 'at least $1'],
  [/\btwice\b/gi, '2 times'],
  [/\bthrice\b/gi, '3 times'],
  [/\bonce (?=an?\b|per\b|every\b|each\b)/gi, '1 time '],
  [/(?<=\btimes? )(?:an?|each|every)(?= (?:second|minute|hour|day|week|month|year)\b)/gi, 'per'],
  [
    /(?<=(?:\beuros?|\bdollars?|\bpounds?|\brequests?|€ ?[\d.,]{1,9}|\$ ?[\d.,]{1,9}) )(?:an?|each|every)(?= (?:second|minute|hour|day|week|month|year)\b)/gi,
    'per',
  ],
  [/\b(?:every|each) (?:single )?night\b|\bnightly\b/gi, 'every night'],
  [/\b(?:every|each) (?:single )?day\b|\bdaily\b/gi, 'every day'],
  [/\b(?:every|each) (?:single )?week\b|\bweekly\b/gi, 'every week'],
  [/\b(?:every|each) (?:single )?month\b|\bmonthly\b/gi, 'every month'],
  [/\b(?:every|each) (?:single )?year\b|\b(?:yearly|annually)\b/gi, 'every year'],
  [/\b(?:the )?majority of\b/gi, 'most'],
  [/^(my|our) ([a-z]+) are (?:mostly|for the most part) /i, 'most $1 $2 are '],
  [/^most of (my|our) /i, 'most $1 '],
  [
    /(?<=\d )(?:kilomet(?:er|re)s?)\b|(?<=\b(?:two|three|four|five|six|seven|eight|nine|ten) )kilomet(?:er|re)s?\b/gi,
    'km',
  ],
  [/\bkilograms?\b|\bkilos?\b/gi, 'kg'],
  [/\bmegabytes?\b/gi, 'mb'],
  [/\bgigabytes?\b/gi, 'gb'],
  [/\bterabytes?\b/gi, 'tb'],
  [/\bkilobytes?\b/gi, 'kb'],
  [/\bhalf an hour\b/gi, '30 minutes'],
  [/\ban hour and a half\b/gi, '90 minutes'],
  [/\ba dozen\b/gi, '12'],
  [
    /\b(?:ha(?:s|ve) a team|our team (?:has|consists of|is)) (\S+)(?: (?:people|members|persons))?(?=[.!]?$)/gi,
    'team of $1',
  ],
  [/^we are an? (?:team|group) of (\S+)(?: (?:people|members))?(?=[.!]?$)/i, 'team of $1'],
  [
    /\b(?:lasts?|takes?|needs?) (?=(?:about |around |roughly )?\S+ (?:second|minute|hour|day|week|month|year)s?(?=[.!]?$))/gi,
    'is ',
  ],
  [/(?<=(?:second|minute|hour|day|week|month|year)s?) long(?=[.!]?$)/gi, ''],
];

/** What stands for what, and whose it is. */
const relations: readonly Rewrite[] = [
  [
    new RegExp(`^(?:we|i) (?:are using|use|rely on|utilize) ${noun} as (?:the|our|my|an?) ${noun}${end}`, 'i'),
    'our $2 is $1',
  ],
  [new RegExp(`^${noun} uses ${noun} as (?:its|the|an?) ${noun}${end}`, 'i'), `$1 ${possessor} $3, $2`],
  [new RegExp(`^${noun} is the ${noun} (?:that |which )?(we|i) use${end}`, 'i'), 'our $2 is $1'],
  [new RegExp(`^the ${noun} (?:that |which )?(?:we|i) use is ${noun}${end}`, 'i'), 'our $1 is $2'],
  [new RegExp(`^(?:we|i) use ${noun} for (?:our |my |the )?${noun}${end}`, 'i'), 'we use $1 for $2'],
  [new RegExp(`^${noun} (?:has|have) an? ${noun} of (?=\\d|[a-z]+ )`, 'i'), `$1 ${possessor} $2, `],
  [new RegExp(`^the name of ${noun} is `, 'i'), '$1 is called '],
  [/^(.{2,40}?)['’]s name is (?=\p{Lu}[^\s]{1,30}(?: \p{Lu}\S{1,30})?[.!]?$)/u, '$1 is called '],
  [/^I have an? (\S{1,20}(?: \S{1,20})?) (?:called|named|whose name is) (?=\p{Lu})/iu, 'my $1 is called '],
  [new RegExp(`^${noun} is (?:an?|one) (?:hobby|passion|favou?rite) of (?:mine|ours)${end}`, 'i'), 'I like $1'],
  [/\bare called (?=\S)/gi, 'are '],
  [/\b(?:the name is|is called|is named) (?=\S)/gi, 'is '],
  [/\b(?:hails?|originates?) from\b/gi, 'am from'],
  [/\b(?:on|by) default,? /gi, 'default '],
  [/\bgo(?:es)? to the gym\b/gi, 'work out at the gym'],
  [
    /\b(?:you can|you will|you['’]ll|can be|is to be) (?:find|found) ([^,.;]{1,60}?) (?=in\b|at\b|under\b|on\b)/gi,
    '$1 is ',
  ],
  [/\b(?:via|over|through|by means of) (?=(?:the |an? )?[\p{L}\d-]+[.!]?$)/giu, 'via '],
  [/\bshut\b/gi, 'closed'],
  [new RegExp(`^(?:our|the) ${noun} (is|are) ${noun}${end}`, 'i'), '$1 $2 $3'],
  [new RegExp(`^${noun} (is|are) (?:our|the) ${noun}${end}`, 'i'), '$1 $2 $3'],
  [new RegExp(`^(?:the |our )?${noun} (?:is|are) (?=\\d)`, 'i'), '$1, '],
  [new RegExp(`^${noun}(?: and ${noun})? (is|are) (my|our) ${noun}${end}`, 'i'), '$4 $5 $3 $1 $2'],
  // In one order, whichever of the two is named first: "Brightfin's CTO is Omar", "Omar is the CTO of Brightfin".
  [new RegExp(`^${noun} (?:is|are) the ${noun} of ${noun}${end}`, 'i'), `$3 ${possessor} $2, $1`],
  [new RegExp(`^(?:the )?${noun} of ${noun} (?:is|are) (?!${participle})`, 'i'), `$2 ${possessor} $1, `],
  [new RegExp(`^(?:the )?${noun} of ${noun} (?=\\S)`, 'i'), `$2 ${possessor} $1 `],
  [new RegExp(`^${noun}['’]s ${noun} (?:is|are) (?!${participle})`, 'i'), `$1 ${possessor} $2, `],
  [new RegExp(`^${noun} (?:is|are) ${noun}['’]s ${noun}${end}`, 'i'), `$2 ${possessor} $3, $1`],
  [/(?<!\b(?:it|that|there|he|she|what|here|who|where|let|how|when))['’]s (?=\S)/gi, ` ${possessor} `],
  [/(?<=\p{L}s)['’] (?=\S)/gu, ` ${possessor} `],
];

const words: readonly Rewrite[] = [
  [/^I was born on\b/i, 'my birthday is'],
  [/^I was born in (?=\d{4}\b)/i, 'my birthyear is '],
  [/\b(?:year of birth|birth year)\b/gi, 'birthyear'],
  [/\b(?:date of birth|birth date|birthdate)\b/gi, 'birthday'],
  [/\bpull requests?\b/gi, 'PR'],
  [/\bPRs\b/g, 'PR'],
  [/\bDr\.? (?=\p{Lu})/gu, 'Doctor '],
  [/\bMr\. /g, 'Mr '],
  [/\bMrs\. /g, 'Mrs '],
];

const numerals: readonly string[] = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ');
const tens: Readonly<Record<string, string>> = {
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
  hundred: '100',
};
const longNumeral = new RegExp(
  `\\b(?:${[...numerals, ...Object.keys(tens)].join('|')})\\b(?![- ](?:one|two|three|four|five|six|seven|eight|nine)\\b)`,
  'gi',
);
const valueOfNumeral = (word: string): string => tens[word] ?? String(13 + numerals.indexOf(word));

/** A sentence with the phrases of this table in one form. */
export function withPlainPhrases(sentence: string): string {
  const counted = sentence.replace(longNumeral, (word) => valueOfNumeral(word.toLowerCase()));
  const plain = withPhrasesLast(inOneForm(counted, [openings, words, deeds, preferences, amounts].flat()));
  const told = withPlainTools(withDeedsForNouns(inOneForm(plain, nounsOfDeeds)));
  return inOneForm(withPlainAilments(told), relations);
}

/** "Allergic to peanuts", "a peanut allergy". */
const withPlainAilments = (sentence: string): string =>
  sentence.replace(
    /\b(?:have|has) (?:an? )?((?:[\w-]{2,20} )?[\w-]{2,20}) (allergy|intolerance)(?=[.!]?$)/i,
    (_, what: string, ailment: string) => `have ${withoutPlural(what)} ${ailment}`,
  );
