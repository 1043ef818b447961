import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { expectError, expectPlaneHeaders, faultsOf, withoutRequestId } from '../testing/expect-response.js';
import { unknownId } from '../testing/operations-under-test.js';
import { readUsage, type TestProject } from '../testing/tenants.js';

let plane: TestDataPlane;
beforeAll(async () => {
  plane = await startDataPlane();
});
afterAll(() => plane.close());

async function addOne(project: TestProject, message: string, rest: object = {}) {
  const { body } = await plane.call('POST', '/add', { key: project.key, body: { messages: [message], ...rest } });
  expect(body.results).toHaveLength(1);
  return body.results[0];
}
const update = (project: TestProject, memory_id: unknown, data: unknown) =>
  plane.call('PUT', '/update', { key: project.key, body: { memory_id, data } });
const list = async (project: TestProject) => (await plane.call('GET', '/list', { key: project.key })).body.memories;
const found = async (project: TestProject, query: string) =>
  (await plane.call('POST', '/search', { key: project.key, body: { query, explain: true } })).body.results;

describe('happy', () => {
  test('replaces the text, and keeps when and where it came from', async () => {
    const project = await plane.buildProject();
    const before = await addOne(project, 'user: I bought a bike last week.', { timestamp: '2026-03-18T10:00:00Z' });
    const response = await update(project, before.id, 'I bought a violin yesterday.');
    expect(response.status).toBe(200);
    expectPlaneHeaders(response);
    expect(response.body).toEqual({
      id: before.id,
      memory: 'I bought a violin yesterday.',
      metadata: {
        session_timestamp: '2026-03-18T10:00:00Z',
        created_at: before.metadata.created_at,
        updated_at: expect.stringMatching(/Z$/),
        event_start: '2026-03-17',
        event_end: '2026-03-17',
        source_index: 0,
        role: 'user',
      },
    });
    expect(response.body.metadata.updated_at > before.metadata.created_at).toBe(true);
    expect(await list(project)).toEqual([response.body]);
  });

  test('dates that the new text does not name are gone', async () => {
    const project = await plane.buildProject();
    const before = await addOne(project, 'I bought a bike last week.', { timestamp: '2026-03-18' });
    expect(before.metadata.event_start).toBe('2026-03-09');
    const { body } = await update(project, before.id, 'I own a bike.');
    expect(body.metadata).not.toHaveProperty('event_start');
    expect(body.metadata.session_timestamp).toBe('2026-03-18');
  });

  test('nothing is resolved where the add said no_date, and adding the new text so finds the memory', async () => {
    const project = await plane.buildProject();
    const { id } = await addOne(project, 'I bought a bike last week.', { timestamp: 'no_date' });
    const { body } = await update(project, id, 'I bought a car last month.');
    expect(body.metadata).not.toHaveProperty('event_start');
    expect(await addOne(project, 'I bought a car last month.', { timestamp: 'no_date' })).toEqual(body);
  });

  test('is found by its new text and not by its old, by meaning and by words', async () => {
    const project = await plane.buildProject();
    const { id } = await addOne(project, 'The office dog is called Rex.');
    await addOne(project, 'The build runs on GitHub Actions.');
    const [{ score_breakdown: before }] = await found(project, 'office dog');
    await update(project, id, 'Quarterly taxes are due in Zurich.');
    expect((await found(project, 'when do we pay the revenue service'))[0].id).toBe(id);
    expect((await found(project, 'Zurich'))[0].id).toBe(id);
    const [after] = (await found(project, 'office dog')).filter((result: { id: string }) => result.id === id);
    if (after !== undefined) {
      expect(after.score_breakdown.keyword).toBe(0);
      expect(after.score_breakdown.semantic).toBeLessThan(before.semantic / 2);
    }
  });

  test('a text that another memory has stays possible, and both stay', async () => {
    const project = await plane.buildProject();
    const one = await addOne(project, 'I live in Lisbon.');
    const other = await addOne(project, 'I live in Porto.');
    expect((await update(project, other.id, one.memory)).status).toBe(200);
    expect((await update(project, other.id, one.memory)).status).toBe(200);
    expect((await list(project)).map(({ memory }: { memory: string }) => memory)).toEqual([one.memory, one.memory]);
    expect((await update(project, one.id, 'I live in Faro.')).body.memory).toBe('I live in Faro.');
    expect((await update(project, other.id, 'I live in Faro.')).status).toBe(200);
  });

  test('a memory that was changed no longer stands for the fact that it was', async () => {
    const project = await plane.buildProject();
    const before = await addOne(project, 'I live in Lisbon.');
    await update(project, before.id, 'I live in Porto.');
    const again = await addOne(project, 'I live in Lisbon.');
    expect(again.id).not.toBe(before.id);
  });

  test('stands for the fact that it is now: adding it finds it, whoever said it and whatever day it names', async () => {
    const project = await plane.buildProject();
    const timestamp = '2026-03-18';
    for (const [before, after] of [
      ['Caroline: I adopted a cat.', 'Caroline: I adopted a dog.'],
      ['user: I moved to Berlin yesterday.', 'user: I moved to Hamburg yesterday.'],
    ] as const) {
      const { id } = await addOne(project, before, { timestamp });
      const { body } = await update(project, id, after.replace('user: ', ''));
      const again = await addOne(project, after, { timestamp });
      expect(again).toEqual(body);
    }
    expect(await list(project)).toHaveLength(2);
  });

  test.each([
    ['named a day', 'I moved to Berlin on 4 May 2021.'],
    ['named none', 'I live in Berlin.'],
  ])(
    'stands for the fact that it is now, where no timestamp was given and the text of before %s',
    async (_what, before) => {
      for (const after of ['I moved to Hamburg on 5 May 2021.', 'I live in Hamburg.']) {
        const project = await plane.buildProject();
        const { id, metadata } = await addOne(project, before);
        const { body } = await update(project, id, after);
        expect(body.metadata.session_timestamp).toBe(metadata.session_timestamp);
        expect(await addOne(project, after)).toEqual(body);
        const dated = await addOne(project, after, { timestamp: '2026-03-18' });
        expect(dated.id).not.toBe(id);
        expect(await list(project)).toHaveLength(2);
      }
    },
  );

  test('is embedded and indexed as it was said, without the name before it', async () => {
    const project = await plane.buildProject();
    const { id } = await addOne(project, 'Caroline: I adopted a cat.');
    await update(project, id, 'Caroline: I adopted a dog.');
    const added = await plane.buildProject();
    const twin = await addOne(added, 'Caroline: I adopted a dog.');
    const rows = await plane.db.database.use(
      (sql) => sql<{ tsv: string; embedding: Buffer; own_length: number }[]>`
        select tsv::text as tsv, embedding, field_lengths[1] as own_length from memory.memories where id in ${sql([id, twin.id])}`,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(rows[1]);
  });

  test('the same text again, in parallel, ends with that text', async () => {
    const project = await plane.buildProject();
    const { id } = await addOne(project, 'I live in Lisbon.');
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, i) => update(project, id, `I live in ${i % 2}.`)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await list(project)).toHaveLength(1);
  });

  test('counts nothing', async () => {
    const project = await plane.buildProject();
    const { id } = await addOne(project, 'I live in Lisbon.');
    await update(project, id, 'I live in Porto.');
    expect(await readUsage(plane.db.database, project.accountId)).toEqual({ add: 1, search: 0 });
  });

  test('the edge: 1 and 8,192 characters, counted in code points', async () => {
    const project = await plane.buildProject();
    const { id } = await addOne(project, 'I live in Lisbon.');
    for (const data of ['x', '𝒜'.repeat(8_192), 'a'.repeat(8_192), 'w '.repeat(4_096), '🦭'.repeat(8_192)])
      expect((await update(project, id, data)).body.memory).toBe(data);
  });
});

