import type { Database, Limit, RateLimitHeaders } from '@persistent-memory/service-kit';
import { clientAddress } from '@persistent-memory/service-kit/server';
import { type AugmentedRequest, rateLimit } from 'express-rate-limit';
import type { WindowState } from '../storage/rate-limits.js';
import { createWindow, exhausted, findCreateWindow, presentWindow } from './create-budget.js';
import { WindowsOfCreates } from './windows-of-creates.js';

/** Refuses a create before its work where its client has nothing left; a store that is down refuses too. */
export function createLimit(database: Database): Limit {
  const look = rateLimit({
    ...createWindow,
    store: new WindowsOfCreates(database),
    keyGenerator: clientAddress,
    handler: (request, response, next) => next(exhausted(windowOf(request as AugmentedRequest), response)),
    // Those of what is spent: a create sets them when it is counted, every other answer reads them.
    standardHeaders: false,
    legacyHeaders: false,
    // They would write to the console what a client's headers make them find.
    validate: false,
  });
  return { look };
}

/** What the store answered for a request. */
function windowOf({ rateLimit: info }: AugmentedRequest): WindowState {
  const resetsAtMs = info?.resetTime?.getTime() ?? Date.now();
  return { hits: createWindow.limit, resetsInMs: Math.max(0, resetsAtMs - Date.now()) };
}

/** The four headers of a client that spent nothing. */
export const untouchedCreateBudget = presentWindow(null);

/** The four headers for an answer that spent nothing. */
export function createLimitHeaders(database: Database): RateLimitHeaders {
  return {
    untouched: untouchedCreateBudget,
    read: async (request) => {
      try {
        return presentWindow(await database.use((sql) => findCreateWindow(sql, request.address)));
      } catch (error) {
        request.log.warn({ err: error }, 'the state of the create budget is not known');
        return null;
      }
    },
  };
}
