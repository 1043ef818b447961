import type { Fact } from '../extraction/fact-extractor.js';
import { byAge } from '../retrieval/ranking/by-age.js';
import { tokenize } from '../retrieval/tokenizer/tokenizer.js';
import type { StoredMemory } from '../storage/stored-memory.js';
import { areAboutTheSame } from './likeness/superseding.js';
import { maySayTheSame } from './same-statement.js';
import { identityOfUpdate, type SessionDate } from './session-date.js';
import { withoutSpeaker } from './speaker-prefix.js';

/**
 * The stored memory that may stand for a fact of which an extractor says that it is known; null where there is any
 * doubt, and the fact becomes a memory of its own.
 * @param recalled the stored memories that the extractor was shown, by id
 */
export function findStoredTwin(
  fact: Fact,
  sessionDate: SessionDate,
  recalled: ReadonlyMap<string, StoredMemory>,
): StoredMemory | null {
  const stored = fact.sameAs === undefined ? undefined : recalled.get(fact.sameAs);
  if (stored === undefined || !isOfSameOccasion(fact, stored, sessionDate)) return null;
  // What corrects, and what was said again after a correction, has to rank above it.
  if ((fact.isCorrection && !stored.isCorrection) || isCorrected(stored, recalled.values())) return null;
  return maySayTheSame(fact.text, withoutSpeaker(stored.memory, stored.speaker)) ? stored : null;
}

/**
 * Whether both have the same speaker and role, the same event dates and the same session date. The role is no part of
 * `contentHash`: the same words are the same memory, whatever the role of their message. Where only a model says that
 * two texts mean the same, the role has to agree as well.
 */
function isOfSameOccasion(fact: Fact, stored: StoredMemory, sessionDate: SessionDate): boolean {
  return (
    fact.role === stored.role &&
    (fact.speaker?.toLowerCase() ?? null) === (stored.speaker?.toLowerCase() ?? null) &&
    (fact.event?.start ?? null) === stored.eventStart &&
    (fact.event?.end ?? null) === stored.eventEnd &&
    sessionDate.identityOf(fact) === identityOfUpdate(stored, stored.sessionTimestamp !== null)
  );
}

/** Whether a later correction is about what the memory is about. */
function isCorrected(stored: StoredMemory, recalled: Iterable<StoredMemory>): boolean {
  const lexemes = new Set(tokenize(stored.memory));
  for (const later of recalled) {
    if (!later.isCorrection || byAge(later, stored) <= 0) continue;
    if (areAboutTheSame(lexemes, new Set(tokenize(later.memory)))) return true;
  }
  return false;
}
