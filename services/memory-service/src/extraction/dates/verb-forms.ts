/** `perfect` is what began before and lasts until now: "I have worked here". */
export type Tense = 'past' | 'perfect' | 'present' | 'future';

/** Past forms that do not end in -ed and are not also the present form (so no `put`, `set`, `cut`). */
export const IRREGULAR_PAST: ReadonlySet<string> = new Set(
  `ate became began bent bit blew bought bore bound broke brought built burnt came caught chose dealt drank drew drove dug fed fell felt flew
	forgot fought found froze gave got grew heard held hid hung kept knew laid learnt lent left lit lost made meant met overcame paid ran rang
	rebuilt redid rewrote reran resold retook overcame overslept outgrew mistook foresaw rode rose said sang sat saw sent shook shot slept sold spent spoke stole stood struck stuck swam taught thought threw told took
	understood undid went withdrew woke won wore wrote`.split(/\s+/),
);

/** Participles that are neither past forms nor end in -ed or -en. */
export const IRREGULAR_PARTICIPLES: ReadonlySet<string> = new Set(
  'rewritten redone begun become blown born come done drawn drunk flown gone grown had known run shown sung swum thrown withdrawn worn'.split(
    ' ',
  ),
);

/** Third person of verbs whose present tense speaks of what is to come: "the sprint starts on Monday". */
export const SCHEDULED_PRESENT: ReadonlySet<string> = new Set(
  'starts begins ends opens closes launches leaves flies arrives ships expires resumes goes returns lands meets'.split(
    ' ',
  ),
);

const GERMAN_PAST = 'waren hatte hatten habe haben hat wurde wurden ging kam gab machte sagte'.split(' ');
const GERMAN_FUTURE = 'wird werden werde wollen müssen soll sollen'.split(' ');
const FRENCH_PAST = 'avons ont était étaient avait avaient fut suis'.split(' ');
const FRENCH_FUTURE = 'va vais allons vont sera serons seront aura aurons'.split(' ');
const SPANISH_PAST = 'fue fueron estaba había hizo hemos han hice fui fuimos'.split(' ');
const SPANISH_FUTURE = 'voy vamos será serán'.split(' ');

const FOREIGN: ReadonlyMap<string, Tense> = new Map([
  ...[...GERMAN_PAST, ...FRENCH_PAST, ...SPANISH_PAST].map((word) => [word, 'past'] as const),
  ...[...GERMAN_FUTURE, ...FRENCH_FUTURE, ...SPANISH_FUTURE].map((word) => [word, 'future'] as const),
]);

/** Tense of the commonest German, French and Spanish forms that are not also English words. */
export function foreignTense(word: string): Tense | null {
  const known = FOREIGN.get(word);
  if (known !== undefined) return known;
  if (/(?:aron|ieron)$/.test(word) && word.length > 5) return 'past';
  return /(?:rons|ront|remos|rán)$/.test(word) && word.length > 5 ? 'future' : null;
}
