import type { MemoryItem } from '../service/memory-api.js';
import type { ExpectedFact, ExtractionCase, LabelledDay } from './extraction-case.js';
import { containsAll, containsText } from './phrase-match.js';

/** What the service made of one case. `today`: the UTC day of the add, `YYYY-MM-DD`. `error`: why there was no 200. */
export interface ExtractionResult {
  readonly labelled: ExtractionCase;
  readonly memories: readonly MemoryItem[];
  readonly today: string;
  readonly error?: string;
}

/** How one expected fact fared. A judgement that does not apply is null; all but `recalled` apply to recalled facts. */
export interface FactOutcome {
  readonly fact: ExpectedFact;
  readonly recalled: boolean;
  /** The memory that says it, and its judgements: of several, the one that does best. */
  readonly memory: string | null;
  /**
   * In a memory that says no other expected fact of the same message; null where there is none that it has to stand
   * apart from.
   */
  readonly separate: boolean | null;
  /** The event dates are the labelled ones; null where the label names none. */
  readonly dates: boolean | null;
  /** The text names the resolved date in brackets; null where nothing was relative. */
  readonly dateInText: boolean | null;
  /** A date although the fact names no time; null where it does. */
  readonly inventedDate: boolean | null;
  readonly source: boolean | null;
}

/** How one memory fared. */
export interface MemoryOutcome {
  readonly memory: string;
  /** It says an expected or an allowed fact, and nothing forbidden. */
  readonly wanted: boolean;
  /** The forbidden phrases in it. */
  readonly forbidden: readonly string[];
  /** `session_timestamp` is what it has to be; null where the label leaves it open. */
  readonly sessionTimestamp: boolean | null;
  /** The same text came before in the same answer. */
  readonly repeated: boolean;
}

export interface CaseOutcome {
  readonly id: string;
  readonly kind: string;
  readonly nothing: boolean;
  readonly facts: readonly FactOutcome[];
  readonly memories: readonly MemoryOutcome[];
  readonly error: string | null;
}

/** Judges one case. Pure: the same result in, the same outcome out. */
export function scoreCase({ labelled, memories, today, error }: ExtractionResult): CaseOutcome {
  return {
    id: labelled.id,
    kind: labelled.kind,
    nothing: labelled.nothing ?? false,
    facts: labelled.facts.map((fact) => scoreFact(fact, labelled, memories, today)),
    memories: memories.map((memory, index) => scoreMemory(memory, labelled, memories.slice(0, index), today)),
    error: error ?? null,
  };
}

function scoreFact(
  fact: ExpectedFact,
  labelled: ExtractionCase,
  memories: readonly MemoryItem[],
  today: string,
): FactOutcome {
  const siblings = labelled.facts.filter((other) => other !== fact && hasToStandApart(other, fact));
  const judged = memories
    .filter(({ memory }) => containsAll(memory, fact.must_contain))
    .map((memory) => judge(memory, fact, siblings, today));
  const best = judged.sort((a, b) => rightCount(b) - rightCount(a))[0];
  return (
    best ?? {
      fact,
      recalled: false,
      memory: null,
      separate: null,
      dates: null,
      dateInText: null,
      inventedDate: null,
      source: null,
    }
  );
}

/** Two facts of one message belong into two memories, unless the label of either lets them share one. */
function hasToStandApart(one: ExpectedFact, other: ExpectedFact): boolean {
  return one.source_index === other.source_index && one.may_share !== true && other.may_share !== true;
}

function judge(
  { memory, metadata }: MemoryItem,
  fact: ExpectedFact,
  siblings: readonly ExpectedFact[],
  today: string,
): FactOutcome {
  const start = metadata.event_start ?? null;
  const end = metadata.event_end ?? null;
  const labelledStart = resolveDay(fact.event_start ?? null, today);
  const labelledEnd = resolveDay(fact.event_end ?? null, today);
  return {
    fact,
    recalled: true,
    memory,
    separate: siblings.length === 0 ? null : !siblings.some((other) => containsAll(memory, other.must_contain)),
    dates: fact.event_start === undefined ? null : start === labelledStart && end === labelledEnd,
    dateInText: fact.relative === true && labelledStart !== null ? namesDay(memory, labelledStart, labelledEnd) : null,
    inventedDate: fact.event_start === undefined ? start !== null || end !== null : null,
    source: metadata.source_index === fact.source_index,
  };
}

function rightCount({ separate, dates, dateInText, inventedDate, source }: FactOutcome): number {
  return [separate, dates, dateInText, inventedDate === null ? null : !inventedDate, source].filter((x) => x).length;
}

function scoreMemory(
  { memory, metadata }: MemoryItem,
  labelled: ExtractionCase,
  earlier: readonly MemoryItem[],
  today: string,
): MemoryOutcome {
  const said = labelled.facts.filter((fact) => containsAll(memory, fact.must_contain));
  const allowed = labelled.allowed?.some((phrases) => containsAll(memory, phrases)) ?? false;
  const forbidden = (labelled.must_not_contain ?? []).filter((text) => containsText(memory, text));
  const fact = said.find((candidate) => candidate.source_index === metadata.source_index) ?? said[0];
  const expected = expectedSessionTimestamp(labelled, fact, today);
  return {
    memory,
    wanted: (said.length > 0 || allowed) && forbidden.length === 0,
    forbidden,
    sessionTimestamp: expected === undefined ? null : metadata.session_timestamp === expected,
    repeated: earlier.some((other) => other.memory.toLowerCase() === memory.toLowerCase()),
  };
}

/** Undefined where nobody can say: a memory that no label describes, sent without a timestamp. */
function expectedSessionTimestamp(
  { timestamp }: ExtractionCase,
  fact: ExpectedFact | undefined,
  today: string,
): string | null | undefined {
  if (timestamp === 'no_date') return null;
  if (timestamp !== null) return timestamp;
  return fact === undefined ? undefined : resolveDay(fact.session_timestamp ?? null, today);
}

const dayMs = 86_400_000;

function resolveDay(day: LabelledDay | null, today: string): string | null {
  const offset = day === null ? null : /^today([+-]\d+)?$/.exec(day);
  if (offset === null) return day;
  return new Date(Date.parse(today) + Number(offset[1] ?? 0) * dayMs).toISOString().slice(0, 10);
}

/**
 * A single day has to stand in brackets whole; of a longer time its year has to, since it may be written as
 * `(2026-02)`.
 */
function namesDay(text: string, start: string, end: string | null): boolean {
  return text.includes(start === end ? `(${start}` : `(${start.slice(0, 4)}`);
}
