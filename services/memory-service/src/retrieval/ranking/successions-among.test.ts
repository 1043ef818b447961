import { expect, test } from '@jest/globals';
import { day, scoredAs } from '../testing/rank-in-order.js';
import { correctedAmong } from './successions-among.js';

test('what corrections put right comes in the order of what they put right, however they rank themselves', () => {
  const near = Int8Array.from([120, 40, 0, 0]);
  const said = (memory: string, date: number, score: number, embedding = near) =>
    scoredAs(score, { id: memory, memory, sessionId: memory, createdAt: day(date), embedding });
  const found = correctedAmong([
    said('We log with winston', 1, 0.6),
    said('We host on AWS', 2, 0.5),
    said('We switched to Hetzner', 10, 0.4),
    said('We switched to pino', 9, 0.3),
  ]);
  const pairs = [...found].map(([correction, { candidate }]) => [correction.candidate.memory, candidate.memory]);
  expect(pairs).toEqual([
    ['We switched to pino', 'We log with winston'],
    ['We switched to Hetzner', 'We host on AWS'],
  ]);
});
