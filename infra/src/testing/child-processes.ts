import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Process id of the child whose command line holds the given words, or null while there is none. */
export function findChild(parent: number, words: string): number | null {
  return listProcesses().find(({ ppid, command }) => ppid === parent && command.includes(words))?.pid ?? null;
}

interface ProcessEntry {
  readonly pid: number;
  readonly ppid: number;
  readonly command: string;
}

function listProcesses(): ProcessEntry[] {
  return process.platform === 'linux' ? listFromProc() : listFromPs();
}

/** Bare containers have no `ps`. */
function listFromProc(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const ppid = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), ppid, command }];
      } catch {
        // Ended in the meantime.
        return [];
      }
    });
}

function listFromPs(): ProcessEntry[] {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, ppid, ...command] = line.trim().split(/\s+/);
    return { pid: Number(pid), ppid: Number(ppid), command: command.join(' ') };
  });
}
