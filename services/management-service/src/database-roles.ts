import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ConfigurationFault,
  connectSingle,
  createLogger,
  readConfig,
  runCommand,
  variable,
} from '@persistent-memory/service-kit';
import { declarations } from './config.js';
import { passwordVerifier } from './storage/password-verifier.js';

const timeoutMs = 30_000;

const passwordRule = 'letters and digits, as it becomes part of an address.';

/** In an address some other characters begin a part of it, and the service would look for its database elsewhere. */
function password(name: string, whose: string) {
  const unchecked = variable.text({ name, description: `Of the ${whose} service's role: ${passwordRule}` });
  return {
    ...unchecked,
    parse: (given: string) =>
      /^[A-Za-z0-9]+$/.test(given)
        ? unchecked.parse(given)
        : { fault: 'must be of letters (A-Z, a-z) and digits alone' },
  };
}

const folderFault: ConfigurationFault = {
  name: 'The arguments',
  message: 'have to be one folder, with the SQL of the roles',
};

// The `database-roles` command: the role of each service, with its rights and its password, by the files of a folder.
// Both at once, so that one job of a deployment does it, as the owner, after the migrations of both services.
await runCommand('database-roles', async () => {
  const folders = readFolders(process.argv.slice(2));
  const variables = {
    databaseUrl: declarations.databaseUrl,
    logLevel: declarations.logLevel,
    connectTimeoutMs: declarations.connectTimeoutMs,
    memoryPassword: password('MEMORY_DATABASE_PASSWORD', 'memory'),
    managementPassword: password('MANAGEMENT_DATABASE_PASSWORD', 'management'),
  };
  const { databaseUrl, logLevel, connectTimeoutMs, memoryPassword, managementPassword } = readConfig(
    process.env,
    variables,
    [() => (folders.length === 1 ? null : folderFault)],
  );
  const roles = [
    { role: 'persistent_memory_management', file: 'management-role.sql', password: managementPassword },
    { role: 'persistent_memory_data', file: 'data-role.sql', password: memoryPassword },
  ];
  const [folder = ''] = folders;
  const log = createLogger({ level: logLevel, service: 'management-service-database-roles' });
  const database = connectSingle({
    url: databaseUrl,
    timeoutMs,
    connectTimeoutMs,
    applicationName: 'management-service-database-roles',
    log,
  });
  try {
    // In one transaction: the files revoke before they grant, and services that run notice nothing of it.
    await database.transaction(async (sql) => {
      for (const { role, file, password } of roles) {
        await sql.unsafe(readFileSync(join(folder, file), 'utf8'));
        await sql.unsafe(`alter role ${role} password '${passwordVerifier(password)}'`);
      }
    });
    log.info({ roles: roles.map(({ role }) => role) }, 'roles are up to date');
  } finally {
    await database.close();
  }
});

/** @returns none where there is something else among them */
function readFolders(given: readonly string[]): readonly string[] {
  return given.some((argument) => argument.startsWith('-')) ? [] : given;
}
