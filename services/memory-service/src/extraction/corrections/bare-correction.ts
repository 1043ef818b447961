import { auxiliaries } from '../language/lexicon/english-verbs.js';
import { functionWords } from '../language/lexicon/english-words.js';
import { toolKindsIn } from '../language/lexicon/tool-kinds.js';
import { caselessUnicode, oneOf } from '../language/pattern-parts.js';
import { readTakeBack } from './take-back.js';
import { type KindOfValue, kindOfValue } from './told-kinds.js';

/*
 * "No, we use pnpm", "wrong, it's Ines", "no, on Thursdays", "we switched to pino", "it's 3.12 now": puts right what
 * was said last with a value alone, and does not say of what.
 */

/** Longer ones tell more than a value. */
const maxCharacters = 70;

const added = / \(\d{4}-\d{2}-\d{2}(?: to \d{4}-\d{2}-\d{2})?\)/g;
const small = `(?:${oneOf('on|in|at|by|with|under|from|to|for|after|every|about|called|named|the|an?', 'im|am|um|mit|bei|le|la|à|en|con|el')} ){0,2}`;
const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const time = `(?: ${oneOf(
  'now|instead|here|actually|these days|for good|recently',
  '(?:since|from|as of) [^,;:!?]{2,20}',
  `(?:last|this) \\p{L}{3,9}|in (?:${months})`,
)})`;
const value = String.raw`(?<value>[^\s,;!?]+?(?: [^\s,;!?]+?)??)`;
const end = `${time}{0,2}[.!]*$`;
const atEnd = small + value + end;
const it = oneOf("(?:it|that)(?:['’]?s| is)?", "they(?:['’]re)?", 'es ist|das ist', "c['’]est", 'es|é|è');
const verb = `(?: ${oneOf('is|are|was|should be|takes?|costs?|runs?|lives?|starts?|begins?|listens?|needs?|weighs?|has|have|closes?|opens?|ends?|goes|stays?')})?`;
const bareValue = caselessUnicode`^(?:${it}${verb} (?:actually |now )?)?${atEnd}`;
/** "it's called trunk", "her name is Anna" */
const naming = caselessUnicode`^(?:${oneOf("(?:it|she|he|they)(?:['’]s|['’]re| is| are) (?:now |actually )?(?:called|named)", '(?:its|her|his|their|the) name is')}) ${value}${end}`;
/** "we use pnpm", "I work at Acme": here whatever is told is the value. */
const ofOurs = caselessUnicode`^(?:we|i|wir|ich|nous|on) (?:actually |only |always )?(?<verb>\p{L}+) ${atEnd}`;
/** "Ingrid does" */
const ofSomebody = /^(?<who>\p{Lu}[\p{L}-]+) (?:does|do|is|has|was|did)[.!]*$/u;

const we = oneOf(
  "(?:we|i|they)(?:['’]ve|['’]re| have| had| are)?(?: (?:just|since|now|recently|meanwhile|also|all|finally)){0,2}",
);
const changed = oneOf(
  'switched|moved|migrated|changed|went|gone|standardi[sz]ed|settled|converted|upgraded|downgraded',
);
/** "we switched to pino": from what is not told. */
const switched = caselessUnicode`^${we} ${changed}(?: over| back)? (?:to|with|on|onto) (?:using )?(?:an? |the )?${value}${end}`;
const remade = oneOf(
  'rewrote|rewritten|moved|ported|migrated|converted|switched|renamed|changed|shifted|rebuilt|transferred|relocated|upgraded',
  'downgraded|bumped|raised|lowered|set|increased|cut|reduced|postponed|pushed|extended|shortened|handed|brought',
);
/** "we rewrote it in Svelte", "it was renamed to Larch" */
const remadeIt = caselessUnicode`^${oneOf(
  `${we} ${remade} (?:it|that|this|them)`,
  `(?:it|that|they)(?:['’]s| has| was| were| got| had| have| is| are)?(?: (?:been|now|since|just|being)){0,2} ${remade}`,
)}(?: over| back| up| down| forward| out)? (?:to|in|into|onto|with|for|by|until|as) (?:the )?${value}${end}`;
/** "it's 3.12 now" */
const asOfNow = /(?<!\p{L})(?:now|these days|from now on)[.!]*$/iu;
const ofIt = /^(?:it|that|they|he|she|its|his|her|their)(?!\p{L})/iu;
const openings = /^(?:not any ?more|no longer|not any longer|update|new)[:,.;–—-]+ /i;

/** Of whom "her name is Anna" is told. */
export type Told = 'her' | 'him' | 'it';

/** A correction or change that consists of a value. */
export interface BareCorrection {
  readonly kind: KindOfValue;
  readonly value: string;
  readonly told: Told;
}

/**
 * The value that a correction consists of; null of a text that says more, or less.
 * @param isCorrection whether its message was taken for one that puts something right
 */
export function bareCorrectionIn(text: string, isCorrection: boolean): BareCorrection | null {
  const written = text.replace(added, '');
  if (written.length > maxCharacters) return null;
  const taken = readTakeBack(written);
  const opened = taken?.isSure === true ? taken.said : written.replace(openings, '');
  const change = (switched.exec(opened) ?? remadeIt.exec(opened))?.groups?.value;
  if (change !== undefined) return correctionOf(opened, change, 'means');
  const isSure = taken?.isSure === true || (isCorrection && opened !== written);
  return isSure || (ofIt.test(opened) && asOfNow.test(opened)) ? toldAlone(opened) : null;
}

function toldAlone(said: string): BareCorrection | null {
  const name = naming.exec(said)?.groups?.value;
  if (name !== undefined) return correctionOf(said, name, 'name');
  const ours = ofOurs.exec(said)?.groups;
  // "On" may be the French pronoun, and "on Thursday afternoon" has no verb.
  if (ours !== undefined && kindOfValue(ours.verb ?? '') !== 'day') return ownCorrection(said, ours);
  const somebody = ofSomebody.exec(said)?.groups?.who;
  if (somebody !== undefined)
    return functionWords.has(somebody.toLowerCase()) ? null : { kind: 'person', value: somebody, told: 'it' };
  const found = bareValue.exec(said)?.groups?.value ?? '';
  const kind = kindOfValue(found);
  // "No, it's fine" tells no value, but how something is.
  if (kind === null || (kind === 'name' && !looksLikeName.test(found) && toolKindsIn(found).size === 0)) return null;
  return { kind, value: found, told: toldOf(said) };
}

const looksLikeName = /\p{Lu}|[\p{L}\d][_./-][\p{L}\d]|`/u;

/** "We use pnpm" tells by what means something is done. */
function ownCorrection(
  said: string,
  { verb: does = '', value: told = '' }: Record<string, string>,
): BareCorrection | null {
  if (auxiliaries.has(does.toLowerCase())) return null;
  return correctionOf(
    said,
    told,
    /^(?:use|nutzen|verwenden|benutzen|utilisons|usamos)$/i.test(does) ? 'means' : 'name',
  );
}

function correctionOf(said: string, value: string, plain: 'means' | 'name'): BareCorrection | null {
  const kind = kindOfValue(value);
  if (kind === null) return null;
  // "No, we use two spaces" may put tabs right.
  const isMeans = plain === 'means' && (kind === 'name' || (kind === 'number' && /^\p{L}/u.test(value)));
  return { kind: isMeans ? 'means' : kind, value, told: toldOf(said) };
}

function toldOf(said: string): Told {
  if (/^(?:she|her)(?!\p{L})/iu.test(said)) return 'her';
  return /^(?:he|his)(?!\p{L})/iu.test(said) ? 'him' : 'it';
}
