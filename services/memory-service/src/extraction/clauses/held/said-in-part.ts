import { mayNameTime } from '../../dates/tokens/date-words.js';
import { canBeFinite, formsOfBe } from '../../language/lexicon/english-verbs.js';
import { functionWords } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { isAuxiliary } from '../../language/noun-phrases.js';
import { isProperName, lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import { namesDay } from '../joints/consequences.js';
import type { Clause } from '../places/clause-cut.js';
import { joints, partFrom } from '../places/part-from.js';

/*
 * Clauses that are whole and say nothing without the one before them: "surgeries 60", "and I said yes", "and now it's
 * stable".
 */

const maxWords = 5;
const numbers = wordSet('one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty');
const isNumber = ({ lower }: PlacedWord): boolean => /^[~<>≈]?\d+(?:[.,]\d+)?$/.test(lower) || numbers.has(lower);

/**
 * "appointments are 20 min slots, surgeries 60", "units march one hex and cavalry gets two": 60 or two of what. Where
 * another verb was left out, it is supplied ("boots take 40 seconds, restarts 5").
 */
export function lacksUnit(words: readonly PlacedWord[], at: number, { from, verbAt }: Clause): boolean {
  const isJoined = joints.has(words[at]?.lower ?? '');
  if (!isJoined && (words[at]?.isAfterPause !== true || !formsOfBe.has(words[verbAt]?.lower ?? ''))) return false;
  const part = partFrom(words, isJoined ? at + 1 : at);
  const last = part.at(-1);
  const before = part.at(-2);
  return (
    last !== undefined &&
    before !== undefined &&
    part.length <= maxWords &&
    isNumber(last) &&
    !isProperName(before) &&
    !ofNumbers.has(before.lower) &&
    part.every((word, index) => index === part.length - 1 || !isNumber(word)) &&
    (isJoined || !part.some(({ lower }) => canBeFinite(lower))) &&
    hasUnit(words, from, at)
  );
}

/** Before these a number is a place, a time or a name. */
const ofNumbers = wordSet(
  'size count width height weight age limit on at in to by between from since until till before after port version v no number nr level step phase sprint week room is are was turns turned be of node python java go php ruby page',
);

/** A number with what is counted right behind it. */
const hasUnit = (words: readonly PlacedWord[], from: number, to: number): boolean =>
  words
    .slice(from, to - 1)
    .some(
      (word, index) =>
        isNumber(word) &&
        !isProperName(words[from + index - 1]) &&
        !/^(?:port|version|v|level|step|phase|on|at)$/.test(words[from + index - 1]?.lower ?? '') &&
        isCounted(words[from + index + 1]),
    );

const isCounted = (word: PlacedWord | undefined): boolean =>
  word !== undefined &&
  !word.isAfterPause &&
  /^\p{Ll}{2,}$/u.test(word.text) &&
  !functionWords.has(word.lower) &&
  !isAuxiliary(word) &&
  !/^(?:am|pm|o'clock|and|or|to|in|on|at|now|today)$/.test(word.lower);

const answering =
  /^(?:i|we|he|she|they)(?:'ve| have| of course| obviously| just| both)? (?:said (?:yes|no|ok|okay|yeah|yep|nope)|accepted|agreed|declined|refused)(?: (?:to it|of course|obviously|gladly|happily|right away|immediately|at once))*$/;

const outcome =
  /^(?:(?:now|since then|after that) )?(?:it's|its|it is|it|everything|all|all is|everything's) (?:(?:finally|totally|perfectly|rock|really|so much|much) )?(?:stable|solid|fine|green|gone|fast|faster|better|quiet|happy|working|works|good|back|ok|okay|clean|smooth)(?: (?:now|again|since|since then))*$/;
const byNobody =
  /^(?:nobody|no one|noone) (?:notices|noticed|cares|cared|complains|complained|minds|minded|knows|knew|remembers|understands|asked|asks)(?: (?:why|anymore|any more|anyway|yet))*$/;

const nothingYet =
  /^(?:i|we|he|she|they)(?: (?:still|just))? (?:haven't|hasn't|havent|hasnt|didn't|couldn't|can't)(?: yet| even)? (?:find|found|hear|heard|see|seen|get|gotten|got|decide|decided|hear back|heard back|book|booked)(?: (?:anything|any|one|nothing|back|it|them))*(?: (?:yet|so far|until now|either))*$/;

const met =
  /^(?:(?:so|and|ok|okay|yesterday|today|on \S+|last \S+) )*(?:i|we|they) (?:just )?had (?:(?:our|a|an|the|another|my|their) )?(?:[a-z-]+ ){0,3}(?:retro|retrospective|meeting|sync|call|standup|stand-up|planning|review|workshop|offsite|chat|talk|discussion|session|post-?mortem|1:1|kick-?off)\b/;
const settled = /^(?:we |they |finally |then ){0,2}(?:decided|agreed|settled|concluded|voted|resolved|chose|picked) /;

/** "We had our retro last Thursday and decided that …": what came of it is of the same day. */
const settlesThere = (words: readonly PlacedWord[], joint: number, { from }: Clause): boolean =>
  settled.test(`${lowerTextOf(words, joint + 1, joint + 4)} `) &&
  met.test(lowerTextOf(words, from, joint)) &&
  mayNameTime(lowerTextOf(words, from, joint)) &&
  !namesDay(lowerTextOf(words, joint + 1, joint + maxSettledWords));

const maxSettledWords = 16;

/**
 * What answers what was told, or came of it: "Jonas proposed and I said yes", "I bodged in a pulldown and now it's
 * stable", "it costs 3 ms and nobody notices".
 */
export function tellsWhatCameOfIt(words: readonly PlacedWord[], joint: number, clause: Clause): boolean {
  const said = lowerTextOf(partFrom(words, joint + 1));
  return (
    [answering, outcome, byNobody, nothingYet].some((tells) => tells.test(said)) || settlesThere(words, joint, clause)
  );
}

const asStated =
  /^not [~<>≈]?\S*\d\S*(?: \S+)?(?: (?:like|as) (?:the|our|my|it|they|he|she|everyone|everybody|i) | (?:anymore|any more|any longer)$)/;

/** "115200 baud, not 9600 like the datasheet says": the value that is wrong, and who says it. */
export const refusesStatedValue = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.isAfterPause === true && asStated.test(`${lowerTextOf(partFrom(words, at))} `);
