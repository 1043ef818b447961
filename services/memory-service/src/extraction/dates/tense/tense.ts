import { foreignArrangedTense } from '../languages/notes/foreign-arrangements.js';
import { foreignNoteTense } from '../languages/notes/foreign-notes.js';
import { asksForForeignTime } from '../languages/tense/foreign-tense.js';
import { germanMonths } from '../languages/words/calendar-names.js';
import { weekdays } from '../tokens/english-words.js';
import { sentenceEnds, type Token, wordOf } from '../tokens/tokens.js';
import { appointmentTense } from './appointments.js';
import { arrangedTense, endsArranged } from './arrangements.js';
import { presentOfBe } from './auxiliaries.js';
import { isOfPreparedFor } from './preparations.js';
import { isNoun, isPronounSubject, isRelative } from './subjects.js';
import type { Tense } from './verb-forms.js';
import { tenseAt } from './verb-tense.js';

export type Lean = 'past' | 'future';

/** How far from an expression a verb is looked for, in words. */
const reachTokens = 24;
/**
 * What the beginning of another clause between a verb and an expression counts, in words; and an "and", which may as
 * well join two nouns.
 */
const clauseCost = 12;
const joinCost = 4;
const clauseBorders = new Set(
  ', ( ) — – : because but since so while although though whereas if unless which weil aber denn'.split(' '),
);
const joiningWords = new Set(['and', 'or', 'then', 'und', 'et', 'y', 'en']);
/** The verb of a relative clause stands this near to the time that belongs to it. */
const relativeReachTokens = 4;
/** How far behind a question the time in its answer may stand, in words. */
const answerReachTokens = 8;

const bareLeads = new Set(['in', 'on', 'at']);

interface Verb {
  readonly tense: Tense;
  /** Words and clauses between it and the expression. */
  readonly cost: number;
}

