import { expect, test } from '@jest/globals';
import { isMachineLine } from './machine-text.js';

test.each([
  '  -i, --ignore-case    case insensitive search',
  '  -l, --files-with-matches',
  '  -t, --type TYPE      only search files of TYPE',
  '      --depth=<N>      how deep to go',
  '-v  be verbose',
])("a command's help: %s", (line) => expect(isMachineLine(line)).toBe(true));

test.each([
  '- i prefer rg over grep',
  '-j2 on CI, the runners are small',
  '--no-cache is set on CI',
  '-v means verbose',
])('and what is told: %s', (line) => expect(isMachineLine(line)).toBe(false));
