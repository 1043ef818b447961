import { beforeEach, describe, expect, test } from '@jest/globals';

import { type KnownMemory, ProjectRecord } from './project-record.js';

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
