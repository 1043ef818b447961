import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** What stands in Jest's report (`--json`) of a run beside Jest's own. */
interface WatchedResults {
  /** One sentence for each worker that ended by itself. */
  workerFaults?: readonly string[];
}

const channel = 'child_process';

/**
 * A Jest reporter that fails a run in which a worker process died. Jest starts another one in its place and gives it
 * the same test file again, and where no file is under way it says nothing: an error that comes after the last test of
 * a file would fail nothing.
 */
export default class WorkerWatch {
  readonly #faults: string[] = [];

  constructor() {
    subscribe(channel, this.#onStart);
  }

  onRunComplete(_: unknown, results: WatchedResults): void {
    unsubscribe(channel, this.#onStart);
    results.workerFaults = this.#faults;
    for (const fault of this.#faults) console.error(`\n  ● ${fault}`);
  }

  getLastError(): Error | undefined {
    return this.#faults.length > 0 ? new Error(this.#faults.join('\n')) : undefined;
  }

  readonly #onStart = (message: unknown): void => {
    const { process: child } = message as { process: ChildProcess };
    child.once('exit', (code, signal) => {
      // Jest itself stops one that has grown too large, or that does not end: those have been `killed`.
      if (!isWorker(child) || code === 0 || child.killed) return;
      this.#faults.push(
        `A worker process of Jest (${child.pid}) ended with ${signal ?? code}: an error came after the last test of a ` +
          'file, or nobody caught it. What the process wrote about it stands above.',
      );
    });
  };
}

function isWorker(child: ChildProcess): boolean {
  return child.spawnargs.some((argument) => /[/\\]jest-worker[/\\]/.test(argument));
}
