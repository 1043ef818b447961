import type { Sql } from 'postgres';
import { MemoryApi } from '../../service/memory-api.js';
import { facts } from '../corpus/facts.js';
import type { LoadProject } from './load-projects.js';

/** A memory as the service stored it, with the slots of its fact still in its text and its lexemes. */
export interface StoredTemplate {
  readonly memory: string;
  readonly tsv: string;
  readonly fieldLengths: readonly number[];
  readonly embedding: Int8Array;
  readonly embeddingModel: string;
}

interface Row {
  readonly memory: string;
  readonly tsv: string;
  readonly field_lengths: number[];
  readonly embedding: Buffer;
  readonly embedding_model: string;
}

/**
 * Adds every fact once through the service, and reads back what it made of them: its lexemes, its field lengths, its
 * vectors.
 */
export async function storeTemplates(sql: Sql, baseUrl: string, project: LoadProject): Promise<StoredTemplate[]> {
  const api = new MemoryApi({ baseUrl, apiKey: project.apiKey });
  await api.add(
    facts.map(({ message }) => message),
    'no_date',
  );
  const rows = await sql<Row[]>`
    select memory, tsv::text, field_lengths, embedding, embedding_model from memory.memories
    where project_id = ${project.projectId} order by source_index`;
  return rows.map((row) => ({
    memory: row.memory,
    tsv: row.tsv,
    fieldLengths: row.field_lengths,
    embedding: new Int8Array(row.embedding.buffer, row.embedding.byteOffset, row.embedding.byteLength),
    embeddingModel: row.embedding_model,
  }));
}
