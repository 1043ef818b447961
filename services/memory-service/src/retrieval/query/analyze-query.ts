import type { DateRange } from '../../extraction/dates/calendar/date-range.js';
import { tokenize } from '../tokenizer/tokenizer.js';
import { askedBefore, withoutStepsBefore } from './asked-before.js';
import { type AskedDates, askedDates, wordsOfDates } from './asked-dates.js';
import { findSpeakers } from './find-speakers.js';
import { withoutRelativeTimes } from './relative-times.js';
import { withoutSetPhrases } from './set-phrases.js';

/** What a query asks for, read without any store. */
export interface AnalyzedQuery {
  /** Distinct lexemes without the names of speakers and times seen from now, in the order of the query. */
  readonly lexemes: readonly string[];
  /** Those of the lexemes that name a month or year which `dates` has: as words they weigh less. */
  readonly lexemesOfDates: readonly string[];
  /** Those that the query names one beside the other: "tabs or spaces". */
  readonly alternatives: readonly string[];
  /** What is embedded: a known speaker's name stands as "I". */
  readonly embeddedText: string;
  /** The one known speaker it names; null when it names none or several. */
  readonly speaker: string | null;
  /** Whether somebody asks about themselves ("my", "we"), so that what the user said is meant. */
  readonly firstPerson: boolean;
  /** The time that it names; null when it names none. */
  readonly dates: AskedDates | null;
  /** Whether the answer is a time: "when", "how long". */
  readonly asksForTime: boolean;
  /** Whether it asks how things were ("before", "ever"), so that what came later takes nothing's place. */
  readonly asksForEarlier: boolean;
  /** Lexemes of what it asks for the time before; null where it asks for no such time. */
  readonly before: readonly string[] | null;
}

/** Words of a query that are looked up. A longer text is no question, and its other words would only cost time. */
const maxLexemes = 32;

const firstPersonWords =
  /(?<![\p{L}\p{N}_])(?:i|i['’](?:m|ve|d|ll)|me|my|mine|myself|we|our|ours|us)(?![\p{L}\p{N}_])/iu;

const timeQuestion =
  /^when(?!\p{L})|(?<!\p{L})(?:what|which) (?:date|day|month|year|time|week)(?!\p{L})|(?<!\p{L})how (?:long|many (?:days|weeks|months|years|hours))(?!\p{L})|(?<!\p{L})deadline(?!\p{L})/iu;

const earlierQuestion = /(?<!\p{L})(?:ever|before|previously|used to|originally|formerly|initially|earlier)(?!\p{L})/iu;

const speakersIn = (query: string, speakers: readonly string[]) => findSpeakers(withoutSetPhrases(query), speakers);

/** What is embedded of a query, for those who need not know the rest yet. */
export const embeddedTextOf = (query: string, speakers: readonly string[]): string =>
  speakersIn(query, speakers).inFirstPerson;

/** @param asked the days that the query names, from `askedRange` */
export function analyzeQuery(query: string, speakers: readonly string[], asked: DateRange | null): AnalyzedQuery {
  const { named, withoutNames, inFirstPerson } = speakersIn(query, speakers);
  const [onlyOne] = named;
  const dates = askedDates(query, asked);
  const withoutSteps = withoutStepsBefore(query);
  const before = askedBefore(withoutSteps);
  return {
    lexemes: distinctLexemes(asked === null ? withoutNames : withoutRelativeTimes(withoutNames)),
    lexemesOfDates: dates === null ? [] : distinctLexemes(wordsOfDates(withoutNames, dates).join(' ')),
    alternatives: alternativesIn(query),
    embeddedText: inFirstPerson,
    speaker: named.length === 1 && onlyOne !== undefined ? onlyOne : null,
    firstPerson: named.length === 0 && firstPersonWords.test(query),
    dates,
    asksForTime: timeQuestion.test(query),
    asksForEarlier: before !== null || earlierQuestion.test(withoutSteps),
    before,
  };
}

const eitherOr =
  /(?<one>[\p{L}\d.+#-]{2,40}),? (?:or|oder|ou) (?:(?:to|at|in|on|with|an?|the) ){0,2}(?<other>[\p{L}\d.+#-]{2,40})/iu;

function alternativesIn(query: string): readonly string[] {
  const { one = '', other = '' } = eitherOr.exec(query.slice(0, 300))?.groups ?? {};
  return distinctLexemes(`${one} ${other}`);
}

function distinctLexemes(text: string): string[] {
  const lexemes = new Set<string>();
  for (const lexeme of tokenize(text, maxLexemes * 8)) {
    lexemes.add(lexeme);
    if (lexemes.size === maxLexemes) break;
  }
  return [...lexemes];
}
