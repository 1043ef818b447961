import { describeFailure } from './command-failure.js';

/**
 * Runs a process's work and ends the process with 1 where it fails, with sentences for a person: this is read before
 * any log is set up, and by whoever typed the command.
 */
export async function runCommand(name: string, work: () => Promise<void>): Promise<void> {
  const fail = (error: unknown) => {
    process.stderr.write(`${describeFailure(name, error)}\n`);
    process.exit(1);
  };
  // A reader that went away, or a full disk behind a redirection, would end the process with a stack trace; where
  // nobody reads complaints, the exit code is left.
  process.stdout.on('error', fail);
  process.stderr.on('error', () => {});
  try {
    await work();
  } catch (error) {
    fail(error);
  }
}
