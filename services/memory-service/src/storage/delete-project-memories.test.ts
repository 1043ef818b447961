import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { beforeTransaction } from '../testing/between-transactions.js';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import type { TestProject } from '../testing/tenants.js';
import { finishLeftEmptying } from '../workers/finish-emptying.js';
import { deleteProjectMemories } from './delete-project-memories.js';
import { exportMemories } from './export-memories.js';
import type { ExportedMemory } from './exported-memory.js';
import { importMemories, withoutStored } from './import-memories.js';

let plane: TestDataPlane;
beforeAll(async () => {
  plane = await startDataPlane();
});
afterAll(() => plane.close());

const add = ({ key }: TestProject, from: number, count: number) => {
  const messages = Array.from({ length: count }, (_, index) => `Caroline: Server number ${from + index} is in Lisbon.`);
  return plane.call('POST', '/add', { key, body: { messages } });
};
const list = async ({ key }: TestProject) => (await plane.call('GET', '/list', { key })).body;
const found = async ({ key }: TestProject) =>
  (await plane.call('POST', '/search', { key, body: { query: 'servers', limit: 100 } })).body.results;

async function sumsOf({ projectId }: TestProject) {
  const [row] = await plane.db.database.use(
    (sql) => sql`
      select memory_count, field_lengths, speakers,
        (select count(*) from memory.memories memory where memory.project_id = project.project_id) as rows,
        array(select coalesce(sum(field_lengths[field]), 0)::bigint from generate_series(1, 4) as field
          left join memory.memories memory on memory.project_id = project.project_id group by field order by field) as lengths
      from memory.projects project where project_id = ${projectId}`,
  );
  return row;
}

/** What a delete-all that is under way has to leave. */
const noted = ({ projectId }: TestProject) =>
  plane.db.database.use((sql) => sql`select memory_id from memory.kept_memories where project_id = ${projectId}`);

/** A memory's text without its speaker. */
const said = (memory: string): string => memory.replace(/^Caroline: /, '');

const away = () => Promise.reject(new Error('The database is away.'));

/** Removes three at a time, and runs `work` when the given number of threes was removed. */
const deleteAllWith = ({ projectId }: TestProject, after: number, work: () => Promise<unknown>) =>
  deleteProjectMemories(beforeTransaction(plane.db.database, after + 1, work), projectId, { atOnce: 3 });

