import type { ApiVersion } from '@persistent-memory/auth';
import type { Logger } from 'pino';

/** What an authenticator or a handler may know of the HTTP request beside its validated parts. */
export interface IncomingRequest {
  readonly id: string;
  readonly apiVersion: ApiVersion;
  readonly method: string;
  /** The route's path with its parameters' names, never a value: safe as a metric label. */
  readonly route: string;
  /** The client's address, as `trust proxy` has it. */
  readonly address: string;
  readonly authorization: string | undefined;
  readonly signal: AbortSignal;
  readonly log: Logger;
  /** Adds a header to the answer, whatever the answer will be. */
  setHeader(name: string, value: string): void;
}
