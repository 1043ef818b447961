import {
  ConfigurationError,
  connectSingle,
  createLogger,
  readConfig,
  runCommand,
} from '@persistent-memory/service-kit';
import { type Bootstrap, bootstrapAccount } from './accounts/bootstrap-account.js';
import { readBootstrapArguments } from './bootstrap-arguments.js';
import { declarations, defaultPlanRule, readDefaultPlan } from './config.js';

const timeoutMs = 30_000;

// The `bootstrap` command: an account for an identity, with a first project and key, and one line of JSON that says
// which.
await runCommand('bootstrap', async () => {
  const { bootstrap, databaseUrl, connectTimeoutMs, logLevel } = readSettings(process.argv.slice(2));
  const database = connectSingle({
    url: databaseUrl,
    timeoutMs,
    connectTimeoutMs,
    applicationName: 'management-service-bootstrap',
    // Standard output is for the answer.
    log: createLogger({ level: logLevel, service: 'management-service-bootstrap', output: process.stderr }),
  });
  try {
    const { accountId, projectId, apiKey } = await bootstrapAccount(database, bootstrap);
    process.stdout.write(`${JSON.stringify({ account_id: accountId, project_id: projectId, api_key: apiKey })}\n`);
  } finally {
    await database.close();
  }
});

/** @throws ConfigurationError with every fault, of the environment and of the arguments */
function readSettings(given: readonly string[]) {
  const { databaseUrl, logLevel, defaultPlan, connectTimeoutMs } = declarations;
  const args = readBootstrapArguments(given);
  const faults = 'faults' in args ? args.faults : [];
  const rules = [defaultPlanRule, ...faults.map((fault) => () => fault)];
  const config = readConfig(process.env, { databaseUrl, logLevel, defaultPlan, connectTimeoutMs }, rules);
  if ('faults' in args) throw new ConfigurationError(args.faults);
  const bootstrap: Bootstrap = { ...args.value, defaultPlan: readDefaultPlan(config.defaultPlan) };
  return { ...config, bootstrap };
}
