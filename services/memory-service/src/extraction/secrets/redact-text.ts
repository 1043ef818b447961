import { accountPasswords } from './assignments/account-passwords.js';
import { callSecrets, mayHoldCall } from './assignments/call-secrets.js';
import { commandSecrets, mayHoldCommand } from './assignments/command-secrets.js';
import { type NamedValue, namedValues } from './assignments/named-values.js';
import { mayHoldPlaced, placedSecrets } from './assignments/placed-secrets.js';
import { mayHoldShellDefault, shellDefaults } from './assignments/shell-defaults.js';
import type { SecretFormat } from './formats/secret-format.js';
import { formatsIn } from './formats/secret-formats.js';
import { redactBlocks } from './layouts/block-secrets.js';
import { redactMarkup } from './layouts/markup-secrets.js';
import { redactTablesInSteps } from './layouts/table-secrets.js';
import { redactKeySentences } from './sentences/key-sentences.js';
import { redactPasswordForms } from './sentences/password-forms.js';
import { redactPasswordSentencesInSteps } from './sentences/password-sentences.js';
import { mayTellSecret, toldSecrets } from './sentences/told-secrets.js';
import { passesLuhn } from './values/character-statistics.js';
import type { Replace } from './values/found-secrets.js';
import { mayHoldSecretName, SecretNames } from './values/secret-names.js';
import { endSignsOf, ValueReader } from './values/value-reader.js';
import { finish, type Steps } from './values/work-in-steps.js';
import { mayHoldName } from './words/sentence-words.js';

const maxPrivateKeyCharacters = 20_000;

/**
 * PEM and PGP private keys (RFC 7468, RFC 9580), also cut off before their end. The scan never goes back, so it is
 * linear.
 */
function redactPrivateKeys(text: string, replace: Replace): string {
  const begin = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
  const end = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
  const pieces: string[] = [];
  let kept = 0;
  let nextEnd = end.exec(text);
  for (let match = begin.exec(text); match !== null; match = begin.exec(text)) {
    const { index } = match;
    while (nextEnd !== null && nextEnd.index < index) nextEnd = end.exec(text);
    const isClosed = nextEnd !== null && nextEnd.index - index <= maxPrivateKeyCharacters;
    const keyEnd =
      isClosed && nextEnd !== null ? nextEnd.index + nextEnd[0].length : endOfKeyBody(text, begin.lastIndex);
    pieces.push(text.slice(kept, index), replace(text.slice(index, keyEnd), 'private_key'));
    kept = keyEnd;
    begin.lastIndex = kept;
  }
  pieces.push(text.slice(kept));
  return pieces.join('');
}

/** Where the lines of a key without an end stop looking like encoded bytes. */
export function endOfKeyBody(text: string, from: number): number {
  const line = /(?:\s|\\[nr]){0,8}[A-Za-z0-9+/=]{16,}/y;
  let position = from;
  line.lastIndex = from;
  while (line.exec(text) !== null) position = line.lastIndex;
  return position;
}

