import { describesPassword, namesProgram, namesType } from '../words/plain-password-words.js';
import { isMadeOfWords, isUnlinkedPassword } from './password-values.js';

type Redact = (text: string) => string;

/** What stands between several values of one place. */
const between = /((?:,|;)\s|\s?<br\s?\/?>\s?|\s\/\s)/i;

const saysSomething = (word: string): boolean =>
  /^[\p{L}-]+$/u.test(word) && (describesPassword(word) || namesType(word) || namesProgram(word));

function redactPart(part: string, name: string, redact: Redact): string {
  const value = part.trim();
  if (value === '' || saysSomething(value.replaceAll(/[`*_"']/g, ''))) return part;
  const before = `${name}: `;
  const told = redact(before + value);
  // Where the value has blanks in it, a part of it may be all that is told from the words around it.
  return told === before + value || !told.startsWith(before)
    ? part
    : part.replace(value, () => told.slice(before.length));
}

/** A value, or several, that a name of secrets stands for, read as if the name stood before it: "password: hunter2". */
export function redactTold(text: string, name: string, redact: Redact): string {
  return text
    .split(between)
    .map((part, at) => (at % 2 === 1 ? part : redactPart(part, name, redact)))
    .join('');
}

/** The same where the place alone makes no value of what stands there: only of what stands out in any sentence. */
export function redactToldIfStriking(text: string, name: string, redact: Redact): string {
  const value = text.trim().replaceAll(/^[`*_"']{1,3}|[`*_"']{1,3}$/g, '');
  const isKey = /token|key|secret|credential/i.test(name);
  const isStriking = !/\s/.test(value) && (isKey ? !isMadeOfWords(value) : isUnlinkedPassword(value));
  return isStriking ? redactTold(text, name, redact) : text;
}
