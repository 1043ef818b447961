import { isFieldText } from '../values/field-texts.js';
import type { Replace } from '../values/found-secrets.js';
import { isPin, isUnlinkedPassword, looksTyped } from '../values/password-values.js';
import type { Steps } from '../values/work-in-steps.js';
import { wordsOf } from '../words/quotations.js';
import {
  endsSentence,
  endsWithMark,
  isBreak,
  isName,
  mayHoldName,
  smallAt,
  splitWords,
  startsCapital,
  type Word,
} from '../words/sentence-words.js';
import { LinkedValues, linkBefore, type NameKind, placeLeads } from './linked-values.js';
import { findInNextSentence, findQuotedBefore, isPartOfCompound, linkOfStandIn } from './password-places.js';
import { continuations, type FoundValues, findPlainPasswords } from './plain-passwords.js';

/*
 * Sentences that tell a password with other words between its name and its value: "the root password was changed from …
 * to …", "our password (staging): …". Looks a bounded number of words around each name, so it is linear.
 */

const wordsBehind = 12;
/** Services hand out up to 16, with a number before each. */
const maxCodes = 40;

const equations = new Set("is was as ist als est es é è that's that’s thats – —".split(' '));
const uses = new Set('use used using uses typed entered chose set'.split(' '));

/** "Recovery codes: 12345678 87654321": digits, alone or in groups. */
const codeForm = /^(?:\d{6,12}|\d{4,8}(?:-\d{4,8}){1,3})$/;

/** Codes stand behind their name, behind what leads to them, or behind one another. */
function isCodeInRow(words: readonly Word[], name: number, at: number, found: FoundValues): boolean {
  const [last, code] = [words[at - 1]?.core ?? '', words[at]?.core ?? ''];
  // "4821 9034": what stands in groups is of one length.
  const isGroup = found.has(at - 1) && words[at - 1]?.closing === '' && last.length === code.length;
  if (isGroup && /^\d{4,5}$/.test(last) && /^\d{4,5}$/.test(code)) return true;
  if (!codeForm.test(code)) return false;
  const before = words[at - 1]?.lower === 'and' ? at - 2 : at - 1;
  return before === name || found.has(before) || linkBefore(words, at) === 'is';
}

/** Recovery codes have letters in them. */
const namesPin = (words: readonly Word[], name: number): boolean =>
  /^(?:(?:\p{L}{2,20}-)?(?:pin|otp|puk)s?|pin-?codes?|pinkode?n?|пин(?:-?код)?|(?:tresor|safe|alarm)-?code)$/u.test(
    words[name]?.lower ?? '',
  ) ||
  (words[name]?.lower === 'code' && !/^(?:recovery|backup|rescue|scratch|pass)$/.test(words[name - 1]?.lower ?? ''));

function kindOf(words: readonly Word[], name: number): NameKind {
  if (namesPin(words, name)) return 'pin';
  return isPartOfCompound(words, name) ? 'part' : 'password';
}

/** "My password ... Zebra…" */
const isPause = (words: readonly Word[], at: number): boolean => /^(?:\.{2,}|…)$/.test(words[at]?.closing ?? '');

/** "It is in Vault; the page is …", but "I changed it; it is …" and "staging is …; production is …". */
function endsClause(words: readonly Word[], at: number, isFound: boolean): boolean {
  if (words[at]?.closing.includes(';') !== true) return false;
  const next = words.slice(at + 1, at + 4).map(({ lower }) => lower);
  const isOther = next.includes('one') || !owners.has(next[0] ?? '');
  return linkOfStandIn(words, at + 1) === null && !(isFound && isOther);
}

function findBehind(words: readonly Word[], values: LinkedValues, name: number, found: FoundValues): void {
  const pause = isPause(words, name) ? name : name + 1;
  if (isPause(words, pause) && looksTyped(words[pause + 1]?.core ?? '') && words[pause + 1]?.isOnNewLine === false)
    found.set(pause + 1, { last: pause + 1, kind: 'password' });
  if (endsWithMark(words[name]) && endsSentence(words, name)) return;
  if (endsClause(words, name, false)) return;
  const before = found.size;
  const kind = kindOf(words, name);
  const isOfCodes = words[name]?.lower === 'codes';
  // It may have been replaced before.
  let isTold = false;
  const last = name + (isOfCodes ? maxCodes : wordsBehind);
  for (let at = name + 1; at <= last; at += 1) {
    if (at >= words.length || words[at]?.isOnNewLine === true) return;
    if ((found.size > before || isTold) && tellsOther(words, at)) return;
    isTold ||= words[at]?.core.includes('[secret:') === true;
    const quoteEnd = values.endOfQuote(at);
    if (quoteEnd !== null && isToldInQuotes(words, name, [at, quoteEnd]))
      found.set(at, { last: quoteEnd, kind: 'password' });
    if (quoteEnd !== null) return;
    if (values.has(at, kind) || (isOfCodes && isCodeInRow(words, name, at, found)))
      found.set(at, { last: at, kind: 'password' });
    if (endsSentence(words, at) || endsClause(words, at, found.size > before)) return;
  }
}

/** What has a value that anybody may know, beside a password. */
const publicNames =
  /^(?:ports?|inventory|urls?|uri|regions?|branch|versions?|paths?|folder|username|user|email|e-mail|timezone|domain|hostname|hosts|ssid|channel|vlan|workspace)$/;
const path = /^~?[\w.-]*(?:\/[\w.-]+)+\/?$/;

/** "…, port is 8200", "… the inventory is inventories/fra1": behind a password a clause tells another thing. */
function tellsOther(words: readonly Word[], at: number): boolean {
  if (!/[.,;]/.test(words[at - 1]?.closing ?? '')) return false;
  const noun = owners.has(words[at]?.lower ?? '') ? at + 1 : at;
  if (!/^(?:is|are|was|=)$/.test(words[noun + 1]?.lower ?? '')) return false;
  return publicNames.test(words[noun]?.lower ?? '') || path.test(words[noun + 2]?.core ?? '');
}

