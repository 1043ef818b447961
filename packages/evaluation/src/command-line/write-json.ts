import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a value to a file, in a folder that need not be there yet. */
export async function writeJson(file: string, value: unknown, indent: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, indent)}\n`);
}
