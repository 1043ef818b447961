import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { loadConversations } from './labelled-conversations.js';

const head = { name: 'small', source: 'written for this test', licence: 'Apache-2.0' };
const conversation = {
  id: 'c1',
  sessions: [{ id: 's1', timestamp: '2026-01-05', messages: [{ id: 'm1', text: 'user: we use pnpm' }] }],
  questions: [{ id: 'q1', question: 'Which package manager?', category: 'convention', evidence: ['m1'] }],
};

describe('loadConversations', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'conversations-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  test('a file and a folder of single conversations read the same', async () => {
    const file = join(folder, 'all.json');
    const parts = join(folder, 'parts');
    const second = { ...conversation, id: 'c2' };
    await mkdir(parts);
    await writeFile(file, JSON.stringify({ ...head, conversations: [conversation, second] }));
    await writeFile(join(parts, 'set.json'), JSON.stringify(head));
    await writeFile(join(parts, 'b.json'), JSON.stringify(second));
    await writeFile(join(parts, 'a.json'), JSON.stringify(conversation));
    expect(await loadConversations(parts)).toEqual(await loadConversations(file));
  });

  test('every fault is named', async () => {
    const file = join(folder, 'all.json');
    const broken = {
      ...conversation,
      sessions: [...conversation.sessions, { id: 's1', timestamp: 'Monday', messages: [{ id: 'm1', text: ' ' }] }],
      questions: [{ id: 'q1', question: 'Which?', category: 'convention', evidence: ['m9'], says: ['bun'] }],
    };
    await writeFile(file, JSON.stringify({ ...head, conversations: [broken, conversation] }));
    const run = loadConversations(file);
    await expect(run).rejects.toThrow('conversation c1 stands twice');
    await expect(run).rejects.toThrow('session s1 stands twice');
    await expect(run).rejects.toThrow('message m1 stands twice');
    await expect(run).rejects.toThrow('message m1 is empty');
    await expect(run).rejects.toThrow('session s1: Monday');
    await expect(run).rejects.toThrow('q1: no message m9');
    await expect(run).rejects.toThrow('q1: nobody says bun');
  });

  test('what is not there, or no JSON, is refused in words', async () => {
    await writeFile(join(folder, 'bad.json'), '{');
    await expect(loadConversations(join(folder, 'none.json'))).rejects.toThrow('cannot read');
    await expect(loadConversations(join(folder, 'bad.json'))).rejects.toThrow('cannot read');
  });
});
