import { readFileSync } from 'node:fs';
import { functionWords } from './english-words.js';

export type Gender = 'female' | 'male' | 'unknown';

const listedAs = ([file, gender]: readonly [string, Gender]): readonly [string, Gender][] =>
  readFileSync(new URL(`../../../../models/given-names/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((name) => name !== '')
    .map((name) => [name, gender]);

/** Names in small letters, and who bears them. */
const genders: ReadonlyMap<string, Gender> = new Map(
  (
    [
      ['female', 'female'],
      ['male', 'male'],
      ['either', 'unknown'],
    ] as const
  ).flatMap(listedAs),
);

export const isGivenName = (word: string): boolean => genders.has(word.toLowerCase());

/** Of "Anna Holm" that of "Anna"; `unknown` for a name that is not listed, or that women and men bear. */
export const genderOfName = (name: string): Gender =>
  /^(?:mr|mister|sir|herr|señor|monsieur|signor)\b/i.test(name)
    ? 'male'
    : /^(?:mrs|ms|miss|missus|madam|frau|señora|madame|mevrouw|signora)\b/i.test(name)
      ? 'female'
      : genderOfGivenName(name);

const genderOfGivenName = (name: string): Gender =>
  genders.get(/^\p{L}+/u.exec(name.replace(/^\p{L}+\. /u, ''))?.[0].toLowerCase() ?? '') ?? 'unknown';

/** A text whose given names begin with a capital, letter by letter as long as it was. */
export interface CapitalisedText {
  readonly text: string;
  /** A part of it, with its names as they were written. */
  readonly asWritten: (part: string) => string;
}

const smallWord = /(?<![\p{L}\p{N}_.@/#`'’-])\p{Ll}{2,12}(?![\p{L}\p{N}_@/]|[.-]\p{L})/gu;

/** "olwyn and Yvonne", where only one is listed. */
const besideName = /(?<=(?:^|[.!?,;:] |\n))\p{Ll}{3,12}(?= (?:and|or|&) \p{Lu}\p{Ll})/gu;

/** Chats write names small: "priya flew back, she …". */
export function capitaliseNames(text: string): CapitalisedText {
  const raised = new Set<string>();
  const raise = (word: string): string => {
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    raised.add(name);
    return name;
  };
  const capitalised = text
    .replace(smallWord, (word) => (genders.has(word) ? raise(word) : word))
    .replace(besideName, (word) => (functionWords.has(word) ? word : raise(word)));
  const asWritten = (part: string): string =>
    raised.size === 0 ? part : part.replace(/\p{L}+/gu, (word) => (raised.has(word) ? word.toLowerCase() : word));
  return { text: capitalised, asWritten };
}
