import { dayOf } from '@persistent-memory/service-kit';
import { annotateDates } from '../extraction/dates/annotate-dates.js';
import { eventRange } from '../extraction/dates/event-range.js';
import { findTimeExpressions } from '../extraction/dates/find-time-expressions.js';
import { isCorrection } from '../extraction/remarks/lives/detect-correction.js';
import { keywordDocument, noMessages } from '../retrieval/keyword-fields.js';
import type { StoredMemory } from '../storage/stored-memory.js';
import type { MemoryRevision } from '../storage/update-memory-text.js';
import { contentHash } from './content-hash.js';
import { likenessOf, marksOf } from './likeness/likeness.js';
import { anchorOfUpdate, identityOfUpdate } from './session-date.js';

/**
 * What follows from a new text, read as the fact of an add would be: without a name before it, and with its dates
 * resolved.
 */
export function reviseMemory(
  stored: StoredMemory,
  said: string,
): Omit<MemoryRevision, 'memory' | 'embedding' | 'embeddingModel'> {
  const anchorDate = anchorOfUpdate(stored, dayOf(new Date()));
  const expressions = anchorDate === null ? [] : findTimeExpressions(said, anchorDate);
  const event = eventRange(expressions);
  const text = annotateDates(said, expressions);
  const { role, speaker } = stored;
  const sessionDate = identityOfUpdate(stored, expressions.length > 0);
  const likeness = likenessOf(text, { role, speaker, event, sessionDate });
  const { tsvector, fieldLengths } = keywordDocument({ ...noMessages, own: said }, marksOf(likeness));
  return {
    // An add would write the dates into the text: told apart by them, the same words would be stored twice.
    contentHash: contentHash({ text, speaker, event, sessionDate }),
    tsvector,
    ownLength: fieldLengths[0],
    eventStart: event?.start ?? null,
    eventEnd: event?.end ?? null,
    isCorrection: isCorrection(said, false),
  };
}
