import { caselessUnicode, oneOf } from '../language/pattern-parts.js';
import { rememberingLast } from '../language/pattern-set.js';

/*
 * How a sentence takes back what was said before it: before what is right ("sorry, 3 doors", "no wait, Sunday"), behind
 * it ("Sunday actually", "8018, swapped the digits"), or as all that it says ("Argh no, I misread the mail.", "That was
 * the old policy.").
 */

export interface TakeBack {
  /** Whether its words take something back. */
  readonly isSure: boolean;
  /** Whether it cries ("er, 3 doors"), as may be done before anything. */
  readonly isCried: boolean;
  /** What stands behind them; '' where they are all that is said. */
  readonly said: string;
}

/** Where a word of taking back ends: "sorry, ", "no. ", "wait ", "argh!! ". */
const end = String.raw`(?:[,.:;!…]{0,4}(?:\s+|$)|\s*[–—-]\s+)`;

const cry = caselessUnicode`^${oneOf(
  'a+r+g+h+|u+gh+|er+m?|u[hm]+|oh+|ah+|ach|hm+|wait|hold (?:on|up)|hang on|no|nope|ok(?:ay)?|actually|omg|da(?:mn|ng|mmit)|shit|crap|sorry|wrong|nee',
  'mince|zut|ay|uy|moment(?: mal)?|halt|stopp?|verdammt|mist',
)}${end}`;
/** What may stand before or among them. */
const filler = caselessUnicode`^${oneOf('well|so|but|and|hey|small|quick|minor|slight|one|another|guys|all|everyone')}${end}`;

const english = oneOf(
  "sorry|sry|soz|apologies|my apologies|pardon me|o+ps|oops+|whoops+|woops|correction|edit(?=:)|i meant?|i misspoke|make (?:that|it)|my bad|my mistake|my fault|typo|wrong|that['’]?s (?:wrong|not right)|no|nope|nah|wait|actually|or rather|rather|turns out",
  '(?:scratch|strike|ignore|forget|disregard) (?:that|what i (?:just )?(?:said|wrote|told you)|my last message|the last (?:one|message))',
  '(?:that|this|it)(?: one)? (?:should|was supposed to) (?:be|say|read)|should (?:be|say|read|have been)',
  "(?:the )?(?:new|right|correct|actual|real) (?:date|day|time|slot|number|value|name|port|one)(?: is|[’']s)?",
);
const foreign = oneOf(
  'ups+|hoppla|quatsch|falsch|korrektur|berichtigung|(?:ent|ver)schuldigung|tschuldigung|nein|doch|ich mein(?:e|te)|gemeint war|vielmehr|besser gesagt',
  'pardon|désolée?|oups|non|en fait|erreur|correction|rectification|je voulais dire|ou plutôt|plutôt',
  'perd[oó]n|perdona|lo siento|disculpa|no|mejor dicho|quise decir|quería decir|en realidad|corrección|corrijo|digo',
  'scusa(?:te)?|anzi|volevo dire|correzione|desculpa|desculpe|quer dizer|aliás|não|correção|ik bedoel(?:de)?|foutje|correctie',
);
const word = caselessUnicode`^${oneOf(english, foreign)}${end}`;

/** "I said that wrong the retro is at four": where what is right begins without a mark. */
const opensClause = String.raw` (?:(?:it|that|there)['’]s |(?:(?:the|my|our|his|her|their|a) )?(?:[\p{L}-]{2,20} ){1,2}?(?:is|are|was|were|has|have|starts?|begins?|costs?|runs?|lives?|uses?|needs?|takes?|will|should|leaves?|opens?|closes?) )`;
/** What is told of a fault ends at the next mark, or where a clause of its own begins. */
const toItsEnd = `(?:(?!${opensClause})[^,;:.!?…–—]){0,50}`;
/** Nothing is told of it but that. */
const atMark = String.raw`(?=\s*(?:[,.;:!…–—-]|$))`;
/** What one did wrong: "I misread the mail", "swapped the digits", "I dropped a zero". */
const ownFault = oneOf(
  String.raw`(?:(?:i|we|i['’]?ve|have|just|must have) ){0,4}(?:misread|misremembered|misheard|mis-?typed|misspoke|fat-fingered)\b${toItsEnd}`,
  String.raw`(?:(?:i|we|i['’]?ve|have|just|must have) ){0,4}(?:(?:mixed|muddled) (?:(?:it|that|them|those|(?:the|those) [\p{L}-]+) )?up|keep mixing|(?:swapped|switched|transposed|confused|mixed up) (?:the |two |some |those )*(?:it|that|them|two|digits?|numbers?|letters?|figures?|days?|dates?|names?|values?|rooms?|order))\b${toItsEnd}`,
  String.raw`(?:i|we) (?:just )?(?:got|had|read|wrote|typed|said|put|noted|remembered) (?:it|that|this|them|(?:the|my|that) [\p{L}-]+) (?:all |completely )?(?:wrong|mixed up|backwards|the wrong way round)\b${toItsEnd}`,
  String.raw`(?:i|we) (?:just )?(?:looked at|(?:was|were) (?:looking at|reading|thinking of|in)|gave you|told you|sent you|had in mind) (?:the|an?|my|our|last) (?:wrong|old|outdated|previous|other|week['’]s|month['’]s|year['’]s)\b${toItsEnd}`,
  `(?:(?:i|i['’]?ve|have|just|must have) ){0,4}(?:dropped|forgot|forgotten|missed|lost|left out|left off|skipped|added|typed) (?:an?|one|two|the|an extra|one too many|one too few) (?:zeros?|zeroes|noughts?|digits?|decimal(?: point| place)?|comma|dot|minus(?: sign)?|letters?)(?: too many| too few)?(?: there| somewhere)?${atMark}`,
  `(?:(?:damn|stupid|bloody|my|the) )?auto-?correct (?:got me|strikes again|did (?:that|it)|changed (?:it|that))${atMark}`,
  String.raw`(?:i|we) (?:was|were) (?:wrong|mistaken|off)\b${toItsEnd}`,
  String.raw`(?:(?:da|ich|hab(?:e|['’])?|mich|das|es|die \p{L}+|den \p{L}+) ){1,5}(?:verlesen|vertippt|vertan|geirrt|verwechselt|verguckt|versprochen|vertauscht)`,
  `je me suis tromp[ée]e?${toItsEnd}|j['’]ai (?:mal lu|confondu|interverti)${toItsEnd}`,
  `me (?:equivoqué|confundí|he equivocado|he confundido)${toItsEnd}|leí mal${toItsEnd}`,
);

