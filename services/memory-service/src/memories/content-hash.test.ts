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

/*
 * Hashes that databases hold. Nothing computes them anew: where one of these changes, a repeat of such a memory that
 * was stored before is not recognised and is stored once more. So change the wording's form only for a reason that is
 * worth it, and then replace the hashes here in the same commit, whose message says which texts are concerned, for
 * whoever writes the notes of the release.
 */
test.each<[string, Partial<MemoryContent>]>([
  ['c0703fd3a87662ab9fcd23501838132fb1515121cbe25c9106823c3ea17748e3', {}],
  ['0badbb73194a77467d934d3dbfb43afac1ad3e9d2f2fc65ebee86b859aa3e2a3', { text: 'We deploy to production on Fridays.' }],
  [
    '1d97fe56ac8d8333cc690fbdfa8045991d58edb16be8704e0b23eacab0e5e11c',
    { text: 'For package management, we use pnpm.' },
  ],
  [
    'f95e20f90e528e9f0ddf3974862b1b07a40928a69c115ee6bf490f40d8922db5',
    { text: 'We support Firefox, Chrome and Safari.' },
  ],
  ['1cc2def9befb82a594ba112d789726f87eedebbb8e0583e591cf441a5669fca2', { text: 'The importer was written by Olga.' }],
  ['459e240926933975766ee3b58b1df5edbe47d2fddacb3fbed76e0fcf7fd63811', { text: 'My favourite food is ramen.' }],
  [
    '8060f73eb7b2bfbf81e9d2fff06360eeb08ecec1566e88ce783482eaa6b595e5',
    { text: "We're not using tabs, and the tests take twelve mins." },
  ],
  [
    'c4a3ba1f8aee69d20377f8a3a1593e46419b93d6b838f6da39fafa09f99465c0',
    { text: 'Our tests need 12 minutes without and 4 minutes with the cache.' },
  ],
  [
    '25e5730dc806344d5bd231a62e892c2494360ca24e7aa3b7e9360a894a39d00f',
    { text: 'parseDate() lives in src/App.ts; x != 1 is skipped.' },
  ],
  [
    'e3ca35663593a75182f4cf907e5d21720b9518139a25c90ae720feb425e5ebdc',
    { text: 'The cookie is called session_id, and we always pass --force.' },
  ],
  [
    'dc57edf8784b57c0a4b07a490c2875b4f91505023e6f83465a83b07e7ab52ec6',
    { text: 'Backups ran last week (2026-03-09 to 2026-03-15).' },
  ],
  ['111e6f4e280fc83455ebf9f13b664c7dde535e586a9e3819af8c6d9add443628', { text: 'Do we use npm?' }],
  [
    '8fd45062e7f28cbb79a1ba91ab985f664443d5eef0cee39d76f3b19ff2942e8d',
    { text: 'Unser Server läuft seit März in Köln.' },
  ],
  ['d84f1cb5136b847a9f25e0fe349b6a43ba301e71a8296b1e9bc323e345b3f58c', { text: '我住在里斯本。' }],
  [
    'f121970532c36227c1989a10aad3a2929ffc1187d1546bf6f10c241d31ec3eb5',
    { text: 'I adopted a cat.', speaker: 'Caroline', event: { start: '2026-03-09', end: '2026-03-15' } },
  ],
  [
    'f447cbe264d5e61cbdae7f55c6f1048bea72e0c5b472a9031118c26b378aa6aa',
    { text: 'I adopted a cat.', sessionDate: '2026-03-18' },
  ],
])('the stored hash %s stays that of %j', (stored, content) => {
  expect(hash(content)).toBe(stored);
});

test('a speaker’s name counts without its case', () => {
  expect(hash({ speaker: 'Caroline' })).toBe(hash({ speaker: 'CAROLINE' }));
});
