import { getEventListeners } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { BatchScheduler } from './batch-scheduler.js';

/**
 * A scheduler over an embedding of one component, the text's number of tokens; `batches` shows what it computed, in
 * order.
 */
function buildScheduler(maxBatchTokens = 8) {
  const batches: number[][] = [];
  const scheduler = new BatchScheduler({
    dimensions: 1,
    maxBatchTokens,
    encode: (text) => Array.from(text, () => 1),
    embed: async (batch) => {
      const lengths = batch.map((ids) => ids.length);
      batches.push(lengths);
      if (lengths.includes(13)) throw new Error('13 tokens');
      return Float32Array.from(lengths);
    },
  });
  return { scheduler, batches };
}

const { signal } = new AbortController();
const text = (tokens: number) => 'x'.repeat(tokens);

describe('BatchScheduler', () => {
  test('puts concurrent requests into one batch and gives each its own, in order', async () => {
    const { scheduler, batches } = buildScheduler();
    const answers = [
      scheduler.embed([text(2), text(1)], { purpose: 'memory', signal }),
      scheduler.embed([text(2)], { purpose: 'memory', signal }),
    ];
    expect(await Promise.all(answers)).toEqual([Float32Array.of(2, 1), Float32Array.of(2)]);
    expect(batches).toEqual([[1, 2, 2]]);
  });

  test('sorts by length and keeps padded batches within the bound; a text that is longer goes alone', async () => {
    const { scheduler, batches } = buildScheduler();
    expect(await scheduler.embed([9, 4, 1, 4, 1].map(text), { purpose: 'memory', signal })).toEqual(
      Float32Array.of(9, 4, 1, 4, 1),
    );
    expect(batches).toEqual([[1, 1], [4, 4], [9]]);
  });

  test('queries go first, memories that wait get every fifth batch', async () => {
    const { scheduler, batches } = buildScheduler(1);
    const memories = scheduler.embed([2, 2].map(text), { purpose: 'memory', signal });
    const queries = scheduler.embed(Array(9).fill(text(1)), { purpose: 'query', signal });
    await Promise.all([memories, queries]);
    expect(batches.flat()).toEqual([1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1]);
  });

  test('a small request does not wait for all of a large one', async () => {
    const { scheduler, batches } = buildScheduler(1);
    const large = scheduler.embed(Array(500).fill(text(2)), { purpose: 'memory', signal });
    await scheduler.embed([text(1)], { purpose: 'memory', signal });
    expect(batches.length).toBeLessThan(64);
    expect(await large).toHaveLength(500);
  });

  test.each(['query', 'memory'] as const)(
    'a project waits for one text of another, not for all of them: %s',
    async (purpose) => {
      const { scheduler, batches } = buildScheduler(1);
      const others = Array.from({ length: 100 }, () =>
        scheduler.embed([text(2)], { purpose, projectId: 'other', signal }),
      );
      await others[0];
      const computedBefore = batches.length;
      await scheduler.embed([text(1)], { purpose, projectId: 'own', signal });
      expect(batches.length - computedBefore).toBeLessThanOrEqual(purpose === 'query' ? 2 : 33);
      expect(await Promise.all(others)).toHaveLength(100);
    },
  );

  test('projects have equal shares, whether they send one large request or many small ones', async () => {
    const { scheduler, batches } = buildScheduler(1);
    const large = scheduler.embed(Array(500).fill(text(2)), { purpose: 'memory', projectId: 'other', signal });
    await Promise.all(
      Array.from({ length: 60 }, () => scheduler.embed([text(1)], { purpose: 'memory', projectId: 'own', signal })),
    );
    expect(batches.length).toBeLessThanOrEqual(2 * 60 + 32);
    expect(await large).toHaveLength(500);
  });

  test('a batch that fails rejects the requests in it and leaves the others', async () => {
    const { scheduler } = buildScheduler();
    const failing = scheduler.embed([13, 1].map(text), { purpose: 'memory', signal });
    const fine = scheduler.embed([text(2)], { purpose: 'memory', signal });
    await expect(failing).rejects.toThrow('13 tokens');
    expect(await fine).toEqual(Float32Array.of(2));
  });

  test('computes nothing for a signal that was aborted before', async () => {
    const { scheduler, batches } = buildScheduler();
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(scheduler.embed([text(2)], { purpose: 'memory', signal: gone })).rejects.toThrow('gone');
    expect(await scheduler.embed([text(1)], { purpose: 'memory', signal })).toEqual(Float32Array.of(1));
    expect(batches).toEqual([[1]]);
  });

  test('leaves nothing behind at a signal that outlives its texts', async () => {
    const { scheduler } = buildScheduler();
    const { signal: longLived } = new AbortController();
    await scheduler.embed([text(2)], { purpose: 'memory', signal: longLived });
    await scheduler.embed([text(13)], { purpose: 'memory', signal: longLived }).catch(() => undefined);
    expect(getEventListeners(longLived, 'abort')).toEqual([]);
  });

  test('does not compute what was aborted', async () => {
    const { scheduler, batches } = buildScheduler(1);
    const abort = new AbortController();
    const aborted = scheduler.embed(Array(50).fill(text(3)), { purpose: 'memory', signal: abort.signal });
    const other = scheduler.embed([text(1)], { purpose: 'memory', signal });
    abort.abort(new Error('gone'));
    await expect(aborted).rejects.toThrow('gone');
    await other;
    expect(batches).toEqual([[1]]);
  });
});
