/**
 * A longer word is none: an encoded image, a key, a dump. Of scripts without spaces between words nothing can be told
 * by that.
 */
const maxWordCharacters = 400;
/** Signed addresses are longer. */
const maxAddressCharacters = 800;
const address = /^[[(<"'`]{0,3}[a-z][a-z\d+.-]{1,20}:\/\//i;
const spacedWord =
  /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}、。，．：；！？「」『』（）ー]+/gu;

/** A text with a sign of what was left out in the place of words that are none. */
export const withoutLongWords = (text: string): string =>
  text.replace(spacedWord, (word) => (word.length > longestOf(word) ? '…' : word));

const longestOf = (word: string): number => (address.test(word) ? maxAddressCharacters : maxWordCharacters);
