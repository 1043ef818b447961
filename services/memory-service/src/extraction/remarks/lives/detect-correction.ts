import { anyOf } from '../../language/pattern-set.js';

/*
 * What corrects something said before. The patterns are those of the sentence itself, since what it corrects may be
 * stored for months.
 */

const corrections: readonly RegExp[] = [
  /^(?:(?:and|so|ok(?:ay)?),? )?(?:(?:i|we) (?:need|have|want|must|should)(?: to)? |let me |to )(?:correct|rephrase|restate|amend|fix) (?:that|this|myself|what i|my|one thing|something)\b/i,
  /^(?:(?:one|a|another|small|quick|minor|slight|tiny) ){1,3}(?:correction|fix|mistake)\b/i,
  /^(?:correction|erratum|scratch that|strike that|my mistake|my bad|i misspoke|i was wrong|sorry,? i meant|i meant|oops|korrektur|berichtigung|rectification|corrección|correção|correzione|исправление|更正|訂正|정정)\b/i,
  /^(?:actually|in fact|wait|hold on|on second thought|tatsächlich|eigentlich|en fait|en realidad|de hecho|na verdade|in realtà|на самом деле|其实|其實|実は|사실)(?:[,，、:]\s*|\s(?=(?:it|it's|its|we|the|that|that's|my|our|i|i'm|they|no|not|es|wir|ich|nous|on|usamos)\b)|(?=\p{Lo}))(?=\S)/iu,
  /\b(?:changed (?:my|our) minds?|(?:(?:is|are|was|were) |(?<=\b(?:(?:that|it|this)'s|you're)) )(?:wrong|outdated|not true|no longer|incorrect)|no longer|not any ?more|any ?more\b(?=[.!,]|$))/i,
  /\b(?:switched|migrated|moved|changed|went|switching|migrating|moving|renamed|upgraded|downgraded)\b.{0,60}\bfrom\b.{1,60}\bto\b/i,
  /\b(?:replaced|replacing)\b.{1,60}\b(?:with|by)\b/i,
  /\bnot (?:\S{1,40} ){1,4}but (?!(?:also|only|i|i'm|i've|it|it's|we|we're|you|he|she|they|there|that|then|now|hey|once|still|just|at|when|if)\b)/i,
  /, not (?!only\b|just\b|even\b|sure\b|yet\b|really\b|to mention\b|that\b|because\b)\S{1,40}(?: \S{1,40}){0,3}$/i,
  /\b(?:is|are|am|'s|'re|'m|use|uses|lives?|works?|runs?)\s(?:\S+\s){0,3}?now\b.{0,20}\b(?:instead|rather|not)\b|\bnow\b.{0,60}\binstead\b|\binstead now\b/i,
  /(?<!\b(?:get|getting|got|be|been|is|are|was|'m|am) )\bused to\b.{1,80}\bnow\b/i,
  /\b(?:nicht|kein(?:e[nrm]?)?)\b.{1,60}\bsondern\b|\bnon pas\b.{1,60}\bmais\b|\bno\b.{1,60}\bsino\b|\bnão\b.{1,60}\bmas sim\b|\bnon\b.{1,60}\bbensì\b|(?:^|\s)не\s.{1,60},\s?а\s|不是.{1,30}而是/i,
  /\b(?:nicht mehr|ne .{1,30} plus\b|ya no\b|já não\b|non .{1,20} più\b|больше не\b)/i,
];

/** "Nah the importer, that's parquet not csv": which one was meant, and what it is. */
const otherMeant =
  /^(?:no|nope|nah)[,.!]? (?:i meant )?(?:the|our|my) [\w-]+(?: [\w-]+)?, (?:it|that|they)(?:'?s|'?re| is| are) (?!(?:broken|wrong|failing|slow|missing|fine|ok|red|green)\b)[^,;]{2,40}?,? not \S{2,30}(?: \S{2,30})?$/i;

/** Whether a sentence tells that another thing was meant, and what it is and is not. */
export const tellsOtherMeant = (sentence: string): boolean => sentence.length <= 120 && otherMeant.test(sentence);

const denial =
  /^(?:(?:no|nope|nah|wrong|nein|falsch|non|faux|não|errado|sbagliato|incorrecto|nie|źle|nee|нет|不对|不對|不是|いいえ|違います|아니요|아니)[,，、.!:;–—-]\s*(?=\S)|(?:nope|nah) (?=(?:it|its|it's|that|that's|we|i|i'm|the|they|he|she|not)\b))/iu;

const corrects = anyOf(corrections);

/** Whether a sentence corrects; "No, …" does only when it does not answer a question. */
export function isCorrection(sentence: string, isAnswer: boolean): boolean {
  const head = sentence.slice(0, 300).replaceAll('’', "'");
  return (!isAnswer && denial.test(head)) || tellsOtherMeant(head) || corrects(head);
}
