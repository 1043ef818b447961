import { type Reading, wordAt } from '../../context/time-rule.js';

/** The words of the phrases of the tables, which are asked for at every place. */
const wordsOf = new Map<string, readonly string[]>();

function wordsOfPhrase(phrase: string): readonly string[] {
  const known = wordsOf.get(phrase);
  if (known !== undefined) return known;
  const words = phrase.split(' ');
  wordsOf.set(phrase, words);
  return words;
}

/** A phrase of the tables at a place; apostrophes and hyphens count as words. Returns the index behind it. */
export function skipPhrase(reading: Reading, at: number, phrase: string): number | null {
  const words = wordsOfPhrase(phrase);
  for (let offset = 0; offset < words.length; offset += 1) {
    const word = reading.tokens[at + offset]?.word;
    if (word !== words[offset] && !(word === '’' && words[offset] === "'")) return null;
  }
  return at + words.length;
}

/** The index behind the first of the phrases that stands there. */
export function skipAny(reading: Reading, at: number, phrases: readonly string[]): number | null {
  for (const phrase of phrases) {
    const next = skipPhrase(reading, at, phrase);
    if (next !== null) return next;
  }
  return null;
}

export function firstWords(phrases: readonly string[]): string[] {
  return phrases.map((phrase) => phrase.split(' ')[0] ?? '');
}

/** "d'octobre", "l'année" */
export const isElision = (reading: Reading, at: number, letter: string): boolean =>
  wordAt(reading, at) === letter && /^['’]$/.test(reading.tokens[at + 1]?.word ?? '');
