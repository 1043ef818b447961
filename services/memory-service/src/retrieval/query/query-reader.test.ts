import { describe, expect, test } from '@jest/globals';
import { type QueryOfProject, QueryReader } from './query-reader.js';

const asked: QueryOfProject = {
  query: 'What does Ana drink?',
  today: '2026-03-18',
  project: { projectId: 'proj_1', speakers: ['Ana'] },
};

describe('what was read ahead', () => {
  test('is used once by the same question', async () => {
    const reader = new QueryReader();
    const ahead = await reader.readAhead(asked);
    expect(await reader.read({ ...asked })).toBe(ahead);
    const again = await reader.read(asked);
    expect(again).not.toBe(ahead);
    expect(again).toEqual(ahead);
  });

  test('what is embedded is told first, without secrets, as the speaker says it', async () => {
    const told: string[] = [];
    const query = 'Was Ana given the key ghp_0123456789abcdefghijABCDEFGHIJ012345?';
    const { embeddedText } = await new QueryReader().readAhead({ ...asked, query }, (text) => told.push(text));
    expect(told).toEqual([embeddedText]);
    expect(embeddedText).toMatch(/^Was I given the key (?!ghp_)/);
  });

  test.each<[string, Partial<QueryOfProject>, object]>([
    ['another question', { query: 'What does Ben drink?' }, { speaker: null }],
    ['another project', { project: { projectId: 'proj_2', speakers: [] } }, { speaker: null }],
    [
      'a project with another speaker',
      { project: { projectId: 'proj_1', speakers: ['Ana', 'Ben'] } },
      { speaker: 'Ana' },
    ],
    ['another day', { query: 'What did Ana drink yesterday?', today: '2026-03-20' }, { speaker: 'Ana' }],
  ])('is not used by %s', async (_kind, changes, expected) => {
    const reader = new QueryReader();
    const ahead = await reader.readAhead(asked);
    const read = await reader.read({ ...asked, ...changes });
    expect(read).not.toBe(ahead);
    expect(read).toMatchObject(expected);
  });
});
