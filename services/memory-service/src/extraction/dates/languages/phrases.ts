import type { Reading } from '../reading.js';

/** A phrase of the tables at a place; apostrophes and hyphens count as words. Returns the index behind it. */
export function skipPhrase(reading: Reading, at: number, phrase: string): number | null {
  const words = phrase.split(' ');
  const isThere = words.every((word, offset) => reading.tokens[at + offset]?.word.replace('’', "'") === word);
  return isThere ? at + words.length : null;
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
