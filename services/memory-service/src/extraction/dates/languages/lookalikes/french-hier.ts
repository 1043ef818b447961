import { type Reading, wordAt } from '../../context/time-rule.js';

const frenchWords = new Set(
  'je j nous vous le la les des du avec est était c il elle on ai avons une et dans pour que qui soir matin pas'.split(
    ' ',
  ),
);
const germanWords = new Set('ist und der das wir ich sind ein eine nicht wird'.split(' '));
/** How many words around "hier" may show the language. */
const contextTokens = 6;

/** "hier" is French for yesterday and German and Dutch for here: the words of its sentence tell. */
export function isFrench(reading: Reading, at: number): boolean {
  let votes = 0;
  for (const step of [1, -1]) {
    for (let away = 1; away <= contextTokens; away += 1) {
      const place = at + away * step;
      if (['.', '!', '?', '\n'].includes(reading.tokens[place]?.word ?? '')) break;
      if (frenchWords.has(wordAt(reading, place))) votes += 1;
      if (germanWords.has(wordAt(reading, place))) votes -= 1;
    }
  }
  return votes > 0;
}
