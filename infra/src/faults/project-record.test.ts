import { beforeEach, describe, expect, test } from '@jest/globals';

import { isSettled, type KnownMemory, ProjectRecord } from './project-record.js';

let record: ProjectRecord;
let memory: KnownMemory;
beforeEach(() => {
  record = new ProjectRecord('alder');
  memory = record.added({ id: 'a', memory: 'In hall alder.' }, { startedMs: 0, endedMs: 10 });
});

const during = (startedMs: number, endedMs: number) => ({ startedMs, endedMs });
const returned = (text: string, id = 'a') => [{ id, memory: text }];

describe('what is returned', () => {
  test('is of the project', () => {
    expect(record.faultsOf(returned('In hall birch.', 'b'), during(20, 30))).toHaveLength(1);
    expect(record.faultsOf(returned('In hall alder, unknown.', 'b'), during(20, 30))).toEqual([]);
  });

  test('is not deleted, unless the request began before the deletion was acknowledged', () => {
    memory.deletion = { begunMs: 20, acknowledgedMs: 30 };
    expect(record.faultsOf(returned('In hall alder.'), during(29, 40))).toEqual([]);
    expect(record.faultsOf(returned('In hall alder.'), during(31, 40))).toHaveLength(1);
  });

  test('has the last text that was acknowledged, or one that was under way', () => {
    memory.versions.push({ text: 'Now in hall alder.', begunMs: 20, acknowledgedMs: 30 });
    expect(record.faultsOf(returned('In hall alder.'), during(25, 40))).toEqual([]);
    expect(record.faultsOf(returned('In hall alder.'), during(31, 40))).toHaveLength(1);
    expect(record.faultsOf(returned('Now in hall alder.'), during(12, 19))).toHaveLength(1);
    expect(record.faultsOf(returned('Now in hall alder.'), during(12, 25))).toEqual([]);
  });

  test('has either text when nobody knows whether an update was done', () => {
    memory.versions.push({ text: 'Now in hall alder.', begunMs: 20, acknowledgedMs: null });
    for (const text of ['In hall alder.', 'Now in hall alder.'])
      expect(record.faultsOf(returned(text), during(100, 110))).toEqual([]);
  });
});

describe('what is missing', () => {
  test('is what was acknowledged before the request began', () => {
    expect(record.missing([memory], [], during(9, 20))).toEqual([]);
    expect(record.missing([memory], [], during(11, 20))).toHaveLength(1);
    expect(record.missing([memory], returned('In hall alder.'), during(11, 20))).toEqual([]);
  });

  test('is nothing that somebody tried to delete meanwhile', () => {
    memory.deletion = { begunMs: 15, acknowledgedMs: null };
    expect(record.missing([memory], [], during(11, 20))).toEqual([]);
  });
});

describe('deleting everything', () => {
  test('takes what was there, once that is acknowledged', () => {
    const ended = record.deletingAll(20);
    expect(record.missing([memory], [], during(21, 30))).toEqual([]);
    expect(record.faultsOf(returned('In hall alder.'), during(25, 30))).toEqual([]);
    ended(30, true);
    expect(record.faultsOf(returned('In hall alder.'), during(29, 40))).toEqual([]);
    expect(record.faultsOf(returned('In hall alder.'), during(31, 40))).toHaveLength(1);
  });

  test('may take what is added meanwhile, and does not take what is added later', () => {
    const ended = record.deletingAll(20);
    const meanwhile = record.added({ id: 'b', memory: 'In hall alder.' }, during(19, 21));
    ended(30, true);
    const later = record.added({ id: 'c', memory: 'In hall alder.' }, during(31, 40));
    expect(record.missing([meanwhile, later], [], during(50, 60))).toHaveLength(1);
    expect(record.faultsOf(returned('In hall alder.', 'b'), during(50, 60))).toEqual([]);
  });

  test('may have happened, or happen late, when nobody knows whether it was done', () => {
    record.deletingAll(20)(30, false);
    expect(record.missing([memory], [], during(31, 40))).toEqual([]);
    expect(record.faultsOf(returned('In hall alder.'), during(31, 40))).toEqual([]);
    expect(isSettled(record.added({ id: 'b', memory: 'In hall alder.' }, during(40, 50)))).toBe(false);
    expect(isSettled(record.added({ id: 'c', memory: 'In hall alder.' }, during(6_000, 6_010)))).toBe(true);
  });

  test('explains that a memory is not there for a request that ended after it began', () => {
    record.deletingAll(20)(30, true);
    expect(record.mayBeWiped(memory, during(12, 19))).toBe(false);
    expect(record.mayBeWiped(memory, during(12, 21))).toBe(true);
    const later = record.added({ id: 'c', memory: 'In hall alder.' }, during(31, 40));
    expect(record.mayBeWiped(later, during(50, 60))).toBe(false);
  });
});
