import { mayNameTime } from '../../dates/tokens/date-words.js';
import { isWithinApposition } from '../../language/apposition.js';
import { findFiniteVerb, startsIndependentClause } from '../../language/independent-clause.js';
import { canBeFinite, verbForm } from '../../language/lexicon/english-verbs.js';
import { determiners, possessives, subordinators } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { isProperName, lowerTextOf, type PlacedWord, textOf } from '../../language/words-in-place.js';
import { joinsTimes } from '../foreign/dated-foreign-clause.js';
import { isHeldInForeign } from '../foreign/held-in-foreign.js';
import {
  endsCause,
  goesOnAboutCause,
  goesOnMeanwhile,
  isWithinCause,
  joinsCauses,
  opensReason,
} from '../joints/causes.js';
import { namesDay } from '../joints/consequences.js';
import { mayBeTold } from '../joints/told-by-somebody.js';
import { opensRule, requestVerbAt } from '../parallel/paired-requests.js';
import type { Clause } from '../places/clause-cut.js';
import { joints, maxPartWords, partFrom } from '../places/part-from.js';
import { isWithinDate, joinsDays, joinsEndsOfSpan } from '../places/within-date.js';
import { listsAttributes } from './attribute-list.js';
import { joinsBoth, opensObject, opensWithBarePhrase } from './both-and.js';
import { affirmsInstead } from './denied-first.js';
import { goesOnWithIt, tellsDetail, tellsHowLong } from './details.js';
import { tellsOfException } from './exceptions.js';
import { judgesTrial, reasonsJudgement, tellsWhatHelped } from './judged-trials.js';
import { opensWithPhrase } from './leading-phrases.js';
import { isReasonToRefuse, lamentsLoss, refusesIt } from './lost-and-refused.js';
import { joinsNounOfClause } from './noun-of-clause.js';
import { isSecondNoun, tellsRhythm, tellsRole } from './roles-and-rhythms.js';
import { lacksUnit, refusesStatedValue, tellsWhatCameOfIt } from './said-in-part.js';
import { trailsAsDescription } from './trailing-description.js';
import { isSecondComplement, trailsWithoutVerb } from './verbless-parts.js';

type Holds = (words: readonly PlacedWord[], at: number, clause: Clause) => boolean;

/**
 * Whether a place looks like the beginning of a clause and is within one, so that neither rules nor weights may cut
 * there.
 */
export function holdsTogether(words: readonly PlacedWord[], at: number, clause: Clause): boolean {
  const word = words[at]?.lower ?? '';
  if (heldAnywhere.some((holds) => holds(words, at, clause))) return true;
  if (word === 'while') return isWithinCause(words, clause.from, at) || goesOnMeanwhile(words, at, clause);
  const held = word === 'and' || word === '&' ? heldByAnd : heldElsewhere;
  return held.some((holds) => holds(words, at, clause));
}

/** "up to and including June" */
const includes = (words: readonly PlacedWord[], at: number): boolean => words[at + 1]?.lower === 'including';

/** "the shop that Ana runs also sells bikes" */
const goesOnBehindAlso = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.isAfterPause === false &&
  /^also \S+(?<!s)s$/.test(lowerTextOf(words, at, at + 2)) &&
  verbForm(words[at + 1]?.lower ?? '') === 'third';

/** "Marek, our tiler, comes on Monday": the commas are around who Marek is. */
function isAroundDescription(words: readonly PlacedWord[], at: number, { from }: Clause): boolean {
  if (words[at]?.isAfterPause !== true) return false;
  const verbAt = findFiniteVerb(words, from);
  return verbAt >= at && words[verbAt]?.isAfterPause === true;
}

/** "; humans never do", ", but staging isn't": what is done or not is told by the other side alone. */
function isElliptic(words: readonly PlacedWord[], at: number): boolean {
  const isJoined = /^(?:and|but|while|whereas|though)$/.test(words[at]?.lower ?? '');
  if (!isJoined && words[at]?.isAfterPause !== true) return false;
  const part = partFrom(words, isJoined ? at + 1 : at);
  return part.length > 1 && part.length <= maxEllipticWords && bareAuxiliaries.has(part.at(-1)?.lower ?? '');
}

