import { looksAssigned } from '../values/character-statistics.js';
import { unquote } from '../values/value-reader.js';
import { isReference } from '../values/value-references.js';
import { describesPassword } from '../words/plain-password-words.js';
import type { NamedValue } from './named-values.js';

/*
 * What a shell, or a file of Compose, takes for a variable that is unset: `${DB_PASSWORD:-letmein}`. What it says then
 * (`${DB_PASSWORD:?not set}`) and what it takes otherwise (`${DB_PASSWORD:+yes}`) are no secrets.
 */

const shellDefault = (names: string, kind: string, isValue: (text: string) => boolean): NamedValue => ({
  pattern: new RegExp(
    `(\\$\\{(?:[A-Za-z\\d]{1,30}_){0,6}(?:${names}))(:?[-=])("[^"\\n]{1,200}"|'[^'\\n]{1,200}'|[^\\s"'\`{}$][^\\s"'\`{}]{0,2000})(?=\\})`,
    'gi',
  ),
  kind: () => kind,
  isSecret: ({ raw }) => {
    const text = unquote(raw);
    return !isReference(text) && isValue(text);
  },
});

/** "default", "none", "missing" say what is there; "secret" is what people write there. */
const isTold = (text: string): boolean =>
  text.length >= 4 && (/^(?:secret|private)$/i.test(text) || !describesPassword(text));

/** Cheap, and true of every text with one of them. */
export const mayHoldShellDefault = (text: string): boolean => text.includes('${');

export const shellDefaults: readonly NamedValue[] = [
  // `$PWD` alone is the shell's directory.
  shellDefault('PASSWORD|PASSWD|PASSPHRASE|PASS|(?<=_)PWD|PGPASSWORD', 'password', isTold),
  shellDefault('SECRET(?:_KEY(?:_BASE)?)?', 'secret', isTold),
  shellDefault('TOKEN', 'token', looksAssigned),
  shellDefault('KEY', 'key', looksAssigned),
];
