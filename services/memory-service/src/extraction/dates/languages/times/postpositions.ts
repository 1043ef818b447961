import {
  isMark,
  type Match,
  type Reading,
  type Rule,
  type RuleIndex,
  relative,
  wordAt,
} from '../../context/time-rule.js';
import { unitSpan } from '../../named/periods.js';
import { type Third, thirdOf } from '../../spans/parts-of-periods.js';
import type { Unit } from '../../tokens/english-words.js';
import type { LanguageWords } from '../words/language-words.js';
import { skipAny } from '../words/phrases.js';

/* What leads to a time in other languages stands behind it in Turkish: "cuma gününe kadar", "2019'dan beri". */

/** The rules of a language, with those words behind the times that they find. */
export function withPostpositions(rules: RuleIndex, words: LanguageWords, units: ReadonlyMap<string, Unit>): RuleIndex {
  if (words.untilBehind === undefined) return rules;
  return rules
    .add(units.keys(), (reading, at) => thisUnit(reading, at, units, words))
    .each((rule) => behindTime(rule, words));
}

/** A rule whose time may be followed by "until" or "since", with an ending or a word for "day" between. */
function behindTime(rule: Rule, words: LanguageWords): Rule {
  return (reading, at) => {
    const whole = rule(reading, at);
    if (whole === null) return null;
    const match = partOf(reading, whole, words);
    const from = behindCase(reading, match.next, words.caseTails ?? []);
    const until = skipAny(reading, from, words.untilBehind ?? []);
    if (until !== null) return lastingUntil(reading, rule, at, until, words) ?? match;
    const since = skipAny(reading, from, words.sinceBehind ?? []);
    if (since === null) return match;
    const begun = rule({ ...reading, lean: 'past' }, at);
    return begun === null || begun.span.start > reading.anchor
      ? match
      : { ...begun, next: since, span: { start: begun.span.start, end: reading.anchor } };
  };
}

function lastingUntil(reading: Reading, rule: Rule, at: number, next: number, words: LanguageWords): Match | null {
  const whole = rule({ ...reading, lean: 'future' }, at);
  if (whole === null) return null;
  const last = partOf(reading, whole, words);
  const start = Math.min(reading.anchor, last.span.end);
  return {
    ...last,
    next,
    span: { start: last.span.end < reading.anchor ? last.span.start : start, end: last.span.end },
  };
}

/** "Mart sonunda", "gelecek ayın ortasında" */
function partOf(reading: Reading, match: Match, { thirdsBehind }: LanguageWords): Match {
  const third = thirdAt(reading, match.next, thirdsBehind);
  const span = third === null || match.span.end - match.span.start < minPeriodDays ? null : thirdOf(match.span, third);
  return span === null ? match : { ...match, next: match.next + 1, span };
}

const minPeriodDays = 27;

function thirdAt(reading: Reading, at: number, thirds: LanguageWords['thirdsBehind']): Third | null {
  const word = wordAt(reading, at);
  return ([0, 1, 2] as const).find((third) => thirds?.[third].includes(word)) ?? null;
}

/** "Ay sonunda", "yıl sonuna kadar": the unit alone is the one of today. */
function thisUnit(
  reading: Reading,
  at: number,
  units: ReadonlyMap<string, Unit>,
  { thirdsBehind }: LanguageWords,
): Match | null {
  const unit = units.get(wordAt(reading, at));
  if (unit !== 'month' && unit !== 'year') return null;
  return thirdAt(reading, at + 1, thirdsBehind) === null ? null : relative(at + 1, unitSpan(unit, reading.anchor, 0));
}

/** "Mart'a", "cuma gününe" */
function behindCase(reading: Reading, at: number, tails: readonly string[]): number {
  const isEnding = (isMark(reading, at, "'") || isMark(reading, at, '’')) && reading.tokens[at + 1]?.isGlued === true;
  if (isEnding) return at + 2;
  return tails.includes(wordAt(reading, at)) ? at + 1 : at;
}
