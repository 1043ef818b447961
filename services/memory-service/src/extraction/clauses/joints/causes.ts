import { findFiniteVerb, startsIndependentClause } from '../../language/independent-clause.js';
import { verbForm } from '../../language/lexicon/english-verbs.js';
import { oneOf } from '../../language/pattern-parts.js';
import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import type { Clause } from '../places/clause-cut.js';
import { namesDay } from './consequences.js';

/* A cause that is told in two clauses: neither tells it alone. */

const maxLastWords = 5;
const maxReadWords = 30;

/**
 * "because the runner is in UTC while the picker uses local time": a cause of two parts, with no pause between. "Since
 * 2020" is none.
 */
export function isWithinCause(words: readonly PlacedWord[], from: number, to: number): boolean {
  if (words[to]?.isAfterPause === true) return false;
  return cause.test(lowerTextOf(words, from, to));
}

/** "Since the schemas are shared", and not "since May", which tells when. */
const sinceReason =
  'since (?!\\d|last\\b|then\\b|jan|feb|mar|apr|may\\b|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter|mon|tue|wed|thu|fri|sat|sun)';
const sinceClause = new RegExp(`^${sinceReason}`);
/** Whether "since" opens a reason here, and tells no time. */
export const givesReasonSince = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.lower === 'since' && sinceClause.test(lowerTextOf(words, at, at + 2));
const cause = new RegExp(
  `\\b(?:because|${sinceReason}|c[ao]mes? from|came from|caused by|due to|(?:reason|cause) (?:is|was|for it is))\\b`,
);

/** ", since the schemas are shared": a reason; "since May" tells when. */
export const opensReason = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.isAfterPause === true && givesReasonSince(words, at) && startsIndependentClause(words, at + 1);

/** "The login fails because the cookie is set without Secure, and Safari drops it": the cause goes on. */
export const endsCause = (words: readonly PlacedWord[], joint: number, { from }: Clause): boolean =>
  words.slice(from + 1, joint).some(({ lower }) => lower === 'because') &&
  words.length - joint <= maxLastWords &&
  /^(?:it|them)$/.test(words.at(-1)?.lower ?? '');

/**
 * "the strip flickered because the data line was 3.3V and the strip wants 5V": what came about, and both halves of why.
 * What one says of oneself behind it ("… and I have a cat"), or of what one does now ("we use NATS because it's small
 * and the frontend is in Svelte"), may be a fact of its own.
 */
export function joinsCauses(words: readonly PlacedWord[], joint: number, { from }: Clause): boolean {
  if (words[joint]?.isAfterPause !== false) return false;
  const start = Math.max(from, joint - maxReadWords);
  const said = words.slice(start, joint).findLastIndex(({ lower }) => /^(?:because|cause|cuz|since)$/.test(lower));
  if (said < 0) return false;
  const because = start + said;
  if (because <= from || words[because + 1]?.lower === 'of') return false;
  if (words.slice(because + 1, joint).some(({ isAfterPause, lower }) => isAfterPause || lower === 'and')) return false;
  if (!cause.test(lowerTextOf(words, because, joint)) && words[because]?.lower === 'since') return false;
  const isOfSpeaker = /^(?:i|we)(?:'|$)/.test(words[from]?.lower ?? '');
  const isPast = verbForm(words[findFiniteVerb(words, from)]?.lower ?? '') === 'past';
  return (
    (!isOfSpeaker || isPast) &&
    startsIndependentClause(words, because + 1) &&
    startsIndependentClause(words, joint + 1) &&
    !/^(?:i|we|my|our|you|please|never|always|there)(?:'|$)/.test(words[joint + 1]?.lower ?? '')
  );
}

const causing =
  /^which (?:is (?:what|why)|garbled|broke|caused|made|meant|led|resulted|crashed|corrupted|doubled|confused|threw|killed|blocked|slowed|messed|produced|triggered|duplicated|shifted|mangled|swallowed) ?/;

/** "opened files as Latin-1 while the export is UTF-8, which garbled the umlauts": what came of both. */
const endsInOutcome = (words: readonly PlacedWord[], at: number): boolean =>
  words
    .slice(at + 1, at + maxReadWords)
    .some(
      ({ lower, isAfterPause }, next) =>
        isAfterPause && lower === 'which' && causing.test(lowerTextOf(words, at + 1 + next, at + 4 + next)),
    );

/** "it was following in one step while the player moves in the other": what went on, and beside what. */
export const goesOnMeanwhile = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  endsInOutcome(words, at) ||
  (words[at]?.isAfterPause === false &&
    /\b(?:was|were) (?:(?:still|always|also|only) )?\p{L}{2,}ing\b/u.test(
      lowerTextOf(words, Math.max(from, at - maxReadWords), at),
    ));

const announced = oneOf(
  '(?:mystery |case |riddle )?solved|(?:the )?(?:root |real |actual )?(?:cause|reason|culprit)|found (?:it|the (?:bug|cause|reason|culprit|problem|issue))|explanation|diagnosis',
);
const ofCause = new RegExp(`^${announced}$`);
/** "Root cause", "mystery solved": a label under which a cause is told. */
export const isLabelOfCause = (label: string): boolean => ofCause.test(label);

const opensCause = new RegExp(
  `^(?:(?:ok|so|and|aha|ah|finally|well) ){0,2}(?:(${announced}) |(?:it )?turn(?:s|ed) out |(?:the )?(?:root |real |actual )?(?:(?:cause|reason|culprit) (?:was|is)|(?:problem|issue|bug) was) )`,
);

/** "mystery solved: the AUC was leakage, the feature is computed after the label date": what it was, and how that comes. */
export const goesOnAboutCause = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  words[at]?.isAfterPause === true &&
  isRightBehindCause(words, at, from) &&
  at - from >= minCauseWords &&
  !/^(?:i|we|my|our|you|please|pls|never|always|so|now|then|also|next|(?:the )?(?:fix|solution|workaround|patch|rest))(?:'|$)/.test(
    words[at]?.lower ?? '',
  ) &&
  !/^the (?:fix|solution|workaround|patch|rest)$/.test(lowerTextOf(words, at, at + 2)) &&
  verbForm(words[at]?.lower ?? '') !== 'past' &&
  !namesDay(lowerTextOf(words, at, at + maxReadWords));

const minCauseWords = 3;

/** What stands further behind is another fact. */
function isRightBehindCause(words: readonly PlacedWord[], at: number, from: number): boolean {
  if (at - from > maxReadWords) return false;
  const opened = opensCause.exec(`${lowerTextOf(words, from, at)} `);
  const pauses = words.slice(from + 1, at).filter(({ isAfterPause }) => isAfterPause).length;
  return opened !== null && pauses <= (opened[1] === undefined ? 0 : 1);
}
