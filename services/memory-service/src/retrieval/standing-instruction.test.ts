import { describe, expect, test } from '@jest/globals';
import { isStandingInstruction, occasionOfInstruction } from './standing-instruction.js';

describe('isStandingInstruction', () => {
  test.each([
    'Always run the linter before a commit',
    "Don't touch the generated files",
    'Please never push to main',
    'I prefer tabs',
    'I’d rather see short functions',
    'From now on tests go beside the source',
    'we always squash',
    'When I say ship it, always run the release script',
    'Before every push, make sure that the tests pass',
  ])('%s', (memory) => {
    expect(isStandingInstruction(memory)).toBe(true);
  });

  test.each([
    'She always smiles',
    'The user service is slow',
    'Used the old build',
    'My favourite tea is green',
    'When it rains, the roof leaks',
  ])('no: %s', (memory) => {
    expect(isStandingInstruction(memory)).toBe(false);
  });
});

describe('occasionOfInstruction', () => {
  test.each([
    ['Always give sizes in centimetres when I ask about furniture.', 'furniture'],
    ['Never suggest meat whenever I ask you for recipes', 'recipes'],
    ['Always run the linter before you commit', 'you commit'],
    ['Whenever we add an endpoint, always update the OpenAPI file', 'we add an endpoint'],
    ["Don't run a migration if it drops a column!", 'it drops a column'],
    ['I prefer short answers when we talk about Git', 'Git'],
    ['Make sure the build passes before you push, please', 'you push'],
  ])('%s', (memory, occasion) => {
    expect(occasionOfInstruction(memory)).toBe(occasion);
  });

  test.each([
    'Always use tabs',
    'Always use British spelling when possible',
    'Use tabs if you can',
    'Always stop when I ask',
    'Always run the tests first if in doubt',
    'I prefer the flat we saw before Christmas',
    'My preference changed after I moved to Lyon',
    'Keep in touch with Tom, who left after the merger',
    'Before Ana was born, we lived in Ghent and we always skied',
    "Don't remember if I told you",
    'Always use tabs. My father died when I was five.',
    "I'm not sure if I prefer tabs or spaces",
    'I prefer tabs, but I wonder if they render well',
    'The roof leaks when it rains',
    "Don't touch the lock file unless I say so",
  ])('none: %s', (memory) => {
    expect(occasionOfInstruction(memory)).toBeNull();
  });
});
