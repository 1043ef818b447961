import { type Database, operationsOver } from '@persistent-memory/service-kit';
import type { RecentAgents } from '../authentication/recent-agents.js';
import type { Memories } from '../memories/memories.js';
import type { MemorySearch } from '../retrieval/search-memories.js';

/** What the handlers of this service are given. */
export interface Dependencies {
  readonly database: Database;
  readonly memories: Memories;
  readonly memorySearch: MemorySearch;
  readonly noteKeyUse: (keyId: string) => void;
  readonly recentAgents: RecentAgents;
}

export const operation = operationsOver<Dependencies>();
