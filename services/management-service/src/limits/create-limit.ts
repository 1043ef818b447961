import { ApiError } from '@persistent-memory/auth';
import type { Database, IncomingRequest, Limit, RateLimitHeaders } from '@persistent-memory/service-kit';
import { clientAddress } from '@persistent-memory/service-kit/server';
import { rateLimit } from 'express-rate-limit';
import { findWindow, type WindowState } from '../storage/rate-limits.js';
import { RateLimitStore } from './rate-limit-store.js';

/** Creates of one client address: `100;w=3600` (specification, "Limits"). */
const createsPerWindow = 100;
const windowMs = 3_600_000;
const keyPrefix = 'create:';

type Client = Pick<IncomingRequest, 'address' | 'log'>;

/** The budget that creates spend; a store that is down refuses, since it could not count. */
export function createLimit(database: Database): Limit {
  const store = new RateLimitStore(database, { prefix: keyPrefix, limit: createsPerWindow });
  const giveBack = async ({ address, log }: Client) => {
    await store.decrement(address).catch((error: unknown) => {
      log.warn({ err: error }, 'what a create took from its budget could not be given back');
    });
  };
  const take = rateLimit({
    windowMs,
    limit: createsPerWindow,
    standardHeaders: 'draft-6',
    legacyHeaders: false,
    store,
    keyGenerator: clientAddress,
    handler: (_request, response, next) => {
      // A window that ends this very moment is shown as over, and is not for who comes back without a pause.
      const retryAfterSeconds = Math.max(1, Number(response.getHeader('RateLimit-Reset') ?? windowMs / 1000));
      response.setHeader('RateLimit-Reset', String(retryAfterSeconds));
      const message = `At most ${createsPerWindow} create operations an hour. Try again in ${retryAfterSeconds} s.`;
      next(new ApiError('rate_limit_exceeded', { message, retryAfterSeconds }));
    },
    // They would write to the console what a client's headers make them find.
    validate: false,
  });
  return { take, giveBack };
}

/** The four headers of a client that spent nothing. */
export const untouchedCreateBudget = presentState(null);

/** The four headers for an answer that spent nothing. */
export function createLimitHeaders(database: Database): RateLimitHeaders {
  return {
    untouched: untouchedCreateBudget,
    read: async ({ address, log }) => {
      try {
        return presentState(await database.use((sql) => findWindow(sql, keyPrefix + address, windowMs)));
      } catch (error) {
        log.warn({ err: error }, 'the state of the create budget is not known');
        return null;
      }
    },
  };
}

function presentState(state: WindowState | null): Readonly<Record<string, string>> {
  const { hits, resetsInMs } = state ?? { hits: 0, resetsInMs: windowMs };
  return {
    'RateLimit-Policy': `${createsPerWindow};w=${windowMs / 1000}`,
    'RateLimit-Limit': String(createsPerWindow),
    'RateLimit-Remaining': String(Math.max(0, createsPerWindow - hits)),
    'RateLimit-Reset': String(Math.ceil(resetsInMs / 1000)),
  };
}
