import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { failure } from '../../model-provider/testing/provider-double.js';
import { createSpendLedgers, type SpendLedgers } from '../../model-provider/testing/spend-ledgers.js';
import { type ExtractorFixture, fact, facts, startExtractorFixture } from './testing/extractor-fixture.js';

let fixture: ExtractorFixture;
let ledgers: SpendLedgers;

beforeAll(async () => {
  [fixture, ledgers] = await Promise.all([startExtractorFixture(), createSpendLedgers()]);
});
afterEach(() => fixture.closeProviders());
afterAll(() => Promise.all([fixture.stop(), ledgers.close()]));

/** Nobody waits for a settlement, but for a test. */
async function untilSpent(projectId: string, tokens: number): Promise<void> {
  while ((await ledgers.spent(projectId)) !== tokens);
}

test('the cap stops the model for the project that reached it, and no other', async () => {
  fixture.double.script(facts(fact(0, 'We use pnpm.')));
  const spendLedger = ledgers.open({ maxTokensPerDay: 5_000 });
  const { extract, reasons } = fixture.build({ spendLedger });
  const ask = (projectId: string) => extract(['user: We use pnpm.'], { projectId });
  await ask('a');
  expect(reasons).toEqual([]);
  await untilSpent('a', 100);
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
  await untilSpent('failing', 0);
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
