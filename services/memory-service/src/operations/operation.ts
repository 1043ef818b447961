import { type Database, operationsOver } from '@persistent-memory/service-kit';
import type { Memories } from '../memories/memories.js';
import type { MemorySearch } from '../retrieval/search-memories.js';

/** What the handlers of this service are given. */
export interface Dependencies {
  readonly database: Database;
  readonly memories: Memories;
  readonly memorySearch: MemorySearch;
  readonly noteKeyUse: (keyId: string) => void;
}

export const operation = operationsOver<Dependencies>();
