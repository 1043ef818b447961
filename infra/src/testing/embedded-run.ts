import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { portVariables } from '../launcher/configuration.js';
import { type LocalFile, readLocalFile } from '../launcher/local-file.js';
import { repositoryRoot } from '../launcher/repository.js';
import { reservePort } from './reserve-port.js';

/** The launcher as a process of its own, as a person starts it. */
export interface EmbeddedRun {
  readonly pid: number;
  readonly local: LocalFile;
  /** Everything that it printed so far. */
  output(): string;
  /** The exit code, once it has ended; null when a signal ended it. */
  readonly closed: Promise<number | null>;
  /** Sends a signal and resolves with the exit code; null when the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** What a launch that is not expected to become ready said, and its exit code. */
export interface FailedRun {
  readonly output: string;
  readonly exitCode: number | null;
}

export interface RunOptions {
  readonly environment: NodeJS.ProcessEnv;
  /** What Node runs; the launcher itself unless given. */
  readonly nodeArguments?: readonly string[];
  /** As root: the user to run as. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** Variables for a run on ports and a data directory of its own; nothing else of this process's environment. */
export async function isolatedEnvironment(dataDirectory: string): Promise<NodeJS.ProcessEnv> {
  const variables = [...Object.values(portVariables), 'ISSUER_PORT'];
  const ports = await Promise.all(variables.map(() => reservePort()));
  return {
    PATH: process.env.PATH,
    DATA_DIR: dataDirectory,
    ...Object.fromEntries(variables.map((variable, index) => [variable, String(ports[index])])),
  };
}

/** Resolves when the run is ready; rejects with its output when it ends before. */
export async function startEmbeddedRun(options: RunOptions): Promise<EmbeddedRun> {
  const { child, output, closed } = spawnLauncher(options);
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => output().includes('Ctrl-C stops everything') && resolve());
  });
  const ended = closed.then(() => {
    throw new Error(`The launcher ended before it was ready:\n${output()}`);
  });
  await Promise.race([ready, ended]);
  ended.catch(() => {});
  const local = readLocalFile(options.environment.DATA_DIR ?? '');
  if (!local || child.pid === undefined) throw new Error(`The launcher is ready and left no local.json:\n${output()}`);
  return {
    pid: child.pid,
    local,
    output,
    closed,
    end: (signal) => {
      child.kill(signal);
      return closed;
    },
  };
}

/** For a launch that has to fail: resolves when it has ended. */
export async function failEmbeddedRun(options: RunOptions): Promise<FailedRun> {
  const { output, closed } = spawnLauncher(options);
  const exitCode = await closed;
  return { output: output(), exitCode };
}

interface Launcher {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** The exit code, once the process and its output have ended. */
  readonly closed: Promise<number | null>;
}

const launcherFile = join(repositoryRoot, 'infra', 'dist', 'launcher', 'main.js');

function spawnLauncher({ environment, user, nodeArguments = [launcherFile] }: RunOptions): Launcher {
  const child = spawn(process.execPath, nodeArguments, {
    ...user,
    env: environment,
    cwd: '/',
    // With a channel, which closes when this process dies: a test run that is killed leaves no launcher behind.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = once(child, 'close').then(([exitCode]) => exitCode as number | null);
  return { child, closed, output: () => Buffer.concat(chunks).toString('utf8') };
}
