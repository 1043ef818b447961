import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type DoubleRequest, failure, hangs, noChoices } from '../../model-provider/testing/provider-double.js';
import { createSpendLedgers, type SpendLedgers } from '../../model-provider/testing/spend-ledgers.js';
import { tokensOf } from './ask-about-chunk.js';
import type { ChatMessage } from './extraction-prompt.js';
import { type ExtractorFixture, fact, facts, startExtractorFixture } from './testing/extractor-fixture.js';

let fixture: ExtractorFixture;
let ledgers: SpendLedgers;

beforeAll(async () => {
  [fixture, ledgers] = await Promise.all([startExtractorFixture(), createSpendLedgers()]);
});
afterEach(() => fixture.closeProviders());
afterAll(() => Promise.all([fixture.stop(), ledgers.close()]));

/** What a prompt that was sent is counted with where no answer tells. */
const promptTokens = ({ body }: DoubleRequest): number => tokensOf(body.messages as ChatMessage[]);

test('the cap stops the model for the project that reached it, and no other', async () => {
  fixture.double.script(facts(fact(0, 'We use pnpm.')));
  const spendLedger = ledgers.open({ maxTokensPerDay: 5_000 });
  const { extract, reasons } = fixture.build({ spendLedger });
  const ask = (projectId: string) => extract(['user: We use pnpm.'], { projectId });
  await ask('a');
  expect(reasons).toEqual([]);
  await ledgers.untilSpent('a', 100);
  await spendLedger.reserve('a', 4_800);
  expect((await ask('a')).map(({ text }) => text)).toEqual(['We use pnpm.']);
  expect(reasons).toEqual(['spend_cap']);
  await ask('b');
  expect(fixture.double.requests).toHaveLength(2);
});

test('what a call that failed had reserved is given back', async () => {
  fixture.double.script(failure(401));
  const { extract, reasons } = fixture.build({ spendLedger: ledgers.open({ maxTokensPerDay: 5_000 }) });
  await extract(['user: We use pnpm.'], { projectId: 'failing' });
  expect(reasons).toEqual(['unauthorized']);
  await ledgers.untilSpent('failing', 0);
});

describe('what was sent and not answered is counted', () => {
  const ledger = () => ledgers.open({ maxTokensPerDay: 50_000 });
  const sent = (): number => fixture.double.requests.reduce((sum, request) => sum + promptTokens(request), 0);

  test('when the client goes away', async () => {
    const controller = new AbortController();
    fixture.double.script(() => controller.abort(new Error('gone')));
    const { extract } = fixture.build({ spendLedger: ledger() });
    const asking = extract(['user: We use pnpm.'], { projectId: 'gone', signal: controller.signal });
    await expect(asking).rejects.toThrow('gone');
    expect(sent()).toBeGreaterThan(100);
    await ledgers.untilSpent('gone', sent());
  });

  test('when the extraction runs out of time', async () => {
    fixture.double.script(hangs());
    const { extract } = fixture.build({ spendLedger: ledger(), deadlineMs: 100 });
    await expect(extract(['user: We use pnpm.'], { projectId: 'late' })).rejects.toMatchObject({ failure: 'timeout' });
    await ledgers.untilSpent('late', sent());
  });

  test('with every try', async () => {
    fixture.double.script(noChoices());
    const { extract, reasons } = fixture.build({ spendLedger: ledger() }, { maxAttempts: 3 });
    await extract(['user: We use pnpm.'], { projectId: 'tried' });
    expect(reasons).toEqual(['bad_answer']);
    expect(fixture.double.requests).toHaveLength(3);
    await ledgers.untilSpent('tried', sent());
  });

  test('also of the chunks beside one that failed', async () => {
    const waiting: DoubleRequest[] = [];
    fixture.double.script(
      (request) => waiting.push(request),
      (request, response) => failure(401)(request, response),
    );
    const { extract, reasons } = fixture.build({ spendLedger: ledger(), maxChunkTokens: 250 });
    const long = (topic: string) => `user: ${`We keep the ${topic} in Ghent. `.repeat(18)}`;
    await extract([long('backups'), long('logs')], { projectId: 'beside' });
    expect(reasons).toEqual(['unauthorized']);
    expect(fixture.double.requests).toHaveLength(2);
    const [beside] = waiting;
    if (beside === undefined) throw new Error('nothing was sent');
    await ledgers.untilSpent('beside', promptTokens(beside));
  });
});

test('what cannot be counted is not spent, and is no reason for the rules to take over', async () => {
  const gone = await createSpendLedgers();
  const { extract, reasons } = fixture.build({ spendLedger: gone.open({ maxTokensPerDay: 5_000 }) });
  await gone.close();
  const asked = fixture.double.requests.length;
  await expect(extract(['user: We use pnpm.'], { projectId: 'a' })).rejects.toMatchObject({
    code: 'dependency_unavailable',
  });
  expect(reasons).toEqual([]);
  expect(fixture.double.requests).toHaveLength(asked);
});
