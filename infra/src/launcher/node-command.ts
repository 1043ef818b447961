import { spawn } from 'node:child_process';

import { LaunchFault } from '../launch-fault.js';

/** A command of the product's own that failed. */
export class CommandFault extends LaunchFault {
  constructor(
    file: string,
    /** The last of what it wrote. */
    readonly lastLines: readonly string[],
  ) {
    super(`${file} failed:\n${lastLines.join('\n')}`);
  }
}

/** All that a service has to say of its variables, with room to spare. */
const toldLines = 50;

/**
 * Runs one of the product's own commands to its end and returns what it wrote to stdout; throws a `CommandFault` with
 * the last lines it wrote when it fails.
 */
export async function runNodeCommand(file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return Buffer.concat(stdout).toString('utf8');
  const words = Buffer.concat([...stdout, ...stderr])
    .toString('utf8')
    .trim();
  throw new CommandFault(file, words.split('\n').slice(-toldLines));
}
