import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { expectError, expectPlaneHeaders, faultsOf } from '../testing/expect-response.js';
import { buildEntitlement, readUsage, type TestProject } from '../testing/tenants.js';

let plane: TestDataPlane;
beforeAll(async () => {
  plane = await startDataPlane();
});
afterAll(() => plane.close());

const add = (project: TestProject, messages: unknown, rest: object = {}) =>
  plane.call('POST', '/add', { key: project.key, body: { messages, ...rest } });
const memoriesOf = (response: Awaited<ReturnType<typeof add>>): string[] =>
  response.body.results.map(({ memory }: { memory: string }) => memory);
const list = async (project: TestProject) => (await plane.call('GET', '/list', { key: project.key })).body;

describe('happy', () => {
  test('one message about a job, a pet and a city yields three memories (specification, "What the service does" 3)', async () => {
    const project = await plane.buildProject();
    const response = await add(project, ['I work as a nurse. My cat is called Minka. I live in Lisbon.']);
    expect(response.status).toBe(200);
    expect(response.type).toBe('application/json');
    expectPlaneHeaders(response);
    expect(Object.keys(response.body)).toEqual(['results']);
    expect(memoriesOf(response)).toHaveLength(3);
    for (const [index, word] of ['nurse', 'Minka', 'Lisbon'].entries())
      expect(memoriesOf(response)[index]).toContain(word);
  });

  test('a memory is exactly id, memory and metadata, and metadata always has session_timestamp', async () => {
    const project = await plane.buildProject();
    const { body } = await add(project, ['We deploy on Tuesdays.']);
    const [item] = body.results;
    expect(Object.keys(item)).toEqual(['id', 'memory', 'metadata']);
    expect(item.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(item.metadata).toEqual({
      session_timestamp: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: item.metadata.created_at,
      source_index: 0,
    });
  });

  test('says which message a fact came from, and who said it', async () => {
    const project = await plane.buildProject();
    const messages = ['user: The API runs on port 4000.', 'hello', 'Caroline: I adopted a dog.'];
    const { body } = await add(project, messages);
    expect(body.results).toMatchObject([
      { metadata: { source_index: 0, role: 'user' } },
      { memory: expect.stringContaining('Caroline'), metadata: { source_index: 2 } },
    ]);
  });

  test('no fact found is an empty list, counts nothing and stores nothing', async () => {
    const project = await plane.buildProject();
    const response = await add(project, ['hello', 'thanks!']);
    expect({ status: response.status, body: response.body }).toEqual({ status: 200, body: { results: [] } });
    expect(await readUsage(plane.db.database, project.accountId)).toEqual({ add: 0, search: 0 });
    expect((await list(project)).total).toBe(0);
  });

  test('everything of a 200 is there at once, for list and for search', async () => {
    const project = await plane.buildProject();
    const { body } = await add(project, ['The staging database is called walrus.']);
    const [{ id }] = body.results;
    expect((await list(project)).memories).toEqual(body.results);
    const found = await plane.call('POST', '/search', { key: project.key, body: { query: 'staging database name' } });
    expect(found.body.results[0].id).toBe(id);
  });

  test('added again: the same ids, nothing stored and nothing counted (contract, "Distinct facts")', async () => {
    const project = await plane.buildProject();
    const messages = ['I live in Lisbon.', 'We moved to pnpm last week.'];
    const first = await add(project, messages, { timestamp: '2026-03-18' });
    const again = await add(project, messages, { timestamp: '2026-03-18' });
    expect(again.body).toEqual(first.body);
    const differently = await add(project, ['i live  in LISBON'], { timestamp: '2026-03-18' });
    expect(differently.body.results[0].id).toBe(first.body.results[0].id);
    expect((await list(project)).total).toBe(2);
    expect(await readUsage(plane.db.database, project.accountId)).toEqual({ add: 2, search: 0 });
  });

  test('no fact twice within one add', async () => {
    const project = await plane.buildProject();
    const { body } = await add(project, ['I live in Lisbon.', 'I live in Lisbon!', 'I live in Lisbon.']);
    expect(body.results).toHaveLength(1);
  });

  test('names that differ only in a sign are as many facts, at once and one after the other', async () => {
    const pairs = [
      ['The cookie is called session_id.', 'The cookie is called session-id.'],
      ['The branch is feature/x.', 'The branch is feature-x.'],
      ['Alerts go to #general.', 'Alerts go to @general.'],
      ['The settings are read from .env.', 'The settings are read from env.'],
      ['We deploy with --force.', 'We deploy with force.'],
      ['The entry is src/App.ts.', 'The entry is src.App.ts.'],
    ];
    const [apart, together] = [await plane.buildProject(), await plane.buildProject()];
    for (const pair of pairs) {
      for (const message of pair) expect(memoriesOf(await add(apart, [message]))).toEqual([message]);
      expect(memoriesOf(await add(together, pair))).toEqual(pair);
    }
    for (const project of [apart, together]) expect((await list(project)).total).toBe(2 * pairs.length);
    const again = await add(apart, ['the cookie is called "session_id"', 'The cookie is called `session-id`']);
    expect(again.body.results).toHaveLength(2);
    expect((await list(apart)).total).toBe(2 * pairs.length);
  });

  test('what two people say in the same words is two memories, at once and one after the other', async () => {
    const said = ['Caroline: I adopted a cat.', 'Melanie: I adopted a cat.'];
    const project = await plane.buildProject();
    const { body } = await add(project, said);
    expect(body.results.map(({ memory }: { memory: string }) => memory)).toEqual(said);
    for (const [index, message] of said.entries())
      expect((await add(project, [message])).body.results).toEqual([body.results[index]]);
    expect(await readUsage(plane.db.database, project.accountId)).toEqual({ add: 2, search: 0 });
  });

  test('the same in parallel is stored once', async () => {
    const project = await plane.buildProject();
    const responses = await Promise.all(Array.from({ length: 8 }, () => add(project, ['Backups run at 03:00.'])));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(responses.map(({ body }) => body.results[0].id)).size).toBe(1);
    expect((await list(project)).total).toBe(1);
    expect(await readUsage(plane.db.database, project.accountId)).toEqual({ add: 1, search: 0 });
  });

  test('the same in other words, at the same time or later, is the memory that is there; what differs is stored', async () => {
    const project = await plane.buildProject();
    const wordings = [
      'Olga wrote the importer in 2024.',
      'The importer was written by Olga in 2024.',
      'In 2024, Olga wrote the importer.',
    ];
    const together = await Promise.all(wordings.map((wording) => add(project, [wording])));
    const later = await Promise.all(wordings.map((wording) => add(project, [wording])));
    expect(
      new Set([...together, ...later].flatMap(({ body }) => body.results.map(({ id }: { id: string }) => id))).size,
    ).toBe(1);
    await add(project, ['Olga wrote the importer in 2025.']);
    await add(project, ['Pavel wrote the importer in 2024.']);
    expect((await list(project)).total).toBe(3);
    expect(await readUsage(plane.db.database, project.accountId)).toEqual({ add: 3, search: 0 });
  });

  test('nor is what puts something else in front or names it otherwise stored again', async () => {
    const said = ['I live in Lisbon', 'My dog is called Rex', 'My name is Ana', 'We deploy on Fridays', 'We use pnpm'];
    const others = [
      [
        'Lisbon is where I live',
        'I have a dog named Rex',
        "I'm Ana",
        'Friday is when we deploy',
        'pnpm is what we use',
      ],
      [
        'Lisbon is where I lived',
        'I had a dog named Rex',
        "I'm German",
        'Friday is when we deployed',
        'npm is what we use',
      ],
    ] as const;
    const project = await plane.buildProject();
    const ids = async (messages: readonly string[]): Promise<string[]> => {
      const { body } = await add(project, [...messages], { timestamp: '2026-03-18' });
      return body.results.map(({ id }: { id: string }) => id).sort();
    };
    const stored = await ids(said);
    expect(stored).toHaveLength(said.length);
    expect(await ids(others[0])).toEqual(stored);
    expect((await ids(others[1])).filter((id) => stored.includes(id))).toEqual([]);
  });

  test('the largest add: 1,000 messages, and messages of 65,536 characters counted in code points', async () => {
    const project = await plane.buildProject();
    const many = await add(
      project,
      Array.from({ length: 1_000 }, () => 'ok'),
    );
    expect(many.status).toBe(200);
    const letters = await add(project, ['𝒜'.repeat(65_536)]);
    expect(letters.status).toBe(200);
    const words = await add(project, [
      `The list holds ${Array.from({ length: 9_000 }, (_, i) => `w${i}`).join(' ')}`.slice(0, 65_536),
    ]);
    expect(words.status).toBe(200);
  });

  test('text cut inside a pair of surrogates, wherever that is, stays text', async () => {
    const project = await plane.buildProject();
    const messages = [7_999, 999, 119, 59].flatMap((length) => [
      `${'Our mascot '.repeat(1_000).slice(0, length)}${'🦭𠀀'.repeat(40)} lives in Lisbon.`,
      'I live in Porto.',
    ]);
    expect((await add(project, messages)).status).toBe(200);
  });

  test.each([
    ['one word', `Our project is called a${'𠀀'.repeat(700)}`],
    ['a list without spaces', `我们的项目使用以下组件，甲${'数据库😀、'.repeat(260)}`],
    ['a password', `We deploy with curl -u admin:a${'😀'.repeat(4_001)} https://h`],
  ])('text without spaces is cut between characters: %s', async (_what, said) => {
    const project = await plane.buildProject();
    const { status, body } = await add(project, [`user: ${said}`]);
    expect(status).toBe(200);
    expect(body.results.every(({ memory }: { memory: string }) => memory.isWellFormed())).toBe(true);
  });
});

