import { ConfigurationError } from './config.js';

/**
 * Runs a process's work and ends the process with 1 where it fails, with sentences for a person: this is read before any log is set up,
 * and by whoever typed the command.
 */
export async function runCommand(name: string, work: () => Promise<void>): Promise<void> {
  const fail = (error: unknown) => {
    process.stderr.write(`${describeFailure(name, error)}\n`);
    process.exit(1);
  };
  // A reader that went away, or a full disk behind a redirection, would end the process with a stack trace; where nobody reads complaints, the exit code is left.
  process.stdout.on('error', fail);
  process.stderr.on('error', () => {});
  try {
    await work();
  } catch (error) {
    fail(error);
  }
}

function describeFailure(name: string, error: unknown): string {
  if (error instanceof ConfigurationError) return `${name} can't start:\n${error.message}`;
  return `${name} failed: ${error instanceof Error ? withCause(error) : 'unknown error'}`;
}

/** Nothing of a database's error but its code: its message may quote rows and addresses may hold passwords. */
function withCause(error: Error): string {
  const cause = error.cause instanceof Error && 'code' in error.cause ? ` (${String(error.cause.code)})` : '';
  if (error.name === 'PostgresError')
    return `Postgres answered with an error (${'code' in error ? String(error.code) : 'no code'})`;
  return `${error.message}${cause}`;
}
