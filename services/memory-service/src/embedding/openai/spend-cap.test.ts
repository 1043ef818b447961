import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createModelProvider, type ModelProvider } from '../../model-provider/model-provider.js';
import { embeds, type ProviderDouble, startProviderDouble } from '../../model-provider/testing/provider-double.js';
import { createSpendLedgers, type SpendLedgers } from '../../model-provider/testing/spend-ledgers.js';
import { createOpenAiEmbedder } from './openai-embedder.js';

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

test('the cap stops the project that reached it, and counts what the server counted', async () => {
  double.script(embeds(3));
  const spendLedger = ledgers.open({ maxTokensPerDay: 20 });
  const embedder = createOpenAiEmbedder({ provider, model: 'small', dimensions: 3, spendLedger });
  const ask = async (projectId: string, tokensAfter: number) => {
    await embedder.embed(['a'], { purpose: 'memory', projectId });
    // Nobody waits for a settlement, but for a test.
    while ((await ledgers.spent(projectId)) !== tokensAfter);
  };
  await ask('one', 8);
  await ask('one', 16);
  await spendLedger.reserve('one', 4);
  await expect(ask('one', 20)).rejects.toMatchObject({ failure: 'spend_cap' });
  await ask('other', 8);
  expect(double.requests).toHaveLength(3);
});
