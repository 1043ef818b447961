import { type Reading, wordAt } from './time-rule.js';

/*
 * "When does the trial end? um it's the 30th": what stands behind a question that asks for a day is one, where
 * elsewhere it would be a place in an order.
 */

/** How far behind its question a day may be told, and how far before the mark its words are looked for, in words. */
const answerReachTokens = 8;
const questionReachTokens = 14;
/** What may stand between the question and the day. */
const openingAnswer = new Set(
  "um uh er erm hm oh ah yeah yes ok okay so well like on by from since until till it its 's it's is was that that's i think believe guess probably maybe should be will the a around about".split(
    ' ',
  ),
);
const asksDay = new Set(['day', 'date']);

/**
 * Whether a place stands in what answers a question for a day, with nothing but a few words of answering between the
 * two.
 */
export function isAnswerToWhen(reading: Reading, at: number): boolean {
  for (let back = 1; back <= answerReachTokens; back += 1) {
    const token = reading.tokens[at - back];
    if (token?.word === '?') return asksWhen(reading, at - back);
    if (token === undefined || !(openingAnswer.has(token.word) || /^[,"“–-]$/.test(token.word))) return false;
  }
  return false;
}

/** Whether the question that ends at a mark asks when something is. */
export function asksWhen(reading: Reading, mark: number): boolean {
  for (let back = 1; back <= questionReachTokens; back += 1) {
    const word = wordAt(reading, mark - back);
    if (word === 'when') return true;
    if (asksDay.has(word) && ['which', 'what'].includes(wordAt(reading, mark - back - 1))) return true;
  }
  return false;
}
