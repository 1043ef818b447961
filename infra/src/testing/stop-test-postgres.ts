import { removeCluster } from '../embedded-postgres/cluster-place.js';
import { removeScratchDirectory } from './scratch-directory.js';
import { takeTestPostgres } from './test-postgres.js';

/** Jest's global teardown: the counterpart of `start-test-postgres.ts`. */
export default async function stopTestPostgres(): Promise<void> {
  const started = takeTestPostgres();
  if (!started) return;
  await started.postgres.stop();
  removeCluster(started.dataDirectory);
  removeScratchDirectory(started.dataDirectory);
}
