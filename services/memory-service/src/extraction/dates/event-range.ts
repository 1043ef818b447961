import type { DateRange } from './calendar/date-range.js';
import type { TimeExpression } from './find-time-expressions.js';

/**
 * The days of the event that a fact tells of; null when it names no time.
 *
 * Of several times it is the most precise, and among equals the first: a sentence dates what it tells to the day ("the
 * bug from 2019 was fixed yesterday", "on Monday we decided to ship in Q3"), while the wider times in it are those of
 * its circumstances; and what comes first is told first ("yesterday I signed up for the race on 5 June"), but for what
 * it came before or after ("after Easter, on 7 April"). What something was moved away from counts only where no other
 * time is named ("moved from Friday to Monday" is on Monday), and when something was said not at all ("as I said
 * yesterday, …").
 */
export function eventRange(expressions: readonly TimeExpression[]): DateRange | null {
  let best: { range: DateRange; days: number; isBound: boolean; isSpan: boolean } | null = null;
  const ofEvents = expressions.filter(({ isOfTalk }) => isOfTalk !== true);
  const isMoved = ofEvents.some(({ isReplaced }) => isReplaced !== true);
  for (const { text, range, isReplaced, isBound = false } of ofEvents) {
    if (isMoved && isReplaced === true) continue;
    if (best?.isSpan && isWithin(range, best.range)) continue;
    const days = lengthInDays(range);
    if (best === null || days < best.days || (days === best.days && best.isBound && !isBound))
      best = { range, days, isBound, isSpan: days <= maxSpanDays && spansDays.test(text) };
  }
  return best?.range ?? null;
}

const maxSpanDays = 62;
/** "Nov 24 - Dec 2", "from 20 December to 3 January": from one day to another. */
const spansDays =
  /\d(?:st|nd|rd|th)?(?: \p{L}+\.?)? ?(?:-|–|to|until|till|through|bis|al?|au|tot|t\/m|até|hasta|fino al?|til|till|do) (?:the )?(?:\p{L}+\.? )?\d/iu;

const isWithin = (inner: DateRange, outer: DateRange): boolean =>
  inner.start >= outer.start && inner.end <= outer.end && (inner.start !== outer.start || inner.end !== outer.end);

/** Two months are as long as each other, and so are two quarters or years. */
function lengthInDays(range: DateRange): number {
  const days = (Date.parse(range.end) - Date.parse(range.start)) / 86_400_000;
  return days < shortestMonthDays ? days : Math.round(days / daysOfMonth) * daysOfMonth;
}

const shortestMonthDays = 27;
const daysOfMonth = 30.4;