describe('error', () => {
  test.each([
    ['nothing', {}, ['body.memory_id: is required', 'body.data: is required']],
    ['no text', { memory_id: unknownId }, ['body.data: is required']],
    ['an empty text', { memory_id: unknownId, data: '' }, ['body.data: must not be empty']],
    ['a blank text', { memory_id: unknownId, data: ' \n ' }, ['body.data: must not be blank']],
    ['an invisible text', { memory_id: unknownId, data: '\u200b' }, ['body.data: must not be blank']],
    [
      'a text too long',
      { memory_id: unknownId, data: '𝒜'.repeat(8_193) },
      ['body.data: must have at most 8192 characters'],
    ],
    ['a number as id', { memory_id: 7, data: 'x' }, ['body.memory_id: must be a string']],
    [
      'null as both',
      { memory_id: null, data: null },
      ['body.memory_id: must be a string', 'body.data: must be a string'],
    ],
  ])('%s', async (_what, body, faults) => {
    const { key } = await plane.buildProject();
    const response = await plane.call('PUT', '/update', { key, body });
    expectError(response, 'invalid_request');
    expect(faultsOf(response)).toEqual(faults);
  });

  test.each(['Caroline: ', 'Caroline:', ' Caroline: \u200b\n'])(
    'nothing but the name of who speaks is blank: %j',
    async (data) => {
      const project = await plane.buildProject();
      const before = await addOne(project, 'Caroline: I adopted a cat.');
      const response = await update(project, before.id, data);
      expectError(response, 'invalid_request');
      expect(response.body.error.param).toBe('data');
      expect(faultsOf(response)).toEqual(['body.data: must not be blank']);
      expect(await list(project)).toEqual([before]);
      expect((await update(project, before.id, 'Melanie: ')).status).toBe(200);
    },
  );

  test('402 without a subscription, and when both quotas are used up', async () => {
    const none = await plane.buildProject({ entitlement: null });
    expectError(await update(none, unknownId, 'x'), 'subscription_required');
    const both = await plane.buildProject({ entitlement: { addQuota: 0, searchQuota: 0 } });
    expectError(await update(both, unknownId, 'x'), 'quota_exhausted');
    const one = await plane.buildProject({ entitlement: { addQuota: 0, searchQuota: 1 } });
    expectError(await update(one, unknownId, 'x'), 'memory_not_found');
  });
});

