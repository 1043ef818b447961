import { auxiliaries, canBeFinite, isVerbContraction, verbForm } from '../language/lexicon/english-verbs.js';
import { subjectPronouns } from '../language/lexicon/english-words.js';
import { lowerTextOf, type PlacedWord } from '../language/words-in-place.js';

const maxLabelWords = 5;

/** "Owners: …", "Team split: …": where a label of a few words without a verb ends, or 0. */
export function labelEnd(sentence: string, words: readonly PlacedWord[]): number {
  for (let at = 1; at <= Math.min(maxLabelWords, words.length - 2); at += 1) {
    const before = words[at - 1];
    const word = words[at];
    if (before === undefined || word === undefined || before.isEnclosed) return 0;
    const gap = sentence.slice(before.end, word.start);
    // "`jobs/` – Temporal workers, Go 1.23"
    if (at === 1 && before.text.startsWith('`') && /^\s+[–—-]{1,2}\s+$/.test(gap))
      return /`\s+[–—-]{1,2}\s/.test(sentence.slice(word.start)) ? 0 : 1;
    if (/^:\s+/.test(gap)) return isLabel(words.slice(0, at)) || announces(words.slice(0, at)) ? at : 0;
    if (word.isAfterPause) return 0;
  }
  return 0;
}

/** Two or three words are a label whatever they are; more have no verb. */
const isLabel = (words: readonly PlacedWord[]): boolean =>
  /^(?:who|what|where)$/.test(words[0]?.lower ?? '') ||
  isOfAll.test(lowerTextOf(words)) ||
  (!words.some(
    ({ lower }, at) =>
      auxiliaries.has(lower) ||
      (subjectPronouns.has(lower) && words[at - 1]?.lower !== 'for') ||
      isVerbContraction(lower),
  ) &&
    (words.length < 4 || !words.some(({ lower }) => canBeFinite(lower) && verbForm(lower) !== 'base')));

/** "for all future commits": what looks like a verb there is a plural. */
const isOfAll = /^for (?:all|any|every|each|the) (?:future |new |next |other |my |our )?\S+(?: \S+)?$/;

/** "Conventions here are: …", "our house rules are: …": a plural and its copula, which a list follows. */
const announces = (words: readonly PlacedWord[]): boolean =>
  words.length >= 2 &&
  words.at(-1)?.lower === 'are' &&
  !words.some(({ lower }) => /^(?:steps|stages|phases|tasks|todos|options|choices|questions)$/.test(lower)) &&
  words.slice(0, -1).some(({ lower }) => /\p{Ll}{2}(?<![su'])s$/u.test(lower)) &&
  !words
    .slice(0, -1)
    .some(({ lower }) => canBeFinite(lower) && verbForm(lower) !== 'base' && verbForm(lower) !== 'third');

const maxFrameWords = 6;
const framing = /^(?:before (?:i|we|you)|if (?:you|anyone|anybody|someone|somebody)|in case|when (?:you|anyone))$/;

/** "Before I forget: …", "if anyone needs it: …": where the facts begin behind a clause that leads to them, or 0. */
export function frameEnd(sentence: string, words: readonly PlacedWord[]): number {
  if (!framing.test(`${words[0]?.lower} ${words[1]?.lower}`)) return 0;
  for (let at = 2; at <= Math.min(maxFrameWords, words.length - 2); at += 1) {
    const word = words[at];
    if (word === undefined || word.isEnclosed) return 0;
    if (word.isAfterPause) return /^:\s+$/.test(sentence.slice(words[at - 1]?.end, word.start)) ? word.start : 0;
  }
  return 0;
}
