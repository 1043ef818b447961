/** Bounds of every list operation of both planes (specification, "Limits"). */
export const pageLimit = { minimum: 1, maximum: 100, default: 50 } as const;

/** Offsets are bounded by what Postgres' bigint and a JSON number both hold exactly. */
export const pageOffset = {
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  default: 0,
} as const;

export interface Page {
  readonly limit: number;
  readonly offset: number;
}
