import type { Config, ConfigurationRule } from './config.js';
import { logLevels } from './logging.js';
import { duration, host, integer, oneOf, port, postgresUrl, proxies } from './variables.js';

interface Described<Value> {
  readonly description: string;
  readonly default: Value;
}

/** In what a service differs from others in the variables that every service has. */
export interface ServiceDefaults {
  /** Of Postgres, in words: `access and memory`. */
  readonly schemas: string;
  readonly port: Described<number> & { readonly name: string };
  readonly metricsPort: { readonly name: string; readonly default: number };
  readonly maxBodyBytes: Described<number>;
  readonly maxTotalBodyBytes: number;
  readonly maxConcurrentRequests: number;
  readonly requestDeadlineMs: number;
  /** As long as a request may honestly take. */
  readonly shutdownGraceMs: number;
  readonly poolSize: Described<number>;
  readonly databaseDeadlineMs: number;
  readonly statementTimeoutMs: number;
}

/**
 * Where a service listens, how much it takes on at the same time, and its Postgres: the same names and bounds for every
 * service.
 */
export function serviceVariables(defaults: ServiceDefaults) {
  return {
    databaseUrl: postgresUrl({
      name: 'DATABASE_URL',
      description: `Postgres with the schemas ${defaults.schemas}.`,
    }),
    ...listeningVariables(defaults),
    ...boundVariables(defaults),
    ...databaseVariables(defaults),
  };
}

/** The values of those variables. */
export type ServiceConfig = Config<ReturnType<typeof serviceVariables>>;

/** What these variables can be wrong in together. */
export function serviceRules({
  metricsPort,
  statementTimeoutMs,
  maxTotalBodyBytes,
}: ReturnType<typeof serviceVariables>): readonly ConfigurationRule<ServiceConfig>[] {
  return [
    (config) =>
      config.statementTimeoutMs <= config.databaseDeadlineMs
        ? null
        : { name: statementTimeoutMs.name, message: 'must not be longer than DATABASE_DEADLINE_MS' },
    (config) =>
      config.maxBodyBytes <= config.maxTotalBodyBytes
        ? null
        : { name: maxTotalBodyBytes.name, message: 'must not be less than MAX_BODY_BYTES' },
    (config) =>
      config.metricsPort !== config.port || config.port === 0
        ? null
        : { name: metricsPort.name, message: 'must be another port than that of the service itself' },
  ];
}

function listeningVariables(defaults: ServiceDefaults) {
  return {
    host: host({ name: 'HOST', description: 'Address to listen on.', default: '127.0.0.1' }),
    port: port(defaults.port),
    metricsPort: port({
      ...defaults.metricsPort,
      description: 'Port of the Prometheus metrics, which should not be public.',
    }),
    trustProxy: proxies({
      name: 'TRUST_PROXY',
      description: 'Proxies in front of the service: only behind them is an address in X-Forwarded-For believed.',
    }),
    logLevel: oneOf({
      name: 'LOG_LEVEL',
      description: 'Least severe line that is logged.',
      choices: logLevels,
      default: 'info',
    }),
  } as const;
}

function boundVariables(defaults: ServiceDefaults) {
  const { maxBodyBytes, maxTotalBodyBytes, maxConcurrentRequests, requestDeadlineMs, shutdownGraceMs } = defaults;
  return {
    maxBodyBytes: integer({
      name: 'MAX_BODY_BYTES',
      ...maxBodyBytes,
      minimum: 1_024,
      maximum: 64 * 1024 * 1024,
      unit: 'bytes',
    }),
    maxTotalBodyBytes: integer({
      name: 'MAX_TOTAL_BODY_BYTES',
      description:
        'Bodies over 16 KiB that are read or worked on, all together; an account has half of it, or one body.',
      minimum: 1_024,
      maximum: 16 * 1024 * 1024 * 1024,
      default: maxTotalBodyBytes,
      unit: 'bytes',
    }),
    maxConnections: integer({
      name: 'MAX_CONNECTIONS',
      description: 'Connections of clients, idle ones included; for one more the longest silent one is closed.',
      minimum: 1,
      maximum: 1_000_000,
      default: 4_096,
    }),
    maxConcurrentRequests: integer({
      name: 'MAX_CONCURRENT_REQUESTS',
      description: 'Requests answered at the same time; one more is refused at once.',
      minimum: 1,
      maximum: 100_000,
      default: maxConcurrentRequests,
    }),
    requestDeadlineMs: duration({
      name: 'REQUEST_DEADLINE_MS',
      description: 'After this a request is given up, and what it has not committed by then is rolled back.',
      minimum: 100,
      maximum: 600_000,
      default: requestDeadlineMs,
    }),
    shutdownDelayMs: duration({
      name: 'SHUTDOWN_DELAY_MS',
      description:
        'Time for which it goes on as before when it is told to stop, while `/readyz` says `draining`: longer than a balancer takes to notice.',
      minimum: 0,
      maximum: 600_000,
      default: 0,
    }),
    shutdownGraceMs: duration({
      name: 'SHUTDOWN_GRACE_MS',
      description: 'Time that requests under way get to finish after that; those that are left are told to try again.',
      minimum: 0,
      maximum: 600_000,
      default: shutdownGraceMs,
    }),
  } as const;
}

function databaseVariables({ poolSize, databaseDeadlineMs, statementTimeoutMs }: ServiceDefaults) {
  return {
    poolSize: integer({ name: 'DATABASE_POOL_SIZE', ...poolSize, minimum: 2, maximum: 1_000 }),
    acquireTimeoutMs: duration({
      name: 'DATABASE_ACQUIRE_TIMEOUT_MS',
      description: 'How long a request waits for a connection.',
      minimum: 10,
      maximum: 60_000,
      default: 5_000,
    }),
    databaseDeadlineMs: duration({
      name: 'DATABASE_DEADLINE_MS',
      description: 'Longest use of a connection, transactions and retries included.',
      minimum: 100,
      maximum: 600_000,
      default: databaseDeadlineMs,
    }),
    statementTimeoutMs: duration({
      name: 'DATABASE_STATEMENT_TIMEOUT_MS',
      description: 'Longest single statement; Postgres ends it.',
      minimum: 100,
      maximum: 600_000,
      default: statementTimeoutMs,
    }),
    connectTimeoutMs: duration({
      name: 'DATABASE_CONNECT_TIMEOUT_MS',
      description: 'Longest attempt to connect.',
      minimum: 100,
      maximum: 60_000,
      default: 5_000,
    }),
  } as const;
}
