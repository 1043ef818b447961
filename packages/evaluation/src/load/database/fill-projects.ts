import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uuidv7 } from '@persistent-memory/auth';
import type { Sql } from 'postgres';
import { ProgressBar } from '../../command-line/progress-bar.js';
import { slots } from '../corpus/facts.js';
import { fillSlots } from '../corpus/fill-slots.js';
import { createWordSource } from '../corpus/made-up-words.js';
import { feedIndexes } from './feed-indexes.js';
import type { StoredTemplate } from './stored-templates.js';

/** Memories that came with one add, and so share a session and a change sequence. */
const memoriesPerSession = 10;
const rowsPerChunk = 200;
/** Of the largest component; makes the vectors of one template near each other and none equal. */
const noiseShare = 0.3;

export interface ProjectSize {
  readonly projectId: string;
  readonly memories: number;
}

/**
 * Writes memories straight into Postgres, in the form in which the service stores them, and the sums of each project
 * with them. The projects may not have any memory yet. The same sizes give the same words and vectors. An index that
 * the service feeds has them when this ends.
 */
export async function fillProjects(
  sql: Sql,
  templates: readonly StoredTemplate[],
  projects: readonly ProjectSize[],
): Promise<void> {
  const total = projects.reduce((sum, { memories }) => sum + memories, 0);
  const progress = new ProgressBar('filling', Math.ceil(total / rowsPerChunk));
  const rows = new TemplateRows(templates);
  const copy =
    await sql`copy memory.memories (project_id, id, memory, content_hash, tsv, field_lengths, embedding, embedding_model, session_id,
    source_index, role, change_sequence, created_at, updated_at) from stdin`.writable();
  await pipeline(Readable.from(chunks(rows, projects, progress)), copy);
  for (const [projectId, sums] of rows.sums) {
    await sql`insert into memory.projects (project_id, change_sequence, memory_count, field_lengths)
      values (${projectId}, ${sums.changeSequence}, ${sums.memories}, ${`{${sums.fieldLengths.join(',')}}`}::bigint[])`;
  }
  await sql`analyze memory.memories`;
  await feedIndexes(
    sql,
    projects.map(({ projectId }) => projectId),
  );
}

function* chunks(rows: TemplateRows, projects: readonly ProjectSize[], progress: ProgressBar): Generator<string> {
  let lines: string[] = [];
  for (const { projectId, memories } of projects) {
    for (let index = 0; index < memories; index++) {
      lines.push(rows.next(projectId, index));
      if (lines.length < rowsPerChunk) continue;
      yield lines.join('');
      lines = [];
      progress.advance();
    }
  }
  yield lines.join('');
  progress.advance();
}

interface ProjectSums {
  changeSequence: number;
  memories: number;
  readonly fieldLengths: number[];
}

/** Lines of Postgres' text format for COPY (Postgres manual, "COPY", "Text Format"). */
class TemplateRows {
  readonly sums = new Map<string, ProjectSums>();
  readonly #templates: readonly StoredTemplate[];
  readonly #words = createWordSource(1);
  #sessionId = '';

  constructor(templates: readonly StoredTemplate[]) {
    this.#templates = templates;
  }

  next(projectId: string, index: number): string {
    const template = this.#templates[Math.floor(this.#words.random() * this.#templates.length)];
    if (template === undefined) throw new Error('The service stored none of the facts that load is made from.');
    if (index % memoriesPerSession === 0) this.#sessionId = uuidv7();
    const changeSequence = Math.floor(index / memoriesPerSession) + 1;
    this.#add(projectId, changeSequence, template.fieldLengths);
    const words = slots.map(this.#words.draw);
    const id = uuidv7();
    const now = new Date().toISOString();
    const columns = [
      projectId,
      id,
      escapeText(fillSlots(template.memory, words)),
      bytes(createHash('sha256').update(id).digest()),
      escapeText(fillSlots(template.tsv, words)),
      `{${template.fieldLengths.join(',')}}`,
      bytes(this.#near(template.embedding)),
      template.embeddingModel,
      this.#sessionId,
      String(index % memoriesPerSession),
      'user',
      String(changeSequence),
      now,
      now,
    ];
    return `${columns.join('\t')}\n`;
  }

  #add(projectId: string, changeSequence: number, fieldLengths: readonly number[]): void {
    const sums = this.sums.get(projectId) ?? { changeSequence, memories: 0, fieldLengths: fieldLengths.map(() => 0) };
    this.sums.set(projectId, sums);
    sums.changeSequence = changeSequence;
    sums.memories += 1;
    for (const [field, length] of fieldLengths.entries())
      sums.fieldLengths[field] = (sums.fieldLengths[field] ?? 0) + length;
  }

  /** The vector with every component moved a little, in the range that int8 has. */
  #near(vector: Int8Array): Uint8Array {
    const moved = vector.map((component) => {
      const noise = (this.#words.random() * 2 - 1) * 127 * noiseShare;
      return Math.max(-127, Math.min(127, Math.round(component + noise)));
    });
    return new Uint8Array(moved.buffer, moved.byteOffset, moved.byteLength);
  }
}

function bytes(value: Uint8Array): string {
  return `\\\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
}

function escapeText(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (character) => ({ '\t': '\\t', '\n': '\\n', '\r': '\\r' })[character] ?? '\\\\');
}