/** "…, e.g. `a/b`", "…, no matter where we are" */
const givesExample = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:e\.?g\.?|i\.?e\.?|z\.?b\.?|p\.?ex\.?|namely|for (?:example|instance)|such as|no matter)(?: |$)/.test(
    `${words[at]?.lower} ${words[at + 1]?.lower}`,
  ) ||
  (words[at]?.lower === 'like' && words[at]?.isAfterPause === true);

/** "never start the whole stack, only the db": what is left of what was denied. */
const boundsDenied = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  words[at]?.isAfterPause === true &&
  /^(?:only|just)$/.test(words[at]?.lower ?? '') &&
  !startsIndependentClause(words, at + 1) &&
  words
    .slice(Math.max(from, at - maxPartWords), at)
    .some(({ lower }) => /^(?:never|not|dont|don't|no|doesn't|won't|can't)$/.test(lower));

/** "Never log raw headers, everything has to pass the scrubber": the rule from its other side. */
const turnsDenial = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  words[at]?.isAfterPause === true &&
  /^(?:everything|everybody|everyone)$/.test(words[at]?.lower ?? '') &&
  /^(?:never|no|don't|dont|do not)\b/.test(lowerTextOf(words, from, from + 2));

/** "The pilot ran from 3 to 28 March and cut the queue by 40 %": what came of it in that time. */
function tellsOutcomeOfSpan(words: readonly PlacedWord[], joint: number, { verbAt, from }: Clause): boolean {
  const span = lowerTextOf(words, Math.max(verbAt, from), joint);
  const verb = words[joint + 1]?.lower ?? '';
  return (
    verbAt >= from &&
    /^(?:ran|lasted|(?:was|were) (?:on|live|open|up)|took place|went on) from (?:\S+ ){1,4}(?:to|until|till|through) (?:\S+ ){0,2}\S+$/.test(
      span,
    ) &&
    verbForm(verb) === 'past' &&
    !/^(?:was|were)$/.test(verb) &&
    !namesDay(lowerTextOf(words, joint + 1, joint + 1 + maxPartWords))
  );
}

const maxBetweenWords = 4;

/** "between midnight and 2am", with no other "and" in between. */
function isBetween(words: readonly PlacedWord[], joint: number, { from }: Clause): boolean {
  // "waits two seconds between requests and stores …"
  if (verbForm(words[joint + 1]?.lower ?? '') === 'third') return false;
  for (let at = joint - 1; at >= Math.max(from, joint - maxBetweenWords); at -= 1) {
    if (words[at]?.lower === 'between') return true;
    if (words[at]?.lower === 'and') return false;
  }
  return false;
}
const maxEllipticWords = 5;
const bareAuxiliaries = wordSet(
  "do does did don't doesn't didn't isn't aren't wasn't weren't won't can't cannot hasn't haven't hadn't wouldn't couldn't shouldn't",
);

/** "…, pas Redis", "… und kein Redis": what was not taken, in a few words without a verb. */
function excludes(words: readonly PlacedWord[], at: number, { from }: Clause): boolean {
  const isJoined = joints.has(words[at]?.lower ?? '');
  const first = isJoined ? at + 1 : at;
  if (!(isJoined || words[at]?.isAfterPause === true) || !negations.has(words[first]?.lower ?? '')) return false;
  // "…, never commit with --no-verify": a rule of its own, where no other was told before it.
  if (opensRule(words, first) && words.length - first >= minRuleWords && requestVerbAt(words, from) < 0) return false;
  const rest = partFrom(words, first);
  return (
    rest.length > 1 && rest.length <= maxSubjectWords && !rest.some(({ lower }) => isVerb(lower) || pronouns.has(lower))
  );
}

const minRuleWords = 4;
const negations = wordSet('not never pas jamais kein keine keinen keinem nicht nie non niet geen nooit não inte ikke');
const pronouns = wordSet('i we you they he she it ich wir er sie es je on nous il elle ils elles ik wij io noi eu nós');

/**
 * "…, nobody can think in there", "…, 48 GB each", "I'm the opposite, …": one of the two sides is understood by the
 * other alone.
 */
const pointsInside = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  words[at]?.isAfterPause === true &&
  (/(?:in|over|out|up|down) there$|like that$|\bapiece$|\brespectively$/.test(lowerTextOf(partFrom(words, at))) ||
    (partFrom(words, at).at(-1)?.lower === 'each' && !startsIndependentClause(words, at)) ||
    /^(?:i'm|i am|we're|we are|for me,? it's) (?:quite |just )?the (?:opposite|same|other way round)$/.test(
      lowerTextOf(words, from, at),
    ));

/** "the course got moved, was on the 8th, now it's the 22nd": from when and to when is told of one thing. */
const tellsOldTime = (words: readonly PlacedWord[], at: number, { subjectFrom }: Clause): boolean => {
  const told = lowerTextOf(words, at, at + 4);
  const isOfTime =
    /^(?:was|were) (?:(?:gonna|going to|supposed to|meant to|originally|first|planned) ?|(?:on|at|in|for) )/.test(told);
  const isReplaced =
    /^but /.test(told) && /\bnow (?:it's|its|it is|on|at)\b/.test(lowerTextOf(words, at, at + maxPartWords));
  const isNew =
    isReplaced || /^(?:(?:so|and|but) )?now (?:it's|its|it is|on|at|in)\b|^(?:it's|its|it is) now\b/.test(told);
  const before = lowerTextOf(words, Math.max(subjectFrom, at - 2 * maxPartWords), at);
  return ((isOfTime || isNew) && moved.test(before)) || (isNew && planned.test(before));
};

/**
 * "checkout was down for an hour, took us ages to see it was DNS": somebody's trouble with it, and not what the subject
 * did.
 */
const tellsToil = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.isAfterPause === true && /^(?:took|takes|cost) (?:me|us) \S/.test(lowerTextOf(words, at, at + 3));

/** "It was supposed to be next week" */
const planned =
  /\b(?:(?:was|were) (?:originally )?(?:supposed|meant|planned|scheduled|going|due|set) (?:to|for)|should have been|used to be)\b/;
const moved = /\b(?:moved|pushed(?: back)?|postponed|delayed|rescheduled|shifted|brought forward)\b/;

/**
 * "…, my wife and I are moving", "… till Toby and I move", "…, red and green dots are useless": both are the subject of
 * what follows.
 */
function joinsSubjects(words: readonly PlacedWord[], joint: number, clause: Clause): boolean {
  if (words[joint]?.isAfterPause !== false) return false;
  // "So a few years back my friends and I went …"
  const isBeforeI = words[joint + 1]?.lower === 'i' && possessives.has(words[joint - 2]?.lower ?? '');
  if (isBeforeI && !words.slice(clause.from, joint - 2).some(({ lower }) => isVerb(lower))) return true;
  const from = startOfPart(words, joint, clause.from);
  const part = words.slice(from, joint);
  // "We live in Tartu and I row": it has its subject and verb already.
  const verbAt = findFiniteVerb(words, from);
  if (verbAt >= from && verbAt < joint && words[joint + 1]?.lower === 'i') return false;
  const [first] = part;
  if (
    first === undefined ||
    part.length > maxSubjectWords ||
    part.slice(opensNoun(first) ? 2 : 0).some(({ lower }) => isVerb(lower))
  )
    return false;
  // "…, and only Ana and Tom may deploy"
  if (
    !mayNameTime(first.text) &&
    part.every((word) => isProperName(word) || /^(?:only|just|both)$/.test(word.lower)) &&
    isProperName(words[joint + 1])
  )
    return joint - from > 0 && from > clause.from;
  const isPerson = possessives.has(first.lower) || isProperName(words[joint - 1]);
  if (words[joint + 1]?.lower === 'i') return isPerson;
  const opens =
    from === clause.from ||
    first.isAfterPause ||
    /^(?:but|so)$/.test(words[from - 1]?.lower ?? '') ||
    determiners.has(first.lower);
  if (first.isAfterPause && from > clause.from && joint - from <= 2 && isJudged(words, joint)) return true;
  return opens && !isPronoun(words[joint + 1]) && /^(?:are|were|have|aren't|weren't)$/.test(verbBehind(words, joint));
}

/** "…, blue and orange is great" */
const isJudged = (words: readonly PlacedWord[], joint: number): boolean =>
  /^[\p{L}\d-]+(?: [\p{L}\d-]+)? (?:is|are|'s|would be) (?:(?:also|both|all|totally|perfectly|really|always) )?(?:fine|great|good|ok|okay|nice|perfect|enough|plenty|best|better|bad|allowed|forbidden|cool|lovely|preferred|safe)(?: |$)/u.test(
    lowerTextOf(words, joint + 1, joint + 6),
  ) && !isPronoun(words[joint + 1]);

/** "the new boards have SDA and SCL swapped", "keep the db and cache separated": how both of them are. */
const joinsDescribed = (words: readonly PlacedWord[], joint: number, { from }: Clause): boolean => {
  const before = words.slice(Math.max(from, joint - maxSubjectWords - 1), joint);
  const part = partFrom(words, joint + 1);
  const at = part.findIndex(({ lower }, index) => index > 0 && isParticiple(lower));
  return (
    words[joint]?.isAfterPause === false &&
    before.some(({ lower }) => keeping.test(lower)) &&
    at > 0 &&
    at <= 2 &&
    (at === part.length - 1 ||
      /^(?:by|in|on|at|for|with|from|to|until|off|out|away|together)$/.test(part[at + 1]?.lower ?? '')) &&
    !isPronoun(part[0]) &&
    !part.slice(0, at).some(({ lower }) => isVerb(lower))
  );
};
const keeping = /^(?:have|has|had|having|keep|keeps|kept|leave|leaves|left|get|gets|got|with|need|needs|want|wants)$/;
const isParticiple = (word: string): boolean =>
  (verbForm(word) === 'past' && /(?:ed|en|wn|pt|ne|lt|t)$/.test(word)) || /[a-z]{3}ed$/.test(word);
const maxSubjectWords = 4;

/** Behind an article or owner stands a noun, though it may look like a verb ("our logs"). */
const opensNoun = ({ lower }: PlacedWord): boolean => determiners.has(lower) || possessives.has(lower);

/** Where the words before a joint begin: behind the last pause, subordinator or conjunction. */
function startOfPart(words: readonly PlacedWord[], joint: number, clauseFrom: number): number {
  let from = joint - 1;
  while (from > clauseFrom && words[from]?.isAfterPause !== true && !leadsIn(words[from - 1])) from -= 1;
  return from;
}

const leadsIn = (word: PlacedWord | undefined): boolean =>
  word !== undefined && (subordinators.has(word.lower) || /^(?:and|but|so)$/.test(word.lower));

const isVerb = (word: string): boolean => canBeFinite(word) && verbForm(word) !== 'base';
const isPronoun = (word: PlacedWord | undefined): boolean =>
  /^(?:i|we|you|they|he|she|it)(?:'|$)/.test(word?.lower ?? '');
const verbBehind = (words: readonly PlacedWord[], joint: number): string =>
  words[findFiniteVerb(words, joint + 1)]?.lower ?? '';

/** "stage (eu) and live (us)": two things, each with what is said of it in brackets. */
const joinsBracketed = (words: readonly PlacedWord[], joint: number): boolean =>
  words[joint - 1]?.isEnclosed === true &&
  words[joint + 1]?.isEnclosed === false &&
  words[joint + 2]?.isEnclosed === true;

/** "Sales uses and marketing pays for HubSpot": what the first verb is about comes after the second. */
const lacksObject = (words: readonly PlacedWord[], joint: number, clause: Clause): boolean =>
  words[joint]?.isAfterPause === false &&
  joint - clause.from <= 3 &&
  clause.verbAt === joint - 1 &&
  verbForm(words[joint - 1]?.lower ?? '') !== null;

/** "now and then", "again and again", "back and forth" */
const joinsAdverbs = (words: readonly PlacedWord[], joint: number): boolean =>
  words[joint]?.isAfterPause === false &&
  words[joint + 1]?.isAfterPause === false &&
  /^(?:now and then|(?:again|over|more|on|less|round|up) and (?:again|over|more|on|less|round|down)|back and forth|by and large|first and foremost)$/.test(
    lowerTextOf(words, joint - 1, joint + 2),
  );

/** "… and nobody will pay that again"; "two days before that" tells when. */
const endsPointing = (words: readonly PlacedWord[], joint: number): boolean =>
  /(?<!(?:days?|weeks?|months?|years?) (?:before|after)) (?:that|this)(?: (?:again|anymore|any more|now|either|yet|twice))?$/.test(
    lowerTextOf(partFrom(words, joint + 1)),
  );

/** "The lease ends in March, the landlord confirmed that" */
const approves = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.isAfterPause === true && partFrom(words, at).length <= maxSubjectWords + 1 && endsPointing(words, at - 1);

/** "Can't do Friday, dentist at nine": why not, at a time of the day that was named. */
const excuses = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  words[at]?.isAfterPause === true &&
  at - from <= maxPartWords &&
  cannot.test(lowerTextOf(words, from, at)) &&
  mayNameTime(textOf(words, from, at)) &&
  !/^(?:let's|lets|so|but|and|we|i|can|could|how|what|maybe|sorry)(?:'|$)/.test(words[at]?.lower ?? '') &&
  !canBeFinite(words[at]?.lower ?? '');

const preventing =
  /^(?:(?:i|we) (?:have|got|am)|i've|we've|i'm|we're|ive|im|(?:my|our) \S+ (?:\S+ )?(?:has|is|have|are))(?: |$)/;

/**
 * "I can't do lunch tomorrow I have the root canal at eleven": what is in the way is on the day that was told with what
 * is not.
 */
const tellsPreventing = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  cannot.test(lowerTextOf(words, from, at)) &&
  preventing.test(lowerTextOf(words, at, at + 4)) &&
  namesDay(lowerTextOf(words, from, at)) &&
  !namesDay(lowerTextOf(words, at, at + maxPartWords));

const cannot =
  /^(?:(?:sorry|oh|hey|ok) ){0,2}(?:(?:i|we|he|she) (?:can't|cannot|cant|won't)|can't|cant|j'?peux pas|je (?:ne )?peux pas|(?:je )?pourrai pas|ich kann|kann|no puedo|non posso|não posso|(?:ik )?kan)(?: (?:make|do|come|join|meet|nicht|niet|nich|pas))?(?: |$)/;

const heldAnywhere: readonly Holds[] = [
  joinsEndsOfSpan,
  isElliptic,
  joinsNounOfClause,
  givesExample,
  boundsDenied,
  goesOnBehindAlso,
  lacksUnit,
  isSecondNoun,
];
const heldByAnd: readonly Holds[] = [
  includes,
  mayBeTold,
  isBetween,
  joinsBoth,
  isSecondComplement,
  joinsSubjects,
  judgesTrial,
  listsAttributes,
  tellsWhatHelped,
  joinsBracketed,
  joinsAdverbs,
  lacksObject,
  endsCause,
  joinsCauses,
  joinsDescribed,
  tellsDetail,
  goesOnWithIt,
  tellsWhatCameOfIt,
  endsPointing,
  tellsOutcomeOfSpan,
  tellsOldTime,
  joinsDays,
];
const heldElsewhere: readonly Holds[] = [
  isWithinApposition,
  isAroundDescription,
  trailsAsDescription,
  trailsWithoutVerb,
  tellsRole,
  tellsRhythm,
  listsAttributes,
  tellsWhatHelped,
  isWithinDate,
  lamentsLoss,
  refusesIt,
  isReasonToRefuse,
  joinsTimes,
  opensWithPhrase,
  opensWithBarePhrase,
  opensObject,
  tellsOfException,
  tellsOldTime,
  excuses,
  tellsPreventing,
  excludes,
  pointsInside,
  opensReason,
  tellsToil,
  tellsDetail,
  tellsHowLong,
  goesOnAboutCause,
  turnsDenial,
  affirmsInstead,
  approves,
  refusesStatedValue,
  reasonsJudgement,
  isHeldInForeign,
];
