import { BoundedCache } from '../bounded-cache/bounded-cache.js';
import type { ProjectState } from '../storage/project-state.js';
import type { VectorHit } from '../vector-index/vector-index.js';
import type { Candidate } from './candidates/candidate.js';
import type { CandidateStore } from './candidates/candidate-store.js';
import { lastOfKind } from './ranking/last-said.js';
import { type Statement, statementOf } from './ranking/statement.js';
import { candidatesPerSide } from './weights.js';

/** Each is two ids and what is around them, some 300 bytes. */
const maxKnown = 20_000;
/** Corrections that one search asks about; whatever else it found is left unconfirmed, and puts nothing right. */
const maxConfirmed = 4;

/** What a correction puts right, as of a change of its project. */
interface KnownCorrection {
  readonly changeSequence: number;
  /** The id of the memory; null where none stands out. */
  readonly corrected: string | null;
}

/** Nearest memories to a vector of the project; none when the index is away. */
export type Neighbours = (embedding: Float32Array, limit: number) => Promise<readonly VectorHit[]>;

/**
 * What corrections put right that do not say of what they are told. Among what one question found, "It's 45 minutes
 * now" may seem to be told of something that it is not told of: what it puts right may be nothing that was asked for.
 * So it is compared with what is most like it in all of the project; that is remembered until the project changes.
 */
export class CorrectedMemories {
  readonly #store: CandidateStore;
  readonly #known = new BoundedCache<KnownCorrection>(maxKnown);

  constructor(store: CandidateStore) {
    this.#store = store;
  }

  /**
   * Those of the corrections that put right what they seem to.
   * @param found what a correction seems to put right, by the correction, those of the best first
   */
  async confirm(
    project: ProjectState,
    found: ReadonlyMap<Statement, Statement>,
    neighbours: Neighbours,
  ): Promise<ReadonlyMap<Statement, Statement>> {
    const pairs = [...found].slice(0, maxConfirmed);
    const areMeant = await Promise.all(pairs.map((pair) => this.#isMeant(project, pair, neighbours)));
    return new Map(pairs.filter((_, at) => areMeant[at]));
  }

  async #isMeant(
    project: ProjectState,
    [correction, seeming]: readonly [Statement, Statement],
    neighbours: Neighbours,
  ): Promise<boolean> {
    const key = `${project.projectId}/${correction.candidate.id}`;
    const known = this.#known.get(key);
    if (known !== undefined && known.changeSequence === project.changeSequence)
      return known.corrected === seeming.candidate.id;
    const told = await this.#nearestTo(project, correction, neighbours);
    // Nobody knows what else there is.
    if (told === null) return false;
    const others = told.filter(({ candidate: { id } }) => id !== seeming.candidate.id);
    const meant = lastOfKind(correction, [seeming, ...others]);
    this.#known.set(key, { changeSequence: project.changeSequence, corrected: meant?.candidate.id ?? null });
    return meant === seeming;
  }

  /** What is most like a correction in the project; null when the index is away. */
  async #nearestTo(project: ProjectState, { candidate }: Statement, neighbours: Neighbours) {
    const hits = await neighbours(unitVectorOf(candidate), candidatesPerSide);
    if (hits.length === 0) return null;
    const ids = hits.map(({ id }) => id).filter((id) => id !== candidate.id);
    return (await this.#store.load(project, ids)).map((found) => statementOf(found));
  }
}

const unitVectorOf = ({ embedding, inverseNorm }: Candidate): Float32Array =>
  Float32Array.from(embedding, (component) => component * inverseNorm);
