import { execFile } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export interface ProcessResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command under way. */
export interface StartedProcess {
  /** Ends it at once, as a lost machine does. */
  kill(): void;
  /** Asks it to end, as whoever runs it does. */
  interrupt(): void;
  /** Resolves when a pattern is in what the command has written to standard error. */
  said(pattern: RegExp): Promise<void>;
  readonly ended: Promise<ProcessResult>;
}

export interface ProcessLimits {
  /** Largest file that the command can write, in blocks of 512 bytes. Default: any. */
  readonly maxFileBlocks?: number;
}

/** Starts a command as a person does, with nothing of this process's environment but what is given. */
export function startProcess(
  name: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { maxFileBlocks }: ProcessLimits = {},
): StartedProcess {
  const file = fileURLToPath(new URL(`../${name}.js`, import.meta.url));
  const options = { env: { PATH: process.env.PATH, ...environment }, maxBuffer: 64 * 1024 * 1024 };
  let send: (signal: NodeJS.Signals) => void = () => {};
  let errorOutput: Readable | null = null;
  const ended = new Promise<ProcessResult>((resolve) => {
    const command = [process.execPath, file, ...args];
    const [program = '', ...rest] =
      maxFileBlocks === undefined
        ? command
        : ['sh', '-c', 'ulimit -f "$0" && exec "$@"', String(maxFileBlocks), ...command];
    const child = execFile(program, rest, options, (error, stdout, stderr) =>
      resolve({ exitCode: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
    );
    send = (signal) => void child.kill(signal);
    errorOutput = child.stderr;
  });
  const said = (pattern: RegExp) => untilSaid(errorOutput, pattern);
  return { kill: () => send('SIGKILL'), interrupt: () => send('SIGTERM'), said, ended };
}

async function untilSaid(output: Readable | null, pattern: RegExp): Promise<void> {
  let said = '';
  await new Promise<void>((resolve) => {
    output?.on('data', (part: unknown) => {
      said += String(part);
      if (pattern.test(said)) resolve();
    });
  });
}

export function runProcess(
  name: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  limits: ProcessLimits = {},
): Promise<ProcessResult> {
  return startProcess(name, args, environment, limits).ended;
}
