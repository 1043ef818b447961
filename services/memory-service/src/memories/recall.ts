import { untilAborted } from '@persistent-memory/service-kit';
import type { FindKnownMemories } from '../extraction/fact-extractor.js';
import { redactSecrets } from '../extraction/secrets/redact-secrets.js';
import { estimateTokens } from '../model-provider/token-estimate.js';
import { byAge } from '../retrieval/ranking/by-age.js';
import type { MemorySearch } from '../retrieval/search-memories.js';
import type { ProjectState } from '../storage/project-state.js';
import type { StoredMemory } from '../storage/stored-memory.js';

/** What of a project's memories one add looked at. */
export interface Recall {
  readonly find: FindKnownMemories;
  /**
   * What one search finds of a statement, best first, at most 16, of whatever length. None where it can't be found in
   * time; rejects only with the reason of the signal.
   */
  search(statement: string, signal: AbortSignal): Promise<readonly StoredMemory[]>;
  /** All that `find` found so far, by id. */
  readonly found: ReadonlyMap<string, StoredMemory>;
  /** Whether `find` was asked for anything. */
  readonly wasAsked: boolean;
}

export interface RecallOptions {
  readonly memorySearch: Pick<MemorySearch, 'search'>;
  readonly project: ProjectState;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Told when nothing could be found out, and the add goes on without. */
  readonly onFailure: (error: unknown) => void;
  /** What an add waits for it in all; it takes as long as a search, or a few for long messages. Default 2,000. */
  readonly deadlineMs?: number;
}

const maxMemories = 16;
const maxTokens = 800;
/** A longer memory holds several facts: nothing that a single one would repeat. */
const maxMemoryCharacters = 400;

/** Looks up, with the search that agents use, what a project knows already about what is being said to it. */
export function createRecall(options: RecallOptions): Recall {
  const { memorySearch, project, today, onFailure, deadlineMs = 2_000 } = options;
  const found = new Map<string, StoredMemory>();
  let deadline: AbortSignal | null = null;
  let wasAsked = false;
  const searchEach = async (queries: readonly string[], signal: AbortSignal): Promise<readonly StoredMemory[][]> => {
    if (project.memoryCount === 0) return [];
    deadline ??= AbortSignal.timeout(deadlineMs);
    const ended = AbortSignal.any([deadline, signal]);
    try {
      const results: StoredMemory[][] = [];
      // One after the other: an add of many messages is not to take the connections of those who search.
      for (const query of queries) {
        const search = memorySearch.search({ project, query, limit: maxMemories, today, signal: ended });
        // Statements on their way can't be called back: only nobody waits for them any more.
        results.push((await untilAborted(search, ended)).map(({ stored }) => stored));
      }
      return results;
    } catch (error) {
      signal.throwIfAborted();
      onFailure(error);
      return [];
    }
  };
  return {
    found,
    get wasAsked() {
      return wasAsked;
    },
    async find(said, signal) {
      wasAsked = true;
      const nearest = firstOfEach(await searchEach(queriesOf(said), signal));
      for (const memory of nearest) found.set(memory.id, memory);
      return nearest.toSorted(byAge).map(({ id, memory }) => ({ id, text: redactSecrets(memory) }));
    },
    search: async (statement, signal) => (await searchEach([statement], signal)).flat(),
  };
}

const maxQueries = 6;
const maxQueryCharacters = 2_000;
const minQueryCharacters = 600;

/** What was said, in a few pieces that are short enough to be about something. */
export function queriesOf(said: readonly string[]): readonly string[] {
  let rest = said.join('\n').slice(0, maxQueries * maxQueryCharacters);
  const most = Math.max(minQueryCharacters, Math.ceil(rest.length / maxQueries));
  const queries: string[] = [];
  while (rest.trim() !== '' && queries.length < maxQueries) {
    const head = rest.slice(0, most);
    const ends = [head.lastIndexOf('\n'), head.lastIndexOf('. '), head.lastIndexOf(' ')];
    const end = rest.length <= most ? rest.length : (ends.find((position) => position > most / 2) ?? most - 1) + 1;
    queries.push(rest.slice(0, end).toWellFormed());
    rest = rest.slice(end);
  }
  return queries.filter((query) => query.trim() !== '');
}

/** The best of every search, then the second of every one, until there are enough. */
function firstOfEach(results: readonly (readonly StoredMemory[])[]): readonly StoredMemory[] {
  const chosen = new Map<string, StoredMemory>();
  let tokens = 0;
  for (let rank = 0; rank < maxMemories; rank++) {
    for (const stored of results.flatMap((ranked) => ranked[rank] ?? [])) {
      if (chosen.has(stored.id) || stored.memory.length > maxMemoryCharacters) continue;
      tokens += estimateTokens(JSON.stringify({ k: chosen.size, text: stored.memory }));
      if (chosen.size === maxMemories || tokens > maxTokens) return [...chosen.values()];
      chosen.set(stored.id, stored);
    }
  }
  return [...chosen.values()];
}
