import { type Token, wordOf } from '../tokens/tokens.js';

/* Auxiliaries in front of an infinitive, and what they tell of its time. */

const modals = new Set("will 'll shall should must gonna wanna can could may might let please wont cant".split(' '));

/** Whether the word at a place is an auxiliary of what is to come. */
export function isModal(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  if (word === 'could' && isPastCould(tokens, at)) return false;
  // As a capital it is the month.
  if (word === 'may') return tokens[at]?.isCapital !== true;
  return (
    modals.has(word) ||
    (word === 'won' && wordOf(tokens, at + 1) === "'t") ||
    (word === 'ill' && behindIll.has(wordOf(tokens, at + 1))) ||
    (/^(?:see|c)$/.test(word) && /^(?:you|u|ya)$/.test(wordOf(tokens, at + 1)))
  );
}

/** "ill be there", and not "I felt ill on Monday". */
const behindIll = new Set(
  'be have get do send call come bring take pick drop see meet let try need go fly know start make pay move ask give put also not just probably prob'.split(
    ' ',
  ),
);

/** "Nobody could get in", "we could only watch", against "we could meet on Monday". */
function isPastCould(tokens: readonly Token[], at: number): boolean {
  return negated.has(wordOf(tokens, at - 1)) || negated.has(wordOf(tokens, at + 1));
}

/** "It could not be reproduced" */
export const isBehindPastCould = (tokens: readonly Token[], at: number): boolean =>
  [1, 2].some((back) => wordOf(tokens, at - back) === 'could' && isPastCould(tokens, at - back));

const negated = new Set('nobody none no not only barely hardly finally never neither'.split(' '));
