/*
 * Words as they are typed in haste, and what they stand for, by language. Only those that are no other word of their
 * language, or that `stands` tells apart by the words beside them. Words of times ("tmrw", "nxt wk") are those of
 * dates/tokens/chat-spellings.ts.
 */

import { timeSpellings } from '../dates/tokens/chat-spellings.js';

export type TypedLanguage = 'english' | 'german' | 'french' | 'spanish';

/** The words beside one, in lower case; empty at the ends. */
export interface Beside {
  readonly before: string;
  readonly behind: string;
  /** Both begin with a capital: "Bell & Sons". */
  readonly areNames: boolean;
}

export interface Meaning {
  readonly means: string;
  /** Whether it stands for that here; always where it is left out. */
  readonly stands?: (beside: Beside) => boolean;
}

const word = /^[\p{L}\p{N}\p{S}'’`/.#@(-]/u;
const hasBoth = ({ before, behind }: Beside): boolean => before !== '' && word.test(behind);

/** What names a variable, a letter or a key: "pass n as the second one", "for n in …", "press w". */
const namesLetter =
  /^(?:an?|the|of|pass|let|for|where|if|when|than|times|every|top|size|is|was|say|letter|letters|key|press|hit|hold|type|called|named|variable|by|per|return|returns|first|last|to|in|until|set|from|using|value|vector|matrix|[-+*/=<>%]+|ctrl|cmd|alt|shift|option|super|fn|meta|\d+)$/;
const opensClause =
  /^(?:i|i['’]?\p{L}+|we|we['’]?\p{L}+|he|hes|she|shes|it|its|they|theyre|you|u|the|a|an|my|our|his|her|their|ur|your|this|that|thats|these|those|there|theres|some|all|no|nobody|everyone|then|also|now|pls|please|dont|never|always)$/u;
const standsForAnd = ({ before, behind }: Beside): boolean =>
  before === ''
    ? opensClause.test(behind)
    : word.test(behind) && !namesLetter.test(before) && !/^(?:=|==|<|>|items|elements|times|th)$/.test(behind);

const namesKey = /^(?:an?|the|press|hit|hold|tap|type|key|letter|from|watt|\d+|=)$/;
const keys = /^(?:ctrl|control|cmd|command|alt|option|shift|super|fn|meta|win)$/;
const isLetters = /^[\p{L}'’]{2,}$/u;
const joinsWords = ({ before, behind, areNames }: Beside): boolean =>
  !areNames && isLetters.test(before) && isLetters.test(behind) && !keys.test(before);

/** "moved it to physics + turned on interpolation"; "json + gzip" are two things. */
const joinsClauses = (beside: Beside): boolean =>
  joinsWords(beside) && (opensClause.test(beside.behind) || /(?:ed|ing)$/.test(beside.behind));

const areMany =
  /^(?:u|you|we|they|these|those|there|here|who|what|where|how|when|people|ppl|both|all|most|kids|\p{L}[\p{L}-]+(?<![su'])s)$/u;

const contractions: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "i'm i've he's she's they're they've they'll we've you're you've you'll that's there's let's " +
    "don't doesn't didn't can't couldn't won't wouldn't shouldn't isn't aren't wasn't weren't haven't hasn't hadn't"
  )
    .split(' ')
    .map((said) => [said.replace("'", ''), said]),
);

const english: Readonly<Record<string, string | Meaning>> = {
  ...contractions,
  n: { means: 'and', stands: standsForAnd },
  nd: { means: 'and', stands: hasBoth },
  ...Object.fromEntries('aand aaand aaaand aaaaand annd annnd aannd'.split(' ').map((drawn) => [drawn, 'and'])),
  '&': { means: 'and', stands: joinsWords },
  '+': { means: 'and', stands: joinsClauses },
  w: { means: 'with', stands: (beside) => hasBoth(beside) && !namesKey.test(beside.before) },
  'w/': { means: 'with', stands: ({ behind }) => word.test(behind) },
  'w/o': 'without',
  wo: { means: 'without', stands: hasBoth },
  r: {
    means: 'are',
    stands: (beside) => hasBoth(beside) && (areMany.test(beside.before) || /^(?:u|you|ya|they)$/.test(beside.behind)),
  },
  u: {
    means: 'you',
    stands: ({ before }) => !namesLetter.test(before) || /^(?:to|if|when|for|than|let)$/.test(before),
  },
  ya: { means: 'you', stands: ({ before }) => isLetters.test(before) },
  ur: {
    means: 'your',
    stands: ({ behind }) =>
      word.test(behind) && !/^(?:right|welcome|wrong|late|the|a|an|not|so|too|in|at|allowed|sure|gonna)$/.test(behind),
  },
  yr: {
    means: 'your',
    stands: ({ before, behind }) =>
      isLetters.test(behind) && /^(?:|to|in|on|from|at|for|with|w|of|and|n|use|update|check|all)$/.test(before),
  },
  y: {
    means: 'why',
    stands: ({ before, behind }) =>
      /^(?:thats|that['’]s|idk|reason|know|knows|wonder|wondering|explains|see|remember|sure)$/.test(before) ||
      (before === '' &&
        /^(?:is|are|r|was|were|do|does|did|don['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t|would|should|not|the)$/.test(
          behind,
        )),
  },
  bc: {
    means: 'because',
    stands: (beside) => hasBoth(beside) && !namesLetter.test(beside.before) && beside.before !== 'install',
  },
  bcs: { means: 'because', stands: hasBoth },
  bcuz: 'because',
  becuz: 'because',
  cuz: 'because',
  coz: 'because',
  cos: { means: 'because', stands: ({ behind }) => opensClause.test(behind) },
  teh: 'the',
  hte: 'the',
  pls: 'please',
  plz: 'please',
  b4: { means: 'before', stands: ({ behind }) => word.test(behind) },
  alrdy: 'already',
  alr: { means: 'already', stands: hasBoth },
  tho: 'though',
  thru: 'through',
  thx: 'thanks',
  tysm: 'thanks',
  tnx: 'thanks',
  ppl: 'people',
  abt: 'about',
  sry: 'sorry',
  srry: 'sorry',
  prob: { means: 'probably', stands: ({ before }) => /^(?:i|we|he|she|they|it|will|ll|is|are|most)$/.test(before) },
  probs: { means: 'probably', stands: ({ before }) => /^(?:i|we|he|she|they|it|will|ll|is|are|most)$/.test(before) },
  prolly: 'probably',
  ofc: 'of course',
  idk: "i don't know",
  bday: 'birthday',
  govt: 'government',
  mgr: 'manager',
  smth: 'something',
  smthn: 'something',
  smn: 'someone',
  bf: { means: 'boyfriend', stands: ({ before }) => /^(?:my|her|his|ur|your|the)$/.test(before) },
  gf: { means: 'girlfriend', stands: ({ before }) => /^(?:my|her|his|ur|your|the)$/.test(before) },
};

const german: Readonly<Record<string, string | Meaning>> = {
  u: { means: 'und', stands: hasBoth },
  ham: { means: 'haben', stands: ({ before }) => before !== '' },
  is: { means: 'ist', stands: ({ before }) => before !== '' },
  nich: 'nicht',
  net: { means: 'nicht', stands: hasBoth },
  jz: 'jetzt',
  jtz: 'jetzt',
  jezt: 'jetzt',
  vllt: 'vielleicht',
  aufm: 'auf dem',
  ausm: 'aus dem',
  mitm: 'mit dem',
  beim: 'beim',
  nem: 'einem',
  nen: 'einen',
  ner: 'einer',
  ne: { means: 'eine', stands: hasBoth },
  zb: 'zum Beispiel',
};

const french: Readonly<Record<string, string | Meaning>> = {
  c: { means: "c'est", stands: ({ behind }) => isLetters.test(behind) },
  ct: { means: "c'était", stands: ({ behind }) => isLetters.test(behind) },
  g: { means: "j'ai", stands: ({ before, behind }) => isLetters.test(behind) && !/^\d+$/.test(before) },
  jai: "j'ai",
  jsuis: 'je suis',
  chui: 'je suis',
  chuis: 'je suis',
  jvais: 'je vais',
  jpeux: 'je peux',
  pcq: 'parce que',
  psk: 'parce que',
  pck: 'parce que',
  qd: 'quand',
  ds: 'dans',
  pr: { means: 'pour', stands: hasBoth },
  ns: { means: 'nous', stands: hasBoth },
  bcp: 'beaucoup',
  tjs: 'toujours',
  tjrs: 'toujours',
  mtn: 'maintenant',
  mnt: 'maintenant',
  ajd: "aujourd'hui",
  auj: "aujourd'hui",
  avt: 'avant',
};

const spanish: Readonly<Record<string, string | Meaning>> = {
  q: { means: 'que', stands: hasBoth },
  qe: 'que',
  k: { means: 'que', stands: ({ before, behind }) => isLetters.test(before) && isLetters.test(behind) },
  xq: 'porque',
  porq: 'porque',
  pq: 'porque',
  tb: { means: 'también', stands: ({ before }) => !/^\d+$/.test(before) },
  tmb: 'también',
  tbn: 'también',
  ta: 'está',
  toy: 'estoy',
  tamos: 'estamos',
  pa: { means: 'para', stands: hasBoth },
  x: { means: 'por', stands: ({ before, behind }) => isLetters.test(before) && isLetters.test(behind) },
  d: { means: 'de', stands: ({ before, behind }) => isLetters.test(before) && isLetters.test(behind) },
  asi: 'así',
  dsp: 'después',
  dps: 'después',
  mñn: 'mañana',
};

const ofLanguage = (plain: Readonly<Record<string, string | Meaning>>): ReadonlyMap<string, Meaning> =>
  new Map(Object.entries(plain).map(([said, meant]) => [said, typeof meant === 'string' ? { means: meant } : meant]));

export const shorthandWords: Readonly<Record<TypedLanguage, ReadonlyMap<string, Meaning>>> = {
  english: ofLanguage(english),
  german: ofLanguage(german),
  french: ofLanguage(french),
  spanish: ofLanguage(spanish),
};

const signs = /[.*+?^${}()|[\]\\/]/g;
const allWords = Object.values(shorthandWords)
  .flatMap((words) => [...words.keys(), ...timeSpellings])
  .map((said) => said.replace(signs, '\\$&').replaceAll("'", "['’]"));

/** Whether a text may hold shorthand of any language: most hold none. */
export const mayHoldShorthand = (text: string): boolean => anyShorthand.test(text);

const anyShorthand = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${[...new Set(allWords)].join('|')})(?![\\p{L}\\p{N}_])`, 'iu');
