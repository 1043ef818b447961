/** What a run of tests came to. */
export interface TestCounts {
  passed: number;
  /** Tests, and with them test files that did not run as they should and worker processes that died. */
  failed: number;
  /** Tests that were skipped, or are still to be written. */
  skipped: number;
  /** What failed beside tests, a phrase each. */
  faults: string[];
}

export interface RunOptions {
  /** Where Jest's output goes: that of this process unless given. */
  stdio?: 'inherit' | 'ignore';
  /** Jest is ended after it, and has then failed. Unlimited unless given. */
  timeoutMs?: number;
}

/** Runs Jest over the repository with the arguments given, and waits. It throws nothing: failing is a count too. */
export declare function runJest(args: readonly string[], options?: RunOptions): TestCounts;
