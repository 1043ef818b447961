const notLetterOrDigit = /[^\p{L}\p{N}]+/gu;

/** One look spares most texts the search for each. */
const meaningSigns = /[+#−%'’-]/;

const spellSigns = (folded: string): string =>
  folded
    .replace(/(?<=[\p{L}\p{N}])\+\+/gu, ' plusplus ')
    .replace(/(?<=[\p{L}\p{N}])#/gu, ' sharp ')
    .replace(/(?<=^|[\s(])[-−](?=\p{N})/gu, ' minus ')
    .replace(/%/g, ' percent ')
    .replace(/(?<=[\p{L}\p{N}])['’](?=\p{L})/gu, '');

/**
 * The form of a text in which two texts count as the same: Unicode NFKC, lower case, and one space for every run of white space and
 * punctuation. Signs that change a meaning where they touch a word or number (`C++`, `C#`, `-5`, `$5`, `5%`) are spelled out first.
 * A text with neither letter nor digit keeps its signs, so that two of them are not the same for having nothing in common.
 */
export function normaliseText(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase();
  const spelled = meaningSigns.test(folded) ? spellSigns(folded) : folded;
  const words = spelled.replace(notLetterOrDigit, ' ').trim();
  return words === '' ? folded.replace(/\s+/g, ' ').trim() : words;
}
