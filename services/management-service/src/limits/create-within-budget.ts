import type { Database, IncomingRequest, Sql } from '@persistent-memory/service-kit';
import { countCreate, presentWindow, setHeaders } from './create-budget.js';

/** Of the request that creates. */
interface Creating {
  readonly http: IncomingRequest;
  readonly signal: AbortSignal;
}

/**
 * The transaction of a create, which ends with one taken from its client's budget: both are committed, or neither.
 * Counting comes last, so that a create which fails holds no place that another could have had, and one that succeeds
 * holds up those of the same client for no longer than it takes to commit.
 * @throws ApiError rate_limit_exceeded where nothing is left
 */
export async function createWithinBudget<Created>(
  database: Database,
  { http, signal }: Creating,
  create: (sql: Sql) => Promise<Created>,
): Promise<Created> {
  const { created, window } = await database.transaction(
    async (sql) => ({ created: await create(sql), window: await countCreate(sql, http) }),
    { signal },
  );
  setHeaders(http, presentWindow(window));
  return created;
}
