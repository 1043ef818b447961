import { dayOfTimestamp, parseTimestamp } from '../extraction/dates/calendar/anchor-date.js';
import type { Fact } from '../extraction/fact-extractor.js';
import type { StoredMemory } from '../storage/stored-memory.js';

/** What the `timestamp` of an add means for its memories (specification, "Timestamp rules"; contract, "Dates"). */
export interface SessionDate {
  /** Relative references are resolved against it, `YYYY-MM-DD`; null for `no_date`. */
  readonly anchorDate: string | null;
  /** None was given: the date is only that of the day. */
  readonly isTimestampOmitted: boolean;
  /**
   * The part of the session date that the identity of a memory includes: two facts in the same words are two memories
   * where it differs.
   * With a timestamp it is the timestamp as the caller gave it. Without one it is the same for every day, since a fact
   * that is added again tomorrow is the same fact. Null for a memory without a date.
   */
  identityOf(fact: Pick<Fact, 'messageNamesDate'>): string | null;
  /** `session_timestamp` of a memory made from the fact. */
  timestampOf(fact: Pick<Fact, 'messageNamesDate'>): string | null;
}

/**
 * @param timestamp valid by `parseTimestamp`, or none
 * @param today `YYYY-MM-DD`, UTC
 */
export function readSessionDate(timestamp: string | null | undefined, today: string): SessionDate {
  const anchor = timestamp === null || timestamp === undefined ? null : parseTimestamp(timestamp);
  if (anchor === null) {
    // Rule 1 gives relative references today as their anchor; rule 4 leaves a message that names no date without one.
    return {
      anchorDate: today,
      isTimestampOmitted: true,
      identityOf: (fact) => identityWithoutTimestamp(fact.messageNamesDate),
      timestampOf: (fact) => (fact.messageNamesDate ? today : null),
    };
  }
  const [anchorDate, sessionTimestamp] = anchor.kind === 'no_date' ? [null, null] : [anchor.date, anchor.timestamp];
  return {
    anchorDate,
    isTimestampOmitted: false,
    identityOf: () => sessionTimestamp,
    timestampOf: () => sessionTimestamp,
  };
}

function identityWithoutTimestamp(messageNamesDate: boolean): string | null {
  return messageNamesDate ? 'today' : null;
}

/** The session date of a stored memory. */
export type StoredSessionDate = Pick<StoredMemory, 'sessionTimestamp' | 'isTimestampOmitted'>;

/**
 * `SessionDate.identityOf` for an updated memory: as for an add of its new text, with the session's timestamp if it had
 * one.
 */
export function identityOfUpdate(stored: StoredSessionDate, textNamesDate: boolean): string | null {
  return stored.isTimestampOmitted ? identityWithoutTimestamp(textNamesDate) : stored.sessionTimestamp;
}

/**
 * The day against which the text of an updated memory is read: that of its session, else the day of the update. Null
 * for `no_date`, which lets nothing be resolved, now as then.
 */
export function anchorOfUpdate(
  { sessionTimestamp, isTimestampOmitted }: StoredSessionDate,
  today: string,
): string | null {
  if (sessionTimestamp === null) return isTimestampOmitted ? today : null;
  return dayOfTimestamp(sessionTimestamp) ?? today;
}
