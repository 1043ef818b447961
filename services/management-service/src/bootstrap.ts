import { parseArgs } from 'node:util';
import { connectSingle, createLogger, readConfig, runCommand } from '@persistent-memory/service-kit';
import { type Bootstrap, bootstrapAccount } from './accounts/bootstrap-account.js';
import { declarations, readDefaultPlan } from './config.js';

const timeoutMs = 30_000;

// The `bootstrap` command: an account for an identity, with a first project and key, and one line of JSON that says
// which.
await runCommand('bootstrap', async () => {
  const { databaseUrl, logLevel, defaultPlan, connectTimeoutMs } = readConfig(process.env, {
    databaseUrl: declarations.databaseUrl,
    logLevel: declarations.logLevel,
    defaultPlan: declarations.defaultPlan,
    connectTimeoutMs: declarations.connectTimeoutMs,
  });
  const request = { ...readArguments(), defaultPlan: readDefaultPlan(defaultPlan) };
  const database = connectSingle({
    url: databaseUrl,
    timeoutMs,
    connectTimeoutMs,
    applicationName: 'management-service-bootstrap',
    // Standard output is for the answer.
    log: createLogger({ level: logLevel, service: 'management-service-bootstrap', output: process.stderr }),
  });
  try {
    const { accountId, projectId, apiKey } = await bootstrapAccount(database, request);
    process.stdout.write(`${JSON.stringify({ account_id: accountId, project_id: projectId, api_key: apiKey })}\n`);
  } finally {
    await database.close();
  }
});

function readArguments(): Omit<Bootstrap, 'defaultPlan'> {
  const { values } = parseArgs({
    options: {
      issuer: { type: 'string' },
      subject: { type: 'string' },
      project: { type: 'string', default: 'Default' },
      key: { type: 'string', default: 'First key' },
      'another-key': { type: 'boolean', default: false },
    },
  });
  const { issuer, subject, project, key, 'another-key': anotherKey } = values;
  if (!issuer || !subject) throw new Error('--issuer and --subject are needed.');
  return { identity: { issuer, subject }, projectName: project, keyName: key, anotherKey };
}
