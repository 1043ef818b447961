import { isUnlinkedPassword, looksTyped } from '../values/password-values.js';
import { accounts, determiners, isOwner, nameStart, secretNameStart, sentenceNouns } from '../words/plain-names.js';
import {
  belongsToPasswords,
  describesCard,
  describesPassword,
  followsTo,
  keepsSecrets,
  type Language,
  namesProgram,
  namesType,
} from '../words/plain-password-words.js';
import { abbreviationPattern, endsSentence, isBreak, smallAt, type Word } from '../words/sentence-words.js';
import { setOf } from '../words/word-list.js';

/*
 * Passwords that are plain words, which only their place in the sentence gives away: "our password is …", "set the
 * password to …", "log in with the password …", "… is our wifi password". What says something of a password stands in
 * the same places: see `plain-password-words.ts`. Looks a bounded number of words around each name, so it is linear.
 */

/** Of these none is a value: "the password is the DB_PASSWORD of staging". */
const ownNames = new RegExp(`^(?:\\p{L}{0,20}[_-])?(?:${sentenceNouns}|${abbreviationPattern}|secret)$`, 'iu');

/** "Is", by language, and what may stand between it and the value. */
const copulas = new Map<string, Language>([
  ...['is', 'was', 'be', 'been', 'becomes', 'became', 'remains', 'equals'].map((word) => [word, 'en'] as const),
  ...['ist', 'war', 'lautet', 'lautete', 'heißt', 'wird'].map((word) => [word, 'de'] as const),
  ...['es', 'era', 'será'].map((word) => [word, 'es'] as const),
  ...['est', 'était', 'sera'].map((word) => [word, 'fr'] as const),
]);
const auxiliaries = setOf(
  'will would should must shall can could may might has have had used needs to always not also now',
);
const fillers = setOf(
  'now still currently previously formerly originally initially once just actually simply literally probably always only not no longer also again jetzt nun noch immer ahora todavía maintenant toujours encore',
);
const directions = new Map<string, Language>([
  ['to', 'en'],
  ['auf', 'de'],
  ['zu', 'de'],
  ['a', 'es'],
  ['en', 'fr'],
  ['à', 'fr'],
]);
export const settings = setOf(
  'set sets setting change changed changes changing reset resets resetting update updated updates updating rotate rotated rotates switch switched ' +
    'setze gesetzt ändere geändert änderte cambié cambia cambió cambie cambio cambiamos cambiado changé changer change changeons changeait mis',
);
const handing = setOf(
  'use using uses used share shares try enter entered type typed with nimm nutze benutze verwende mit usa usamos con utilise utilisez utilisons avec',
);
export const choosing = setOf('use used uses using make made set choose chose pick picked typed take took');
/** Words for what is used as a password without being told. */
const kinds = setOf(
  'email username name birthday birthdate token tokens key keys date number pin id secret hash something',
);

/** Where or whose a password is, or who says so: "the password for …", "the password we use". */
const places = setOf(
  'for of on at in to from between we i you they that für von vom im am auf zwischen der des del de para en entre pour du sur dans',
);
/** Before "be". */
const duties = setOf('must should shall to');
/** Where a password has a type. */
const schemas = setOf('schema schemas table tables column columns model models struct dto entity migration');
const toNouns = setOf(
  'access login logins logon connection connections entrance entry link route gate door key according',
);
export const indefinite = setOf('a an any every each no some ein kein jedes una cada un chaque');
/** French and Spanish say behind a name of which kind it is: "mot de passe admin". */
const qualifiedBehind = /^(?:passe|contraseña)$/;
/** What makes a name something else than what the sentence is about: "the owner of the password is …". */
const roles = setOf(
  'of for with without by behind about to from in on at into against between via than after before need needs von mit für ohne hinter de du des con sin por avec sans pour',
);
const relatives = setOf('who whose whom wer wessen qui quien quién');
const conjunctions = setOf(
  'and but so because that if when while since as whether und aber weil dass wenn y pero porque que et mais car',
);

/**
 * What may follow a password in its sentence. A noun would make it a part of something: "the password is user input".
 */
