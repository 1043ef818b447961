import { expect, test } from '@jest/globals';
import { sectionKind } from './section-kinds.js';

test.each([
  ['### Root cause', 'cause'],
  ['3. Why', 'cause'],
  ['Step 3: so what breaks?', 'cause'],
  ['Ursache', 'cause'],
  ['La cause', 'cause'],
  ['What I changed', 'change'],
  ['🔧 The fix:', 'change'],
  ['Solução', 'change'],
  ['Background', 'general'],
  ['What CLS measures', 'general'],
  ['A few words on actors', 'general'],
  ['How the cache works', 'general'],
  ['Um pouco de teoria', 'general'],
  ['Option 2: on demand', 'options'],
  ['Pros', 'options'],
  ['Next steps', 'plan'],
  ['What I propose', 'plan'],
  ['## Migration plan', 'plan'],
  ['Implementation steps', 'plan'],
  ['Changes needed', 'plan'],
  ['Changes made', 'change'],
  ['Migration', 'change'],
  ['Fix options', 'options'],
  ['How I got there', 'course'],
  ['Verification', 'course'],
  ['TL;DR', 'result'],
  ['Environment', 'result'],
  ['Servers', null],
  ['Changelog', null],
  ['', null],
] as const)('%j tells: %s', (heading, kind) => {
  expect(sectionKind(heading)).toBe(kind);
});
