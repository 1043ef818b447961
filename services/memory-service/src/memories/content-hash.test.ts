import { expect, test } from '@jest/globals';
import { contentHash, type MemoryContent } from './content-hash.js';

const fact: MemoryContent = { text: 'I live in Lisbon.', speaker: null, event: null, sessionDate: null };
const hash = (changes: Partial<MemoryContent> = {}) => contentHash({ ...fact, ...changes }).toString('hex');

test.each<Partial<MemoryContent>>([
  { text: 'i  LIVE in Lisbon' },
  { text: 'I live in Lisbon!' },
  { text: '\u2029I live in\u00a0Lisbon' },
])('%j is the same fact', (changes) => {
  expect(hash(changes)).toBe(hash());
});

test('whatever tells facts apart does, and no two of them are mistaken for each other', () => {
  const event = { start: '2026-03-09', end: '2026-03-15' };
  const different: Partial<MemoryContent>[] = [
    {},
    { text: 'I live in Porto.' },
    { text: 'I live in Lisbon', speaker: 'Caroline' },
    { text: 'I live in Lisbon', speaker: 'Jonas' },
    { event },
    { event: { ...event, end: '2026-03-16' } },
    { sessionDate: '2026-03-09' },
    { sessionDate: '2026-03-15' },
    { speaker: '2026-03-09' },
  ];
  expect(new Set(different.map(hash)).size).toBe(different.length);
});

test('a speaker’s name counts without its case', () => {
  expect(hash({ speaker: 'Caroline' })).toBe(hash({ speaker: 'CAROLINE' }));
});
