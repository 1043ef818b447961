/**
 * `perfect` is what began before and lasts until now: "I have worked here". `open` is a time of which the words do not
 * tell whether something was done then or will be ("signed up for the race in May"): the nearer one.
 */
export type Tense = 'past' | 'perfect' | 'present' | 'future' | 'open';

/** Past forms that do not end in -ed and are not also the present form (so no `put`, `set`, `cut`). */
const irregularPast: ReadonlySet<string> = new Set(
  `ate arose awoke became befell began bent bet bit bled blew bore bought bound bred broke brought built burnt came caught chose clung crept
	dealt did drank dreamt drew drove dug fed fell felt fled flew flung forbade foresaw forgave forgot fought found froze gave got grew heard
	held hid hung kept knelt knew laid leant leapt learnt left lent lit lost made meant met misled mistook misunderstood outgrew overcame overdid
	oversaw overslept paid ran rang rebuilt redid remade reran resold retook rethought rewrote rode rose said sang sank sat saw sent sewed shone shook shot shrank
	slept slid slung smelt sought sold sped spelt spent spilt spoke sprang spun stank stole stood strode strove struck stuck stung swam swept swore swung
	taught thought threw told took tore undertook understood undid unwound upheld went wept withdrew withheld woke won wore wove wrote wrung`.split(
    /\s+/,
  ),
);

/** Participles that are neither past forms nor end in -ed or -en. */
export const irregularParticiples: ReadonlySet<string> = new Set(
  'rewritten redone begun become blown born come done drawn drunk flown gone grown had known run shown stolen sung swum thrown withdrawn worn'.split(
    ' ',
  ),
);

/** Third person of verbs whose present tense speaks of what is to come: "the sprint starts on Monday". */
export const scheduledPresent: ReadonlySet<string> = new Set(
  'starts begins ends opens reopens closes launches leaves flies arrives ships expires renews resumes goes returns lands meets resets applies appears disappears concludes commences continues converts departs follows onboards performs relocates renews resigns retires vanishes'.split(
    ' ',
  ),
);

/** The same of verbs whose form is also a plural noun ("the runs", "our drops"), which a word before it tells. */
export const maybeScheduledPresent: ReadonlySet<string> = new Set(
  `becomes changes comes deploys drops gets graduates happens joins kicks marries migrates moves publishes reaches releases retires runs stops switches takes
	travels turns visits signs wraps hands presents hosts delivers submits freezes sends pays interviews transfers upgrades replaces removes rolls splits merges plays tours changes sits defends speaks sunsets
	shuts sells dies flips raises bans enforces loses gains adds deprecates discontinues renames kills lifts restarts rejoins lapses matures`.split(
    /\s+/,
  ),
);

/**
 * Verbs of what is done at a time, whose bare form behind "we" or "I" speaks of what is to come: "we ship Friday", "I
 * turn 40 in August".
 */
export const scheduledBare: ReadonlySet<string> = new Set(
  `announce arrive begin celebrate close complete deliver demo deploy depart drop end expire finish fly freeze give go graduate host hold interview join kick launch leave marry
	meet merge migrate move onboard open perform play present publish race record release remove replace resume retire return review roll run sail ship show sign
	speak start stop submit switch take teach travel turn upgrade visit wed wrap want need expect`.split(/\s+/),
);

/** Verbs whose past form is the same as the others. */
export const invariant: ReadonlySet<string> = new Set(
  'quit put set hit cut shut split cost hurt spread cast broadcast beat bet reset upset burst let fit bid knit rid'.split(
    ' ',
  ),
);

/** Words in -ed that are no past form. */
const notPast = new Set(
  'need feed seed speed breed bleed red bed shed sled embed exceed proceed succeed indeed hundred wed united przed sacred naked wicked based limited advanced related ted fred med led'.split(
    ' ',
  ),
);

/** Whether a word is the past form of a verb, known or not. */
export function isPastForm(word: string): boolean {
  if (irregularPast.has(word) || (word.length > 3 && word.endsWith('ed') && !notPast.has(word))) return true;
  const stem = prefixed.exec(word)?.[1];
  return stem !== undefined && irregularPast.has(stem);
}

/** "Overwrote", "reran", "backslid". */
const prefixed = /^(?:over|out|under|re|un|mis|fore|back|down|up)([a-z]{3,8})$/;
