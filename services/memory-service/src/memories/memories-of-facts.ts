import { uuidv7 } from '@persistent-memory/auth';
import { mapInSlices } from '@persistent-memory/service-kit';
import { quantise } from '../embedding/quantise.js';
import type { Fact } from '../extraction/fact-extractor.js';
import { keywordDocument } from '../retrieval/keyword-fields.js';
import type { NewMemory } from '../storage/insert-memories.js';
import type { StoredMemory } from '../storage/stored-memory.js';
import { contentHash } from './content-hash.js';
import { type ComparedMemory, distinctMemories } from './likeness/distinct-memories.js';
import { type Likeness, marksOf } from './likeness/likeness.js';
import { createContextReader } from './message-context.js';
import type { SessionDate } from './session-date.js';
import { withSpeaker } from './speaker-prefix.js';
import { findStoredTwin } from './stored-twin.js';

/** The add that the facts come from; its messages without their secrets. */
export interface FactSource {
  readonly messages: readonly string[];
  readonly sessionDate: SessionDate;
  /** What was known of it before, as far as it was looked up. */
  readonly recalled: ReadonlyMap<string, StoredMemory>;
  /** What is compared of the facts, in their order. */
  readonly likenesses: readonly (Likeness | null)[];
  /** Stored memories that say the same as facts in other words. */
  readonly alike: ReadonlyMap<Fact, StoredMemory>;
}

/**
 * Facts as they are stored, no content twice.
 * @param embeddings one for each fact, in their order
 * @throws the reason of the signal
 */
export async function memoriesOfFacts(
  facts: readonly Fact[],
  embeddings: readonly Float32Array[],
  { messages, sessionDate, recalled, likenesses, alike }: FactSource,
  signal: AbortSignal,
): Promise<readonly NewMemory[]> {
  const contextOf = createContextReader(messages);
  const memoryOf = (fact: Fact, index: number): ComparedMemory => {
    const embedding = embeddings[index];
    if (embedding === undefined) throw new Error('The embedder answered fewer vectors than it was given texts.');
    const { text, sourceIndex, role, speaker, event } = fact;
    const likeness = likenesses[index] ?? null;
    const { tsvector, fieldLengths } = keywordDocument(contextOf(sourceIndex, text), marksOf(likeness));
    const memory = {
      id: uuidv7(),
      // What is embedded and ranked is what was said.
      memory: withSpeaker(text, speaker),
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
      sameAs: alike.get(fact) ?? findStoredTwin(fact, sessionDate, recalled),
    };
    return { memory, likeness };
  };
  // A fifth of a millisecond each, and a conversation may have thousands.
  return distinctMemories(await mapInSlices(facts, memoryOf, signal), signal);
}
