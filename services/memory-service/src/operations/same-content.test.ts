import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { readUsage, type TestProject } from '../testing/tenants.js';

/*
 * An update may give a memory the text of another; both stay. Whichever of them is there is what an add of the text
 * finds.
 */

let plane: TestDataPlane;
let project: TestProject;
beforeAll(async () => {
  plane = await startDataPlane();
});
beforeEach(async () => {
  project = await plane.buildProject();
});
afterAll(() => plane.close());

const fact = 'I live in Lisbon.';
const otherFact = 'My cat is called Minka.';

async function add(message: string): Promise<string> {
  const { status, body } = await plane.call('POST', '/add', { key: project.key, body: { messages: [message] } });
  expect([status, body.results.length]).toEqual([200, 1]);
  return body.results[0].id;
}
async function update(memory_id: string, data: string): Promise<void> {
  const { status } = await plane.call('PUT', '/update', { key: project.key, body: { memory_id, data } });
  expect(status).toBe(200);
}
async function remove(id: string): Promise<void> {
  expect((await plane.call('DELETE', `/delete/${id}`, { key: project.key })).status).toBe(200);
}
const total = async (): Promise<number> => (await plane.call('GET', '/list', { key: project.key })).body.total;
const counted = async () => (await readUsage(plane.db.database, project.accountId)).add;

/** One memory of a text by an add, and more by updates, in that order. */
async function store(count: number): Promise<string[]> {
  const ids = [await add(fact)];
  for (let index = 1; index < count; index++) {
    const id = await add(`The port of server ${index} is ${4000 + index}.`);
    await update(id, fact);
    ids.push(id);
  }
  expect(await total()).toBe(count);
  return ids;
}

test('the memory that an update gave the text, once the first was deleted', async () => {
  const [first = '', second] = await store(2);
  await remove(first);
  expect(await add(fact)).toBe(second);
  expect([await total(), await counted()]).toEqual([1, 2]);
});

test('and once the first was given another text', async () => {
  const [first = '', second] = await store(2);
  await update(first, otherFact);
  expect([await add(fact), await add(otherFact)]).toEqual([second, first]);
  expect([await total(), await counted()]).toEqual([2, 2]);
});

test('the first, whatever becomes of the others', async () => {
  const [first, second = '', third = '', fourth] = await store(4);
  await remove(third);
  await update(second, otherFact);
  expect([await add(fact), await add(otherFact)]).toEqual([first, second]);
  await remove(first ?? '');
  expect(await add(fact)).toBe(fourth);
  expect([await total(), await counted()]).toEqual([2, 4]);
});

test('one after the other, in whatever order they go', async () => {
  const ids = await store(5);
  for (const index of [2, 0, 4, 1]) {
    await remove(ids[index] ?? '');
    ids[index] = '';
    expect(await add(fact)).toBe(ids.find((id) => id !== ''));
  }
  await remove(ids[3] ?? '');
  expect(await total()).toBe(0);
  expect(ids).not.toContain(await add(fact));
});

test('the same text again changes nothing of that', async () => {
  const [first = '', second = ''] = await store(2);
  for (const id of [second, first, second]) await update(id, fact);
  expect(await add(fact)).toBe(first);
  await remove(first);
  await update(second, fact.toUpperCase());
  expect(await add(fact)).toBe(second);
  expect(await total()).toBe(1);
});

test('also where updates, deletions and adds come at once: no text is stored twice by an add', async () => {
  const ids = await store(6);
  await Promise.all([
    ...ids.slice(0, 2).map(remove),
    ...ids.slice(2, 4).map((id, index) => update(id, `The port of server ${index} is 5000.`)),
    ...Array.from({ length: 4 }, () => add(fact)),
  ]);
  expect(ids.slice(4)).toContain(await add(fact));
  expect([await total(), await counted()]).toEqual([4, 6]);
});

test('a text of any number of memories can be given to one more, and deleted', async () => {
  const ids = await store(40);
  for (const id of ids.slice(0, 10)) await remove(id);
  expect(await add(fact)).toBe(ids[10]);
  expect([await total(), await counted()]).toEqual([30, 40]);
});
