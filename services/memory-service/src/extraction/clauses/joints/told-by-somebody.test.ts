import { describe, expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

describe('what goes on about what somebody tells', () => {
  test.each<[string, string[]]>([
    [
      'my landlord says the boiler is old and has to be replaced',
      ['my landlord says the boiler is old', 'my landlord says the boiler has to be replaced'],
    ],
    [
      'The vet told us the tumour is benign and has to be removed',
      ['The vet told us the tumour is benign', 'The vet told us the tumour has to be removed'],
    ],
    [
      'The mechanic thinks the clutch is worn and will fail soon',
      ['The mechanic thinks the clutch is worn', 'The mechanic thinks the clutch will fail soon'],
    ],
  ])('is not said of who tells it: %s', (sentence, clauses) => {
    expect(splitClauses(sentence)).toEqual(clauses);
  });

  test.each([
    'My boss said he likes it and wants two more',
    'Priya told me the API is deprecated and returns 410',
    'My boss told me the office is moving to Linz',
  ])('stays with it where it may be of either, or is what was told: %s', (sentence) => {
    expect(splitClauses(sentence)).toEqual([sentence]);
  });

  test.each<[string, string[]]>([
    [
      'The doctor says the wound is healing and wants me back in May',
      ['The doctor says the wound is healing', 'The doctor wants me back in May'],
    ],
    ['My sister says hi and wants to visit in July', ['My sister says hi', 'My sister wants to visit in July']],
  ])('and what who tells it does besides: %s', (sentence, clauses) => {
    expect(splitClauses(sentence)).toEqual(clauses);
  });
});
