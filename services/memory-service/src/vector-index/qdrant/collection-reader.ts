import { aliasName } from './collection-names.js';
import { type CollectionOptions, fingerprintField, projectField, settingsOf } from './collections.js';
import { type CollectionOwner, ownerOf } from './owned-collections.js';
import { connectToQdrant, type QdrantAddress, resultOf } from './qdrant-connection.js';

const timeoutMs = 30_000;

/** A point of the index, without its vector. */
export interface IndexedMemory {
  readonly id: string;
  /** Empty when the point names none, which no point of ours does. */
  readonly projectId: string;
  /** Which vector it is, as it was when it was written (see `fingerprintOf`); null when nobody said. */
  readonly fingerprint: string | null;
}

/** Reads what an index holds, to compare it with Postgres. */
export interface CollectionReader {
  /** Names the index: what is fed. */
  readonly name: string;
  /** Whose points these may be. */
  owner(): Promise<CollectionOwner>;
  /** About how many points there are: strict mode refuses an exact count. */
  count(): Promise<number>;
  /** All points in the order of their ids, in pages. */
  pages(pageSize: number): AsyncGenerator<readonly IndexedMemory[]>;
  /** Those of the ids that are there. */
  find(ids: readonly string[]): Promise<readonly IndexedMemory[]>;
}

export function createCollectionReader(options: QdrantAddress & CollectionOptions): CollectionReader {
  const api = connectToQdrant(options);
  const collection_name = aliasName(settingsOf(options));
  const deadline = () => ({ signal: AbortSignal.timeout(timeoutMs) });
  const shown = { with_payload: true, with_vector: false } as const;
  return {
    name: collection_name,
    owner: async () => ownerOf(api, collection_name, await options.databaseId?.(), deadline().signal),
    async count() {
      const { count } = await resultOf(api.countPoints({ collection_name, exact: false }, deadline()));
      return count;
    },
    async *pages(pageSize) {
      let offset: string | null = null;
      do {
        const body = { collection_name, limit: pageSize, ...shown, ...(offset === null ? {} : { offset }) };
        const page: Page = await resultOf(api.scrollPoints(body, deadline()));
        yield page.points.map(toIndexedMemory);
        offset = typeof page.next_page_offset === 'string' ? page.next_page_offset : null;
      } while (offset !== null);
    },
    async find(ids) {
      if (ids.length === 0) return [];
      const body = { collection_name, ids: [...ids], ...shown };
      return (await resultOf(api.getPoints(body, deadline()))).map(toIndexedMemory);
    },
  };
}

interface Point {
  readonly id: unknown;
  readonly payload?: Readonly<Record<string, unknown>> | null | undefined;
}

interface Page {
  readonly points: readonly Point[];
  readonly next_page_offset?: unknown;
}

function toIndexedMemory({ id, payload }: Point): IndexedMemory {
  return {
    id: String(id),
    projectId: textOf(payload?.[projectField]) ?? '',
    fingerprint: textOf(payload?.[fingerprintField]),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
