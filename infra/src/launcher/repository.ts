import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The checkout that this launcher belongs to. */
export const repositoryRoot = resolve(import.meta.dirname, '..', '..', '..');

export type ServiceName = 'memory-service' | 'management-service';

/** A compiled command of a service, such as `main` or `migrate`. */
export function serviceFile(service: ServiceName, command: string): string {
  return join(repositoryRoot, 'services', service, 'dist', `${command}.js`);
}

/** Paths of all files below a folder of the repository, relative to its root, in a stable order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(repositoryRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(repositoryRoot.length + 1))
    .sort();
}
