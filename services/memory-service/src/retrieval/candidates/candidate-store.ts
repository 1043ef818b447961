import type { Database } from '@persistent-memory/service-kit';
import { BoundedCache } from '../../bounded-cache/bounded-cache.js';
import { type AskedCandidate, type ReadCandidate, selectCandidates } from '../../storage/candidate-rows.js';
import type { ProjectState } from '../../storage/project-state.js';
import { toStoredMemory } from '../../storage/stored-memory.js';
import { vectorOfBytes } from '../../storage/vector-bytes.js';
import { signatureOf } from '../lexeme-signature.js';
import { inverseNorm } from '../ranking/cosine-similarity.js';
import { isStandingInstruction } from '../standing-instruction.js';
import type { Candidate } from './candidate.js';

/** Of text, tsvectors and what is kept beside them; a usual memory has some 3,500: these are of more than 20,000. */
const defaultMaxCharacters = 72_000_000;
/**
 * What a candidate takes beside its characters: its vector, its signature, its members, and what is read of it when it
 * is compared with others, 3,500 bytes of those that come that far.
 */
const charactersBeside = 2_000;

interface KnownCandidate {
  /** Ids are unique in a project alone: what was exported from one may have been imported into another. */
  readonly projectId: string;
  readonly candidate: Candidate;
  /** The project's change sequence at which Postgres last confirmed it. */
  readonly confirmedAt: number;
}

/**
 * Reads candidates by id, and keeps them in process. Where the request's change sequence tells that nothing was written
 * to the project since, they come from there; otherwise one statement asks Postgres which of them still exist, and
 * reads those that changed.
 * So a memory that was deleted before the request is never returned, and a changed one never in its old form.
 */
export class CandidateStore {
  readonly #database: Database;
  readonly #embeddingModel: string;
  readonly #cache: BoundedCache<KnownCandidate>;

  /** @param embeddingModel of the queries, and so of the vectors that are read where there are several */
  constructor(database: Database, embeddingModel: string, maxCharacters = defaultMaxCharacters) {
    this.#database = database;
    this.#embeddingModel = embeddingModel;
    this.#cache = new BoundedCache(maxCharacters, ({ candidate: { memory, tsvector } }) => {
      return charactersBeside + memory.length + tsvector.length;
    });
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
    const asked = [...known].map(
      ([id, entry]): AskedCandidate => ({ id, knownSequence: entry?.candidate.changeSequence ?? -1 }),
    );
    const rows = await selectCandidates(this.#database, this.#embeddingModel, projectId, asked);
    for (const row of rows) {
      const candidate = row.memory === null ? known.get(row.id)?.candidate : toCandidate(row);
      if (candidate === undefined) continue;
      this.#cache.set(row.id, { projectId, candidate, confirmedAt: changeSequence });
      current.push(candidate);
    }
    return current;
  }
}

function toCandidate(row: ReadCandidate): Candidate {
  // A copy of its own: a view would keep the pooled buffer alive.
  const embedding = vectorOfBytes(row.embedding).slice();
  return {
    changeSequence: row.change_sequence,
    tsvector: row.tsv,
    lexemeSignature: signatureOf(row.tsv),
    fieldLengths: row.field_lengths,
    embedding,
    inverseNorm: inverseNorm(embedding),
    sessionId: row.session_id,
    isStandingInstruction: isStandingInstruction(row.memory),
    // Last: an object of this size that begins with a spread takes Node 20 some 10 µs to make, this one a fiftieth of
    // it.
    ...toStoredMemory(row),
  };
}
