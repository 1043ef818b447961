import { type FileHandle, open } from 'node:fs/promises';
import type { MemoryPlace } from '../storage/memory-pages.js';

/** Longer than any line: a memory of 8,192 characters with its vector and keywords. */
const MAX_LINE_BYTES = 4 * 1024 * 1024;

/** How every line begins, of any version. */
const FIRST_LINE = '{"version":';

/** A file that an export is written to. */
export interface ExportFile {
  /** Where to go on, or null at the beginning. */
  readonly after: MemoryPlace | null;
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error with code EEXIST when the file is there already */
export async function createExportFile(path: string): Promise<ExportFile> {
  return exportFile(await open(path, 'wx', 0o600), null, 0);
}

/** Goes on behind the last whole line of an interrupted export; begins it where there is none yet. */
export async function resumeExportFile(path: string): Promise<ExportFile> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const { place, bytes } = await readEnd(file, size);
    await file.truncate(bytes);
    return exportFile(file, place, bytes);
  } catch (error) {
    await file.close();
    throw error;
  }
}

function exportFile(file: FileHandle, after: MemoryPlace | null, start: number): ExportFile {
  let position = start;
  return {
    after,
    async write(text) {
      const { bytesWritten } = await file.write(text, position, 'utf8');
      position += bytesWritten;
    },
    close: () => file.close(),
  };
}

/** The place of the last whole line, and where it ends. */
async function readEnd(file: FileHandle, size: number): Promise<{ place: MemoryPlace | null; bytes: number }> {
  const length = Math.min(size, 2 * MAX_LINE_BYTES);
  const tail = Buffer.alloc(length);
  await file.read(tail, 0, length, size - length);
  const end = tail.lastIndexOf(0x0a);
  if (end === -1 && isBeginning(tail.toString('utf8'))) return { place: null, bytes: 0 };
  const begin = tail.lastIndexOf(0x0a, end - 1) + 1;
  const place = end <= 0 ? null : placeOf(tail.toString('utf8', begin, end));
  if (place === null) throw new Error('The file is no export that could be gone on with.');
  return { place, bytes: size - length + end + 1 };
}

/** Whether it is empty, or what an export was cut off in at its first line. */
function isBeginning(text: string): boolean {
  return text.slice(0, FIRST_LINE.length) === FIRST_LINE.slice(0, text.length);
}

function placeOf(line: string): MemoryPlace | null {
  try {
    const { project_id, id } = JSON.parse(line) as { project_id?: unknown; id?: unknown };
    return typeof project_id === 'string' && typeof id === 'string' ? { projectId: project_id, id } : null;
  } catch {
    return null;
  }
}
