import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { trainedWithSentences } from '../lasting/lasting-odds.js';
import { readModel } from '../learning/trained-model.js';
import { readLabelledTurns } from './labelled-turns.js';
import { turnModelFile } from './turn-odds.js';
import type { TurnInPlace } from './turn-signs.js';
import { type KeptOfTurn, passesAsWhole } from './weigh-turns.js';

test('the weights were trained on the calls that stand beside them, with the weights of sentences as they are', () => {
  const { digest } = readLabelledTurns(fileURLToPath(new URL('../../../training/calls', import.meta.url)));
  expect(readModel(turnModelFile).trainedOn).toBe(trainedWithSentences(digest));
});

const asks = { text: 'write me a short bedtime story about a lighthouse', voice: 'user' } as const;
const lamp = 'Every evening he lit the lamp, and every morning he wrote down the ships that had passed.';
const story: TurnInPlace = {
  text: `Once upon a time a keeper lived on an island with his two cats.\n${lamp}\nOne night no ship came.`,
  voice: 'assistant',
  before: asks,
};
const task: TurnInPlace = {
  text: 'now rename the button to Save, move it to the right and make the header a bit smaller, then run the tests again',
  voice: 'user',
  before: { text: 'Done, the button is green now.', voice: 'assistant' },
};
const kept = (text: string, more: Partial<KeptOfTurn> = {}): KeptOfTurn => ({
  text,
  weight: 0,
  isAnswer: false,
  isRow: false,
  lastsInPlace: false,
  ...more,
});

describe('a turn passes as a whole', () => {
  test('a text that was asked for', () => {
    expect(passesAsWhole(story, [kept(lamp)])).toBe(true);
  });

  test('not where an agent found something, whatever it says around it', () => {
    const found =
      'The hang comes from `closeAll()`: it waits on a semaphore with two permits while the pool holds three workers.';
    const turn: TurnInPlace = {
      text: `I looked through the code and ran the tests.\n\n${found} Raised the permits to 4 in \`pool.ts\`.\n\nShall I commit it?`,
      voice: 'assistant',
      before: { text: 'why does our import hang at the end?', voice: 'user' },
    };
    expect(passesAsWhole(turn, [kept(found)])).toBe(false);
  });

  test('never with an answer or a row of a table', () => {
    expect(passesAsWhole(story, [kept(lamp), kept(lamp, { isAnswer: true })])).toBe(false);
    expect(passesAsWhole(story, [kept(lamp, { isRow: true })])).toBe(false);
  });

  test('of a user, not where a sentence surely lasts by itself', () => {
    expect(passesAsWhole(task, [kept('make the header a bit smaller')])).toBe(true);
    expect(passesAsWhole(task, [kept('make the header a bit smaller', { weight: 1.5 })])).toBe(false);
  });
});
