import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { LaunchFault } from '../launch-fault.js';
import type { OperatingUser } from './operating-user.js';
import { postgresEnvironment } from './postgres-environment.js';

export interface ClusterToInitialise {
  readonly programs: string;
  /** An empty folder; it gets `data` and `password`. */
  readonly home: string;
  readonly user: OperatingUser | null;
  readonly password: string;
  /** False: the system writes the files to disk when it likes, which suits data that is thrown away. */
  readonly durable: boolean;
}

/**
 * Runs initdb. The encoding and the locale are named, never taken from the machine: under a POSIX locale, as in every
 * bare container, initdb would make an SQL_ASCII database, in which full text search cuts words at each umlaut.
 */
export async function initialiseCluster(cluster: ClusterToInitialise): Promise<void> {
  const { home, user, password } = cluster;
  const directory = join(home, 'data');
  const passwordFile = join(home, 'password');
  mkdirSync(directory, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) {
    chownSync(directory, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  const { code, complaints } = await runInitdb(cluster, directory, passwordFile);
  if (code !== 0) {
    const reason = complaints.trim().split('\n').at(0) ?? '';
    throw new LaunchFault(
      `Postgres could not create its database in ${home}: ${reason || `initdb ended with ${code}`}`,
    );
  }
}

async function runInitdb(
  { programs, user, durable }: ClusterToInitialise,
  directory: string,
  passwordFile: string,
): Promise<{ code: number | null; complaints: string }> {
  const initdb = spawn(
    join(programs, 'bin', 'initdb'),
    [
      `--pgdata=${directory}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ],
    {
      ...(user && { uid: user.uid, gid: user.gid }),
      cwd: '/',
      env: postgresEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const complaints: Buffer[] = [];
  initdb.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    initdb.once('error', reject);
    initdb.once('close', resolve);
  });
  return { code, complaints: Buffer.concat(complaints).toString('utf8') };
}
