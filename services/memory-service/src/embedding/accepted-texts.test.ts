import { describe, expect, test } from '@jest/globals';
import { AcceptedTexts } from './accepted-texts.js';
import { EmbedderOverloadedError } from './embedder.js';

/** Holds requests until they are let go, and tells which were refused. */
function buildQueue() {
  const accepted = new AcceptedTexts({ maxQueries: 2, maxMemories: 400 });
  const hold = (texts: number, purpose: 'query' | 'memory' = 'memory') => {
    let letGo = () => {};
    const work = new Promise<string>((resolve) => {
      letGo = () => resolve('done');
    });
    return { answer: accepted.hold(texts, purpose, () => work), letGo: () => letGo() };
  };
  return { accepted, hold };
}

const done = async () => 'done';

describe('AcceptedTexts', () => {
  test('refuses what is over the bound until there is room', async () => {
    const { accepted, hold } = buildQueue();
    const first = hold(300);
    await expect(accepted.hold(101, 'memory', done)).rejects.toBeInstanceOf(EmbedderOverloadedError);
    expect(await accepted.hold(100, 'memory', done)).toBe('done');
    first.letGo();
    await first.answer;
    expect(await accepted.hold(101, 'memory', done)).toBe('done');
  });

  test('takes a request that is larger than the bound when nothing else waits', async () => {
    const { accepted } = buildQueue();
    expect(await accepted.hold(9_000, 'memory', done)).toBe('done');
  });

  test('one large add refuses no small ones, which have a bound of their own', async () => {
    const { accepted, hold } = buildQueue();
    const large = hold(9_000);
    const small = [hold(64), hold(36)];
    await expect(accepted.hold(1, 'memory', done)).rejects.toBeInstanceOf(EmbedderOverloadedError);
    await expect(accepted.hold(65, 'memory', done)).rejects.toBeInstanceOf(EmbedderOverloadedError);
    for (const request of [...small, large]) {
      request.letGo();
      expect(await request.answer).toBe('done');
    }
  });

  test('memories refuse no query, and queries no memory', async () => {
    const { accepted, hold } = buildQueue();
    const large = hold(9_000);
    const queries = [hold(1, 'query'), hold(1, 'query')];
    await expect(accepted.hold(1, 'query', done)).rejects.toBeInstanceOf(EmbedderOverloadedError);
    expect(await accepted.hold(1, 'memory', done)).toBe('done');
    for (const request of [large, ...queries]) request.letGo();
  });

  test('work that fails gives its room back', async () => {
    const { accepted } = buildQueue();
    const fail = accepted.hold(400, 'memory', () => Promise.reject(new Error('gone')));
    await expect(fail).rejects.toThrow('gone');
    expect(await accepted.hold(400, 'memory', done)).toBe('done');
  });
});
