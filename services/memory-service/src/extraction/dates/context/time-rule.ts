import type { DaySpan } from '../calendar/calendar.js';
import type { Lean, SentenceTenses } from '../tense/tense.js';
import type { Token } from '../tokens/tokens.js';

/** What a rule reads: the words, the day that they are said on, and how to place what names no year. */
export interface Reading {
  readonly tokens: readonly Token[];
  readonly tenses: SentenceTenses;
  /** Day number of the anchor. */
  readonly anchor: number;
  /** The days of the time that was told right before, if any. */
  readonly told: DaySpan | null;
  /** Set by a rule that knows the direction (`since March`); otherwise the tense of the sentence decides. */
  readonly lean?: Lean;
  /** A word before has announced a time (`since`, `until`, `between`), so `May` can only be the month. */
  readonly isLed?: boolean;
}

/** A time expression that begins at the token a rule was asked about. */
export interface Match {
  /** Index of the first token behind it. */
  readonly next: number;
  readonly span: DaySpan;
  /** Complete as written. */
  readonly isAbsolute: boolean;
  /** Names no year or week of its own, so that its place depends on tense and surroundings. */
  readonly isFloating: boolean;
}

/**
 * Reads one kind of expression that begins at token `at`; null when it does not begin there. Looks a bounded number of
 * tokens ahead.
 */
export type Rule = (reading: Reading, at: number) => Match | null;

/** The lower-case word at a place; empty for everything that is no word or suffix. */
export function wordAt(reading: Reading, at: number): string {
  const token = reading.tokens[at];
  return token !== undefined && (token.kind === 'word' || token.kind === 'suffix') ? token.word : '';
}

export function isMark(reading: Reading, at: number, mark: string): boolean {
  const token = reading.tokens[at];
  return token !== undefined && token.kind === 'mark' && token.word === mark;
}

export function isGluedWord(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token?.isGlued === true && (token.kind === 'word' || token.kind === 'number');
}

/** The index behind `words` if they stand at `at`, one after the other; otherwise null. */
export function skipWords(reading: Reading, at: number, ...words: readonly string[]): number | null {
  return words.every((word, offset) => wordAt(reading, at + offset) === word) ? at + words.length : null;
}

/** The index behind the first of `words` that stands at `at`, or `at` itself. */
export function skipOptional(reading: Reading, at: number, ...words: readonly string[]): number {
  return words.includes(wordAt(reading, at)) ? at + 1 : at;
}

/** `past` unless the sentence speaks of the future: people tell far more often what was. */
export function leanAt(reading: Reading, at: number, next: number): Lean {
  return reading.lean ?? (tenseIsAhead(reading, at, next) ? 'future' : 'past');
}

function tenseIsAhead(reading: Reading, at: number, next: number): boolean {
  const tense = reading.tenses.around(at, next);
  return tense === 'future' || tense === 'present';
}

/** Whether a place opens its line, item or sentence. */
export function isOpening({ tokens }: Reading, at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'break' || /^[.!?;*•-]$/.test(before.word);
}

/** Relative to the anchor by its own words (`last week`, `3 days ago`). */
export function relative(next: number, span: DaySpan): Match {
  return { next, span, isAbsolute: false, isFloating: false };
}

/** Complete as written. */
export function absolute(next: number, span: DaySpan): Match {
  return { next, span, isAbsolute: true, isFloating: false };
}

/** Placed by the tense of its sentence. */
export function floating(next: number, span: DaySpan): Match {
  return { next, span, isAbsolute: false, isFloating: true };
}

/** The longer of two readings of the same words; of equals the first. */
export function longer(first: Match | null, second: Match | null): Match | null {
  if (first === null || second === null) return first ?? second;
  return second.next > first.next ? second : first;
}

/** Which rules can begin with which word: a word that begins none costs one look-up. */
export class RuleIndex {
  private readonly byWord = new Map<string, Rule[]>();

  /** `number`, `literal` and `dotted` stand for every token of that kind. */
  add(firstWords: Iterable<string>, rule: Rule): this {
    for (const word of new Set(firstWords)) {
      const rules = this.byWord.get(word);
      if (rules === undefined) this.byWord.set(word, [rule]);
      else rules.push(rule);
    }
    return this;
  }

  addAll(...others: readonly RuleIndex[]): this {
    for (const other of others)
      for (const [word, rules] of other.byWord) for (const rule of rules) this.add([word], rule);
    return this;
  }

  /** The same rules, whose matches count only where `isMeant` says so; it is asked behind a match. */
  where(isMeant: (reading: Reading, at: number) => boolean): RuleIndex {
    const guarded = new RuleIndex();
    for (const [word, rules] of this.byWord)
      for (const rule of rules)
        guarded.add([word], (reading, at) => {
          const match = rule(reading, at);
          return match !== null && isMeant(reading, at) ? match : null;
        });
    return guarded;
  }

  /** The same first words with each rule made into another one. */
  each(made: (rule: Rule) => Rule): RuleIndex {
    const others = new RuleIndex();
    for (const [word, rules] of this.byWord) for (const rule of rules) others.add([word], made(rule));
    return others;
  }

  has(key: string): boolean {
    return this.byWord.has(key);
  }

  match(reading: Reading, at: number): Match | null {
    const token = reading.tokens[at];
    const rules = token === undefined ? undefined : this.byWord.get(keyOf(token));
    if (rules === undefined) return null;
    let best: Match | null = null;
    for (const rule of rules) best = longer(best, rule(reading, at));
    return best;
  }
}

/** What a token is looked up by. */
export function keyOf(token: Token): string {
  return keyedKinds.has(token.kind) ? `<${token.kind}>` : token.word;
}

const keyedKinds: ReadonlySet<string> = new Set(['number', 'literal', 'dotted']);

export const numberKey = '<number>';
export const literalKey = '<literal>';
export const dottedKey = '<dotted>';
