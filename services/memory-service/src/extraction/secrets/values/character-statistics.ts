/** Shannon entropy of a text's characters, in bits per character; 0 for an empty text. */
function entropyBits(text: string): number {
  const counts = new Map<string, number>();
  let total = 0;
  for (const character of text) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
    total += 1;
  }
  let bits = 0;
  for (const count of counts.values()) bits -= (count / total) * Math.log2(count / total);
  return bits;
}

/** Whether the last of these decimal digits is the check digit of the others (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let position = 0; position < digits.length; position += 1) {
    let digit = digits.charCodeAt(digits.length - 1 - position) - 48;
    if (position % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return sum % 10 === 0;
}

/** Whether nobody would have written it: characters of several kinds, as they come. */
export function looksRandom(text: string): boolean {
  if (text.length < 12 || /\s/.test(text) || /^(?:https?:|~\/|\.{1,2}\/)/i.test(text)) return false;
  if (/^(?:[\w.-]*\/)+[\w.-]*$/.test(text) && !/\d/.test(text)) return false;
  const kinds = Number(/[a-z]/.test(text)) + Number(/[A-Z]/.test(text)) + Number(/\d/.test(text));
  if (kinds < 2 || !/\d/.test(text))
    return text.length >= 20 && kinds === 2 && !/[-_./]/.test(text) && entropyBits(text) >= 3.8;
  return entropyBits(text) >= 3;
}

/** What is assigned to a name for a secret need not look random: letters and digits in one word are enough. */
export const looksAssigned = (text: string): boolean =>
  /^[\w+/=.-]{8,}$/.test(text) &&
  /\d/.test(text) &&
  /\p{L}/u.test(text) &&
  !/^[\w-]+\.(?:\w{1,5})$|^v?\d+(?:\.\d+)+|_id$/i.test(text);

/** A short key, "3f9a77bc21": from letters to digits and back, which nobody writes in a name. */
export const isInterleaved = (text: string): boolean =>
  /^[A-Za-z\d]{8,}$/.test(text) && (text.match(/\d(?=[A-Za-z])|[A-Za-z](?=\d)/g)?.length ?? 0) >= 3;
