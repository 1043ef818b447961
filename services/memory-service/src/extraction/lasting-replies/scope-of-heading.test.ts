import { expect, test } from '@jest/globals';
import { scopeOfHeading } from './scope-of-heading.js';

test.each([
  ['### In this codebase', 'ours'],
  ['Result for this project', 'ours'],
  ['## Your setup', 'ours'],
  ['This is how the desktop client is released in this project', 'ours'],
  ["Here's how we release it", 'ours'],
  ["Here's how the event loop works", null],
  ['And for the auth service', 'ours'],
  ['In diesem Projekt', 'ours'],
  ['Dans ce projet', 'ours'],
  ['What a Python upgrade usually involves', 'general'],
  ['What good backups look like', 'general'],
  ['Common reasons include:', 'general'],
  ['Why restores fail', 'general'],
  ['Terms', 'general'],
  ['Why the restores fail', null],
  ['What was going on', null],
  ['In this week', null],
  ['For the record', null],
  ['Decision', null],
  ['', null],
] as const)('whose matters: %s', (heading, scope) => expect(scopeOfHeading(heading)).toBe(scope));
