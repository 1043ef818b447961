import { verbForm } from '../../language/lexicon/english-verbs.js';
import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import { refusesThing, tellsWhatIsAgainst } from '../../remarks/lives/refusals.js';
import type { Clause } from '../places/clause-cut.js';
import { partFrom } from '../places/part-from.js';

/* What stays with the clause before it: how something was lost, and who insists on what was told. */

const maxWords = 6;

/** "rip my macbook, died two months ago" */
export const lamentsLoss = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  words[at]?.isAfterPause === true &&
  at - from <= maxWords &&
  /^(?:rip|r\.i\.p|goodbye|farewell|poor) \S/.test(lowerTextOf(words, from, from + 2)) &&
  verbForm(words[at]?.lower ?? '') === 'past';

/** "the minimum is iOS 16, product won't drop it" */
export function refusesIt(words: readonly PlacedWord[], at: number): boolean {
  if (words[at]?.isAfterPause !== true) return false;
  const part = words.slice(at, at + maxWords + 1);
  const end = part.findIndex(({ isAfterPause }, index) => index > 0 && isAfterPause);
  const said = lowerTextOf(end < 0 ? part : part.slice(0, end));
  return (
    (end >= 0 || part.length <= maxWords) &&
    /\b(?:won't|will not|can't|cannot|doesn't|don't|wouldn't|refuses? to|will never) \S+ (?:it|them|that)$/.test(said)
  );
}

const maxRefusalWords = 16;

/** "kafka is out, ops cost for 40 msg/s is silly": what is against it. */
export const isReasonToRefuse = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  words[at]?.isAfterPause === true &&
  at - from <= maxRefusalWords &&
  tellsWhatIsAgainst(lowerTextOf(partFrom(words, at))) &&
  refusesThing(lowerTextOf(words, from, at));
