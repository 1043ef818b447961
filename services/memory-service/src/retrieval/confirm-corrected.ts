import { BoundedCache } from '../bounded-cache/bounded-cache.js';
import type { ProjectState } from '../storage/project-state.js';
import type { VectorHit } from '../vector-index/vector-index.js';
import type { Candidate } from './candidates/candidate.js';
import type { CandidateStore } from './candidates/candidate-store.js';
import { lastOfKind } from './ranking/last-said.js';
import { type Statement, statementOf } from './ranking/statement.js';
import { candidatesPerSide } from './weights.js';

/** Each is an id and what is around it, some 200 bytes. */
const maxKnown = 20_000;
/** Corrections that one search asks about; whatever else it found is left unconfirmed, and puts nothing right. */
const maxConfirmed = 4;

/** Nearest memories to a vector of the project. */
export type Neighbours = (embedding: Float32Array, limit: number) => Promise<readonly VectorHit[]>;

/**
 * What corrections put right that do not say of what they are told. Among what one question found, "It's 45 minutes
 * now" may seem to be told of something that it is not told of: what it puts right may be nothing that was asked for.
 * So it is compared with what is most like it in all of the project, once; until it or the other one changes, that is
 * remembered.
 */
export class CorrectedMemories {
  readonly #store: CandidateStore;
  readonly #known = new BoundedCache<string>(maxKnown);

  constructor(store: CandidateStore) {
    this.#store = store;
  }

  /**
   * Those of the corrections that put right what they seem to.
   * @param found what a correction seems to put right, by the correction, the best first
   */
  async confirm(
    project: ProjectState,
    found: ReadonlyMap<Statement, Statement>,
    neighbours: Neighbours,
  ): Promise<ReadonlyMap<Statement, Statement>> {
    const confirmed = new Map<Statement, Statement>();
    for (const [correction, corrected] of [...found].slice(0, maxConfirmed)) {
      const key = keyOf(correction.candidate);
      const version = keyOf(corrected.candidate);
      if (this.#known.get(key) === undefined)
        this.#known.set(key, await this.#versionCorrected(project, correction, corrected, neighbours));
      if (this.#known.get(key) === version) confirmed.set(correction, corrected);
    }
    return confirmed;
  }

  /** The memory that it puts right, with its version; '' where it is none that stands out. */
  async #versionCorrected(
    project: ProjectState,
    correction: Statement,
    seeming: Statement,
    neighbours: Neighbours,
  ): Promise<string> {
    const hits = await neighbours(unitVectorOf(correction.candidate), candidatesPerSide);
    const loaded = await this.#store.load(
      project,
      hits.map(({ id }) => id),
    );
    const told = new Map(loaded.map((candidate) => [candidate.id, statementOf(candidate)]));
    for (const { candidate } of [correction, seeming]) told.delete(candidate.id);
    const corrected = lastOfKind(correction, [seeming, ...told.values()]);
    return corrected === null ? '' : keyOf(corrected.candidate);
  }
}

const keyOf = ({ id, changeSequence }: Candidate): string => `${id}@${changeSequence}`;

const unitVectorOf = ({ embedding, inverseNorm }: Candidate): Float32Array =>
  Float32Array.from(embedding, (component) => component * inverseNorm);
