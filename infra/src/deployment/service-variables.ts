import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot, type ServiceName, serviceFile } from '../launcher/repository.js';

// Names and defaults as the declarations write them: no service is imported here.
const declaration = /\bname: '([A-Z][A-Z0-9_]*)'/g;
const numericDefault = /\bname: '([A-Z][A-Z0-9_]*)'[^;]*?\bdefault: ([\d_]+)/g;

/** Every environment variable that a service declares. */
export function declaredVariables(service: ServiceName): string[] {
  return [...readDeclarations(service).matchAll(declaration)].map(([, name = '']) => name);
}

/** Those of them that are missed when nothing is set, by the service's own account. */
export function requiredVariables(service: ServiceName): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, [serviceFile(service, 'main')], { env: {}, encoding: 'utf8' });
  const said = `${stdout}${stderr}`;
  return declaredVariables(service).filter((name) => said.includes(`${name} has to be set`));
}

/** Default of a port, a duration or another number. */
export function numberByDefault(service: ServiceName, variable: string): number {
  for (const part of readDeclarations(service).split('}),')) {
    for (const [, name, value = ''] of part.matchAll(numericDefault)) {
      if (name === variable) return Number(value.replaceAll('_', ''));
    }
  }
  throw new Error(`${service} has no number by default for ${variable}`);
}

function readDeclarations(service: ServiceName): string {
  return readFileSync(join(repositoryRoot, 'services', service, 'src', 'config.ts'), 'utf8');
}
