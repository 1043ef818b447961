import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.js';
import { startIdentityProvider } from '../identity-provider/identity-provider.js';
import { createSigningKey, readSigningKey } from '../identity-provider/signing-key.js';
import { dataDirectoryOf, type LaunchConfiguration, type PortName, portVariables } from './configuration.js';
import { createFirstAccount } from './first-account.js';
import { checkGivenDatabase, isWorkingKey } from './given-database.js';
import { type DatabaseState, databaseName, type LauncherState, readState, writeState } from './launcher-state.js';
import type { Lifecycle } from './lifecycle.js';
import { writeLocalFile } from './local-file.js';
import { chooseLocalIssuer, signingKeyFile } from './local-issuer.js';
import { limitLogs, openLogFile } from './logs.js';
import { fingerprintMigrations, migrate } from './migrations.js';
import { checkPorts, type WantedPort } from './port-check.js';
import { quickStart } from './quick-start.js';
import { repositoryRoot, serviceFile } from './repository.js';
import { checkServiceConfiguration, serviceEnvironment } from './service-configuration.js';
import { ServiceProcess } from './service-process.js';
import type { Terminal } from './terminal.js';

/** What a launch needs from the process it runs in. */
export interface LaunchContext {
  readonly configuration: LaunchConfiguration;
  readonly environment: NodeJS.ProcessEnv;
  readonly lifecycle: Lifecycle;
  /** True when the last start on this data directory did not end in order. */
  readonly tookOver: boolean;
  readonly terminal: Terminal;
  /** Called when a part ended for good under a running launcher. */
  readonly onGivenUp: (reason: string) => void;
}

/** A killed start's services have this long to let go of their ports. */
const handOverMs = 15_000;
/** Both services' pools, migrations, and some for a person with psql. */
const maxConnections = 100;

/**
 * Starts everything in order and prints the quick start. What was started is in `lifecycle`, also when it throws. The
 * caller holds the lock of the data directory.
 */
export async function launch(context: LaunchContext): Promise<void> {
  const { configuration, terminal } = context;
  const { dataDirectory } = configuration;
  const state = readState(dataDirectory);
  const issuer = chooseLocalIssuer(configuration, state);
  await checkPorts(wantedPorts(configuration, issuer), context.tookOver ? handOverMs : 0);
  // A first start waits for it: what would be made for nothing is made there, and later ones hear the same from the
  // services. An address of the operator's is used before they are started, and only they know which ones can be read.
  if (state.issuer === null || configuration.databaseUrl !== null) {
    await checkServiceConfiguration(configuration, context.environment, issuer);
  }
  const [databaseUrl] = await Promise.all([startDatabase(context), startLocalIssuer(context, issuer)]);

  const environment = serviceEnvironment(configuration, context.environment, { databaseUrl, localIssuer: issuer });
  const { database, isNewKey } = await prepareDatabase(context, state, issuer, environment);
  await startServices(context, environment).catch(async (cause: unknown) => {
    // A service that ends tells of itself alone: where it is for its variables, those of both are told.
    await checkServiceConfiguration(configuration, context.environment, issuer);
    throw cause;
  });

  const { host, ports, externalIssuer } = configuration;
  const local = {
    base_url: urlOf(host, ports.memory),
    management_url: urlOf(host, ports.management),
    issuer: externalIssuer ?? issuer,
    api_key: database.apiKey,
    project_id: database.projectId,
  };
  writeLocalFile(dataDirectory, local);
  const { heading } = terminal;
  const isDefaultDirectory = dataDirectory === dataDirectoryOf({}, repositoryRoot);
  const shown = { local, dataDirectory, isDefaultDirectory, isNewKey, externalIssuer, heading };
  terminal.print(quickStart({ ...shown, today: new Date() }));
}

