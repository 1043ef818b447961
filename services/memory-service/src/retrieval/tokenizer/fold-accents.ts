/** Letters that Unicode does not decompose into a base letter and an accent. */
const wholeLetters: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['ı', 'i'],
]);

const accentedLetters = /[\u00c0-\u024f\u0370-\u03ff\u1e00-\u1fff]/gu;
const combiningMarks = /\p{Mn}/gu;

/**
 * Lower-case text with the accents of Latin and Greek letters taken off ("Größe" is found by "grosse", "café" by
 * "cafe").
 * Other scripts keep their marks: a Japanese or Hindi mark makes another letter.
 */
export function foldAccents(lowerCaseText: string): string {
  return lowerCaseText.replace(
    accentedLetters,
    (letter) => wholeLetters.get(letter) ?? letter.normalize('NFD').replace(combiningMarks, ''),
  );
}
