import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder below the system's temporary folder, which every user may pass through. */
export function makeScratchDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'persistent-memory-test-'));
  chmodSync(directory, 0o711);
  return directory;
}

export function removeScratchDirectory(directory: string): void {
  // A database that still runs in it may write between its emptying and its removal.
  rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
}
