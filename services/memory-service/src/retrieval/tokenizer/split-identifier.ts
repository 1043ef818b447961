const digit = /\p{N}/u;
const upper = /\p{Lu}/u;
const lower = /\p{Ll}/u;

/**
 * The words inside one run of letters, digits, underscores and hyphens: `snake_case`, `kebab-case`, `camelCase`,
 * `HTTPServer` (HTTP, Server). Digits stay with the letters beside them (`TS2345`, `sha256`), because a code is one
 * name.
 */
export function splitIdentifier(identifier: string): string[] {
  return identifier.split(/[_-]+/u).flatMap(splitCamelCase);
}

function splitCamelCase(word: string): string[] {
  const characters = Array.from(word);
  const words: string[] = [];
  let current = '';
  for (const [position, character] of characters.entries()) {
    if (current !== '' && startsWord(characters, position)) {
      words.push(current);
      current = '';
    }
    current += character;
  }
  if (current !== '') words.push(current);
  return words;
}

/**
 * A capital starts a word after a small letter (`camelCase`), between a digit and a small letter, and as the last of
 * several capitals before two small letters.
 */
function startsWord(characters: readonly string[], position: number): boolean {
  const character = characters[position] ?? '';
  if (!upper.test(character)) return false;
  const before = characters[position - 1] ?? '';
  const next = characters[position + 1] ?? '';
  if (lower.test(before)) return true;
  if (digit.test(before)) return lower.test(next);
  // "APIs" and "PRs" are one word, "HTTPServer" is two.
  return upper.test(before) && lower.test(next) && lower.test(characters[position + 2] ?? '');
}