describe('a project with more memories than go at once', () => {
  test.each([
    ['a whole number of times', 6, 3],
    ['and a rest', 7, 3],
    ['one at a time', 3, 1],
  ])('goes in several steps, %s, and is empty afterwards', async (_what, memories, atOnce) => {
    const [own, other] = [await plane.buildProject(), await plane.buildProject()];
    for (const project of [own, other]) await add(project, 0, memories);
    expect(await found(own)).toHaveLength(memories);
    expect(await deleteProjectMemories(plane.db.database, own.projectId, { atOnce })).toBe(memories);
    expect(await sumsOf(own)).toMatchObject({ memory_count: 0, field_lengths: [0, 0, 0, 0], speakers: [], rows: 0 });
    expect(await found(own)).toEqual([]);
    expect(await found(other)).toHaveLength(memories);
    await add(own, 100, 2);
    expect(await found(own)).toHaveLength(2);
  });

  test('cut off in between, what is left is in order, and the next call goes on', async () => {
    const project = await plane.buildProject();
    await add(project, 0, 8);
    expect(await found(project)).toHaveLength(8);
    await expect(deleteAllWith(project, 2, away)).rejects.toThrow('away');
    const sums = await sumsOf(project);
    expect(sums).toMatchObject({ memory_count: 2, rows: 2, speakers: ['Caroline'] });
    expect(sums?.field_lengths).toEqual(sums?.lengths);
    const { memories, total } = await list(project);
    expect([memories.length, total]).toEqual([2, 2]);
    expect(await found(project)).toHaveLength(2);
    expect(await deleteProjectMemories(plane.db.database, project.projectId, { atOnce: 3 })).toBe(2);
    expect(await found(project)).toEqual([]);
  });

  test.each([1, 2])('what is added when %s times three are gone stays, and is found', async (after) => {
    const project = await plane.buildProject();
    await add(project, 0, 7);
    const removed = await deleteAllWith(project, after, () => add(project, 100, 5));
    expect(removed).toBe(7);
    const { memories, total } = await list(project);
    expect([memories.length, total]).toEqual([5, 5]);
    expect(await found(project)).toHaveLength(5);
    const sums = await sumsOf(project);
    expect(sums).toMatchObject({ memory_count: 5, rows: 5, speakers: ['Caroline'] });
    expect(sums?.field_lengths).toEqual(sums?.lengths);
    expect(await deleteProjectMemories(plane.db.database, project.projectId, { atOnce: 3 })).toBe(5);
    expect(await noted(project)).toEqual([]);
  });

  test('what is updated, or added once more, in between stays as the memory that it is', async () => {
    const project = await plane.buildProject();
    await add(project, 0, 7);
    const before: { id: string; memory: string }[] = (await list(project)).memories;
    const idOf = async (number: number) => {
      const { memories } = await list(project);
      return memories.find(({ memory }: { memory: string }) => memory.includes(`number ${number} `))?.id;
    };
    let kept: (string | undefined)[] = [];
    await deleteAllWith(project, 1, async () => {
      const [updated, again] = (await list(project)).memories;
      const update = { key: project.key, body: { memory_id: updated.id, data: 'Server number 50 is in Porto.' } };
      expect((await plane.call('PUT', '/update', update)).status).toBe(200);
      const number = Number(/number (\d+) /.exec(again.memory)?.[1]);
      expect((await add(project, number, 1)).body.results).toEqual([expect.objectContaining({ id: again.id })]);
      kept = [await idOf(50), await idOf(number)];
    });
    expect(before.map(({ id }) => id)).toEqual(expect.arrayContaining(kept));
    expect((await list(project)).memories.map(({ id }: { id: string }) => id).sort()).toEqual(kept.sort());
    expect(await found(project)).toHaveLength(2);
  });

  test('what was updated to the text of one that goes then stands where an add finds it', async () => {
    const project = await plane.buildProject();
    await add(project, 0, 7);
    let kept: string | undefined;
    await deleteAllWith(project, 1, async () => {
      const [first, second] = (await list(project)).memories;
      kept = second.id;
      await plane.call('PUT', '/update', { key: project.key, body: { memory_id: kept, data: said(first.memory) } });
    });
    const { memories } = await list(project);
    expect(memories.map(({ id }: { id: string }) => id)).toEqual([kept]);
    const again = await plane.call('POST', '/add', {
      key: project.key,
      body: { messages: [`Caroline: ${said(memories[0].memory)}`] },
    });
    expect(again.body.results.map(({ id }: { id: string }) => id)).toEqual([kept]);
    expect((await list(project)).total).toBe(1);
  });

  test('what an import found to be there in between stays', async () => {
    const project = await plane.buildProject();
    await add(project, 0, 7);
    const exported: ExportedMemory[] = [];
    for await (const page of exportMemories(plane.db.database, project.projectId)) exported.push(...page);
    await deleteAllWith(project, 1, async () => {
      const absent = await withoutStored(plane.db.database, project.projectId, exported);
      expect(absent).toHaveLength(7);
      expect(await importMemories(plane.db.database, project.projectId, absent)).toBe(3);
    });
    expect((await list(project)).total).toBe(7);
    expect(await sumsOf(project)).toMatchObject({ memory_count: 7, rows: 7 });
  });

  test('cut off, it is finished by a worker after a minute, and leaves what was written meanwhile', async () => {
    const project = await plane.buildProject();
    await add(project, 0, 8);
    await expect(deleteAllWith(project, 1, away)).rejects.toThrow('away');
    await add(project, 100, 2);
    const signal = AbortSignal.timeout(10_000);
    await finishLeftEmptying(plane.db.database, signal);
    expect((await list(project)).total).toBe(7);
    await plane.db.database.use(
      (sql) => sql`
        update memory.projects set emptying_at = emptying_at - interval '1 minute' where project_id = ${project.projectId}`,
    );
    await finishLeftEmptying(plane.db.database, signal);
    expect((await list(project)).total).toBe(2);
    expect(await noted(project)).toEqual([]);
  });

  test('a second call in between removes what was written before it, and both end', async () => {
    const project = await plane.buildProject();
    await add(project, 0, 9);
    const removed = await deleteAllWith(project, 1, async () => {
      await add(project, 100, 2);
      const second = await deleteAllWith(project, 1, () => add(project, 200, 2));
      expect(second).toBe(8);
    });
    expect(removed).toBe(3);
    expect((await list(project)).total).toBe(2);
    expect(await noted(project)).toEqual([]);
  });

  test('of a call that was cut off nothing is noted any more after the next', async () => {
    const project = await plane.buildProject();
    await add(project, 0, 8);
    await expect(deleteAllWith(project, 1, away)).rejects.toThrow('away');
    await add(project, 100, 2);
    expect(await noted(project)).toHaveLength(2);
    expect((await list(project)).total).toBe(7);
    expect(await deleteProjectMemories(plane.db.database, project.projectId, { atOnce: 100 })).toBe(7);
    expect(await noted(project)).toEqual([]);
    await add(project, 200, 1);
    expect(await noted(project)).toEqual([]);
  });

  test('beside adds and other calls each memory is counted once or still there', async () => {
    const project = await plane.buildProject();
    await add(project, 0, 10);
    const [counts] = await Promise.all([
      Promise.all(
        Array.from({ length: 3 }, () => deleteProjectMemories(plane.db.database, project.projectId, { atOnce: 2 })),
      ),
      ...Array.from({ length: 5 }, (_, index) => add(project, 100 + index, 1)),
    ]);
    const { total } = await list(project);
    expect(counts.reduce((sum, count) => sum + count, 0) + total).toBe(15);
    expect(await sumsOf(project)).toMatchObject({ memory_count: total, rows: total });
  });
});
