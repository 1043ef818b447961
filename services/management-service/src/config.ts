import {
  type Config,
  ConfigurationError,
  type ConfigurationFault,
  type ConfigurationRule,
  readConfig,
  serviceRules,
  serviceVariables,
  variable,
} from '@persistent-memory/service-kit';
import { isAcceptableIssuerUrl } from './authentication/issuer-documents.js';
import { type DefaultPlan, parseDefaultPlan } from './plans/default-plan.js';

const { duration, sha256, text, url } = variable;

/** Every variable of this service: its documentation, its bounds and its default. */
export const declarations = {
  ...serviceVariables({
    schemas: 'access and management',
    port: { name: 'MANAGEMENT_PORT', description: 'Port of the management plane.', default: 8081 },
    metricsPort: { name: 'MANAGEMENT_METRICS_PORT', default: 9081 },
    maxBodyBytes: {
      description:
        'Largest body that is read, where that is less than 1 MiB, which is as much as this plane ever reads.',
      default: 1024 * 1024,
    },
    maxTotalBodyBytes: 64 * 1024 * 1024,
    maxConcurrentRequests: 256,
    requestDeadlineMs: 30_000,
    shutdownGraceMs: 10_000,
    poolSize: { description: 'Connections to Postgres.', default: 10 },
    databaseDeadlineMs: 25_000,
    statementTimeoutMs: 20_000,
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
    description: "Hash of the platform's credential; unset: there are no admin operations.",
    optional: true,
  }),
  defaultPlan: text({
    name: 'DEFAULT_PLAN',
    description:
      'What a new account gets: unlimited, none (no active subscription), or a name with quotas in requests, such as trial:add=1000,search=5000; the period starts with the account and has no end.',
  }),
} as const;

export interface ManagementServiceConfig extends Omit<Config<typeof declarations>, 'defaultPlan'> {
  readonly defaultPlan: DefaultPlan;
}

/** @throws ConfigurationError with every fault */
export function readManagementServiceConfig(env: NodeJS.ProcessEnv): ManagementServiceConfig {
  const config = readConfig(env, declarations, rules);
  return { ...config, defaultPlan: readDefaultPlan(config.defaultPlan) };
}

/** @throws ConfigurationError */
export function readDefaultPlan(text: string): DefaultPlan {
  const plan = parseDefaultPlan(text);
  if (plan === null) throw new ConfigurationError([defaultPlanFault]);
  return plan;
}

const defaultPlanFault: ConfigurationFault = {
  name: declarations.defaultPlan.name,
  message: 'must be unlimited, none, or a name with quotas such as trial:add=1000,search=5000',
};

export const defaultPlanRule: ConfigurationRule<{ readonly defaultPlan: string }> = ({ defaultPlan }) =>
  parseDefaultPlan(defaultPlan) === null ? defaultPlanFault : null;

/** What is wrong with the address of an identity provider; null: nothing. */
export function findIssuerFault(issuer: string): string | null {
  return isAcceptableIssuerUrl(issuer)
    ? null
    : 'must begin with https:// (http:// on loopback only) and hold no credentials, query or fragment';
}

const rules: readonly ConfigurationRule<Config<typeof declarations>>[] = [
  ...serviceRules(declarations),
  ({ issuer }) => {
    const message = findIssuerFault(issuer);
    return message === null ? null : { name: declarations.issuer.name, message };
  },
  defaultPlanRule,
];
