/**
 * Calls back, once, when a process of the package runner that this start came from has ended.
 * Returns how to stop watching.
 */
export declare function onRunnerEnd(end: () => void): () => void;
