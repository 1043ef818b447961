import { readFile } from 'node:fs/promises';
import { UsageError } from '../command-line/usage-error.js';

/**
 * What one memory has to say: every entry has to be in it, an entry that is a list by any one of its alternatives.
 * How a phrase is compared is described at `containsPhrase`.
 */
export type Phrases = readonly (string | readonly string[])[];

/**
 * A day as a label writes it: `YYYY-MM-DD`, or, for messages that are sent without a timestamp, `today`, `today-3`,
 * `today+1`: the day on which the message was added, in UTC.
 */
export type LabelledDay = string;

/** A fact that has to become a memory. */
export interface ExpectedFact {
  /** Position in `messages` of the message that states it. */
  readonly source_index: number;
  readonly must_contain: Phrases;
  /**
   * The time that the fact names, inclusive. Absent: the fact names none (a date on it is counted as invented). Null:
   * the same, but something in the message looks like a date and is none, so that it counts among the dates.
   */
  readonly event_start?: LabelledDay | null;
  readonly event_end?: LabelledDay | null;
  /** True where a relative expression was resolved, so that the text has to carry the date in brackets. */
  readonly relative?: true;
  /** True where it may stand in one memory with another fact of its message: a fix beside its cause, say. */
  readonly may_share?: true;
  /** What `metadata.session_timestamp` has to be. Absent: the timestamp of the case, null when that is none. */
  readonly session_timestamp?: LabelledDay | null;
}

/** Messages of one add, and what has to come out of them. */
export interface ExtractionCase {
  readonly id: string;
  readonly kind: string;
  readonly messages: readonly string[];
  /** Sent as it is: ISO 8601, `no_date`, or null for none. */
  readonly timestamp: string | null;
  readonly facts: readonly ExpectedFact[];
  /** What may be stored and does not have to be: counts for precision, not for recall. */
  readonly allowed?: readonly Phrases[];
  /** True when nothing may be stored. */
  readonly nothing?: true;
  /** No memory of the case may contain any of these texts, not even within a word (`containsText`). */
  readonly must_not_contain?: readonly string[];
}

/** Reads a file of labelled cases; throws `UsageError` for what cannot be read and for every fault in it. */
export async function loadExtractionCases(file: string): Promise<readonly ExtractionCase[]> {
  let cases: unknown;
  try {
    cases = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as Error).message}`);
  }
  if (!Array.isArray(cases)) throw new UsageError(`${file} is no list of cases`);
  const faults = faultsOfCases(cases as readonly ExtractionCase[]);
  if (faults.length > 0) throw new UsageError(`${file} is no set of labelled cases:\n  ${faults.join('\n  ')}`);
  return cases as readonly ExtractionCase[];
}

const dayLabel = /^(\d{4}-\d{2}-\d{2}|today([+-]\d{1,4})?)$/;

/** Everything that is wrong with a list of cases, in words. */
function faultsOfCases(cases: readonly ExtractionCase[]): readonly string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const [index, labelled] of cases.entries()) {
    const name = typeof labelled.id === 'string' && labelled.id !== '' ? labelled.id : `case ${index}`;
    if (seen.has(name)) faults.push(`${name}: stands twice`);
    seen.add(name);
    faults.push(...faultsOfCase(labelled).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

function faultsOfCase(labelled: ExtractionCase): string[] {
  const { kind, messages, timestamp, facts, nothing, allowed } = labelled;
  if (typeof kind !== 'string' || !Array.isArray(messages) || !Array.isArray(facts)) return ['kind, messages or facts'];
  const faults: string[] = [];
  if (messages.length === 0 || messages.some((text) => typeof text !== 'string' || text.trim() === '')) {
    faults.push('an empty message');
  }
  if (timestamp !== null && timestamp !== 'no_date' && Number.isNaN(Date.parse(timestamp))) {
    faults.push(`timestamp ${timestamp}`);
  }
  if (nothing === true ? facts.length > 0 || allowed !== undefined : facts.length === 0) {
    faults.push('either facts are expected or nothing is');
  }
  faults.push(...faultsOfTexts(labelled));
  for (const [index, fact] of (facts as readonly ExpectedFact[]).entries()) {
    faults.push(...faultsOfFact(fact, messages.length).map((fault) => `fact ${index}: ${fault}`));
  }
  return faults;
}

function faultsOfTexts({ allowed = [], must_not_contain: forbidden = [] }: ExtractionCase): string[] {
  const faults: string[] = [];
  if (!Array.isArray(allowed)) faults.push('allowed is no list');
  else {
    for (const [index, phrases] of allowed.entries())
      if (!isPhrases(phrases)) faults.push(`allowed ${index} is no list of phrases`);
  }
  if (!Array.isArray(forbidden) || !forbidden.every(isText)) faults.push('must_not_contain is no list of texts');
  return faults;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** An empty list would be in every memory, or in none. */
const isPhrases = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((phrase) => isText(phrase) || (Array.isArray(phrase) && phrase.length > 0 && phrase.every(isText)));

function faultsOfFact(fact: ExpectedFact, messageCount: number): string[] {
  const faults: string[] = [];
  const { source_index: source, must_contain: phrases, event_start: start, event_end: end } = fact;
  if (!Number.isInteger(source) || source < 0 || source >= messageCount) faults.push(`source_index ${source}`);
  if (!isPhrases(phrases)) faults.push('must_contain is no list of phrases');
  if (typeof start !== typeof end || (start === null) !== (end === null))
    faults.push('one end of the event is missing');
  for (const day of [start, end]) {
    if (typeof day === 'string' && !dayLabel.test(day)) faults.push(`day ${day}`);
  }
  if (fact.relative === true && typeof start !== 'string') faults.push('relative without a day');
  if (
    typeof start === 'string' &&
    typeof end === 'string' &&
    /^\d.*\d$/.test(start) &&
    /^\d/.test(end) &&
    start > end
  ) {
    faults.push(`${start} is after ${end}`);
  }
  return faults;
}
