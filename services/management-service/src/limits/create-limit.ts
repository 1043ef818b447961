import type { Database, Limit, RateLimitHeaders } from '@persistent-memory/service-kit';
import { assertCreateLeft, findCreateWindow, presentWindow } from './create-budget.js';

/** Refuses a create before its work where its client has nothing left; a store that is down refuses too. */
export function createLimit(database: Database): Limit {
  return {
    assertLeft: async (request) => {
      const { signal } = request;
      assertCreateLeft(await database.use((sql) => findCreateWindow(sql, request), { signal }), request);
    },
  };
}

/** The four headers of a client that spent nothing. */
export const untouchedCreateBudget = presentWindow(null);

/** The four headers for an answer that spent nothing. */
export function createLimitHeaders(database: Database): RateLimitHeaders {
  return {
    untouched: untouchedCreateBudget,
    read: async (request) => {
      try {
        return presentWindow(await database.use((sql) => findCreateWindow(sql, request)));
      } catch (error) {
        request.log.warn({ err: error }, 'the state of the create budget is not known');
        return null;
      }
    },
  };
}
