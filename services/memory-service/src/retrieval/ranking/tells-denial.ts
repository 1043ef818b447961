import { readTakeBack } from '../../extraction/corrections/take-back.js';

/*
 * "Not master, it's trunk", "trunk, not master": says of nothing but a value what it is not, and what it is. What it is
 * told of was said before, or stands in front: "the main branch isn't master, it's trunk".
 */

/** What is not so, and what is. */
export interface Denial {
  /** What it is told of; empty where that was said before. */
  readonly before: string;
  readonly denied: string;
  readonly instead: string;
}

/** What only points at what was said before. */
const points =
  "(?:(?:it|that|this)(?: is|['’]s)|its|es ist|das ist|c['’]est|es|é|è) (?:actually |really |eigentlich |en fait )?";
/** Not of kinds ("it's a library, not a framework"), nor of what is done ("not yet"). */
const value =
  '(?!(?:an?|the|we|i|you|they|he|she|use|yet|only|just|even|sure|really|because|any|all|every|so|now|always|too|very|that|this|it|in|on|at|for|to|if|when|ein|eine|une?|una?|um|uma)(?=[\\s,;.!?]|$))(?:[^\\s,;:!?]|:(?=\\S))+(?: (?:[^\\s,;:!?]|:(?=\\S))+){0,2}?';
const takesBack =
  '(?:(?:no|nope|nah|nein|non|não|sorry|wait|actually|wrong|i was (?:wrong|mistaken)|hm+|ah|oh)[,.!:—–-]{0,3} ){0,2}';
const denies =
  "(?:(?:(?:it|that|this)(?: is|['’]s)|its) not|(?:it|that) (?:isn['’]?t|is not)|(?:c['’]est )?pas|(?:es ist )?nicht|no es|não(?: é)?|non(?: è)?|not)";
const between = '(?:[,;.]| [—–-])? (?:but |sondern |mais |sino |mas (?:sim )?|bensì |ma |rather )?';

const subject = '(?<before>(?:the|our|my)(?: [^\\s,;:!?]+){1,4})';

const denials: readonly RegExp[] = [
  `^${takesBack}${subject} (?:is not|isn['’]?t|are not|aren['’]?t) (?<denied>${value})[,;] (?:(?:it|they)(?: is| are|['’]s|['’]re)|its|but) (?<instead>${value})[.!]*$`,
  `^${takesBack}${denies} (?<denied>${value})${between}(?:${points})(?<instead>${value})[.!]*$`,
  `^${takesBack}${denies} (?<denied>${value})(?:[,;.] | [—–-] | but |,? sondern |,? mais |,? sino |,? bensì )(?:but |sondern |mais |sino |mas |bensì )?(?<instead>${value})[.!]*$`,
  `^${takesBack}(?:${points})?(?<instead>${value})(?:,|,? and) (?:not|nicht|pas|não|non) (?<denied>${value})[.!]*$`,
  `^${takesBack}(?:${points})(?<instead>${value}),? (?:rather than|instead of|statt|au lieu de|en vez de) (?<denied>${value})[.!]*$`,
].map((source) => new RegExp(source, 'i'));

/** Cheap, and true of every text that denies. */
const mayDeny =
  /\bno[nt]\b|n['’]?t\b|\bno es\b|nicht|\bpas\b|não|rather than|instead of|\bstatt\b|au lieu de|en vez de/i;

/** Longer ones say more than a value. */
const maxCharacters = 100;

/** What a text denies, where that and what is instead are all that it says; null for any other. */
export function denialIn(text: string): Denial | null {
  if (text.length > maxCharacters || !mayDeny.test(text)) return null;
  return denialOf(text.trim()) ?? denialOf(readTakeBack(text)?.said ?? '');
}

function denialOf(said: string): Denial | null {
  for (const pattern of denials) {
    const { before = '', denied, instead } = pattern.exec(said)?.groups ?? {};
    if (denied !== undefined && instead !== undefined) return { before, denied, instead };
  }
  return null;
}
