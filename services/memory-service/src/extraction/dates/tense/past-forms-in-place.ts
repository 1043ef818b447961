import { weekdays } from '../tokens/english-words.js';
import { type Token, wordOf } from '../tokens/tokens.js';
import {
  auxiliaryBefore,
  beforeInfinitive,
  degrees,
  formsOfHave,
  isAuxiliary,
  isOfFuturePerfect,
  pastForms,
  presentOfBe,
  wasBefore,
} from './auxiliaries.js';
import { isBehindPastCould, isModal } from './modals.js';
import {
  determiners,
  isNoun,
  isPronounSubject,
  isRelative,
  opensClause,
  singularSubjects,
  subjects,
} from './subjects.js';
import type { Tense } from './verb-forms.js';

/* What a past form tells where it stands: that it is over, or what its auxiliary says of it, or what is wished. */

/**
 * "She quit", "Tom put it there": a form that may be of the past, behind one who would need another one in the present.
 */
export function isNarrated(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (singularSubjects.has(wordOf(tokens, at - 1)) || indefinite.has(wordOf(tokens, at - 1))) return true;
  // "The release we cut on Friday"
  if (subjects.has(wordOf(tokens, at - 1))) return opensClause(tokens, at - 1) || isNoun(tokens, at - 2);
  if (before === undefined || before.kind === 'break' || before.word === ',') return suffered.has(wordOf(tokens, at));
  // "The queue hit the limit": behind one thing, whose present would end in -s.
  // "Council shut the pitch on Thursday"
  if (
    authorities.has(before.word.toLowerCase()) &&
    determiners.has(wordOf(tokens, at + 1)) &&
    opensClause(tokens, at - 1)
  )
    return true;
  const isOne = before.isCapital || determiners.has(wordOf(tokens, at - 2));
  return before.kind === 'word' && isOne && !before.word.endsWith('s') && !isInObject(tokens, at);
}

/** "We have to fix the password reset flow": within what is still to be done. */
const isInObject = (tokens: readonly Token[], at: number): boolean =>
  determiners.has(wordOf(tokens, at - 2)) && (wordOf(tokens, at - 4) === 'to' || isModal(tokens, at - 4));

/** Who is told of without an article, and seldom told what to do. */
const authorities = new Set(
  'council school landlord landlady management city government hospital doctor dentist gp vet bank insurer garage airline hotel venue club'.split(
    ' ',
  ),
);

const indefinite = new Set(['someone', 'somebody', 'everyone', 'everybody', 'nobody', 'who']);

/** Nobody is told to do these: "hurt my back on Saturday". */
const suffered = new Set(['hurt', 'quit', 'hit']);

/** "Thanks for inviting me on Friday" */
const arranging = new Set('inviting booking reserving scheduling planning arranging'.split(' '));

const regretted = new Set('thanks thank proud sorry apologies apologize'.split(' '));

/**
 * "Sore after running on Sunday", "thanks for fixing it on Monday": over when it is told, unless what follows it is
 * still to come.
 */
export function isOverBefore(tokens: readonly Token[], at: number): boolean {
  const before = wordOf(tokens, at - 1);
  if (arranging.has(wordOf(tokens, at)) || noGerunds.has(wordOf(tokens, at))) return false;
  const isThanked = before === 'for' && [2, 3, 4, 5].some((back) => regretted.has(wordOf(tokens, at - back)));
  if (before !== 'after') return isThanked;
  return ![2, 3, 4, 5, 6].some((back) => isModal(tokens, at - back) || beforeInfinitive.has(wordOf(tokens, at - back)));
}

/** "She looks after everything" */
const noGerunds = new Set(['everything', 'something', 'anything', 'nothing', 'thing']);

export function tenseOfPerfect(tokens: readonly Token[], have: number): Tense {
  return isOfFuturePerfect(tokens, have) ? 'future' : 'perfect';
}

/** "Closed from Christmas Day to 4 January", as a notice: the state opens its sentence, and nobody closed anything. */
const isNotedState = (tokens: readonly Token[], at: number): boolean =>
  wordOf(tokens, at) === 'closed' &&
  ['from', 'until', 'till', 'between', 'through'].includes(wordOf(tokens, at + 1)) &&
  tokens[at - 1]?.kind !== 'word';

