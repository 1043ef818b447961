import { isFieldText } from '../values/field-texts.js';
import { isLinkedPassword, isUnlinkedPassword } from '../values/password-values.js';
import { describesPassword, namesPart, namesProgram } from '../words/plain-password-words.js';
import { startOfQuote, wordsOf } from '../words/quotations.js';
import { endsSentence, isBreak, smallAt, type Word } from '../words/sentence-words.js';
import { choosing, continuations, type FoundValues, indefinite, mayBeValue, settings } from './plain-passwords.js';

/* Passwords in quotation marks before their name, and those that the sentence behind tells. */

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
    const core = smallAt(words, link);
    if (!/^(?:is|was|as|for)$/.test(core)) continue;
    const start = startOfQuote(words, link - 1);
    if (start === null) return;
    const isTold = core === 'is' || core === 'was' ? !indefinite.has(smallAt(words, link + 1)) : isChosen(words, start);
    if (isTold && isQuotedValue(words, start, link - 1)) found.set(start, { last: link - 1, kind: 'password' });
    return;
  }
}

function isChosen(words: readonly Word[], start: number): boolean {
  for (let at = start - 1; at >= start - choosingBefore && at >= 0; at -= 1)
    if (choosing.has(smallAt(words, at))) return true;
  return false;
}

/** One word that stands out, or several that are no text of a form; a single plain word is told by its sentence. */
function isQuotedValue(words: readonly Word[], start: number, last: number): boolean {
  if (words[start]?.core.includes('[secret:') === true) return false;
  const said = wordsOf(words, start, last);
  return start === last ? isUnlinkedPassword(said) : !isFieldText(said);
}

const sentenceWords = 12;

/** "I changed my password. It is now …", "The password was …, now it is …": a clause begins with what stands for it. */
export function findInNextSentence(words: readonly Word[], name: number, found: FoundValues): void {
  if (isPartOfCompound(words, name)) return;
  for (let end = name; end < name + sentenceWords; end += 1) {
    const isEnd = endsSentence(words, end);
    const begin = beginOfClause(words, end, isEnd);
    const link = begin === null ? null : linkOfStandIn(words, begin);
    if (begin !== null && link !== null) findBehindStandIn(words, name, [begin, link], found);
    if (isEnd || link !== null) return;
  }
}

/** Index of the word behind a mark that ends a sentence or a clause, or behind "and" and "but". */
function beginOfClause(words: readonly Word[], end: number, isEnd: boolean): number | null {
  if (words[end + 1]?.isOnNewLine !== false) return null;
  if (isEnd) return /[.!]/.test(words[end]?.closing ?? '') ? end + 1 : null;
  const next = smallAt(words, end + 1);
  if (next === 'and' || next === 'but') return end + 2;
  const closing = words[end]?.closing ?? '';
  return closing !== '' && /[,;]/.test(closing) ? end + 1 : null;
}

function findBehindStandIn(
  words: readonly Word[],
  name: number,
  [begin, link]: readonly [number, number],
  found: FoundValues,
): void {
  let at = link + 1;
  while (/^(?:now|just|currently|still|simply)$/.test(smallAt(words, at))) at += 1;
  const next = smallAt(words, at + 1);
  const word = words[at]?.core ?? '';
  const isLast = isBreak(words, at) || continuations.has(next) || next === 'and';
  const isNow = at > link + 1 || smallAt(words, begin) === 'now';
  const isPlain =
    isNow && !namesProgram(word) && mayBeValue(words, at, describesPassword) && tellsChange(words, name, begin);
  if (isLast && (isUnlinkedPassword(word) || isPlain)) found.set(at, { last: at, kind: 'password' });
}

/** Whether what stands around a name changes the password, or tells the one that it was. */
function tellsChange(words: readonly Word[], name: number, end: number): boolean {
  for (let at = Math.max(0, name - 6); at < end; at += 1) {
    const word = smallAt(words, at);
    if (settings.has(word)) return true;
    const tells = at > name && /^(?:was|were)$/.test(word);
    if (tells && (isLinkedPassword(words[at + 1]?.core ?? '', 'is') || mayBeValue(words, at + 1, describesPassword)))
      return true;
  }
  return false;
}

/** Index of the last word of "It is", "It's", "Now it is", "(and) is now", "The new one is"; null where a sentence begins with none. */
export function linkOfStandIn(words: readonly Word[], begin: number): number | null {
  const start = /^(?:now|so)$/.test(smallAt(words, begin)) ? begin + 1 : begin;
  const opening = [0, 1, 2, 3].map((offset) => smallAt(words, start + offset).replace('’', "'"));
  const found = /^(?:it'?s|it (?:is|was)|is(?= now )|the (?:(?:new|current|right) )?one(?:'s| is))(?: |$)/.exec(
    opening.join(' '),
  );
  return found === null ? null : start + found[0].trim().split(' ').length - 1;
}
