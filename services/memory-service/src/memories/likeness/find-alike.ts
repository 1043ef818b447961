import type { Database } from '@persistent-memory/service-kit';
import type { Fact } from '../../extraction/fact-extractor.js';
import { tellsChange } from '../../retrieval/ranking/tells-change.js';
import { selectMarked } from '../../storage/keyword-search/select-marked.js';
import type { StoredMemory } from '../../storage/stored-memory.js';
import { canonicalWording } from '../canonical-wording.js';
import type { Recall } from '../recall.js';
import type { SessionDate } from '../session-date.js';
import { withoutSpeaker } from '../speaker-prefix.js';
import { isOfSameOccasion, isOverruled } from '../stored-twin.js';
import type { Likeness } from './likeness.js';
import { sayTheSame } from './says-the-same.js';
import { readStatement } from './statement.js';

export interface AlikeOptions {
  /** Its connections have `keywordSessionSettings`. */
  readonly keywordDatabase: Database;
  readonly projectId: string;
  readonly sessionDate: SessionDate;
  /** Looks up what was said since of what a memory is about. */
  readonly recall: Recall;
  readonly signal: AbortSignal;
}

/** Read of a project for one add at most. */
const maxCandidates = 256;

/**
 * The stored memories that say in other words what facts say, by the fact. One statement; and a search, as an agent
 * makes it, where a memory is found, for whether something that was said later takes its place. Of a fact that is
 * stored to the letter there is none: its hash finds it.
 * @param likenesses of the facts, in their order
 */
export async function findAlike(
  facts: readonly Fact[],
  likenesses: readonly (Likeness | null)[],
  { keywordDatabase, projectId, sessionDate, recall, signal }: AlikeOptions,
): Promise<ReadonlyMap<Fact, StoredMemory>> {
  const lexemes = [...new Set(likenesses.flatMap((likeness) => likeness?.lexeme ?? []))];
  if (lexemes.length === 0) return new Map();
  const stored = await keywordDatabase.use((sql) => selectMarked(sql, projectId, lexemes, maxCandidates), {
    owner: projectId,
  });
  const candidates = stored.map((memory) => {
    const said = withoutSpeaker(memory.memory, memory.speaker);
    return { memory, said, statement: readStatement(said) };
  });
  const found = new Map<Fact, StoredMemory>();
  for (const [index, fact] of facts.entries()) {
    const statement = likenesses[index]?.statement;
    if (statement === undefined || candidates.length === 0) continue;
    const alike = candidates.filter(
      (candidate) =>
        candidate.statement !== null &&
        isOfSameOccasion(fact, candidate.memory, sessionDate) &&
        sayTheSame(candidate.statement, statement),
    );
    const [first] = alike;
    if (first === undefined) continue;
    const wording = canonicalWording(fact.text);
    if (!alike.some(({ said }) => canonicalWording(said) === wording)) found.set(fact, first.memory);
  }
  if (found.size === 0) return found;
  await recall.find(
    [...found.keys()].map(({ text }) => text),
    signal,
  );
  return new Map([...found].filter(([fact, memory]) => stillHolds(fact, memory, recall.found)));
}

/** What corrects has to rank above what it corrects, and what is said again after that above both. */
function stillHolds(fact: Fact, memory: StoredMemory, recalled: ReadonlyMap<string, StoredMemory>): boolean {
  if (fact.isCorrection && !memory.isCorrection) return false;
  const isReplacing = ({ isCorrection, memory: text }: StoredMemory) => isCorrection || tellsChange(text);
  return recalled.has(memory.id) && !isOverruled(memory, recalled.values(), isReplacing);
}
