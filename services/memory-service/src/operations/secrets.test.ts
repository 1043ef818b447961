import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fact, facts } from '../extraction/openai/testing/extractor-fixture.js';
import type { ProviderDouble } from '../model-provider/testing/provider-double.js';
import type { Replica, TestDataPlane } from '../testing/data-plane.js';
import { type ModelledPlane, startModelledPlane } from '../testing/modelled-plane.js';
import type { TestProject } from '../testing/tenants.js';

let close: ModelledPlane['close'];
let plane: TestDataPlane;
let double: ProviderDouble;
/** Extracts by the model; `plane` itself by the rules, on the same database. */
let modelled: Replica;
let project: TestProject;

beforeAll(async () => {
  ({ plane, double, modelled, close } = await startModelledPlane());
});
beforeEach(async () => {
  project = await plane.buildProject();
});
afterAll(() => close());

const password = 'Qq7zzkkw9';
const token = `ghx${'0123456789'}abcdefABCDEF99`;

const add = (messages: readonly string[], where: Replica = plane) =>
  where.call('POST', '/add', { key: project.key, body: { messages } });
const keywordScores = async (query: string): Promise<number[]> =>
  (await plane.call('POST', '/search', { key: project.key, body: { query, explain: true } })).body.results.map(
    ({ score_breakdown }: { score_breakdown: { keyword: number } }) => score_breakdown.keyword,
  );
/** All columns of all rows, the keyword index among them. */
const stored = async (): Promise<string> => {
  const rows = await plane.db.database.use(
    (sql) => sql`select memories::text as row, tsv::text from memory.memories where project_id = ${project.projectId}`,
  );
  expect(rows.length).toBeGreaterThan(0);
  return JSON.stringify(rows).toLowerCase();
};

const conversations: readonly (readonly [string, string, readonly string[]])[] = [
  ['one message', password, [`user: My password is ${password}. I type ${password} every single morning.`]],
  ['the next message', password, [`user: My password is ${password}.`, `user: I wrote ${password} on a note at home.`]],
  [
    'an echo beside a fact',
    password,
    [`user: The db password is ${password}.`, `assistant: I use ${password} then.`, 'user: We host it at Hetzner.'],
  ],
  ['a message before', password, [`user: We host ${password} at Hetzner.`, `user: My password is ${password}.`]],
  ['an answer', password, ['assistant: What is the db password?', `user: ${password}`, 'user: We host it at Hetzner.']],
  ['two messages', password, ['user: The db password is', `user: ${password}`, 'user: We host it at Hetzner.']],
  ['a token', token, [`user: export GITHUB_TOKEN=${token}`, `user: I put ${token} in our CI of Acme.`]],
];

describe('a secret that an add recognises once', () => {
  test.each(conversations)('%s: is in no answer, row or keyword', async (_, secret, messages) => {
    const response = await add(messages);
    expect(response.status).toBe(200);
    expect(response.body.results.length).toBeGreaterThan(0);
    expect(JSON.stringify(response.body)).not.toContain(secret);
    expect(await stored()).not.toContain(secret.toLowerCase());
    for (const score of await keywordScores(secret)) expect(score).toBe(0);
  });

  test('is in long messages, which the thread reads, gone as well', async () => {
    const roses = 'We grow roses in the garden of our house. '.repeat(300);
    await add([`user: ${roses}I type ${password} every morning.`, `user: ${roses}My password is ${password}.`]);
    expect(await stored()).not.toContain(password.toLowerCase());
  });

  test.each(conversations)('%s: is not sent to a model', async (_, secret, messages) => {
    double.script(facts(fact(0, messages.at(-1)?.replace('user: ', '') ?? '')));
    await add(messages, modelled);
    expect(double.requests.length).toBeGreaterThan(0);
    expect(JSON.stringify(double.requests.map(({ body }) => body))).not.toContain(secret);
    double.script();
  });
});

test('an update tells a password twice, and a search asks with it: neither keeps it', async () => {
  const { body } = await add(['user: I own a harp from Lucca.']);
  const updated = await plane.call('PUT', '/update', {
    key: project.key,
    body: { memory_id: body.results[0].id, data: `My password is ${password}. I type ${password} each day.` },
  });
  expect(updated.body.memory).toBe('My password is [secret:password]. I type [secret:password] each day.');
  expect(await stored()).not.toContain(password.toLowerCase());
  expect(await keywordScores(password)).toEqual([0]);
});
