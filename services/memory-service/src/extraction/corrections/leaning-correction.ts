import { withoutAddedDates } from '../dates/annotate-dates.js';
import { auxiliaries } from '../language/lexicon/english-verbs.js';
import { functionWords } from '../language/lexicon/english-words.js';
import { toolKindsIn } from '../language/lexicon/tool-kinds.js';
import { caselessUnicode, oneOf } from '../language/pattern-parts.js';
import { readTakeBack } from './take-back.js';
import { isValue, looksLikeName, valuesIn } from './told-values.js';

/*
 * "No, we use pnpm", "wrong, it's Ines", "we switched to pino", "it's 3.12 now", "she's moved to Braga": puts right or
 * changes what was said before, and does not say of what.
 */

/** Longer ones say more. */
const maxCharacters = 80;

const small = `(?:${oneOf('on|in|at|by|with|under|from|to|for|after|every|about|called|named|the|an?', 'im|am|um|mit|bei|le|la|à|en|con|el')} ){0,2}`;
const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const time = `(?: ${oneOf(
  'now|instead|here|actually|these days|for good|recently|from (?:now|here) on|now on',
  '(?:since|from|as of) [^,;:!?]{2,30}',
  `(?:last|this) \\p{L}{3,9}|in (?:${months})`,
)})`;
const word = String.raw`(?:[^\s,;!?]|(?<=\d),(?=\d))+?`;
const value = `(?<value>${word}(?: ${word})??)`;
const end = `${time}{0,2}[.!]*$`;
const atEnd = small + value + end;
const it = oneOf("(?:it|that)(?:['’]?s| is)?", "they(?:['’]re)?", 'es ist|das ist', "c['’]est", 'es|é|è');
const verb = `(?: ${oneOf('is|are|was|should be|takes?|costs?|runs?|lives?|starts?|begins?|listens?|needs?|weighs?|has|have|uses?|closes?|opens?|ends?|goes|stays?')})?`;
const bareValue = caselessUnicode`^(?:(?:${it}${verb}|(?:she|he)(?:['’]s| is)) (?:actually |now )?)?${atEnd}`;
/** "it's called trunk", "her name is Anna" */
const naming = caselessUnicode`^(?:${oneOf("(?:it|she|he|they)(?:['’]s|['’]re| is| are) (?:now |actually )?(?:called|named)", '(?:its|her|his|their|the) (?:first |last |sur)?name is')}) ${value}${end}`;
/** "we use pnpm", "I work at Acme": here whatever is told is the value. */
const ofOurs = caselessUnicode`^(?:we|i|wir|ich|nous|on) (?:actually |only |always )?(?<verb>\p{L}+) ${atEnd}`;
/** "Ingrid does" */
const ofSomebody = /^(?<who>\p{Lu}[\p{L}-]+) (?:does|do|is|has|was|did)[.!]*$/u;

