import { afterAll, describe, expect, test } from '@jest/globals';
import { ExtractorOverloadedError } from '../../fact-extractor.js';
import { createRuleFactExtractor } from './rule-fact-extractor.js';

const anchorDate = '2026-03-18';
const messagesOf = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `user: Service number ${index} listens on port ${8000 + index} in production.`,
  );
const longMessages = messagesOf(200);
const longestMessages = messagesOf(1_200);

describe('createRuleFactExtractor', () => {
  const extractor = createRuleFactExtractor();
  afterAll(() => extractor.close());

  test('extracts short input', async () => {
    const { facts } = await extractor.extract({ messages: ['user: We use pnpm.'], anchorDate });
    expect(facts.map((fact) => fact.text)).toEqual(['We use pnpm.']);
  });

  test('extracts long input in its thread, and leaves the event loop free meanwhile', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    const { facts } = await extractor.extract({ messages: longMessages, anchorDate });
    clearInterval(timer);
    expect(facts.map((fact) => fact.sourceIndex)).toEqual(longMessages.map((_, index) => index));
    expect(ticks).toBeGreaterThan(0);
  });

  test('rejects with the reason of its signal, before and during the work', async () => {
    const reason = new Error('the client went away');
    await expect(
      extractor.extract({ messages: ['user: We use pnpm.'], anchorDate, signal: AbortSignal.abort(reason) }),
    ).rejects.toBe(reason);
    const controller = new AbortController();
    const extracting = extractor.extract({ messages: longMessages, anchorDate, signal: controller.signal });
    controller.abort(reason);
    await expect(extracting).rejects.toBe(reason);
  });

  test('says so when too much waits already', async () => {
    const message = 'a'.repeat(65_000);
    const huge = Array.from({ length: 60 }, () => message);
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => extractor.extract({ messages: huge, anchorDate })),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const result of refused) expect(result.reason).toBeInstanceOf(ExtractorOverloadedError);
    expect(results.some((result) => result.status === 'fulfilled')).toBe(true);
  });
});

test('a closed extractor cuts off what is read for nobody, and takes no more', async () => {
  const extractor = createRuleFactExtractor();
  const extracting = extractor.extract({ messages: longMessages, anchorDate });
  const cutOff = expect(extracting).rejects.toThrow('closed');
  await extractor.close();
  await cutOff;
  await expect(extractor.extract({ messages: longMessages, anchorDate })).rejects.toThrow('closed');
});

test('a conversation does not wait for books, however many there are', async () => {
  const busy = createRuleFactExtractor();
  const done: string[] = [];
  const books = ['one', 'another'].map((projectId) =>
    busy.extract({ messages: messagesOf(8_000), anchorDate, projectId }).then(() => done.push('a book')),
  );
  await busy
    .extract({ messages: longMessages, anchorDate, projectId: 'third' })
    .then(() => done.push('the conversation'));
  expect(done).toEqual(['the conversation']);
  await Promise.all([busy.close(), ...books.map((book) => expect(book).rejects.toThrow('closed'))]);
});

test('what is read for nobody keeps nobody waiting', async () => {
  const idle = createRuleFactExtractor();
  const longRead = Array.from({ length: 160_000 }, (_, index) => `The build of host${index} is running right now.`);
  const controller = new AbortController();
  const abandoned = idle.extract({
    messages: [`user: ${longRead.join(' ')}`],
    anchorDate,
    projectId: 'one',
    signal: controller.signal,
  });
  const next = idle.extract({ messages: longestMessages, anchorDate, projectId: 'another' });
  controller.abort(new Error('the client went away'));
  await expect(abandoned).rejects.toThrow('the client went away');
  expect((await next).facts).toHaveLength(longestMessages.length);
  await idle.close();
  // Read to its end, it takes several times as long.
}, 15_000);
