import { ApiError } from '@persistent-memory/auth';
import type { Sql } from '@persistent-memory/service-kit';

/** The project's row, held until the transaction ends: writes to one project come one after the other, in the order of their change sequences. */
export interface LockedProject {
  readonly changeSequence: number;
  /** Postgres' clock after the lock was got, so that `created_at` follows the order of commits. */
  readonly now: Date;
}

interface Row {
  readonly change_sequence: number;
  readonly now: Date;
}

/** @throws ApiError invalid_credentials when the project was deleted after the request was authenticated */
export async function lockProject(sql: Sql, projectId: string): Promise<LockedProject> {
  const locked = (await selectForUpdate(sql, projectId)) ?? (await createAndSelect(sql, projectId));
  // Read after the lock: a wipe that was committed before is seen, and one that comes later waits for this transaction.
  const wipes = await sql`select 1 from access.project_wipes where project_id = ${projectId}`;
  if (wipes.length > 0) throw new ApiError('invalid_credentials');
  return locked;
}

async function createAndSelect(sql: Sql, projectId: string): Promise<LockedProject> {
  await sql`insert into memory.projects (project_id) values (${projectId}) on conflict (project_id) do nothing`;
  const locked = await selectForUpdate(sql, projectId);
  if (locked === null) throw new Error('The project row vanished while it was locked.');
  return locked;
}

async function selectForUpdate(sql: Sql, projectId: string): Promise<LockedProject | null> {
  const [row] = await sql<Row[]>`
    select change_sequence, clock_timestamp() as now from memory.projects where project_id = ${projectId} for update`;
  return row === undefined ? null : { changeSequence: row.change_sequence, now: row.now };
}
