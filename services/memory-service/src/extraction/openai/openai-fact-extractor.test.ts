import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Behaviour, failure, says } from '../../model-provider/testing/provider-double.js';
import {
  anchorDate,
  type ExtractorFixture,
  fact,
  facts,
  shownTo,
  startExtractorFixture,
} from './testing/extractor-fixture.js';

let fixture: ExtractorFixture;

beforeAll(async () => {
  fixture = await startExtractorFixture();
});
afterEach(() => fixture.closeProviders());
afterAll(() => fixture.stop());

function firstRequest() {
  const [request] = fixture.double.requests;
  if (request === undefined) throw new Error('The provider was not asked.');
  return request;
}

describe('what a model finds', () => {
  test('becomes facts with their message, speaker, dates and corrections', async () => {
    fixture.double.script(
      facts(
        fact(1, 'Caroline adopted a dog last week.', { time: 'last week' }),
        fact(0, 'We use pnpm.'),
        fact(0, 'We moved from Jest to Vitest.', { correction: true }),
      ),
    );
    const { extract, reasons } = fixture.build();
    const found = await extract([
      'user: We use pnpm. We moved from Jest to Vitest.',
      'Caroline: I adopted a dog last week!',
    ]);
    expect(found).toEqual([
      {
        text: 'We use pnpm.',
        sourceIndex: 0,
        role: 'user',
        speaker: null,
        event: null,
        messageNamesDate: false,
        isCorrection: false,
      },
      expect.objectContaining({ text: 'We moved from Jest to Vitest.', isCorrection: true }),
      {
        text: 'Caroline adopted a dog last week (2026-03-09 to 2026-03-15).',
        sourceIndex: 1,
        role: null,
        speaker: 'Caroline',
        event: { start: '2026-03-09', end: '2026-03-15' },
        messageNamesDate: true,
        isCorrection: false,
      },
    ]);
    expect(reasons).toEqual([]);
    expect(fixture.double.requests).toHaveLength(1);
  });

  test('the words of a time that the model names and leaves out are put back', async () => {
    fixture.double.script(facts(fact(0, 'Jonas migrated the wiki.', { time: 'last week' })));
    const [found] = await fixture.build().extract(['user: Last week Jonas migrated the wiki.']);
    expect(found).toMatchObject({
      text: 'Jonas migrated the wiki last week (2026-03-09 to 2026-03-15).',
      event: { start: '2026-03-09', end: '2026-03-15' },
    });
  });

  test('a time that its message does not name is left out', async () => {
    fixture.double.script(facts(fact(0, 'Jonas migrated the wiki.', { time: 'tomorrow' })));
    const [found] = await fixture.build().extract(['user: Jonas migrated the wiki.']);
    expect(found).toMatchObject({ text: 'Jonas migrated the wiki.', event: null, messageNamesDate: false });
  });

  test('no_date resolves nothing', async () => {
    fixture.double.script(facts(fact(0, 'Jonas migrated the wiki last week.', { time: 'last week' })));
    const [found] = await fixture.build().extract(['user: Jonas migrated the wiki last week.'], { anchorDate: null });
    expect(found).toMatchObject({ text: 'Jonas migrated the wiki last week.', event: null, messageNamesDate: false });
  });

  test('a message that names a date gives it to all its facts', async () => {
    fixture.double.script(facts(fact(0, 'We use pnpm.')));
    const [found] = await fixture.build().extract(['user: Yesterday it rained. We use pnpm.']);
    expect(found).toMatchObject({ event: null, messageNamesDate: true });
  });

  test('no fact comes twice', async () => {
    fixture.double.script(facts(fact(0, 'We use pnpm.'), fact(1, 'we use pnpm'), fact(0, 'We use pnpm!')));
    expect(await fixture.build().extract(['user: We use pnpm.', 'user: We use pnpm.'])).toHaveLength(1);
  });

  test('what two speakers say in the same words is two facts', async () => {
    fixture.double.script(facts(fact(0, 'I adopted a cat.'), fact(1, 'I adopted a cat.')));
    const found = await fixture.build().extract(['Caroline: I adopted a cat.', 'Melanie: I adopted a cat.']);
    expect(found.map(({ speaker }) => speaker)).toEqual(['Caroline', 'Melanie']);
  });

  test('a date that one turn of a message names is one of the message', async () => {
    fixture.double.script(facts(fact(0, 'We use pnpm.'), fact(1, 'It broke.'), fact(2, 'We use Go.')));
    const found = await fixture
      .build()
      .extract(['user: We use pnpm.\nassistant: It broke yesterday.', 'user: We use Go.']);
    expect(found.map(({ sourceIndex, messageNamesDate }) => [sourceIndex, messageNamesDate])).toEqual([
      [0, true],
      [0, true],
      [1, false],
    ]);
  });

  test('nothing found is an answer', async () => {
    fixture.double.script(facts());
    const { extract, reasons } = fixture.build();
    expect(await extract(['user: Thanks a lot!'])).toEqual([]);
    expect(reasons).toEqual([]);
  });

  test('what programs say is not sent, and costs no call when there is nothing else', async () => {
    fixture.double.script(facts());
    const { extract } = fixture.build();
    expect(await extract(['system: You are helpful.', 'tool: exit code 1'])).toEqual([]);
    expect(fixture.double.requests).toHaveLength(0);
    await extract(['tool: exit code 1', 'user: We use pnpm.']);
    expect(shownTo(firstRequest()).messages).toEqual([{ n: 0, from: 'user', text: 'We use pnpm.' }]);
  });

  test('characters that no store takes are left out', async () => {
    fixture.double.script(facts(fact(0, 'We use\u0000 pnpm\ud800\n.')));
    const [found] = await fixture.build().extract(['user: We use pnpm.']);
    expect(found?.text).toBe('We use pnpm\ufffd .');
  });
});

