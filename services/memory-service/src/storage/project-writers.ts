import { type Database, type GiveBack, PlacesByOwner, type Sql } from '@persistent-memory/service-kit';
import { type LockedProject, lockProject } from './project-lock.js';

/**
 * Of one project in this process. Two, so that one is at the project's lock when the other commits; a further one would
 * only wait for that lock, on a connection that other projects, authentication and readiness need.
 */
const writersAtOnce = 2;
/** As long as a use of a connection may take, unless it was configured otherwise. */
const longestWaitMs = 30_000;
/** More would not have their turn within that time. */
const maxWaiting = 500;
const placesPerProject = { size: writersAtOnce, timeoutMs: longestWaitMs, maxWaiting };

/** By the pool that a project is written over. */
const turns = new WeakMap<Database, PlacesByOwner>();

export interface ProjectWrite {
  readonly database: Database;
  readonly projectId: string;
  /** Ends the wait, and rolls back what is not committed by then. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs one transaction that writes to a project, under its lock. In this process two of a project run at a time; the
 * others wait in order, before they take a connection.
 * @throws ApiError overloaded when too many wait for the project or it takes too long; what `signal` was aborted with;
 *   what `lockProject` throws
 */
export async function writeToProject<Result>(
  { database, projectId, signal }: ProjectWrite,
  work: (sql: Sql, project: LockedProject) => Promise<Result>,
): Promise<Result> {
  const giveBack = await takeTurn({ database, projectId, signal });
  try {
    return await database.transaction(async (sql) => work(sql, await lockProject(sql, projectId)), {
      owner: projectId,
      signal,
    });
  } finally {
    giveBack();
  }
}

function takeTurn({ database, projectId, signal }: ProjectWrite): Promise<GiveBack> {
  const projects = turns.get(database) ?? new PlacesByOwner(placesPerProject);
  turns.set(database, projects);
  return projects.take(projectId, signal);
}
