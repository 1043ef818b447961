import { type Page, uuidv7 } from '@persistent-memory/auth';
import { type Database, dayOf, mapInSlices, type TimeStep } from '@persistent-memory/service-kit';
import { orUnavailable } from '../dependency-errors.js';
import type { Embedder } from '../embedding/embedder.js';
import { quantise } from '../embedding/quantise.js';
import { annotateDates } from '../extraction/dates/annotate-dates.js';
import { eventRange } from '../extraction/dates/event-range.js';
import { findTimeExpressions } from '../extraction/dates/find-time-expressions.js';
import { isCorrection } from '../extraction/detect-correction.js';
import type { Fact, FactExtractor, FindKnownMemories } from '../extraction/fact-extractor.js';
import { redactSecrets } from '../extraction/secrets/redact-secrets.js';
import { keywordDocument, noMessages } from '../retrieval/keyword-fields.js';
import type { MemorySearch } from '../retrieval/search-memories.js';
import type { UsageOwner } from '../storage/count-usage.js';
import { deleteMemoryRow } from '../storage/delete-memory-row.js';
import { deleteProjectMemories } from '../storage/delete-project-memories.js';
import { findMemory } from '../storage/find-memory.js';
import { insertMemories, type NewMemory } from '../storage/insert-memories.js';
import type { ProjectState } from '../storage/project-state.js';
import { type MemoryPage, selectMemoryPage } from '../storage/select-memory-page.js';
import type { StoredMemory } from '../storage/stored-memory.js';
import { type MemoryRevision, updateMemoryText } from '../storage/update-memory-text.js';
import { contentHash } from './content-hash.js';
import { embeddedText } from './embedded-text.js';
import { createRecall } from './known-memories.js';
import { createContextReader } from './message-context.js';
import { anchorOfUpdate, identityOfUpdate, readSessionDate, type SessionDate } from './session-date.js';
import { findStoredTwin } from './stored-twin.js';

export interface AddRequest {
  /** As it was when the request began. */
  readonly project: ProjectState;
  readonly messages: readonly string[];
  /** Valid by `parseTimestamp`; null or undefined: none was given. */
  readonly timestamp: string | null | undefined;
  readonly signal: AbortSignal;
}

/** The memories of projects: what the operations do, in the product's words. Every call stays inside the project it is given. */
export interface Memories {
  /** @throws ApiError subscription_required, quota_exhausted, overloaded, dependency_unavailable */
  add(owner: UsageOwner, request: AddRequest): Promise<readonly StoredMemory[]>;
  list(projectId: string, page: Page): Promise<MemoryPage>;
  /** @throws ApiError memory_not_found, overloaded, dependency_unavailable */
  update(projectId: string, id: string, text: string, signal: AbortSignal): Promise<StoredMemory>;
  /** @throws ApiError memory_not_found, overloaded */
  delete(projectId: string, id: string, signal: AbortSignal): Promise<void>;
  /**
   * @returns how many were removed
   * @throws ApiError overloaded
   */
  deleteAll(projectId: string, signal: AbortSignal): Promise<number>;
}

/** What an add consists of; what is recalled is a part of the extraction by a model. */
export type AddStep = 'extract' | 'recall' | 'embed' | 'store';

export interface MemoriesDependencies {
  readonly database: Database;
  readonly extractor: FactExtractor;
  readonly embedder: Embedder;
  readonly memorySearch: MemorySearch;
  /** Told when an add could not look up what is known, and went on without. */
  readonly onRecallFailure: (error: unknown) => void;
  readonly timeStep: TimeStep<AddStep>;
}