describe('long input', () => {
  const long = Array.from(
    { length: 40 },
    (_, index) => `user: Service number ${index} listens on port ${8000 + index} and is written in Go.`,
  );
  const oneEach: Behaviour = (request, response) => {
    const { messages } = shownTo(request);
    facts(...messages.map(({ n, text }) => fact(n, text)))(request, response);
  };

  test('is asked about in chunks, and comes back in order', async () => {
    fixture.double.script(oneEach);
    const found = await fixture.build({ maxChunkTokens: 300 }).extract(long);
    expect(found.map(({ sourceIndex }) => sourceIndex)).toEqual(long.map((_, index) => index));
    expect(fixture.double.requests.length).toBeGreaterThan(3);
  });

  test('never half: one chunk that fails leaves the whole to the rules', async () => {
    let calls = 0;
    fixture.double.script((request, response) =>
      ++calls === 2 ? failure(401)(request, response) : oneEach(request, response),
    );
    const { extract, reasons } = fixture.build({ maxChunkTokens: 300 });
    const byRules = await fixture.rules.extract({ messages: long, anchorDate });
    expect(await extract(long)).toEqual(byRules.facts);
    expect(reasons).toEqual(['unauthorized']);
  });

  test('a chunk that is too long for the model is halved, and the next are shorter from the start', async () => {
    fixture.double.script((request, response) => {
      const isTooLong = shownTo(request).messages.length > 12;
      if (isTooLong) failure(400, { code: 'context_length_exceeded' })(request, response);
      else oneEach(request, response);
    });
    const { extract, reasons } = fixture.build({ maxChunkTokens: 1_200 });
    expect(await extract(long)).toHaveLength(40);
    const asked = fixture.double.requests.length;
    await extract(long);
    expect(fixture.double.requests.length - asked).toBeLessThan(asked);
    expect(reasons).toEqual([]);
  });

  test('an answer that runs out of tokens is asked for in halves', async () => {
    fixture.double.script((request, response) => {
      const isTooMuch = shownTo(request).messages.length > 20;
      if (isTooMuch) says('{"facts": [{"mess', 'length')(request, response);
      else oneEach(request, response);
    });
    expect(await fixture.build().extract(long)).toHaveLength(40);
  });

  test('a date anywhere in a long message counts for its facts', async () => {
    fixture.double.script(facts(fact(0, 'We use pnpm.')));
    const filler = 'This sentence tells nothing at all. '.repeat(300);
    const [found] = await fixture
      .build({ maxChunkTokens: 10_000 })
      .extract([`user: We use pnpm. ${filler} It broke yesterday.`]);
    expect(found).toMatchObject({ text: 'We use pnpm.', event: null, messageNamesDate: true });
  });

  test('what no model could do in time goes to the rules at once', async () => {
    fixture.double.script(facts());
    const { extract, reasons } = fixture.build();
    const huge = Array.from(
      { length: 6 },
      (_, index) => `user: ${`Service ${index} listens on a port of its own. `.repeat(1_400)}`,
    );
    expect((await extract(huge)).length).toBeGreaterThan(0);
    expect(reasons).toEqual(['too_long']);
    expect(fixture.double.requests).toHaveLength(0);
  });
});
