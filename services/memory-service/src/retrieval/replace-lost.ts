import type { ProjectState } from '../storage/project-state.js';
import type { Candidate } from './candidates/candidate.js';
import type { CandidateStore } from './candidates/candidate-store.js';
import type { SemanticSide } from './semantic-search.js';
import { candidatesPerSide, maxRefills, refillCandidates } from './weights.js';

/** Candidates that were asked for, and those of them that Postgres has. */
interface LoadedCandidates {
  readonly asked: readonly string[];
  readonly found: readonly Candidate[];
}

/**
 * Ids that the index named and Postgres no longer has took the places of others: asks the index for more until as many
 * are loaded as were lost. Each time without all that is known to be gone, so that however much of it lies near the
 * query, what lies behind it is found. The index is told what is gone.
 */
export async function replaceLost(
  store: CandidateStore,
  project: ProjectState,
  { similarities, nearest, noteGone }: SemanticSide,
  { asked, found }: LoadedCandidates,
): Promise<Candidate[]> {
  const lost = asked.length - found.length;
  const named = new NamedIds(store, project, asked);
  const exists = new Set(found.map(({ id }) => id));
  named.gone.push(...asked.filter((id) => similarities.has(id) && !exists.has(id)));
  const replacements: Candidate[] = [];
  let mayNameMore = similarities.size >= candidatesPerSide;
  if (!mayNameMore) replacements.push(...(await named.loadFurther([...similarities.keys()], lost)));
  for (let asks = 0; mayNameMore && asks < maxRefills && replacements.length < lost; asks += 1) {
    // Some of those may be gone as well.
    const count = Math.min(refillCandidates, candidatesPerSide + 10 * (lost - replacements.length));
    const hits = await nearest(count, named.gone);
    const known = named.count;
    const ids = hits.map(({ id }) => id);
    replacements.push(...(await named.loadFurther(ids, lost - replacements.length)));
    mayNameMore = hits.length === count && named.count > known;
  }
  if (named.gone.length > 0) noteGone(named.gone);
  return replacements.slice(0, lost);
}

/** What an index named of a project. */
class NamedIds {
  /** Those that Postgres no longer has. */
  readonly gone: string[] = [];
  readonly #store: CandidateStore;
  readonly #project: ProjectState;
  readonly #known: Set<string>;

  constructor(store: CandidateStore, project: ProjectState, known: readonly string[]) {
    this.#store = store;
    this.#project = project;
    this.#known = new Set(known);
  }

  get count(): number {
    return this.#known.size;
  }

  /** Those that were not named before and exist, in their order: as many as are wanted, or somewhat more. */
  async loadFurther(ids: readonly string[], wanted: number): Promise<Candidate[]> {
    const further = ids.filter((id) => !this.#known.has(id));
    const found: Candidate[] = [];
    for (let start = 0; start < further.length && found.length < wanted; start += candidatesPerSide)
      found.push(...(await this.#load(further.slice(start, start + candidatesPerSide))));
    return found;
  }

  async #load(ids: readonly string[]): Promise<Candidate[]> {
    const loaded = new Map((await this.#store.load(this.#project, ids)).map((found) => [found.id, found]));
    for (const id of ids) {
      this.#known.add(id);
      if (!loaded.has(id)) this.gone.push(id);
    }
    return ids.flatMap((id) => loaded.get(id) ?? []);
  }
}
