import { ConfigurationError } from './config.js';

/** SQLSTATE codes (Postgres manual, appendix A) that whoever typed the command can do something about. */
const sentences: Readonly<Record<string, string>> = {
  '3D000': 'The database that DATABASE_URL names does not exist.',
  '28P01': 'Postgres refuses the password of DATABASE_URL.',
  '28000': 'Postgres refuses the user of DATABASE_URL.',
  '42501': 'The user of DATABASE_URL may not do this.',
};

/** Why a command failed, in sentences for a person. */
export function describeFailure(name: string, error: unknown): string {
  if (error instanceof ConfigurationError) return `${name} can't start:\n${error.message}`;
  return `${name} failed: ${error instanceof Error ? sentenceOf(error) : 'unknown error'}`;
}

/** Nothing of a database's error but its code: its message may quote rows and addresses may hold passwords. */
function sentenceOf(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : null;
  const ofPostgres = [error, cause].find((one) => one?.name === 'PostgresError');
  const sentence = ofPostgres ? sentences[codeOf(ofPostgres) ?? ''] : undefined;
  if (sentence !== undefined) return sentence;
  if (error.name === 'PostgresError') return `Postgres answered with an error (${codeOf(error) ?? 'no code'})`;
  if (cause === null) return error.message;
  const code = codeOf(cause);
  // Without a code it is an error of our own.
  return code === null ? `${error.message} ${cause.message}` : `${error.message} (${code})`;
}

function codeOf(error: Error): string | null {
  return 'code' in error ? String(error.code) : null;
}
