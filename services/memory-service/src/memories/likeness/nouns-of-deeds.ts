import { end, noun, type Rewrite } from './phrase-patterns.js';

/*
 * What is told by a noun and what by its verb: "the owner of billing is Omar", "Omar owns billing"; "the cause of the
 * crash was a full disk", "a full disk caused the crash".
 */

const verbOf: Readonly<Record<string, string>> = {
  owner: 'owns',
  maintainer: 'maintains',
  author: 'wrote',
  creator: 'created',
  lead: 'leads',
  leader: 'leads',
};
const doers: readonly Rewrite[] = Object.entries(verbOf).flatMap(([doer, verb]) => [
  [new RegExp(`^the ${doer} of ${noun} is ${noun}${end}`, 'i'), `$2 ${verb} $1`],
  [new RegExp(`^${noun} is the ${doer} of ${noun}${end}`, 'i'), `$1 ${verb} $2`],
  [new RegExp(`^${noun}['’]s ${doer} is ${noun}${end}`, 'i'), `$2 ${verb} $1`],
  [new RegExp(`^${noun} is ${noun}['’]s ${doer}${end}`, 'i'), `$1 ${verb} $2`],
]);

const what = String.raw`((?!not\b|never\b|probably\b|perhaps\b|maybe\b|unclear\b|unknown\b)[^,.;:?!]{2,80}?)`;
const causes: readonly Rewrite[] = [
  [new RegExp(`^the (?:cause of|reason (?:for|of)) ${noun} was ${what}${end}`, 'i'), '$2 caused $1'],
  [new RegExp(`^the (?:cause of|reason (?:for|of)) ${noun} is ${what}${end}`, 'i'), '$2 causes $1'],
  [new RegExp(`^${what} was the (?:cause of|reason for) ${noun}${end}`, 'i'), '$1 caused $2'],
  [new RegExp(`^${what} is the (?:cause of|reason for) ${noun}${end}`, 'i'), '$1 causes $2'],
  [new RegExp(`^${noun} (?:was|were) (?:caused by|due to) ${what}${end}`, 'i'), '$2 caused $1'],
  [new RegExp(`^${noun} happened because of ${what}${end}`, 'i'), '$2 caused $1'],
  [new RegExp(`^${what} made ${noun} (fail|crash)${end}`, 'i'), '$2 $3ed because of $1'],
];

const choices: readonly Rewrite[] = [
  [
    /(?:(?:\b(?:have|has) |['’]ve )?\bdecided|\b(?:have |has )?chosen|\bchose) to (?:use|go with|go for|pick|choose|adopt) (?=\S)/i,
    ' chose ',
  ],
  [/\b(?:decided (?:on|upon|for|in favou?r of)|opted for|settled (?:on|for)) (?=\S)/i, 'chose '],
  [/^(we|i|they|(?:the|our) team) went with (?![^.]* to\b)/i, '$1 chose '],
  [/^(our|my|their) (?:decision|choice) was (?:to (?:use|go with|adopt) )?(?!not\b|never\b)/i, '$1 chose '],
  [/^(?:the|our) team (?=chose\b)/i, 'we '],
  [/^(?:the|our) team uses (?=\S)/i, 'we use '],
  [/^our chose /i, 'we chose '],
  [/^my chose /i, 'I chose '],
  [/^their chose /i, 'they chose '],
];

const havings: readonly Rewrite[] = [
  [new RegExp(`^${noun} (?:is|are) (my|our) preference${end}`, 'i'), '$2 prefer $1'],
  [/\b(?:have|has) a preference for\b/i, 'prefer'],
  [/\b(?:have|has) a fear of\b/i, 'fear'],
  [/\b(have|has) an? (?:strong )?(?:dislike|hatred) (?:of|for)\b/i, 'hate'],
  [/\b(?:have|has) an? meeting with (?=\p{Lu})/iu, 'meet '],
  [/\bmeet(s?) with (?=\p{Lu})/gu, 'meet$1 '],
  [/^my plan is to (?!not\b)/i, 'I plan to '],
  [/^our plan is to (?!not\b)/i, 'we plan to '],
  [/^my (?:goal|aim) is to (?!not\b)/i, 'I want to '],
  [/\b(?:intend|have the intention|have plans|have a plan) to\b/i, 'plan to'],
  [/^the purpose of ([^,.;:?!]{2,60}?) is (?:to |for )?(?!not\b)(?=\S)/i, '$1 is for '],
  [/^my hometown is (?=\p{Lu})/iu, 'I am from '],
  [
    /^([^,.;:?!]{2,60}?) (?:is|are) (?:done|performed|carried out|taken care of|handled) by ([^,.;:?!]{2,60}?)(?=[.!]?$)/i,
    '$2 handles $1',
  ],
  [
    /^([^,.;:?!]{2,60}?) (?:does|performs|carries out) (?=(?:the |all )?[a-z]{3,20}(?: [a-z]{3,20})?[.!]?$)/i,
    '$1 handles ',
  ],
  [
    /^((?:the |our |this )?[a-z][^,.;:?!]{1,50}?) belongs to ((?:the )?\p{Lu}[^\s,.;:?!]*(?: \S+)?)(?=[.!]?$)/u,
    '$2 owns $1',
  ],
  [/^(The |Our |This )?([^,.;:?!]{2,50}?) belongs to (\p{Lu}[^\s,.;:?!]{1,30})(?=[.!]?$)/u, '$3 owns $1$2'],
];

/** None of something, which is not something. */
const absences: readonly Rewrite[] = [
  [/\b(?:nobody|no[ -]one) (?:may|is (?:allowed|permitted) to)\b/i, 'nobody may'],
  [/^there (?:is|are) no (?!longer|more|less|fewer|need|way|one|point|reason)/i, 'we do not have '],
  [/^there (?:is not|isn['’]t|are not|aren['’]t) (?:any |an? )/i, 'we do not have '],
  [
    /\b(have|eat|drink|use|need|own|keep|store|support) no (?!longer\b|more\b|less\b|fewer\b|idea\b|one\b|other\b|matter\b|\S+ (?:but|except|other)\b)/i,
    'do not $1 ',
  ],
  [/(?<=(?:\bnot|n['’]t) (?:have|eat|drink|use|need|own|keep|store|support)) any (?!more\b|longer\b|other\b)/i, ' '],
];

const ways = '(bus|train|tram|car|bike|bicycle|subway|metro|ferry|taxi)';
const journeys: readonly Rewrite[] = [
  [new RegExp(`\\b(?:go|commute|travel|get) to ([^,.;:?!]{2,40}?) by ${ways}${end}`, 'i'), 'take the $2 to $1'],
  [new RegExp(`\\b(?:go|commute|travel|get) by ${ways} to ([^,.;:?!]{2,40}?)${end}`, 'i'), 'take the $1 to $2'],
  [/\b(?:ride|take) my (bike|bicycle) to\b/i, 'take the $1 to'],
];

export const nounsOfDeeds: readonly Rewrite[] = [doers, causes, choices, havings, absences, journeys].flat();
