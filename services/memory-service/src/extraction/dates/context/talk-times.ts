import { type Reading, wordAt } from './time-rule.js';

/*
 * "Correction to what I said this morning: the port is 8443", "as I mentioned yesterday, …": when something was said is
 * not when it takes place; nor is "last thing for today: …".
 */

const saying = new Set(
  'said told mentioned wrote explained asked claimed posted discussed promised announced'.split(' '),
);
const speakers = new Set(['i', 'we', 'you', 'he', 'she', 'they']);
const openings = new Set(['what', 'as', 'like', 'than']);
const beforeTimes = new Set(['for', 'by', 'until', 'before']);
/** How many words may stand between the verb and the time: "what I told you guys about it on Monday". */
const reachTokens = 6;

/** Whether the time at a place is the one at which something was said, of which the rest of the sentence tells. */
export function isTimeOfTalk(reading: Reading, at: number): boolean {
  if (endsTalk(reading, at)) return true;
  // "What we promised for this quarter"
  if (beforeTimes.has(wordAt(reading, at - 1))) return false;
  for (let back = 1; back <= reachTokens; back += 1) {
    const token = reading.tokens[at - back];
    if (token === undefined || (token.kind !== 'word' && token.kind !== 'suffix')) return false;
    if (!saying.has(token.word)) continue;
    return speakers.has(wordAt(reading, at - back - 1)) && openings.has(wordAt(reading, at - back - 2));
  }
  return false;
}

/** "Last thing for today: tomorrow the new prices go live", "one more for today, on Friday we …": of the talk alone. */
function endsTalk(reading: Reading, at: number): boolean {
  if (!['today', 'tonight', 'now'].includes(wordAt(reading, at)) || wordAt(reading, at - 1) !== 'for') return false;
  const mark = reading.tokens[at + 1];
  if (mark === undefined || !/^[:,.!–—-]$/.test(mark.word)) return false;
  return [2, 3].some((back) => things.has(wordAt(reading, at - back)) && counting.has(wordAt(reading, at - back - 1)));
}

const things = new Set('thing question one point item bit update note more'.split(' '));
const counting = new Set('last one final another more only'.split(' '));
