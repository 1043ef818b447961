import type { Candidate } from '../candidates/candidate.js';
import { keywordDocument, noMessages } from '../keyword-fields.js';
import { signatureOf } from '../lexeme-signature.js';
import { inverseNorm } from '../ranking/cosine-similarity.js';
import { isStandingInstruction } from '../standing-instruction.js';

/** A candidate as it would be read from Postgres; each has a session of its own unless told otherwise. */
export function buildCandidate(given: Partial<Candidate> & { readonly id: string }): Candidate {
  const memory = given.memory ?? 'Painted a lake';
  const embedding = given.embedding ?? Int8Array.from([127, 0, 0, 0]);
  const { tsvector, fieldLengths } = keywordDocument({ ...noMessages, own: memory });
  return {
    memory,
    embedding,
    inverseNorm: inverseNorm(embedding),
    tsvector,
    lexemeSignature: signatureOf(given.tsvector ?? tsvector),
    fieldLengths,
    sessionId: given.id,
    sessionTimestamp: null,
    sourceIndex: 0,
    role: null,
    speaker: null,
    eventStart: null,
    eventEnd: null,
    isCorrection: false,
    isTimestampOmitted: false,
    isStandingInstruction: isStandingInstruction(memory),
    createdAt: new Date('2026-03-18T12:00:00Z'),
    updatedAt: new Date('2026-03-18T12:00:00Z'),
    changeSequence: 1,
    ...given,
  };
}
