import { chownSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { runsAsRoot } from '../embedded-postgres/operating-user.js';

/**
 * Writes a file that only its owner may read, whole or not at all. Started as root over an ordinary user's folder, the
 * file goes to that user, who would otherwise be locked out of the next start.
 */
export function writePrivateFile(path: string, content: string): void {
  const partial = `${path}.${process.pid}`;
  try {
    writeFileSync(partial, content, { mode: 0o600, flush: true });
    if (runsAsRoot()) {
      const { uid, gid } = statSync(dirname(path));
      chownSync(partial, uid, gid);
    }
    renameSync(partial, path);
  } catch (cause) {
    rmSync(partial, { force: true });
    throw cause;
  }
}

/** The content as text, or null when there is no such file. */
export function readFileIfPresent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
}
