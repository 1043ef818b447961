import { createHash } from 'node:crypto';
import type { EmbeddingModel } from '../../embedding/embedder.js';
import { type QdrantApi, QdrantError, resultOf } from './qdrant-connection.js';

/** The only field of a point's payload, and what every filter names. */
export const PROJECT_FIELD = 'project_id';
/** Most results of one query that a collection allows. */
export const MAX_QUERY_LIMIT = 1_000;

/** How collections are named and made. */
export interface CollectionOptions {
  readonly model: EmbeddingModel;
  /** Begins the names of all collections, so that deployments can share a server. Default `memories`. */
  readonly collectionPrefix?: string | undefined;
  /** Keeps int8 copies in memory and the vectors themselves on disk. Default false. */
  readonly scalarQuantisation?: boolean | undefined;
  /** Parts of a collection that can lie on different nodes, and copies of each. Default: Qdrant's own. */
  readonly shards?: number | undefined;
  readonly replicas?: number | undefined;
}

/** The same with the defaults filled in. */
export interface CollectionSettings {
  readonly model: EmbeddingModel;
  readonly prefix: string;
  readonly scalarQuantisation: boolean;
  readonly shards: number | undefined;
  readonly replicas: number | undefined;
}

export function settingsOf(options: CollectionOptions): CollectionSettings {
  const { model, collectionPrefix: prefix = 'memories', scalarQuantisation = false, shards, replicas } = options;
  return { model, prefix, scalarQuantisation, shards, replicas };
}

/** `<prefix>_<model>_<dimensions>`: the alias that is searched and written to. Its collections add `_v1`, `_v2`, … */
export function aliasName({ prefix, model }: Pick<CollectionSettings, 'prefix' | 'model'>): string {
  const safe = model.name.replace(/[^A-Za-z0-9.-]/g, '-');
  // Two names that differ only in what was replaced must not share a collection.
  const suffix = safe === model.name ? '' : `-${createHash('sha256').update(model.name).digest('hex').slice(0, 8)}`;
  return `${prefix}_${safe}${suffix}_${model.dimensions}`;
}

export function collectionName(settings: Pick<CollectionSettings, 'prefix' | 'model'>, version: number): string {
  return `${aliasName(settings)}_v${version}`;
}

/** The collection that the alias leads to, or null. */
export async function collectionOf(api: QdrantApi, alias: string, signal: AbortSignal): Promise<string | null> {
  const { aliases } = await resultOf(api.getCollectionsAliases({}, { signal }));
  return aliases.find(({ alias_name }) => alias_name === alias)?.collection_name ?? null;
}

/** Makes a collection ready to be written to, also when another replica does so at the same time. */
export async function ensureCollection(
  api: QdrantApi,
  name: string,
  settings: CollectionSettings,
  signal: AbortSignal,
): Promise<void> {
  await createCollection(api, name, settings, signal);
  await requireDimensions(api, name, settings.model, signal);
  // Before the first insert, as the graphs of the tenants are built from it. Repeating it changes nothing.
  const field_schema = { type: 'keyword', is_tenant: true } as const;
  await resultOf(
    api.createFieldIndex({ collection_name: name, field_name: PROJECT_FIELD, field_schema, wait: true }, { signal }),
  );
}

async function createCollection(
  api: QdrantApi,
  name: string,
  settings: CollectionSettings,
  signal: AbortSignal,
): Promise<void> {
  const { model, scalarQuantisation, shards, replicas } = settings;
  const created = api.createCollection(
    {
      collection_name: name,
      vectors: { size: model.dimensions, distance: 'Cosine', on_disk: scalarQuantisation },
      // No graph over everyone's vectors, one for each tenant: a search never leaves its project.
      hnsw_config: { m: 0, payload_m: 16 },
      strict_mode_config: {
        enabled: true,
        unindexed_filtering_retrieve: false,
        unindexed_filtering_update: false,
        max_query_limit: MAX_QUERY_LIMIT,
      },
      ...(scalarQuantisation && {
        quantization_config: { scalar: { type: 'int8', quantile: 0.99, always_ram: true } },
      }),
      ...(shards !== undefined && { shard_number: shards }),
      ...(replicas !== undefined && { replication_factor: replicas }),
    },
    { signal },
  );
  try {
    await resultOf(created);
  } catch (error) {
    if (!(error instanceof QdrantError) || error.status !== 409) throw error;
  }
}

async function requireDimensions(
  api: QdrantApi,
  name: string,
  model: EmbeddingModel,
  signal: AbortSignal,
): Promise<void> {
  const { config } = await resultOf(api.getCollection({ collection_name: name }, { signal }));
  const size = config.params.vectors?.size;
  if (size === model.dimensions) return;
  throw new Error(
    `The Qdrant collection ${name} has vectors of ${String(size)} dimensions, the model ${model.name} has ${model.dimensions}`,
  );
}

/** Has the alias lead to a collection, in one step: searches see the one or the other. */
export async function pointAlias(
  api: QdrantApi,
  alias: string,
  collection: string,
  signal: AbortSignal,
): Promise<void> {
  const create = { create_alias: { collection_name: collection, alias_name: alias } };
  const current = await collectionOf(api, alias, signal);
  if (current === collection) return;
  const actions = current === null ? [create] : [{ delete_alias: { alias_name: alias } }, create];
  await resultOf(api.updateAliases({ actions }, { signal }));
}

/** Removes a collection; one that isn't there is fine with Qdrant too. */
export async function removeCollection(api: QdrantApi, name: string, signal: AbortSignal): Promise<void> {
  await resultOf(api.deleteCollection({ collection_name: name }, { signal }));
}
