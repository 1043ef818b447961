import { annotateDates } from '../dates/annotate-dates.js';
import { eventRange } from '../dates/event-range.js';
import { findTimeExpressions } from '../dates/find-time-expressions.js';
import type { Fact } from '../fact-extractor.js';
import { normaliseText } from '../normalise-text.js';
import { isCorrection } from '../rules/detect-correction.js';
import type { Turn } from '../rules/parse-speaker.js';
import { redactSecrets } from '../secrets/redact-secrets.js';
import type { Claim } from './answer.js';
import { isGrounded } from './grounding.js';

/** Turns before a fact's own that it may take names from. */
const contextTurns = 3;
/** Of each, the end. */
const maxContextCharacters = 4_000;

/**
 * The facts of a model's claims, in the order of their turns: those that stem from what was said, each once, their times resolved by the
 * same rules as without a model.
 * @param turns what was said; a claim's `message` is a position in it
 */
export function composeFacts(
  claims: readonly Claim[],
  turns: readonly Turn[],
  anchorDate: string | null,
): readonly Fact[] {
  const facts: Fact[] = [];
  const seen = new Set<string>();
  const datesOf = createDateLookup(turns, anchorDate);
  for (const claim of claims.toSorted((one, other) => one.message - other.message)) {
    const turn = turns[claim.message];
    const fact = turn === undefined ? null : toFact(claim, turn, turns, anchorDate);
    if (fact === null) continue;
    const key = `${normaliseText(fact.text)}\n${fact.event?.start ?? ''}\n${fact.event?.end ?? ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    facts.push({ ...fact, messageNamesDate: fact.messageNamesDate || datesOf(claim.message) });
  }
  return facts;
}

function toFact(claim: Claim, turn: Turn, turns: readonly Turn[], anchorDate: string | null): Fact | null {
  const said = redactSecrets(clean(claim.text));
  const before = turns.slice(Math.max(0, claim.message - contextTurns), claim.message);
  const source = {
    own: turn.text,
    from: turn.speaker ?? turn.role,
    before: before.map(({ text }) => text.slice(-maxContextCharacters)).join('\n'),
  };
  if (said === '' || !isGrounded(said, source)) return null;
  const text = withTime(said, claim.time, turn.text);
  const expressions = anchorDate === null ? [] : findTimeExpressions(text, anchorDate);
  return {
    text: annotateDates(text, expressions),
    sourceIndex: turn.sourceIndex,
    role: turn.role,
    speaker: turn.speaker,
    event: eventRange(expressions),
    messageNamesDate: expressions.length > 0,
    isCorrection: claim.correction || isCorrection(text, false),
  };
}

/** One line of characters that every store takes. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** A day that any expression can be read against, where only whether it names a time is asked. */
const anyDay = '2000-01-03';

/** The fact with the words of its time, where the model named them and left them out: only words that its message says, and that name a time. */
function withTime(text: string, time: string | null, own: string): string {
  const words = clean(time ?? '');
  const isSaid = words !== '' && own.toLowerCase().includes(words.toLowerCase());
  if (!isSaid || text.toLowerCase().includes(words.toLowerCase())) return text;
  if (findTimeExpressions(text, anyDay).length > 0 || findTimeExpressions(words, anyDay).length === 0) return text;
  const end = /[.!。]$/u.exec(text)?.[0] ?? '';
  return `${text.slice(0, text.length - end.length)} ${words}${end}`;
}

/** Whether a turn names a date, looked at once. */
function createDateLookup(turns: readonly Turn[], anchorDate: string | null): (index: number) => boolean {
  const known = new Map<number, boolean>();
  return (index) => {
    const text = turns[index]?.text;
    if (anchorDate === null || text === undefined) return false;
    const names = known.get(index) ?? findTimeExpressions(text, anchorDate).length > 0;
    known.set(index, names);
    return names;
  };
}
