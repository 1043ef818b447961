import type { Word } from './sentence-words.js';

/* Quotations of several words, by the index of their first and last word. */

const maxQuoteWords = 12;
/** Signs that close a quotation, where they are others than the one that opens it. */
const closedBy: ReadonlyMap<string, readonly string[]> = new Map([
  ['„', ['“', '”']],
  ['“', ['”']],
  ['«', ['»']],
]);

/** Index of the word that closes a quotation of several words; null where none begins or none closes. */
export function endOfQuote(words: readonly Word[], at: number): number | null {
  const opening = words[at]?.opening ?? '';
  const quote = opening === '' ? undefined : /["'`„“«]$/u.exec(opening)?.[0];
  if (quote === undefined) return null;
  const closing = closedBy.get(quote) ?? [quote];
  for (let end = at; end < at + maxQuoteWords && words[end]?.core.includes('[secret:') === false; end += 1) {
    if (words[end]?.isOnNewLine === true && end > at) return null;
    const signs = words[end]?.closing ?? '';
    if (signs !== '' && closing.some((sign) => signs.includes(sign))) return end > at ? end : null;
  }
  return null;
}

/**
 * Index of the word that opens the quotation, of one word or more, which another closes; null where that closes none.
 */
export function startOfQuote(words: readonly Word[], last: number): number | null {
  if (!/^["'`”“»]$/u.test(words[last]?.closing ?? '')) return null;
  if (/["'`„“«]$/u.test(words[last]?.opening ?? '')) return last;
  for (let start = last - 1; start > last - maxQuoteWords && start >= 0; start -= 1) {
    if (words[start + 1]?.isOnNewLine === true) return null;
    if (/["'`„“«]$/u.test(words[start]?.opening ?? '')) return endOfQuote(words, start) === last ? start : null;
  }
  return null;
}

export const wordsOf = (words: readonly Word[], from: number, last: number): string =>
  words
    .slice(from, last + 1)
    .map(({ core }) => core)
    .join(' ');
