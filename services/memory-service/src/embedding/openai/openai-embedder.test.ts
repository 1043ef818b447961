import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createModelProvider,
  type ModelProvider,
  type ModelProviderOptions,
} from '../../model-provider/model-provider.js';
import { ModelProviderError } from '../../model-provider/provider-error.js';
import {
  type Behaviour,
  cutOff,
  type DoubleRequest,
  embeds,
  failure,
  hangs,
  json,
  late,
  noJson,
  type ProviderDouble,
  startProviderDouble,
  textsOf,
} from '../../model-provider/testing/provider-double.js';
import { recordedClock } from '../../model-provider/testing/recorded-clock.js';
import { EmbedderOverloadedError, type EmbedOptions } from '../embedder.js';
import { createOpenAiEmbedder, type OpenAiEmbedderOptions } from './openai-embedder.js';

let double: ProviderDouble;
const providers: ModelProvider[] = [];
const memory: EmbedOptions = { purpose: 'memory' };
const query: EmbedOptions = { purpose: 'query' };

function build(options: Partial<OpenAiEmbedderOptions> = {}, providerOptions: Partial<ModelProviderOptions> = {}) {
  const provider = createModelProvider({ baseUrl: double.baseUrl, clock: recordedClock(), ...providerOptions });
  providers.push(provider);
  const embedder = createOpenAiEmbedder({ provider, model: 'small', dimensions: 3, ...options });
  return {
    embedder,
    embed: (texts: readonly string[], embedOptions = memory) => embedder.embed(texts, embedOptions),
  };
}

const batches = () => double.requests.map((request) => textsOf(request));

/** Holds every answer back until it is let go. */
function held(behaviour: Behaviour) {
  const waiting: (() => void)[] = [];
  let notify = (): void => undefined;
  return {
    behaviour: ((request, response) => {
      waiting.push(() => behaviour(request, response));
      notify();
    }) satisfies Behaviour,
    async arrived(count: number) {
      while (waiting.length < count) {
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      }
    },
    release(index: number) {
      waiting[index]?.();
    },
  };
}

beforeAll(async () => {
  double = await startProviderDouble();
});
afterEach(() => {
  for (const provider of providers.splice(0)) provider.close();
});
afterAll(() => double.close());

describe('vectors', () => {
  test('have length 1 and come in the order of their texts', async () => {
    double.script(embeds(3, (data) => data.toReversed()));
    const { embedder, embed } = build();
    const vectors = await embed(['aaaa', 'b']);
    expect(vectors).toHaveLength(2);
    for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 6);
    expect(vectors[0]?.[0]).toBeGreaterThan(vectors[1]?.[0] ?? 1);
    expect(embedder.model).toEqual({ name: 'small@3', dimensions: 3 });
  });

  test('of no texts need no call', async () => {
    double.script(embeds(3));
    expect(await build().embed([])).toEqual([]);
    expect(double.requests).toHaveLength(0);
  });

  test('of a blank text are those of a full stop, which servers take', async () => {
    double.script(embeds(3));
    expect(await build().embed([' \n'])).toHaveLength(1);
    expect(batches()).toEqual([['.']]);
  });

  test('without a direction are a bad answer', async () => {
    double.script(embeds(3, (data) => data.map((item) => ({ ...item, embedding: [0, 0, 0] }))));
    await expect(build().embed(['a'])).rejects.toMatchObject({ failure: 'bad_answer' });
  });
});

describe('dimensions', () => {
  test('are not mentioned where they are the model’s own', async () => {
    double.script(embeds(3));
    await build().embed(['a']);
    expect(double.requests[0]?.body).not.toHaveProperty('dimensions');
  });

  test('are asked for where they are others, from then on', async () => {
    double.script((request, response) => embeds(Number(request.body.dimensions ?? 8))(request, response));
    const { embed } = build();
    expect((await embed(['a']))[0]).toHaveLength(3);
    await embed(['b']);
    expect(double.requests.map(({ body }) => body.dimensions)).toEqual([undefined, 3, 3]);
  });

  test.each<[string, Behaviour]>([
    ['ignores', embeds(8)],
    [
      'refuses',
      (request, response) =>
        ('dimensions' in request.body ? failure(400, { message: 'matryoshka' }) : embeds(8))(request, response),
    ],
  ])('that a server %s are an error that names both', async (_, behaviour) => {
    double.script(behaviour);
    const { embed, embedder } = build();
    const words = /vectors of 8 dimensions where 3 are configured/;
    await expect(embed(['a'])).rejects.toThrow(words);
    await expect(embedder.check()).rejects.toThrow(words);
  });

  test('are looked at in every answer', async () => {
    double.script(embeds(3), embeds(4));
    const { embed } = build();
    await embed(['a']);
    await expect(embed(['b'])).rejects.toBeInstanceOf(ModelProviderError);
  });

  test('one vector of others spoils its answer', async () => {
    double.script(embeds(3, (data) => data.map((item, index) => (index === 1 ? { ...item, embedding: [1] } : item))));
    await expect(build().embed(['a', 'b'])).rejects.toThrow(/vectors of 1 dimensions/);
  });
});

