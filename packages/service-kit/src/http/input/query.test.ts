import { describe, expect, test } from '@jest/globals';
import { Type } from 'typebox';
import { readQuery } from './query.js';

const schema = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  workspace_id: Type.Optional(Type.String()),
});

describe('reading a query', () => {
  test('digits become a number, text stays text, what is missing takes the default', () => {
    expect(readQuery(schema, { limit: '7', workspace_id: '7' })).toEqual({
      value: { limit: 7, workspace_id: '7' },
      faults: [],
    });
    expect(readQuery(schema, {})).toEqual({ value: { limit: 50 }, faults: [] });
  });

  test('bounds are left to the validator, and a number of very many digits is still one', () => {
    expect(readQuery(schema, { limit: '0' }).value).toEqual({ limit: 0 });
    expect(readQuery(schema, { limit: '9'.repeat(400) }).value).toEqual({ limit: Number.MAX_VALUE });
  });

  test.each(['', ' ', '-1', '+1', '1.0', '1e1', '0x1', '1_000', '٣', ' 7', '7\n', 'NaN', 'null'])(
    '%j is no integer',
    (limit) => {
      expect(readQuery(schema, { limit })).toEqual({
        value: {},
        faults: [{ location: 'query.limit', message: 'must be an integer, written as digits' }],
      });
    },
  );

  test('nothing may be given twice, and every fault is told', () => {
    expect(readQuery(schema, { limit: ['1', '2'], workspace_id: ['a', 'b'] }).faults).toEqual([
      { location: 'query.limit', message: 'must be given once' },
      { location: 'query.workspace_id', message: 'must be given once' },
    ]);
  });

  test('parameters that are not declared are not read', () => {
    expect(readQuery(schema, { page: '2', ['__proto__']: 'x', constructor: 'y' })).toEqual({
      value: { limit: 50 },
      faults: [],
    });
  });
});
