import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { exportMemories } from '../storage/export-memories.js';
import type { ExportedMemory } from '../storage/exported-memory.js';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import type { TestProject } from '../testing/tenants.js';
import type { Line } from './bounded-lines.js';
import { importLines } from './import-lines.js';

let plane: TestDataPlane;
let project: TestProject;

beforeAll(async () => {
  plane = await startDataPlane();
});
afterAll(() => plane.close());
beforeEach(async () => {
  project = await plane.buildProject();
});

const notes = ['user: My cat is called Mia.', 'user: We deploy every Tuesday.', 'user: Jonas moved to Größe 日本.'];
const call = async (method: string, path: string, body?: unknown) =>
  (await plane.call(method, path, { key: project.key, ...(body !== undefined && { body }) })).body;

/** Adds the notes, exports them and deletes them again. */
async function exportedAndDeleted(): Promise<readonly ExportedMemory[]> {
  await call('POST', '/add', { messages: notes });
  const memories: ExportedMemory[] = [];
  for await (const page of exportMemories(plane.db.database, project.projectId, null)) memories.push(...page);
  await call('DELETE', '/delete');
  return memories;
}

async function* linesOf(values: readonly unknown[]): AsyncGenerator<Line> {
  for (const text of values.map((value) => JSON.stringify(value))) yield { text, bytes: Buffer.byteLength(text) + 1 };
}

const importAll = (values: readonly unknown[]) =>
  importLines(linesOf(values), {
    database: plane.db.database,
    projectId: null,
    embedder: async () => plane.embedder,
    model: plane.embedder.model,
    idsAreGlobal: false,
    signal: new AbortController().signal,
  });

test('lines as they were exported are stored', async () => {
  const memories = await exportedAndDeleted();
  expect(memories).toHaveLength(notes.length);
  expect(await importAll(memories)).toEqual({ imported: notes.length, skipped: 0 });
  expect((await call('GET', '/list')).memories).toHaveLength(notes.length);
});

test.each<[string, (line: ExportedMemory) => unknown, string]>([
  ['an id that is none', (line) => ({ ...line, id: "' or true --" }), ': /id'],
  ['the nil id, which stands for all', (line) => ({ ...line, id: '00000000-0000-0000-0000-000000000000' }), ': /id'],
  ['a member that is unknown', (line) => ({ ...line, extra: true }), ': /extra'],
  ['blank text', (line) => ({ ...line, memory: ' \n' }), ': /memory'],
  ['a hash that is none', (line) => ({ ...line, content_hash: 'AAAA' }), ': /content_hash'],
  ['a count beyond all bounds', (line) => ({ ...line, field_lengths: [2 ** 40, 0, 0, 0] }), ': /field_lengths/0'],
  ['no vector', (line) => ({ ...line, embedding: '' }), ': /embedding must have 384 bytes'],
  ['a vector of another length', (line) => ({ ...line, embedding: 'AAAA' }), ': /embedding must have 384 bytes'],
  ['a day that no month has', (line) => ({ ...line, event_start: '2026-02-30' }), ': it has a value'],
  ['a time that no day has', (line) => ({ ...line, created_at: '2026-99-99T00:00:00.000Z' }), ': it has a value'],
  ['a NUL', (line) => ({ ...line, memory: 'My cat\0' }), ': it has a value'],
  ['half a character', (line) => ({ ...line, speaker: '\ud800' }), ': it has a value'],
  ['keywords that are none', (line) => ({ ...line, tsv: "'cat" }), ': it has a value'],
])('a line with %s: which it is; nothing of its batch is stored', async (_what, broken, said) => {
  const [first, second, third] = await exportedAndDeleted();
  if (second === undefined) throw new Error('Three memories were exported.');
  await expect(importAll([first, broken(second), third])).rejects.toThrow(`Line 2 is no memory of an export${said}`);
  expect((await call('GET', '/list')).memories).toEqual([]);
});
