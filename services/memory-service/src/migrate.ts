import { parseArgs } from 'node:util';
import { createLogger, interruption, migrate, readConfig, runCommand } from '@persistent-memory/service-kit';
import { declarations } from './config.js';
import { migrationSteps } from './migrations.js';

// The `migrate` command: brings the schemas access and memory up to date, and ends.
await runCommand('migrate', async () => {
  // It takes none: whoever gives it some, such as --help, does not want the schema changed.
  parseArgs({ options: {} });
  const { databaseUrl, logLevel } = readConfig(process.env, {
    databaseUrl: declarations.databaseUrl,
    logLevel: declarations.logLevel,
  });
  const log = createLogger({ level: logLevel, service: 'memory-service-migrate' });
  const signal = interruption('What was not committed is rolled back: run it again.');
  await migrate({ databaseUrl, steps: migrationSteps, log, signal });
});
