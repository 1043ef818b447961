import { appointmentTense } from './appointments.js';
import { arrangedTense, endsArranged } from './arrangements.js';
import { GERMAN_MONTHS } from './languages/calendar-names.js';
import { foreignArrangedTense, startsAt } from './languages/foreign-arrangements.js';
import { asksForForeignTime } from './languages/foreign-tense.js';
import { type Token, wordOf } from './tokens.js';
import type { Tense } from './verb-forms.js';
import { isPronounSubject, isRelative, tenseAt } from './verb-tense.js';

export type Lean = 'past' | 'future';

/** How far from an expression a verb is looked for, in words. */
const REACH = 24;
/** What the beginning of another clause between a verb and an expression counts, in words; and an "and", which may as well join two nouns. */
const CLAUSE_COST = 12;
const JOIN_COST = 4;
const SENTENCE_ENDS = new Set(['.', '!', '?', ';', '…', '。', '！', '？', '；']);
const CLAUSE_BORDERS = new Set(
  ', ( ) — – : because but since so while although though whereas if unless which weil aber denn'.split(' '),
);
const JOINING_WORDS = new Set(['and', 'or', 'then', 'und', 'et', 'y', 'en']);
/** The verb of a relative clause stands this near to the time that belongs to it. */
const RELATIVE_REACH = 4;
/** How far behind a question the time in its answer may stand, in words. */
const ANSWER_REACH = 8;

interface Verb {
  readonly tense: Tense;
  /** Words and clauses between it and the expression. */
  readonly cost: number;
}

/** The dot of "vom 24. bis 31. Dezember", which ends no sentence. */
function isOrdinalDot(tokens: readonly Token[], at: number): boolean {
  const [day, dot, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (dot?.word !== '.' || !dot.isGlued || day?.kind !== 'number' || day.word.length > 2) return false;
  return next?.kind === 'word' && (!next.isCapital || GERMAN_MONTH_NAMES.has(next.word));
}

const GERMAN_MONTH_NAMES = new Set(GERMAN_MONTHS);

/** The tenses of one text's sentences. What is found out about a word is kept, for many expressions may look at it. */
export class SentenceTenses {
  private readonly known: (Tense | null | undefined)[] = [];

  constructor(private readonly tokens: readonly Token[]) {}

  /**
   * The tense in which tokens `from` to `next` stand: what something was arranged for lies ahead; a bare answer has the tense of its
   * question; everything else that of the nearest verb of its sentence, its own clause first; a note without a verb may be of an
   * appointment, and what holds from a time on is to come. Null when nothing gives a tense away.
   */
  around(from: number, next: number): Tense | null {
    const arranged = arrangedTense(this.tokens, from, next) ?? foreignArrangedTense(this.tokens, from);
    if (arranged !== null) return arranged;
    const own = this.ownVerb(from, next);
    const isOwn = own !== null && own.cost < CLAUSE_COST;
    const told = (isOwn ? null : this.ofLeadIn(from)) ?? own?.tense ?? appointmentTense(this.tokens, from, next);
    return told ?? (startsAt(this.tokens, from) ? 'future' : null);
  }

  private ownVerb(from: number, next: number): Verb | null {
    const before = this.nearest(from - 1, -1);
    const after = this.nearest(next, 1);
    if (before === null || after === null) return before ?? after;
    return after.cost < before.cost ? after : before;
  }

  private nearest(from: number, step: 1 | -1): Verb | null {
    let borders = 0;
    let wasBorder = false;
    for (let away = 0; away + borders < REACH + CLAUSE_COST; away += 1) {
      const at = from + away * step;
      const token = this.tokens[at];
      if (token === undefined || token.kind === 'break') return null;
      if (SENTENCE_ENDS.has(token.word) && !isOrdinalDot(this.tokens, at)) return null;
      const tense = token.kind === 'word' || token.kind === 'suffix' ? this.at(at) : null;
      if (tense !== null) return { tense, cost: this.isOfRelative(at, away, borders, step) ? 0 : away + borders };
      const isBorder = CLAUSE_BORDERS.has(token.word);
      // ", because" is one.
      if (isBorder && !wasBorder) borders += CLAUSE_COST;
      if (JOINING_WORDS.has(token.word)) borders += JOIN_COST;
      wasBorder = isBorder;
    }
    return null;
  }

  /** "The bug we found on Monday is fixed", "the deploy that broke login on Monday was reverted": not the verb behind the time. */
  private isOfRelative(at: number, away: number, borders: number, step: 1 | -1): boolean {
    if (step > 0 || borders > 0 || away > RELATIVE_REACH) return false;
    return (
      isRelative(this.tokens, at - 1) || (isPronounSubject(this.tokens, at - 1) && wordOf(this.tokens, at - 2) !== '')
    );
  }

  /** What stands before a sentence without a verb of its own: a question ("When do we ship? Friday"), or "booked!". */
  private ofLeadIn(from: number): Tense | null {
    for (let back = 1; back <= ANSWER_REACH; back += 1) {
      const token = this.tokens[from - back];
      if (token === undefined) return null;
      if (token.kind !== 'mark' || !SENTENCE_ENDS.has(token.word)) continue;
      if (token.word === '?') return this.ofQuestion(from - back);
      return endsArranged(this.tokens, from - back) ? 'future' : null;
    }
    return null;
  }

  private ofQuestion(mark: number): Tense | null {
    return this.nearest(mark - 1, -1)?.tense ?? (asksForForeignTime(this.tokens, mark) ? 'future' : null);
  }

  private at(at: number): Tense | null {
    const known = this.known[at];
    if (known !== undefined) return known;
    const tense = tenseAt(this.tokens, at);
    this.known[at] = tense;
    return tense;
  }
}
