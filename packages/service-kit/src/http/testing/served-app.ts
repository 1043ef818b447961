import { Type } from 'typebox';
import { type Credentials, type Operation, operationsOver } from '../../operation.js';
import { testListenOptions } from '../../testing/listen-options.js';
import { silentLogger } from '../../testing/silent-logger.js';
import { type AppOptions, createApp } from '../app.js';
import { type ListeningServer, listen } from '../listening/server.js';
import { KnownWindows } from '../rate-limits/known-windows.js';

export interface Deps {
  readonly work: (signal: AbortSignal) => Promise<unknown>;
}

/** Without a credential. */
export const anybody: Credentials<Deps, null> = {
  securitySchemes: {},
  errors: [],
  authenticate: async () => null,
  tenantOf: () => 'anybody',
};
const operation = operationsOver<Deps>();
/** `POST /items/{id}`, which does what a test tells. */
export const work = operation({
  operationId: 'work',
  method: 'POST',
  path: '/items/{id}',
  tag: 'Work',
  summary: 'Work',
  credentials: anybody,
  request: { body: Type.Object({ text: Type.Optional(Type.String()) }), bodyIsOptional: true },
  response: { status: 200, description: 'Done.', schema: Type.Object({ done: Type.Boolean() }) },
  errors: [],
  example: { response: { done: true } },
  handle: ({ signal }, deps) => deps.work(signal) as Promise<{ done: boolean }>,
});

export const windowOf = (remaining: string) => ({
  'RateLimit-Limit': '100',
  'RateLimit-Remaining': remaining,
  'RateLimit-Reset': '60',
});

const servers: ListeningServer[] = [];

/** Ends all that were served, each with so much time for what is under way. */
export async function drainServed(graceMs = 0): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.drain(graceMs)));
}

/** An app with that operation, listening. */
export async function serve(
  doWork: Deps['work'],
  changes: Partial<AppOptions<Deps>> = {},
): Promise<{ url: string; port: number }> {
  const operations: readonly Operation<Deps>[] = [work];
  const app = createApp<Deps>({
    operations,
    deps: { work: doWork },
    log: silentLogger,
    pages: { document: {}, html: '<p>', css: '' },
    trustProxy: false,
    maxConcurrentRequests: 100,
    maxTotalBodyBytes: 100_000,
    maxBodyBytes: 1_000,
    requestDeadlineMs: 10_000,
    assertServing: async () => {},
    checkResponses: true,
    limits: {},
    rateLimitHeaders: { read: async () => windowOf('read'), untouched: windowOf('untouched') },
    knownWindows: new KnownWindows(),
    readiness: {},
    isDraining: () => false,
    observe: () => {},
    ...changes,
  });
  const server = await listen(app, testListenOptions);
  servers.push(server);
  return { url: `http://127.0.0.1:${server.port}`, port: server.port };
}