/** The dot of "vom 24. bis 31. Dezember", which ends no sentence. */
function isOrdinalDot(tokens: readonly Token[], at: number): boolean {
  const [day, dot, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (dot?.word !== '.' || !dot.isGlued || day?.kind !== 'number' || day.word.length > 2) return false;
  return next?.kind === 'word' && (!next.isCapital || germanMonthNames.has(next.word));
}

/** The dot of "Dr. Klein", "the U.S.", "5 p.m.". */
const isAbbreviationDot = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === '.' &&
  ((tokens[at - 1]?.kind === 'opaque' && tokens[at + 1]?.kind === 'word' && tokens[at + 1]?.isCapital === false) ||
    (titles.has(wordOf(tokens, at - 1)) && tokens[at + 1]?.isCapital === true));

const titles = new Set(['dr', 'mr', 'mrs', 'ms', 'prof', 'st', 'sra', 'sr', 'hr', 'fr']);

const germanMonthNames = new Set(germanMonths);

const beforeStarts = new Set('available valid open closed away off back free effective from down out ooo'.split(' '));

const documents = new Set(
  'notes minutes report invoice mail email letter message recording transcript commit ticket pr issue bill order'.split(
    ' ',
  ),
);

/**
 * "The invoice from February is unpaid", "the minutes of 12 March are", "since the deploy on Tuesday" or "in March":
 * what is told of now was then.
 */
function isOfOrigin(tokens: readonly Token[], from: number, next: number): boolean {
  const [lead, noun] = [wordOf(tokens, from - 1), wordOf(tokens, from - 2)];
  const isSince = [4, 5].some((back) => wordOf(tokens, from - back) === 'since');
  if ((lead === 'on' || lead === 'in') && isSince && isNoun(tokens, from - 2)) return true;
  if (!presentOfBe.has(wordOf(tokens, next))) return false;
  const isDocument = [2, 3].some((back) => documents.has(wordOf(tokens, from - back)));
  if (lead === 'of') return isDocument;
  return lead === 'from' && !beforeStarts.has(noun) && (isDocument || isNoun(tokens, from - 2));
}

const saying = new Set(['said', 'says', 'say']);

/** "They told us 3 May"; "they told us Friday" may be when. */
const isTold = (tokens: readonly Token[], from: number, at: number): boolean =>
  !weekdays.has(wordOf(tokens, from)) &&
  wordOf(tokens, at - 1) === 'told' &&
  ['me', 'us', 'them', 'him', 'her'].includes(wordOf(tokens, at));

/** "Vera said 6 May", "he says Thursday": a day that was named, and not when; but "she said Monday was hard". */
function isSaid(tokens: readonly Token[], from: number, next: number): boolean {
  const day = wordOf(tokens, from - 1) === 'the' ? from - 1 : from;
  const lead = ['by', 'until', 'till'].includes(wordOf(tokens, day - 1)) ? day - 2 : day - 1;
  const after = tokens[next];
  const isLast =
    after?.kind !== 'word' || ['at', 'for', 'instead', 'latest', 'then', 'and', 'but', 'so'].includes(after.word);
  return (
    (saying.has(wordOf(tokens, lead)) || isTold(tokens, from, lead)) && isLast && wordOf(tokens, lead - 1) !== 'as'
  );
}

/** "From June on", "from June onwards" */
const isOnwards = (tokens: readonly Token[], from: number, next: number): boolean =>
  wordOf(tokens, from - 1) === 'from' && /^on(?:wards?)?$/.test(wordOf(tokens, next));

/** "Effective 1 July, we work from Leith", "valid from 3 May": told before it begins, unless in the past. */
function isBeginning(tokens: readonly Token[], from: number, own: Tense | undefined): boolean {
  const lead = ['from', 'as'].includes(wordOf(tokens, from - 1)) ? from - 2 : from - 1;
  return own !== 'past' && own !== 'perfect' && ['effective', 'valid'].includes(wordOf(tokens, lead));
}

/**
 * "The deadline moved, its april 24 now instead of april 10": as typed in a hurry; what "its" owns ("its April
 * release") is a noun, and "the invoice was paid, its feb 12" tells of a day that is over.
 */
function isBareItIs(tokens: readonly Token[], from: number, next: number): boolean {
  const isFormer = wordOf(tokens, from - 1) === 'of' && wordOf(tokens, from - 2) === 'instead';
  if (!isFormer) return isNowIts(tokens, from - 1, next);
  for (let back = 4; back <= maxDateTokens; back += 1)
    if (wordOf(tokens, from - back) === 'its') return isNowIts(tokens, from - back, from - 2);
  return false;
}

/** Whether "its april 24 now" opens a clause, whose date ends at `next`. */
function isNowIts(tokens: readonly Token[], at: number, next: number): boolean {
  const its = leadsOfTime.has(wordOf(tokens, at)) ? at - 1 : at;
  const before = tokens[its - 1];
  return (
    wordOf(tokens, its) === 'its' &&
    (before?.kind !== 'word' || joiningWords.has(before.word) || clauseBorders.has(before.word)) &&
    [wordOf(tokens, its + 1), wordOf(tokens, next)].some((word) => word === 'now' || word === 'instead')
  );
}

const leadsOfTime = new Set(['now', 'on', 'until', 'by']);
/** "its april 24 now instead of", in tokens. */
const maxDateTokens = 8;

/** The tenses of one text's sentences. What is found out about a word is kept, for many expressions may look at it. */
export class SentenceTenses {
  private readonly known: (Tense | null | undefined)[] = [];

  constructor(private readonly tokens: readonly Token[]) {}

  /**
   * The tense in which tokens `from` to `next` stand: what something was arranged for lies ahead; a bare answer has the
   * tense of its question; everything else that of the nearest verb of its sentence, its own clause first; a note
   * without a verb may be of an appointment, and what holds from a time on is to come. Null when nothing gives a tense
   * away.
   */
  around(from: number, next: number): Tense | null {
    const arranged = arrangedTense(this.tokens, from, next) ?? foreignArrangedTense(this.tokens, from);
    if (arranged !== null) return arranged;
    if (isOfOrigin(this.tokens, from, next)) return 'past';
    if (isSaid(this.tokens, from, next)) return weekdays.has(wordOf(this.tokens, from)) ? 'future' : 'open';
    if (isBareItIs(this.tokens, from, next)) return 'present';
    const own = this.ownVerb(from, next);
    if (isBeginning(this.tokens, from, own?.tense)) return 'future';
    if ((own === null || own.tense === 'present') && isOfPreparedFor(this.tokens, from)) return 'future';
    const isOwn = own !== null && own.cost < clauseCost;
    const told = (isOwn ? null : this.ofLeadIn(from)) ?? own?.tense ?? appointmentTense(this.tokens, from, next);
    if (told !== null) return told;
    if (isOnwards(this.tokens, from, next)) return 'future';
    return foreignNoteTense(this.tokens, from, next) ?? this.ofStatementBefore(from, next);
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
    for (let away = 0; away + borders < reachTokens + clauseCost; away += 1) {
      const at = from + away * step;
      const token = this.tokens[at];
      if (token === undefined || token.kind === 'break') return null;
      if (sentenceEnds.has(token.word) && !isOrdinalDot(this.tokens, at) && !isAbbreviationDot(this.tokens, at))
        return null;
      const tense = token.kind === 'word' || token.kind === 'suffix' ? this.at(at) : null;
      if (tense !== null) return { tense, cost: this.isOfRelative(at, away, borders, step) ? 0 : away + borders };
      const isBorder = clauseBorders.has(token.word);
      // ", because" is one.
      if (isBorder && !wasBorder) borders += clauseCost;
      if (joiningWords.has(token.word)) borders += joinCost;
      wasBorder = isBorder;
    }
    return null;
  }

  /**
   * "The bug we found on Monday is fixed", "the deploy that broke login on Monday was reverted": not the verb behind
   * the time.
   */
  private isOfRelative(at: number, away: number, borders: number, step: 1 | -1): boolean {
    if (step > 0 || borders > 0 || away > relativeReachTokens) return false;
    const before = wordOf(this.tokens, at - 2);
    // "The migration that Piet merged on Monday", "the config Ana pushed on Friday"
    const isNamed =
      this.tokens[at - 1]?.isCapital === true && (isRelative(this.tokens, at - 2) || isNoun(this.tokens, at - 2));
    return isRelative(this.tokens, at - 1) || isNamed || (isPronounSubject(this.tokens, at - 1) && before !== '');
  }

  /** What stands before a sentence without a verb of its own: a question ("When do we ship? Friday"), or "booked!". */
  private ofLeadIn(from: number): Tense | null {
    for (let back = 1; back <= answerReachTokens; back += 1) {
      const token = this.tokens[from - back];
      if (token === undefined) return null;
      if (token.kind !== 'mark' || !sentenceEnds.has(token.word)) continue;
      if (token.word === '?') return this.ofQuestion(from - back);
      return endsArranged(this.tokens, from - back) ? 'future' : null;
    }
    return null;
  }

  /** "My sister got married. In June.": a sentence that is no more than a time has the tense of the one before it. */
  private ofStatementBefore(from: number, next: number): Tense | null {
    const behind = this.tokens[next];
    if (behind !== undefined && behind.kind !== 'break' && !sentenceEnds.has(behind.word)) return null;
    const mark = bareLeads.has(wordOf(this.tokens, from - 1)) ? from - 2 : from - 1;
    return /^[.!]$/.test(this.tokens[mark]?.word ?? '') ? (this.nearest(mark - 1, -1)?.tense ?? null) : null;
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
