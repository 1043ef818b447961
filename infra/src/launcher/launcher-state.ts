import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { readFileIfPresent, writePrivateFile } from '../data-directory/private-file.js';
import { LaunchFault } from '../launch-fault.js';

/** What a data directory remembers about one database. */
export interface DatabaseState {
  /** Fingerprint of the migrations that were applied; only trusted for the embedded database. */
  readonly migrations: string | null;
  readonly projectId: string;
  readonly apiKey: string;
}

export interface LauncherState {
  /** Address of the local identity provider. With the subject it is the account's identity, so it never changes. */
  readonly issuer: string | null;
  /** By `databaseName`. */
  readonly databases: Readonly<Record<string, DatabaseState>>;
}

const layoutVersion = 1;

/** The embedded database, or a server of the operator's, without its password. */
export function databaseName(databaseUrl: string | null): string {
  return databaseUrl === null ? 'embedded' : createHash('sha256').update(databaseUrl).digest('hex').slice(0, 16);
}

export function readState(dataDirectory: string): LauncherState {
  const file = stateFile(dataDirectory);
  const content = readFileIfPresent(file);
  if (content === null) return { issuer: null, databases: {} };
  try {
    const { layout, issuer, databases } = JSON.parse(content) as { layout: unknown } & LauncherState;
    if (layout === layoutVersion) return { issuer, databases: withKeys(databases) };
  } catch {
    // The same sentence as for a layout that this release does not know.
  }
  throw new LaunchFault(`${file} was not written by this release; use the release that made it, or another DATA_DIR.`);
}

/** A database whose key an earlier release did not know counts as unknown, so that it gets one. */
function withKeys(databases: LauncherState['databases']): LauncherState['databases'] {
  return Object.fromEntries(Object.entries(databases).filter(([, { apiKey }]) => apiKey !== null));
}

export function writeState(dataDirectory: string, state: LauncherState): void {
  writePrivateFile(stateFile(dataDirectory), `${JSON.stringify({ layout: layoutVersion, ...state }, null, 2)}\n`);
}

function stateFile(dataDirectory: string): string {
  return join(dataDirectory, 'state.json');
}