describe('batches', () => {
  test('hold so many texts at most', async () => {
    double.script(embeds(3));
    await build({ maxBatchTexts: 2, maxConcurrent: 1 }).embed(['a', 'b', 'c', 'd', 'e']);
    expect(batches()).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  test('are shared by requests that arrive together, and each gets its own', async () => {
    double.script(embeds(3));
    const { embed } = build();
    const [one, other] = await Promise.all([embed(['a', 'bb']), embed(['ccc'])]);
    expect(batches()).toEqual([['a', 'bb', 'ccc']]);
    expect([one?.length, other?.length]).toEqual([2, 1]);
    expect(other?.[0]?.[0]).toBeCloseTo(3 / Math.sqrt(11), 6);
  });

  test('hold the same share of every request that waits, so that a small one does not wait for all of a large one', async () => {
    double.script(embeds(3));
    const { embed } = build({ maxBatchTexts: 4, maxConcurrent: 1 });
    await Promise.all([embed(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']), embed(['b'])]);
    expect(batches()).toEqual([
      ['a1', 'a2', 'b', 'a3'],
      ['a4', 'a5', 'a6'],
    ]);
  });

  test('of queries go before memories that wait, and have a place that memories leave free', async () => {
    const { behaviour, arrived, release } = held(embeds(3));
    double.script(behaviour);
    const { embed } = build({ maxBatchTexts: 1, maxConcurrent: 2 });
    const memories = embed(['m1', 'm2', 'm3']);
    await arrived(1);
    const first = embed(['q1'], query);
    await arrived(2);
    const second = embed(['q2'], query);
    expect(batches()).toEqual([['m1'], ['q1']]);
    release(0);
    await arrived(3);
    expect(batches()[2]).toEqual(['q2']);
    for (let index = 1; index < 5; index++) {
      await arrived(index + 1);
      release(index);
    }
    expect(await Promise.all([memories, first, second])).toHaveLength(3);
  });

  test('more than may wait are refused, unless nothing waits', async () => {
    const { behaviour, arrived, release } = held(embeds(3));
    double.script(behaviour);
    const { embed } = build({ maxQueries: 2 });
    const first = embed(['a', 'b', 'c'], query);
    await arrived(1);
    await expect(embed(['d'], query)).rejects.toBeInstanceOf(EmbedderOverloadedError);
    release(0);
    expect(await first).toHaveLength(3);
  });
});

describe('texts that are too long', () => {
  const takes =
    (maxCharacters: number): Behaviour =>
    (request, response) => {
      const isTooLong = textsOf(request).some((text) => text.length > maxCharacters);
      const behaviour = isTooLong
        ? failure(400, { message: 'the input length exceeds the context length' })
        : embeds(3);
      behaviour(request, response);
    };

  test('are cut to what is configured', async () => {
    double.script(embeds(3));
    await build({ maxTextTokens: 4 }).embed(['one two three four']);
    expect(batches()[0]?.[0]).toBe('one two three ');
  });

  test('are sent shorter when the model takes less, and their neighbours as they are', async () => {
    double.script(takes(600));
    const { embed } = build();
    const long = 'word '.repeat(500);
    expect(await embed(['a', long, 'b', 'c'])).toHaveLength(4);
    const taken = batches().filter((texts) => texts.every((text) => text.length <= 600));
    expect(taken.flat().filter((text) => text.length > 1)).toHaveLength(1);
    const asked = double.requests.length;
    await embed([long]);
    expect(double.requests).toHaveLength(asked + 1);
  });

  test('that are refused at any length are an error', async () => {
    double.script(takes(0));
    await expect(
      build().embed(['some words that could be shorter and are refused all the same']),
    ).rejects.toMatchObject({
      failure: 'rejected',
      fault: 'context_length',
    });
  });
});

describe('failure', () => {
  test('a text that a server refuses fails its own request, and not those that shared its batch', async () => {
    double.script((request, response) => {
      const behaviour = textsOf(request).includes('bad') ? failure(400, { message: 'no' }) : embeds(3);
      behaviour(request, response);
    });
    const { embed } = build();
    const [good, bad] = await Promise.allSettled([embed(['a']), embed(['bad', 'b']), embed(['c'])]);
    expect(good).toMatchObject({ status: 'fulfilled' });
    expect(bad).toMatchObject({ status: 'rejected', reason: { failure: 'rejected' } });
    expect(double.requests).toHaveLength(4);
  });

  test.each<[string, Behaviour, Partial<ModelProviderOptions>]>([
    ['server_error', failure(500), {}],
    ['rate_limited', failure(429), {}],
    ['unauthorized', failure(401), {}],
    ['bad_answer', noJson(), {}],
    ['bad_answer', embeds(3, (data) => data.slice(1)), {}],
    ['bad_answer', json(200, { data: [] }), {}],
    ['unreachable', cutOff(), {}],
    ['timeout', hangs(), { embedding: { attemptTimeoutMs: 30 } }],
    ['timeout', late(10_000, embeds(3)), { embedding: { attemptTimeoutMs: 30 } }],
  ])('%s is told', async (expected, behaviour, providerOptions) => {
    double.script(behaviour);
    await expect(build({}, providerOptions).embed(['a', 'b'])).rejects.toMatchObject({ failure: expected });
  });

  test('nothing half: one batch that fails fails the request', async () => {
    double.script(embeds(3), failure(401));
    await expect(build({ maxBatchTexts: 1, maxConcurrent: 1 }).embed(['a', 'b'])).rejects.toMatchObject({
      failure: 'unauthorized',
    });
  });

  test('a passing failure is not noticed', async () => {
    double.script(failure(500), embeds(3));
    expect(await build().embed(['a'])).toHaveLength(1);
  });

  test('a caller that goes away is answered with its own reason, and its call is given up', async () => {
    const controller = new AbortController();
    const reason = new Error('the client went away');
    double.script(() => controller.abort(reason));
    const { embed } = build();
    await expect(embed(['a'], { ...query, signal: controller.signal })).rejects.toBe(reason);
    await double.abandoned();
    await expect(embed(['a'], { ...query, signal: controller.signal })).rejects.toBe(reason);
  });

  test('closing rejects what waits and what comes', async () => {
    const { embed, embedder } = build();
    double.script(() => void embedder.close());
    await expect(embed(['a'])).rejects.toMatchObject({ failure: 'closed' });
    await expect(embed(['a'])).rejects.toMatchObject({ failure: 'closed' });
    await expect(embedder.check()).rejects.toMatchObject({ failure: 'closed' });
  });
});

describe('check', () => {
  test('asks once for a minute, and not at all when something was embedded', async () => {
    double.script(embeds(3));
    const clock = { ms: 0 };
    const { embedder, embed } = build({ nowMs: () => clock.ms });
    await Promise.all([embedder.check(), embedder.check()]);
    await embedder.check();
    expect(double.requests).toHaveLength(1);
    clock.ms = 59_000;
    await embed(['a']);
    clock.ms = 110_000;
    await embedder.check();
    expect(double.requests).toHaveLength(2);
    clock.ms = 200_000;
    await embedder.check();
    expect(double.requests).toHaveLength(3);
  });

  test('says why it can not embed', async () => {
    double.script(failure(401));
    await expect(build().embedder.check()).rejects.toThrow('refuses the credentials');
  });
});

test('the request is what the wire format says', async () => {
  double.script(embeds(3));
  await build().embed(['a']);
  const { path, body }: Pick<DoubleRequest, 'path' | 'body'> = double.requests[0] ?? { path: '', body: {} };
  expect(path).toBe('/v1/embeddings');
  expect(body).toEqual({ model: 'small', input: ['a'], encoding_format: 'float' });
});
