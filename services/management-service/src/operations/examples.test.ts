import { describe, expect, test } from '@jest/globals';
import { Check } from 'typebox/value';
import { allOperations } from './index.js';

describe.each(allOperations.map((operation) => [operation.operationId, operation] as const))(
  'the example of %s',
  (_, operation) => {
    test('fits its schemas', () => {
      expect(Check(operation.response.schema, operation.example.response)).toBe(true);
      if (operation.request.body !== undefined)
        expect(Check(operation.request.body, operation.example.request)).toBe(true);
    });
  },
);