export function createMemories(dependencies: MemoriesDependencies): Memories {
  const { database, extractor, embedder, memorySearch, timeStep, onRecallFailure } = dependencies;
  return {
    async add(owner, { project, messages, timestamp, signal }) {
      const today = dayOf(new Date());
      const sessionDate = readSessionDate(timestamp, today);
      const { anchorDate } = sessionDate;
      const { projectId } = owner;
      const recall = createRecall({ memorySearch, project, today, onFailure: onRecallFailure });
      const findKnown: FindKnownMemories = (...asked) => timeStep('recall', () => recall.find(...asked));
      const facts = await timeStep('extract', () =>
        orUnavailable(extractor.extract({ messages, anchorDate, projectId, findKnown, signal }), signal),
      );
      if (facts.length === 0) return [];
      const texts = facts.map((fact) => fact.text);
      const embeddings = await timeStep('embed', () =>
        orUnavailable(embedder.embed(texts, { purpose: 'memory', projectId, signal }), signal),
      );
      const session = { messages, sessionDate, recalled: recall.found };
      const memories = distinct(await prepare(facts, embeddings, session, signal));
      const batch = { sessionId: uuidv7(), embeddingModel: embedder.model.name, memories };
      return timeStep('store', () => insertMemories(database, owner, batch, signal));
    },

    list: (projectId, page) => selectMemoryPage(database, projectId, page),

    async update(projectId, id, text, signal) {
      const current = await findMemory(database, projectId, id);
      const memory = redactSecrets(text);
      const said = embeddedText(memory, current.speaker);
      const [embedding] = await orUnavailable(embedder.embed([said], { purpose: 'memory', projectId, signal }), signal);
      if (embedding === undefined) throw new Error('The embedder answered nothing.');
      const embedded = { embedding: quantise(embedding), embeddingModel: embedder.model.name };
      const revision = { memory, ...embedded, ...revise(current, said) };
      return updateMemoryText(database, projectId, id, revision, signal);
    },

    delete: (projectId, id, signal) => deleteMemoryRow(database, projectId, id, signal),
    deleteAll: (projectId, signal) => deleteProjectMemories(database, projectId, { signal }),
  };
}

/** Where the facts of an add come from. */
interface Session {
  readonly messages: readonly string[];
  readonly sessionDate: SessionDate;
  /** What was known of it before, as far as it was looked up. */
  readonly recalled: ReadonlyMap<string, StoredMemory>;
}

function prepare(
  facts: readonly Fact[],
  embeddings: readonly Float32Array[],
  { messages, sessionDate, recalled }: Session,
  signal: AbortSignal,
): Promise<NewMemory[]> {
  const contextOf = createContextReader(messages);
  const prepareFact = (fact: Fact, index: number): NewMemory => {
    const embedding = embeddings[index];
    if (embedding === undefined) throw new Error('The embedder answered fewer vectors than it was given texts.');
    const { text, sourceIndex, role, speaker, event } = fact;
    const { tsvector, fieldLengths } = keywordDocument(contextOf(sourceIndex, text));
    return {
      id: uuidv7(),
      // Read alone, "I adopted a cat" has to say whose cat; what is embedded and ranked is what was said.
      memory: speaker === null ? text : `${speaker}: ${text}`,
      contentHash: contentHash({ text, speaker, event, sessionDate: sessionDate.identityOf(fact) }),
      tsvector,
      fieldLengths,
      embedding: quantise(embedding),
      sessionTimestamp: sessionDate.timestampOf(fact),
      isTimestampOmitted: sessionDate.isTimestampOmitted,
      sourceIndex,
      role,
      speaker,
      eventStart: event?.start ?? null,
      eventEnd: event?.end ?? null,
      isCorrection: fact.isCorrection,
      sameAs: findStoredTwin(fact, sessionDate, recalled),
    };
  };
  // A fifth of a millisecond each, and a conversation may have thousands.
  return mapInSlices(facts, prepareFact, signal);
}

/** What follows from a new text, read as the fact of an add would be: without a name before it, and with its dates resolved. */
function revise(stored: StoredMemory, said: string): Omit<MemoryRevision, 'memory' | 'embedding' | 'embeddingModel'> {
  const anchorDate = anchorOfUpdate(stored, dayOf(new Date()));
  const expressions = anchorDate === null ? [] : findTimeExpressions(said, anchorDate);
  const event = eventRange(expressions);
  const { tsvector, fieldLengths } = keywordDocument({ ...noMessages, own: said });
  return {
    // An add would write the dates into the text: told apart by them, the same words would be stored twice.
    contentHash: contentHash({
      text: annotateDates(said, expressions),
      speaker: stored.speaker,
      event,
      sessionDate: identityOfUpdate(stored, expressions.length > 0),
    }),
    tsvector,
    ownLength: fieldLengths[0],
    eventStart: event?.start ?? null,
    eventEnd: event?.end ?? null,
    isCorrection: isCorrection(said, false),
  };
}

/** The first of each content: within one add no fact stands twice. */
function distinct(memories: readonly NewMemory[]): NewMemory[] {
  const byContent = new Map<string, NewMemory>();
  for (const memory of memories) {
    const content = memory.contentHash.toString('base64');
    if (!byContent.has(content)) byContent.set(content, memory);
  }
  return [...byContent.values()];
}
