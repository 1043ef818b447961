import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runNodeCommand } from './node-command.js';
import { filesBelow, repositoryRoot, serviceFile } from './repository.js';

const folders = [
  'packages/auth/migrations',
  'services/memory-service/migrations',
  'services/management-service/migrations',
];

/** Changes with every change of a migration, so that a start need not ask the database whether it is up to date. */
export function fingerprintMigrations(): string {
  const hash = createHash('sha256');
  for (const file of folders.flatMap(filesBelow)) {
    const content = readFileSync(join(repositoryRoot, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Brings the database up to date: each service's own command, one after the other. */
export async function migrate(env: NodeJS.ProcessEnv): Promise<void> {
  await runNodeCommand(serviceFile('management-service', 'migrate'), [], env);
  await runNodeCommand(serviceFile('memory-service', 'migrate'), [], env);
}
