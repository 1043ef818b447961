/** What happened to a project's vectors after a change sequence, in one consistent read of Postgres. */
export interface VectorChanges {
	/** The change sequence that these changes lead to. */
	readonly changeSequence: number;
	/** True when the index has to forget all it holds of the project first (delete-all, or the asked sequence is too old). */
	readonly reset: boolean;
	/** Memories added or changed: their vectors as stored (int8, see `quantise`). */
	readonly upserts: readonly {
		readonly id: string;
		readonly vector: Int8Array;
	}[];
	readonly deletedIds: readonly string[];
}

/** Where the exact index reads what it has not seen yet. */
export interface VectorSource {
	/** Changes of a project after `sinceSequence` (0: everything it has). */
	changesSince(
		projectId: string,
		sinceSequence: number,
		signal?: AbortSignal,
	): Promise<VectorChanges>;
}
