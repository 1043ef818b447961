import { execFile } from 'node:child_process';
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
  readonly ended: Promise<ProcessResult>;
}

/** Starts a command as a person does, with nothing of this process's environment but what is given. */
export function startProcess(name: string, args: readonly string[], environment: NodeJS.ProcessEnv): StartedProcess {
  const file = fileURLToPath(new URL(`../${name}.js`, import.meta.url));
  const options = { env: { PATH: process.env.PATH, ...environment }, maxBuffer: 64 * 1024 * 1024 };
  let kill = () => {};
  const ended = new Promise<ProcessResult>((resolve) => {
    const child = execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) =>
      resolve({ exitCode: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
    );
    kill = () => void child.kill('SIGKILL');
  });
  return { kill: () => kill(), ended };
}

export function runProcess(
  name: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<ProcessResult> {
  return startProcess(name, args, environment).ended;
}
