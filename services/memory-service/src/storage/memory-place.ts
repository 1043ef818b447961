/** Names a memory across projects; memories are read in pages by project and id. */
export interface MemoryPlace {
  readonly projectId: string;
  readonly id: string;
}

/** The id that no memory has, and that comes before all others. */
export const nilId = '00000000-0000-0000-0000-000000000000';

/** Comes before the first memory of the first project. */
export const beginning: MemoryPlace = { projectId: '', id: nilId };
