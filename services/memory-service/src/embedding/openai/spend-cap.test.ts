import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createModelProvider, type ModelProvider } from '../../model-provider/model-provider.js';
import {
  embeds,
  hangs,
  noJson,
  type ProviderDouble,
  startProviderDouble,
  textsOf,
} from '../../model-provider/testing/provider-double.js';
import { createSpendLedgers, type SpendLedgers } from '../../model-provider/testing/spend-ledgers.js';
import { estimateTokens } from '../../model-provider/token-estimate.js';
import { createOpenAiEmbedder, type OpenAiEmbedderOptions } from './openai-embedder.js';

let double: ProviderDouble;
let provider: ModelProvider;
let ledgers: SpendLedgers;
beforeAll(async () => {
  [double, ledgers] = await Promise.all([startProviderDouble(), createSpendLedgers()]);
  provider = createModelProvider({ baseUrl: double.baseUrl });
});
afterAll(async () => {
  provider.close();
  await Promise.all([double.close(), ledgers.close()]);
});

const noonMs = 43_200_000;

test('the cap stops the project that reached it, and counts what the server counted', async () => {
  double.script(embeds(3));
  const spendLedger = ledgers.open({ maxTokensPerDay: 20, nowMs: () => noonMs });
  const embedder = createOpenAiEmbedder({ provider, model: 'small', dimensions: 3, spendLedger });
  const ask = async (projectId: string, tokensAfter: number) => {
    await embedder.embed(['a'], { purpose: 'memory', projectId });
    await ledgers.untilSpent(projectId, tokensAfter);
  };
  await ask('one', 8);
  await ask('one', 16);
  const underWay = await spendLedger.reserve('one', 4);
  await expect(ask('one', 20)).rejects.toMatchObject({ failure: 'spend_cap', retryAfterMs: 2_000 });
  await underWay?.settle(4);
  await expect(ask('one', 20)).rejects.toMatchObject({ failure: 'spend_cap', retryAfterMs: expect.any(Number) });
  expect(await spendLedger.retryAfterMs('one', 8)).toBe(86_400_000 - noonMs);
  await ask('other', 8);
  expect(double.requests).toHaveLength(3);
});

describe('what was sent and not answered is counted', () => {
  /** Of which the model takes a part, so that what is counted is not what was reserved. */
  const text = 'The backups are kept in Ghent. '.repeat(10);
  const sent = (): number => double.requests.flatMap(textsOf).reduce((sum, part) => sum + estimateTokens(part), 0);
  const build = (options: Partial<OpenAiEmbedderOptions> = {}) =>
    createOpenAiEmbedder({
      provider,
      model: 'small',
      dimensions: 3,
      maxTextTokens: 20,
      spendLedger: ledgers.open({ maxTokensPerDay: 1_000 }),
      ...options,
    });

  test('when the client goes away', async () => {
    const controller = new AbortController();
    double.script(() => controller.abort(new Error('gone')));
    const asking = build().embed([text], { purpose: 'memory', projectId: 'gone', signal: controller.signal });
    await expect(asking).rejects.toThrow('gone');
    await ledgers.untilSpent('gone', sent());
  });

  test('when the call runs out of time', async () => {
    double.script(hangs());
    const asking = build({ deadlineMs: 100 }).embed([text], { purpose: 'memory', projectId: 'late' });
    await expect(asking).rejects.toMatchObject({ failure: 'timeout' });
    await ledgers.untilSpent('late', sent());
  });

  test('with every try', async () => {
    double.script(noJson());
    const asking = build().embed([text], { purpose: 'memory', projectId: 'tried' });
    await expect(asking).rejects.toMatchObject({ failure: 'bad_answer' });
    expect(double.requests).toHaveLength(3);
    await ledgers.untilSpent('tried', sent());
  });

  test('where others wait for the same call, which goes on, by what the server counts', async () => {
    const controller = new AbortController();
    const embedder = build({ maxConcurrent: 1 });
    const asks: Promise<unknown>[] = [];
    const ask = (projectId: string, signal: AbortSignal) =>
      asks.push(embedder.embed([text], { purpose: 'memory', projectId, signal }));
    double.script(
      async (request, response) => {
        ask('leaving', controller.signal);
        ask('staying', new AbortController().signal);
        await Promise.all(['leaving', 'staying'].map((id) => ledgers.untilSpent(id, estimateTokens(text))));
        embeds(3)(request, response);
      },
      (request, response) => {
        controller.abort(new Error('gone'));
        embeds(3)(request, response);
      },
    );
    await embedder.embed(['first'], { purpose: 'memory' });
    const [leaving, staying] = await Promise.allSettled(asks);
    expect([leaving?.status, staying?.status]).toEqual(['rejected', 'fulfilled']);
    expect(double.requests.map((request) => textsOf(request).length)).toEqual([1, 2]);
    await Promise.all([ledgers.untilSpent('leaving', 4), ledgers.untilSpent('staying', 4)]);
  });

  test('also an answer of other dimensions', async () => {
    double.script(embeds(4));
    const asking = build().embed([text], { purpose: 'memory', projectId: 'dimensions' });
    await expect(asking).rejects.toMatchObject({ failure: 'bad_answer' });
    expect(double.requests).toHaveLength(2);
    await ledgers.untilSpent('dimensions', 16);
  });
});
