import { join } from 'node:path';

import { readPostmasterPid } from '../embedded-postgres/postmaster-pid.js';
import { checkPorts } from '../launcher/port-check.js';
import { eventually } from './eventually.js';

export function postgresPid(dataDirectory: string): number | null {
  return readPostmasterPid(join(dataDirectory, 'postgres', 'data'))?.pid ?? null;
}

/** Every port is free again and Postgres is gone, which an ended launcher owes. */
export async function expectNothingLeft(environment: NodeJS.ProcessEnv): Promise<void> {
  const wanted = Object.entries(environment)
    .filter(([name]) => name.endsWith('_PORT'))
    .map(([variable, port]) => ({ host: '127.0.0.1', port: Number(port), variable }));
  await checkPorts(wanted, 20_000);
  await eventually('Postgres ends', () => postgresPid(environment.DATA_DIR ?? '') === null);
}
