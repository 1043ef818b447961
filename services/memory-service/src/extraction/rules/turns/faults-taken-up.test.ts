import { expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';

const ofUser = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).flatMap(({ text, role }) => (role === 'user' ? [text] : []));

const found = 'assistant: The image has no DejaVu fonts, so wkhtmltopdf falls back to one without umlauts.';

test.each([
  ['user: The PDF letters showed boxes instead of umlauts.'],
  ["user: saves made on android don't load on desktop, any idea?"],
  ['user: hardfault after ~6h on the gateway, trace attached'],
])('a fault that an agent looks into is told by what it finds: %s', (reported) => {
  expect(ofUser(reported, found)).toEqual([]);
});

test.each([
  ['nobody answered', ['user: The PDF letters showed boxes instead of umlauts.']],
  ['the agent only took note', ['user: The PDF letters showed boxes instead of umlauts.', 'assistant: Noted, thanks.']],
  [
    'a person answered',
    ['Ana: The PDF letters showed boxes instead of umlauts.', 'Ben: It was the fonts in the image.'],
  ],
])('it stays where %s', (_, messages) => {
  expect(extractFacts({ messages, anchorDate: '2026-03-18' })[0]?.text).toContain('boxes instead of umlauts');
});

test('it stays with its day, and beside what is more than a fault', () => {
  expect(ofUser('user: backup of vault-db died last night at 23:40', found)).toHaveLength(1);
  expect(ofUser('user: The PDF letters showed boxes. Letters are always A4 with the crest top left.', found)).toEqual([
    'The PDF letters showed boxes.',
    'Letters are always A4 with the crest top left.',
  ]);
});
