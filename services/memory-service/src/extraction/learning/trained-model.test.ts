import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readModel, writeModel } from './trained-model.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'persistent-memory-model-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const signs = ['word tabs', 'left a\t, and', 'a "quoted" sign', '__proto__', '\u2028', '7'];

test.each([[signs], [[]]])('what is written is read again: %j', (names) => {
  const file = pathToFileURL(join(folder, 'weights.json'));
  const weights = new Map(names.map((sign, at): [string, number] => [sign, 100 - 50 * at]));
  const model = { trainedOn: 'a digest', bias: -0.5, commonWords: ['a', 'the'], weights };
  writeModel(file, model);
  expect(readModel(file)).toEqual(model);
  expect([...readModel(file).weights]).toEqual([...weights]);
});
