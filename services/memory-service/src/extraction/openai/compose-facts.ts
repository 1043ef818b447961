import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { annotateDates } from '../dates/annotate-dates.js';
import { eventRange } from '../dates/event-range.js';
import { findTimeExpressions } from '../dates/find-time-expressions.js';
import { distinctFacts } from '../distinct-facts.js';
import type { Fact } from '../fact-extractor.js';
import { isCorrection } from '../remarks/lives/detect-correction.js';
import { redactSecrets } from '../secrets/redact-secrets.js';
import type { Turn } from '../turns/parse-speaker.js';
import type { Claim } from './answer.js';
import { isGrounded, SaidText, type Source } from './grounding.js';

/** Turns before a fact's own that it may take names from. */
const contextTurns = 3;
/** Of each, the end. */
const maxContextCharacters = 4_000;

/**
 * The facts of a model's claims, in the order of their turns: those that stem from what was said, each once, their
 * times resolved by the same rules as without a model.
 * @param turns what was said; a claim's `message` is a position in it
 */
export async function composeFacts(
  claims: readonly Claim[],
  turns: readonly Turn[],
  anchorDate: string | null,
): Promise<readonly Fact[]> {
  const facts: Fact[] = [];
  const sourceOf = createSourceLookup(turns);
  const messageNamesDate = createDateLookup(turns, anchorDate);
  for (const claim of claims.toSorted((one, other) => one.message - other.message)) {
    const turn = turns[claim.message];
    const said = redactSecrets(clean(claim.text));
    if (turn === undefined || said === '' || !isGrounded(said, sourceOf(claim.message, turn))) continue;
    const fact = toFact(claim, said, turn, anchorDate);
    facts.push({ ...fact, messageNamesDate: fact.messageNamesDate || (await messageNamesDate(turn.sourceIndex)) });
  }
  return distinctFacts(facts);
}

function toFact(claim: Claim, said: string, turn: Turn, anchorDate: string | null): Fact {
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
    ...(claim.sameAs !== null && { sameAs: claim.sameAs }),
  };
}

/**
 * What a claim about a turn is held against. A turn is prepared once, and its end once more for those that follow it.
 */
function createSourceLookup(turns: readonly Turn[]): (index: number, turn: Turn) => Source {
  const wholes = new Map<number, SaidText>();
  const ends = new Map<number, SaidText>();
  const prepared = (texts: Map<number, SaidText>, index: number, text: string): SaidText => {
    const said = texts.get(index) ?? new SaidText(text);
    texts.set(index, said);
    return said;
  };
  return (index, turn) => {
    const first = Math.max(0, index - contextTurns);
    return {
      own: prepared(wholes, index, turn.text),
      from: turn.speaker ?? turn.role,
      before: turns
        .slice(first, index)
        .map(({ text }, offset) => prepared(ends, first + offset, text.slice(-maxContextCharacters))),
    };
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

/**
 * The fact with the words of its time, where the model named them and left them out: only words that its message says,
 * and that name a time.
 */
function withTime(text: string, time: string | null, own: string): string {
  const words = clean(time ?? '');
  const isSaid = words !== '' && own.toLowerCase().includes(words.toLowerCase());
  if (!isSaid || text.toLowerCase().includes(words.toLowerCase())) return text;
  if (findTimeExpressions(text, anyDay).length > 0 || findTimeExpressions(words, anyDay).length === 0) return text;
  const end = /[.!。]$/u.exec(text)?.[0] ?? '';
  return `${text.slice(0, text.length - end.length)} ${words}${end}`;
}

/** Text that is read for dates in one go; a few milliseconds. */
const sliceCharacters = 8_000;

/**
 * Whether any turn of a message names a date: looked at once, and a long one in slices between which other work gets
 * its turn.
 */
function createDateLookup(
  turns: readonly Turn[],
  anchorDate: string | null,
): (sourceIndex: number) => Promise<boolean> {
  const textOfMessage = new Map<number, string>();
  for (const { sourceIndex, text } of turns) {
    textOfMessage.set(sourceIndex, `${textOfMessage.get(sourceIndex) ?? ''}${text}\n`);
  }
  const known = new Map<number, boolean>();
  return async (sourceIndex) => {
    if (anchorDate === null) return false;
    const names = known.get(sourceIndex) ?? (await namesDate(textOfMessage.get(sourceIndex) ?? '', anchorDate));
    known.set(sourceIndex, names);
    return names;
  };
}

async function namesDate(text: string, anchorDate: string): Promise<boolean> {
  let start = 0;
  while (start < text.length) {
    const space = text.lastIndexOf(' ', start + sliceCharacters);
    const end = start + sliceCharacters < text.length && space > start ? space : start + sliceCharacters;
    if (findTimeExpressions(text.slice(start, end), anchorDate).length > 0) return true;
    start = end;
    await yieldToOthers();
  }
  return false;
}
