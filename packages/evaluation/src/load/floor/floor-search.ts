import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import stem from 'wink-porter2-stemmer';
import {
  type CandidateRow,
  countMemories,
  countUsage,
  instructionCandidates,
  type KeyRow,
  keywordCandidates,
  lookUpKey,
  readCandidates,
  type WeighedWord,
  type WordCounts,
} from './statements.js';

const stopWords = new Set(
  'a an and are at by do does for from how i in is it my of on our the to was we what when where which who why'.split(
    ' ',
  ),
);

/** Candidates that the service reads for a search for few results, beside the standing instructions. */
const candidatesRead = 120;

export interface FloorSearchOptions {
  readonly sql: Sql;
  /** Ids of the memories nearest to a text. */
  readonly nearest: (text: string) => Promise<string[]>;
  /** Candidates of each side. */
  readonly count: number;
  /** Whether nothing is begun before it is known who asks, as in a service that authenticates first. */
  readonly keyFirst: boolean;
}

/**
 * The work of a search and nothing else: what does not need each other's results runs at the same time, what was read
 * once is remembered without a bound, nothing is checked, ranked or logged.
 */
export function createFloorSearch({ sql, nearest, count, keyFirst }: FloorSearchOptions) {
  const countsOf = new Map<string, WordCounts>();
  const known = new Map<string, CandidateRow>();
  let instructions: Promise<string[]> | null = null;

  async function byKeywords({ project_id, memory_count }: KeyRow, query: string): Promise<string[]> {
    const words = [...new Set(query.toLowerCase().match(/[a-z0-9]+/g) ?? [])]
      .filter((word) => !stopWords.has(word))
      .map(stem);
    const missing = words.filter((word) => !countsOf.has(word));
    if (missing.length > 0) {
      const counts = await countMemories(sql, project_id, missing);
      for (const [index, word] of missing.entries()) countsOf.set(word, counts[index] ?? [0, 0]);
    }
    const weighed = words.map((word): WeighedWord => {
      const [matches, own] = countsOf.get(word) ?? [0, 0];
      return { word, matches, idf: Math.log(1 + (memory_count - own + 0.5) / (own + 0.5)) };
    });
    return keywordCandidates(sql, project_id, weighed, count);
  }

  async function load(projectId: string, ids: readonly string[]): Promise<CandidateRow[]> {
    const sequences = ids.map((id) => known.get(id)?.change_sequence ?? -1);
    const rows = await readCandidates(sql, projectId, ids, sequences);
    return rows.map((row) => {
      if (row.content === null) return known.get(row.id) ?? row;
      known.set(row.id, row);
      return row;
    });
  }

  return async (apiKey: string, query: string, limit: number) => {
    const early = keyFirst ? null : nearest(query);
    const key = await lookUpKey(sql, createHash('sha256').update(apiKey).digest(), '127.0.0.1');
    // One project, to which nothing is written meanwhile.
    instructions ??= instructionCandidates(sql, key.project_id);
    const semantic = early ?? nearest(query);
    const [byMeaning, byWords, instructed] = await Promise.all([semantic, byKeywords(key, query), instructions]);
    const best = [...new Set(byMeaning.flatMap((id, rank) => [id, byWords[rank] ?? id]))].slice(0, candidatesRead);
    const read = [...new Set([...best, ...instructed])];
    const [candidates] = await Promise.all([load(key.project_id, read), countUsage(sql, key, Math.ceil(limit / 10))]);
    return { results: candidates.slice(0, limit).map(({ id, content }) => ({ id, ...content })) };
  };
}
