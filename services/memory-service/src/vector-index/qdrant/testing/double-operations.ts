import { DoubleCollection, type Filter, Refusal } from './double-store.js';

/** What the double holds. */
export interface DoubleState {
  readonly collections: Map<string, DoubleCollection>;
  /** Alias → collection. */
  readonly aliases: Map<string, string>;
}

export interface DoubleRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: the API description has validated it
  readonly body: any;
}

/** An answer's whole body, or the `result` in it. */
export type DoubleAnswer = { readonly body: unknown } | { readonly result: unknown };
type Handler = (state: DoubleState, request: DoubleRequest) => DoubleAnswer;

function collection({ collections, aliases }: DoubleState, { path }: DoubleRequest): DoubleCollection {
  const name = path.collection_name ?? '';
  const found = collections.get(aliases.get(name) ?? name);
  if (found === undefined) throw missing(name);
  return found;
}

const missing = (name: string) => new Refusal(404, `Not found: Collection \`${name}\` doesn't exist!`);
const existing = (name: string) => new Refusal(409, `Wrong input: Collection \`${name}\` already exists!`);

function updated({ query }: DoubleRequest, operation_id: number): DoubleAnswer {
  return { result: { operation_id, status: query.get('wait') === 'true' ? 'completed' : 'acknowledged' } };
}

function createCollection({ collections, aliases }: DoubleState, { path, body }: DoubleRequest): DoubleAnswer {
  const name = path.collection_name ?? '';
  if (collections.has(name)) throw existing(name);
  if (aliases.has(name)) {
    throw new Refusal(
      400,
      `Wrong input: Can't create collection with name ${name}. Alias with the same name already exists`,
    );
  }
  collections.set(name, new DoubleCollection(body));
  return { result: true };
}

function deleteCollection({ collections, aliases }: DoubleState, { path }: DoubleRequest): DoubleAnswer {
  const name = path.collection_name ?? '';
  for (const [alias, target] of aliases) if (target === name) aliases.delete(alias);
  return { result: collections.delete(name) };
}

function describeCollection(state: DoubleState, request: DoubleRequest): DoubleAnswer {
  const { config, points, indexes } = collection(state, request);
  const { vectors, hnsw_config, strict_mode_config, quantization_config, metadata } = config;
  const { shard_number = 1, replication_factor = 1, write_consistency_factor = 1 } = config;
  const result = {
    status: 'green',
    optimizer_status: 'ok',
    indexed_vectors_count: 0,
    points_count: points.size,
    segments_count: 2,
    config: {
      params: {
        vectors,
        shard_number,
        replication_factor,
        write_consistency_factor,
        on_disk_payload: true,
      },
      hnsw_config: {
        m: 16,
        ef_construct: 100,
        full_scan_threshold: 10_000,
        max_indexing_threads: 0,
        on_disk: false,
        ...(hnsw_config as object),
      },
      optimizer_config: {
        deleted_threshold: 0.2,
        vacuum_min_vector_number: 1_000,
        default_segment_number: 0,
        max_segment_size: null,
        memmap_threshold: null,
        indexing_threshold: 10_000,
        flush_interval_sec: 5,
        max_optimization_threads: null,
        prevent_unoptimized: null,
      },
      wal_config: { wal_capacity_mb: 32, wal_segments_ahead: 0, wal_retain_closed: 1 },
      quantization_config: quantization_config ?? null,
      strict_mode_config,
      ...(metadata !== undefined && { metadata }),
    },
    payload_schema: Object.fromEntries(
      [...indexes].map(([field, params]) => [field, { data_type: 'keyword', params, points: points.size }]),
    ),
    update_queue: { length: 0 },
  };
  return { result };
}

/** As the server's `update_aliases` does: one action after the other, and what came before a refused one stays done. */
function updateAliases({ collections, aliases }: DoubleState, { body }: DoubleRequest): DoubleAnswer {
  for (const { create_alias: create, delete_alias: remove } of body.actions) {
    if (create !== undefined) {
      if (!collections.has(create.collection_name)) throw missing(create.collection_name);
      if (collections.has(create.alias_name)) throw existing(create.alias_name);
      aliases.set(create.alias_name, create.collection_name);
    } else if (remove !== undefined) {
      aliases.delete(remove.alias_name);
    }
  }
  return { result: true };
}

interface ScrollBody {
  readonly filter?: Filter;
  readonly limit?: number;
  readonly offset?: string;
  readonly with_payload?: boolean;
}

function scroll(state: DoubleState, request: DoubleRequest): DoubleAnswer {
  const { filter, limit = 10, offset = '', with_payload = true } = request.body as ScrollBody;
  const scrolled = collection(state, request);
  scrolled.requireLimit(limit);
  const found = scrolled
    .select(filter)
    .filter(({ id }) => id >= offset)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const points = found.slice(0, limit).map(({ id, payload }) => (with_payload ? { id, payload } : { id }));
  return { result: { points, next_page_offset: found[limit]?.id ?? null } };
}

function retrieve(state: DoubleState, request: DoubleRequest): DoubleAnswer {
  const { points } = collection(state, request);
  const found = (request.body.ids as string[]).flatMap((id) => points.get(id) ?? []);
  return { result: found.map(({ id, payload }) => ({ id, payload })) };
}

/** `<method> <path template>` → what the double does. */
export const doubleOperations: Readonly<Record<string, Handler>> = {
  'get /': () => ({
    body: {
      title: 'qdrant - vector search engine',
      version: '1.18.3',
      commit: 'db8fa43fcb6aedec1e739487e17a99731b74590a',
    },
  }),
  'get /readyz': () => ({ body: 'all shards are ready' }),
  'get /collections': ({ collections }) => ({
    result: { collections: [...collections.keys()].map((name) => ({ name })) },
  }),
  'get /aliases': ({ aliases }) => ({
    result: { aliases: [...aliases].map(([alias_name, collection_name]) => ({ alias_name, collection_name })) },
  }),
  'post /collections/aliases': updateAliases,
  'get /collections/{collection_name}': describeCollection,
  'put /collections/{collection_name}': createCollection,
  'delete /collections/{collection_name}': deleteCollection,
  'get /collections/{collection_name}/exists': ({ collections }, { path }) => ({
    result: { exists: collections.has(path.collection_name ?? '') },
  }),
  'put /collections/{collection_name}/index': (state, request) =>
    updated(request, collection(state, request).createIndex(request.body.field_name, request.body.field_schema)),
  'put /collections/{collection_name}/points': (state, request) =>
    updated(request, collection(state, request).upsert(request.body.points)),
  'post /collections/{collection_name}/points': retrieve,
  'put /collections/{collection_name}/points/vectors': (state, request) =>
    updated(request, collection(state, request).updateVectors(request.body.points)),
  'post /collections/{collection_name}/points/delete': (state, request) =>
    updated(request, collection(state, request).delete(request.body)),
  'post /collections/{collection_name}/points/query': (state, request) => ({
    result: { points: collection(state, request).query(request.body) },
  }),
  'post /collections/{collection_name}/points/query/batch': (state, request) => ({
    result: request.body.searches.map((search: Parameters<DoubleCollection['query']>[0]) => ({
      points: collection(state, request).query(search),
    })),
  }),
  'post /collections/{collection_name}/points/count': (state, request) => ({
    result: { count: collection(state, request).count(request.body) },
  }),
  'post /collections/{collection_name}/points/scroll': scroll,
};
