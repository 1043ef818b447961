import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

import { LaunchFault } from '../launch-fault.js';

/** The account that Postgres runs as when the launcher runs as root, which Postgres refuses to do. */
export interface OperatingUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const ownAccount = 'persistent-memory';

export function runsAsRoot(): boolean {
  return process.geteuid?.() === 0;
}

/**
 * Chooses the account for Postgres, or null when the launcher itself is an ordinary user.
 *
 * A cluster that exists already decides by its owner. Otherwise it is an account of its own, so that neither a
 * Postgres of the system (`postgres`) nor whatever else runs as `nobody` can read the memories; those two are
 * taken, in this order, only where no account can be created (a read-only system, no `useradd`).
 */
export function chooseOperatingUser(clusterDirectory: string, report: (line: string) => void): OperatingUser | null {
  if (!runsAsRoot()) return null;
  const owner = ownerOf(clusterDirectory);
  if (owner) return owner;
  const chosen =
    findAccount(ownAccount) ?? createOwnAccount(report) ?? findAccount('postgres') ?? findAccount('nobody');
  if (!chosen) {
    throw new LaunchFault(
      'Postgres refuses to run as root and this system has no account for it; start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return chosen;
}

function ownerOf(directory: string): OperatingUser | null {
  const stat = statSync(directory, { throwIfNoEntry: false });
  if (!stat || stat.uid === 0) return null;
  return {
    name: accounts().find(({ uid }) => uid === stat.uid)?.name ?? `uid ${stat.uid}`,
    uid: stat.uid,
    gid: stat.gid,
  };
}

function createOwnAccount(report: (line: string) => void): OperatingUser | null {
  const created = spawnSync(
    'useradd',
    ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', ownAccount],
    {
      stdio: 'ignore',
    },
  );
  // Looked up even after a failure: two first starts at once both try, and one of them loses.
  const account = findAccount(ownAccount);
  if (account && created.status === 0) {
    report(`Created the system account ${ownAccount}, because Postgres refuses to run as root.`);
  }
  return account;
}

function findAccount(name: string): OperatingUser | null {
  return accounts().find((account) => account.name === name) ?? null;
}

function accounts(): OperatingUser[] {
  let passwd: string;
  try {
    passwd = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return [];
  }
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
