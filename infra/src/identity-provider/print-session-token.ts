import { liveHolderOf } from '../data-directory/data-directory-lock.js';
import { LaunchFault } from '../launch-fault.js';
import { dataDirectoryOf, defaultAudience } from '../launcher/configuration.js';
import { readState } from '../launcher/launcher-state.js';
import { readLocalFile } from '../launcher/local-file.js';
import { signingKeyFile } from '../launcher/local-issuer.js';
import { repositoryRoot } from '../launcher/repository.js';
import { signSessionToken } from './session-token.js';
import { readSigningKey } from './signing-key.js';

/** Prints the token on stdout, or one sentence on stderr. */
function printSessionToken(): void {
  const dataDirectory = dataDirectoryOf(process.env, repositoryRoot);
  try {
    process.stdout.write(`${makeToken(dataDirectory)}\n`);
  } catch (cause) {
    const isDenied = (cause as NodeJS.ErrnoException).code === 'EACCES';
    if (!(cause instanceof LaunchFault) && !isDenied) throw cause;
    console.error(isDenied ? `${dataDirectory} belongs to another user.` : (cause as Error).message);
    process.exitCode = 1;
  }
}

function makeToken(dataDirectory: string): string {
  const local = readLocalFile(dataDirectory);
  const key = readSigningKey(signingKeyFile(dataDirectory));
  if (liveHolderOf(dataDirectory) === null || local === null) {
    throw new LaunchFault(`Nothing runs on ${dataDirectory}; start it first: npx -y pnpm@12.21.0 start`);
  }
  if (key === null || local.issuer !== readState(dataDirectory).issuer) {
    throw new LaunchFault(`Session tokens come from ${local.issuer} here, the issuer that OIDC_ISSUER names.`);
  }
  return signSessionToken(key, { issuer: local.issuer, audience: process.env.OIDC_AUDIENCE || defaultAudience });
}

printSessionToken();