describe('security', () => {
  test('malformed, missing, deleted and another project’s id: the same 404, and nothing changed', async () => {
    const [own, other] = [await plane.buildProject(), await plane.buildProject()];
    const foreign = await addOne(other, 'I live in Lisbon.');
    const deleted = await addOne(own, 'I live in Porto.');
    await plane.call('DELETE', `/delete/${deleted.id}`, { key: own.key });
    const ids = [
      '',
      'x',
      '../delete',
      "' or 1=1",
      `${unknownId} `,
      'é'.repeat(5_000),
      unknownId,
      deleted.id,
      foreign.id,
    ];
    const responses = await Promise.all(ids.map((id) => update(own, id, 'changed')));
    for (const response of responses) expectError(response, 'memory_not_found');
    expect(new Set(responses.map((response) => JSON.stringify(withoutRequestId(response)))).size).toBe(1);
    expect(await list(other)).toEqual([foreign]);
    expect(await list(own)).toEqual([]);
  });

  test('a secret in the new text is never stored', async () => {
    const project = await plane.buildProject();
    const { id } = await addOne(project, 'I live in Lisbon.');
    const secret = 'ghp_16C7e42F292c6912E7710c838347Ae178B4a';
    const { text } = await update(project, id, `The token is ${secret}.`);
    const rows = await plane.db.database.use(
      (sql) => sql`select memories::text as row from memory.memories where project_id = ${project.projectId}`,
    );
    expect(`${text}${JSON.stringify(rows)}`.toLowerCase()).not.toContain(secret.toLowerCase());
  });
});
