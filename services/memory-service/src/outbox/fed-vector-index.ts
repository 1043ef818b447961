import type { Database } from '@persistent-memory/service-kit';
import type { FedIndex } from '../storage/fed-indexes.js';
import { wholeProject } from '../storage/owe-memories.js';
import { countMemories, type OwedOfProject, readOwedVectors } from '../storage/read-owed-vectors.js';
import type { VectorHit, VectorIndex, VectorQuery } from '../vector-index/vector-index.js';
import { nearestOwed } from './nearest-owed.js';
import type { StrayRemoval } from './stray-points.js';

/** Owed memories of a project that a search compares one by one: 7 ms to read them and 3 ms to compare. */
const maxOwedSearched = 1_000;
/** Hits that the index is asked for at most. */
const maxIndexHits = 1_000;
/** With more hits that turned out to be gone, Postgres alone is asked where the project is small enough. */
const maxGonePassed = 3_000;
/** A larger project is not read into memory because the index is away: that takes 0.3 s and 55 MB at this size. */
const maxFallbackMemories = 100_000;

const nothingOwed: OwedOfProject = { ids: [], vectors: [], isMore: false };

/** Why a search did not come from the index alone. */
export type SearchFallbackReason = 'unavailable' | 'behind';

/** Of the two that a search may ask. */
export type SearchedIndex = 'index' | 'fallback';

export interface FedVectorIndexOptions {
  readonly database: Database;
  /** What the outbox feeds the index as. */
  readonly fedAs: FedIndex;
  /** The index that is fed. */
  readonly index: VectorIndex;
  /** Reads Postgres itself, and takes over while the index is away or too far behind. */
  readonly fallback: VectorIndex;
  /** Whether all that the index lacks is noted as owed to it. */
  readonly isKnown: () => boolean;
  /**
   * Told at most once for each search.
   * @param isWhole whether all of the project was searched all the same
   */
  readonly onFallback: (reason: SearchFallbackReason, isWhole: boolean) => void;
  /** Told what one of the two failed with. */
  readonly onSearchFailure: (searched: SearchedIndex, error: unknown) => void;
  readonly strays: StrayRemoval;
}

interface Answer {
  readonly hits: readonly VectorHit[];
  /** Whether the index answered. */
  readonly isOfIndex: boolean;
}

/**
 * An index that may be late or away, searched so that nobody notices: what it is still owed is read from Postgres, and
 * while it is away, Postgres answers alone.
 */
export class FedVectorIndex implements VectorIndex {
  readonly #options: FedVectorIndexOptions;

  constructor(options: FedVectorIndexOptions) {
    this.#options = options;
  }

  async search(query: VectorQuery): Promise<readonly VectorHit[]> {
    const { database, fedAs, isKnown } = this.#options;
    const isUnknown = !isKnown();
    // Read before the index is asked: what is delivered in between is then in both answers. The other way round it
    // would be in neither.
    const owed =
      query.hasOwedVectors === false
        ? nothingOwed
        : await readOwedVectors(database, fedAs, query.projectId, maxOwedSearched, query.signal);
    const { gone = [] } = query;
    const isBehind = isUnknown || owed.isMore || gone.length > maxGonePassed;
    const whole = isBehind ? await this.#searchFallback(query, 'behind') : null;
    if (whole !== null) return whole;
    // All that the index holds of the project is still to be removed, and nothing new is delivered before: only what is
    // owed counts.
    if (owed.ids.includes(wholeProject)) return nearestOwed(owed.vectors, query.embedding, query.limit);
    const { hits, isOfIndex } = await this.#searchIndex(query, owed, isBehind);
    return isBehind || !isOfIndex || !isShort(hits, query) ? hits : this.#replaceShort(hits, query);
  }

