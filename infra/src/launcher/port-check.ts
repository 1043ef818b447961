import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { LaunchFault } from '../launch-fault.js';

/** A port that this start is about to use, and the variable that changes it. */
export interface WantedPort {
  readonly host: string;
  readonly port: number;
  readonly variable: string;
}

const pollMs = 100;

/**
 * Throws one `LaunchFault` that names every port that cannot be had. `patienceMs` gives the processes of a start that
 * was killed time to let go of theirs.
 */
export async function checkPorts(wanted: readonly WantedPort[], patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const faults = (await Promise.all(wanted.map(faultOf))).filter((fault) => fault !== null);
    if (faults.length === 0) return;
    // An address that is none is the same fault for every port.
    if (Date.now() >= deadline) throw new LaunchFault([...new Set(faults)].join('\n'));
    await delay(pollMs);
  }
}

async function faultOf(wanted: WantedPort): Promise<string | null> {
  const { host, port, variable } = wanted;
  switch (await tryToListen(wanted)) {
    case null:
      return null;
    case 'EADDRINUSE':
      return `Port ${port} is in use${usedBy(port)}; free it, or set ${variable} to another port.`;
    case 'EACCES':
      return `Port ${port} needs privileges that this user does not have; set ${variable} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${host}, which is not an address of this machine.`;
    default:
      return `Port ${port} (${variable}) cannot be listened on at ${host}.`;
  }
}

function tryToListen({ host, port }: WantedPort): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (cause: NodeJS.ErrnoException) => resolve(cause.code ?? 'unknown'));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

/** Names the process behind a port where the system tells; a help for people, so every failure is silence. */
function usedBy(port: number): string {
  try {
    const name = process.platform === 'linux' ? listenerFromProc(port) : listenerFromLsof(port);
    return name ? ` by ${name}` : '';
  } catch {
    return '';
  }
}

function listenerFromProc(port: number): string | null {
  const listening = '0A';
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
      readFileSync(table, 'utf8')
        .split('\n')
        .map((line) => line.trim().split(/\s+/))
        .filter(([, local, , state]) => local?.endsWith(suffix) && state === listening)
        .map((columns) => `socket:[${columns[9]}]`),
    ),
  );
  const pid = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .find((entry) => openFiles(entry).some((target) => sockets.has(target)));
  return pid ? `process ${pid} (${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()})` : null;
}

function openFiles(pid: string): string[] {
  const folder = `/proc/${pid}/fd`;
  return orNone(() => readdirSync(folder)).flatMap((descriptor) =>
    orNone(() => [readlinkSync(`${folder}/${descriptor}`)]),
  );
}

/** Nothing, for another user's process and for what was closed in the meantime. */
function orNone(list: () => string[]): string[] {
  try {
    return list();
  } catch {
    return [];
  }
}

function listenerFromLsof(port: number): string | null {
  const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = /^p(\d+)$/m.exec(output)?.[1];
  return pid ? `process ${pid} (${/^c(.+)$/m.exec(output)?.[1] ?? 'unnamed'})` : null;
}
