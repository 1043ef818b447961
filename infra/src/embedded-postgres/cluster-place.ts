import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { LaunchFault } from '../launch-fault.js';
import { initialiseCluster } from './initialise-cluster.js';
import { findNativePackage, type NativePackage } from './native-package.js';
import { chooseOperatingUser, type OperatingUser } from './operating-user.js';

/** Where things go that Postgres' own account has to reach and cannot reach in the data directory. */
const sharedFolder = '/var/lib/persistent-memory';

/** A database cluster that exists on disk, and what is needed to run it. */
export interface Cluster {
  /** The programs (`bin`, `lib`, `share`), where the operating user can run them. */
  readonly programs: string;
  /** Postgres' data directory, symbolic links resolved. */
  readonly directory: string;
  readonly logFile: string;
  /** Null: the user of this process. */
  readonly user: OperatingUser | null;
  readonly password: string;
}

/**
 * Opens the cluster of a data directory, creating it first where there is none.
 *
 * The cluster is `<dataDirectory>/postgres`: a folder, or a symbolic link where Postgres' account may not enter the
 * data directory (a clone under `/root`). It is built beside its final name and renamed when it is complete, so a
 * start that was cut short leaves nothing half-made behind. The caller holds the data directory's lock.
 */
export async function openCluster(
  dataDirectory: string,
  { durable, report }: { durable: boolean; report: (line: string) => void },
): Promise<Cluster> {
  const native = findNativePackage();
  const link = join(resolve(dataDirectory), 'postgres');
  const exists = lstatSync(link, { throwIfNoEntry: false }) !== undefined;
  if (exists && !existsSync(join(link, 'data'))) {
    throw new LaunchFault(
      `The database of ${dataDirectory} is gone: ${link} leads to no database; bring it back, or remove ${link} to begin with no memories.`,
    );
  }
  const user = chooseOperatingUser(join(link, 'data'), report);
  const programs = runnablePrograms(native, user, report);
  if (!exists) await createCluster({ link, programs, user, durable, report });
  const home = realpathSync(link);
  const directory = join(home, 'data');
  checkMajorVersion(directory, native, dataDirectory);
  if (!canEnter(home, user)) {
    throw new LaunchFault(
      `Postgres runs as ${user?.name ?? 'this user'}, who may not enter ${home}; give its folders search permission (chmod o+x).`,
    );
  }
  return {
    programs,
    directory,
    logFile: join(home, 'postgres.log'),
    user,
    password: readFileSync(join(home, 'password'), 'utf8').trim(),
  };
}

/** Removes a cluster that was only made for a while; the server has to be stopped. */
export function removeCluster(dataDirectory: string): void {
  const link = join(resolve(dataDirectory), 'postgres');
  if (!existsSync(link)) return;
  rmSync(realpathSync(link), { recursive: true, force: true });
  rmSync(link, { recursive: true, force: true });
}

interface ClusterToCreate {
  readonly link: string;
  readonly programs: string;
  readonly user: OperatingUser | null;
  readonly durable: boolean;
  readonly report: (line: string) => void;
}

async function createCluster({ link, programs, user, durable, report }: ClusterToCreate): Promise<void> {
  const dataDirectory = resolve(link, '..');
  const nearby = canEnter(dataDirectory, user);
  const home = nearby ? link : join(sharedFolder, placeName(dataDirectory));
  const building = nearby ? `${link}.initialising` : join(sharedFolder, `${hashOf(dataDirectory)}.initialising`);
  if (!nearby) {
    makeSharedFolder();
    report(`Postgres runs as ${user?.name}, who may not enter ${dataDirectory}: the database lies in ${home}.`);
  }
  rmSync(building, { recursive: true, force: true });
  makeFolder(building, user ? 0o711 : 0o700);
  report('Creating the database.');
  const password = randomBytes(24).toString('base64url');
  await initialiseCluster({ programs, home: building, user, password, durable });
  renameSync(building, home);
  if (!nearby) symlinkSync(home, link);
}

function placeName(dataDirectory: string): string {
  return `${hashOf(dataDirectory)}-${randomBytes(4).toString('hex')}`;
}

function hashOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}

function runnablePrograms(native: NativePackage, user: OperatingUser | null, report: (line: string) => void): string {
  if (!user || canRun(native.folder, user)) return native.folder;
  const copy = join(sharedFolder, `postgres-${native.version}`);
  if (canRun(copy, user)) return copy;
  makeSharedFolder();
  report(`Copying the Postgres programs to ${copy}, where ${user.name} can run them.`);
  const partial = `${copy}.${process.pid}`;
  cpSync(native.folder, partial, { recursive: true, verbatimSymlinks: true });
  allowReading(partial);
  try {
    renameSync(partial, copy);
  } catch {
    // There is one already: of a start at the same time, which is as good, or one that does not run.
    if (!canRun(copy, user)) rmSync(copy, { recursive: true, force: true });
    if (!existsSync(copy)) renameSync(partial, copy);
    rmSync(partial, { recursive: true, force: true });
  }
  if (canRun(copy, user)) return copy;
  throw new LaunchFault(
    `Postgres cannot run as ${user.name} from ${copy}; start as an ordinary user, or set DATABASE_URL.`,
  );
}

function makeSharedFolder(): void {
  try {
    makeFolder(sharedFolder, 0o711);
  } catch {
    throw new LaunchFault(
      `${sharedFolder} cannot be created; set DATA_DIR to a folder that other users may enter, or DATABASE_URL.`,
    );
  }
}

/** With the mode given, whatever the umask: as root it may keep everybody else out. */
function makeFolder(path: string, mode: number): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, mode);
}

/** A copy of packages that were installed under a strict umask is as strict. */
function allowReading(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) allowReading(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o444 | (basename(folder) === 'bin' ? 0o111 : 0));
  }
}

/** Asked of the system as that user, because modes alone do not tell (mounts, access lists, namespaces). */
function canRun(programs: string, user: OperatingUser): boolean {
  return asUser(join(programs, 'bin', 'postgres'), ['--version'], user);
}

function canEnter(directory: string, user: OperatingUser | null): boolean {
  return user === null || asUser('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], user);
}

function asUser(command: string, args: string[], { uid, gid }: OperatingUser): boolean {
  return spawnSync(command, args, { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}

function checkMajorVersion(directory: string, native: NativePackage, dataDirectory: string): void {
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  if (version === String(native.majorVersion)) return;
  throw new LaunchFault(
    `${dataDirectory} holds a database of Postgres ${version}, and this release brings Postgres ${native.majorVersion}; use the release that made it, or another DATA_DIR.`,
  );
}
