import { seededRandom } from '../../statistics.js';

const consonants = 'bdfgklmnprstvz';
const vowels = 'aiou';
/** English stemming takes no ending off a word that ends so: the lexeme is the word itself. */
const ending = 'k';
const vocabularySize = 20_000;

/**
 * Draws words that mean nothing, with the frequencies of a natural language (Zipf's law): the few common ones stand in
 * a large share of the texts, most are rare. The same seed draws the same words.
 */
export function createWordSource(seed: number): { readonly random: () => number; readonly draw: () => string } {
  const random = seededRandom(seed);
  const logSize = Math.log(vocabularySize);
  // The inverse of the distribution function of 1/rank, as if ranks were continuous.
  const draw = () => wordOfRank(Math.floor(Math.exp(random() * logSize)));
  return { random, draw };
}

/** @param rank from 1 to `vocabularySize`; each has a word of its own */
function wordOfRank(rank: number): string {
  let rest = rank;
  let word = '';
  for (let syllable = 0; syllable < 3; syllable++) {
    word += consonants.charAt(rest % consonants.length);
    rest = Math.floor(rest / consonants.length);
    word += vowels.charAt(rest % vowels.length);
    rest = Math.floor(rest / vowels.length);
  }
  return word + ending;
}
