import {
  type Config,
  ConfigurationError,
  type ConfigurationFault,
  LOG_LEVELS,
  readConfig,
  variable,
} from '@persistent-memory/service-kit';
import { isAcceptableIssuerUrl } from './authentication/issuer-documents.js';
import { type DefaultPlan, parseDefaultPlan } from './plans/default-plan.js';

const { duration, integer, oneOf, port, proxies, sha256, text, url } = variable;

/** Every variable of this service: its documentation, its bounds and its default. */
export const declarations = {
  databaseUrl: url({
    name: 'DATABASE_URL',
    description: 'Postgres with the schemas access and management.',
    schemes: ['postgres', 'postgresql'],
  }),
  host: text({ name: 'HOST', description: 'Address to listen on.', default: '127.0.0.1' }),
  port: port({ name: 'MANAGEMENT_PORT', description: 'Port of the management plane.', default: 8081 }),
  metricsPort: port({
    name: 'MANAGEMENT_METRICS_PORT',
    description: 'Port of the Prometheus metrics, which should not be public.',
    default: 9081,
  }),
  issuer: url({
    name: 'OIDC_ISSUER',
    description: 'The identity provider, exactly as it names itself in tokens; plain HTTP on loopback only.',
    schemes: ['https', 'http'],
  }),
  audience: text({ name: 'OIDC_AUDIENCE', description: 'The audience that session tokens have to be made for.' }),
  issuerTimeoutMs: duration({
    name: 'OIDC_TIMEOUT_MS',
    description: "Time for each of the identity provider's two documents.",
    minimum: 100,
    maximum: 60_000,
    default: 5_000,
  }),
  adminTokenSha256: sha256({
    name: 'ADMIN_TOKEN_SHA256',
    description: "Hash of the platform operator's credential; unset: there are no admin operations.",
    optional: true,
  }),
  defaultPlan: text({
    name: 'DEFAULT_PLAN',
    description:
      'What a new account gets: unlimited, none (no active subscription), or a name with quotas in requests, such as trial:add=1000,search=5000; the period starts with the account and has no end.',
  }),
  trustProxy: proxies({
    name: 'TRUST_PROXY',
    description: 'Proxies in front of the service: only behind them is an address in X-Forwarded-For believed.',
  }),
  logLevel: oneOf({
    name: 'LOG_LEVEL',
    description: 'Least severe line that is logged.',
    choices: LOG_LEVELS,
    default: 'info',
  }),
  maxBodyBytes: integer({
    name: 'MAX_BODY_BYTES',
    description: 'Largest body that is read, where that is less than 1 MiB, which is as much as this plane ever reads.',
    minimum: 1_024,
    maximum: 64 * 1024 * 1024,
    unit: 'bytes',
    default: 1024 * 1024,
  }),
  maxConcurrentRequests: integer({
    name: 'MAX_CONCURRENT_REQUESTS',
    description: 'Requests answered at the same time; one more is refused at once.',
    minimum: 1,
    maximum: 100_000,
    default: 256,
  }),
  requestDeadlineMs: duration({
    name: 'REQUEST_DEADLINE_MS',
    description: 'After this a request is given up.',
    minimum: 100,
    maximum: 600_000,
    default: 30_000,
  }),
  shutdownGraceMs: duration({
    name: 'SHUTDOWN_GRACE_MS',
    description: 'Time that requests under way get to finish when the service stops.',
    minimum: 0,
    maximum: 600_000,
    default: 10_000,
  }),
  poolSize: integer({
    name: 'DATABASE_POOL_SIZE',
    description: 'Connections to Postgres.',
    minimum: 2,
    maximum: 1_000,
    default: 10,
  }),
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
    default: 25_000,
  }),
  statementTimeoutMs: duration({
    name: 'DATABASE_STATEMENT_TIMEOUT_MS',
    description: 'Longest single statement; Postgres ends it.',
    minimum: 100,
    maximum: 600_000,
    default: 20_000,
  }),
  connectTimeoutMs: duration({
    name: 'DATABASE_CONNECT_TIMEOUT_MS',
    description: 'Longest attempt to connect.',
    minimum: 100,
    maximum: 60_000,
    default: 5_000,
  }),
} as const;

export interface ManagementServiceConfig extends Omit<Config<typeof declarations>, 'defaultPlan'> {
  readonly defaultPlan: DefaultPlan;
}

/** @throws ConfigurationError with every fault */
export function readManagementServiceConfig(env: NodeJS.ProcessEnv): ManagementServiceConfig {
  const config = readConfig(env, declarations, contradictions);
  return { ...config, defaultPlan: readDefaultPlan(config.defaultPlan) };
}

/** @throws ConfigurationError */
export function readDefaultPlan(text: string): DefaultPlan {
  const plan = parseDefaultPlan(text);
  if (plan === null) throw new ConfigurationError([DEFAULT_PLAN_FAULT]);
  return plan;
}

const DEFAULT_PLAN_FAULT: ConfigurationFault = {
  name: declarations.defaultPlan.name,
  message: 'must be unlimited, none, or a name with quotas such as trial:add=1000,search=5000',
};

function contradictions(config: Config<typeof declarations>): readonly ConfigurationFault[] {
  const faults: ConfigurationFault[] = [];
  if (!isAcceptableIssuerUrl(config.issuer)) {
    faults.push({
      name: declarations.issuer.name,
      message: 'must begin with https:// (http:// on loopback only) and hold no credentials, query or fragment',
    });
  }
  if (parseDefaultPlan(config.defaultPlan) === null) faults.push(DEFAULT_PLAN_FAULT);
  if (config.statementTimeoutMs > config.databaseDeadlineMs) {
    faults.push({
      name: declarations.statementTimeoutMs.name,
      message: `must not be longer than ${declarations.databaseDeadlineMs.name}`,
    });
  }
  return faults;
}