describe('error', () => {
  test.each([
    ['no messages', {}, ['body.messages: is required']],
    ['messages null', { messages: null }, ['body.messages: must be an array']],
    ['messages a string', { messages: 'I live in Lisbon.' }, ['body.messages: must be an array']],
    ['none', { messages: [] }, ['body.messages: must hold at least one item']],
    ['1,001', { messages: Array(1_001).fill('ok') }, ['body.messages: must hold at most 1000 items, and holds 1001']],
    ['a number among them', { messages: ['ok', 7] }, ['body.messages[1]: must be a string']],
    ['null among them', { messages: [null] }, ['body.messages[0]: must be a string']],
    ['an object', { messages: [{ role: 'user', content: 'hi' }] }, ['body.messages[0]: must be a string']],
    ['an empty one', { messages: [''] }, ['body.messages[0]: must not be empty']],
    ['a blank one', { messages: ['ok', ' \n\t\u00a0'] }, ['body.messages[1]: must not be blank']],
    ['an invisible one', { messages: ['\u200b\u2060 \ufeff'] }, ['body.messages[0]: must not be blank']],
    ['one too long', { messages: ['𝒜'.repeat(65_537)] }, ['body.messages[0]: must have at most 65536 characters']],
    ['a number as timestamp', { messages: ['ok'], timestamp: 20260318 }, ['body.timestamp: must be a string or null']],
    ['a body that is an array', ['ok'], ['body: must be an object']],
    ['a body that is a string', '"ok"', ['body: must be an object']],
    ['a body that is null', 'null', ['body: must be an object']],
  ])('%s', async (_what, body, faults) => {
    const { key } = await plane.buildProject();
    const response = await plane.call('POST', '/add', { key, body });
    expectError(response, 'invalid_request');
    expect(faultsOf(response)).toEqual(faults);
  });

  test('every fault at once, each with its place', async () => {
    const { key } = await plane.buildProject();
    const body = { messages: ['', 7, 'ok', '  '], timestamp: '2026-02-30' };
    const response = await plane.call('POST', '/add', { key, body });
    expectError(response, 'invalid_request');
    expect(faultsOf(response)).toEqual([
      'body.messages[0]: must not be empty',
      'body.messages[1]: must be a string',
      'body.messages[3]: must not be blank',
      "body.timestamp: must be an ISO 8601 date or date-time that exists, or 'no_date'",
    ]);
  });

  test('402 before any work: no subscription, ended, inactive, used up', async () => {
    const { database } = plane.db;
    const never = await plane.buildProject({ entitlement: null });
    expectError(await add(never, ['I live in Lisbon.']), 'subscription_required');
    const ended = await plane.buildProject({ entitlement: { periodEnd: new Date(Date.now() - 1_000) } });
    expectError(await add(ended, ['I live in Lisbon.']), 'subscription_required');
    const inactive = await plane.buildProject({ entitlement: { status: 'inactive' } });
    expectError(await add(inactive, ['hello']), 'subscription_required');
    const usedUp = await plane.buildProject({ entitlement: { addQuota: 0 } });
    const refused = await add(usedUp, ['I live in Lisbon.']);
    expectError(refused, 'quota_exhausted');
    expect(refused.headers['retry-after']).toBeUndefined();
    await buildEntitlement(database, usedUp.accountId, { addQuota: 1 });
    expect((await add(usedUp, ['I live in Lisbon.'])).status).toBe(200);
  });
});

