/*
 * Signs that belong to a word: where they stand between its letters and digits (`session_id`, `feature/x`), directly
 * before it (`#general`, `--force`, `.env`) or directly after it (`C++`, `src/`). A full stop, a question mark or a
 * colon after a word belongs to the sentence.
 */
const letter = String.raw`[\p{L}\p{M}\p{N}]`;
const before = String.raw`[#@$_./\\~!&+-]{0,32}`;
const between = String.raw`[_/\\.@&#:+~$!?-]{1,8}`;
const after = String.raw`(?:[#/\\_@~&]|[+-](?![=>])){0,8}`;
const word = `${before}${letter}+(?:${between}${letter}+)*${after}`;

/** Signs that say something by themselves: "a > b" is not "a < b", and a tick is no cross. */
const operator = String.raw`[-!]?[\p{S}*%&][=<>|&]{0,3}`;

const wordOrOperator = new RegExp(`${word}|${operator}`, 'gu');

/** Every word of a text, with the signs that belong to it. */
export const wordWithSigns = new RegExp(word, 'gu');

/** `**so**`, `_so_`: marks of emphasis around one or more words. */
const stars = /(?<![\p{L}\p{M}\p{N}*\\/])(\*{1,3})(?=[^\s*])([^*\n]{1,400})(?<=\S)\1(?![\p{L}\p{M}\p{N}*./\\])/gu;
const underscores =
  /(?<![\p{L}\p{M}\p{N}#@$_./\\~!&+-])(_{1,2})(?=[^\s_])([^_\n]{1,400})(?<=\S)\1(?![\p{L}\p{M}\p{N}_#@/\\&+~-]|[.:!?$]{1,8}[\p{L}\p{M}\p{N}])/gu;

/**
 * A text in Unicode NFKC, without marks that only show how it is set: backticks, emphasis, soft hyphens, the selectors
 * of emoji. Hyphens and minus signs become `-`. Its case and its punctuation stay.
 */
export function withoutMarkup(text: string): string {
  // A full-width mark is followed by no space, and ends what stands before it nevertheless.
  const folded = text
    .replace(/[，：；！？]/g, '$& ')
    .normalize('NFKC')
    .replace(/`|\u00ad|\u200d|\ufe0e|\ufe0f/g, '')
    .replace(/[\u2010\u2011\u2212]|(?<=\d)\u2013(?=\d)/g, '-')
    .replace(/(?<![\p{L}\p{M}\p{N}./\\])\.{3,}/gu, ' ');
  if (!/[*_]/.test(folded)) return folded;
  return (
    folded
      .replace(stars, '$2')
      // `__init__` is a name.
      .replace(underscores, (said, mark: string, words: string) => (mark === '__' && !/\s/.test(words) ? said : words))
  );
}

/** The words of a text and the signs that stand for one, in lower case. */
export function wordsWithSigns(text: string): readonly string[] {
  const folded = withoutMarkup(text).toLowerCase().normalize('NFKC');
  const said = /['’]/.test(folded) ? folded.replace(/(?<=[\p{L}\p{N}])['’](?=\p{L})/gu, '') : folded;
  return (said.match(wordOrOperator) ?? []).map((found) => (found === '%' ? 'percent' : found));
}

/**
 * The form of a text in which two texts count as the same: Unicode NFKC, lower case, and one space for every run of
 * white space and punctuation. Signs that belong to a word stay, and so do those that stand for one: `session_id` is
 * not `session-id`, nor `-5` the same as `5`.
 * A text with none of them keeps its punctuation, so that two of them are not the same for having nothing in common.
 */
export function normaliseText(text: string): string {
  const words = wordsWithSigns(text);
  return words.length > 0 ? words.join(' ') : text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
