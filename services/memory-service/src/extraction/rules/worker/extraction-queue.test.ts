import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Extraction, type ExtractionRequest, ExtractorOverloadedError } from '../../fact-extractor.js';
import { ExtractionQueue } from './extraction-queue.js';

/** A queue whose extractions end when told to, in the order in which they were started. */
function openQueue({ maxCharacters = 100, maxProjectCharacters = 40, abandonedGraceMs = 60_000 } = {}) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  let cutOffRunning: (() => void) | null = null;
  const queue = new ExtractionQueue({
    maxCharacters,
    maxProjectCharacters,
    abandonedGraceMs,
    cutOff: () => {
      cutOffRunning?.();
      return Promise.resolve();
    },
    extract: ({ messages }) => {
      started.push(...messages);
      return new Promise<Extraction>((resolve, reject) => {
        ends.push(() => resolve({ facts: [], messages }));
        cutOffRunning = () => reject(new Error('cut off'));
      });
    },
  });
  const send = (projectId: string, name: string, characters: number, signal?: AbortSignal): Promise<Extraction> => {
    const request: ExtractionRequest = { messages: [name], anchorDate: null, projectId, ...(signal && { signal }) };
    return queue.extract(request, characters);
  };
  const endAll = async (): Promise<void> => {
    for (let at = 0; at < ends.length; at += 1) {
      ends[at]?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { started, send, endAll };
}

describe('ExtractionQueue', () => {
  test('one after another, and projects in turns', async () => {
    const { started, send, endAll } = openQueue();
    const sent = [
      send('a', 'a1', 10),
      send('a', 'a2', 10),
      send('a', 'a3', 10),
      send('b', 'b1', 10),
      send('c', 'c1', 10),
    ];
    expect(started).toEqual(['a1']);
    await endAll();
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
    expect((await Promise.all(sent)).map(({ messages }) => messages[0])).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  });

  test('what is aborted while it waits never starts, and leaves its room', async () => {
    const { started, send, endAll } = openQueue();
    const [first, abort] = [send('a', 'a1', 10), new AbortController()];
    const aborted = send('a', 'a2', 30, abort.signal);
    abort.abort(new Error('the client went away'));
    await expect(aborted).rejects.toThrow('the client went away');
    const third = send('a', 'a3', 30);
    await endAll();
    await Promise.all([first, third]);
    expect(started).toEqual(['a1', 'a3']);
  });

  test('what is aborted while it runs rejects at once, and the next one waits for its end', async () => {
    const { started, send, endAll } = openQueue();
    const abort = new AbortController();
    const running = send('a', 'a1', 10, abort.signal);
    const next = send('b', 'b1', 10);
    abort.abort(new Error('out of time'));
    await expect(running).rejects.toThrow('out of time');
    expect(started).toEqual(['a1']);
    await endAll();
    expect((await next).messages).toEqual(['b1']);
  });

  describe('what is aborted while it runs', () => {
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    test('is cut off when it goes on for longer than the grace, and the next one starts', async () => {
      const { started, send, endAll } = openQueue({ abandonedGraceMs: 1000 });
      const abort = new AbortController();
      const running = send('a', 'a1', 10, abort.signal);
      const next = send('b', 'b1', 10);
      abort.abort(new Error('out of time'));
      await expect(running).rejects.toThrow('out of time');
      await jest.advanceTimersByTimeAsync(999);
      expect(started).toEqual(['a1']);
      await jest.advanceTimersByTimeAsync(1);
      expect(started).toEqual(['a1', 'b1']);
      await endAll();
      expect((await next).messages).toEqual(['b1']);
    });

    test('is left alone when it ends within the grace, and so is what runs after it', async () => {
      const { started, send, endAll } = openQueue({ abandonedGraceMs: 1000 });
      const abort = new AbortController();
      const running = send('a', 'a1', 10, abort.signal);
      abort.abort(new Error('out of time'));
      await expect(running).rejects.toThrow('out of time');
      await endAll();
      const next = send('b', 'b1', 10);
      await jest.advanceTimersByTimeAsync(1000);
      expect(started).toEqual(['a1', 'b1']);
      await endAll();
      expect((await next).messages).toEqual(['b1']);
    });
  });

  test('one project takes no more than its share, and the others go on', async () => {
    const { send, endAll } = openQueue();
    const sent = [send('a', 'a1', 20), send('a', 'a2', 20)];
    await expect(send('a', 'a3', 20)).rejects.toThrow(ExtractorOverloadedError);
    sent.push(send('b', 'b1', 60));
    await expect(send('c', 'c1', 20)).rejects.toThrow(ExtractorOverloadedError);
    await endAll();
    expect(await Promise.all(sent)).toHaveLength(3);
  });

  test('however long, what waits for nothing is taken', async () => {
    const { send, endAll } = openQueue();
    const sent = send('a', 'a1', 1000);
    await endAll();
    expect((await sent).messages).toEqual(['a1']);
  });

  test('what fails fails alone', async () => {
    const queue = new ExtractionQueue({
      maxCharacters: 100,
      maxProjectCharacters: 100,
      abandonedGraceMs: 0,
      cutOff: () => Promise.resolve(),
      extract: ({ messages }) =>
        messages[0] === 'bad' ? Promise.reject(new Error('no luck')) : Promise.resolve({ facts: [], messages }),
    });
    const requests = ['bad', 'good'].map((name) => queue.extract({ messages: [name], anchorDate: null }, 10));
    await expect(requests[0]).rejects.toThrow('no luck');
    expect((await requests[1])?.messages).toEqual(['good']);
  });
});