const we = oneOf(
  "(?:we|i|they|he|she)(?:['’]ve|['’]re|['’]s| have| had| are| has)?(?: (?:just|since|now|recently|meanwhile|also|all|finally)){0,2}",
);
const changed = oneOf(
  'switched|moved|migrated|changed|went|gone|standardi[sz]ed|settled|converted|upgraded|downgraded',
);
/** "we switched to pino": from what is not told. */
const switched = caselessUnicode`^${we} ${changed}(?: over| back)? (?:to|with|on|onto) (?:using )?(?:an? |the )?${value}${end}`;
/** "Let's go with Drizzle then", "we decided on Valkey after all" */
const chosen = caselessUnicode`^(?:(?:ok|okay|right|alright|fine|so|then|no|actually),? ){0,2}${oneOf(
  "(?:let['’]?s|let us|(?:we|i)(?:['’]ll|['’]re|['’]m| will| are| am)(?: going to| gonna)?)(?: just| rather| better)? (?:go(?:ing)?|run(?:ning)?|stick(?:ing)?) with",
  "(?:we|i)(?:['’]ve| have)?(?: just| now| finally)? (?:decided on|opted for|went with|gone with|chose|picked)",
)} (?:the )?${value}(?: then| after all| though){0,2}${end}`;
/** The same in German, French, Spanish, Italian and Portuguese. */
const switchedAbroad = caselessUnicode`^${oneOf(
  '(?:wir sind|ich bin|wir haben) (?:(?:jetzt|nun|inzwischen) )?(?:auf|zu) (?<de>[^\\s,;:!?]+(?: [^\\s,;:!?]+)?) (?:umgestiegen|gewechselt|umgestellt|umgezogen|migriert)',
  '(?:on est|nous sommes|je suis|on a|nous avons) (?:passée?s?|migré|basculé) (?:à|sur|vers) (?<fr>[^\\s,;:!?]+(?: [^\\s,;:!?]+)?)',
  '(?:(?:nos )?(?:hemos pasado|pasamos|cambiamos|migramos)|me (?:pasé|cambié)) a (?<es>[^\\s,;:!?]+(?: [^\\s,;:!?]+)?)',
  '(?:siamo|sono) passat[aoi] a (?<it>[^\\s,;:!?]+(?: [^\\s,;:!?]+)?)',
  '(?:mud|pass|migr)(?:ámos|amos|ei) para (?<pt>[^\\s,;:!?]+(?: [^\\s,;:!?]+)?)',
)}[.!]*$`;
const remade = oneOf(
  'rewrote|rewritten|moved|ported|migrated|converted|switched|renamed|changed|shifted|rebuilt|transferred|relocated|upgraded',
  'downgraded|bumped|raised|lowered|set|increased|cut|reduced|postponed|pushed|extended|shortened|handed|brought|put',
);
const things = '(?:it|that|this|them|(?:all|both|most|the rest) of (?:it|them|that))';
/** "we rewrote it in Svelte", "it was renamed to Larch", "moved to 10:15" */
const remadeIt = caselessUnicode`^${oneOf(
  `${we} ${remade} ${things}`,
  `(?:(?:it|that|they)(?:['’]s| has| was| were| got| had| have| is| are)?(?: (?:been|now|since|just|being)){0,2} )?${oneOf(remade, 'gone up|gone down|went up|went down')}`,
)}(?: over| back| up| down| forward| out)? (?:to|in|into|onto|with|for|by|until|as) (?:the )?${value}${end}`;

/** "Marketing made it orange", "they've put us on the fifth": somebody set it. */
const setBySomebody = caselessUnicode`^(?:(?:the|our|my) )?(?!(?:i|we|you|it|that|this|who|what)(?!\p{L}))[\p{L}-]{2,20}(?:['’]ve| has| have)? (?:just )?(?:${remade}|made|painted) (?:it|us|that|them|this)(?: up| down| back)?(?: (?:to|on|at|in|into|onto))?(?: the| an?)? ${value}${end}`;
/** "We're up to 120" */
const upTo = caselessUnicode`^(?:we|i|they|it)(?:['’]re|['’]m|['’]s| are| am| is)(?: now)? (?:up|down|back) to ${value}${end}`;
/** "Dr Amari has taken over" */
const tookOver = caselessUnicode`^${value} (?:(?:has|have) (?:now |since )?taken|took|takes) (?:it )?over${end}`;
/** "We're on Dracula now", "I'm with Fonic since May" */
const weAreOn = caselessUnicode`^(?:we|i|they)(?:['’]re|['’]m| are| am) (?:now )?(?:on|with|using) (?:the )?${value}(?<now>${time}{1,2})[.!]*$`;

/** "Saturdays now, because of her choir": why it is so. */
const reason =
  /,? (?:because |now that |since (?!(?:the|last|this|yesterday|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d)\p{L}*(?: |$)))[^;:?!]{3,50}$/iu;
/** "It's dark green now, we had it resprayed" */
const toldBehind = /(?<=(?:^|\P{L})(?:now|these days)), (?!(?:and|but|so|not|or)(?!\p{L}))[^,;:?!]{4,50}$/iu;
/** "He sold the building, it's Mrs Lindqvist now" */
const toldBeforeIt =
  /^(?:(?:it|that|they|he|she|we|i)(?!\p{L}))[^,;:?!]{3,40}[,;] (?=(?:it|that)(?:['’]s| is) [^,;:?!]{2,40} (?:now|from (?:here|now) on|these days)[.!]*$)/iu;

const sayNow = /(?<!\p{L})(?:now|these days|from (?:now|here) on|nowadays|since [^,;]{3,30})[.!]*$/iu;
/** "they", "his name", "we … them"; who else is named is told of. */
const pointsBack = /^(?:it|that|they|he|she)(?!\p{L})|^(?:its|his|her|their) (?:first |last |sur)?name /iu;
/** What "I" do is mostly told by itself: "I swim on Thursdays now". */
const ofUs = /^(?:(?:we|you)(?!\p{L})|i .*(?<!\p{L})(?:it|that|them|this)(?!\p{L}))/iu;
const ended = /^(?:not any ?more|no longer|not any longer)[:,.;–—-]+ /i;
const openings = /^(?:not any ?more|no longer|not any longer|update|new)[:,.;–—-]+ /i;
/** "it's pnpm, actually" */
const takenBackBehind = /,? (?:actually|sorry|my bad|my mistake)[.!]*$/i;
const misheard =
  /, (?:i (?:misheard|misread|mistyped|was wrong|mixed (?:it|that|them) up)|my (?:bad|mistake)|sorry)[.!]*$/i;

/** Of whom "her name is Anna" is told. */
export type Told = 'her' | 'him' | 'it';

/** What a correction or change tells, which does not say of what. */
export interface LeaningCorrection {
  /** The words of its value, or all that it says where that is not known. */
  readonly value: string;
  /** Whether it consists of a value alone. */
  readonly isBare: boolean;
  /** Whether it tells a change, which may also stand alone: "we switched to pino". */
  readonly isChange: boolean;
  /** Whether it tells by what means something is done: "we use pnpm", "we switched to pino". */
  readonly tellsMeans: boolean;
  readonly told: Told;
}

/**
 * What a text puts right or changes; null of one that says itself of what it tells.
 */
export function leaningCorrectionIn(text: string): LeaningCorrection | null {
  const written = withoutAddedDates(text);
  if (written.length > maxCharacters) return null;
  const told = written.replace(misheard, '').replace(takenBackBehind, '');
  const taken = readTakeBack(told);
  const opened = taken?.isSure === true ? taken.said : told.replace(openings, '');
  const said = withoutReason(opened);
  const isSure = taken?.isSure === true || told.length < written.length || said !== told;
  const change = switched.exec(said)?.groups?.value ?? switchedTo(said) ?? toolChosen(said);
  const bare = bareOf(said, change ?? remadeIt.exec(said)?.groups?.value ?? '', true);
  if (bare !== null) return { ...bare, isChange: change !== undefined };
  const changed = changedElse(said);
  if (changed !== null) return changed;
  const tellsNow = sayNow.test(said);
  // Most texts end here: to know their values costs more than all else.
  if (!isSure && !tellsNow) return null;
  const { forms, tellsNumber } = valuesIn(said);
  const leans = (pointsBack.test(said) || ofUs.test(said) || ended.test(told)) && (forms.size > 0 || tellsNumber);
  if (!isSure && !leans && !pointsBack.test(said)) return null;
  return toldAlone(said) ?? (leans && !/[,;:]/.test(said) ? loosely(said) : null);
}

/** A bare value without why it is so, or what is no longer so. */
function withoutReason(said: string): string {
  const told = said.replace(/[.!]+$/, '');
  const alone = told.replace(reason, '');
  if (alone !== told && isValue(alone.replace(/ now$/i, ''))) return alone;
  const known = told.replace(toldBehind, '').replace(toldBeforeIt, '');
  return known === told ? said : known;
}

/** What somebody has changed, or what takes over. */
function changedElse(said: string): LeaningCorrection | null {
  const found = [setBySomebody, upTo, tookOver].map((pattern) => pattern.exec(said)?.groups?.value);
  const set = found.find((value) => value !== undefined);
  if (set !== undefined && tellsByForm(set)) return bareOf(said, set, false);
  const used = weAreOn.exec(said)?.groups?.value ?? '';
  return bareOf(said, used, !valuesIn(used).tellsNumber);
}

/** Whether it looks like a value by itself: "No, it's fine" tells none, but how something is. */
function tellsByForm(value: string): boolean {
  const { forms, tellsNumber } = valuesIn(value);
  return looksLikeName(value) || forms.size > 0 || tellsNumber;
}

function switchedTo(said: string): string | undefined {
  return Object.values(switchedAbroad.exec(said)?.groups ?? {}).find((value) => value !== undefined);
}

/** What is chosen may be anything ("let's go with option B"); a tool takes the place of another of its kind. */
function toolChosen(said: string): string | undefined {
  const value = chosen.exec(said)?.groups?.value;
  return value !== undefined && toolKindsIn(value).size > 0 ? value : undefined;
}

function toldAlone(said: string): LeaningCorrection | null {
  const name = naming.exec(said)?.groups?.value;
  if (name !== undefined) return bareOf(said, name, false);
  const ours = ofOurs.exec(said)?.groups;
  // "On" may be the French pronoun, and "on Thursday afternoon" has no verb.
  if (ours !== undefined && !valuesIn(ours.verb ?? '').forms.has('day')) return ownCorrection(said, ours);
  const somebody = ofSomebody.exec(said)?.groups?.who;
  if (somebody !== undefined) return functionWords.has(somebody.toLowerCase()) ? null : bareOf(said, somebody, false);
  const found = (bareValue.exec(said)?.groups?.value ?? '').replace(/[.!]+$/, '');
  return tellsByForm(found) ? bareOf(said, found, false) : null;
}

/** "We use pnpm" tells by what means something is done. */
function ownCorrection(said: string, { verb: does = '', value: told = '' }: Record<string, string>) {
  if (auxiliaries.has(does.toLowerCase())) return null;
  return bareOf(said, told, /^(?:use|nutzen|verwenden|benutzen|utilisons|usamos)$/i.test(does));
}

function bareOf(said: string, told: string, tellsMeans: boolean): LeaningCorrection | null {
  const found = told.replace(/[.!]+$/, '');
  return isValue(found) ? { value: found, isBare: true, isChange: false, tellsMeans, told: toldOf(said) } : null;
}

const loosely = (said: string): LeaningCorrection => ({
  value: said,
  isBare: false,
  isChange: false,
  tellsMeans: false,
  told: toldOf(said),
});

function toldOf(said: string): Told {
  if (/^(?:she|her)(?!\p{L})/iu.test(said)) return 'her';
  return /^(?:he|his)(?!\p{L})/iu.test(said) ? 'him' : 'it';
}
