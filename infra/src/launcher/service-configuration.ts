import { LaunchFault } from '../launch-fault.js';
import { type LaunchConfiguration, type PortName, portVariables } from './configuration.js';
import { CommandFault, runNodeCommand } from './node-command.js';
import { type ServiceName, serviceFile } from './repository.js';

const services: readonly ServiceName[] = ['memory-service', 'management-service'];

/**
 * The variables that both services are started with: those of the launcher's own process, and what it decides itself.
 */
export function serviceEnvironment(
  { host, ports, externalIssuer, audience, defaultPlan, shutdownGraceMs }: LaunchConfiguration,
  environment: NodeJS.ProcessEnv,
  { databaseUrl, localIssuer }: { readonly databaseUrl: string; readonly localIssuer: string },
): NodeJS.ProcessEnv {
  const portEntries = (Object.keys(portVariables) as PortName[]).map((name) => [portVariables[name], ports[name]]);
  return {
    ...environment,
    ...Object.fromEntries(portEntries.map(([variable, port]) => [variable, String(port)])),
    HOST: host,
    DATABASE_URL: databaseUrl,
    OIDC_ISSUER: externalIssuer ?? localIssuer,
    OIDC_AUDIENCE: audience,
    DEFAULT_PLAN: defaultPlan,
    SHUTDOWN_GRACE_MS: String(shutdownGraceMs),
  };
}

/** Stand for the embedded database and the local identity provider before they are there. */
const anyDatabaseUrl = 'postgres://127.0.0.1/postgres';
const anyIssuer = 'http://127.0.0.1';

/**
 * Throws one `LaunchFault` with all that is wrong: the launcher's own faults, and what the services say of their
 * variables.
 */
export async function refuseConfiguration(
  faults: readonly string[],
  configuration: LaunchConfiguration,
  environment: NodeJS.ProcessEnv,
): Promise<never> {
  const stood = { databaseUrl: configuration.databaseUrl ?? anyDatabaseUrl, localIssuer: anyIssuer };
  const named = new Set(faults.flatMap((fault) => fault.split(' ')));
  const ofServices = await findServiceFaults(serviceEnvironment(configuration, environment, stood));
  const others = ofServices.filter((fault) => !named.has(fault.slice(0, fault.indexOf(' '))));
  throw new LaunchFault([...faults, ...others].join('\n'));
}

/** Lets both services read their variables; throws one `LaunchFault` with all that they say is wrong. */
export async function checkServiceConfiguration(
  configuration: LaunchConfiguration,
  environment: NodeJS.ProcessEnv,
  localIssuer: string,
): Promise<void> {
  const stood = { databaseUrl: configuration.databaseUrl ?? anyDatabaseUrl, localIssuer };
  const faults = await findServiceFaults(serviceEnvironment(configuration, environment, stood));
  if (faults.length > 0) throw new LaunchFault(faults.join('\n'));
}

/** A line for each fault; one of a variable that both services have is told once. */
async function findServiceFaults(env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const checks = services.map((service) =>
    runNodeCommand(serviceFile(service, 'main'), ['--check-configuration'], env),
  );
  const lines = (await Promise.allSettled(checks)).flatMap((check) => {
    if (check.status === 'fulfilled') return [];
    if (!(check.reason instanceof CommandFault)) throw check.reason;
    return check.reason.lastLines;
  });
  return [...new Set(lines)].filter((line) => !saysWho.test(line));
}

/** The line that comes before the faults, which are the same for whoever set the variables. */
const saysWho = /^[a-z-]+ can't start:$/;
