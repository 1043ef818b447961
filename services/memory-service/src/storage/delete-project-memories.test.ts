import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '@persistent-memory/service-kit';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import type { TestProject } from '../testing/tenants.js';
import { deleteProjectMemories } from './delete-project-memories.js';

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

/** A database whose transactions fail from the given one on. */
function failingFrom(number: number): Database {
  let count = 0;
  return {
    ...plane.db.database,
    transaction: (work, options) => {
      count += 1;
      if (count >= number) return Promise.reject(new Error('The database is away.'));
      return plane.db.database.transaction(work, options);
    },
  };
}

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
    await expect(deleteProjectMemories(failingFrom(3), project.projectId, { atOnce: 3 })).rejects.toThrow('away');
    const sums = await sumsOf(project);
    expect(sums).toMatchObject({ memory_count: 2, rows: 2, speakers: ['Caroline'] });
    expect(sums?.field_lengths).toEqual(sums?.lengths);
    const { memories, total } = await list(project);
    expect([memories.length, total]).toEqual([2, 2]);
    expect(await found(project)).toHaveLength(2);
    expect(await deleteProjectMemories(plane.db.database, project.projectId, { atOnce: 3 })).toBe(2);
    expect(await found(project)).toEqual([]);
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
