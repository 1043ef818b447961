import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createModelProvider, type ModelProvider, type ModelProviderOptions } from './model-provider.js';
import { ModelProviderError, type ProviderFailure } from './provider-error.js';
import {
  type Behaviour,
  cutOff,
  embeds,
  failure,
  hangs,
  json,
  noChoices,
  noJson,
  type ProviderDouble,
  refuses,
  says,
  startProviderDouble,
} from './testing/provider-double.js';
import { recordedClock } from './testing/recorded-clock.js';

const secretKey = 'sk-test-never-shown';
const secretText = 'the message that nobody logs';
const request = { model: 'small', messages: [{ role: 'user' as const, content: secretText }] };
const call = { deadlineMs: 20_000 };

let double: ProviderDouble;
const providers: ModelProvider[] = [];

function build(options: Partial<ModelProviderOptions> = {}) {
  const clock = recordedClock();
  const provider = createModelProvider({ baseUrl: double.baseUrl, apiKey: secretKey, clock, ...options });
  providers.push(provider);
  return { provider, clock };
}

const errorOf = async (work: Promise<unknown>): Promise<ModelProviderError> => {
  const error = await work.then(
    () => new Error('It succeeded.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ModelProviderError)) throw error;
  return error;
};

beforeAll(async () => {
  double = await startProviderDouble();
});
afterEach(() => {
  for (const provider of providers.splice(0)) provider.close();
});
afterAll(() => double.close());

describe('a completion', () => {
  test('is what the model said, with what it cost', async () => {
    double.script(says('hello'));
    const answer = await build().provider.complete(request, call);
    expect(answer).toEqual({ text: 'hello', isRefusal: false, isCutOff: false, totalTokens: 100 });
    expect(double.requests[0]?.path).toBe('/v1/chat/completions');
  });

  test('a refusal, a filtered answer and one that ran out of tokens are told apart', async () => {
    double.script(refuses(), says('x', 'content_filter'), says('{"facts', 'length'));
    const { provider } = build();
    expect(await provider.complete(request, call)).toMatchObject({ text: '', isRefusal: true });
    expect(await provider.complete(request, call)).toMatchObject({ isRefusal: true });
    expect(await provider.complete(request, call)).toMatchObject({ isRefusal: false, isCutOff: true });
  });

  test.each<[string, Behaviour]>([
    ['500', failure(500)],
    ['429 without Retry-After', failure(429)],
    ['an answer that is cut off', cutOff()],
    ['a body that is no JSON', noJson()],
    ['no choices', noChoices()],
    ['another content type', json(200, 'ok', { 'content-type': 'text/plain' })],
    ['null', json(200, null)],
  ])('after %s it is asked for again', async (_, behaviour) => {
    double.script(behaviour, says('hello'));
    const { provider, clock } = build();
    expect((await provider.complete(request, call)).text).toBe('hello');
    expect(double.requests).toHaveLength(2);
    expect(clock.waitsMs).toEqual([250]);
  });

  test('pauses double, and the tries end', async () => {
    double.script(failure(503));
    const { provider, clock } = build();
    expect((await errorOf(provider.complete(request, call))).failure).toBe('server_error');
    expect(double.requests).toHaveLength(3);
    expect(clock.waitsMs).toEqual([250, 500]);
  });

  test.each<[ProviderFailure, Behaviour]>([
    ['unauthorized', failure(401)],
    ['unauthorized', failure(403)],
    ['not_found', failure(404)],
    ['rejected', failure(400)],
    ['rejected', failure(413)],
    ['quota_exhausted', failure(429, { code: 'insufficient_quota', type: 'insufficient_quota' })],
    ['quota_exhausted', failure(402)],
  ])('%s is not tried again', async (expected, behaviour) => {
    double.script(behaviour);
    expect((await errorOf(build().provider.complete(request, call))).failure).toBe(expected);
    expect(double.requests).toHaveLength(1);
  });

  test('nobody there', async () => {
    const { provider } = build({ baseUrl: 'http://127.0.0.1:1/v1' });
    expect((await errorOf(provider.complete(request, call))).failure).toBe('unreachable');
  });
});

describe('Retry-After', () => {
  test.each<[string, Record<string, string>, number]>([
    ['seconds', { 'retry-after': '7' }, 7_000],
    ['milliseconds, which go first', { 'retry-after-ms': '120', 'retry-after': '7' }, 120],
  ])('in %s is waited for', async (_, headers, waitMs) => {
    double.script(failure(429, {}, headers), says('hello'));
    const { provider, clock } = build();
    expect((await provider.complete(request, call)).text).toBe('hello');
    expect(clock.waitsMs).toEqual([waitMs]);
  });

  test('longer than the call may take is an error at once, for later calls too, until it is over', async () => {
    double.script(failure(429, {}, { 'retry-after': '60' }), says('hello'));
    const { provider, clock } = build();
    const refused = await errorOf(provider.complete(request, call));
    expect(refused).toMatchObject({ failure: 'rate_limited', retryAfterMs: 60_000 });
    expect((await errorOf(provider.complete(request, call))).failure).toBe('rate_limited');
    expect(double.requests).toHaveLength(1);
    clock.advance(60_000);
    expect((await provider.complete(request, call)).text).toBe('hello');
    expect(clock.waitsMs).toEqual([]);
  });

  test('of a completion does not hold up embeddings', async () => {
    double.script(failure(429, {}, { 'retry-after': '60' }), embeds(3));
    const { provider } = build();
    await errorOf(provider.complete(request, call));
    const { vectors } = await provider.embed({ model: 'small', input: ['a'] }, call);
    expect(vectors).toHaveLength(1);
  });
});

describe('time', () => {
  test('a server that hangs is given up after the time-out of one try, and not asked twice', async () => {
    double.script(hangs());
    const { provider } = build({ completion: { attemptTimeoutMs: 30 } });
    expect((await errorOf(provider.complete(request, call))).failure).toBe('timeout');
    expect(double.requests).toHaveLength(1);
    await double.abandoned();
  });

  test('the deadline of the call ends it', async () => {
    double.script(hangs());
    expect((await errorOf(build().provider.complete(request, { deadlineMs: 30 }))).failure).toBe('timeout');
  });

  test('the caller that goes away is answered with its own reason', async () => {
    const reason = new Error('the client went away');
    const controller = new AbortController();
    double.script((_, response) => {
      controller.abort(reason);
      response.destroy();
    });
    const { provider } = build();
    await expect(provider.complete(request, { ...call, signal: controller.signal })).rejects.toBe(reason);
    await expect(provider.complete(request, { ...call, signal: controller.signal })).rejects.toBe(reason);
  });

  test('closing gives up what is under way and refuses what comes', async () => {
    const { provider } = build();
    double.script(() => provider.close());
    expect((await errorOf(provider.complete(request, call))).failure).toBe('closed');
    expect((await errorOf(provider.complete(request, call))).failure).toBe('closed');
  });
});

describe('bounds', () => {
  test('no more calls at once than allowed, the others wait in order, and one too many is refused', async () => {
    const held: (() => void)[] = [];
    let arrived = (): void => undefined;
    const firstArrived = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    double.script((incoming, response) => {
      held.push(() => says('hello')(incoming, response));
      arrived();
      if (held.length > 1) held.at(-1)?.();
    });
    const { provider } = build({ completion: { maxConcurrent: 1, maxWaiting: 1 } });
    const first = provider.complete(request, call);
    const second = provider.complete(request, call);
    expect((await errorOf(provider.complete(request, call))).failure).toBe('overloaded');
    await firstArrived;
    expect(double.requests).toHaveLength(1);
    held[0]?.();
    expect((await first).text).toBe('hello');
    expect((await second).text).toBe('hello');
  });

  test('a call that is aborted while it waits leaves the queue', async () => {
    double.script(hangs());
    const { provider } = build({ completion: { maxConcurrent: 1, maxWaiting: 1 } });
    const running = errorOf(provider.complete(request, call));
    const controller = new AbortController();
    const waiting = provider.complete(request, { ...call, signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    const next = errorOf(provider.complete(request, call));
    provider.close();
    expect((await running).failure).toBe('closed');
    expect((await next).failure).toBe('closed');
  });

  test('a redirect is not followed: it would carry messages elsewhere', async () => {
    double.script((_, response) => response.writeHead(307, { location: double.baseUrl }).end());
    expect((await errorOf(build({ maxAttempts: 1 }).provider.complete(request, call))).failure).toBe('unreachable');
    expect(double.requests).toHaveLength(1);
  });
});

describe('of three tries that fail, the provider may charge for', () => {
  test.each<[number, string, Behaviour]>([
    [3, 'connections that break before an answer', (_, response) => response.destroy()],
    [3, 'answers that are cut off', cutOff()],
    [3, 'a gateway that got none (502)', failure(502)],
    [3, 'a gateway that waited in vain (504)', failure(504)],
    [3, 'a server that failed (500)', failure(500)],
    [0, 'a server that is busy (503)', failure(503)],
    [0, 'a server that limits the rate (429)', failure(429)],
  ])('%d: %s', async (times, _, behaviour) => {
    double.script(behaviour);
    let told = 0;
    await errorOf(build().provider.complete(request, { ...call, onUnanswered: () => (told += 1) }));
    expect(double.requests).toHaveLength(3);
    expect(told).toBe(times);
  });

  test('none: nobody listens', async () => {
    const gone = await startProviderDouble();
    await gone.close();
    let told = 0;
    const { provider } = build({ baseUrl: gone.baseUrl });
    const error = await errorOf(provider.complete(request, { ...call, onUnanswered: () => (told += 1) }));
    expect(error.failure).toBe('unreachable');
    expect(told).toBe(0);
  });
});

test('what keeps failing is left alone, and tried again after a pause', async () => {
  const states: string[] = [];
  const { provider, clock } = build({
    maxAttempts: 1,
    onCircuitStateChange: (operation, state) => states.push(`${operation} ${state}`),
  });
  double.script(failure(500));
  for (let time = 0; time < 5; time++) await errorOf(provider.complete(request, call));
  expect((await errorOf(provider.complete(request, call))).failure).toBe('circuit_open');
  expect(double.requests).toHaveLength(5);
  clock.advance(1_000);
  double.script(says('hello'));
  expect((await provider.complete(request, call)).text).toBe('hello');
  expect(states).toEqual(['completion open', 'completion half-open', 'completion closed']);
});

test('requests that are at fault themselves do not open the circuit', async () => {
  double.script(failure(400));
  const { provider } = build();
  for (let time = 0; time < 10; time++)
    expect((await errorOf(provider.complete(request, call))).failure).toBe('rejected');
});

describe('what a server refused in a request', () => {
  test.each<[string, string, Behaviour]>([
    ['OpenAI', 'context_length', failure(400, { code: 'context_length_exceeded', message: 'temperature' })],
    [
      'vLLM',
      'context_length',
      json(400, { object: 'error', message: "This model's maximum context length is 512 tokens.", code: 400 }),
    ],
    ['Ollama', 'context_length', failure(400, { message: 'the input length exceeds the context length' })],
    [
      'llama.cpp',
      'context_length',
      failure(500, { message: 'input is too large to process. increase the physical batch size' }),
    ],
    ['LM Studio', 'response_format', json(400, { error: "'response_format.type' must be 'json_schema' or 'text'" })],
    [
      'vLLM',
      'context_length',
      failure(400, {
        message:
          "maximum context length is 2048 tokens. However, your request has 8 input tokens plus 2045 'max_tokens'",
        param: 'input_tokens, max_tokens',
      }),
    ],
    [
      'LM Studio',
      'context_length',
      json(400, { error: 'Trying to keep the first 9000 tokens when context the overflows.' }),
    ],
    ['OpenAI', 'max_tokens', failure(400, { code: 'unsupported_parameter', param: 'max_tokens' })],
    ['OpenAI', 'temperature', failure(400, { code: 'unsupported_value', param: 'temperature' })],
    ['vLLM', 'dimensions', failure(400, { message: 'Model "m" does not support matryoshka representation' })],
    ['anyone', 'unknown', failure(422, { message: 'no' })],
  ])('%s: %s', async (_, fault, behaviour) => {
    double.script(behaviour);
    expect(await errorOf(build().provider.complete(request, call))).toMatchObject({ failure: 'rejected', fault });
  });
});

describe('embeddings', () => {
  const ask = (provider: ModelProvider) => provider.embed({ model: 'small', input: ['a', 'bb', 'ccc'] }, call);

  test('come as numbers, one for each text', async () => {
    double.script(embeds(2));
    const { vectors, totalTokens } = await ask(build().provider);
    expect(vectors.map((vector) => [...vector])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(totalTokens).toBe(8);
    expect(double.requests[0]?.body).toEqual({ model: 'small', input: ['a', 'bb', 'ccc'], encoding_format: 'float' });
  });

  const withoutIndex = ({ index: _, ...item }: Record<string, unknown>): Record<string, unknown> => item;
  const inBase64 = (item: Record<string, unknown>): Record<string, unknown> => {
    const bytes = Buffer.from(Float32Array.from(item.embedding as number[]).buffer);
    return { ...item, embedding: bytes.toString('base64') };
  };

  test.each<[string, (data: Record<string, unknown>[]) => unknown[]]>([
    ['in another order', (data) => data.toReversed()],
    ['without indexes', (data) => data.map(withoutIndex)],
    ['in base64, though numbers were asked for', (data) => data.map(inBase64)],
  ])('%s', async (_, change) => {
    double.script(embeds(2, change));
    const { vectors } = await ask(build().provider);
    expect(vectors.map((vector) => vector[0])).toEqual([1, 2, 3]);
  });

  test.each<[string, (data: Record<string, unknown>[]) => unknown[]]>([
    ['one too few', (data) => data.slice(1)],
    ['one twice', (data) => data.map((item) => ({ ...item, index: 0 }))],
    ['indexes beyond the texts', (data) => data.map((item) => ({ ...item, index: Number(item.index) + 1 }))],
    ['an index that is no number', (data) => data.map((item) => ({ ...item, index: 'length' }))],
    ['empty vectors', (data) => data.map((item) => ({ ...item, embedding: [] }))],
    ['components that are no numbers', (data) => data.map((item) => ({ ...item, embedding: ['1', null] }))],
    ['base64 that is no float32', (data) => data.map((item) => ({ ...item, embedding: 'abcde' }))],
    ['no vectors', (data) => data.map(withoutIndex).map(({ embedding: _, ...item }) => item)],
  ])('%s: a bad answer', async (_, change) => {
    double.script(embeds(2, change));
    expect((await errorOf(ask(build({ maxAttempts: 1 }).provider))).failure).toBe('bad_answer');
  });
});

describe('secrets', () => {
  test('no error holds the key, the message, or what the provider said', async () => {
    const echo = `you sent ${secretText} with ${secretKey}`;
    double.script(failure(400, { message: echo, code: echo, param: echo }), json(500, echo), noJson());
    const { provider } = build({ maxAttempts: 1 });
    for (let time = 0; time < 3; time++) {
      const error = await errorOf(provider.complete(request, call));
      const shown = `${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
      expect(shown).not.toContain(secretText);
      expect(shown).not.toContain(secretKey);
      expect(shown).not.toContain('you sent');
    }
  });

  test('the server learns the key and nothing of the machine', async () => {
    double.script(says('hello'));
    await build().provider.complete(request, call);
    const headers = double.requests[0]?.headers ?? {};
    expect(headers.authorization).toBe(`Bearer ${secretKey}`);
    expect(Object.keys(headers).filter((name) => name.startsWith('x-stainless') || name.startsWith('openai-'))).toEqual(
      [],
    );
    expect(headers['user-agent']).toBe('persistent-memory');
  });

  test('without a key no authorization is sent', async () => {
    double.script(says('hello'));
    const provider = createModelProvider({ baseUrl: double.baseUrl });
    providers.push(provider);
    await provider.complete(request, call);
    expect(double.requests[0]?.headers.authorization).toBeUndefined();
  });
});
