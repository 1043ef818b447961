import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { isNativeError } from 'node:util/types';

import { runsAsRoot } from '../embedded-postgres/operating-user.js';
import { LaunchFault } from '../launch-fault.js';
import { type DataDirectoryLock, lockDataDirectory } from './data-directory-lock.js';

/** Creates the data directory where there is none and locks it; throws a `LaunchFault` when it cannot be used. */
export function openDataDirectory(dataDirectory: string): DataDirectoryLock {
  try {
    // Every secret in it has mode 0600. As root, Postgres runs as another user, who has to pass through.
    createFolder(dataDirectory, runsAsRoot() ? 0o711 : 0o700);
    if (!statSync(dataDirectory).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    accessSync(dataDirectory, constants.R_OK | constants.W_OK | constants.X_OK);
    refuseForeignFiles(dataDirectory);
    return lockDataDirectory(dataDirectory);
  } catch (cause) {
    if (cause instanceof LaunchFault) throw cause;
    throw new LaunchFault(
      `${dataDirectory} cannot be used as the data directory: ${reasonOf((cause as NodeJS.ErrnoException).code)}; set DATA_DIR to a folder that you may write to.`,
    );
  }
}

/** Left by the first start that was whole: where one of them is, it is a data directory, whatever else lies in it. */
const signs: ReadonlySet<string> = new Set(['state.json', 'identity-provider-key.pem']);
/** What a start that was cut short may have left beside them, and its like. */
const ownName = /^(postgres|logs|lock|state\.json|local\.json|identity-provider-key\.pem)(\.|$)/;
const namesTold = 3;

/**
 * A path that was mistyped must not mix the memories with what somebody keeps there. Hidden files may be there, and
 * what every new volume holds.
 */
function refuseForeignFiles(dataDirectory: string): void {
  const names = readdirSync(dataDirectory);
  if (names.some((name) => signs.has(name))) return;
  const foreign = names.filter((name) => !name.startsWith('.') && name !== 'lost+found' && !ownName.test(name)).sort();
  if (foreign.length === 0) return;
  const told = [...foreign.slice(0, namesTold), ...(foreign.length > namesTold ? ['…'] : [])].join(', ');
  throw new LaunchFault(
    `${dataDirectory} holds files of something else (${told}) and no memories; set DATA_DIR to a new or empty folder.`,
  );
}

/** The system says with these that something is missing, is of another kind, or belongs to somebody else. */
const changedByOthers: ReadonlySet<unknown> = new Set([
  'ENOENT',
  'EEXIST',
  'ENOTDIR',
  'EISDIR',
  'ELOOP',
  'EACCES',
  'EPERM',
]);

/**
 * What somebody did to a file of the data directory as one sentence; null for every other error, of such a file too.
 */
export function fileFault(cause: unknown, dataDirectory: string | null): LaunchFault | null {
  if (dataDirectory === null || !isNativeError(cause) || !('path' in cause && 'code' in cause)) return null;
  if (!String(cause.path).startsWith(`${dataDirectory}${sep}`) || !changedByOthers.has(cause.code)) return null;
  return new LaunchFault(
    `${dataDirectory} is not as a start left it: ${cause.message}; put that right, or set DATA_DIR to a new folder.`,
  );
}

/**
 * Level by level: Node's own recursion never ends where the system says ENOENT for a child of a folder that exists
 * (/proc).
 */
function createFolder(path: string, mode: number): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) createFolder(parent, mode);
  mkdirSync(path, { mode });
}

function reasonOf(code: string | undefined): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return 'it is not writable for this user';
    case 'ENOENT':
    case 'EROFS':
      return 'its file system takes no new folders';
    case 'EEXIST':
    case 'ENOTDIR':
      return 'it is, or lies in, something that is not a folder';
    case 'ENOSPC':
      return 'the disk is full';
    default:
      return `the system says ${code ?? 'no'}`;
  }
}
