import { describe, expect, test } from '@jest/globals';
import type { RankedMemory } from '../retrieval/search-memories.js';
import type { StoredMemory } from '../storage/stored-memory.js';
import { createRecall, queriesOf } from './recall.js';

describe('queriesOf', () => {
  test('short messages are one query', () => {
    expect(queriesOf(['We use pnpm.', 'Dana lives in Lisbon.'])).toEqual(['We use pnpm.\nDana lives in Lisbon.']);
  });

  test('nothing said, nothing asked', () => {
    expect(queriesOf([])).toEqual([]);
    expect(queriesOf([' ', '\n'])).toEqual([]);
  });

  test('long ones become at most six of at most two thousand characters, cut between words', () => {
    const queries = queriesOf(Array.from({ length: 40 }, (_, index) => `word${index} `.repeat(200)));
    expect(queries).toHaveLength(6);
    for (const query of queries) {
      expect(query.length).toBeLessThanOrEqual(2_000);
      expect(query.slice(0, -10)).toMatch(/^\s*word\d+/);
    }
  });

  test.each(['x'.repeat(70_000), '😀'.repeat(5_000), '\n'.repeat(70_000)])('text without words has an end', (text) => {
    const queries = queriesOf([text]);
    expect(queries.length).toBeLessThanOrEqual(6);
    for (const query of queries) expect(query.isWellFormed()).toBe(true);
  });
});

describe('createRecall', () => {
  const never = new AbortController().signal;
  const project = {
    projectId: 'p',
    changeSequence: 1,
    memoryCount: 1,
    hasOwedVectors: false,
    fieldLengths: [1, 0, 0, 0],
    speakers: [],
  };
  const ranked = (day: number, text: string): RankedMemory => ({
    stored: buildMemory(day, text),
    score: 0.5,
    breakdown: {} as RankedMemory['breakdown'],
  });
  const buildMemory = (day: number, text: string): StoredMemory => ({
    id: text,
    memory: text,
    sessionTimestamp: null,
    createdAt: new Date(Date.UTC(2026, 0, day)),
    updatedAt: new Date(),
    eventStart: null,
    eventEnd: null,
    sourceIndex: 0,
    role: null,
    speaker: null,
    isCorrection: false,
    isTimestampOmitted: false,
  });
  const build = (found: Promise<readonly RankedMemory[]>, failures: unknown[] = []) =>
    createRecall({
      memorySearch: { search: () => found },
      project,
      today: '2026-03-18',
      onFailure: (error) => failures.push(error),
      deadlineMs: 20,
    });

  test('answers the nearest that fit, oldest first; what holds many facts is left out', async () => {
    const long = Array.from({ length: 30 }, (_, index) => ranked(30 - index, `${index} ${'word '.repeat(60)}`));
    const recall = build(Promise.resolve([ranked(31, 'a'.repeat(401)), ...long]));
    const known = await recall.find(['We use pnpm.'], never);
    const numbers = known.map(({ text }) => Number.parseInt(text, 10));
    expect(numbers.length).toBeGreaterThan(3);
    expect(numbers.length).toBeLessThan(16);
    expect(numbers).toEqual(numbers.map((_, index) => numbers.length - 1 - index));
    expect([...recall.found.keys()].toSorted()).toEqual(known.map(({ id }) => id).toSorted());
  });

  test('what one message said is in the order in which it was said', async () => {
    const said = ['a', 'b', 'c', 'd'].map((id) => ({
      ...ranked(1, 'We use npm.'),
      stored: { ...buildMemory(1, 'We use npm.'), id },
    }));
    const known = await build(Promise.resolve(said.toReversed())).find(['npm'], never);
    expect(known.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a secret that was stored before its form was known does not go to a model', async () => {
    const token = `ghp_${'a1B2c3D4e5F6g7H8i9'.repeat(2)}`;
    const known = await build(Promise.resolve([ranked(1, `The token is ${token}`)])).find(['token'], never);
    expect(known).toHaveLength(1);
    expect(JSON.stringify(known.map(({ text }) => text))).not.toContain(token);
  });

  test('what takes too long is told and left, for this look-up and those after it', async () => {
    const failures: unknown[] = [];
    const recall = build(new Promise(() => undefined), failures);
    expect(await recall.find(['We use pnpm.'], never)).toEqual([]);
    expect(await recall.find(['We use pnpm.'], never)).toEqual([]);
    expect(failures).toEqual([
      expect.objectContaining({ name: 'TimeoutError' }),
      expect.objectContaining({ name: 'TimeoutError' }),
    ]);
  });

  test('rejects with the reason of an add that was given up', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    const failures: unknown[] = [];
    await expect(build(Promise.resolve([]), failures).find(['We use pnpm.'], gone)).rejects.toThrow('gone');
    expect(failures).toEqual([]);
  });
});