export const continuations = setOf(
  'for on in at to from until till since by with and or but so because as if when while where now again before after instead too either ' +
    'yesterday today everywhere anyway please last this any anymore works btw then not right which that all one without via during ' +
    'only also still currently exactly though tho lol haha thanks thx ok okay für auf im bei am und oder aber seit jetzt ' +
    'heute gestern geändert gesetzt zurückgesetzt para en y o pero desde ahora hoy ayer pour sur et ou mais depuis dans maintenant hier',
);

/** Whether the word at a place is one that could be a password, and what it stands before lets it be one. */
export function mayBeValue(words: readonly Word[], at: number, isOrdinary: (word: string) => boolean): boolean {
  const word = words[at];
  if (word === undefined || word.core.length > 60 || !/^\p{L}(?:[\p{L}\p{M}-]|['’](?!s$))+\p{L}$/u.test(word.core))
    return false;
  if (word.opening.includes('(') || word.closing.includes(':') || ownNames.test(word.core) || isOrdinary(word.core))
    return false;
  const next = words[at + 1];
  const isAside = next !== undefined && (next.opening.startsWith('(') || !/[\p{L}\p{N}]/u.test(next.core));
  return isBreak(words, at) || isAside || continuations.has(smallAt(words, at + 1));
}

/** Index of the first word of what the sentence says something of; null where that is not the password. */
function subjectStart(words: readonly Word[], start: number): number | null {
  for (let at = start; at > start - 6; at -= 1) {
    if (at === 0 || isBreak(words, at - 1)) return at;
    const before = smallAt(words, at - 1);
    if (roles.has(before) || indefinite.has(before) || relatives.has(before)) return null;
    if (conjunctions.has(before) && !determiners.has(before)) return at;
    if (!determiners.has(before) && !isOwner(before)) continue;
    const isRole = at > 1 && !isBreak(words, at - 2) && roles.has(smallAt(words, at - 2));
    return isRole || tellsOfSomebody(words, at) ? null : at - 1;
  }
  return null;
}

/** "The one who knows the password is Olga." */
function tellsOfSomebody(words: readonly Word[], at: number): boolean {
  for (let before = at - 1; before > at - 6 && before >= 0 && !isBreak(words, before); before -= 1)
    if (relatives.has(smallAt(words, before))) return true;
  return false;
}

/** Index of the word behind those in brackets, or of the next. */
function behindBrackets(words: readonly Word[], name: number): number {
  if (words[name + 1]?.opening.startsWith('(') !== true) return name + 1;
  for (let at = name + 1; at < name + 6; at += 1) if (words[at]?.closing.includes(')') === true) return at + 1;
  return name + 1;
}

const behindFillers = (words: readonly Word[], from: number): number => {
  let at = from;
  while (at < from + 3 && fillers.has(smallAt(words, at)) && !isBreak(words, at)) at += 1;
  return at;
};

/**
 * "The password must be Unicode", "in our schema the password is citext", "the password is Terraform, so do not edit
 * it".
 */
function isDemanded(words: readonly Word[], start: number, value: number): boolean {
  const word = words[value]?.core ?? '';
  if (!namesType(word) && !namesProgram(word)) return false;
  const isDuty = smallAt(words, value - 1) === 'be' && duties.has(smallAt(words, value - 2));
  const hasConsequence = words[value]?.closing === ',' && smallAt(words, value + 1) === 'so';
  return isDuty || (hasConsequence && namesProgram(word)) || speaksOfSchema(words, start);
}

function speaksOfSchema(words: readonly Word[], start: number): boolean {
  for (let before = start - 1; before > start - 7 && before >= 0; before -= 1) {
    if (endsSentence(words, before)) return false;
    if (schemas.has(smallAt(words, before))) return true;
  }
  return false;
}

/** "9fLq2mZ7", "whk_9fLq2mZ": services say in front of a secret what it is of. */
const isStrikingSecret = (text: string): boolean =>
  isUnlinkedPassword(text) || (/^[a-z]{2,6}_/.test(text) && looksTyped(text.replace(/^[a-z]{2,6}_/, '')));

/** "The password (for …) is …" */
function findBehindCopula(words: readonly Word[], start: number, name: number): number | null {
  let at = isOwner(smallAt(words, name)) ? name : behindBrackets(words, name);
  const isPlaced = places.has(smallAt(words, at)) || qualifiedBehind.test(smallAt(words, name));
  for (let steps = 0; steps < 8 && at < words.length; steps += 1, at += 1) {
    const language = at === name ? 'en' : copulas.get(smallAt(words, at));
    if (isBreak(words, at) || (at > name && isBreak(words, at - 1) && !words[at - 1]?.closing.includes(')')))
      return null;
    if (language !== undefined) {
      const value = behindFillers(words, at + 1);
      const said = words[value]?.core ?? '';
      const isStriking = /secret/i.test(words[name]?.core ?? '') && isStrikingSecret(said) && !describesPassword(said);
      const isValue = isStriking || mayBeValue(words, value, (word) => describesPassword(word, language));
      return isValue && subjectStart(words, start) !== null && !isDemanded(words, start, value) ? value : null;
    }
    if (!isPlaced && !auxiliaries.has(smallAt(words, at))) return null;
  }
  return null;
}

/** "Is the password still …?" */
function findAsked(words: readonly Word[], start: number, name: number): number | null {
  const value = behindFillers(words, name + 1);
  if (words[value]?.closing.includes('?') !== true) return null;
  const subject = subjectStart(words, start);
  const verb = subject === null || subject === 0 ? start : subject;
  const asks = [verb, verb - 1, verb - 2].some(
    (at) => /^(?:is|was)$/.test(smallAt(words, at)) && (at === 0 || isBreak(words, at - 1)),
  );
  return asks && mayBeValue(words, value, belongsToPasswords) ? value : null;
}

/** "Set the password (for …) to …", "the password was changed from … to …" */
function findSet(words: readonly Word[], start: number, name: number): readonly number[] {
  const first = smallAt(words, name + 1);
  const isDirect =
    places.has(first) || directions.has(first) || copulas.has(first) || auxiliaries.has(first) || first === 'back';
  if (!isDirect || isOrigin(words, start)) return [];
  let isSet = false;
  for (let before = start - 1; before > start - 7 && before >= 0 && !isBreak(words, before); before -= 1)
    isSet ||= settings.has(smallAt(words, before));
  for (let at = name + 1; at < name + 9 && !isBreak(words, at - 1); at += 1) {
    const word = smallAt(words, at);
    isSet ||= settings.has(word);
    const language = directions.get(word);
    if (language === undefined || leadsElsewhere(smallAt(words, at - 1))) continue;
    if (!isSet && !settings.has(smallAt(words, at + 2))) continue;
    if (!mayBeValue(words, at + 1, (value) => followsTo(value, language))) continue;
    const isOld = smallAt(words, at - 2) === 'from' && mayBeValue([...words.slice(at - 1, at)], 0, describesPassword);
    return isOld ? [at - 1, at + 1] : [at + 1];
  }
  return [];
}

/** "From the old password to …" sets another. */
const successions = setOf('old previous former last current alten bisherigen letzten');

/** "Switched from (username and) password to passkeys": the password is what was left, not what was set. */
function isOrigin(words: readonly Word[], start: number): boolean {
  for (let before = start - 1; before >= start - 4 && !isBreak(words, before); before -= 1) {
    const word = smallAt(words, before);
    if (successions.has(word)) return false;
    if (word === 'from' || word === 'von') return true;
    if (determiners.has(word)) return /^(?:from|von)$/.test(smallAt(words, before - 1));
  }
  return false;
}

/** "Changed the password for access to Grafana" */
const leadsElsewhere = (word: string): boolean => toNouns.has(word) || /[a-z]{3}ing$/.test(word);

/** "ssh pi@host password …", "bob@example.com password …"; but "send bob@example.com password instructions". */
const isAddressOfAccount = (words: readonly Word[], at: number): boolean =>
  /^[\w.+-]{1,60}@[\w.-]{1,60}$/.test(smallAt(words, at)) &&
  (at === 0 || isBreak(words, at - 1) || smallAt(words, at - 1) === 'ssh' || accounts.has(smallAt(words, at - 1)));

function languageOfName(words: readonly Word[], name: number): Language {
  const word = smallAt(words, name);
  if (word.endsWith('wort')) return 'de';
  if (word === 'passe') return 'fr';
  return word.startsWith('contraseñ') ? 'es' : 'en';
}

/** "Log in with the password …", "user bob, password …" */
function findHanded(words: readonly Word[], start: number, name: number): number | null {
  const language = languageOfName(words, name);
  const isOrdinary = (word: string): boolean => belongsToPasswords(word) || describesPassword(word, language);
  if (isBreak(words, name) || !mayBeValue(words, name + 1, isOrdinary)) return null;
  let at = start - 1;
  while (at >= start - 3 && !handing.has(smallAt(words, at)) && !isBreak(words, at)) at -= 1;
  if (handing.has(smallAt(words, at)) && !isBreak(words, at)) return name + 1;
  const account = smallAt(words, start - 1) === 'and' ? start - 3 : start - 2;
  if (isBreak(words, name + 1) && isAddressOfAccount(words, start - 1)) return name + 1;
  const isBesideAccount = isBreak(words, name + 1) && accounts.has(smallAt(words, name + 2));
  // "user: the password must be changed" is said by a user.
  const isOfAccount = accounts.has(smallAt(words, account)) && !determiners.has(smallAt(words, account + 1));
  if (isOfAccount || isBesideAccount) return name + 1;
  const isQuoted = /["'`„“«]$/u.test(words[name + 1]?.opening ?? '');
  return isQuoted || /^(?:pw|pwd)$/i.test(words[name]?.core ?? '') ? name + 1 : null;
}

/** "… is our wifi password", "use … as the password", "make … the new password" */
function findBefore(words: readonly Word[], start: number, name: number): number | null {
  if (!isBreak(words, name) && !places.has(smallAt(words, name + 1))) return null;
  for (let at = start - 1; at > start - 6 && at > 0 && !isBreak(words, at); at -= 1) {
    const word = smallAt(words, at);
    const isFirst = at === 1 || isBreak(words, at - 2);
    const isOwned =
      at + 1 < start && !indefinite.has(smallAt(words, at + 1)) && (at + 2 < start || smallAt(words, at + 1) !== 'the');
    const isToldOf = (word === 'is' || word === 'was') && isFirst && isOwned;
    const isChosen =
      (word === 'as' || (determiners.has(word) && /^ma[dk]e$/.test(smallAt(words, at - 2)))) &&
      choosing.has(smallAt(words, at - 2));
    if (!isToldOf && !isChosen) continue;
    const [value] = words.slice(at - 1, at);
    if (value === undefined || isBreak(words, at - 1)) return null;
    const isOrdinary = (said: string): boolean => describesPassword(said) || kinds.has(said.toLowerCase());
    return mayBeValue([value], 0, isOrdinary) ? at - 1 : null;
  }
  return null;
}

/** The first word of a value, its last, and of which kind it is. */
export type FoundValues = Map<number, { readonly last: number; readonly kind: 'password' | 'secret' }>;

/** Where a name for a password, or one for another secret, has its value. */
type Find = (words: readonly Word[], start: number, name: number) => number | null;
const passwordFinds: readonly Find[] = [findBehindCopula, findAsked, findHanded, findBefore];
const secretFinds: readonly Find[] = [findBehindCopula, findBefore];
/** "My pass is yellow" tells of a card; the one of a system ("the wifi pass is …") is none. */
function findBehindPass(words: readonly Word[], start: number, name: number): number | null {
  const at = findBehindCopula(words, start, name);
  return at !== null && determiners.has(smallAt(words, name - 1)) && describesCard(words[at]?.core ?? '') ? null : at;
}

/** "With our pass criteria", "set the pass to optional" speak of something else too often. */
const passFinds: readonly Find[] = [findBehindPass];

/** Adds the places of passwords and secrets that are plain words, by their names in a part of the text. */
export function findPlainPasswords(
  words: readonly Word[],
  [from, end]: readonly [number, number],
  found: FoundValues,
): void {
  for (let name = from; name < end; name += 1) {
    const passwordStart = nameStart(words, name);
    const start = passwordStart ?? secretNameStart(words, name);
    if (start === null) continue;
    const kind = passwordStart === null ? 'secret' : 'password';
    const add = (at: number | null): void => {
      if (at !== null && !(kind === 'secret' && keepsSecrets(words[at]?.core ?? ''))) found.set(at, { last: at, kind });
    };
    const isPass = smallAt(words, name) === 'pass';
    for (const find of isPass ? passFinds : kind === 'secret' ? secretFinds : passwordFinds)
      add(find(words, start, name));
    if (!isPass) findSet(words, start, name).forEach(add);
  }
}
