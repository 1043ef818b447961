/** A memory that may be an answer, with all that ranking and presenting need. */
export interface Candidate {
  readonly id: string;
  readonly memory: string;
  /** As `searchableTsvector` makes it. */
  readonly searchableTsvector: string;
  readonly fieldLengths: readonly number[];
  /** As stored; cosine similarity does not need its scale. */
  readonly embedding: Int8Array;
  /** 1 / length of `embedding`. */
  readonly inverseNorm: number;
  readonly sessionId: string;
  readonly sessionTimestamp: string | null;
  /** Whether the add gave no timestamp, so that the session's day is that of the add. */
  readonly isTimestampOmitted: boolean;
  readonly sourceIndex: number;
  readonly role: string | null;
  readonly speaker: string | null;
  /** `YYYY-MM-DD`, inclusive, or null. */
  readonly eventStart: string | null;
  readonly eventEnd: string | null;
  readonly isCorrection: boolean;
  /** Whether it says how things are to be done from now on. */
  readonly isStandingInstruction: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly changeSequence: number;
}
