import type { EmbeddedPostgres } from '../embedded-postgres/embedded-postgres.js';

/** The server of this test run and the folder that dies with it. */
export interface TestPostgres {
  readonly postgres: EmbeddedPostgres;
  readonly dataDirectory: string;
}

let running: TestPostgres | null = null;

export function rememberTestPostgres(started: TestPostgres): void {
  running = started;
}

/** Null when the run uses a server that somebody else started. */
export function takeTestPostgres(): TestPostgres | null {
  const taken = running;
  running = null;
  return taken;
}
