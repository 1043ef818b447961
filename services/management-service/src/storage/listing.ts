import type { Page } from '@persistent-memory/auth';
import type { Sql, SqlPart } from '@persistent-memory/service-kit';

/** A page of a list, and how long the whole list is. */
export interface Listing<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export const emptyListing: Listing<never> = { rows: [], total: 0 };

/** A list, newest first, as parts of one statement. */
export interface ListParts {
  /** Selects its length as `count`: one of the counts that creating and deleting keep. */
  readonly count: SqlPart;
  /** The table of its entries, which has `id` and `created_at`. */
  readonly entries: SqlPart;
  /** Which of them the list has; with an index in the list's order, ending in the id. */
  readonly condition: SqlPart;
  /** What their columns are selected from, joined to `page` by the id: `projects project using (id)`. */
  readonly rows: SqlPart;
  readonly columns: SqlPart;
}

interface ListedRow {
  readonly id: string;
  readonly createdAt: Date;
}

type Counted<Row> = { readonly total: number } & (Row | Readonly<Record<keyof Row, null>>);

/**
 * Reads a page of a list and its length in one statement, and so of one moment. The page's ids come from the index
 * alone; only their rows are then read from the table. Past the end nothing is read at all, so that no offset, however
 * large, makes the database walk further than the list is long.
 */
export async function readListing<Row extends ListedRow>(
  sql: Sql,
  { count, entries, condition, rows, columns }: ListParts,
  { limit, offset }: Page,
): Promise<Listing<Row>> {
  const skipped = Math.min(offset, Number.MAX_SAFE_INTEGER);
  const counted = await sql<Counted<Row>[]>`
    with counted as materialized (${count}), page as materialized (
      select id from ${entries}
      where ${condition} and (select count from counted) > ${skipped}::bigint
      order by created_at desc, id limit ${limit} offset ${skipped}
    )
    select counted.count as total, listed.*
    from counted left join (select ${columns} from page join ${rows}) listed on true
    order by listed."createdAt" desc, listed.id`;
  return { rows: counted.filter(isEntry<Row>), total: counted[0]?.total ?? 0 };
}

/** Where the page is empty, the length stands alone in one row. */
function isEntry<Row extends ListedRow>(row: Counted<Row>): row is { readonly total: number } & Row {
  return row.id !== null;
}
