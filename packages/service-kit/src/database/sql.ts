import type { ISql, PendingQuery, PostgresType, Row } from 'postgres';
import { dayOf } from '../calendar-day.js';

/** What statements are written with: `` sql`select …` ``. The same inside and outside of a transaction. */
export type Sql = ISql;

/** A part of a statement, to be put into another. */
export type SqlPart = PendingQuery<Row[]>;

/** How values that JavaScript has no exact type for are read and written. */
export const columnTypes: Readonly<Record<string, PostgresType>> = {
  // postgres.js would give counts as strings.
  bigint: { to: 20, from: [20], serialize: String, parse: readBigint },
  // A calendar day is no instant: as a `Date` it would change with the time zone.
  day: { to: 1082, from: [1082], serialize: writeDay, parse: (day: string) => day },
};

/** A number where it is exact, a BigInt beyond, which fails loudly wherever a number was expected. */
function readBigint(digits: string): number | bigint {
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : BigInt(digits);
}

function writeDay(day: unknown): string {
  return day instanceof Date ? dayOf(day) : String(day);
}
