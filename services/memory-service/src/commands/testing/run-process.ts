import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ProcessResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command as a person does, with nothing of this process's environment but what is given. */
export function runProcess(
  name: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<ProcessResult> {
  const file = fileURLToPath(new URL(`../${name}.js`, import.meta.url));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [file, ...args],
      { env: { PATH: process.env.PATH, ...environment }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => resolve({ exitCode: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
    );
  });
}
