import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { LaunchFault } from '../launch-fault.js';
import { readFileIfPresent, writePrivateFile } from './private-file.js';
import { identityOf, isAlive, type ProcessIdentity } from './process-identity.js';

export interface DataDirectoryLock {
  /** True when the last start did not end in order: its processes may still be stopping. */
  readonly tookOver: boolean;
  release(): void;
}

/** Lets one launcher at a time use a data directory; throws a `LaunchFault` that names the one that has it. */
export function lockDataDirectory(dataDirectory: string): DataDirectoryLock {
  const file = join(dataDirectory, 'lock');
  const mine = `${file}.${process.pid}`;
  const content = JSON.stringify(identityOf(process.pid));
  writePrivateFile(mine, content);
  let tookOver = false;
  try {
    while (!createLink(mine, file)) {
      const found = readFileIfPresent(file);
      if (found === null) continue;
      const holder = parseHolder(found);
      if (holder && isAlive(holder)) throw inUse(dataDirectory, holder);
      removeStale(file, found, dataDirectory);
      tookOver = true;
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return {
    tookOver,
    release: () => {
      if (readFileIfPresent(file) === content) rmSync(file, { force: true });
    },
  };
}

/** The live launcher that holds a data directory, or null. */
export function liveHolderOf(dataDirectory: string): ProcessIdentity | null {
  const holder = parseHolder(readFileIfPresent(join(dataDirectory, 'lock')) ?? '');
  return holder && isAlive(holder) ? holder : null;
}

/** A hard link appears with its content at once, and only if there is none yet. */
function createLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
}

/**
 * Renames before it removes: of two starts that found the same stale lock, the later one must not take the new lock
 * away.
 */
function removeStale(file: string, expected: string, dataDirectory: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw cause;
  }
  const moved = readFileSync(aside, 'utf8');
  if (moved !== expected) createLink(aside, file);
  rmSync(aside, { force: true });
  const holder = parseHolder(moved);
  if (moved !== expected && holder) throw inUse(dataDirectory, holder);
}

function parseHolder(content: string): ProcessIdentity | null {
  try {
    const { pid, startedAt } = JSON.parse(content) as Partial<ProcessIdentity>;
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : null;
  } catch {
    return null;
  }
}

function inUse(dataDirectory: string, { pid }: ProcessIdentity): LaunchFault {
  return new LaunchFault(
    `${dataDirectory} is in use by another start (process ${pid}); stop that one, or set DATA_DIR to another folder.`,
  );
}