const urlCredentials = /\b([a-z][a-z0-9+.-]{1,30}:\/\/[^\s:/@"'`<>]{0,200}:)([^\s@/"'`<>]{1,2000})(?=@)/gi;
const databaseCredentials =
  /\b((?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql|clickhouse|cockroachdb)(?:\+[a-z0-9]{1,20})?:\/\/[^\s:/@"'`<>]{0,200}:)([^\s"'`<>]{1,2000})(?=@[^\s@])/gi;

const isPlaceholderValue = (value: string): boolean => /^(?:\$|%|\{|\*+$|x{3,}$|\[secret:)/i.test(value);

function redactUrlPasswords(text: string, replace: Replace): string {
  const replaceIn = (whole: string, before: string, password: string): string =>
    isPlaceholderValue(password) ? whole : before + replace(password, 'password');
  return text.replace(databaseCredentials, replaceIn).replace(urlCredentials, replaceIn);
}

/**
 * 13 to 19 digits, alone or in groups, whose first digits a payment network issues and whose last is their check digit
 * (ISO/IEC 7812).
 */
function redactCardNumbers(text: string, replace: Replace): string {
  return text.replace(/(?<![\d.\w-])(?:[2-6]\d{3}(?:[ -]?\d){9,15})(?![\w-]|[.,]?\d)/g, (found) => {
    const digits = found.replace(/[ -]/g, '');
    const isIssued = /^(?:4|5[1-5]|2[2-7]|3[0-9]|6(?:011|2|4[4-9]|5))/.test(digits);
    return isIssued && new Set(digits).size > 1 && passesLuhn(digits) ? replace(found, 'card_number') : found;
  });
}

function redactValuesOf(text: string, { pattern, kind, isSecret }: NamedValue, replace: Replace): string {
  const pieces: string[] = [];
  let kept = 0;
  const values = new ValueReader(text);
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [whole, name = '', link = '', found] = match;
    const start = match.index + whole.length - (found?.length ?? 0);
    const value = found ?? values.at(start);
    const end = start + value.length;
    const isInPlaceholder = text.startsWith('[secret:', match.index - 1);
    const [before, behind] = [text.slice(Math.max(0, match.index - 40), match.index), text.slice(end, end + 16)];
    const told = { raw: value, name, link, before, behind };
    if (isInPlaceholder || values.holdsPlaceholder(start, end) || !isSecret(told)) {
      // The value may be a name itself: "credentials: token …".
      pattern.lastIndex = Math.max(match.index + 1, start);
      continue;
    }
    const quote = /^\\?["'`]/.exec(value)?.[0] ?? '';
    const trailing = quote === '' ? endSignsOf(value) : '';
    const bare = value.slice(quote.length, value.length - Math.max(quote.length, trailing.length));
    const redacted = replace(bare, kind(name));
    pieces.push(text.slice(kept, match.index), `${name}${link}${quote}${redacted}${quote}${trailing}`);
    kept = end;
    pattern.lastIndex = end;
  }
  return kept === 0 ? text : pieces.join('') + text.slice(kept);
}

/** What a look puts in the place of secrets, and the names that it reads in the text. */
interface Reading {
  readonly replace: Replace;
  readonly names: SecretNames;
}

/** One look at a text, which takes out the secrets of one kind; a longer one has steps of its own. */
type Look = (text: string, reading: Reading) => string | Steps<string>;

const lookAtValues =
  (named: NamedValue): Look =>
  (text, { replace }) =>
    redactValuesOf(text, named, replace);

const lookAtFormat =
  ({ kind, pattern }: SecretFormat): Look =>
  (text, { replace }) =>
    text.replace(pattern, (secret) => replace(secret, kind));

/** Looks that only what has passed a cheap test is worth. */
const looksWhere =
  (mayHold: (text: string) => boolean, looks: readonly Look[]): Look =>
  (text, reading) =>
    mayHold(text) ? redactInSteps(text, looks, reading) : text;

/** All but what the words around a value tell. */
const looksBefore: readonly Look[] = [
  (text, { replace }) => (text.includes('PRIVATE KEY') ? redactPrivateKeys(text, replace) : text),
  (text, reading) => {
    const formats = formatsIn(text);
    return formats.length === 0 ? text : redactInSteps(text, formats.map(lookAtFormat), reading);
  },
  (text, { replace }) => (text.includes('://') && text.includes('@') ? redactUrlPasswords(text, replace) : text),
  (text, { replace }) => (/\d{4}/.test(text) ? redactCardNumbers(text, replace) : text),
  looksWhere(mayHoldShellDefault, shellDefaults.map(lookAtValues)),
  looksWhere(mayHoldCommand, commandSecrets.map(lookAtValues)),
  looksWhere(mayHoldCall, callSecrets.map(lookAtValues)),
  looksWhere(mayHoldPlaced, placedSecrets.map(lookAtValues)),
  (text, { names }) => redactMarkup(text, names),
  (text, { names }) => (mayHoldSecretName(text) ? redactTablesInSteps(text, names) : text),
  (text, { names }) => redactBlocks(text, names),
];

const looksAtProse: readonly Look[] = [
  (text, { replace }) => redactPasswordForms(text, replace),
  (text, { replace }) => (mayHoldName(text) ? redactPasswordSentencesInSteps(text, replace) : text),
  ...[...namedValues, ...accountPasswords].map(lookAtValues),
  looksWhere(mayTellSecret, toldSecrets.map(lookAtValues)),
  (text, { replace }) => redactKeySentences(text, replace),
];

const allLooks: readonly Look[] = [...looksBefore, ...looksAtProse];

/** Others may have their turn whenever so many characters were read; a turn after each look would be most of a query. */
const charactersInStep = 16_384;

function* redactInSteps(text: string, looks: readonly Look[], reading: Reading): Steps<string> {
  let redacted = text;
  let readCharacters = 0;
  for (const look of looks) {
    const seen = look(redacted, reading);
    redacted = typeof seen === 'string' ? seen : yield* seen;
    readCharacters += redacted.length;
    if (readCharacters < charactersInStep) continue;
    readCharacters = 0;
    yield;
  }
  return redacted;
}

const readingWith = (replace: Replace): Reading => ({ replace, names: new SecretNames(redactProse, replace) });

/**
 * The text with every secret in it replaced. Known formats go by their form (`secret-formats.ts`); other values only
 * next to a word that names them. Hashes, UUIDs and encoded images in plain prose stay. Applying it again changes
 * nothing. Linear in the text's length.
 */
export const redactTextInSteps = (text: string, replace: Replace): Steps<string> =>
  redactInSteps(text, allLooks, readingWith(replace));

/** What the words around a value tell. */
export function redactProse(text: string, replace: Replace): string {
  return finish(redactInSteps(text, looksAtProse, readingWith(replace)));
}
