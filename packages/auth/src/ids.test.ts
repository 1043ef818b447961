import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type IdPrefix, isUuid, prefixedId, uuidv7 } from './ids.js';

const anyTime = fc.integer({ min: 0, max: 2 ** 48 - 1 });

describe('memory ids', () => {
  test('are UUIDs of version 7 and variant 10 that hold their millisecond', () => {
    fc.assert(
      fc.property(anyTime, (nowMs) => {
        const id = uuidv7(nowMs);
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(nowMs);
        expect(isUuid(id)).toBe(true);
      }),
    );
  });

  test('sort by time', () => {
    fc.assert(fc.property(anyTime, anyTime, (a, b) => a === b || uuidv7(a) < uuidv7(b) === a < b));
  });

  test('never repeat within a millisecond', () => {
    expect(new Set(Array.from({ length: 20_000 }, () => uuidv7(1))).size).toBe(20_000);
  });
});

test.each([
  ['019a8f6e-4b52-7c1d-9e0a-3f5b7c9d1e2f', true],
  ['019A8F6E-4B52-7C1D-9E0A-3F5B7C9D1E2F', true],
  ['019a8f6e4b527c1d9e0a3f5b7c9d1e2f', false],
  ['{019a8f6e-4b52-7c1d-9e0a-3f5b7c9d1e2f}', false],
  ['019a8f6e-4b52-7c1d-9e0a-3f5b7c9d1e2f\n', false],
  ['019a8f6e-4b52-7c1d-9e0a-3f5b7c9d1e2g', false],
  ['', false],
  ["' or true --", false],
])('%j can be the id of a memory: %p', (candidate, can) => {
  expect(isUuid(candidate)).toBe(can);
});

describe('ids of the management plane', () => {
  const prefixes: readonly IdPrefix[] = ['acct', 'ws', 'proj', 'key', 'tok', 'audit'];

  test('are a prefix and 22 characters of base58', () => {
    for (const prefix of prefixes) {
      expect(prefixedId(prefix)).toMatch(new RegExp(`^${prefix}_[1-9A-HJ-NP-Za-km-z]{22}$`));
    }
  });

  test('sort by time, as text', () => {
    fc.assert(
      fc.property(anyTime, anyTime, (a, b) => a === b || prefixedId('proj', a) < prefixedId('proj', b) === a < b),
    );
  });

  test('never repeat within a millisecond', () => {
    expect(new Set(Array.from({ length: 20_000 }, () => prefixedId('key', 1))).size).toBe(20_000);
  });
});
