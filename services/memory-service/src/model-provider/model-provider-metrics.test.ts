import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createMetrics } from '@persistent-memory/service-kit/server';
import { silentLogger } from '@persistent-memory/service-kit/testing';
import { createModelProvider, type ModelProvider } from './model-provider.js';
import { createModelProviderMetrics } from './model-provider-metrics.js';
import {
  type Behaviour,
  embeds,
  failure,
  hangs,
  json,
  type ProviderDouble,
  says,
  startProviderDouble,
} from './testing/provider-double.js';
import { recordedClock } from './testing/recorded-clock.js';

const request = { model: 'small', messages: [{ role: 'user' as const, content: 'hello' }] };
const call = { deadlineMs: 20_000 };

let double: ProviderDouble;
let provider: ModelProvider;
let registry: ReturnType<typeof createMetrics>['registry'];
let onOverspent: () => void;

beforeAll(async () => {
  double = await startProviderDouble();
});
afterAll(() => double.close());
beforeEach(() => {
  const metrics = createMetrics('test');
  const { onOverspent: tellOverspent, ...observers } = createModelProviderMetrics(metrics, silentLogger);
  registry = metrics.registry;
  onOverspent = tellOverspent;
  provider = createModelProvider({ baseUrl: double.baseUrl, clock: recordedClock(), ...observers });
});
afterEach(() => provider.close());

/** The values above 0 of a metric, by their labels. */
async function counted(name: string): Promise<Record<string, number>> {
  const { values } = (await registry.getMetricsAsJSON()).find((metric) => metric.name === name) ?? { values: [] };
  return Object.fromEntries(
    values
      .filter(({ value }) => value > 0)
      .map(({ labels: { service: _, ...labels }, value }) => [Object.values(labels).join(' '), value]),
  );
}

describe('calls', () => {
  test('count once, by purpose and outcome, and their further tries apart', async () => {
    double.script(failure(500), failure(500), says('hello'), embeds(2), failure(400));
    await provider.complete(request, call);
    await provider.embed({ model: 'small', input: ['a', 'b'] }, call);
    await expect(provider.embed({ model: 'small', input: ['a'] }, call)).rejects.toThrow();
    expect(await counted('model_provider_calls_total')).toEqual({
      'extraction answered': 1,
      'embedding answered': 1,
      'embedding rejected': 1,
    });
    expect(await counted('model_provider_retries_total')).toEqual({ extraction: 2 });
  });

  test("that a caller gives up are nobody's fault", async () => {
    double.script(hangs());
    const leaving = new AbortController();
    const given = provider.complete(request, { ...call, signal: leaving.signal });
    given.catch(() => {});
    while (double.requests.length === 0) await new Promise(setImmediate);
    leaving.abort(new Error('gone'));
    await expect(given).rejects.toThrow('gone');
    expect(await counted('model_provider_calls_total')).toEqual({ 'extraction given_up': 1 });
  });

  test('are there with 0 before there was any', async () => {
    const text = await registry.metrics();
    expect(text).toMatch(/model_provider_calls_total\{purpose="embedding",outcome="rate_limited".*\} 0/);
    expect(text).not.toContain('spend_cap');
  });
});

describe('tokens', () => {
  test('count as the server says, also for an answer that is of no use', async () => {
    const useless = json(200, { choices: [], usage: { prompt_tokens: 7, completion_tokens: 2, total_tokens: 9 } });
    double.script(useless, says('hello'), embeds(2));
    await provider.complete(request, call);
    await provider.embed({ model: 'small', input: ['a'] }, call);
    expect(await counted('model_provider_tokens_total')).toEqual({
      'extraction prompt': 97,
      'extraction completion': 12,
      'embedding prompt': 8,
    });
  });

  const usages: readonly (readonly [unknown, Record<string, number>])[] = [
    [{ total_tokens: 8 }, { 'embedding prompt': 8 }],
    [{ prompt_tokens: -1, total_tokens: 'many' }, {}],
    [null, {}],
  ];
  test.each(usages)('%j', async (usage, tokens) => {
    const behaviour: Behaviour = json(200, { data: [{ index: 0, embedding: [1] }], usage });
    double.script(behaviour);
    await provider.embed({ model: 'small', input: ['a'] }, call);
    expect(await counted('model_provider_tokens_total')).toEqual(tokens);
  });
});

test('a project that has used up its day is counted', async () => {
  onOverspent();
  const values = await counted('model_provider_budget_refusals_total');
  expect(Object.values(values)).toEqual([1]);
});
