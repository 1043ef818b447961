import type { EmbeddingModel } from '../../embedding/embedder.js';
import { isMissing, type QdrantApi, QdrantError, resultOf } from './qdrant-connection.js';

/** The field of a point's payload that every filter names. */
export const projectField = 'project_id';
/** The other one: which vector it is, to be compared with Postgres. */
export const fingerprintField = 'vector_fingerprint';
/** Most results of one query that a collection allows. */
export const maxQueryLimit = 1_000;
/** Neighbours of a vector in a graph. Twice as many take the time of a wider search that finds as much. */
const graphNeighbours = 16;
/**
 * Vectors that are kept in view while the neighbours of a new one are looked for. Qdrant's own 100 leave some groups of
 * vectors nearly out of reach: one question in a thousand finds a fifth of what it should. Twice the time to build.
 * Figures in `../README.md`.
 */
const graphBuildCandidates = 200;

/**
 * How collections are named and made. What is not about names counts when a collection is made: for one in use, after
 * the next `reindex`.
 */
export interface CollectionOptions {
  readonly model: EmbeddingModel;
  /** Begins the names of all collections, so that deployments can share a server. Default `memories`. */
  readonly collectionPrefix?: string | undefined;
  /** Keeps int8 copies in memory and the vectors themselves on disk. Default true. */
  readonly scalarQuantisation?: boolean | undefined;
  /** Parts of a collection that can lie on different nodes, and copies of each. Default: Qdrant's own. */
  readonly shards?: number | undefined;
  readonly replicas?: number | undefined;
  /** Copies that have to take a write before it counts. Default: Qdrant's own. */
  readonly writeConsistency?: number | undefined;
  /**
   * What tells the database that feeds the collections from every other; noted in their metadata, which servers keep
   * from 1.16 on. Any database may use a collection, as every point tells its project; only the one that it was made
   * for empties, replaces or removes it.
   */
  readonly databaseId?: (() => Promise<string>) | undefined;
}

/** The same with the defaults filled in. */
export interface CollectionSettings extends Omit<CollectionOptions, 'collectionPrefix' | 'scalarQuantisation'> {
  readonly prefix: string;
  readonly scalarQuantisation: boolean;
}

export function settingsOf(options: CollectionOptions): CollectionSettings {
  const { collectionPrefix: prefix = 'memories', scalarQuantisation = true } = options;
  const { model, shards, replicas, writeConsistency, databaseId } = options;
  return { model, prefix, scalarQuantisation, shards, replicas, writeConsistency, databaseId };
}

/** Makes a collection ready to be written to, also when another replica does so at the same time. */
export async function ensureCollection(
  api: QdrantApi,
  name: string,
  settings: CollectionSettings,
  signal: AbortSignal,
): Promise<void> {
  const databaseId = await settings.databaseId?.();
  const { config, payload_schema } =
    (await describeCollection(api, name, signal)) ?? (await makeCollection(api, name, settings, databaseId, signal));
  requireSuitable(name, config, settings.model);
  const index = payload_schema[projectField];
  const isTenantIndex = index?.data_type === 'keyword' && (index.params as { is_tenant?: unknown })?.is_tenant === true;
  // Asking again for what is there changes nothing, but waits behind all writes of all replicas.
  if (isTenantIndex) return;
  // Before the first insert, as the graphs of the tenants are built from it.
  const field_schema = { type: 'keyword', is_tenant: true } as const;
  await resultOf(
    api.createFieldIndex({ collection_name: name, field_name: projectField, field_schema, wait: true }, { signal }),
  );
}

async function makeCollection(
  api: QdrantApi,
  name: string,
  settings: CollectionSettings,
  databaseId: string | undefined,
  signal: AbortSignal,
) {
  try {
    await resultOf(api.createCollection({ collection_name: name, ...parametersOf(settings, databaseId) }, { signal }));
  } catch (error) {
    // Another replica was faster.
    if (!(error instanceof QdrantError) || error.status !== 409) throw error;
  }
  return resultOf(api.getCollection({ collection_name: name }, { signal }));
}

function parametersOf(
  { model, scalarQuantisation, shards, replicas, writeConsistency }: CollectionSettings,
  databaseId: string | undefined,
) {
  return {
    vectors: { size: model.dimensions, distance: 'Cosine', on_disk: scalarQuantisation } as const,
    // No graph over everyone's vectors, one for each tenant: a search never leaves its project.
    hnsw_config: { m: 0, payload_m: graphNeighbours, ef_construct: graphBuildCandidates },
    strict_mode_config: {
      enabled: true,
      unindexed_filtering_retrieve: false,
      unindexed_filtering_update: false,
      max_query_limit: maxQueryLimit,
      // With `m: 0` this refuses a query that doesn't name a tenant, from Qdrant 1.14.1 on (its pull requests 6473 and
      // 6498).
      search_allow_exact: false,
    },
    metadata: { embedding_model: model.name, ...(databaseId !== undefined && { database_id: databaseId }) },
    ...(scalarQuantisation && {
      quantization_config: { scalar: { type: 'int8' as const, quantile: 0.99, always_ram: true } },
    }),
    ...(shards !== undefined && { shard_number: shards }),
    ...(replicas !== undefined && { replication_factor: replicas }),
    ...(writeConsistency !== undefined && { write_consistency_factor: writeConsistency }),
  };
}

/** What the server says of a collection, or of the one that an alias leads to; null where there is none. */
export async function describeCollection(api: QdrantApi, name: string, signal: AbortSignal) {
  try {
    return await resultOf(api.getCollection({ collection_name: name }, { signal }));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export type CollectionConfig = NonNullable<Awaited<ReturnType<typeof describeCollection>>>['config'];

/** An alias can be led by hand to any collection, and one collection can be named as another was. */
export function requireSuitable(name: string, { params, metadata }: CollectionConfig, model: EmbeddingModel): void {
  const { size, distance } = params.vectors ?? {};
  if (size !== model.dimensions) {
    throw new Error(
      `The Qdrant collection ${name} has vectors of ${String(size)} dimensions, the model ${model.name} has ${model.dimensions}`,
    );
  }
  if (distance !== 'Cosine')
    throw new Error(`The Qdrant collection ${name} compares by ${String(distance)}, not by Cosine`);
  const present = notesOf(metadata).embedding_model;
  if (present !== undefined && present !== model.name)
    throw new Error(`The Qdrant collection ${name} has vectors of the model ${String(present)}, not of ${model.name}`);
}

/** What was noted when a collection was made. Servers before 1.16 keep nothing of it. */
export function notesOf(metadata: CollectionConfig['metadata']): {
  readonly embedding_model?: unknown;
  readonly database_id?: unknown;
} {
  return metadata ?? {};
}
