import { fingerprintOf } from '../../storage/vector-fingerprint.js';
import type { VectorPoint, VectorSink } from '../vector-sink.js';
import { fingerprintField, projectField } from './collections.js';
import { carriedOut, isRefusal, type QdrantApi } from './qdrant-connection.js';

/** Some 400 kB of JSON at 384 dimensions. */
const upsertBatchSize = 256;
/**
 * At most five bytes of JSON each: far under the 32 MB that a server takes in one request by default, whatever the
 * dimensions.
 */
const maxUpsertComponents = 1_000_000;
const deleteBatchSize = 1_000;

/** Runs one request; gives it the signal of its deadline. */
export type RequestRunner = <Result>(
  request: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/** Writes points of one collection, or of what an alias leads to, and waits until searches see them. */
export class PointWriter implements VectorSink {
  readonly isRefusal = isRefusal;
  readonly #api: QdrantApi;
  readonly #collection: string;
  readonly #dimensions: number;
  readonly #run: RequestRunner;

  constructor(api: QdrantApi, collection: string, dimensions: number, run: RequestRunner) {
    this.#api = api;
    this.#collection = collection;
    this.#dimensions = dimensions;
    this.#run = run;
  }

  async upsert(projectId: string, points: readonly VectorPoint[], signal?: AbortSignal): Promise<void> {
    for (const { vector } of points) {
      if (vector.length !== this.#dimensions) {
        throw new RangeError(`A vector has ${vector.length} dimensions, the index has ${this.#dimensions}`);
      }
    }
    for (const batch of batchesOf(points, upsertBatchOf(this.#dimensions))) {
      const body = {
        collection_name: this.#collection,
        wait: true,
        // The integers as they are stored: cosine collections bring vectors to unit length by themselves.
        points: batch.map(({ id, vector }) => ({
          id,
          vector: Array.from(vector),
          payload: { [projectField]: projectId, [fingerprintField]: fingerprintOf(vector) },
        })),
      };
      await this.#send((requestSignal) => this.#api.upsertPoints(body, { signal: requestSignal }), signal);
    }
  }

  async delete(projectId: string, ids: readonly string[], signal?: AbortSignal): Promise<void> {
    for (const batch of batchesOf(ids, deleteBatchSize))
      await this.#deleteWhere([{ has_id: batch }, ofProject(projectId)], signal);
  }

  async dropProject(projectId: string, signal?: AbortSignal): Promise<void> {
    await this.#deleteWhere([ofProject(projectId)], signal);
  }

  async #deleteWhere(
    must: ({ has_id: string[] } | ReturnType<typeof ofProject>)[],
    signal?: AbortSignal,
  ): Promise<void> {
    const body = { collection_name: this.#collection, wait: true, filter: { must } };
    await this.#send((requestSignal) => this.#api.deletePoints(body, { signal: requestSignal }), signal);
  }

  /**
   * Sent once, also over a connection that broke: Qdrant may carry that try out later, over what is written next, and
   * only who is told of it can see to that.
   */
  #send(write: (signal: AbortSignal) => Parameters<typeof carriedOut>[0], signal?: AbortSignal): Promise<void> {
    return this.#run((requestSignal) => carriedOut(write(requestSignal)), signal);
  }
}

/** The condition that no request on points is without. */
export function ofProject(projectId: string) {
  return { key: projectField, match: { value: projectId } };
}

function upsertBatchOf(dimensions: number): number {
  return Math.max(1, Math.min(upsertBatchSize, Math.floor(maxUpsertComponents / dimensions)));
}

function* batchesOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
