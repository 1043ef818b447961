import type { Express } from 'express';
import { stateOf } from './request-state.js';

/** What a dependency says of itself: resolves when it works, with details worth showing where it has an object of them; rejects with the reason when it does not. */
export type ReadinessCheck = () => Promise<unknown>;

export interface HealthOptions {
  /** By the dependency's name. Without the required ones the service is not ready. */
  readonly readiness: Readonly<Record<string, { readonly required: boolean; readonly check: ReadinessCheck }>>;
  /** True from the moment that the service is told to stop. */
  readonly isDraining: () => boolean;
}

const CHECK_TIMEOUT_MS = 2_000;

/** `GET /healthz`: the process answers. `GET /readyz`: it can do its work; each dependency by name. */
export function mountHealth(app: Express, options: HealthOptions): void {
  app.get('/healthz', (_request, response) => {
    stateOf(response).operationId = 'healthz';
    response.json({ status: 'ok' });
  });
  app.get('/readyz', async (_request, response) => {
    stateOf(response).operationId = 'readyz';
    const entries = Object.entries(options.readiness);
    const reports = await Promise.all(entries.map(([, dependency]) => report(dependency.check)));
    const dependencies = Object.fromEntries(entries.map(([name], index) => [name, reports[index]]));
    const broken = entries.filter(([, dependency], index) => dependency.required && reports[index]?.status !== 'ok');
    const status = options.isDraining() ? 'draining' : broken.length > 0 ? 'unavailable' : 'ok';
    response.status(status === 'ok' ? 200 : 500).json({ status, dependencies });
  });
}

interface Report extends Readonly<Record<string, unknown>> {
  readonly status: 'ok' | 'unavailable';
}

async function report(check: ReadinessCheck): Promise<Report> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${CHECK_TIMEOUT_MS} ms`)), CHECK_TIMEOUT_MS);
  });
  try {
    const details = await Promise.race([check(), timeout]);
    return { ...(typeof details === 'object' ? details : {}), status: 'ok' };
  } catch (error) {
    return { status: 'unavailable', reason: error instanceof Error ? error.message : 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}
