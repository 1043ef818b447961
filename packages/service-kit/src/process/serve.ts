import { setTimeout as delay } from 'node:timers/promises';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { AppSettings } from '../http/app.js';
import { listen } from '../http/listening/server.js';
import { KnownWindows } from '../http/rate-limits/known-windows.js';
import { createLogger } from './logging.js';
import { createMetrics, type Metrics } from './metrics.js';
import { listenForMetrics } from './metrics-server.js';
import { superviseProcess } from './process-lifetime.js';
import type { ServiceConfig } from './service-variables.js';

/** At most; never longer than for the whole request, which Node refuses. */
const maxHeadersTimeoutMs = 15_000;
/**
 * Longer than balancers keep theirs (60 s as a rule), so that they never send a request into a connection that is just
 * being closed.
 */
const keepAliveTimeoutMs = 65_000;
/**
 * Beside the time to drain: for the last runs of workers and for letting go of stores and threads. Together less than
 * what a process gets that was told to stop, which is 2 s more than the delay and the time to drain under the launcher
 * and 10 s elsewhere.
 */
const closingMs = 1_750;

/** What every service's parts are made with. */
export interface ServiceBase {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly settings: Omit<AppSettings, 'assertServing' | 'maxBodyBytes'>;
}

export interface BuiltService {
  readonly app: Express;
  /** The RateLimit headers of a client that spent nothing. */
  readonly untouchedWindow: Readonly<Record<string, string>>;
  /** Ends what the service does without being asked; no request is under way any more. */
  readonly stopWorkers: () => Promise<void>;
  /** Lets go of stores and threads; nothing uses them any more. */
  readonly close: () => Promise<void>;
}

/** Makes the parts of a service. */
export type BuildService<OwnConfig extends ServiceConfig> = (
  config: OwnConfig,
  base: ServiceBase,
) => Promise<BuiltService>;

/**
 * Parts, metrics, requests, and on SIGTERM all of it backwards, under one deadline: what draining leaves of its time
 * the rest has too. Before that it may go on for a while, until those who send requests know that it stops.
 */
export async function serve<OwnConfig extends ServiceConfig>(
  name: string,
  config: OwnConfig,
  build: BuildService<OwnConfig>,
): Promise<void> {
  const { host, port, metricsPort, trustProxy, requestDeadlineMs, maxConcurrentRequests, maxTotalBodyBytes } = config;
  const log = createLogger({ level: config.logLevel, service: name });
  const lifetime = superviseProcess(log);
  const metrics = createMetrics(name);
  const { isDraining } = lifetime;
  const limits = { trustProxy, requestDeadlineMs, maxConcurrentRequests, maxTotalBodyBytes };
  const knownWindows = new KnownWindows();
  const settings = { ...limits, knownWindows, log, isDraining, checkResponses: false, observe: metrics.observeRequest };
  const { app, untouchedWindow, stopWorkers, close } = await build(config, { log, metrics, settings });
  const metricsServer = await listenForMetrics({
    port: metricsPort,
    host,
    registry: metrics.registry,
    onError: (error) => log.error({ err: error }, 'the metrics could not be read'),
  });
  const refusals = metrics.counter(
    'http_connections_refused_total',
    'Connections closed at once, as there were too many.',
  );
  const server = await listen(app, {
    port,
    host,
    headersTimeoutMs: Math.min(maxHeadersTimeoutMs, requestDeadlineMs),
    requestTimeoutMs: requestDeadlineMs,
    keepAliveTimeoutMs,
    maxConnections: config.maxConnections,
    onConnectionRefused: () => refusals.inc(),
    refusalHeaders: (address) => knownWindows.headersOf(address, untouchedWindow),
    onError: (error) => log.error({ err: error }, 'a connection could not be taken'),
  });
  log.info({ port: server.port }, 'listening');
  lifetime.onStop(
    async () => {
      await delay(config.shutdownDelayMs);
      await server.drain(config.shutdownGraceMs);
      await stopWorkers();
      await metricsServer.close();
      await close();
    },
    config.shutdownDelayMs + config.shutdownGraceMs + closingMs,
  );
}
