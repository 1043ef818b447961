import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { ModelProviderOptions } from '../../model-provider/model-provider.js';
import { ModelProviderError } from '../../model-provider/provider-error.js';
import {
  type Behaviour,
  cutOff,
  failure,
  hangs,
  json,
  late,
  noChoices,
  noJson,
  refuses,
  says,
} from '../../model-provider/testing/provider-double.js';
import { recordedClock } from '../../model-provider/testing/recorded-clock.js';
import type { FactExtractor } from '../fact-extractor.js';
import { type ExtractorFixture, fact, facts, startExtractorFixture } from './testing/extractor-fixture.js';

let fixture: ExtractorFixture;

beforeAll(async () => {
  fixture = await startExtractorFixture();
});
afterEach(() => fixture.closeProviders());
afterAll(() => fixture.stop());

describe('an answer that can not be used', () => {
  test.each<[string, Behaviour, RegExp]>([
    ['no JSON', says('Sure, here are the facts!'), /not one complete JSON object/],
    ['another shape', says({ memories: ['We use pnpm.'] }), /must have required property 'facts'/],
    ['a message that does not exist', facts(fact(9, 'We use pnpm.')), /9 is none/],
    ['nothing', says(''), /not one complete JSON object/],
  ])('%s is repaired once', async (_, behaviour, fault) => {
    fixture.double.script(behaviour, facts(fact(0, 'We use pnpm.')));
    const { extract, reasons } = fixture.build();
    expect(await extract(['user: We use pnpm.'])).toHaveLength(1);
    expect(reasons).toEqual([]);
    const messages = fixture.double.requests[1]?.body.messages as { role: string; content: string }[];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[3]?.content).toMatch(fault);
  });

  test('and not twice: then the rules take over', async () => {
    fixture.double.script(says('no'), says('still no'));
    const { extract, reasons } = fixture.build();
    expect((await extract(['user: We use pnpm.'])).map(({ text }) => text)).toEqual(['We use pnpm.']);
    expect(fixture.double.requests).toHaveLength(2);
    expect(reasons).toEqual(['invalid_answer']);
  });
});

describe('a provider that fails', () => {
  test.each<[string, Behaviour, Partial<ModelProviderOptions>]>([
    ['refused', refuses(), {}],
    ['rate_limited', failure(429), {}],
    ['rate_limited', failure(429, {}, { 'retry-after': '120' }), {}],
    ['quota_exhausted', failure(429, { code: 'insufficient_quota' }), {}],
    ['server_error', failure(500), {}],
    ['unauthorized', failure(401), {}],
    ['not_found', failure(404), {}],
    ['rejected', failure(400), {}],
    ['bad_answer', noChoices(), {}],
    ['bad_answer', noJson(), {}],
    ['timeout', hangs(), { completion: { attemptTimeoutMs: 30 } }],
    ['timeout', late(10_000, facts()), { completion: { attemptTimeoutMs: 30 } }],
    ['unreachable', cutOff(), {}],
  ])('%s: the rules take over', async (reason, behaviour, providerOptions) => {
    fixture.double.script(behaviour);
    const { extract, reasons } = fixture.build({}, providerOptions);
    expect((await extract(['user: We use pnpm.'])).map(({ text }) => text)).toEqual(['We use pnpm.']);
    expect(reasons).toEqual([reason]);
  });

  test('one that is left alone is not even asked', async () => {
    fixture.double.script(failure(500));
    const { extract, reasons } = fixture.build({}, { maxAttempts: 1 });
    for (let time = 0; time < 6; time++) await extract(['user: We use pnpm.']);
    expect(fixture.double.requests).toHaveLength(5);
    expect(reasons.at(-1)).toBe('circuit_open');
  });

  test('one that is still at it when its time is over: the rules take over, with time of their own', async () => {
    fixture.double.script(hangs());
    const { extract, reasons } = fixture.build({ modelDeadlineMs: 30 });
    expect(await extract(['user: We use pnpm.'])).toHaveLength(1);
    expect(reasons).toEqual(['timeout']);
    await fixture.double.abandoned();
  });

  test('an extraction that the rules can not do in time either is an error', async () => {
    fixture.double.script(failure(400));
    const endless: FactExtractor = { extract: () => new Promise(() => undefined), close: async () => undefined };
    const { extract } = fixture.build({ deadlineMs: 300, fallback: endless });
    const error = await extract(['user: We use pnpm.']).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ModelProviderError);
    expect(error).toMatchObject({ failure: 'timeout' });
  });

  test('a caller that goes away is answered with its own reason', async () => {
    const controller = new AbortController();
    const reason = new Error('the client went away');
    fixture.double.script(() => controller.abort(reason));
    const { extract, reasons } = fixture.build();
    await expect(extract(['user: We use pnpm.'], { signal: controller.signal })).rejects.toBe(reason);
    await expect(extract(['user: We use pnpm.'], { signal: controller.signal })).rejects.toBe(reason);
    expect(reasons).toEqual([]);
  });

  test('an error of our own is not hidden behind the rules', async () => {
    fixture.double.script(facts(fact(0, 'We moved to pnpm last week.')));
    const { extract, reasons } = fixture.build();
    await expect(extract(['user: We moved to pnpm last week.'], { anchorDate: 'no date' })).rejects.toThrow(RangeError);
    expect(reasons).toEqual([]);
  });
});

