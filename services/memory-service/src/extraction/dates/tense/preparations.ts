import { type Token, wordOf } from '../tokens/tokens.js';

/*
 * "Training for the Edinburgh half in May", "saving up for a trip to Japan in April": what somebody is getting ready
 * for lies ahead, although no verb says when that is.
 */

const preparing = new Set(
  'training preparing practising practicing rehearsing revising saving packing studying'.split(' '),
);
/** "Getting ready for", "saving up for", "studying hard for". */
const betweenPreparingAndFor = new Set(['ready', 'up', 'hard', 'again', 'everything', 'myself', 'ourselves', 'money']);
const sentenceEnds = new Set(['.', '!', '?', ';', ':']);
const pastOfBe = new Set(['was', 'were', 'been']);
const maxTokensBehindFor = 8;

/** Whether the time at a place is of what somebody is getting ready for, and not of the past. */
export function isOfPreparedFor(tokens: readonly Token[], from: number): boolean {
  for (let back = 2; back <= maxTokensBehindFor; back += 1) {
    const token = tokens[from - back];
    if (token === undefined || token.kind === 'break' || sentenceEnds.has(token.word)) return false;
    if (token.word === 'for') return isBehindPreparing(tokens, from - back - 1);
  }
  return false;
}

function isBehindPreparing(tokens: readonly Token[], at: number): boolean {
  const verb = betweenPreparingAndFor.has(wordOf(tokens, at)) ? at - 1 : at;
  const isReady = wordOf(tokens, verb) === 'getting' && wordOf(tokens, at) === 'ready';
  return (isReady || preparing.has(wordOf(tokens, verb))) && !pastOfBe.has(wordOf(tokens, verb - 1));
}
