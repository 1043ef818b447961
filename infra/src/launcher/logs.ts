import { copyFileSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const limitBytes = 20 * 1024 * 1024;
const checkIntervalMs = 30_000;

/** One log file of a child process, which outlives the child and is kept under a limit. */
export interface LogFile {
  readonly path: string;
  /** Opens for a child that appends; the caller closes the descriptor. */
  open(): number;
  sizeBytes(): number;
  /** What was written since the given size, at most the last few lines. */
  tail(fromByte: number): string;
}

export function openLogFile(dataDirectory: string, name: string): LogFile {
  const folder = join(dataDirectory, 'logs');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${name}.log`);
  const sizeBytes = () => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return {
    path,
    // A file and not a pipe: a service that drains after a killed launcher can still write.
    open: () => openSync(path, 'a', 0o600),
    sizeBytes,
    tail: (fromByte) => readFileSync(path).subarray(fromByte).toString('utf8').trim().split('\n').slice(-15).join('\n'),
  };
}

/**
 * Keeps each file and one older copy under the limit. Copied and emptied in place, because the children hold the files
 * open, in append mode; a line that is written between the two is lost. On a full disk a log is emptied without a copy,
 * and the older copy stays. What cannot be copied or emptied for another reason grows on. Either is told once and tried
 * again: no log is worth the run.
 */
export function limitLogs(
  logs: readonly LogFile[],
  warn: (text: string) => void,
  copy: (from: string, to: string) => void = copyFileSync,
): { stop(): void } {
  const stuck = new Set<LogFile>();
  const uncopied = new Set<LogFile>();
  const check = () => {
    for (const log of logs) {
      try {
        if (log.sizeBytes() > limitBytes) {
          const isCopied = beginAnew(log, copy);
          if (!isCopied && !uncopied.has(log)) warn(`${log.path} was emptied without a copy: the disk is full`);
          if (isCopied) uncopied.delete(log);
          else uncopied.add(log);
        }
        stuck.delete(log);
      } catch (cause) {
        if (!stuck.has(log)) warn(`${log.path} is over its limit and stays so: ${(cause as Error).message}`);
        stuck.add(log);
      }
    }
  };
  check();
  const timer = setInterval(check, checkIntervalMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** @returns false where there was no room for a copy */
function beginAnew({ path }: LogFile, copy: (from: string, to: string) => void): boolean {
  const isCopied = keepCopy(path, copy);
  truncateSync(path);
  return isCopied;
}

/** The older copy is replaced by a whole one or not at all. */
function keepCopy(path: string, copy: (from: string, to: string) => void): boolean {
  const part = `${path}.1.new`;
  try {
    copy(path, part);
    renameSync(part, `${path}.1`);
    return true;
  } catch (cause) {
    rmSync(part, { force: true });
    if (!isWithoutRoom(cause)) throw cause;
    return false;
  }
}

function isWithoutRoom(cause: unknown): boolean {
  return (
    typeof cause === 'object' && cause !== null && 'code' in cause && ['ENOSPC', 'EDQUOT'].includes(String(cause.code))
  );
}
