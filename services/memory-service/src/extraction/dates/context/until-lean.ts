import type { Lean } from '../tense/tense.js';
import { isMark, type Reading, wordAt } from './time-rule.js';

/*
 * "Until" follows what holds up to a time: now ("closed until Friday"), or in the past ("we lived there until June").
 * What was settled in the past holds from then on: "we paused the ads until December".
 */

/** Their past form tells when a state began that lasts until the time. */
const settling = new Set(
  'agreed allowed approved assigned banned barred blocked booked cancelled canceled capped closed deferred disabled declared extended froze frozen gave given got granted grounded hired imposed issued leased lent limited locked loaned muted offered opened ordered paused pinned prescribed promised prolonged received renewed rented reserved restricted shelved shut signed suspended took turned'.split(
    ' ',
  ),
);
const pastOfBe = new Set(['was', 'were', 'wasn', 'weren', 'had', 'used']);
const sentenceEnds = new Set(['.', '!', '?', ';', ':', '(', ')']);
const clauseOpeners = new Set(['because', 'when', 'while', 'which', 'who', 'that', 'where', 'after', 'before', 'but']);
const reachTokens = 10;

/** On which side of the anchor what is named behind the "until" at a place lies, if it names no year. */
export function untilLean(reading: Reading, at: number): Lean {
  const tense = reading.tenses.around(at, at + 1);
  if (tense !== 'past' && tense !== 'perfect') return 'future';
  if (wordAt(reading, at - 1) === 'left' || isOfWhatIsLeft(reading, at)) return 'future';
  return isSettled(reading, at) ? 'future' : 'past';
}

/** "I broke my wrist, so no climbing until May": behind the comma without a verb, of the time that is still to come. */
function isOfWhatIsLeft(reading: Reading, at: number): boolean {
  let from = at - 1;
  while (from > at - 6 && from >= 0 && !isMark(reading, from, ',')) from -= 1;
  return (
    isMark(reading, from, ',') &&
    ['so', 'no', 'not'].includes(wordAt(reading, from + 1)) &&
    wordAt(reading, at - 1) !== 'not'
  );
}

/** "They extended the trial until Friday" against "it was extended until Friday", which may be over. */
function isSettled(reading: Reading, at: number): boolean {
  let isFound = false;
  for (let back = 1; back <= reachTokens; back += 1) {
    const token = reading.tokens[at - back];
    if (token === undefined || token.kind === 'break' || sentenceEnds.has(token.word) || clauseOpeners.has(token.word))
      break;
    if (pastOfBe.has(token.word)) return false;
    isFound ||= settling.has(token.word);
  }
  return isFound;
}
