import { auxiliaries, canBeFinite, verbForm } from '../../language/lexicon/english-verbs.js';
import { functionWords } from '../../language/lexicon/english-words.js';
import { wordSet, wordsOf } from '../../language/lexicon/word-set.js';

/*
 * Questions as they are typed among persons: without a mark, and often behind a word or two that react to what was
 * said.
 */

const maxCharacters = 70;

/** "which gym r u in", "what size does theo wear" */
const asksOther =
  /^(?:what|which|where|when|who|how|why)(?: [\p{L}'’]{1,20}){0,2} (?:r|are|is|do|did|will|can) (?:you|u|ya)(?!\p{L})|^(?:which|what) \p{L}{2,20} (?:does|did) (?!(?:is|was|are|not|n['’]t)(?!\p{L}))\p{L}{2,20} \p{L}{2,20}$/iu;

/** "so who takes the small room", "who's got the tent", "oh nice, where": asked among persons without a mark. */
const asksWho =
  /^(?:(?:so|and|but|ok|oh),? )?who(?:['’]s (?:got|had|\p{L}{2,}ing)|s got| (?:takes|gets|keeps|wants|needs|owns|brings|drives|pays|cooks|cleans|feeds|hosts|runs|looks|goes|comes|plays|makes|picks))(?= )(?!.*,|.*\bwhat\b)(?=.{1,60}$)/iu;
const asksBarely =
  /^(?:(?:oh|ooh|uh oh|nice|wow|cool|uh|ok|and|so|great|yay|congrats|really|lovely|omg|no way|wait(?: what)?|whaa*t)[,!.]? ){0,3}(?:(?:since )?when|where|what time|which day|how much|how long)(?: is (?:it|that)|['’]?s (?:it|that))?$/i;

/** "has Pickle had his dinner" */
const asksOfNamed =
  /^(?:has|have|hasn['’]?t|haven['’]?t) \p{Lu}\p{Ll}+ (?:\p{L}+ )?(?:had|been|got|gone|seen|done|eaten|\p{L}{2,}ed)(?!\p{L})/u;

/** "and how much is the deposit": what only leads to the question. */
const led = /^(?:(?:and|so|but|ok|okay|wait|oh|hey|then|also|btw|omg)[, ]+){1,3}(?=\S)/i;

/** "when's band practice now", "who's on call next week"; "what's left is the export" tells. */
const asksWhatIs = /^(?:(?:when|where|how)['’]s (?!been\b)|who['’]s (?:on|next|first|up) )\S/i;

/**
 * "who waters the plants is my son": a second verb tells what the first words ask; behind "when" or "if" it is of
 * another clause.
 */
function isSaidTwice(words: readonly string[]): boolean {
  const clauseEnd = words.findIndex((word) => opensOtherClause.has(word));
  return words.slice(0, clauseEnd < 0 ? words.length : clauseEnd).some((word) => beings.has(word));
}
const beings = wordSet('is are was were');
const opensOtherClause = wordSet('when while if since until because that');

/** "who sells the cargo one", "who waters your plants then"; "who knows" and "who cares" ask nothing. */
function asksForPerson([first, second = '', third, ...others]: readonly string[]): boolean {
  if (first !== 'who' || third === undefined || asksNobody.has(second) || isSaidTwice(others)) return false;
  return (
    verbForm(second) === 'third' || madeOrGave.has(second) || (/[^s]s$/.test(second) && !functionWords.has(second))
  );
}
const asksNobody = wordSet('knows cares needs says wants likes does is was has');
const madeOrGave = wordSet(
  'made gave took wrote bought brought painted designed organised organized built won paid fixed',
);

/** "what shoe size is Ben now": a thing asked for, and then the verb; "what matters is the price" tells. */
function asksForThing([first, ...others]: readonly string[]): boolean {
  if (first !== 'what' && first !== 'which') return false;
  const at = others.findIndex((word) => auxiliaries.has(word));
  const thing = others.slice(0, at);
  return (
    at > 0 &&
    at <= 3 &&
    others.length > at + 1 &&
    !isSaidTwice(others.slice(at + 1)) &&
    // "what rate do we even send" wonders.
    !others.includes('even') &&
    thing.every((word) => !functionWords.has(word) && !(canBeFinite(word) && verbForm(word) !== 'base'))
  );
}

const opensDeed = wordSet('did does');
const maxSubjectWords = 3;

/** "did 4.2 go out", "does Ines still play the cello": a subject between the verb and its base form. */
function asksForDeed(sentence: string, [first = '', ...others]: readonly string[]): boolean {
  if (!opensDeed.has(first) || functionWords.has(others[0] ?? '')) return false;
  const isNamed = /^\p{L}+ (?:\p{Lu}|\d|\S+ \d|(?:mum|mom|dad|grandma|grandpa|granny|everyone|everybody)\b)/u.test(
    sentence,
  );
  // "did Pilates then run home" goes on telling.
  return (
    isNamed &&
    others.slice(1, maxSubjectWords + 2).some((word, at) => verbForm(word) === 'base' && !goesOn.has(others[at] ?? ''))
  );
}
const goesOn = wordSet('and then but');

/** "is mum still at the lake house", "was Theo there": of somebody who is named. */
const asksHowSomebodyIs =
  /^(?:is|was|has|isn['’]?t|wasn['’]?t|hasn['’]?t) (?:mum|mom|dad|grandma|grandpa|granny|everyone|everybody|\p{Lu}\p{Ll}+) (?:still |already |ever |even |really |also )?\p{Ll}/u;

/** "did prod ever get the new index": only a question has "ever" so soon behind its verb. */
const asksIfEver = /^(?:did|does|do|has|have|is|was|were) (?:\S+ ){1,3}ever (?=\S)/i;

/** "so the router is 10.0.0.1 right" */
const asksToConfirm =
  /^so .{6,60}(?<!\b(?:all|turn|was|were|is|are|the|on|just|feels?|felt|looks?|so|not|about|quite)) right$/i;

/** "why no emails in the preview"; "why no emails are sent is in the docs" tells. */
const asksWhyNot = ([first, second, third, ...others]: readonly string[]): boolean =>
  first === 'why' &&
  /^(?:no|not|only|so)$/.test(second ?? '') &&
  third !== undefined &&
  !others.some((word) => beings.has(word));

/** Whether a sentence asks something as friends type it. */
export function asksInChat(sentence: string): boolean {
  if (asksWho.test(sentence) || asksBarely.test(sentence) || asksOfNamed.test(sentence)) return true;
  if (asksOther.test(sentence) || asksToConfirm.test(sentence)) return true;
  if (sentence.length > maxCharacters) return false;
  const asked = sentence.replace(led, '');
  if (/[,;]/.test(asked)) return false;
  const words = wordsOf(asked);
  return (
    (asksWhatIs.test(asked) && !isSaidTwice(words.slice(2))) ||
    asksForPerson(words) ||
    asksWhyNot(words) ||
    asksForThing(words) ||
    asksForDeed(asked, words) ||
    asksHowSomebodyIs.test(asked) ||
    asksIfEver.test(asked) ||
    (asked !== sentence && asksLed.test(asked))
  );
}

/** "and how much is the deposit" */
const asksLed =
  /^(?:(?:how (?:much|many|long|old|often|far|big)|what|when|where|who|why) (?:is|are|was|were|do|does|did|will) (?:the|your|his|her|their|our|my|this|that|you|u|we|they|he|she|it|i)|(?:what|who|when|where|how)['’]?s (?:the|your|his|her|their|our|my))(?= )/i;
