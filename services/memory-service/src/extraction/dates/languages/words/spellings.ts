/** Without their marks they are other words: Marco, "il passe", "sr." */
const distinct = new Set(['março', 'passé', 'passée', 'śr']);

/**
 * A word as it is written and as it is typed in haste: "février" and "fevrier", "nächste", "nachste" and "naechste",
 * "piątek" and "piatek".
 */
export function spellings(word: string): readonly string[] {
  if (distinct.has(word) || !/[^\p{ASCII}]/u.test(word)) return [word];
  const plain = word
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC');
  const spelledOut = word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [...new Set([word, plain, spelledOut])].filter((each) => each === word || !/[^\p{ASCII}]/u.test(each));
}
