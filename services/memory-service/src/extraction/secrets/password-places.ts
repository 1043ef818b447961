import { isFieldText } from './assigned-values.js';
import { isUnlinkedPassword } from './password-values.js';
import { describesPassword, namesPart, namesProgram } from './plain-password-words.js';
import {
  choosing,
  continuations,
  type FoundValues,
  indefinite,
  isBreak,
  mayBeValue,
  settings,
} from './plain-passwords.js';
import { startOfQuote, wordsOf } from './quotations.js';
import { endsSentence, type Word } from './sentence-words.js';

/* Passwords in quotation marks before their name, and those that the sentence behind tells. */

const lowerAt = (words: readonly Word[], at: number): string => words[at]?.lower ?? '';

/** "Our password manager is KeePass", "the password reset page"; but "the password reset by Ana is …". */
export function isPartOfCompound(words: readonly Word[], name: number): boolean {
  const next = words[name]?.closing === '' ? words[name + 1]?.core : undefined;
  if (next === undefined || next === '') return false;
  return namesPart(next) && (next.toLowerCase() !== 'reset' || namesPart(words[name + 2]?.core ?? ''));
}

const wordsBefore = 6;
const choosingBefore = 3;

/** "'hunter2' is our wifi password", "use 'correct horse battery staple' as the passphrase". */
export function findQuotedBefore(words: readonly Word[], name: number, found: FoundValues): void {
  if (isPartOfCompound(words, name)) return;
  for (let link = name - 1; link > name - wordsBefore && link >= 1; link -= 1) {
    if (words[link + 1]?.isOnNewLine === true || endsSentence(words, link)) return;
    const core = lowerAt(words, link);
    if (!/^(?:is|was|as|for)$/.test(core)) continue;
    const start = startOfQuote(words, link - 1);
    if (start === null) return;
    const isTold = core === 'is' || core === 'was' ? !indefinite.has(lowerAt(words, link + 1)) : isChosen(words, start);
    if (isTold && isQuotedValue(words, start, link - 1)) found.set(start, { last: link - 1, kind: 'password' });
    return;
  }
}

function isChosen(words: readonly Word[], start: number): boolean {
  for (let at = start - 1; at >= start - choosingBefore && at >= 0; at -= 1)
    if (choosing.has(lowerAt(words, at))) return true;
  return false;
}

/** One word that stands out, or several that are no text of a form; a single plain word is told by its sentence. */
function isQuotedValue(words: readonly Word[], start: number, last: number): boolean {
  if (words[start]?.core.includes('[secret:') === true) return false;
  const said = wordsOf(words, start, last);
  return start === last ? isUnlinkedPassword(said) : !isFieldText(said);
}

const sentenceWords = 12;

/** "I changed my password. It is now …": the sentence behind begins with what stands for the name. */
export function findInNextSentence(words: readonly Word[], name: number, found: FoundValues): void {
  if (isPartOfCompound(words, name)) return;
  let end = name;
  while (end < name + sentenceWords && !endsSentence(words, end)) end += 1;
  if (!/[.!]/.test(words[end]?.closing ?? '') || words[end + 1]?.isOnNewLine !== false) return;
  const link = linkOfStandIn(words, end + 1);
  if (link === null) return;
  let at = link + 1;
  while (/^(?:now|just|currently|still|simply)$/.test(lowerAt(words, at))) at += 1;
  const next = lowerAt(words, at + 1);
  const word = words[at]?.core ?? '';
  const isLast = isBreak(words, at) || continuations.has(next) || next === 'and';
  const isChanged = wordsOf(words, Math.max(0, name - 6), end)
    .split(' ')
    .some((said) => settings.has(said.toLowerCase()));
  const isPlain = isChanged && at > link + 1 && !namesProgram(word) && mayBeValue(words, at, describesPassword);
  if (isLast && (isUnlinkedPassword(word) || isPlain)) found.set(at, { last: at, kind: 'password' });
}

/** Index of the last word of "It is", "It's", "Now it is", "The new one is"; null where a sentence begins with none. */
export function linkOfStandIn(words: readonly Word[], begin: number): number | null {
  const start = /^(?:now|so)$/.test(lowerAt(words, begin)) ? begin + 1 : begin;
  const opening = [0, 1, 2, 3].map((offset) => lowerAt(words, start + offset).replace('’', "'"));
  const found = /^(?:it's|it (?:is|was)|the (?:(?:new|current|right) )?one(?:'s| is))(?: |$)/.exec(opening.join(' '));
  return found === null ? null : start + found[0].trim().split(' ').length - 1;
}
