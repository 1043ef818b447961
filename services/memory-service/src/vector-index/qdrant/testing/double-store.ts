/** A refusal, as Qdrant words it. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface Condition {
  readonly key?: string;
  readonly match?: { readonly value: unknown };
  readonly has_id?: readonly string[];
}

export interface Filter {
  readonly must?: readonly Condition[];
  readonly must_not?: readonly Condition[];
}

export interface Point {
  readonly id: string;
  readonly vector: readonly number[];
  readonly payload: Readonly<Record<string, unknown>>;
  readonly version: number;
}

export interface CollectionConfig {
  readonly vectors: { readonly size: number; readonly distance: string };
  readonly hnsw_config?: { readonly m?: number };
  readonly strict_mode_config?: { readonly max_query_limit?: number; readonly search_allow_exact?: boolean };
}

/**
 * One collection of the double: what the recordings of the real server show, and where it is stricter than they show,
 * what its source says.
 */
export class DoubleCollection {
  readonly config: CollectionConfig & Readonly<Record<string, unknown>>;
  readonly points = new Map<string, Point>();
  readonly indexes = new Map<string, unknown>();
  #lastOperation = 0;

  constructor(config: CollectionConfig & Readonly<Record<string, unknown>>) {
    this.config = config;
  }

  createIndex(field: string, schema: unknown): number {
    this.indexes.set(field, schema);
    // The real server counts two operations for it.
    this.#lastOperation += 2;
    return this.#lastOperation;
  }

  /** All or nothing. */
  upsert(points: readonly { id: string; vector: number[]; payload?: Record<string, unknown> }[]): number {
    if (points.length === 0) throw new Refusal(400, 'Bad request: Empty update request');
    for (const { vector } of points) this.#requireSize(vector);
    const version = this.#nextOperation();
    for (const { id, vector, payload = {} } of points) {
      this.points.delete(id);
      this.points.set(id, { id, vector: normalised(vector), payload, version });
    }
    return version;
  }

  delete({ points, filter }: { points?: readonly string[]; filter?: Filter }): number {
    const ids = points ?? this.select(filter).map(({ id }) => id);
    const operation = this.#nextOperation();
    for (const id of ids) this.points.delete(id);
    return operation;
  }

  updateVectors(points: readonly { id: string; vector: number[] }[]): number {
    for (const { id, vector } of points) {
      if (!this.points.has(id)) throw new Refusal(404, `Not found: No point with id ${id} found`);
      this.#requireSize(vector);
    }
    return this.upsert(points.map(({ id, vector }) => ({ id, vector, payload: { ...this.points.get(id)?.payload } })));
  }

  query({
    query,
    filter,
    limit = 10,
    score_threshold,
  }: {
    query: number[];
    filter?: Filter;
    limit?: number;
    score_threshold?: number;
  }) {
    this.#requireTenant(filter);
    this.requireLimit(limit);
    this.#requireSize(query);
    const wanted = normalised(query);
    return (
      this.select(filter)
        .map(({ id, version, vector }) => ({
          id,
          version,
          score: asFloat32(vector.reduce((sum, part, index) => sum + part * (wanted[index] ?? 0), 0)),
        }))
        .filter(({ score }) => score_threshold === undefined || score >= score_threshold)
        // Of equally good points the real server had the later written first.
        .sort((one, other) => other.score - one.score || other.version - one.version)
        .slice(0, limit)
    );
  }

  /** Exact by default, as the server's is (`lib/collection/src/operations/verification/count.rs`). */
  count({ filter, exact = true }: { filter?: Filter; exact?: boolean }): number {
    if (exact && this.config.strict_mode_config?.search_allow_exact === false)
      throw new Refusal(400, 'Bad request: Exact search disabled! Help: Set exact=false.');
    return this.select(filter).length;
  }

  requireLimit(limit: number): void {
    const maxLimit = this.config.strict_mode_config?.max_query_limit ?? Number.POSITIVE_INFINITY;
    if (limit <= maxLimit) return;
    throw new Refusal(
      400,
      `Bad request: Limit exceeded ${limit} > ${maxLimit} for "limit". Help: Reduce the "limit" parameter to or below ${maxLimit}.`,
    );
  }

  select(filter: Filter = {}): Point[] {
    const { must = [], must_not = [] } = filter;
    for (const { key } of [...must, ...must_not]) {
      if (key === undefined || this.indexes.has(key)) continue;
      throw new Refusal(
        400,
        `Bad request: Index required but not found for "${key}" of one of the following types: [keyword]. Help: Create an index for this key or use a different filter.`,
      );
    }
    const unwanted = new Set(must_not.flatMap(({ has_id }) => has_id ?? []));
    const isExcluded = (point: Point) =>
      unwanted.has(point.id) || must_not.some((condition) => condition.has_id === undefined && holds(condition, point));
    return [...this.points.values()].filter(
      (point) => must.every((condition) => holds(condition, point)) && !isExcluded(point),
    );
  }

  /** A query that would scan all tenants (`lib/collection/src/operations/verification/query.rs`, `check_fullscan`). */
  #requireTenant(filter: Filter = {}): void {
    const { strict_mode_config, hnsw_config } = this.config;
    if (strict_mode_config?.search_allow_exact !== false || hnsw_config?.m !== 0) return;
    const isTenant = (field: string | undefined) =>
      field !== undefined && (this.indexes.get(field) as { is_tenant?: boolean } | undefined)?.is_tenant === true;
    if (filter.must?.some(({ key }) => isTenant(key))) return;
    throw new Refusal(
      400,
      'Bad request: Request is forbidden because global vector indexing is disabled (hnsw_config.m = 0). Help: Use tenant-specific filter, enable global vector indexing or enable strict mode `search_allow_exact` option',
    );
  }

  #requireSize(vector: readonly number[]): void {
    const { size } = this.config.vectors;
    if (vector.length !== size)
      throw new Refusal(400, `Wrong input: Vector dimension error: expected dim: ${size}, got ${vector.length}`);
  }

  #nextOperation(): number {
    this.#lastOperation += 1;
    return this.#lastOperation;
  }
}

function holds({ key, match, has_id }: Condition, point: Point): boolean {
  if (has_id !== undefined) return has_id.includes(point.id);
  return key !== undefined && point.payload[key] === match?.value;
}

function normalised(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  return vector.map((part) => (length === 0 ? 0 : Math.fround(part / length)));
}

/** The shortest decimal that stands for the same float32, as Qdrant writes scores. */
function asFloat32(value: number): number {
  const rounded = Math.fround(value);
  for (let digits = 1; digits < 9; digits++) {
    const short = Number(rounded.toPrecision(digits));
    if (Math.fround(short) === rounded) return short;
  }
  return rounded;
}
