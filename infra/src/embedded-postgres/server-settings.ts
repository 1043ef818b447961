import { statfsSync } from 'node:fs';
import { totalmem } from 'node:os';

export interface ServerSettings {
  readonly port: number;
  readonly maxConnections: number;
  /** False gives up durability for speed: only for data that is thrown away. */
  readonly durable: boolean;
}

/** Parallel queries share memory through /dev/shm; containers often have 64 MB there, which a few of them exhaust. */
const sufficientSharedMemoryBytes = 256 * 1024 * 1024;

/** Command-line settings of the server; they win over `postgresql.conf`, which stays as initdb wrote it. */
export function serverArguments({ port, maxConnections, durable }: ServerSettings): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // Only TCP: a socket's path may not exceed some hundred characters, and its folder would be shared with other
    // users.
    unix_socket_directories: '',
    max_connections: String(maxConnections),
    shared_buffers: `${sharedBuffersMiB(machineMemoryBytes())}MB`,
    dynamic_shared_memory_type: hasSmallSharedMemory() ? 'mmap' : 'posix',
    random_page_cost: '1.1',
    // What is in the system's cache, as most is, comes sooner without a worker process in between.
    io_method: 'sync',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // What people told the service never reaches a log: no statements, no DETAIL lines with key values.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const mebibyte = 1024 * 1024;

/**
 * An eighth of the memory, from 128 MiB to 1 GiB. Only what the database needs of it is ever taken. A page that is not
 * there takes much longer, though the system has it, and in a project of a million memories words are all over the
 * table.
 */
export function sharedBuffersMiB(memoryBytes: number): number {
  return Math.min(1024, Math.max(128, Math.floor(memoryBytes / 8 / mebibyte)));
}

/** What a container may use, where there is a bound below that of the machine. */
function machineMemoryBytes(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

function hasSmallSharedMemory(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize < sufficientSharedMemoryBytes;
  } catch {
    return true;
  }
}
