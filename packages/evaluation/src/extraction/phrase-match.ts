import type { Phrases } from './extraction-case.js';

const wordCharacter = /[\p{L}\p{N}_]/u;

/** Scripts that put no space between words, or attach particles to them: their phrases are found anywhere. */
const unspacedScript = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/**
 * Whether a text contains a phrase, as whole words.
 *
 * - A phrase in backticks is an identifier: it is found to the letter, case and spaces included.
 * - Any other ignores case, the kind of apostrophe and the amount of white space.
 * - A phrase that ends with `*` may go on within its last word (`migrat*`).
 */
export function containsPhrase(text: string, phrase: string): boolean {
  if (phrase.length > 2 && phrase.startsWith('`') && phrase.endsWith('`')) {
    return containsWhole(text, phrase.slice(1, -1), false);
  }
  const open = phrase.endsWith('*');
  return containsWhole(normalise(text), normalise(open ? phrase.slice(0, -1) : phrase), open);
}

/** Whether all phrases are in the text, of a list of alternatives at least one. */
export function containsAll(text: string, phrases: Phrases): boolean {
  return phrases.every((phrase) =>
    typeof phrase === 'string'
      ? containsPhrase(text, phrase)
      : phrase.some((alternative) => containsPhrase(text, alternative)),
  );
}

/** Whether a text contains another anywhere, within words too; case and the amount of white space do not matter. */
export function containsText(text: string, part: string): boolean {
  return normalise(text).includes(normalise(part));
}

function normalise(text: string): string {
  return text.normalize('NFC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase();
}

function containsWhole(text: string, phrase: string, openEnd: boolean): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    const startsWord = isBoundary(text[at - 1], phrase[0]);
    if (startsWord && (openEnd || isBoundary(text[end], phrase[phrase.length - 1]))) return true;
  }
  return false;
}

/** Two neighbouring characters belong to one word only if both can stand in one. */
function isBoundary(outside: string | undefined, edge: string | undefined): boolean {
  if (outside === undefined || edge === undefined) return true;
  if (unspacedScript.test(edge) || unspacedScript.test(outside)) return true;
  return !(wordCharacter.test(outside) && wordCharacter.test(edge));
}
