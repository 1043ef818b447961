import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { UsageError } from '../command-line/usage-error.js';
import { loadExtractionCases } from './extraction-case.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extraction-cases-'));
});
afterAll(() => rm(folder, { recursive: true }));

const labelled = {
  id: 'tea',
  kind: 'preference',
  messages: ['user: I like tea.'],
  timestamp: null,
  facts: [{ source_index: 0, must_contain: ['like', ['tea', 'teas']] }],
};

async function load(cases: unknown) {
  const file = join(folder, 'cases.json');
  await writeFile(file, JSON.stringify(cases));
  return loadExtractionCases(file);
}

const faultOf = async (more: Readonly<Record<string, unknown>>): Promise<string> => {
  const error: unknown = await load([{ ...labelled, ...more }]).catch((reason: unknown) => reason);
  return error instanceof UsageError ? error.message : `no fault, but ${error}`;
};

test('cases that are well formed are read', async () => {
  const cases = [{ ...labelled, allowed: [['like'], [['tea', 'teas'], 'I']], must_not_contain: ['coffee'] }];
  expect(await load(cases)).toEqual(cases);
});

describe('a fault is told with its case', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['allowed 0 is no list of phrases', { allowed: ['tea'] }],
    ['allowed 1 is no list of phrases', { allowed: [['tea'], []] }],
    ['allowed 0 is no list of phrases', { allowed: [[['tea', 3]]] }],
    ['allowed 0 is no list of phrases', { allowed: [['']] }],
    ['allowed 0 is no list of phrases', { allowed: [null] }],
    ['allowed is no list', { allowed: 'tea' }],
    ['allowed is no list', { allowed: null }],
    ['must_not_contain is no list of texts', { must_not_contain: 'tea' }],
    ['must_not_contain is no list of texts', { must_not_contain: [['tea']] }],
    ['fact 0: must_contain is no list of phrases', { facts: [{ source_index: 0, must_contain: 'tea' }] }],
    ['fact 0: must_contain is no list of phrases', { facts: [{ source_index: 0, must_contain: [[]] }] }],
    ['an empty message', { messages: [' '] }],
    ['timestamp soon', { timestamp: 'soon' }],
    ['either facts are expected or nothing is', { nothing: true }],
  ])('%s', async (fault, more) => {
    expect(await faultOf(more)).toContain(`\n  tea: ${fault}`);
  });

  test('that it stands twice', async () => {
    await expect(load([labelled, labelled])).rejects.toThrow('tea: stands twice');
  });
});
