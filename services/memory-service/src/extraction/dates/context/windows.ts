import { type Reading, wordAt } from './time-rule.js';

/*
 * "The job only reads the last 7 days", "limits it to the last three days": a window that moves along with the day on
 * which a program runs, and no days of the calendar.
 */

const verbsOfPrograms = new Set(
  'reads shows keeps returns displays fetches loads queries scans retains stores filters aggregates averages sums considers restricts limits exports imports summarises summarizes backfills plots graphs lists'.split(
    ' ',
  ),
);
/** "Is limited to the last three days"; but "trains were limited the last two weeks". */
const limitedTo = new Set(['limited', 'restricted', 'bounded']);
/** Also of persons, who set it so: "we only keep the last 30 days", "limit it to the last two weeks". */
const verbsOfSettings = new Set('keep show limit restrict return display retain filter fetch query load'.split(' '));
/** What may stand between the verb and the window; "exports over the last two days" are things. */
const betweenBoth = new Set('only just always to on by it them this the'.split(' '));
const maxBetween = 3;
/** "Showed", "will read": one act. */
const ofOneAct = new Set("will did didn't would i'll we'll let let's to".split(' '));

/** Whether the verb before "the last 7 days", which begin at `at`, tells what a program keeps or shows of any day. */
export function isMovingWindow(reading: Reading, at: number): boolean {
  for (let back = 1; back <= maxBetween + 1; back += 1) {
    const word = wordAt(reading, at - back);
    if (verbsOfPrograms.has(word)) return true;
    if (limitedTo.has(word)) return wordAt(reading, at - back + 1) === 'to';
    if (verbsOfSettings.has(word)) return !ofOneAct.has(wordAt(reading, at - back - 1));
    if (!betweenBoth.has(word)) return false;
  }
  return false;
}
