import type { CaseOutcome } from './score-extraction.js';

/** How many of how many. */
export interface Share {
  readonly hits: number;
  readonly total: number;
}

/** The figures of a set of cases. All but the last three are better when higher. */
export interface ExtractionSummary {
  readonly cases: number;
  readonly memories: number;
  /** Expected facts that a memory says. */
  readonly recall: Share;
  /** Memories that say an expected or an allowed fact and nothing forbidden. */
  readonly precision: Share;
  /** Recalled facts of messages with several, each in a memory of its own. */
  readonly separation: Share;
  /** Recalled facts with a labelled time (or a labelled trap) whose event dates are exactly right. */
  readonly dates: Share;
  /** Recalled facts with a relative expression whose text names the date. */
  readonly datesInText: Share;
  readonly sessionTimestamp: Share;
  readonly sourceIndex: Share;
  /** Recalled facts that name no time and were given one. */
  readonly inventedDates: Share;
  /** Cases that have to yield nothing and yielded something. */
  readonly junk: Share;
  /** Memories with a forbidden phrase in them. */
  readonly forbidden: Share;
}

export function summarise(outcomes: readonly CaseOutcome[]): ExtractionSummary {
  const facts = outcomes.flatMap((outcome) => outcome.facts);
  const memories = outcomes.flatMap((outcome) => outcome.memories);
  const nothing = outcomes.filter((outcome) => outcome.nothing);
  return {
    cases: outcomes.length,
    memories: memories.length,
    recall: share(facts.map(({ recalled }) => recalled)),
    precision: share(memories.map(({ wanted, repeated }) => wanted && !repeated)),
    separation: share(facts.map(({ separate }) => separate)),
    dates: share(facts.map(({ dates }) => dates)),
    datesInText: share(facts.map(({ dateInText }) => dateInText)),
    sessionTimestamp: share(memories.map(({ sessionTimestamp }) => sessionTimestamp)),
    sourceIndex: share(facts.map(({ source }) => source)),
    inventedDates: share(facts.map(({ inventedDate }) => inventedDate)),
    junk: share(nothing.map((outcome) => outcome.memories.length > 0)),
    forbidden: share(memories.map(({ forbidden }) => forbidden.length > 0)),
  };
}

/** The same for each kind of case, in the order in which the kinds first come. */
export function summariseByKind(outcomes: readonly CaseOutcome[]): ReadonlyMap<string, ExtractionSummary> {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  return new Map(kinds.map((kind) => [kind, summarise(outcomes.filter((outcome) => outcome.kind === kind))]));
}

/** What went wrong in a case, one line each; empty when nothing did. */
export function failuresOf({ facts, memories, nothing, error }: CaseOutcome): readonly string[] {
  const failures = error === null ? [] : [`no answer: ${error}`];
  for (const { fact, recalled, memory, ...judged } of facts) {
    if (!recalled) failures.push(`missed: ${JSON.stringify(fact.must_contain)}`);
    if (judged.separate === false) failures.push(`not on its own: ${memory}`);
    if (judged.dates === false) failures.push(`dates are not ${fact.event_start} to ${fact.event_end}: ${memory}`);
    if (judged.dateInText === false) failures.push(`date not in the text: ${memory}`);
    if (judged.inventedDate === true) failures.push(`date invented: ${memory}`);
    if (judged.source === false) failures.push(`source_index is not ${fact.source_index}: ${memory}`);
  }
  for (const { memory, wanted, forbidden, sessionTimestamp, repeated } of memories) {
    if (!wanted && forbidden.length === 0) failures.push(`${nothing ? 'junk' : 'not wanted'}: ${memory}`);
    for (const phrase of forbidden) failures.push(`contains ${phrase}: ${memory}`);
    if (sessionTimestamp === false) failures.push(`session_timestamp is wrong: ${memory}`);
    if (repeated) failures.push(`twice: ${memory}`);
  }
  return failures;
}

function share(judgements: readonly (boolean | null)[]): Share {
  const applicable = judgements.filter((judgement) => judgement !== null);
  return { hits: applicable.filter((judgement) => judgement).length, total: applicable.length };
}
