import { join } from 'node:path';

import { LaunchFault } from '../launch-fault.js';
import type { LaunchConfiguration } from './configuration.js';
import type { LauncherState } from './launcher-state.js';

const defaultIssuerPort = 8082;

export function signingKeyFile(dataDirectory: string): string {
  return join(dataDirectory, 'identity-provider-key.pem');
}

/**
 * The issuer of the local account. An account is known by issuer and subject, so a data directory keeps the address,
 * port included, that it began with.
 */
export function chooseLocalIssuer({ issuerPort, dataDirectory }: LaunchConfiguration, state: LauncherState): string {
  const chosen = `http://127.0.0.1:${issuerPort ?? defaultIssuerPort}`;
  if (state.issuer === null) return chosen;
  if (issuerPort !== null && state.issuer !== chosen) {
    throw new LaunchFault(
      `The local account of ${dataDirectory} belongs to the issuer ${state.issuer}, so ISSUER_PORT cannot be ${issuerPort}; leave it unset, or set DATA_DIR to a new folder.`,
    );
  }
  return state.issuer;
}
