/** What BERT's tokenisation does with a character. */
export type CharacterClass = 'dropped' | 'space' | 'punctuation' | 'ideograph' | 'letter';

const droppedCharacter = /^[\p{Cc}\p{Cf}\p{Co}\uFFFD]$/u;
const whiteSpace = /^\p{White_Space}$/u;
const punctuation = /^\p{P}$/u;

/** The blocks of Chinese characters that BERT takes one by one; Japanese kana and Korean are not among them. */
const ideographBlocks: readonly (readonly [number, number])[] = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0x20000, 0x2a6df],
  [0x2a700, 0x2b73f],
  [0x2b740, 0x2b81f],
  [0x2b820, 0x2ceaf],
  [0x2f800, 0x2fa1f],
];

const asciiClasses: readonly CharacterClass[] = Array.from({ length: 128 }, (_, code) => classifyAscii(code));

/**
 * Tab, line feed and carriage return are spaces; the other control characters go. In ASCII every sign is punctuation,
 * `$` and `+` too.
 */
function classifyAscii(code: number): CharacterClass {
  const character = String.fromCharCode(code);
  if (/[\t\n\r ]/.test(character)) return 'space';
  if (code < 0x20 || code === 0x7f) return 'dropped';
  return /[A-Za-z0-9]/.test(character) ? 'letter' : 'punctuation';
}

/** @param codePoint of the character `character` */
export function classify(codePoint: number, character: string): CharacterClass {
  const ascii = asciiClasses[codePoint];
  if (ascii !== undefined) return ascii;
  if (droppedCharacter.test(character)) return 'dropped';
  if (whiteSpace.test(character)) return 'space';
  if (ideographBlocks.some(([first, last]) => codePoint >= first && codePoint <= last)) return 'ideograph';
  return punctuation.test(character) ? 'punctuation' : 'letter';
}