/**
 * A past form on its own is past; behind an auxiliary it takes that one's tense ("will be moved", "is planned", "has
 * moved").
 */
export function tenseOfPastForm(tokens: readonly Token[], at: number): Tense {
  if (isWished(tokens, at)) return 'future';
  if (isNotedState(tokens, at)) return 'present';
  // "This is what I fixed": what is before its subject is the tense of another clause, but for a question's.
  if (isRelative(tokens, at - 1) || (isPronounSubject(tokens, at - 1) && !isAuxiliary(tokens, at - 2))) return 'past';
  let farthest = 3;
  for (let back = 1; back <= farthest; back += 1) {
    const word = wordOf(tokens, at - back);
    if (word === '' && tokens[at - back]?.word !== '-') break;
    if (degrees.has(word) && farthest < 6) farthest += 1;
    // "wants to get married"
    if (word === 'get' && wordOf(tokens, at - back - 1) === 'to')
      return wasBefore(tokens, at - back - 1) ? 'past' : 'future';
    if (word === 'getting') return wasBefore(tokens, at - back) ? 'past' : 'present';
    if (word === 'get' || word === 'gets') return auxiliaryBefore(tokens, at - back) ?? 'present';
    if (formsOfHave.has(word)) return wordOf(tokens, at) === 'got' ? 'present' : tenseOfPerfect(tokens, at - back);
    if (pastForms.has(word)) return 'past';
    if (isModal(tokens, at - back)) return 'future';
    // "Was to be removed in May": it may have been.
    if (word === 'be' && isBehindPastCould(tokens, at - back)) return 'past';
    if (word === 'be') return wasBefore(tokens, at - back) ? 'open' : 'future';
    if (presentOfBe.has(word) || verbsOfStaying.has(word)) return 'present';
    // "School's closed Monday": who has a state is one that is in it.
    if (word === "'s" && back === 1 && states.has(wordOf(tokens, at)) && opensTime(tokens, at + 1)) return 'present';
  }
  return 'past';
}

/** "Deliver it to the notified body", "with the agreed scope": what one works on or with, and no verb. */
export function isAttribute(tokens: readonly Token[], at: number): boolean {
  const isBehindArticle = articles.has(wordOf(tokens, at - 1));
  return isBehindArticle && wordOf(tokens, at).endsWith('ed') && tokens[at + 1]?.kind === 'word';
}

const articles = new Set(['the', 'a', 'an', 'our', 'my', 'their', 'your']);

/** "The shop stays closed" */
const verbsOfStaying = new Set('stay stays remain remains keep keeps'.split(' '));

const opensTime = (tokens: readonly Token[], at: number): boolean =>
  ['on', 'from', 'until', 'till', 'for', 'this', 'next', 'all', 'tomorrow'].includes(wordOf(tokens, at)) ||
  weekdays.has(wordOf(tokens, at));

const states = new Set('closed cancelled canceled booked delayed postponed called scheduled planned'.split(' '));

const wishes = new Set('want wants need needs wanna gotta prefer'.split(' '));

const endsWish = new Set(['to', 'because', 'since', 'after', 'when', 'where', 'why', 'how', 'if', 'and', 'but']);

const maxWishedTokens = 6;

/** "I want it finished by Friday", "we need the old boxes wiped": what is wished to be done. */
function isWished(tokens: readonly Token[], at: number): boolean {
  if (subjects.has(wordOf(tokens, at - 1)) || isRelative(tokens, at - 1)) return false;
  for (let back = 1; back <= maxWishedTokens; back += 1) {
    const word = wordOf(tokens, at - back);
    // "Gotta have it delivered by Friday"
    if (word === 'have' && wishes.has(wordOf(tokens, at - back - 1))) return true;
    if (word === '' || endsWish.has(word) || isAuxiliary(tokens, at - back)) return false;
    if (word === 'like') return ["'d", 'would'].includes(wordOf(tokens, at - back - 1));
    if (wishes.has(word)) return back > 1;
  }
  return false;
}
