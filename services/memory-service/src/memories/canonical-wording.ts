import { normaliseText } from '../extraction/normalise-text.js';

/** Words that may come and go without changing what is said. Not tense, person, negation or relation: "we used it" is not "we use it". */
const WEIGHTLESS = new Set(['a', 'an', 'the', 'is', 'are', 'am', 'do', 'does', 'also', 'please', 'and']);

/** Contractions, spelled out before punctuation goes: without its apostrophe "we're" would be "were". */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\bwon['’]t\b/g, 'will not'],
  [/n['’]t\b/g, ' not'],
  [/['’]re\b/g, ' are'],
  [/['’]m\b/g, ' am'],
  [/['’]ve\b/g, ' have'],
  [/['’]ll\b/g, ' will'],
];

/**
 * One form for texts that say the same in the same words: without regard to articles, the present of "be" and "do", contractions, the
 * ending of the progressive, and which phrase comes first ("for packages we use pnpm", "we're using pnpm for packages").
 * A phrase may only move as a whole, from one end to the other: "the parser calls the lexer" is not "the lexer calls the parser".
 */
export function canonicalWording(text: string): string {
  const spelledOut = CONTRACTIONS.reduce((said, [pattern, words]) => said.replace(pattern, words), text.toLowerCase());
  const words = normaliseText(spelledOut)
    .split(' ')
    .filter((word) => !WEIGHTLESS.has(word))
    .map(withoutEnding);
  return leastRotation(words).join(' ');
}

/** `using`, `uses` and `use` alike. Not a past tense, which says something else. */
function withoutEnding(word: string): string {
  if (/^[a-z]{2,}ing$/.test(word)) return word.slice(0, -3).replace(/e$/, '');
  if (/^[a-z]{3,}[^s]s$/.test(word)) return word.slice(0, -1).replace(/e$/, '');
  return /^[a-z]{2,}e$/.test(word) ? word.slice(0, -1) : word;
}

/** The rotation of a list that sorts first (Booth, "Lexicographically least circular substrings", 1980), in linear time. */
function leastRotation(words: readonly string[]): readonly string[] {
  let best = 0;
  let candidate = 1;
  let matched = 0;
  const at = (index: number): string => words[index % words.length] ?? '';
  while (candidate < words.length && matched < words.length) {
    const [left, right] = [at(best + matched), at(candidate + matched)];
    if (left === right) {
      matched++;
      continue;
    }
    if (left > right) {
      best = Math.max(best + matched + 1, candidate);
      candidate = best + 1;
    } else {
      candidate += matched + 1;
    }
    matched = 0;
  }
  return [...words.slice(best), ...words.slice(0, best)];
}
