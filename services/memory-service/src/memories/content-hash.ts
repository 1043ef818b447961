import { createHash } from 'node:crypto';
import type { DateRange } from '../extraction/dates/calendar/date-range.js';
import { canonicalWording } from './canonical-wording.js';

/** What makes two memories of a project the same one: who said it, what, and when. */
export interface MemoryContent {
  readonly text: string;
  readonly speaker: string | null;
  readonly event: DateRange | null;
  /** `SessionDate.identityOf` the fact. */
  readonly sessionDate: string | null;
}

/**
 * SHA-256 over the wording and the dates: adding the same again finds the memory that is there (contract, "Distinct
 * facts").
 */
export function contentHash({ text, speaker, event, sessionDate }: MemoryContent): Buffer {
  const parts = [
    canonicalWording(text),
    speaker?.toLowerCase() ?? '',
    event?.start ?? '',
    event?.end ?? '',
    sessionDate ?? '',
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
