import { ApiError } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';
import type { FedProject } from './owe-memories.js';

/**
 * How long `holdBackWrites` waits for the writes under way. New writes queue behind it, so it bounds how long they wait
 * for that as well.
 */
const writesTimeoutMs = 5_000;

/**
 * The project's row, held until the transaction ends: writes to one project come one after the other, in the order of
 * their change sequences.
 */
export interface LockedProject extends FedProject {
  readonly changeSequence: number;
  /** A delete-all that takes several transactions is between two of them. */
  readonly isEmptying: boolean;
  /** Postgres' clock after the lock was got, so that `created_at` follows the order of commits. */
  readonly now: Date;
  /** Embedding models in use. A process that would write a vector of another missed a change of models. */
  readonly embeddingModels: readonly string[];
}

type LockedRow = Pick<LockedProject, 'changeSequence' | 'isEmptying' | 'now'>;

interface Row {
  readonly change_sequence: number;
  readonly is_emptying: boolean;
  readonly now: Date;
}

/**
 * Only `writeToProject` calls it, which bounds how many of a process wait here.
 * @throws ApiError invalid_credentials when the project was deleted after the request was authenticated
 */
export async function lockProject(sql: Sql, projectId: string): Promise<LockedProject> {
  const locked = (await selectForUpdate(sql, projectId)) ?? (await createAndSelect(sql, projectId));
  // Read after the lock: a wipe that was committed before is seen, and one that comes later waits for this transaction.
  const [state] = await sql<{ is_wiped: boolean; fed_indexes: string[]; embedding_models: string[] }[]>`
    select exists (select 1 from access.project_wipes where project_id = ${projectId}) as is_wiped,
      array(select name from memory.fed_indexes) as fed_indexes,
      array(select name from memory.embedding_models order by first_used_at, name) as embedding_models`;
  if (state?.is_wiped !== false) throw new ApiError('invalid_credentials');
  return { ...locked, projectId, fedIndexes: state.fed_indexes, embeddingModels: state.embedding_models };
}

/**
 * Keeps everybody from writing to any project until the transaction ends. Writes under way are committed before; those
 * that come after see what the transaction did.
 * @throws the error of Postgres 55P03, which leaves a transaction as ApiError overloaded, when they take too long
 */
export async function holdBackWrites(sql: Sql): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(writesTimeoutMs)}, true)`;
  await sql`lock table memory.projects in exclusive mode`;
}

async function createAndSelect(sql: Sql, projectId: string): Promise<LockedRow> {
  await sql`insert into memory.projects (project_id) values (${projectId}) on conflict (project_id) do nothing`;
  const locked = await selectForUpdate(sql, projectId);
  // Somebody else's row was in the way, and the last step of the project's wipe removed it: the project is gone.
  if (locked === null) throw new ApiError('invalid_credentials');
  return locked;
}

async function selectForUpdate(sql: Sql, projectId: string): Promise<LockedRow | null> {
  const [row] = await sql<Row[]>`
    select change_sequence, emptying_at is not null as is_emptying, clock_timestamp() as now from memory.projects
    where project_id = ${projectId} for update`;
  if (row === undefined) return null;
  return { changeSequence: row.change_sequence, isEmptying: row.is_emptying, now: row.now };
}
