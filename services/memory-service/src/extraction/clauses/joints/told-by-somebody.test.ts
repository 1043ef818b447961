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
      'Priya says the API is old and will be rewritten in Go',
      ['Priya says the API is old', 'Priya says the API will be rewritten in Go'],
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
    'Ana says the office is cold and will work from home on Fridays',
    'The doctor says the wound is infected and will call me tomorrow',
    'My sister says the flat is too small and has bought a house in Porto',
    "Our client says the invoice is wrong and won't pay before May",
    'Ana says the office is cold and will be in Porto until May',
    'Lena says the house is big and is excited about the garden',
    'Lena says the house is big and is thrilled about the garden',
    'Lena told me the lease ends in June and is moving to Ghent',
    'My dad says the car is fine and drives to Spain in June',
  ])('stays with it where it may be of either, or is what was told: %s', (sentence) => {
    expect(splitClauses(sentence)).toEqual([sentence]);
  });

  test.each<[string, string[]]>([
    [
      'The doctor says the wound is healing and wants me back in May',
      ['The doctor says the wound is healing', 'The doctor wants me back in May'],
    ],
    [
      'Priya said the tests are flaky and rewrote them on Friday',
      ['Priya said the tests are flaky', 'Priya rewrote them on Friday'],
    ],
    [
      'We figured the queue was too small and doubled it in March',
      ['We figured the queue was too small', 'We doubled it in March'],
    ],
    ['My sister says hi and wants to visit in July', ['My sister says hi', 'My sister wants to visit in July']],
  ])('and what who tells it does besides: %s', (sentence, clauses) => {
    expect(splitClauses(sentence)).toEqual(clauses);
  });
});
