import { join } from 'node:path';

import { type IdentityProvider, startIdentityProvider } from '../identity-provider/identity-provider.js';
import { signSessionToken } from '../identity-provider/session-token.js';
import { createSigningKey } from '../identity-provider/signing-key.js';
import { createFirstAccount, type FirstAccount } from '../launcher/first-account.js';
import { openLogFile } from '../launcher/logs.js';
import { migrate } from '../launcher/migrations.js';
import { type ServiceName, serviceFile } from '../launcher/repository.js';
import { ServiceProcess } from '../launcher/service-process.js';
import { reservePort } from './reserve-port.js';
import { createTestDatabase } from './test-database.js';

const audience = 'persistent-memory';
const host = '127.0.0.1';

/** One process of a service, started again whenever it ends. */
export interface StandingService {
  readonly url: string;
  /** Of the process that runs at this moment. */
  readonly pid: number;
}

/** Services on one database, as a deployment runs them: no launcher, any number of replicas. */
export interface StandingServices {
  readonly account: FirstAccount;
  /** A session JWT of the first account. */
  readonly sessionToken: string;
  /** Starts one more process of a service and resolves when it is ready. */
  start(service: ServiceName, variables?: NodeJS.ProcessEnv): Promise<StandingService>;
  stop(): Promise<void>;
}

/**
 * Creates the schema and a first account with a key; `scratch` takes the logs.
 * @param databaseUrl an empty database; without it, a new one of the test server
 */
export async function standServices(scratch: string, databaseUrl?: string): Promise<StandingServices> {
  const issuer = `http://${host}:${await reservePort()}`;
  const key = await createSigningKey(join(scratch, 'key.pem'));
  const environment = {
    PATH: process.env.PATH,
    HOST: host,
    DATABASE_URL: databaseUrl ?? (await createTestDatabase()),
    OIDC_ISSUER: issuer,
    OIDC_AUDIENCE: audience,
    DEFAULT_PLAN: 'unlimited',
  };
  await migrate(environment);
  const provider: IdentityProvider = await startIdentityProvider(issuer, key);
  const replicas: ServiceProcess[] = [];
  return {
    account: await createFirstAccount(issuer, environment),
    sessionToken: signSessionToken(key, { issuer, audience }),
    start: async (service, variables = {}) => {
      const { replica, url } = await startReplica(service, { ...environment, ...variables }, scratch, replicas.length);
      replicas.push(replica);
      await replica.ready;
      return {
        url,
        get pid() {
          return replica.pid;
        },
      };
    },
    stop: async () => {
      await Promise.all(replicas.map((replica) => replica.stop()));
      await provider.stop();
    },
  };
}

async function startReplica(service: ServiceName, env: NodeJS.ProcessEnv, scratch: string, index: number) {
  const prefix = service === 'memory-service' ? 'MEMORY' : 'MANAGEMENT';
  const [port, metricsPort] = [await reservePort(), await reservePort()];
  const url = `http://${host}:${port}`;
  const replica = new ServiceProcess({
    name: service,
    file: serviceFile(service, 'main'),
    env: { ...env, [`${prefix}_PORT`]: String(port), [`${prefix}_METRICS_PORT`]: String(metricsPort) },
    readyUrl: `${url}/readyz`,
    log: openLogFile(scratch, `${service}-${index}`),
    stopMs: 10_000,
    warn: () => {},
    onGivenUp: (reason) => {
      throw new Error(reason);
    },
  });
  return { replica, url };
}
