import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { nilId } from '../../storage/memory-place.js';
import { seededRandom } from '../testing/random-vectors.js';
import { MemoryIds } from './memory-ids.js';

const random = seededRandom(5);

const anyIds = (count: number) => Array.from({ length: count }, () => randomUUID() as string);

/** Ids made by one process within a moment: they share their beginning, and differ in few digits. */
const neighbours = (count: number) =>
  Array.from({ length: count }, (_, position) => `0190a5b0-0000-7000-8000-${position.toString(16).padStart(12, '0')}`);

const beginnings = (count: number) =>
  Array.from(
    { length: count },
    (_, position) => `${position.toString(16).padStart(8, '0')}-0000-7000-8000-0190a5b00000`,
  );

/** What it has to say, by a list and a look through all of it. */
class Expected {
  readonly ids: string[] = [];

  findOrAppend(id: string): number {
    const row = this.ids.indexOf(id);
    return row >= 0 ? row : this.ids.push(id) - 1;
  }

  removeBySwap(row: number): void {
    const last = this.ids.pop() as string;
    if (row < this.ids.length) this.ids[row] = last;
  }
}

const idsOf = (ids: MemoryIds) => Array.from({ length: ids.count }, (_, row) => ids.idOf(row));

describe('rows and ids', () => {
  test.each([
    ['at random', anyIds],
    ['next to each other', neighbours],
    ['that differ in their beginning alone', beginnings],
  ])('stay right through any changes, with ids %s', (_how, make) => {
    const pool = make(300);
    expect(new Set(pool).size).toBe(300);
    const ids = new MemoryIds();
    const expected = new Expected();
    for (let turn = 0; turn < 5_000; turn++) {
      const id = pool[Math.floor(random() * pool.length)] as string;
      const row = ids.find(id);
      expect(row).toBe(expected.ids.indexOf(id));
      if (row >= 0 && random() < 0.5) {
        ids.removeBySwap(row);
        expected.removeBySwap(row);
      } else {
        expect(ids.findOrAppend(id)).toBe(expected.findOrAppend(id));
      }
      if (turn % 500 === 0) ids.trim();
    }
    expect(idsOf(ids)).toEqual(expected.ids);
    for (const id of pool) expect(ids.find(id)).toBe(expected.ids.indexOf(id));
  });

  test('come in the order of the ids as text', () => {
    const ids = new MemoryIds();
    const all = [...anyIds(200), ...neighbours(50)];
    for (const id of all) ids.findOrAppend(id);
    const rows = all.map((_, row) => row).sort((one, other) => ids.compare(one, other));
    expect(rows.map((row) => ids.idOf(row))).toEqual(all.toSorted());
    expect(ids.compare(3, 3)).toBe(0);
  });

  test('the first and the last of all ids are ids like others', () => {
    const ids = new MemoryIds();
    const ends = [nilId, 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
    for (const id of ends) expect(ids.find(id)).toBe(-1);
    for (const id of ends) ids.findOrAppend(id);
    expect(idsOf(ids)).toEqual(ends);
    expect(ids.compare(0, 1)).toBeLessThan(0);
  });
});

test.each([
  '',
  'zero',
  '0190a5b0-0000-7000-8000-00000000000',
  '0190a5b0-0000-7000-8000-0000000000000',
  '0190a5b0-0000-7000-8000-00000000000g',
  '0190A5B0-0000-7000-8000-000000000000',
  '0190a5b0000070008000-000000000000----',
  '0190a5b0-0000-7000-8000-00000000000é',
  '0190a5b000000-7000-8000-000000000000',
])('%j is no id', (id) => {
  const ids = new MemoryIds();
  ids.findOrAppend('0190a5b0-0000-7000-8000-000000000000');
  expect(() => ids.find(id)).toThrow(RangeError);
  expect(() => ids.findOrAppend(id)).toThrow(RangeError);
  expect(ids.count).toBe(1);
});