function isToldInQuotes(words: readonly Word[], name: number, [at, last]: readonly [number, number]): boolean {
  const said = wordsOf(words, at, last);
  return linkBefore(words, at) === 'is' && (isPartOfCompound(words, name) ? looksTyped(said) : !isFieldText(said));
}

/** "Zebra… is our admin password", "Zebra… (the admin password)", "use Zebra… for the admin password". */
function findBefore(words: readonly Word[], name: number, found: FoundValues): void {
  // "Use Flask-Argon2 for password hashing"
  const isPart = isPartOfCompound(words, name);
  for (let link = name - 1; link >= name - 4 && link >= 1; link -= 1) {
    if (words[link + 1]?.isOnNewLine === true || endsSentence(words, link)) return;
    const core = words[link]?.lower ?? '';
    const isUse = core === 'for' && !isPart && uses.has(words[link - 2]?.lower ?? '');
    const isAside = words[link]?.opening.startsWith('(') === true;
    if (!equations.has(core) && !isUse && !isAside) continue;
    const at = placeBefore(words, link);
    const [value, before] = [words[at], words[at - 1]];
    const isAgreed = core === 'as' && /^(?:agreed|settled|decided)$/.test(smallAt(words, at - 2));
    const isFree = isAgreed || before === undefined || before.closing.includes(':') || !placeLeads.has(before.lower);
    const isValue = isPart ? looksTyped : namesPin(words, name) ? isOwnedPin(words, link, name) : isUnlinkedPassword;
    const isJoined = value?.closing === '' || (value?.closing === ',' && at < link - 1) || core.startsWith('that');
    if (value !== undefined && isFree && isJoined && isValue(value.core)) found.set(at, { last: at, kind: 'password' });
    return;
  }
}

/** "Zebra… – my password", "4821, that is my PIN": index of what stands before the link, and before what stands for it. */
function placeBefore(words: readonly Word[], link: number): number {
  const last = words[link - 1];
  if (/^[–—-]$/.test(last?.core ?? '')) return link - 2;
  return /^(?:that|this|it|which)$/.test(last?.lower ?? '') && words[link - 2]?.closing === ',' ? link - 2 : link - 1;
}

/** "4821 is her PIN", but "4821 is a PIN" and "4821 is our PIN pad". */
function isOwnedPin(words: readonly Word[], link: number, name: number): (text: string) => boolean {
  const isWhole = isBreak(words, name) || continuations.has(smallAt(words, name + 1));
  return isWhole && owners.has(smallAt(words, link + 1)) ? (text) => isPin(text, 'change') : isUnlinkedPassword;
}

const owners = new Set('the our my your his her their its that'.split(' '));
const maxNamedWords = 4;

/** "It is Zebra…, the admin password." */
function findApposed(words: readonly Word[], name: number, found: FoundValues): void {
  const end = words[name];
  if (end === undefined || (end.closing === '' && words[name + 1]?.isOnNewLine === false)) return;
  for (let at = name - 1; at >= name - maxNamedWords && at >= 1; at -= 1) {
    if (words[at]?.closing !== '' || words[at + 1]?.isOnNewLine === true) return;
    if (!owners.has(words[at]?.lower ?? '')) continue;
    const [value, before] = [words[at - 1], words[at - 2]?.lower ?? ''];
    if (value?.closing === ',' && !placeLeads.has(before) && looksTyped(value.core))
      found.set(at - 1, { last: at - 1, kind: 'password' });
    return;
  }
}

/** What stands in the place of the words from one to the last: the placeholder, and the signs around them. */
function replaced(
  text: string,
  words: readonly Word[],
  [at, last]: readonly [number, number],
  replace: (value: string) => string,
): string {
  const opening = words[at]?.opening ?? '';
  const said = words[last]?.closing ?? '';
  const value = text.slice((words[at]?.start ?? 0) + opening.length, (words[last]?.end ?? 0) - said.length);
  const closing = said.replaceAll('!', '');
  const isEnd = closing !== said && closing === '' && startsCapital(words[last + 1]);
  return `${opening}${replace(value)}${isEnd ? '.' : closing}`;
}

const wordsInStep = 256;

/**
 * The text without the passwords and PINs that its sentences tell in words. Names stay, and what ends a sentence does.
 */
export function* redactPasswordSentencesInSteps(text: string, replace: Replace): Steps<string> {
  if (!mayHoldName(text)) return text;
  const words = splitWords(text);
  const values = new LinkedValues(words);
  const found: FoundValues = new Map();
  for (let at = 0; at < words.length; at += 1) {
    if (at % wordsInStep === wordsInStep - 1) yield;
    if (!isName(words, at)) continue;
    findBehind(words, values, at, found);
    findBefore(words, at, found);
    findApposed(words, at, found);
    findQuotedBefore(words, at, found);
    findInNextSentence(words, at, found);
  }
  for (let from = 0; from < words.length; from += wordsInStep) {
    findPlainPasswords(words, [from, Math.min(from + wordsInStep, words.length)], found);
    yield;
  }
  const pieces: string[] = [];
  let kept = 0;
  for (const [at, { last, kind }] of [...found].sort(([left], [right]) => left - right)) {
    if ((words[at]?.start ?? 0) < kept) continue;
    pieces.push(
      text.slice(kept, words[at]?.start),
      replaced(text, words, [at, last], (value) => replace(value, kind)),
    );
    kept = words[last]?.end ?? kept;
  }
  pieces.push(text.slice(kept));
  return pieces.join('');
}
