import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot, type ServiceName, serviceFile } from '../launcher/repository.js';

/**
 * A row of the table of variables in a service's README, which a test of the service holds to its declarations: no
 * service is imported here.
 */
const row = /^\| `([A-Z][A-Z0-9_]*)` *\|.*\| *(.*?) *\|$/gm;

/** Every environment variable that a service declares. */
export function declaredVariables(service: ServiceName): string[] {
  return [...readTable(service).keys()];
}

/** Those of them that are missed when nothing is set, by the service's own account. */
export function requiredVariables(service: ServiceName): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, [serviceFile(service, 'main')], { env: {}, encoding: 'utf8' });
  const said = `${stdout}${stderr}`;
  return declaredVariables(service).filter((name) => said.includes(`${name} has to be set`));
}

/** Default of a port, a duration or another number. */
export function numberByDefault(service: ServiceName, variable: string): number {
  const [, digits] = /^`(\d+)`/.exec(readTable(service).get(variable) ?? '') ?? [];
  if (digits === undefined) throw new Error(`${service} has no number by default for ${variable}`);
  return Number(digits);
}

/** What the table says of each variable's default. */
function readTable(service: ServiceName): ReadonlyMap<string, string> {
  const readme = readFileSync(join(repositoryRoot, 'services', service, 'README.md'), 'utf8');
  return new Map([...readme.matchAll(row)].map(([, name = '', byDefault = '']) => [name, byDefault]));
}
