import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';

/**
 * A folder for the tests of one file, with a single file of labelled lines: called with its text, the answer is the
 * folder.
 */
export function useLabelledFolder(): (text: string) => string {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'labelled-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return (text) => {
    writeFileSync(join(folder, 'one.txt'), text);
    return folder;
  };
}
