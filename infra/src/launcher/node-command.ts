import { spawn } from 'node:child_process';

import { LaunchFault } from '../launch-fault.js';

/**
 * Runs one of the product's own commands to its end and returns what it wrote to stdout; throws a `LaunchFault` with
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
    .trim()
    .split('\n')
    .slice(-15)
    .join('\n');
  throw new LaunchFault(`${file} failed:\n${words}`);
}
