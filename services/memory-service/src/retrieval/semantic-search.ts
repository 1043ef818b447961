import type { TimeStep } from '@persistent-memory/service-kit';
import { orUnavailable } from '../dependency-errors.js';
import { type Embedder, EmbedderOverloadedError } from '../embedding/embedder.js';
import { QueryTimeoutError } from '../embedding/query-deadline.js';
import type { ProjectState } from '../storage/project-state.js';
import type { TextHits, VectorHit, VectorIndex } from '../vector-index/vector-index.js';
import { QueryVectors } from './query-vectors.js';
import { candidatesPerSide } from './weights.js';

/**
 * `meaning` is embedding and looking for vectors at once, where the index has the model; else they are steps of their
 * own.
 */
export type SemanticStep = 'meaning' | 'embed' | 'vectors';

export interface SemanticSearchDependencies {
  readonly embedder: Embedder;
  readonly vectorIndex: VectorIndex;
  /** Told when the vector index failed and the answer came from keywords alone. */
  readonly onVectorIndexFailure: (error: unknown) => void;
  /** Told when the vector index could not look for a text by itself, which was then embedded apart. */
  readonly onTextSearchFailure: (error: unknown) => void;
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
  /** Cosine similarities by id, the nearest first. */
  readonly similarities: ReadonlyMap<string, number>;
  /** Of length 1; null when the model is away. */
  readonly queryEmbedding: Float32Array | null;
  /** Asks the index again, for more; without those of its hits that turned out to be gone. */
  readonly nearest: (limit: number, gone: readonly string[]) => Promise<readonly VectorHit[]>;
  /** Tells the index which of its hits are gone. */
  readonly noteGone: (gone: readonly string[]) => void;
  /** Asks the index for what is nearest to another vector; none when it failed. */
  readonly neighbours: (embedding: Float32Array, limit: number) => Promise<readonly VectorHit[]>;
}

/**
 * The half of a search that goes by meaning. When the index fails, or a model behind a server is away, it finds less.
 */
export class SemanticSearch {
  readonly #dependencies: SemanticSearchDependencies;
  readonly #vectors: QueryVectors;

  constructor(dependencies: SemanticSearchDependencies) {
    this.#dependencies = dependencies;
    this.#vectors = new QueryVectors(dependencies);
  }

  /** Begins to embed a text that is likely to be searched for. */
  anticipate(projectId: string, text: string): void {
    if (this.#vectors.remembered(text, projectId) === null)
      this.#dependencies.vectorIndex.expectText?.({ projectId, text });
  }

  /** @throws ApiError overloaded, dependency_unavailable; the signal's reason */
  async find(request: SemanticRequest, text: string): Promise<SemanticSide> {
    const { projectId } = request.project;
    const known = this.#vectors.remembered(text, projectId);
    const found = known === null ? await this.#embedAndSearch(request, text) : null;
    const embedding = known ?? (found === null ? await this.#embed(request, text) : found.embedding);
    const noteGone = (gone: readonly string[]) => this.#dependencies.vectorIndex.noteGone?.(projectId, gone);
    const neighbours = (vector: Float32Array, limit: number) => this.#nearest(request, vector, limit, []);
    if (embedding === null)
      return { similarities: new Map(), queryEmbedding: null, nearest: async () => [], noteGone, neighbours };
    const nearest = (limit: number, gone: readonly string[]) => this.#nearest(request, embedding, limit, gone);
    const similarities = similaritiesById(found?.hits ?? (await nearest(candidatesPerSide, [])));
    return { similarities, queryEmbedding: embedding, nearest, noteGone, neighbours };
  }

  /**
   * Null where the index has no model, or failed: then the two are done one after the other, and tell which of them
   * fails.
   */
  async #embedAndSearch(
    { project, signal }: SemanticRequest,
    text: string,
  ): Promise<TextHits | { readonly embedding: null; readonly hits: [] } | null> {
    const { vectorIndex, timeStep, onEmbedderFailure, onTextSearchFailure } = this.#dependencies;
    const { searchText } = vectorIndex;
    if (searchText === undefined) return null;
    const query = { ...placeOf(project), text, limit: candidatesPerSide, ...(signal && { signal }) };
    try {
      const found = await timeStep('meaning', () => searchText(query));
      this.#vectors.remember(text, project.projectId, found.embedding);
      return found;
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof EmbedderOverloadedError) return orUnavailable(Promise.reject(error), signal);
      if (error instanceof QueryTimeoutError) {
        onEmbedderFailure(error);
        return { embedding: null, hits: [] };
      }
      onTextSearchFailure(error);
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
    gone: readonly string[],
  ): Promise<readonly VectorHit[]> {
    const { vectorIndex, timeStep, onVectorIndexFailure } = this.#dependencies;
    const query = { ...placeOf(project), embedding, limit, gone, ...(signal && { signal }) };
    try {
      return await timeStep('vectors', () => vectorIndex.search(query));
    } catch (error) {
      signal?.throwIfAborted();
      // Postgres alone still answers; the cosine of what it found is computed from the stored vectors.
      onVectorIndexFailure(error);
      return [];
    }
  }
}

function similaritiesById(hits: readonly VectorHit[]): ReadonlyMap<string, number> {
  const similarities = new Map<string, number>();
  for (const { id, similarity } of hits) similarities.set(id, similarity);
  return similarities;
}

function placeOf({ projectId, changeSequence, memoryCount, hasOwedVectors }: ProjectState) {
  return { projectId, changeSequence, memoryCount, hasOwedVectors };
}
