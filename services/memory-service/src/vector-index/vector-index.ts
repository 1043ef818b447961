export interface VectorHit {
  readonly id: string;
  /** Cosine similarity, −1 to 1. */
  readonly similarity: number;
}

export interface VectorQuery {
  readonly projectId: string;
  /** Unit length, of the index's dimensions. */
  readonly embedding: Float32Array;
  readonly limit: number;
  /** The project's change sequence that the answer has to include at least (read in the request's first statement). */
  readonly changeSequence: number;
  /**
   * For an index that is fed: whether something of the project was owed to it when the request began. Unknown counts as
   * true.
   */
  readonly hasOwedVectors?: boolean;
  /** For an index that is fed: how many memories the project had then, so that an answer of fewer is noticed. */
  readonly memoryCount?: number;
  /**
   * Ids that earlier answers named and Postgres no longer has. An index that is fed leaves them out; one that follows
   * Postgres has forgotten them by itself.
   */
  readonly gone?: readonly string[];
  readonly signal?: AbortSignal;
}

/** A query that the index embeds by itself. */
export interface TextQuery extends Omit<VectorQuery, 'embedding'> {
  readonly text: string;
}

export interface TextHits {
  readonly hits: readonly VectorHit[];
  /** Of the text, of unit length. */
  readonly embedding: Float32Array;
}

/** A text that a project is likely to be searched for. */
export type ExpectedText = Pick<TextQuery, 'projectId' | 'text'>;

/** Finds the nearest memories of one project. Implementations: exact, in process, following Postgres; and Qdrant. */
export interface VectorIndex {
  /**
   * Nearest first, at most `limit`. The caller joins the answer with Postgres: ids of memories deleted since may be in
   * it.
   */
  search(query: VectorQuery): Promise<readonly VectorHit[]>;
  /**
   * The same from a text, where the index has the model of the queries: nothing is carried from thread to thread in
   * between. Rejects with `EmbedderOverloadedError` when too many wait already, with `QueryTimeoutError` when it waited
   * too long.
   */
  readonly searchText?: (query: TextQuery) => Promise<TextHits>;
  /**
   * Told that `searchText` is likely to be called with a text, before that is known: it is embedded meanwhile, one such
   * text at a time. Returns at once.
   */
  readonly expectText?: (expected: ExpectedText) => void;
  /**
   * For an index that is fed: told which ids of its answers Postgres no longer has, so that it forgets them. Returns at
   * once.
   */
  readonly noteGone?: (projectId: string, ids: readonly string[]) => void;
  /** Forgets a whole project, after its memories were wiped. */
  dropProject(projectId: string): Promise<void>;
  /** Resolves when it can search, rejects with the reason when it can't (for `/readyz`). */
  check(): Promise<void>;
  close(): Promise<void>;
}