function wantedPorts({ host, ports, externalIssuer }: LaunchConfiguration, issuer: string): WantedPort[] {
  const wanted = (Object.keys(portVariables) as PortName[]).map((name) => ({
    host,
    port: ports[name],
    variable: portVariables[name],
  }));
  if (externalIssuer !== null) return wanted;
  return [...wanted, { host: '127.0.0.1', port: Number(new URL(issuer).port), variable: 'ISSUER_PORT' }];
}

async function startDatabase({ configuration, lifecycle, terminal, onGivenUp }: LaunchContext): Promise<string> {
  if (configuration.databaseUrl !== null) {
    await checkGivenDatabase(configuration.databaseUrl);
    return configuration.databaseUrl;
  }
  terminal.progress('Starting Postgres.');
  const postgres = await startEmbeddedPostgres({
    dataDirectory: configuration.dataDirectory,
    maxConnections,
    durable: true,
    report: terminal.progress,
    onGivenUp,
  });
  await lifecycle.started(postgres);
  return postgres.url;
}

async function startLocalIssuer({ configuration, lifecycle }: LaunchContext, issuer: string): Promise<void> {
  if (configuration.externalIssuer !== null) return;
  const file = signingKeyFile(configuration.dataDirectory);
  const key = readSigningKey(file) ?? (await createSigningKey(file));
  await lifecycle.started(await startIdentityProvider(issuer, key));
}

/** Schema and first account; both are remembered, so that a later start on the embedded database does neither. */
async function prepareDatabase(
  { configuration, terminal }: LaunchContext,
  state: LauncherState,
  issuer: string,
  environment: NodeJS.ProcessEnv,
): Promise<{ database: DatabaseState; isNewKey: boolean }> {
  const { dataDirectory, databaseUrl } = configuration;
  const name = databaseName(databaseUrl);
  const remembered = state.databases[name];
  const fingerprint = fingerprintMigrations();
  // A server of the operator's may have been changed by others: there the database itself is asked.
  const isCurrent = databaseUrl === null && remembered?.migrations === fingerprint;
  if (!isCurrent) {
    terminal.progress('Bringing the database schema up to date.');
    await migrate(environment);
  }
  if (remembered && isCurrent) return { database: remembered, isNewKey: false };
  const isLost = remembered && databaseUrl !== null && !(await isWorkingKey(databaseUrl, remembered));
  const known = isLost ? undefined : remembered;
  if (isLost) terminal.progress('The key of the last start does not work in this database any more: making another.');
  else if (!known) terminal.progress('Creating the first account, project and key.');
  const { projectId, apiKey } = known ?? (await createFirstAccount(issuer, environment));
  const database = { migrations: fingerprint, projectId, apiKey };
  writeState(dataDirectory, { issuer, databases: { ...state.databases, [name]: database } });
  return { database, isNewKey: !known };
}

async function startServices(context: LaunchContext, env: NodeJS.ProcessEnv): Promise<void> {
  const { configuration, lifecycle, terminal, onGivenUp } = context;
  const { dataDirectory, host, ports, shutdownDelayMs, shutdownGraceMs } = configuration;
  terminal.progress('Starting the memory service and the management service.');
  const logs = [
    openLogFile(dataDirectory, 'memory-service'),
    openLogFile(dataDirectory, 'management-service'),
  ] as const;
  await lifecycle.started(limitLogs(logs, terminal.warn));
  const common = { env, stopMs: shutdownDelayMs + shutdownGraceMs, warn: terminal.warn, onGivenUp };
  const memory = new ServiceProcess({
    ...common,
    name: 'memory service',
    file: serviceFile('memory-service', 'main'),
    readyUrl: `${urlOf(host, ports.memory)}/readyz`,
    log: logs[0],
  });
  const management = new ServiceProcess({
    ...common,
    name: 'management service',
    file: serviceFile('management-service', 'main'),
    readyUrl: `${urlOf(host, ports.management)}/readyz`,
    log: logs[1],
  });
  await lifecycle.started(memory, management);
  await Promise.all([memory.ready, management.ready]);
}

/** An address that reaches a service from this machine: one that listens everywhere is reached on loopback. */
function urlOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
