/** A memory's vector as stored: int8, scaled by its own maximum (see `quantise`). */
export interface VectorPoint {
  /** A UUID. */
  readonly id: string;
  readonly vector: Int8Array;
}

/**
 * Where the outbox delivers to, for an index that doesn't read Postgres by itself. Every call can be repeated: the last
 * one for a memory counts. When it resolves, searches see it.
 */
export interface VectorSink {
  upsert(projectId: string, points: readonly VectorPoint[], signal?: AbortSignal): Promise<void>;
  /** Ids that are not there, or not in this project, are left as they are. */
  delete(projectId: string, ids: readonly string[], signal?: AbortSignal): Promise<void>;
  /** Everything of the project. */
  dropProject(projectId: string, signal?: AbortSignal): Promise<void>;
  /** Whether one of these calls was rejected because the index, though it works, does not take what it was given. */
  isRefusal(error: unknown): boolean;
}
