import { resolve } from 'node:path';

/** The services and their environment variables for ports. */
export const portVariables = {
  memory: 'MEMORY_PORT',
  management: 'MANAGEMENT_PORT',
  memoryMetrics: 'MEMORY_METRICS_PORT',
  managementMetrics: 'MANAGEMENT_METRICS_PORT',
} as const;

export type PortName = keyof typeof portVariables;

const defaultPorts: Readonly<Record<PortName, number>> = {
  memory: 8080,
  management: 8081,
  memoryMetrics: 9080,
  managementMetrics: 9081,
};

/** Configuration of the embedded run; what concerns a service alone is passed through and checked by that service. */
export interface LaunchConfiguration {
  /** `DATA_DIR`: where everything is kept, absolute; `.data` of the repository by default. */
  readonly dataDirectory: string;
  /** `HOST`: the address that both services listen on; 127.0.0.1 by default. */
  readonly host: string;
  /** `MEMORY_PORT` 8080, `MANAGEMENT_PORT` 8081, `MEMORY_METRICS_PORT` 9080, `MANAGEMENT_METRICS_PORT` 9081. */
  readonly ports: Readonly<Record<PortName, number>>;
  /** `ISSUER_PORT`: port of the local identity provider; null: the one the data directory has, 8082 in a new one. */
  readonly issuerPort: number | null;
  /** `DATABASE_URL`: null starts the embedded Postgres. */
  readonly databaseUrl: string | null;
  /** `OIDC_ISSUER`: null starts the local identity provider. */
  readonly externalIssuer: string | null;
  /** `OIDC_AUDIENCE`: `persistent-memory` by default. */
  readonly audience: string;
  /** `DEFAULT_PLAN` of new accounts: `unlimited` by default. */
  readonly defaultPlan: string;
  /** `SHUTDOWN_DELAY_MS`: how long a service goes on when it is told to stop; 0 by default. */
  readonly shutdownDelayMs: number;
  /** `SHUTDOWN_GRACE_MS`: how long a service may drain after that before it is killed; 60,000 by default. */
  readonly shutdownGraceMs: number;
}

/** Where the data directory of a launch is; a relative path starts at the working directory. */
export function dataDirectoryOf(environment: NodeJS.ProcessEnv, repositoryRoot: string): string {
  return environment.DATA_DIR ? resolve(environment.DATA_DIR) : resolve(repositoryRoot, '.data');
}

export const defaultAudience = 'persistent-memory';

export interface ReadConfiguration {
  /** With defaults in the place of ports and times that are none. */
  readonly configuration: LaunchConfiguration;
  /** A sentence for each thing that is wrong; empty when a launch may begin. */
  readonly faults: readonly string[];
}

/** Reads the environment. An empty variable counts as unset. */
export function readConfiguration(environment: NodeJS.ProcessEnv, repositoryRoot: string): ReadConfiguration {
  const faults: string[] = [];
  const faulty = new Set<string>();
  const integer = (name: string, fallback: number, minimum: number, maximum: number): number => {
    const text = environment[name];
    if (!text) return fallback;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= minimum && value <= maximum) return value;
    faulty.add(name);
    faults.push(`${name} has to be a whole number from ${minimum} to ${maximum}, and is ${JSON.stringify(text)}.`);
    return fallback;
  };
  const port = (name: PortName) => integer(portVariables[name], defaultPorts[name], 1, 65_535);
  const configuration: LaunchConfiguration = {
    dataDirectory: dataDirectoryOf(environment, repositoryRoot),
    host: environment.HOST || '127.0.0.1',
    ports: {
      memory: port('memory'),
      management: port('management'),
      memoryMetrics: port('memoryMetrics'),
      managementMetrics: port('managementMetrics'),
    },
    issuerPort: environment.ISSUER_PORT ? integer('ISSUER_PORT', 0, 1, 65_535) : null,
    databaseUrl: environment.DATABASE_URL || null,
    externalIssuer: environment.OIDC_ISSUER || null,
    audience: environment.OIDC_AUDIENCE || defaultAudience,
    defaultPlan: environment.DEFAULT_PLAN || 'unlimited',
    shutdownDelayMs: integer('SHUTDOWN_DELAY_MS', 0, 0, 600_000),
    shutdownGraceMs: integer('SHUTDOWN_GRACE_MS', 60_000, 0, 600_000),
  };
  faults.push(...sharedPorts(configuration, faulty), ...issuerFaults(configuration, environment));
  return { configuration, faults };
}

/**
 * @param faulty variables that stand at their defaults only because they are no numbers: nobody asked for those ports
 */
function sharedPorts({ ports, issuerPort }: LaunchConfiguration, faulty: ReadonlySet<string>): string[] {
  const users = new Map<number, string[]>();
  const use = (port: number, variable: string) => {
    if (!faulty.has(variable)) users.set(port, [...(users.get(port) ?? []), variable]);
  };
  for (const name of Object.keys(portVariables) as PortName[]) use(ports[name], portVariables[name]);
  if (issuerPort !== null) use(issuerPort, 'ISSUER_PORT');
  return [...users].flatMap(([port, variables]) =>
    variables.length > 1 ? [`${variables.join(' and ')} are all ${port}; each needs a port of its own.`] : [],
  );
}

function issuerFaults({ externalIssuer }: LaunchConfiguration, environment: NodeJS.ProcessEnv): string[] {
  const faults: string[] = [];
  if (externalIssuer !== null && !['https:', 'http:'].includes(protocolOf(externalIssuer))) {
    faults.push(`OIDC_ISSUER has to be an http(s) address, and is ${JSON.stringify(externalIssuer)}.`);
  }
  if (externalIssuer !== null && !environment.OIDC_AUDIENCE) {
    faults.push('OIDC_AUDIENCE has to be set with OIDC_ISSUER: the audience that its tokens are made for.');
  }
  return faults;
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}
