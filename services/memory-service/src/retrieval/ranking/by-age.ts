import type { Candidate } from '../candidates/candidate.js';

/** What tells when a memory was said, beside the day of its session. */
type SaidAt = Pick<Candidate, 'id' | 'sessionTimestamp' | 'createdAt' | 'sourceIndex'>;

/** `YYYY-MM-DD` of the session, which for a session without a day is that of its storing. */
export function sessionDay({ sessionTimestamp, createdAt }: Pick<SaidAt, 'sessionTimestamp' | 'createdAt'>): string {
  return (sessionTimestamp ?? createdAt.toISOString()).slice(0, 10);
}

/**
 * Oldest first; within one add by the message, within one message by the id, which rises as it is read. Who compares often passes the days.
 */
export function byAge(one: SaidAt, other: SaidAt, day = sessionDay(one), otherDay = sessionDay(other)): number {
  if (day !== otherDay) return day < otherDay ? -1 : 1;
  const later = one.createdAt.getTime() - other.createdAt.getTime() || one.sourceIndex - other.sourceIndex;
  if (later !== 0 || one.id === other.id) return later;
  return one.id < other.id ? -1 : 1;
}