/** "That was wrong": what was said is. */
const wrongSaid = oneOf(
  `(?:(?:that|this|it)(?:['’]s| is| was)|what i (?:said|wrote|told you)(?: before| earlier)? (?:is|was)|thats) (?:actually |just |all |really )?(?:wrong|incorrect|outdated|out of date|nonsense|not (?:right|correct|true)|(?:an? |my )(?:typo|mistake|error|mix-?up|slip)${toItsEnd})`,
  `das (?:war|ist|stimmt) (?:leider |so )?(?:falsch|nicht(?: richtig)?|verkehrt|quatsch|veraltet|ein (?:fehler|irrtum|tippfehler))`,
  `c['’](?:est|était) (?:faux|une erreur)|ce n['’](?:est|était) pas (?:ça|juste)`,
  `es[oa] (?:está mal|no es (?:cierto|correcto|así)|fue un error)`,
);
const fault = caselessUnicode`^${oneOf(ownFault, wrongSaid)}${end}`;

/** "That was the old policy": it takes back behind "sorry" alone, and without it tells how things were. */
const outdated = caselessUnicode`^${oneOf(
  String.raw`(?:(?:that|this|it)(?:['’]s| is| was)|those (?:are|were)|thats) (?:actually |just |still )?(?:for |from |of )?(?:(?:the|an|our|my) (?:old|previous|former|wrong|other|earlier|outdated|original|last)\b${toItsEnd}|last (?:year|month|week|time|season|term|quarter)(?:['’]s)?(?: [\p{L}-]+){0,2}|before ${toItsEnd})`,
  String.raw`das war (?:noch )?(?:der|die|das) alte(?: \p{L}+)?|(?:the )?wrong [\p{L}-]{2,15}|falsche[rs]? \p{L}{2,20}|c['’]était l['’]ancienn?e?(?: [\p{L}’'-]+){0,3}|es[oa] era (?:el|la|lo) (?:antigu[oa]|viej[oa]|de antes)(?: \p{L}+)?`,
)}${end}`;

/** "just checked the card": where one has it from. */
const source = caselessUnicode`^(?:i(?:['’]ve)? )?(?:just |only |have )?(?:(?:double-?|re-?)?checked|re-?read|looked (?:it up|again)|got (?:the|an?) (?:mail|email|call|message|letter|confirmation))\b${toItsEnd}$`;

/** "*64" */
const starred = /^\*{1,2}\s?(?=[\p{L}\d])/u;
const maxOpenings = 6;
/** Taking back is said in few words; nothing is looked for behind these. */
const maxReadCharacters = 200;

/** What stands behind the cries and words of taking back that a sentence opens with; null where it opens with none. */
export const readTakeBack = rememberingLast((sentence: string): TakeBack | null => {
  const star = starred.exec(sentence)?.[0];
  if (star !== undefined) return { isSure: true, isCried: false, said: sentence.slice(star.length) };
  const head = sentence.slice(0, maxReadCharacters);
  let at = 0;
  let isSure = false;
  let isCried = false;
  for (let turn = 0; turn < maxOpenings && at < head.length; turn += 1) {
    const rest = head.slice(at);
    const taken: RegExpExecArray | null =
      fault.exec(rest) ?? (isSure || isCried ? outdated.exec(rest) : null) ?? word.exec(rest);
    const cried = cry.exec(rest);
    const opened = taken ?? cried ?? filler.exec(rest);
    if (opened === null) break;
    isSure ||= taken !== null;
    isCried ||= cried !== null && /[,.!…]\s*$/.test(cried[0]);
    at += opened[0].length;
  }
  return at === 0 ? null : { isSure, isCried, said: sentence.slice(at) };
});

/**
 * One of these takes back, denies or moves, wherever it stands: without them nothing is looked for behind what a
 * sentence opens with.
 */
export const mayTakeBack = (sentence: string): boolean => anywhere.test(sentence);
const anywhere =
  /\b(?:actually|sorry|sry|soz|rather|oops|whoops|typo|correction|mean|meant|bad|mistake|now|not|isn['’]t|wasn['’]t|mis(?:read|remembered|heard|typed|spoke)|mixed|mixing|swapped|switched|transposed|confused|muddled|wrong|moved|pushed|postponed|shifted|rescheduled|delayed|changed|put|set|brought|nicht|pas|niet|eigentlich|en fait|pardon|en realidad|perd[oó]n|ver(?:lesen|tippt|tan|wechselt|schoben)|geirrt|tromp|equivoq|confund|report|aplaza|verplaatst|spostat)/i;

/** What takes back by being said behind what is right: "12th feb actually", "Sunday, sorry". */
const behind =
  /(?:,? (?:actually|sorry|sry|soz|i meant?|rather|my bad|my mistake|oops|whoops|typo|correction|eigentlich|en fait|pardon|en realidad|perd[oó]n))+$/iu;
/** "it's on Saturday now" */
const asOfNow = /^(?:it|that|they)(?:['’](?:s|re)| is| are|s) (?:on|at|in|from|until|due) [^,;]{1,30} now$/i;
/** What changes nothing: "Sunday, same time". */
const same =
  /^(?:(?:the |at the |same |everything |all |the rest |rest )*(?:same|else|unchanged|stays|as before|as planned|is the same|still|time|place|hour|room|address|stands)\b){1,3}[^,;:.!?]{0,30}$/i;

/** What is right, and whatever is told behind it. */
export interface RightValue {
  readonly value: string;
  readonly rest: string;
  readonly isSure: boolean;
}

/**
 * What a sentence says in place of what was said: its first part without the words around it that take back, with what
 * is told besides.
 * @param wrong the clause that it may put right: "Sunday, not Saturday" names what is wrong there
 */
export function readRightValue(said: string, wrong: string): RightValue {
  let isSure = asOfNow.test(said.replace(/[,;.!].*$/, ''));
  const parts: string[] = [];
  for (const part of said.replace(/[.!…]+$/, '').split(/,\s+|;\s+|\s[–—-]\s|[!…]+\s+|\s(?=\()/)) {
    const bare = part.replace(/^\(|\)$/g, '').replace(behind, '');
    const takesBack = parts.length > 0 && (takesAllBack(bare) || contrasts(bare, wrong));
    isSure ||= takesBack || bare.length < part.replace(/^\(|\)$/g, '').length;
    if (!takesBack && !(parts.length > 0 && (same.test(bare) || source.test(bare))) && bare !== '') parts.push(bare);
  }
  const [value = '', ...rest] = parts;
  return { value, rest: rest.join(', '), isSure };
}

/** Whether it takes back and says nothing else: "ah sorry, wrong." */
export function takesAllBack(sentence: string): boolean {
  const taken = readTakeBack(sentence);
  return taken?.isSure === true && taken.said === '';
}

/** "not Saturday but …", "it's not 8081, …" */
const deniedFirst =
  /^(?:(?:it|that)(?:['’]?s| is| was) not |(?:it|that) (?:is|was)n['’]t |its not |es ist nicht |ce n['’]est pas |not |nicht |pas )(?:(?:on|at|in|the|am|um|le|à) )*([^,;]{1,30}?)(?:(?:[,;]|\s[–—-])\s(?:but |rather |sondern |mais )?|\s(?:but|sondern|mais)\s)/iu;

/**
 * What stands behind a denial of what was said: "not Saturday but Sunday", "it's not 8081, it's 8018"; null where
 * nothing of it is denied.
 */
export function behindDenied(said: string, wrong: string): string | null {
  const match = deniedFirst.exec(said);
  return match !== null && names(wrong, match[1] ?? '') ? said.slice(match[0].length) : null;
}

/** "not Saturday", where that was said. */
function contrasts(part: string, wrong: string): boolean {
  const denied =
    /^(?:and )?(?:not|nicht|pas|no|non|niet|instead of|statt) (?:on |at |the |am |le |el )*(\S{1,30})$/iu.exec(
      part,
    )?.[1];
  return denied !== undefined && names(wrong, denied);
}

/** "The 14th" is named by "14 June" as well. */
const names = (clause: string, said: string): boolean =>
  clause.toLowerCase().includes(said.toLowerCase().replace(/(?<=\d)(?:st|nd|rd|th)$/, ''));
