import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createUuidv7Source, type IdPrefix, isUuid, prefixedId, uuidv7 } from './ids.js';

const anyTime = fc.integer({ min: 0, max: 2 ** 48 - 1 });

/** The next id of a clock that shows these milliseconds, one after the other. */
function idsAt(...times: readonly number[]): string[] {
  const remaining = times.values();
  const next = createUuidv7Source(() => remaining.next().value ?? 0);
  return times.map(() => next());
}

const millisecondOf = (id: string | undefined) => Number.parseInt(id?.replace('-', '').slice(0, 12) ?? '', 16);
const counterOf = (id: string | undefined) => Number.parseInt(id?.slice(15, 18) ?? '', 16);
const randomPartOf = (id: string | undefined) => id?.slice(19);
const isRising = (ids: readonly string[]) =>
  ids.every((id, position) => position === 0 || (ids[position - 1] ?? '') < id);

describe('memory ids', () => {
  test('are UUIDs of version 7 and variant 10 that hold their millisecond', () => {
    fc.assert(
      fc.property(anyTime, (nowMs) => {
        const [id = ''] = idsAt(nowMs);
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(millisecondOf(id)).toBe(nowMs);
        expect(isUuid(id)).toBe(true);
      }),
    );
  });

  test('sort by time, whoever made them', () => {
    fc.assert(fc.property(anyTime, anyTime, (a, b) => a === b || (idsAt(a)[0] ?? '') < (idsAt(b)[0] ?? '') === a < b));
  });

  test('rise within a process, as text', () => {
    expect(isRising(Array.from({ length: 10_000 }, () => uuidv7()))).toBe(true);
  });

  test('rise within a millisecond, more of them than it can count', () => {
    const ids = idsAt(...Array(10_000).fill(1_795_311_000_000));
    expect(isRising(ids)).toBe(true);
    expect(millisecondOf(ids[2_000])).toBe(1_795_311_000_000);
    expect(millisecondOf(ids.at(-1))).toBeLessThanOrEqual(1_795_311_000_000 + 10_000 / 2_048);
  });

  test('rise while the clock goes on or back, also over a second', () => {
    const steps = fc.array(fc.integer({ min: -2_000, max: 2_000 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(steps, (changes) => {
        let nowMs = 1_795_310_999_999;
        const times = changes.map((change) => {
          nowMs += change;
          return nowMs;
        });
        const ids = idsAt(...times);
        expect(isRising(ids)).toBe(true);
        expect(millisecondOf(ids.at(-1))).toBe(Math.max(...times));
      }),
    );
  });

  test('begin to count at random in every millisecond, and are random behind it', () => {
    const ids = idsAt(...Array.from({ length: 1_000 }, (_, index) => Math.floor(index / 10)));
    const first = ids.filter((_, index) => index % 10 === 0).map(counterOf);
    expect(Math.max(...first)).toBeLessThan(2_048);
    expect(new Set(first).size).toBeGreaterThan(80);
    expect(new Set(ids.map(randomPartOf)).size).toBe(1_000);
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
