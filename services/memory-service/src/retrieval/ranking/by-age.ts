import { dayOf } from '@persistent-memory/service-kit';
import { dayOfTimestamp } from '../../extraction/dates/calendar/anchor-date.js';
import type { StoredMemory } from '../../storage/stored-memory.js';

/** What tells when a memory was said. */
type SaidAt = Pick<StoredMemory, 'id' | 'sessionTimestamp' | 'createdAt' | 'sourceIndex'>;

/**
 * Day of the session, `YYYY-MM-DD`, in whatever form its timestamp was given; of a session without a date the day on
 * which the memory was stored.
 */
export function sessionDay({ sessionTimestamp, createdAt }: Pick<SaidAt, 'sessionTimestamp' | 'createdAt'>): string {
  const day = sessionTimestamp === null ? null : dayOfTimestamp(sessionTimestamp);
  return day ?? dayOf(createdAt);
}

/**
 * Oldest first; within one add in the order of the messages, within one message by id, since ids rise in the order of
 * its facts.
 * @param day `sessionDay` of the one, for callers that compare it often
 * @param otherDay the same of the other
 */
export function byAge(one: SaidAt, other: SaidAt, day = sessionDay(one), otherDay = sessionDay(other)): number {
  if (day !== otherDay) return day < otherDay ? -1 : 1;
  const later = one.createdAt.getTime() - other.createdAt.getTime() || one.sourceIndex - other.sourceIndex;
  if (later !== 0 || one.id === other.id) return later;
  return one.id < other.id ? -1 : 1;
}
