import type { Database, Sql } from '@persistent-memory/service-kit';
import type { FedIndex } from './fed-indexes.js';
import { oweEntries } from './owe-memories.js';
import { holdBackWrites } from './project-lock.js';

/**
 * How long a switch that was asked for is awaited, also when nobody heard the end of it, with the minute in which a
 * service notices that it came about.
 */
const switchingMinutes = 5;

/**
 * Before a name such as an alias is made to lead to another index, which was fed by its own name `from`: what that one
 * lacks is from now on owed under the name `to` too, so that searches find it in Postgres whenever the switch comes.
 * What is delivered under that name goes to the one index or the other until `handOverIndex`, and is delivered once
 * more. Can be repeated.
 */
export async function announceSwitch(database: Database, from: string, to: FedIndex): Promise<void> {
  await database.transaction(async (sql) => {
    await holdBackWrites(sql);
    await sql`
      insert into memory.fed_indexes (name, embedding_model, switching_until)
      values (${to.name}, ${to.embeddingModel}, clock_timestamp() + ${switchingMinutes} * interval '1 minute')
      on conflict (name) do update set switching_until = excluded.switching_until`;
    await oweTheSame(sql, from, to);
  });
}

/**
 * After the name `to` was made to lead to an index that was fed by its own name `from`: what is owed under that is from
 * now on owed under `to` alone. It waits for the writes under way, and new writes wait for it, so that nothing owed is
 * lost. Can be repeated.
 */
export async function handOverIndex(database: Database, from: string, to: FedIndex): Promise<void> {
  await database.transaction(async (sql) => {
    await holdBackWrites(sql);
    await sql`
      insert into memory.fed_indexes as known (name, embedding_model, enumerated_at) values (${to.name}, ${to.embeddingModel}, now())
      on conflict (name) do update set enumerated_at = coalesce(known.enumerated_at, now()), switching_until = null`;
    await oweTheSame(sql, from, to);
    await sql`delete from memory.vector_outbox where index_name = ${from}`;
    await sql`delete from memory.fed_indexes where name = ${from}`;
  });
}

/** A try under the one name may still be carried out when the other leads there. */
function oweTheSame(sql: Sql, from: string, to: FedIndex) {
  // In order, so that the newest of them stay the newest.
  const owed = sql`
    select project_id, ${to.name}, memory_id from memory.vector_outbox where index_name = ${from} order by last_owed_at`;
  return oweEntries(sql, owed, 1);
}
