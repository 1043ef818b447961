/** What a request's first statement reads of its project, together with authentication. */
export interface ProjectState {
  readonly projectId: string;
  /** Of the last committed write. */
  readonly changeSequence: number;
  readonly memoryCount: number;
  /** Whether an index that the outbox feeds lacks something of the project. */
  readonly hasOwedVectors: boolean;
  /** Sums over the project's memories of the terms in each keyword field. */
  readonly fieldLengths: readonly number[];
  /** Names that messages of the project were spoken by. */
  readonly speakers: readonly string[];
}
