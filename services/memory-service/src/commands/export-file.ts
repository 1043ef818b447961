import { type FileHandle, open } from 'node:fs/promises';
import type { MemoryPlace } from '../storage/memory-place.js';

/** Longer than any line of an export: a memory of 8,192 characters with its vector and keywords. */
export const maxLineBytes = 4 * 1024 * 1024;

/** How every line begins, of any version. */
const firstLine = '{"version":';

/** A file that an export is written to. */
export interface ExportFile {
  /** Where to go on, or null at the beginning. */
  readonly after: MemoryPlace | null;
  /** Resolves when all of it is written. */
  write(text: string): Promise<void>;
  /** Resolves when everything is on the disk. */
  close(): Promise<void>;
}

/** @throws Error with code EEXIST when the file is there already */
export async function createExportFile(path: string): Promise<ExportFile> {
  return exportFile(await open(path, 'wx', 0o600), null);
}

/** The part of an export that a file holds already: its first memory and its last. */
export interface ExportedPart {
  readonly first: MemoryPlace;
  readonly last: MemoryPlace;
}

/**
 * Goes on behind the last whole line of an interrupted export; begins it where there is none yet.
 * @param refuse rejects for a part of another export, whose rest would not make it whole; the file stays as it is
 */
export async function resumeExportFile(
  path: string,
  refuse: (part: ExportedPart) => Promise<void>,
): Promise<ExportFile> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const { place, bytes } = await readEnd(file, size);
    if (place !== null) await refuse({ first: await readFirst(file, bytes), last: place });
    await file.truncate(bytes);
    return exportFile(file, place);
  } catch (error) {
    await file.close();
    throw error;
  }
}

function exportFile(file: FileHandle, after: MemoryPlace | null): ExportFile {
  return {
    after,
    // Goes on until all is written or an error tells why not: a single write may take a part.
    write: (text) => file.appendFile(text),
    async close() {
      try {
        await file.sync();
      } finally {
        await file.close();
      }
    },
  };
}

/** The place of the last whole line, and where it ends. */
async function readEnd(file: FileHandle, size: number): Promise<{ place: MemoryPlace | null; bytes: number }> {
  const length = Math.min(size, 2 * maxLineBytes);
  const tail = await readFrom(file, size - length, length);
  const end = tail.lastIndexOf(0x0a);
  if (end === -1 && isBeginning(tail.toString('utf8'))) return { place: null, bytes: 0 };
  const begin = tail.lastIndexOf(0x0a, end - 1) + 1;
  const place = (end <= 0 ? null : placeOf(tail.toString('utf8', begin, end))) ?? refuseFile();
  return { place, bytes: size - length + end + 1 };
}

/** The place of the first line of a file that has a whole one. */
async function readFirst(file: FileHandle, bytes: number): Promise<MemoryPlace> {
  const head = await readFrom(file, 0, Math.min(bytes, maxLineBytes));
  return placeOf(head.toString('utf8', 0, Math.max(0, head.indexOf(0x0a)))) ?? refuseFile();
}

function refuseFile(): never {
  throw new Error('The file is no export that could be gone on with.');
}

async function readFrom(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const content = Buffer.alloc(length);
  for (let read = 0; read < length; ) {
    const { bytesRead } = await file.read(content, read, length - read, position + read);
    if (bytesRead === 0) throw new Error('The file became shorter while it was read.');
    read += bytesRead;
  }
  return content;
}

/** Whether it is empty, or what an export was cut off in at its first line. */
function isBeginning(text: string): boolean {
  return text.slice(0, firstLine.length) === firstLine.slice(0, text.length);
}

function placeOf(line: string): MemoryPlace | null {
  try {
    const { project_id, id } = JSON.parse(line) as { project_id?: unknown; id?: unknown };
    return typeof project_id === 'string' && typeof id === 'string' ? { projectId: project_id, id } : null;
  } catch {
    return null;
  }
}