describe('a provider that says when to come back', () => {
  const asksToWait = (seconds: number): Behaviour => failure(429, {}, { 'retry-after': String(seconds) });
  const answers = facts(fact(0, 'We use pnpm.'));

  test.each<[string, readonly Behaviour[], readonly number[], readonly string[]]>([
    ['in a moment is waited for', [asksToWait(2), answers], [2_000], []],
    ['in three seconds is waited for', [asksToWait(3), answers], [3_000], []],
    ['in more than a few seconds is not', [asksToWait(4), answers], [], ['rate_limited']],
    ['in as long as an extraction may take is not', [asksToWait(40), answers], [], ['rate_limited']],
    ['in a moment, and again, is waited for once', [asksToWait(2), asksToWait(2)], [2_000], ['rate_limited']],
  ])('%s', async (_, behaviours, waitsMs, expected) => {
    fixture.double.script(...behaviours);
    const clock = recordedClock();
    const { extract, reasons } = fixture.build({}, { clock });
    expect((await extract(['user: We use pnpm.'])).map(({ text }) => text)).toEqual(['We use pnpm.']);
    expect(reasons).toEqual(expected);
    expect(clock.waitsMs).toEqual(waitsMs);
  });

  test('is not waited for where looking up what is known has taken the time', async () => {
    fixture.double.script(asksToWait(2), answers);
    const clock = recordedClock();
    const { extract, reasons } = fixture.build({ nowMs: clock.nowMs }, { clock });
    const findKnown = async () => {
      clock.advance(34_000);
      return [];
    };
    expect(await extract(['user: We use pnpm.'], { findKnown })).toHaveLength(1);
    expect(reasons).toEqual(['rate_limited']);
    expect(clock.waitsMs).toEqual([]);
  });
});

describe('what a server understands', () => {
  const formats = () =>
    fixture.double.requests.map(({ body }) => (body.response_format as { type: string } | undefined)?.type ?? 'plain');

  test('is asked for the schema first, strictly, with bounded and steady answers', async () => {
    fixture.double.script(facts());
    await fixture.build().extract(['user: We use pnpm.']);
    expect(fixture.double.requests[0]?.body).toMatchObject({
      model: 'small',
      temperature: 0,
      max_tokens: expect.any(Number),
      response_format: { type: 'json_schema', json_schema: { strict: true, schema: { required: ['facts'] } } },
    });
  });

  test('is learned once: a server without schemas is asked in JSON mode, one without that in plain words', async () => {
    fixture.double.script((request, response) => {
      const behaviour =
        request.body.response_format === undefined
          ? facts()
          : failure(400, { message: 'response_format is not supported' });
      behaviour(request, response);
    });
    const { extract } = fixture.build();
    await extract(['user: We use pnpm.']);
    expect(formats()).toEqual(['json_schema', 'json_object', 'plain']);
    await extract(['user: We use pnpm.']);
    expect(formats()).toEqual(['json_schema', 'json_object', 'plain', 'plain']);
  });

  test('a model that takes neither max_tokens nor a temperature', async () => {
    fixture.double.script((request, response) => {
      const refused = ['max_tokens', 'temperature'].find((name) => name in request.body);
      const behaviour =
        refused === undefined ? facts() : failure(400, { code: 'unsupported_parameter', param: refused });
      behaviour(request, response);
    });
    const { extract } = fixture.build();
    await extract(['user: We use pnpm.']);
    const last = fixture.double.requests.at(-1)?.body ?? {};
    expect(last).toHaveProperty('max_completion_tokens');
    expect(last).not.toHaveProperty('temperature');
    expect(formats()).toEqual(['json_schema', 'json_schema', 'json_schema']);
  });

  test('a server that refuses whatever it is asked is given up', async () => {
    fixture.double.script(json(400, { error: 'no' }));
    const { extract, reasons } = fixture.build();
    await extract(['user: We use pnpm.']);
    expect(formats()).toEqual(['json_schema', 'json_object', 'plain']);
    expect(reasons).toEqual(['rejected']);
  });
});
