import { type Database, mapInSlices } from '@persistent-memory/service-kit';
import { withinDeadline } from '../../deadlines/within-deadline.js';
import type { Fact } from '../../extraction/fact-extractor.js';
import type { ProjectState } from '../../storage/project-state.js';
import type { StoredMemory } from '../../storage/stored-memory.js';
import type { Recall } from '../recall.js';
import type { SessionDate } from '../session-date.js';
import { findAlike } from './find-alike.js';
import { type Likeness, likenessOf } from './likeness.js';

export interface ComparisonDependencies {
  readonly keywordDatabase: Database;
  /** Told when an add could not look up what is known, and went on without. */
  readonly onRecallFailure: (error: unknown) => void;
}

export interface ComparedAdd {
  readonly project: ProjectState;
  readonly sessionDate: SessionDate;
  readonly recall: Recall;
  readonly signal: AbortSignal;
}

export interface Comparison {
  /** What is compared of the facts, in their order. */
  readonly likenesses: readonly (Likeness | null)[];
  /** The stored memories that say the same in other words. */
  readonly alike: ReadonlyMap<Fact, StoredMemory>;
}

/** What an add waits for it in all, from the first statement to the last search. */
const deadlineMs = 2_000;
const lateness = () => new Error(`To compare facts with what is stored took more than ${deadlineMs} ms.`);

/**
 * Compares the facts of an add with what is stored. Where that can't be read in time, or where a model that extracts
 * has done so itself, it finds nothing.
 */
export function createComparison({ keywordDatabase, onRecallFailure }: ComparisonDependencies) {
  return async (facts: readonly Fact[], { project, sessionDate, recall, signal }: ComparedAdd): Promise<Comparison> => {
    const likenesses = await mapInSlices(
      facts,
      (fact) => likenessOf(fact.text, { ...fact, sessionDate: sessionDate.identityOf(fact) }),
      signal,
    );
    if (recall.wasAsked || project.memoryCount === 0) return { likenesses, alike: new Map() };
    const options = { keywordDatabase, projectId: project.projectId, recall };
    try {
      const alike = await withinDeadline((ended) => findAlike(facts, likenesses, { ...options, signal: ended }), {
        deadlineMs,
        lateness,
        signals: [signal],
      });
      return { likenesses, alike };
    } catch (error) {
      signal.throwIfAborted();
      onRecallFailure(error);
      return { likenesses, alike: new Map() };
    }
  };
}
