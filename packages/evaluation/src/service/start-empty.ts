import { UsageError } from '../command-line/usage-error.js';
import type { MemoryApi } from './memory-api.js';

/**
 * Leaves the project of a run empty. Throws a UsageError, and deletes nothing, if it holds memories and may not be
 * wiped.
 */
export async function startEmpty(api: MemoryApi, mayWipe: boolean): Promise<void> {
  if (!mayWipe && !(await api.isEmpty())) {
    throw new UsageError('the project holds memories, which would be deleted: use a key of an empty one, or --wipe');
  }
  await api.deleteAll();
}
