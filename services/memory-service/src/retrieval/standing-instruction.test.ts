import { describe, expect, test } from '@jest/globals';
import { isStandingInstruction } from './standing-instruction.js';

describe('isStandingInstruction', () => {
  test.each([
    'Always run the linter before a commit',
    "Don't touch the generated files",
    'Please never push to main',
    'I prefer tabs',
    'I’d rather see short functions',
    'From now on tests go beside the source',
    'we always squash',
  ])('%s', (memory) => {
    expect(isStandingInstruction(memory)).toBe(true);
  });

  test.each(['She always smiles', 'The user service is slow', 'Used the old build', 'My favourite tea is green'])(
    'no: %s',
    (memory) => {
      expect(isStandingInstruction(memory)).toBe(false);
    },
  );
});