  /** What the index and what is owed to it tell together; what Postgres tells while the index is away. */
  async #searchIndex(query: VectorQuery, owed: OwedOfProject, isBehind: boolean): Promise<Answer> {
    const { index, onSearchFailure } = this.#options;
    try {
      return { hits: unite(await index.search(pastOwed(query, owed)), owed, query), isOfIndex: true };
    } catch (error) {
      query.signal?.throwIfAborted();
      onSearchFailure('index', error);
      const hits = isBehind ? null : await this.#searchFallback(query, 'unavailable');
      if (hits !== null) return { hits, isOfIndex: false };
      if (owed.ids.length === 0) throw error;
      return { hits: nearestOwed(owed.vectors, query.embedding, query.limit), isOfIndex: false };
    }
  }

  readonly noteGone = (projectId: string, ids: readonly string[]): void => this.#options.strays.note(projectId, ids);

  /** Drops what the fallback holds. What the index holds is removed by the outbox. */
  dropProject(projectId: string): Promise<void> {
    return this.#options.fallback.dropProject(projectId);
  }

  check(): Promise<void> {
    return this.#options.index.check();
  }

  async close(): Promise<void> {
    await this.#options.strays.ended();
    await Promise.all([this.#options.index.close(), this.#options.fallback.close()]);
  }

  /**
   * What an index answered that named fewer memories than the project has. It may have been made anew just before it
   * was asked, when this search believed that nothing was owed: by now that is noted.
   */
  async #replaceShort(hits: readonly VectorHit[], query: VectorQuery): Promise<readonly VectorHit[]> {
    const { database, fedAs } = this.#options;
    const owed = await readOwedVectors(database, fedAs, query.projectId, maxOwedSearched, query.signal);
    const united = unite(hits, owed, query);
    if (!owed.isMore && !isShort(united, query)) return united;
    // A graph may miss some of many, for which nobody reads a large project into memory each time.
    const isLost = owed.isMore || united.length === 0 || (query.memoryCount ?? 0) <= query.limit;
    return (isLost ? await this.#searchFallback(query, 'behind') : null) ?? united;
  }

  /** The fallback's hits; null when the project is too large for it, or it failed. */
  async #searchFallback(query: VectorQuery, reason: SearchFallbackReason): Promise<readonly VectorHit[] | null> {
    const { database, fallback, onFallback, onSearchFailure } = this.#options;
    const isSmall = (await countMemories(database, query.projectId)) <= maxFallbackMemories;
    let hits: readonly VectorHit[] | null = null;
    try {
      if (isSmall) hits = await fallback.search(query);
    } catch (error) {
      query.signal?.throwIfAborted();
      onSearchFailure('fallback', error);
    }
    onFallback(reason, hits !== null);
    return hits;
  }
}

/**
 * What is owed may lie nearer than all that is not. So the index is asked for as many hits more, or, where those were
 * too many, to leave it out: a graph is less well searched around what is left out than through it.
 */
function pastOwed(query: VectorQuery, { ids }: OwedOfProject): VectorQuery {
  const limit = query.limit + ids.length;
  if (limit <= maxIndexHits) return { ...query, limit };
  return { ...query, limit: maxIndexHits, gone: [...new Set([...(query.gone ?? []), ...ids])] };
}

/** Whether an index that held the whole project would have named more. */
function isShort(hits: readonly VectorHit[], { limit, memoryCount = 0 }: VectorQuery): boolean {
  return hits.length < Math.min(limit, memoryCount);
}

/** Of memories that are owed to the index Postgres' vectors count, of all others the index's hits. */
function unite(hits: readonly VectorHit[], owed: OwedOfProject, { embedding, limit }: VectorQuery) {
  if (owed.ids.length === 0) return hits;
  const late = new Set(owed.ids);
  return [...hits.filter(({ id }) => !late.has(id)), ...nearestOwed(owed.vectors, embedding, limit)]
    .sort((one, other) => other.similarity - one.similarity || (one.id < other.id ? -1 : 1))
    .slice(0, limit);
}
