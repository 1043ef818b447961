import { parseArgs } from 'node:util';
import { connectDatabase, createLogger, readConfig } from '@persistent-memory/service-kit';
import { bootstrapAccount } from './accounts/bootstrap-account.js';
import { declarations, readDefaultPlan } from './config.js';

// The `bootstrap` command: an account for an identity, with a first project and key, and one line of JSON that says which.
const { values } = parseArgs({
  options: {
    issuer: { type: 'string' },
    subject: { type: 'string' },
    project: { type: 'string', default: 'Default' },
    key: { type: 'string', default: 'First key' },
  },
});
const { issuer, subject, project, key } = values;
if (!issuer || !subject) throw new Error('bootstrap needs --issuer and --subject.');

const { databaseUrl, logLevel, defaultPlan, connectTimeoutMs } = readConfig(process.env, {
  databaseUrl: declarations.databaseUrl,
  logLevel: declarations.logLevel,
  defaultPlan: declarations.defaultPlan,
  connectTimeoutMs: declarations.connectTimeoutMs,
});

const TIMEOUT_MS = 30_000;
const database = connectDatabase({
  url: databaseUrl,
  poolSize: 1,
  acquireTimeoutMs: TIMEOUT_MS,
  deadlineMs: TIMEOUT_MS,
  statementTimeoutMs: TIMEOUT_MS,
  connectTimeoutMs,
  applicationName: 'management-service-bootstrap',
  // Standard output is for the answer.
  log: createLogger({ level: logLevel, service: 'management-service-bootstrap', output: process.stderr }),
});
try {
  const { accountId, projectId, apiKey } = await bootstrapAccount(database, {
    identity: { issuer, subject },
    defaultPlan: readDefaultPlan(defaultPlan),
    projectName: project,
    keyName: key,
  });
  process.stdout.write(`${JSON.stringify({ account_id: accountId, project_id: projectId, api_key: apiKey })}\n`);
} finally {
  await database.close();
}
