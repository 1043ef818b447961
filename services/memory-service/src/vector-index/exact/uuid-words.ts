/** A UUID is four numbers of 32 bits. In that order they compare as the text does. */
export const UUID_WORDS = 4;

const LENGTH = 36;
const HYPHEN = 0x2d;
const HYPHENS = [8, 13, 18, 23] as const;
/** Where the text has its 32 digits. */
const DIGIT_POSITIONS = Uint8Array.from({ length: LENGTH }, (_, position) => position).filter(
  (position) => !HYPHENS.some((hyphen) => hyphen === position),
);
const DIGITS = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
const NO_DIGIT = 0xff;
/** The value of a character; of all that are no digit, and of the first that this does not know, `NO_DIGIT`. */
const VALUES = new Uint8Array(128).fill(NO_DIGIT);
for (const [value, code] of DIGITS.entries()) VALUES[code] = value;

/**
 * Reads a UUID in lower case, as Postgres writes it, into four words.
 * @throws RangeError for anything else
 */
export function readUuid(id: string, words: Uint32Array): void {
  let isValid = id.length === LENGTH;
  for (const hyphen of HYPHENS) isValid &&= id.charCodeAt(hyphen) === HYPHEN;
  for (let word = 0, digit = 0; isValid && word < UUID_WORDS; word++) {
    let bits = 0;
    for (let nibble = 0; nibble < 8; nibble++, digit++) {
      const value = VALUES[id.charCodeAt(DIGIT_POSITIONS[digit] as number)] ?? NO_DIGIT;
      isValid &&= value !== NO_DIGIT;
      bits = (bits << 4) | value;
    }
    words[word] = bits;
  }
  if (!isValid) throw new RangeError(`${id} is not the id of a memory`);
}

/** Written over for each; its hyphens stay. */
const text = Buffer.alloc(LENGTH, HYPHEN);

/** The UUID whose four words begin at an offset. */
export function writeUuid(words: Uint32Array, offset: number): string {
  for (let word = 0, digit = 0; word < UUID_WORDS; word++) {
    const bits = words[offset + word] as number;
    for (let shift = 28; shift >= 0; shift -= 4, digit++) {
      text[DIGIT_POSITIONS[digit] as number] = DIGITS[(bits >>> shift) & 0xf] as number;
    }
  }
  return text.toString('latin1');
}
