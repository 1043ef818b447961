/** Bounds of every list operation of both planes (specification, "Limits"). */
export const pageLimit = { minimum: 1, maximum: 100, default: 50 } as const;

/** Without an end: past that of the list, however far, a page is empty. */
export const pageOffset = { minimum: 0, default: 0 } as const;

export interface Page {
  readonly limit: number;
  readonly offset: number;
}
