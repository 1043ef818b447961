import { parseArgs } from 'node:util';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { AppSettings } from '../http/app.js';
import { superviseProcess } from '../http/process-lifetime.js';
import { listen } from '../http/server.js';
import { createLogger } from './logging.js';
import { createMetrics, type Metrics } from './metrics.js';
import { listenForMetrics } from './metrics-server.js';
import { runCommand } from './run-command.js';
import type { ServiceConfig } from './service-variables.js';

const headersTimeoutMs = 15_000;
/** Longer than balancers keep theirs (60 s as a rule), so that they never send a request into a connection that is just being closed. */
const keepAliveTimeoutMs = 65_000;

export interface ServiceDefinition<OwnConfig extends ServiceConfig> {
  readonly name: string;
  /** @throws ConfigurationError with every fault */
  readonly readConfig: (env: NodeJS.ProcessEnv) => OwnConfig;
  readonly build: (config: OwnConfig, base: ServiceBase) => Promise<BuiltService>;
}

/** What every service's parts are made with. */
export interface ServiceBase {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly settings: Omit<AppSettings, 'assertServing' | 'maxBodyBytes'>;
}

export interface BuiltService {
  readonly app: Express;
  /** Of the answers to what never reaches the app. */
  readonly refusalHeaders: Readonly<Record<string, string>>;
  /** Ends what the service does without being asked; no request is under way any more. */
  readonly stopWorkers: () => Promise<void>;
  /** Lets go of stores and threads; nothing uses them any more. */
  readonly close: () => Promise<void>;
}

/**
 * The process of a service: configuration, parts, metrics, requests, and on SIGTERM all of it backwards. With `--check-configuration` it only
 * says what is wrong with its variables, for whoever wants to know before there is a database.
 */
export async function runService<OwnConfig extends ServiceConfig>(
  definition: ServiceDefinition<OwnConfig>,
): Promise<void> {
  await runCommand(definition.name, async () => {
    // Unknown arguments are refused: a misspelt --check-configuration would otherwise start a replica.
    const { values } = parseArgs({ options: { 'check-configuration': { type: 'boolean' } } });
    const config = definition.readConfig(process.env);
    if (values['check-configuration'] !== true) await serve(definition, config);
  });
}

async function serve<OwnConfig extends ServiceConfig>(
  { name, build }: ServiceDefinition<OwnConfig>,
  config: OwnConfig,
): Promise<void> {
  const { host, port, metricsPort, trustProxy, maxConcurrentRequests, requestDeadlineMs } = config;
  const log = createLogger({ level: config.logLevel, service: name });
  const lifetime = superviseProcess(log);
  const metrics = createMetrics(name);
  const { isDraining } = lifetime;
  const limits = { trustProxy, maxConcurrentRequests, requestDeadlineMs };
  const settings = { ...limits, log, isDraining, checkResponses: false, observe: metrics.observeRequest };
  const { app, refusalHeaders, stopWorkers, close } = await build(config, { log, metrics, settings });
  const metricsServer = await listenForMetrics({ port: metricsPort, host, registry: metrics.registry });
  const server = await listen(app, {
    port,
    host,
    headersTimeoutMs,
    requestTimeoutMs: requestDeadlineMs,
    keepAliveTimeoutMs,
    refusalHeaders,
    onError: (error) => log.error({ err: error }, 'a connection could not be taken'),
  });
  log.info({ port: server.port }, 'listening');
  lifetime.onStop(async () => {
    await server.drain(config.shutdownGraceMs);
    await stopWorkers();
    await metricsServer.close();
    await close();
  });
}
