import { type Page, uuidv7 } from '@persistent-memory/auth';
import { type Database, dayOf, type TimeStep } from '@persistent-memory/service-kit';
import { orUnavailable } from '../dependency-errors.js';
import type { Embedder } from '../embedding/embedder.js';
import { quantise } from '../embedding/quantise.js';
import type { FactExtractor, FindKnownMemories } from '../extraction/fact-extractor.js';
import { redactSecrets } from '../extraction/secrets/redact-secrets.js';
import { embedMemories } from '../retrieval/embed-memories.js';
import type { MemorySearch } from '../retrieval/search-memories.js';
import type { UsageOwner } from '../storage/count-usage.js';
import { deleteMemoryRow } from '../storage/delete-memory-row.js';
import { deleteProjectMemories } from '../storage/delete-project-memories.js';
import { findMemory } from '../storage/find-memory.js';
import { insertMemories } from '../storage/insert-memories.js';
import type { ProjectState } from '../storage/project-state.js';
import { type MemoryPage, selectMemoryPage } from '../storage/select-memory-page.js';
import type { StoredMemory } from '../storage/stored-memory.js';
import { updateMemoryText } from '../storage/update-memory-text.js';
import { requireStorable } from './facts-bound.js';
import { createComparison } from './likeness/compare-facts.js';
import { memoriesOfFacts } from './memories-of-facts.js';
import { createRecall } from './recall.js';
import { reviseMemory } from './revise-memory.js';
import { readSessionDate } from './session-date.js';
import { requireSaid, withoutSpeaker } from './speaker-prefix.js';

export interface AddRequest {
  /** As it was when the request began. */
  readonly project: ProjectState;
  readonly messages: readonly string[];
  /** Valid by `parseTimestamp`; null or undefined: none was given. */
  readonly timestamp: string | null | undefined;
  readonly signal: AbortSignal;
}

/**
 * The memories of projects: what the operations do, in the product's words. Every call stays inside the project it is
 * given. Every call may throw ApiError overloaded and dependency_unavailable, for the database or a model; those that
 * take a signal, its reason; those that write, ApiError invalid_credentials when the project was deleted meanwhile.
 */
export interface Memories {
  /** @throws ApiError invalid_request (more facts than one add stores), subscription_required, quota_exhausted */
  add(owner: UsageOwner, request: AddRequest): Promise<readonly StoredMemory[]>;
  list(projectId: string, page: Page): Promise<MemoryPage>;
  /** @throws ApiError memory_not_found, invalid_request (a text of nothing but the name of who speaks) */
  update(projectId: string, id: string, text: string, signal: AbortSignal): Promise<StoredMemory>;
  /** @throws ApiError memory_not_found */
  delete(projectId: string, id: string, signal: AbortSignal): Promise<void>;
  /** @returns how many were removed */
  deleteAll(projectId: string, signal: AbortSignal): Promise<number>;
}

/**
 * What an add consists of; what is recalled is a part of the extraction by a model, else of the comparison, which is
 * made beside embedding.
 */
export type AddStep = 'extract' | 'recall' | 'embed' | 'compare' | 'store';

export interface MemoriesDependencies {
  readonly database: Database;
  /** For statements over the keyword index: its connections have `keywordSessionSettings`. */
  readonly keywordDatabase: Database;
  readonly extractor: FactExtractor;
  readonly embedder: Embedder;
  readonly memorySearch: MemorySearch;
  /** Told when an add could not look up what is known, and went on without. */
  readonly onRecallFailure: (error: unknown) => void;
  readonly timeStep: TimeStep<AddStep>;
}

export function createMemories(dependencies: MemoriesDependencies): Memories {
  const { database, extractor, embedder, memorySearch, timeStep, onRecallFailure } = dependencies;
  const compare = createComparison(dependencies);
  return {
    async add(owner, { project, messages, timestamp, signal }) {
      const today = dayOf(new Date());
      const sessionDate = readSessionDate(timestamp, today);
      const { anchorDate } = sessionDate;
      const { projectId } = owner;
      const recall = createRecall({ memorySearch, project, today, onFailure: onRecallFailure });
      const findKnown: FindKnownMemories = (...asked) => timeStep('recall', () => recall.find(...asked));
      const { facts, messages: said } = await timeStep('extract', () =>
        orUnavailable(extractor.extract({ messages, anchorDate, projectId, findKnown, signal }), signal),
      );
      if (facts.length === 0) return [];
      requireStorable(facts);
      const texts = facts.map((fact) => fact.text);
      const embedding = timeStep('embed', () =>
        orUnavailable(embedMemories(texts, { embedder, projectId, signal }), signal),
      );
      // Compared while a thread embeds.
      const comparison = timeStep('compare', () => compare(facts, { project, sessionDate, recall, signal }));
      const [embeddings, { likenesses, alike }] = await Promise.all([embedding, comparison]);
      const source = { messages: said, sessionDate, recalled: recall.found, likenesses, alike };
      const memories = await memoriesOfFacts(facts, embeddings, source, signal);
      const batch = { sessionId: uuidv7(), embeddingModel: embedder.model.name, memories };
      return timeStep('store', () => insertMemories(database, owner, batch, signal));
    },

    list: (projectId, page) => selectMemoryPage(database, projectId, page),

    async update(projectId, id, text, signal) {
      const current = await findMemory(database, projectId, id);
      const memory = redactSecrets(text);
      requireSaid(memory, current.speaker);
      const said = withoutSpeaker(memory, current.speaker);
      const [embedding] = await orUnavailable(embedMemories([said], { embedder, projectId, signal }), signal);
      if (embedding === undefined) throw new Error('The embedder answered nothing.');
      const embedded = { embedding: quantise(embedding), embeddingModel: embedder.model.name };
      const revision = { memory, ...embedded, ...reviseMemory(current, said) };
      return updateMemoryText(database, projectId, id, revision, signal);
    },

    delete: (projectId, id, signal) => deleteMemoryRow(database, projectId, id, signal),
    deleteAll: (projectId, signal) => deleteProjectMemories(database, projectId, { signal }),
  };
}
