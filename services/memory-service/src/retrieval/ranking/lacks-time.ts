import { mayNameTime } from '../../extraction/dates/tokens/date-words.js';
import type { Statement } from './statement.js';
import { tellsChange } from './tells-change.js';
import { withoutNewness } from './tells-end.js';

/*
 * "When is the retro?" asks for a time: "The retro is run by Ana now" takes no place of "The retro is on Fridays".
 */

const formsOfTime: ReadonlySet<string> = new Set(['clock', 'duration', 'day', 'date']);

/** Whether all values are times, where there are any. */
export const areOfTime = (forms: ReadonlySet<string>): boolean => [...forms].every((form) => formsOfTime.has(form));

/** "After lunch" */
const ofOccasion =
  /(?<!\p{L})(?:after|before|until|during|whenever|always|(?:mid)?night|noon|hourly|daily|weekly|monthly|yearly)(?!\p{L})/iu;

/** Whether a later statement is new by "now" alone and tells no time, where the older one does. */
export function lacksTime(later: Statement, earlier: Statement): boolean {
  if (!tellsTime(earlier) || tellsTime(later) || later.values.tellsNumber || later.tellsEnd) return false;
  const { memory, isCorrection } = later.candidate;
  return !isCorrection && !mayNameTime(memory) && !ofOccasion.test(memory) && !tellsChange(withoutNewness(memory));
}

const tellsTime = ({ candidate, values }: Statement): boolean =>
  candidate.eventStart !== null || [...values.forms].some((form) => formsOfTime.has(form));
