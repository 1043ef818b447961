import stem from 'wink-porter2-stemmer';
import { unspaced } from '../identifiers.js';
import { functionWords } from '../language/lexicon/english-words.js';

/** A longer run of letters is no word, and its stem is sought in quadratic time. */
const stemmable = /^[a-z]{1,40}$/;

/**
 * Words that mean something, in their stem, names by their parts; scripts without spaces by character.
 * @param stems known already, and added to: for the many parts of one text
 */
export function stemmedContentWords(text: string, stems = new Map<string, string>()): ReadonlySet<string> {
  const words = new Set<string>();
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=[\p{L}\p{N}])['’](?=\p{L})/gu, '');
  for (const word of new Set(folded.replaceAll(unspaced, ' $& ').match(/[\p{L}\p{N}]+/gu))) {
    if (functionWords.has(word)) continue;
    const stemmed = stems.get(word) ?? (stemmable.test(word) ? stem(word) : word);
    stems.set(word, stemmed);
    words.add(stemmed);
  }
  return words;
}
