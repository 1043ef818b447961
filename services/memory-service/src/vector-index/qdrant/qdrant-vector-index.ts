import { CircuitBreaker, type CircuitState } from '../../circuit-breaker/circuit-breaker.js';
import { withinDeadline } from '../../deadlines/within-deadline.js';
import type { VectorHit, VectorIndex, VectorQuery } from '../vector-index.js';
import type { VectorPoint, VectorSink } from '../vector-sink.js';
import { AliasPreparation } from './alias-preparation.js';
import { collectionOf } from './aliases.js';
import { aliasName } from './collection-names.js';
import {
  type CollectionOptions,
  type CollectionSettings,
  maxQueryLimit,
  requireSuitable,
  settingsOf,
} from './collections.js';
import { isCertainlyOwn } from './owned-collections.js';
import { ofProject, PointWriter } from './point-writer.js';
import {
  connectToQdrant,
  isMissing,
  isRefusal,
  isServerTrouble,
  overLiveConnection,
  type QdrantAddress,
  type QdrantApi,
  resultOf,
} from './qdrant-connection.js';

const checkTimeoutMs = 5_000;
/**
 * Vectors that a search of the graph keeps in view: more than are asked for, or recall suffers. The least with which no
 * question that was measured found less than nine tenths of what it should; more take longer, most of all in a project
 * of a million. Figures in `../README.md`.
 */
const minGraphCandidates = 256;
/** The same for each that is asked for. */
const graphCandidatesPerHit = 2;
/** Components of queries are sent to eight decimals. */
const queryScale = 1e8;
/** With quantised vectors twice as many candidates are taken and scored again by the vectors themselves. */
const rescoring = { rescore: true, oversampling: 2 } as const;

export interface QdrantOptions extends QdrantAddress, CollectionOptions {
  /** A search that takes longer is a failure. Default 1,000. */
  readonly searchTimeoutMs?: number;
  /** The same for each batch of a write. Default 10,000. */
  readonly writeTimeoutMs?: number;
  /**
   * Called when the index turns out to be empty (made just now, or wiped) before it is put to use: has to note that
   * every memory is owed to it. Can be called again, and by several replicas at once, until it succeeded.
   */
  readonly onEmptyIndex: () => Promise<void>;
  readonly onCircuitChange?: (circuit: 'search' | 'write', state: CircuitState) => void;
}

/**
 * Searches and is written to through one alias of one Qdrant server or cluster. Nothing is sent before the first call.
 */
export function createQdrantVectorIndex(options: QdrantOptions): QdrantVectorIndex {
  return new QdrantVectorIndex(options);
}

/**
 * Memories of all projects in one collection by tenant. It knows what was delivered to it and nothing of change
 * sequences: what it is still owed has to be searched elsewhere. Rejects with `CircuitOpenError` and
 * `DeadlineExceededError` beside `QdrantError` and network errors.
 */
export class QdrantVectorIndex implements VectorIndex, VectorSink {
  readonly isRefusal = isRefusal;
  readonly #options: QdrantOptions;
  readonly #settings: CollectionSettings;
  readonly #alias: string;
  readonly #api: QdrantApi;
  readonly #searches: CircuitBreaker;
  readonly #writes: CircuitBreaker;
  readonly #writer: PointWriter;
  readonly #closing = new AbortController();
  readonly #writeTimeoutMs: number;
  readonly #preparation: AliasPreparation;

