import type { StoredMemory } from '../../storage/stored-memory.js';
import type { LexemeSignature } from '../lexeme-signature.js';

/** A memory that may be an answer, with all that ranking needs. */
export interface Candidate extends StoredMemory {
  /** In its text form, as Postgres writes it. */
  readonly tsvector: string;
  /** Of `tsvector`. */
  readonly lexemeSignature: LexemeSignature;
  readonly fieldLengths: readonly number[];
  /** As stored; cosine similarity does not need its scale. */
  readonly embedding: Int8Array;
  /** 1 / length of `embedding`. */
  readonly inverseNorm: number;
  /** The same for all memories of one add. */
  readonly sessionId: string;
  /** Whether it says how things are to be done from now on. */
  readonly isStandingInstruction: boolean;
  readonly changeSequence: number;
}
