import { lastOfKind } from './last-said.js';
import type { ScoredCandidate } from './scored-candidate.js';
import { type Statement, statementOf } from './statement.js';
import { type Succession, successionsOf } from './succession.js';

/**
 * What took the place of something that ended, as messages tell both: by the statement that tells what is instead. Most
 * candidates tell none, so that this costs little.
 */
export function successionsAmong(ranked: readonly ScoredCandidate[]): ReadonlyMap<Statement, readonly Succession[]> {
  const found = new Map<Statement, Succession[]>();
  const seen = new Set<Statement>();
  const all = () => ranked.map(({ candidate }) => statementOf(candidate));
  for (const { candidate } of ranked) {
    const statement = statementOf(candidate);
    if (!statement.tellsTurn || seen.has(statement)) continue;
    const message = messageOf(statement, ranked);
    for (const told of message) seen.add(told);
    for (const succession of successionsOf(message, all)) {
      const before = found.get(succession.successor);
      if (before === undefined) found.set(succession.successor, [succession]);
      else before.push(succession);
    }
  }
  return found;
}

/**
 * What bare corrections ("No, we use pnpm") put right, by the correction: first those of what answers best, wherever
 * they rank themselves.
 */
export function correctedAmong(ranked: readonly ScoredCandidate[]): ReadonlyMap<Statement, Statement> {
  const told = ranked.map(({ candidate }) => statementOf(candidate));
  const found: (readonly [Statement, Statement])[] = [];
  for (const statement of told) {
    const corrected = lastOfKind(statement, told);
    if (corrected !== null) found.push([statement, corrected]);
  }
  if (found.length <= 1) return new Map(found);
  const place = new Map(told.map((statement, at) => [statement, at]));
  return new Map(found.sort(([, one], [, other]) => (place.get(one) ?? 0) - (place.get(other) ?? 0)));
}

/** What the message of a statement tells, in its order: ids rise in the order of a message's facts. */
function messageOf({ candidate: one }: Statement, ranked: readonly ScoredCandidate[]): readonly Statement[] {
  const told: Statement[] = [];
  for (const { candidate } of ranked) {
    const isOfMessage = candidate.sourceIndex === one.sourceIndex && candidate.sessionId === one.sessionId;
    if (isOfMessage) told.push(statementOf(candidate));
  }
  return told.sort(({ candidate: a }, { candidate: b }) => (a.id < b.id ? -1 : 1));
}
