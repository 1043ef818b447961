import { createHash } from 'node:crypto';
import type { DateRange } from '../extraction/dates/date-range.js';
import { canonicalWording } from './canonical-wording.js';

/** What makes two memories of a project the same one: who said it, what, and when. */
export interface MemoryContent {
  readonly text: string;
  readonly speaker: string | null;
  readonly event: DateRange | null;
  /** The session date that the caller gave; a date that only defaulted to today says nothing about the fact. */
  readonly givenTimestamp: string | null;
}

/** SHA-256 over the wording and the dates: adding the same again finds the memory that is there (contract, "Distinct facts"). */
export function contentHash({ text, speaker, event, givenTimestamp }: MemoryContent): Buffer {
  const parts = [
    canonicalWording(text),
    speaker?.toLowerCase() ?? '',
    event?.start ?? '',
    event?.end ?? '',
    givenTimestamp ?? '',
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
