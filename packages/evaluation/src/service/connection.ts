import { readFile } from 'node:fs/promises';
import { UsageError } from '../command-line/usage-error.js';

/** Where the service answers, and the project key to use there. */
export interface Connection {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** The options that name a running service, for `parseArgs`; every command that talks to one takes the same. */
export const connectionOptions = {
  'base-url': { type: 'string' },
  'api-key': { type: 'string' },
  'local-json': { type: 'string' },
} as const;

/** Their help text. */
export const connectionHelp = `  --base-url URL      address of the data plane
  --api-key KEY       a project key (ak_…) of it
  --local-json FILE   instead of both: the local.json that a local start writes to its data directory`;

/** Reads either form; both or neither, or a file that lacks a field, is a `UsageError`. */
export async function readConnection(values: {
  readonly 'base-url'?: string | undefined;
  readonly 'api-key'?: string | undefined;
  readonly 'local-json'?: string | undefined;
}): Promise<Connection> {
  const { 'base-url': baseUrl, 'api-key': apiKey, 'local-json': file } = values;
  if (file !== undefined && baseUrl === undefined && apiKey === undefined) return readLocalJson(file);
  if (file === undefined && baseUrl !== undefined && apiKey !== undefined) return { baseUrl, apiKey };
  throw new UsageError('give either --base-url and --api-key, or --local-json');
}

async function readLocalJson(file: string): Promise<Connection> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as Error).message}`);
  }
  const { base_url: baseUrl, api_key: apiKey } = content as { base_url?: unknown; api_key?: unknown };
  if (typeof baseUrl !== 'string' || typeof apiKey !== 'string') {
    throw new UsageError(`${file} names no base_url and api_key`);
  }
  return { baseUrl, apiKey };
}
