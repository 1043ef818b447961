import type { Database } from '@persistent-memory/service-kit';
import { Compile } from 'typebox/compile';
import type { Embedder } from '../embedding/embedder.js';
import { quantise } from '../embedding/quantise.js';
import { withoutSpeaker } from '../memories/speaker-prefix.js';
import { ExportedMemory } from '../storage/exported-memory.js';
import { importMemories, withoutStored } from '../storage/import-memories.js';
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
  readonly embeddingModel: string;
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
 * Stores the lines of an export, a batch at a time, each all or none. What is there already is left as it is, so an import can be repeated.
 * @throws Error that names the first line that is no memory or whose id is taken; of those that were read together with it nothing is stored, what came before is
 */
export async function importLines(lines: AsyncIterable<string>, options: ImportOptions): Promise<ImportReport> {
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
    bytes += Buffer.byteLength(line) + 1;
    if (line.trim() === '') continue;
    const memory = readLine(line, number);
    if (read.length === readAtOnce) await store();
    read.push({ number, memory, projectId: options.projectId ?? memory.project_id });
  }
  await store();
  return report;
}

function readLine(line: string, number: number): ExportedMemory {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`Line ${number} is no JSON.`);
  }
  if (exportedMemory.Check(value)) return value;
  const [fault] = exportedMemory.Errors(value);
  throw new Error(
    `Line ${number} is no memory of an export: ${fault?.instancePath || 'it'} ${fault?.message ?? 'is wrong'}.`,
  );
}

interface Batch {
  readonly projectId: string;
  readonly memories: ExportedMemory[];
}

/** In their order, each of one project. */
function batchesOf(lines: readonly ImportedLine<ExportedMemory>[]): readonly Batch[] {
  const batches: Batch[] = [];
  for (const { projectId, memory } of lines) {
    const last = batches.at(-1);
    if (last?.projectId === projectId && last.memories.length < batchSize) last.memories.push(memory);
    else batches.push({ projectId, memories: [memory] });
  }
  return batches;
}

async function storeBatch({ projectId, memories: batch }: Batch, options: ImportOptions): Promise<ImportReport> {
  const absent = await withoutStored(options.database, projectId, batch);
  if (absent.length === 0) return { imported: 0, skipped: batch.length };
  const imported = await importMemories(options.database, projectId, await withVectors(absent, options));
  return { imported, skipped: batch.length - imported };
}

/** Vectors of the model in use for those that come with another's. */
async function withVectors(
  memories: readonly ExportedMemory[],
  { embedder, embeddingModel, signal }: ImportOptions,
): Promise<readonly ExportedMemory[]> {
  const foreign = memories.filter((memory) => memory.embedding_model !== embeddingModel);
  if (foreign.length === 0) return memories;
  const texts = foreign.map(({ memory, speaker }) => withoutSpeaker(memory, speaker));
  const vectors = await (await embedder()).embed(texts, { purpose: 'memory', signal });
  const made = new Map(foreign.map(({ id }, position) => [id, vectors[position]]));
  return memories.map((memory) => {
    const vector = made.get(memory.id);
    if (vector === undefined) return memory;
    return { ...memory, embedding: Buffer.from(quantise(vector)).toString('base64'), embedding_model: embeddingModel };
  });
}
