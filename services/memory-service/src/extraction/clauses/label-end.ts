import { auxiliaries, canBeFinite, isVerbContraction, verbForm } from '../language/lexicon/english-verbs.js';
import { subjectPronouns } from '../language/lexicon/english-words.js';
import type { PlacedWord } from '../language/words-in-place.js';

const maxLabelWords = 5;

/** "Owners: …", "Team split: …": where a label of a few words without a verb ends, or 0. */
export function labelEnd(sentence: string, words: readonly PlacedWord[]): number {
  for (let at = 1; at <= Math.min(maxLabelWords, words.length - 2); at += 1) {
    const before = words[at - 1];
    const word = words[at];
    if (before === undefined || word === undefined || before.isEnclosed) return 0;
    const gap = sentence.slice(before.end, word.start);
    if (/^:\s+/.test(gap)) return isLabel(words.slice(0, at)) ? at : 0;
    if (word.isAfterPause) return 0;
  }
  return 0;
}

/** Two or three words are a label whatever they are; more have no verb. */
const isLabel = (words: readonly PlacedWord[]): boolean =>
  /^(?:who|what|where)$/.test(words[0]?.lower ?? '') ||
  (!words.some(({ lower }) => auxiliaries.has(lower) || subjectPronouns.has(lower) || isVerbContraction(lower)) &&
    (words.length < 4 || !words.some(({ lower }) => canBeFinite(lower) && verbForm(lower) !== 'base')));
