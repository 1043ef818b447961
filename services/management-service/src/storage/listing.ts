import type { Page } from '@persistent-memory/auth';

/** A page of a list, and how long the whole list is. */
export interface Listing<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export const emptyListing: Listing<never> = { rows: [], total: 0 };

/**
 * Reads a page of a list whose length is known. Past the end nothing is read at all, so that no offset,
 * however large, makes the database walk further than the list is long.
 */
export async function readListing<Row>(
  total: number,
  page: Page,
  read: (page: Page) => Promise<readonly Row[]>,
): Promise<Listing<Row>> {
  return { rows: page.offset >= total ? [] : await read(page), total };
}

export interface CountRow {
  readonly count: number;
}

/** One of the counts that creating and deleting keep. */
export async function readCount(query: PromiseLike<readonly CountRow[]>): Promise<number> {
  const [row] = await query;
  return row?.count ?? 0;
}
