import { ApiError } from '@persistent-memory/auth';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { within } from '../process/within.js';
import { retrySoonSeconds } from './answer.js';
import { stateOf } from './request/request-state.js';

/**
 * What a dependency says of itself: resolves when it works, with details worth showing where it has an object of them;
 * rejects with the reason when it does not.
 */
export type ReadinessCheck = () => Promise<unknown>;

export interface HealthOptions {
  readonly log: Logger;
  /** By the dependency's name. Without the required ones the service is not ready. */
  readonly readiness: Readonly<Record<string, { readonly required: boolean; readonly check: ReadinessCheck }>>;
  /** True from the moment that the service is told to stop. */
  readonly isDraining: () => boolean;
  /** A clock in milliseconds that never goes back. */
  readonly nowMs?: () => number;
}

export const healthPaths = ['/healthz', '/readyz'];

const checkTimeoutMs = 2_000;
/**
 * Less than balancers wait (Kubernetes: a second, unless told otherwise): what the service can do without must not make
 * it seem away.
 */
const optionalCheckTimeoutMs = 800;
/** How old a report may be: what balancers ask for is seldom more often than once a second. */
const keptMs = 1_000;

/** `GET /healthz`: the process answers. `GET /readyz`: it can do its work; each dependency by name. */
export function mountHealth(app: Express, options: HealthOptions): void {
  app.get('/healthz', (_request, response) => {
    stateOf(response).operationId = 'healthz';
    response.json({ status: 'ok' });
  });
  const readReadiness = kept(() => reportAll(options), options.nowMs ?? (() => performance.now()));
  app.get('/readyz', async (_request, response) => {
    stateOf(response).operationId = 'readyz';
    const { dependencies, isReady } = await readReadiness();
    const status = options.isDraining() ? 'draining' : isReady ? 'ok' : 'unavailable';
    if (status !== 'ok') response.status(500).setHeader('Retry-After', String(retrySoonSeconds));
    response.json({ status, dependencies });
  });
}

/**
 * Callers at the same time, and within a second after, share one run: anybody may ask, and each run asks every
 * dependency.
 */
function kept<T>(run: () => Promise<T>, nowMs: () => number): () => Promise<T> {
  let latest: Promise<T> | null = null;
  let keptUntilMs = 0;
  return () => {
    if (latest === null || nowMs() >= keptUntilMs) {
      keptUntilMs = Number.POSITIVE_INFINITY;
      latest = run().finally(() => {
        keptUntilMs = nowMs() + keptMs;
      });
    }
    return latest;
  };
}

async function reportAll({ readiness, log }: HealthOptions) {
  const entries = Object.entries(readiness);
  const reports = await Promise.all(
    entries.map(([name, { check, required }]) =>
      report(name, check, required ? checkTimeoutMs : optionalCheckTimeoutMs, log),
    ),
  );
  const isReady = entries.every(([, { required }], index) => !required || reports[index]?.status === 'ok');
  return { dependencies: Object.fromEntries(entries.map(([name], index) => [name, reports[index]])), isReady };
}

interface Report extends Readonly<Record<string, unknown>> {
  readonly status: 'ok' | 'unavailable';
}

async function report(name: string, check: ReadinessCheck, timeoutMs: number, log: Logger): Promise<Report> {
  try {
    const details = await within(timeoutMs, check(), () => {
      throw new CheckTimeoutError(timeoutMs);
    });
    return { ...(typeof details === 'object' ? details : {}), status: 'ok' };
  } catch (error) {
    log.warn({ err: error, dependency: name }, 'a dependency is not ready');
    return { status: 'unavailable', reason: publicReason(error) };
  }
}

class CheckTimeoutError extends Error {
  constructor(timeoutMs: number) {
    super(`no answer in ${timeoutMs} ms`);
  }
}

/** Anybody may read it: other errors name addresses of the network and tables, and are for the log. */
function publicReason(error: unknown): string {
  return error instanceof ApiError || error instanceof CheckTimeoutError
    ? error.message
    : 'It failed; the log says why.';
}
