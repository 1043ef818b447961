import { anyOf } from '../../extraction/language/pattern-set.js';
import { tokenize } from '../tokenizer/tokenizer.js';
import { isSmallWord } from './small-words.js';
import { isStateWord } from './tells-change.js';
import { longestCompared } from './wording.js';

/*
 * A statement that something has ended names what ended, and nothing of what is instead: "We no longer use Jenkins", "I
 * left Northwind", "Miso died". Here is told which statements do, and which of their words name nothing.
 */

/** Whatever stands before: "Miso is dead", "the plan is history". */
const states = [
  'no longer|no more(?= \\S)|any ?more|any longer|history|gone|dead|over with|done with|out of business|behind us|retired|deprecated|broken|lost|stolen',
  // Not "I work out"
  "(?<=(?:^(?!\\S+ing )\\S{2,40}|(?<!\\p{L})(?:is|are|was|were|been)|['’](?:s|re)) )out(?=[.!]*$|,)",
  // Not "alerts are switched off on weekends"
  '(?:shut down|switched off|discontinued|decommissioned|scrapped)(?=[.!]*$|[,;]| (?:now|already|for good|since)(?!\\p{L}))',
  'nicht mehr|keine?[mnrs]?(?= .{1,30} mehr)|tot|kaputt|in rente',
  'ya no|já não|não (?=.{1,30} mais)|non (?=.{1,30} più)',
  "n(?:e |['’]| )\\S{1,20}(?= (?:.{1,30} )?plus)",
];

/** What somebody or something did, and not what is done to it: "seconds are sold", "we are closed on Sundays". */
const deeds = [
  'stopp(?:ed|ing)|quit|left|leaving|resigned|gave up|given up|(?:got|getting) rid of|dropped(?! (?:all|anything|everything|support)\\b.{0,30} (?:below|under|before|older) )|ditched|abandoned|scrapped|axed',
  'dumped|binned|removed|deleted|sold|cancel(?:l?ed)?|called off|ended|terminated|moved (?:out|away|off|on)',
  'went (?:away|under|bust|bankrupt)|ran away|passed away|died|broke|closed|shut(?: down)?|expired|lapsed?|phas(?:ed|ing) out',
  'decommissioned|discontinued|uninstalled|(?:switched|turned) off|thr(?:ew|own)(?=(?: \\S{1,40}){0,3} (?:out|away))|let(?=(?: \\S{1,40}){0,3} go)|fired|sacked|laid off',
  'divorced|separated|split up|^(?:forget|skip|scrap)(?: about)?(?= \\S+(?:$|[,;.–—]))|unsubscribed|parted|traded in|gave away|returned|outgrew|switched from|moved from',
  'migrated (?:from|off|away)|(?:said|waved) (?:goodbye|farewell)|archived',
  'gekündigt|verlassen|verkauft|gestorben|aufgehört|abgeschafft|abgelöst|(?:weg|aus)gezogen|aufgegeben|eingestellt|beendet',
  'geschlossen|verloren|gestohlen|entlassen|storniert',
  'dej(?:é|ó|amos|aron)|abandon(?:é|ó|amos|aron)|vend(?:í|ió|imos)|muri(?:ó|eron)|falleció|cerr(?:é|ó|amos|aron)',
  'cancel(?:é|ó|amos)|me (?:fui|mudé) de|nos (?:fuimos|mudamos) de|se (?:fue|jubiló|marchó|acabó)|perd(?:í|imos)|renunci(?:é|ó)',
  'deixei|saí d[aeo]|vendi|morreu|fechou|cancelei|lasciato|smesso|venduto|morto|chiuso',
  'quitté|arrêté|abandonné|vendue?|morte?|décédée?|fermée?|annulé|résilié|partie?|perdu|volée?|supprimé|démissionné',
];
const isDone = "(?:is|are|am|be|being|['’](?:s|re)) ";
const ending = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${states.join('|')}|(?<!(?<![\\p{L}\\p{N}])${isDone})(?:${deeds.join('|')}))(?![\\p{L}\\p{N}])`,
  'iu',
);

/** Why something ended, where what is instead is told as well: "the hotel was too loud" ends nothing by itself. */
const reason =
  /(?<!\p{L})(?:(?:was|were) (?:a mistake|too \p{L}+)|(?:did not|didn['’]?t) (?:work out|scale|last))(?!\p{L})/iu;

/** Where it is looked for in both cases of each letter, most clauses would take several times as long. */
const mayEnd = anyOf([ending]);
const mayBeReason = anyOf([reason]);

/** Where a text tells something. */
interface Place {
  readonly at: number;
  readonly length: number;
}

/** What tells in a clause that something has ended, and where; null where nothing does. */
export const endingOf = (clause: string): Place | null => placeOf(ending, mayEnd, clause);

/** What tells in a clause why something may have ended, and where; null where nothing does. */
export const reasonOf = (clause: string): Place | null => placeOf(reason, mayBeReason, clause);

function placeOf(pattern: RegExp, mayTell: (text: string) => boolean, clause: string): Place | null {
  const said = clause.slice(0, longestCompared);
  const found = mayTell(said) ? pattern.exec(said) : null;
  return found === null ? null : { at: found.index, length: found[0].length };
}

const newness =
  /(?<![\p{L}\p{N}])(?:now|instead|these days|nowadays|from now on|jetzt|nun|stattdessen|inzwischen|mittlerweile|ahora|maintenant|désormais|à la place|agora|adesso)(?![\p{L}\p{N}])/iu;

const hasNewness = anyOf([newness]);

/** Whether a clause tells by itself that what it says is new. */
export function tellsNew(clause: string): boolean {
  return hasNewness(clause.slice(0, longestCompared));
}

/** A text without the first words that tell that it is new. */
export const withoutNewness = (text: string): string => text.replace(newness, '');

/** Words of telling an end, a beginning or a time. */
const namingNothing = new Set(
  [
    'longer anymore any stop quit left leave resign retire give gave given got rid drop ditch abandon scrap axe dump bin',
    'remove delete sold sell cancel call end terminate move away went go gone run pass die dead lost lose stolen steal broke broken break close shut',
    'expire lapse phase deprecate decommission discontinue uninstall switch turn throw threw thrown let fire sack lay laid',
    'divorce separate split unsubscribe part trade return outgrow migrate history business done over available',
    'change replace upgrade rename adopt join start begin buy bought hire pick choose chose take took put set new instead now today yesterday',
    'everything all whole entire entirely completely complete fully totally things stuff',
    'currently these days nowadays lately finally last next week month year sprint autumn winter spring summer ago since still used already',
    'gegangen heißt heißen gekündigt verlassen verkauft gestorben tot aufgehört abgeschafft weggezogen ausgezogen umgezogen aufgegeben eingestellt beendet gewechselt',
    'dejé dejó dejamos abandonamos vendí vendimos murió cerró cancelé cancelamos fui fuimos mudé pasamos entré entramos usar',
    'quitté arrêté abandonné vendu mort morte fermé annulé passé passés rejoint',
  ].flatMap((words) => words.split(' ').flatMap((word) => tokenize(word))),
);

/** Whether a lexeme names a thing or what is done, as far as that can be told. */
export function isNaming(lexeme: string): boolean {
  return !namingNothing.has(lexeme) && !isSmallWord(lexeme);
}

/** Whether it also tells more than how things are. */
export function isTelling(lexeme: string): boolean {
  return isNaming(lexeme) && !isStateWord(lexeme);
}
