import type { Database } from '@persistent-memory/service-kit';
import type { ProjectState } from '../../storage/project-state.js';
import { vectorOfModel } from '../../storage/vector-of-model.js';
import { BoundedCache } from '../bounded-cache.js';
import { inverseNorm } from '../ranking/cosine-similarity.js';
import { isStandingInstruction } from '../standing-instruction.js';
import { searchableTsvector } from '../tsvector-text.js';
import type { Candidate } from './candidate.js';

/** One row of the statement below; the content is null when the sequence already known is still the current one. */
interface CandidateRow {
  readonly id: string;
  readonly change_sequence: number;
  readonly content: Content | null;
}

interface Content {
  readonly memory: string;
  readonly tsv: string;
  readonly field_lengths: number[];
  readonly embedding: string;
  readonly session_id: string;
  readonly session_timestamp: string | null;
  readonly source_index: number;
  readonly role: string | null;
  readonly speaker: string | null;
  readonly event_start: string | null;
  readonly event_end: string | null;
  readonly is_correction: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** About 3 kB each. */
const defaultMaxEntries = 16_384;

interface KnownCandidate {
  /** Ids are unique in a project alone: what was exported from one may have been imported into another. */
  readonly projectId: string;
  readonly candidate: Candidate;
  /** The project's change sequence at which Postgres last confirmed it. */
  readonly confirmedAt: number;
}

/**
 * Reads candidates by id. What was read before is kept in process. While nothing was written to the project since, as the change
 * sequence of the request tells, it is answered from there; otherwise Postgres confirms it in one statement and sends what changed.
 * So a memory that was deleted before the request is never returned, and a changed one never in its old form.
 */
export class CandidateStore {
  readonly #database: Database;
  readonly #embeddingModel: string;
  readonly #cache: BoundedCache<KnownCandidate>;

  /** @param embeddingModel of the queries, and so of the vectors that are read where there are several */
  constructor(database: Database, embeddingModel: string, maxEntries = defaultMaxEntries) {
    this.#database = database;
    this.#embeddingModel = embeddingModel;
    this.#cache = new BoundedCache(maxEntries);
  }

  /** Those of the ids that are memories of the project now, in no particular order. */
  async load(
    project: Pick<ProjectState, 'projectId' | 'changeSequence'>,
    ids: readonly string[],
  ): Promise<Candidate[]> {
    const { projectId, changeSequence } = project;
    const current: Candidate[] = [];
    const known = new Map<string, KnownCandidate | undefined>();
    for (const id of ids) {
      const found = this.#cache.get(id);
      const entry = found?.projectId === projectId ? found : undefined;
      if (entry !== undefined && entry.confirmedAt >= changeSequence) current.push(entry.candidate);
      else known.set(id, entry);
    }
    if (known.size === 0) return current;
    const sequences = [...known.values()].map((entry) => entry?.candidate.changeSequence ?? -1);
    const rows = await this.#select(projectId, [...known.keys()], sequences);
    for (const row of rows) {
      const candidate =
        row.content === null ? known.get(row.id)?.candidate : toCandidate(row.id, row.change_sequence, row.content);
      if (candidate === undefined) continue;
      this.#cache.set(row.id, { projectId, candidate, confirmedAt: changeSequence });
      current.push(candidate);
    }
    return current;
  }

  #select(projectId: string, ids: readonly string[], sequences: readonly number[]): Promise<CandidateRow[]> {
    return this.#database.use(
      async (sql) => sql<CandidateRow[]>`
      select memory.id, memory.change_sequence, case when memory.change_sequence <> asked.known_sequence then json_build_object(
        'memory', memory.memory, 'tsv', memory.tsv::text, 'field_lengths', memory.field_lengths,
        -- Without a vector of the model: an empty one, which is like nothing.
        'embedding', encode(coalesce(${vectorOfModel(sql, this.#embeddingModel)}, ''), 'hex'),
        'session_id', memory.session_id, 'session_timestamp', memory.session_timestamp, 'source_index', memory.source_index,
        'role', memory.role, 'speaker', memory.speaker, 'event_start', memory.event_start, 'event_end', memory.event_end,
        'is_correction', memory.is_correction, 'created_at', memory.created_at, 'updated_at', memory.updated_at) end as content
      from unnest(${ids}::uuid[], ${sequences}::bigint[]) as asked (id, known_sequence)
      join memory.memories memory on memory.project_id = ${projectId} and memory.id = asked.id`,
    );
  }
}

function toCandidate(id: string, changeSequence: number, content: Content): Candidate {
  const bytes = Buffer.from(content.embedding, 'hex');
  // A copy of its own: a view would keep the pooled buffer alive.
  const embedding = Int8Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  return {
    id,
    changeSequence,
    memory: content.memory,
    searchableTsvector: searchableTsvector(content.tsv),
    fieldLengths: content.field_lengths,
    embedding,
    inverseNorm: inverseNorm(embedding),
    sessionId: content.session_id,
    sessionTimestamp: content.session_timestamp,
    sourceIndex: content.source_index,
    role: content.role,
    speaker: content.speaker,
    eventStart: content.event_start,
    eventEnd: content.event_end,
    isCorrection: content.is_correction,
    isStandingInstruction: isStandingInstruction(content.memory),
    createdAt: new Date(content.created_at),
    updatedAt: new Date(content.updated_at),
  };
}
