import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (text: string): readonly string[] =>
  extractFacts({ messages: [`user: ${text}`], anchorDate: null }).map((fact) => fact.text);

test.each([
  'Popraw proszę literówki w README',
  'Popraw proszę nazwę w pliku config.yml',
  'Popraw proszę ten test, bo nie przechodzi',
  'Proszę popraw literówki w docs/README.md',
  'Usuń proszę nieużywane importy w src/app.ts',
  'nie, to nie działa',
  'dalej nie działa',
  'teraz działa, dzięki',
  'Czy możesz dodać test do src/app.ts',
])('work for now: %s', (text) => {
  expect(textsOf(text)).toEqual([]);
});

test.each([
  'Używaj proszę zawsze tabulatorów',
  'Proszę zawsze odpowiadaj po polsku',
  'Napisz zawsze test, zanim zmienisz kod w src/app.ts',
])('for good: %s', (text) => {
  expect(textsOf(text)).not.toEqual([]);
});
