import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { beforeTransaction } from '../testing/between-transactions.js';
import { type Replica, startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { readUsage, type TestProject } from '../testing/tenants.js';

/* What happens to a memory between the moment an add finds that it says the same and the one in which it is stored. */

let plane: TestDataPlane;
let project: TestProject;
beforeAll(async () => {
  plane = await startDataPlane();
});
beforeEach(async () => {
  project = await plane.buildProject();
});
afterAll(() => plane.close());

const call = (method: string, path: string, body?: object, where: Replica = plane) =>
  where.call(method, path, { key: project.key, ...(body && { body }) });
const add = async (message: string, where: Replica = plane): Promise<{ id: string; memory: string }[]> => {
  const { status, body } = await call('POST', '/add', { messages: [message] }, where);
  expect(status).toBe(200);
  return body.results;
};
const list = async () => (await call('GET', '/list')).body.memories;

const known = 'user: Our cache is Valkey.';
const again = 'user: We use Valkey as the cache.';

test.each<[string, (id: string) => readonly [string, string, object?]]>([
  ['was deleted', (id) => ['DELETE', `/delete/${id}`]],
  ['was deleted with all others', () => ['DELETE', '/delete']],
  ['says something else', (id) => ['PUT', '/update', { memory_id: id, data: 'Our cache is Redis.' }]],
])('where it %s meanwhile, the fact is stored, and counted', async (_, change) => {
  const [stored] = await add(known);
  const changing = async () => expect((await call(...change(stored?.id ?? ''))).status).toBe(200);
  const where = await plane.startReplica({ database: beforeTransaction(plane.db.database, 1, changing) });
  const [item] = await add(again, where);
  expect(item?.memory).toBe('We use Valkey as the cache.');
  expect(await list()).toContainEqual(item);
  expect((await readUsage(plane.db.database, project.accountId)).add).toBe(2);
});

test('where another replica stores the same words meanwhile, both answer with one memory', async () => {
  const [stored] = await add(known);
  const repeating = async () => expect(await add(again)).toEqual([stored]);
  const where = await plane.startReplica({ database: beforeTransaction(plane.db.database, 1, repeating) });
  expect(await add(again, where)).toEqual([stored]);
  expect(await list()).toEqual([stored]);
});

test('of many adds at once, on two replicas, each is answered with a memory that is there', async () => {
  const other = await plane.startReplica();
  await add('user: I live in Porto.');
  const wordings = [known, again, 'user: Valkey is what we use as the cache.'];
  const answers = await Promise.all(
    [...wordings, ...wordings].map((said, index) => add(said, index % 2 ? plane : other)),
  );
  const ids = new Set((await list()).map(({ id }: { id: string }) => id));
  for (const [item] of answers) expect(ids).toContain(item?.id);
  const [later] = await add('user: The cache that we use is Valkey.');
  expect(ids).toContain(later?.id);
});
