import type { Database } from '@persistent-memory/service-kit';
import { Compile } from 'typebox/schema';
import type { Embedder, EmbeddingModel } from '../embedding/embedder.js';
import { quantise } from '../embedding/quantise.js';
import { withoutSpeaker } from '../memories/speaker-prefix.js';
import { embedMemories } from '../retrieval/embed-memories.js';
import { ExportedMemory } from '../storage/exported-memory.js';
import { findUnstorable, importMemories, withoutStored } from '../storage/import-memories.js';
import type { Line } from './bounded-lines.js';
import { type ImportedLine, refuseTakenIds } from './refuse-taken-ids.js';

const batchSize = 200;
/** Ids that are looked up at the same time where they have to be free in all projects; so many lines are read ahead. */
const lookedUpAtOnce = 5_000;
const exportedMemory = Compile(ExportedMemory);

export interface ImportOptions {
  readonly database: Database;
  /** Where all of it goes; null: each memory to the project that it came from. */
  readonly projectId: string | null;
  /** Embeds what comes with vectors of another model; asked for when the first such memory comes. */
  readonly embedder: () => Promise<Embedder>;
  /** Of the vectors that are stored. */
  readonly model: EmbeddingModel;
  /** Whether no other project may have a memory with the same id. */
  readonly idsAreGlobal: boolean;
  readonly signal: AbortSignal;
  /** Told how many bytes were read so far. */
  readonly onProgress?: (bytes: number) => void;
}

export interface ImportReport {
  readonly imported: number;
  /** They were there already. */
  readonly skipped: number;
}

/**
 * Stores the lines of an export, a batch at a time, each all or none. What is there already is left as it is, so an
 * import can be repeated.
 * @throws Error that names the first line that is no memory or whose id is taken; of those that were read together with
 *   it nothing is stored, what came before is
 */
export async function importLines(lines: AsyncIterable<Line>, options: ImportOptions): Promise<ImportReport> {
  let number = 0;
  let bytes = 0;
  let report: ImportReport = { imported: 0, skipped: 0 };
  let read: ImportedLine<ExportedMemory>[] = [];
  const store = async () => {
    if (options.idsAreGlobal) await refuseTakenIds(options.database, read);
    for (const batch of batchesOf(read)) {
      options.signal.throwIfAborted();
      const { imported, skipped } = await storeBatch(batch, options);
      report = { imported: report.imported + imported, skipped: report.skipped + skipped };
    }
    read = [];
    options.onProgress?.(bytes);
  };
  const readAtOnce = options.idsAreGlobal ? lookedUpAtOnce : batchSize;
  for await (const line of lines) {
    number += 1;
    bytes += line.bytes;
    if (line.text.trim() === '') continue;
    const memory = readLine(line.text, number, options.model);
    if (read.length === readAtOnce) await store();
    read.push({ number, memory, projectId: options.projectId ?? memory.project_id });
  }
  await store();
  return report;
}

function readLine(line: string, number: number, model: EmbeddingModel): ExportedMemory {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`Line ${number} is no JSON.`);
  }
  if (!exportedMemory.Check(value)) {
    const [, [fault]] = exportedMemory.Errors(value);
    throw noMemory(number, `${fault?.instancePath || 'it'} ${fault?.message ?? 'is wrong'}`);
  }
  // A vector of another length would be compared with those of all other memories. One of another model is made anew.
  const hasLength = Buffer.from(value.embedding, 'base64').length === model.dimensions;
  if (value.embedding_model === model.name && !hasLength)
    throw noMemory(number, `/embedding must have ${model.dimensions} bytes, as vectors of ${model.name}`);
  return value;
}

function noMemory(line: number, why: string, cause?: unknown): Error {
  return new Error(`Line ${line} is no memory of an export: ${why}.`, { cause });
}

interface Batch {
  readonly projectId: string;
  readonly lines: ImportedLine<ExportedMemory>[];
}

/** In their order, each of one project. */
function batchesOf(lines: readonly ImportedLine<ExportedMemory>[]): readonly Batch[] {
  const batches: Batch[] = [];
  for (const line of lines) {
    const last = batches.at(-1);
    if (last?.projectId === line.projectId && last.lines.length < batchSize) last.lines.push(line);
    else batches.push({ projectId: line.projectId, lines: [line] });
  }
  return batches;
}

async function storeBatch({ projectId, lines }: Batch, options: ImportOptions): Promise<ImportReport> {
  const { database } = options;
  const memories = lines.map(({ memory }) => memory);
  try {
    const absent = await withoutStored(database, projectId, memories);
    if (absent.length === 0) return { imported: 0, skipped: lines.length };
    const imported = await importMemories(database, projectId, await withVectors(absent, options));
    return { imported, skipped: lines.length - imported };
  } catch (error) {
    if (!isOfPostgres(error)) throw error;
    const line = lines[(await findUnstorable(database, projectId, memories)) ?? Number.NaN];
    throw line === undefined ? error : noMemory(line.number, 'it has a value that Postgres does not take', error);
  }
}

/** An error that Postgres answered a statement with, and not one of reaching it. */
function isOfPostgres(error: unknown): boolean {
  return error instanceof Error && error.name === 'PostgresError';
}

/** Vectors of the model in use for those that come with another's. */
async function withVectors(
  memories: readonly ExportedMemory[],
  { embedder, model, signal }: ImportOptions,
): Promise<readonly ExportedMemory[]> {
  const foreign = memories.filter((memory) => memory.embedding_model !== model.name);
  if (foreign.length === 0) return memories;
  const texts = foreign.map(({ memory, speaker }) => withoutSpeaker(memory, speaker));
  const vectors = await embedMemories(texts, { embedder: await embedder(), signal });
  const made = new Map(foreign.map(({ id }, position) => [id, vectors[position]]));
  return memories.map((memory) => {
    const vector = made.get(memory.id);
    if (vector === undefined) return memory;
    return { ...memory, embedding: Buffer.from(quantise(vector)).toString('base64'), embedding_model: model.name };
  });
}
