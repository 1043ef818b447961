import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readMemoryServiceConfig } from '../config.js';
import { createModelProvider } from '../model-provider/model-provider.js';
import type { ModelProviderError } from '../model-provider/provider-error.js';
import {
  type Behaviour,
  embeds,
  failure,
  type ProviderDouble,
  startProviderDouble,
} from '../model-provider/testing/provider-double.js';
import { recordedClock } from '../model-provider/testing/recorded-clock.js';
import { openEmbedder } from './open-embedder.js';

let double: ProviderDouble;
beforeAll(async () => {
  double = await startProviderDouble();
});
afterAll(() => double.close());

const config = (baseUrl = double.baseUrl) =>
  readMemoryServiceConfig({
    DATABASE_URL: 'postgres://user:password@127.0.0.1:5432/nowhere',
    EMBEDDER: 'openai',
    EMBEDDING_MODEL: 'small',
    EMBEDDING_DIMENSIONS: '3',
    OPENAI_BASE_URL: baseUrl,
  });

describe('openEmbedder', () => {
  test('a provider that is away is waited for, and embeds when it is back', async () => {
    double.script(failure(503, { message: 'later' }));
    const clock = recordedClock();
    const provider = createModelProvider({ baseUrl: double.baseUrl, clock });
    const away: ModelProviderError[] = [];
    const embedder = await openEmbedder(config(), { shared: { provider }, onAway: (error) => away.push(error) });
    expect(away).toMatchObject([{ failure: 'server_error' }]);
    await expect(embedder.check()).rejects.toMatchObject({ isPassing: true });
    double.script(embeds(3));
    clock.advance(60_000);
    expect(await embedder.embed(['here'], { purpose: 'query' })).toHaveLength(1);
    await embedder.close();
    provider.close();
  });

  test('a command does not wait', async () => {
    double.script(failure(503, { message: 'later' }));
    const provider = createModelProvider({ baseUrl: double.baseUrl, clock: recordedClock() });
    await expect(openEmbedder(config(), { shared: { provider } })).rejects.toMatchObject({ failure: 'server_error' });
    provider.close();
  });

  test.each<[string, Behaviour, string]>([
    ['wrong credentials', failure(401, { message: 'no' }), 'unauthorized'],
    ['another model', failure(404, { message: 'no such model' }), 'not_found'],
    ['vectors of another length', embeds(4), 'bad_answer'],
  ])('%s are no reason to wait', async (_, behaviour, kind) => {
    double.script(behaviour);
    const away: unknown[] = [];
    await expect(openEmbedder(config(), { onAway: (error) => away.push(error) })).rejects.toMatchObject({
      failure: kind,
    });
    expect(away).toEqual([]);
  });
});