  constructor(options: QdrantOptions) {
    this.#options = options;
    this.#settings = settingsOf(options);
    this.#alias = aliasName(this.#settings);
    this.#api = connectToQdrant(options);
    this.#preparation = new AliasPreparation({
      api: this.#api,
      alias: this.#alias,
      settings: this.#settings,
      onEmptyIndex: options.onEmptyIndex,
      closing: this.#closing.signal,
    });
    this.#searches = this.#buildBreaker('search');
    this.#writes = this.#buildBreaker('write');
    const deadlineMs = options.writeTimeoutMs ?? 10_000;
    this.#writeTimeoutMs = deadlineMs;
    this.#writer = new PointWriter(this.#api, this.#alias, options.model.dimensions, (request, signal) =>
      this.#writes.run(request, { deadlineMs, signal }),
    );
  }

  /** Names what is fed: the alias, one for each model. */
  get name(): string {
    return this.#alias;
  }

  async search(vectorQuery: VectorQuery): Promise<readonly VectorHit[]> {
    this.#closing.signal.throwIfAborted();
    const { embedding, signal } = vectorQuery;
    const { dimensions } = this.#settings.model;
    if (embedding.length !== dimensions)
      throw new RangeError(`A vector has ${embedding.length} dimensions, the index has ${dimensions}`);
    const { searchTimeoutMs: deadlineMs = 1_000 } = this.#options;
    const body = this.#queryBody(vectorQuery, deadlineMs);
    try {
      const query = (attempt: AbortSignal) => resultOf(this.#api.queryPoints(body, { signal: attempt }));
      const { points } = await this.#searches.run((running) => overLiveConnection(query, running), {
        deadlineMs,
        signal,
      });
      return points
        .map(({ id, score }) => ({ id: String(id), similarity: Math.max(-1, Math.min(1, score)) }))
        .sort(byNearness);
    } catch (error) {
      // The search doesn't wait for it: the caller has another way to answer.
      if (isMissing(error)) this.#preparation.run().catch(() => undefined);
      throw error;
    }
  }

  async upsert(projectId: string, points: readonly VectorPoint[], signal?: AbortSignal): Promise<void> {
    await this.#write(() => this.#writer.upsert(projectId, points, signal), signal);
  }

  async delete(projectId: string, ids: readonly string[], signal?: AbortSignal): Promise<void> {
    await this.#write(() => this.#writer.delete(projectId, ids, signal), signal);
  }

  async dropProject(projectId: string, signal?: AbortSignal): Promise<void> {
    await this.#write(() => this.#writer.dropProject(projectId, signal), signal);
  }

  async check(): Promise<void> {
    this.#closing.signal.throwIfAborted();
    if (!this.#preparation.isReady) await this.#preparation.run();
    const signal = AbortSignal.timeout(checkTimeoutMs);
    try {
      const { status, config } = await resultOf(this.#api.getCollection({ collection_name: this.#alias }, { signal }));
      // A hand may have led the alias to another collection since, which then refuses every call.
      requireSuitable(this.#alias, config, this.#settings.model);
      if (status === 'red') throw new Error(`The Qdrant collection of ${this.#alias} reports a failure (status red)`);
    } catch (error) {
      if (!isMissing(error)) throw error;
      await this.#preparation.run();
    }
  }

  /**
   * Forgets all that it holds, where that is certainly what this database put there, and leaves it where nobody can
   * tell. Resolves when it is there and `onEmptyIndex` noted what it lacks.
   * @returns whether it was emptied
   */
  async startOver(): Promise<boolean> {
    this.#closing.signal.throwIfAborted();
    return this.#preparation.startOver();
  }

  /** The collection that is searched and written to at present, or null. */
  collection(): Promise<string | null> {
    return this.#withinCheckTime((signal) => collectionOf(this.#api, this.#alias, signal));
  }

  /** Whether all that it holds was certainly put there by this database. */
  isCertainlyOwn(): Promise<boolean> {
    return this.#withinCheckTime(async (signal) =>
      isCertainlyOwn(this.#api, this.#alias, await this.#settings.databaseId?.(), signal),
    );
  }

  /** Points of all projects, by what Qdrant tells of the collection without counting. */
  async countPoints(): Promise<number> {
    const { points_count } = await this.#withinCheckTime((signal) =>
      resultOf(this.#api.getCollection({ collection_name: this.#alias }, { signal })),
    );
    if (points_count == null) throw new Error(`Qdrant does not tell how many points ${this.#alias} has`);
    return points_count;
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error('The vector index is closed'));
    await this.#preparation.ended();
  }

  #queryBody({ projectId, embedding, limit, gone = [] }: VectorQuery, deadlineMs: number) {
    const wanted = Math.min(limit, maxQueryLimit);
    return {
      collection_name: this.#alias,
      // Half the bytes of all digits; a float32 has no more where it matters to a vector of unit length.
      query: Array.from(embedding, (component) => Math.round(component * queryScale) / queryScale),
      filter: { must: [ofProject(projectId)], ...(gone.length > 0 && { must_not: [{ has_id: [...gone] }] }) },
      limit: wanted,
      // Whatever the next collection will be made with: where the one in use has no int8 copies, it is passed over.
      params: { hnsw_ef: Math.max(minGraphCandidates, wanted * graphCandidatesPerHit), quantization: rescoring },
      with_payload: false,
      with_vector: false,
      // So that the server gives up too. In whole seconds.
      timeout: Math.max(1, Math.ceil(deadlineMs / 1_000)),
    };
  }

  async #write(write: () => Promise<void>, signal?: AbortSignal): Promise<void> {
    this.#closing.signal.throwIfAborted();
    // Through the circuit as well: where it is open, nothing is tried; where a trial is due, this is it.
    if (!this.#preparation.isReady)
      await this.#writes.run(() => this.#preparation.run(), { deadlineMs: this.#writeTimeoutMs, signal });
    try {
      await write();
    } catch (error) {
      if (isMissing(error)) this.#preparation.noteMissing();
      throw error;
    }
  }

  #withinCheckTime<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    return withinDeadline(work, {
      deadlineMs: checkTimeoutMs,
      lateness: () => new Error(`Qdrant did not answer within ${checkTimeoutMs} ms`),
      signals: [this.#closing.signal],
    });
  }

  #buildBreaker(circuit: 'search' | 'write'): CircuitBreaker {
    return new CircuitBreaker({
      name: `Qdrant (${circuit})`,
      isFailure: isServerTrouble,
      onStateChange: (state) => this.#options.onCircuitChange?.(circuit, state),
    });
  }
}

function byNearness(one: VectorHit, other: VectorHit): number {
  return other.similarity - one.similarity || (one.id < other.id ? -1 : 1);
}
