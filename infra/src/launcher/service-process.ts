import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { LaunchFault } from '../launch-fault.js';
import type { LogFile } from './logs.js';

export interface ServiceOptions {
  /** As people call it, such as `memory service`. */
  readonly name: string;
  /** Its main file. */
  readonly file: string;
  readonly env: NodeJS.ProcessEnv;
  /** Answers 200 once the service can work. */
  readonly readyUrl: string;
  readonly log: LogFile;
  /** What the service takes for itself to stop: its delay and its time to drain. */
  readonly stopMs: number;
  readonly warn: (line: string) => void;
  /** Called once when the service keeps ending before it is ready. */
  readonly onGivenUp: (reason: string) => void;
}

const readyTimeoutMs = 60_000;
const tellAfterMs = 5_000;
const readyPollMs = 25;
const readyRequestMs = 5_000;
const firstBackoffMs = 100;
const maxBackoffMs = 5_000;
const failuresBeforeGivingUp = 6;
/** Beside the service's own time. */
const killMarginMs = 2_000;

/** Of what `/readyz` says about one dependency. */
interface Dependency {
  readonly status: string;
  readonly reason?: string;
}

/** One run of the process, and what became of it. */
interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<string>;
  isReady: boolean;
}

/** A service as a process of its own, started again whenever it ends before `stop` is called. */
export class ServiceProcess {
  /** Resolves when the service is ready for the first time; rejects with a `LaunchFault` when it is not to be had. */
  readonly ready: Promise<void>;
  readonly #options: ServiceOptions;
  readonly #stopped = new AbortController();
  readonly #supervision: Promise<void>;
  #run: Run;

  constructor(options: ServiceOptions) {
    this.#options = options;
    const logStart = options.log.sizeBytes();
    this.#run = spawnRun(options);
    this.ready = waitUntilReady(this.#run, options, this.#stopped.signal).catch((cause: unknown) => {
      throw cause instanceof LaunchFault ? withLastWords(cause, options.log, logStart) : cause;
    });
    this.#supervision = this.ready.then(
      () => this.#keepAlive(),
      () => {
        // Whoever awaits `ready` hears of it; there is nothing to keep alive.
      },
    );
  }

  /** Process id of the run at this moment; another one after each end that nobody asked for. */
  get pid(): number {
    return this.#run.child.pid ?? 0;
  }

  /** Lets the service drain, and kills it when its time is over. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#supervision;
    await stopRun(this.#run, this.#options.stopMs + killMarginMs);
  }

  /** Ends the service at once, without draining. */
  kill(): void {
    this.#stopped.abort();
    this.#run.child.kill('SIGKILL');
  }

  async #keepAlive(): Promise<void> {
    const { name, log, warn, onGivenUp } = this.#options;
    const stopped = this.#stopped.signal;
    const whenStopped = new Promise<null>((resolve) => {
      stopped.addEventListener('abort', () => resolve(null), { once: true });
    });
    for (let failures = 0; ; ) {
      const how = await Promise.race([this.#run.ended, whenStopped]);
      if (how === null || stopped.aborted) return;
      failures = this.#run.isReady ? 0 : failures + 1;
      if (failures === failuresBeforeGivingUp) {
        onGivenUp(`The ${name} ${how} ${failures} times before it was ready; its log is ${log.path}.`);
        return;
      }
      warn(`The ${name} ${how}; starting it again. Its log is ${log.path}.`);
      await delay(Math.min(firstBackoffMs * 2 ** failures, maxBackoffMs), undefined, { signal: stopped }).catch(
        () => {},
      );
      if (stopped.aborted) return;
      this.#run = spawnRun(this.#options);
      waitUntilReady(this.#run, this.#options, stopped).then(
        () => warn(`The ${name} is back.`),
        () => {
          // Its end is seen above; a service that lives on without being ready says why at /readyz.
        },
      );
    }
  }
}

function withLastWords(fault: LaunchFault, log: LogFile, logStart: number): LaunchFault {
  const words = log.tail(logStart);
  return words ? new LaunchFault(`${fault.message}\n${words}\n(${log.path})`) : fault;
}

function spawnRun({ file, env, log }: ServiceOptions): Run {
  const output = log.open();
  try {
    const child = spawn(process.execPath, [file], {
      env,
      // A session of its own: Ctrl-C in the terminal reaches the launcher only, which then lets the service drain.
      detached: true,
      // The channel is how a service notices that the launcher was killed: it closes, and the service drains.
      stdio: ['ignore', output, output, 'ipc'],
    });
    const ended = new Promise<string>((resolve) => {
      child.once('error', (cause) => resolve(`could not be started (${cause.message})`));
      child.once('exit', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`));
    });
    return { child, ended, isReady: false };
  } finally {
    closeSync(output);
  }
}

async function waitUntilReady(run: Run, { name, readyUrl, warn }: ServiceOptions, stopped: AbortSignal): Promise<void> {
  const startedAt = Date.now();
  let how: string | null = null;
  void run.ended.then((end) => {
    how = end;
  });
  for (let told = false; ; ) {
    stopped.throwIfAborted();
    if (how !== null) throw new LaunchFault(`The ${name} ${how} before it was ready.`);
    const { isReady, missing } = await askReadiness(readyUrl);
    if (isReady) {
      run.isReady = true;
      if (missing !== null) warn(`The ${name} works without what is away: ${missing}.`);
      return;
    }
    const waitedMs = Date.now() - startedAt;
    if (waitedMs > readyTimeoutMs) {
      throw new LaunchFault(`The ${name} was not ready after ${readyTimeoutMs / 1000} s: ${missing}.`);
    }
    if (!told && waitedMs > tellAfterMs) {
      warn(`The ${name} is not ready yet: ${missing}.`);
      told = true;
    }
    await delay(readyPollMs);
  }
}

interface Readiness {
  readonly isReady: boolean;
  /** What it lacks, in its own words: what keeps it from being ready, or what it can do without. */
  readonly missing: string | null;
}

async function askReadiness(url: string): Promise<Readiness> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(readyRequestMs) });
    const { dependencies = {} } = (await response.json()) as { dependencies?: Record<string, Dependency> };
    const lacking = Object.entries(dependencies).filter(([, { status }]) => status !== 'ok');
    const named = lacking.map(([name, { reason }]) => `${name} (${reason ?? 'no reason given'})`).join(', ');
    if (response.ok) return { isReady: true, missing: named || null };
    return { isReady: false, missing: named || 'it does not say why' };
  } catch {
    return { isReady: false, missing: 'it does not answer' };
  }
}

async function stopRun({ child, ended }: Run, patienceMs: number): Promise<void> {
  child.kill('SIGTERM');
  const patience = new AbortController();
  const late = delay(patienceMs, 'late', { signal: patience.signal }).catch(() => 'ended');
  if ((await Promise.race([ended, late])) === 'late') {
    child.kill('SIGKILL');
    await ended;
  }
  patience.abort();
}
