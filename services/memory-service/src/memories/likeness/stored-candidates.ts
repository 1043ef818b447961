import { type Database, mapInSlices } from '@persistent-memory/service-kit';
import { selectMarked } from '../../storage/keyword-search/select-marked.js';
import type { StoredMemory } from '../../storage/stored-memory.js';
import { identityOfUpdate } from '../session-date.js';
import { withoutSpeaker } from '../speaker-prefix.js';
import { likenessOf } from './likeness.js';
import type { Statement } from './statement.js';

/** A stored memory that may say the same as a fact of the same lexeme. */
export interface Candidate {
  readonly memory: StoredMemory;
  /** Its text without its speaker. */
  readonly said: string;
  readonly statement: Statement;
}

export interface CandidateOptions {
  /** Its connections have `keywordSessionSettings`. */
  readonly keywordDatabase: Database;
  readonly projectId: string;
  readonly signal: AbortSignal;
}

/**
 * Looked up by one statement. Of some hundred lexemes the planner believes that they are in most memories, and reads
 * the whole table, each memory for each lexeme: 5 s for 1,000 lexemes and 100,000 memories, where 32 take 1 ms.
 */
const maxLexemesOfStatement = 32;
/** Read by one statement. Whoever stores more of one lexeme than that has some of them stored again. */
const maxCandidatesOfStatement = 128;

/**
 * The stored memories that have one of the lexemes, by the lexeme that they would get today, in the order of their
 * storage.
 * @throws the reason of the signal; what `Database` throws
 */
export async function readCandidates(
  lexemes: readonly string[],
  { keywordDatabase, projectId, signal }: CandidateOptions,
): Promise<ReadonlyMap<string, readonly Candidate[]>> {
  const byLexeme = new Map<string, Candidate[]>();
  for (let start = 0; start < lexemes.length; start += maxLexemesOfStatement) {
    const marks = lexemes.slice(start, start + maxLexemesOfStatement);
    const stored = await keywordDatabase.use((sql) => selectMarked(sql, projectId, marks, maxCandidatesOfStatement), {
      owner: projectId,
      signal,
    });
    for (const [lexeme, candidate] of (await mapInSlices(stored, candidateOf, signal)).flat()) {
      byLexeme.set(lexeme, [...(byLexeme.get(lexeme) ?? []), candidate]);
    }
  }
  return byLexeme;
}

function candidateOf(memory: StoredMemory): readonly (readonly [string, Candidate])[] {
  const { role, speaker, eventStart, eventEnd } = memory;
  const said = withoutSpeaker(memory.memory, speaker);
  const event = eventStart === null || eventEnd === null ? null : { start: eventStart, end: eventEnd };
  const sessionDate = identityOfUpdate(memory, memory.sessionTimestamp !== null);
  const likeness = likenessOf(said, { role, speaker, event, sessionDate });
  return likeness === null ? [] : [[likeness.lexeme, { memory, said, statement: likeness.statement }]];
}
