/** A UUID is four numbers of 32 bits. In that order they compare as the text does. */
export const uuidWords = 4;

const uuidLength = 36;
const hyphenCode = 0x2d;
const hyphenPositions = [8, 13, 18, 23] as const;
/** Where the text has its 32 digits. */
const digitPositions = Uint8Array.from({ length: uuidLength }, (_, position) => position).filter(
  (position) => !hyphenPositions.some((hyphen) => hyphen === position),
);
const digitCodes = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
const noDigit = 0xff;
/** The value of a character; of all that are no digit, and of the first that this does not know, `noDigit`. */
const digitValues = new Uint8Array(128).fill(noDigit);
for (const [value, code] of digitCodes.entries()) digitValues[code] = value;

/**
 * Reads a UUID in lower case, as Postgres writes it, into four words.
 * @throws RangeError for anything else
 */
export function readUuid(id: string, words: Uint32Array): void {
  let isValid = id.length === uuidLength;
  for (const hyphen of hyphenPositions) isValid &&= id.charCodeAt(hyphen) === hyphenCode;
  for (let word = 0, digit = 0; isValid && word < uuidWords; word++) {
    let bits = 0;
    for (let nibble = 0; nibble < 8; nibble++, digit++) {
      const value = digitValues[id.charCodeAt(digitPositions[digit] as number)] ?? noDigit;
      isValid &&= value !== noDigit;
      bits = (bits << 4) | value;
    }
    words[word] = bits;
  }
  if (!isValid) throw new RangeError(`${id} is not the id of a memory`);
}

/** Written over for each; its hyphens stay. */
const text = Buffer.alloc(uuidLength, hyphenCode);

/** The UUID whose four words begin at an offset. */
export function writeUuid(words: Uint32Array, offset: number): string {
  for (let word = 0, digit = 0; word < uuidWords; word++) {
    const bits = words[offset + word] as number;
    for (let shift = 28; shift >= 0; shift -= 4, digit++) {
      text[digitPositions[digit] as number] = digitCodes[(bits >>> shift) & 0xf] as number;
    }
  }
  return text.toString('latin1');
}
