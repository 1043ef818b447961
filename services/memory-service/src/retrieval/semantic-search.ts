import type { TimeStep } from '@persistent-memory/service-kit';
import type { Embedder } from '../embedding/embedder.js';
import type { ProjectState } from '../storage/project-state.js';
import type { VectorHit, VectorIndex } from '../vector-index/vector-index.js';
import { QueryVectors } from './query-vectors.js';
import { candidatesPerSide } from './weights.js';

/** `meaning` is embedding and looking for vectors at once, where the index has the model; else they are steps of their own. */
export type SemanticStep = 'meaning' | 'embed' | 'vectors';

export interface SemanticSearchDependencies {
  readonly embedder: Embedder;
  readonly vectorIndex: VectorIndex;
  /** Told when the vector index failed and the answer came from keywords alone. */
  readonly onVectorIndexFailure: (error: unknown) => void;
  /** Told when the model behind the embedder was away, or too slow, and the answer came from keywords alone. */
  readonly onEmbedderFailure: (error: unknown) => void;
  readonly timeStep: TimeStep<SemanticStep>;
}

export interface SemanticRequest {
  readonly project: ProjectState;
  readonly signal?: AbortSignal;
}

/** What a query's meaning found. */
export interface SemanticSide {
  readonly hits: readonly VectorHit[];
  /** Of length 1; null when the model is away. */
  readonly queryEmbedding: Float32Array | null;
  /** Asks the index again, for more. */
  readonly nearest: (limit: number) => Promise<readonly VectorHit[]>;
}

/** The half of a search that goes by meaning. When the index or the model fails it finds less, and rejects only for the reason of the signal. */
export class SemanticSearch {
  readonly #dependencies: SemanticSearchDependencies;
  readonly #vectors: QueryVectors;

  constructor(dependencies: SemanticSearchDependencies) {
    this.#dependencies = dependencies;
    this.#vectors = new QueryVectors(dependencies);
  }

  /** @throws ApiError overloaded; the signal's reason */
  async find(request: SemanticRequest, text: string): Promise<SemanticSide> {
    const { projectId } = request.project;
    const known = this.#vectors.remembered(text, projectId);
    const embedsItself = known === null && this.#dependencies.vectorIndex.searchText !== undefined;
    const found = embedsItself ? await this.#embedAndSearch(request, text) : null;
    const embedding = found?.embedding ?? known ?? (await this.#embed(request, text));
    if (embedding === null) return { hits: [], queryEmbedding: null, nearest: async () => [] };
    const nearest = (limit: number) => this.#nearest(request, embedding, limit);
    // An index that failed a moment ago is not asked again.
    const hits = found?.hits ?? (embedsItself ? [] : await nearest(candidatesPerSide));
    return { hits, queryEmbedding: embedding, nearest };
  }

  /** Null when the index failed. */
  async #embedAndSearch({ project, signal }: SemanticRequest, text: string) {
    const { vectorIndex, timeStep } = this.#dependencies;
    const query = { ...placeOf(project), text, limit: candidatesPerSide, ...(signal && { signal }) };
    try {
      const found = await timeStep('meaning', async () => vectorIndex.searchText?.(query));
      if (found !== undefined) this.#vectors.remember(text, project.projectId, found.embedding);
      return found ?? null;
    } catch (error) {
      this.#tellFailure(error, signal);
      return null;
    }
  }

  #embed({ project, signal }: SemanticRequest, text: string): Promise<Float32Array | null> {
    return this.#dependencies.timeStep('embed', () => this.#vectors.of(text, project.projectId, signal));
  }

  /** None when the index failed. */
  async #nearest(
    { project, signal }: SemanticRequest,
    embedding: Float32Array,
    limit: number,
  ): Promise<readonly VectorHit[]> {
    const { vectorIndex, timeStep } = this.#dependencies;
    const query = { ...placeOf(project), embedding, limit, ...(signal && { signal }) };
    try {
      return await timeStep('vectors', () => vectorIndex.search(query));
    } catch (error) {
      this.#tellFailure(error, signal);
      return [];
    }
  }

  /** Postgres alone still answers; the cosine of what it found is computed from the stored vectors. */
  #tellFailure(error: unknown, signal: AbortSignal | undefined): void {
    signal?.throwIfAborted();
    this.#dependencies.onVectorIndexFailure(error);
  }
}

function placeOf({ projectId, changeSequence, hasOwedVectors }: ProjectState) {
  return { projectId, changeSequence, hasOwedVectors };
}
