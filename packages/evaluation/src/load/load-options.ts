import { readNumber } from '../command-line/read-options.js';
import { UsageError } from '../command-line/usage-error.js';
import { connectionHelp, connectionOptions, readConnection } from '../service/connection.js';
import { embeddedDatabaseUrl } from './database/embedded-database.js';

/** The options that every measurement of load takes. */
export const loadOptions = {
  ...connectionOptions,
  'database-url': { type: 'string' },
  seconds: { type: 'string', default: '10' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const loadHelp = `${connectionHelp}
  --database-url URL  the service's Postgres; with --local-json the embedded one is found by itself
  --seconds N         how long each figure is measured, 10 by default

Memories are written to projects of their own in the same account, which are removed at the end (what an interrupted run
left, by the next one). One measurement at a time.`;

export interface LoadTarget {
  readonly baseUrl: string;
  /** Whose account the projects of the measurement belong to. */
  readonly apiKey: string;
  readonly databaseUrl: string;
  readonly seconds: number;
}

/** Throws `UsageError` for options that are missing, unknown or wrong. */
export async function readTarget(values: {
  readonly 'base-url'?: string | undefined;
  readonly 'api-key'?: string | undefined;
  readonly 'local-json'?: string | undefined;
  readonly 'database-url'?: string | undefined;
  readonly seconds: string;
}): Promise<LoadTarget> {
  const { baseUrl, apiKey } = await readConnection(values);
  const { 'database-url': given, 'local-json': localJson } = values;
  if (given === undefined && localJson === undefined) throw new UsageError('--database-url is missing');
  const databaseUrl = given ?? (await embeddedDatabaseUrl(localJson ?? ''));
  return { baseUrl, apiKey, databaseUrl, seconds: readNumber(values.seconds, '--seconds') };
}