describe('security', () => {
  test('another project with the same message gets a memory of its own', async () => {
    const [one, other] = [await plane.buildProject(), await plane.buildProject()];
    const first = await add(one, ['I live in Lisbon.']);
    const second = await add(other, ['I live in Lisbon.']);
    expect(second.body.results[0].id).not.toBe(first.body.results[0].id);
    expect((await list(one)).memories).toEqual(first.body.results);
  });

  test('a project named in the body or the query changes nothing: the key says which', async () => {
    const [one, other] = [await plane.buildProject(), await plane.buildProject()];
    const { status } = await plane.call('POST', `/add?project_id=${other.projectId}`, {
      key: one.key,
      body: { messages: ['I live in Lisbon.'], project_id: other.projectId, projectId: other.projectId },
    });
    expect(status).toBe(200);
    expect((await list(other)).total).toBe(0);
    expect((await list(one)).total).toBe(1);
  });

  test('secrets never reach the store, in no column (contract, "Secrets")', async () => {
    const project = await plane.buildProject();
    const secrets = [
      'sk-proj-4f9Kz81mQw7Lx20VbT6yRn3HjP5sDcEa',
      'ghp_16C7e42F292c6912E7710c838347Ae178B4a',
      'AKIAIOSFODNN7EXAMPLE',
      'correct-horse-battery-staple-91',
    ];
    const messages = [
      `user: The OpenAI key is ${secrets[0]} and we deploy on Tuesdays.`,
      `My GitHub token is ${secrets[1]}. I live in Lisbon.`,
      `aws_access_key_id = ${secrets[2]}`,
      `The admin password is ${secrets[3]}, and the server is in Frankfurt.`,
    ];
    const response = await add(project, messages);
    expect(response.status).toBe(200);
    const stored = await plane.db.database.use(
      (sql) => sql`select memories::text as row from memory.memories where project_id = ${project.projectId}`,
    );
    expect(stored.length).toBeGreaterThan(0);
    const everything = `${JSON.stringify(stored)} ${response.text}`.toLowerCase();
    for (const secret of secrets) expect(everything).not.toContain(secret.toLowerCase());
  });
});
