import { splitClauses } from '../clauses/split-clauses.js';
import { readTold, withSubjectOf } from '../corrections/corrected-subject.js';
import { withTimeCorrected } from '../corrections/corrected-time.js';
import { mayNameTime } from '../dates/date-words.js';
import { findFiniteVerb } from '../language/independent-clause.js';
import { verbForm } from '../language/lexicon/english-verbs.js';
import { functionWords } from '../language/lexicon/english-words.js';
import { isFormIn, wordSet, wordsOf } from '../language/lexicon/word-set.js';
import { isSpecific } from '../language/specific.js';
import { placeWords } from '../language/words-in-place.js';
import { isQuestion } from '../remarks/questions.js';
import { answersElsewhere } from './answers-elsewhere.js';
import { isOffer, wantsDetail } from './complete-answer.js';
import { joinToQuestion } from './join-to-question.js';

/*
 * How persons answer each other in whole sentences: "it runs out at the end of May", "me, it's in the loft", "yep, contract ends in June".
 * What "it" is, and what is the speaker's, stands in the question, so that the two are kept together, word for word.
 */

const maxAnswerWords = 20;
const led = '(?:(?:and|so|but|ok|okay|wait|hey|oh),? )?';

const asksForPerson = new RegExp(
  `^${led}(?:who(?:['’]s)?|whose|(?:does|do|has|have|is|did)(?:n['’]t)? (?:any|some)(?:one|body)|any(?:one|body)) `,
  'i',
);
/** "me, it's in the loft", "i do, 6 metres" */
const isSpeakerAndMore =
  /^(?:(?:oh|uh|um|yes|yeah|yep|that['’]d be|that['’]s),? )?(?:me|us|mine|ours|(?:i|we) (?:do|am|are|have|did|will))(?:,|!+| [–—-]) (?=\S)/i;

/** Of what the other does just now: "where are you", "what are you doing". */
const asksOfOther = /\b(?:are|r|were|did|do|will|can|have) (?:you|u|ya|we|i)\b|\bi\b/i;
const goesOnAboutIt = /^(?:it|they|that)(?:['’](?:s|re|ll))?(?= )/i;
const asksWhen = /\b(?:when|what (?:time|day|date)|how (?:long|soon)|until)\b/i;
const asksWhere = /\bwhere\b/i;
const namesPlace = /\b(?:in|at|on|to|under|near|behind|by|from) \S/i;

/** Whether it tells what was asked for: a time, a place, or anything that names something. */
const tellsAsked = (question: string, sentence: string): boolean => {
  if (asksWhen.test(question)) return mayNameTime(sentence) || /\d/.test(sentence);
  return asksWhere.test(question) ? namesPlace.test(sentence) : isSpecific(sentence);
};

/** "it expires at the end of January", asked when the insurance runs out. */
const goesOnAboutThing = (sentence: string, question: string): boolean =>
  wantsDetail.test(question) &&
  !/^(?:and |so )?what about\b/i.test(question) &&
  !asksOfOther.test(question) &&
  goesOnAboutIt.test(sentence) &&
  hasVerbSoon(sentence) &&
  namesThing(question) &&
  tellsAsked(question, sentence);

const hasVerbSoon = (sentence: string): boolean => {
  const words = placeWords(sentence.slice(0, 120));
  const at = findFiniteVerb(words, 0);
  return /^(?:it|they|that)['’]/i.test(sentence) || (at > 0 && at <= 3) || /s$/.test(words[1]?.lower ?? '');
};

/** "the van's MOT", "Tom's wedding": there is something that the answer goes on about. */
const namesThing = (question: string): boolean =>
  /\b(?:the|my|our|your|his|her|their|this|that|an?|any|some) (?!one\b)\p{L}{2,}|\p{L}['’]s \p{L}{2,}/iu.test(question);

const asksWhether = new RegExp(
  String.raw`^${led}(?:are|is|do|does|did|have|has|were|was|will)(?:n['’]t)? (?:you|u|we|they|he|she|the|your|our|my|his|her|their)\b`,
  'i',
);
const yesOrNo = /^(?:yes|yep|yeah|yup|no|nope|nah)(?:,|!+|\.| [–—-]) (?=\S)/i;
const noSubjects = wordSet('and but so because if when then not only just also still there here let please can could');

/** "contract ends on 30 September", "runs until June": a noun without its owner, or none at all. */
function leansOnThing(said: string): boolean {
  const words = placeWords(said.slice(0, 160));
  const [first, second] = words;
  if (first === undefined || second === undefined || /^\p{Lu}/u.test(said) || noSubjects.has(first.lower)) return false;
  const form = verbForm(first.lower);
  if (form === 'third' || (/s$/.test(first.lower) && /^(?:until|till|from|on|at|in)$/.test(second.lower))) return true;
  if (functionWords.has(first.lower) || form === 'past') return false;
  const verbAt = findFiniteVerb(words, 0);
  return (
    (verbAt > 0 && verbAt <= 3) || verbForm(second.lower) === 'third' || verbForm(words[2]?.lower ?? '') === 'third'
  );
}

function answersWhether(sentence: string, question: string): boolean {
  const said = sentence.replace(yesOrNo, '');
  return (
    said !== sentence &&
    asksWhether.test(question) &&
    namesThing(question) &&
    (mayNameTime(said) || isSpecific(said)) &&
    leansOnThing(said)
  );
}

/** "no, 28k a year is silly", asked whether a thing is kept: why, of something that stands in the question alone. */
const maxReasonWords = 8;
function judgesWhether(sentence: string, question: string): boolean {
  const said = sentence.replace(yesOrNo, '');
  return (
    said !== sentence &&
    asksOfUs.test(question) &&
    isSpecific(question) &&
    wordsOf(said).length <= maxReasonWords &&
    judges.test(said)
  );
}
const asksOfUs = new RegExp(
  String.raw`^${led}(?:are|do|did|will|should|can) we (?!ready\b|done\b|there\b)\p{L}{3,}`,
  'iu',
);
const judges =
  /^(?!(?:i|we|you|he|she|they)\b).{2,40}(?:['’]s| is| are| was| were| would be) (?:way |far |just |really |so |too |a bit |pretty )*(?:silly|crazy|too much|expensive|slow|old|broken|unreliable|terrible|enough|fine|plenty|overkill|insane|absurd|nuts|steep|cheap|cheaper|risky|dead|deprecated|unmaintained|gone)[.!]*$/i;

const amount = /^(?:an?|half|one|two|three|four|five|six|\d[\d.,]*)\b/i;
/** "half a tin at 7 and half a tin at 18h", asked what or how much of it. */
const tellsAmount = (sentence: string, question: string): boolean =>
  /^(?:and |so )?(?:what|how (?:much|many|often))\b/i.test(question) &&
  !asksOfOther.test(question) &&
  amount.test(sentence) &&
  findFiniteVerb(placeWords(sentence), 0) < 0;

const asksToConfirm =
  /^(?:(?:so|and|but|wait),? )?(.{6,120}?),? (?:right|correct|no|yeah|yes|isn['’]?t it|aren['’]?t they)\s?\?*$/i;
const denies = /^(?:no|nope|nah|actually)[,.!]* (?=\S)/i;

/** "they moved it, ", before when it is now. */
const movesFirst =
  /^(?:they|we|he|she|it)(?:['’]\p{L}+)? [^,;]{2,40}, (?=(?:it|they|that)(?:['’]s|['’]re| is| are) )/iu;

/** "I changed it to 10.0.8.1" */
const changesIt =
  /^((?:i|we|they|he|she|\p{Lu}[\p{L}'’-]+)(?:['’]ve| have| has|['’]s)? (?:just )?(?:changed|moved|switched|set|renamed|bumped|raised|lowered|swapped|upgraded|migrated|pushed|shifted|brought|cut) )it(?= (?:to|from|into|onto|for|up|down|back|over)(?!\p{L}))/iu;

const opensWithMovers = /^(?:they|we)\b/i;

/** "no, they moved it, it's on 4 July now", asked whether the wedding is on 5 June: told again of what was asked about. */
export function putRightForOther(sentence: string, question: string): readonly string[] | null {
  const [, asked = ''] = asksToConfirm.exec(question) ?? [];
  const answer = sentence.replace(denies, '');
  if (asked === '' || answer === sentence) return null;
  const again = withTimeCorrected(answer.replace(/[.!]+$/, ''), asked);
  if (again !== null) return [again];
  const told = readTold(asked);
  if (told !== null && changesIt.test(answer))
    return splitClauses(
      answer.replace(changesIt, (_, deed: string) => `${deed}${told.subject}`),
      'person',
    );
  const [moved = ''] = movesFirst.exec(answer) ?? [];
  const right = answer.slice(moved.length);
  const toldAgain = told === null || opensWithMovers.test(right) ? null : withSubjectOf(right, told);
  return toldAgain === null ? null : [moved + toldAgain.before + toldAgain.clause];
}

/** "Petra takes it", "Lars, he's had it since May", asked who does something: what "it" is stands in the question. */
const namesWhoHasIt =
  /^\p{Lu}[\p{L}'’-]{1,20}(?:(?:, (?:he|she)(?:['’]\p{L}+)?)? (?!(?:want|need|hate|like)(?:s|d|ed)? )\p{L}{2,15}){1,2} (?:it|them|that|those)(?![\p{L}'’])/u;
const tellsWhoHasIt = (sentence: string, question: string): boolean =>
  asksForPerson.test(question) && namesWhoHasIt.test(sentence) && namesThing(question);

const asksWhetherThing =
  /^(?:(?:[Aa]nd|[Ss]o|[Bb]ut|[Oo]k|[Oo]kay|[Ww]ait|[Hh]ey|[Oo]h),? )?(?:[Dd]id|[Hh]as|[Hh]ave|[Ww]as|[Ww]ere|[Ii]s|[Aa]re) (?:the|our|my|your|his|her|their|\p{Lu}\p{Ll}+) \p{L}/u;
/** "it was lovely on Sunday to see you": "it" is what follows; "it was sold on Sunday to the baker" tells of the thing. */
const isOfWhatFollows = (sentence: string): boolean => {
  const [, verb = ''] = /^it(?:['’]s| is| was) .{2,60}? to (\p{L}+)/iu.exec(sentence) ?? [];
  return verbForm(verb) === 'base';
};

/** "it went out on Thursday", asked whether the release ever shipped. */
const tellsWhatBecame = (sentence: string, question: string): boolean =>
  asksWhetherThing.test(question) &&
  !asksOfOther.test(question) &&
  namesThing(question) &&
  goesOnAboutIt.test(sentence) &&
  hasVerbSoon(sentence) &&
  mayNameTime(sentence) &&
  !isOfWhatFollows(sentence) &&
  !/,? (?:and|but) (?:i|we|they|he|she)(?![\p{L}])/iu.test(sentence);

/** "on friday, yes", "started two months ago": when it was, without what it was. */
const opensWhen =
  /^(?:(?:on|in|since|at|by|until|last|next|yesterday|tomorrow)\b|(?:an?|\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of) (?:day|week|month|year)s? ago\b)/i;
const endsWithYes = /, (?:yes|yeah|yep|yup|no|nope)[.!]*$/i;
function tellsOnlyWhen(sentence: string, question: string): boolean {
  if (!mayNameTime(sentence)) return false;
  if (endsWithYes.test(sentence)) return opensWhen.test(sentence);
  const [first = ''] = wordsOf(sentence);
  if (!asksWhen.test(question) || verbForm(first) !== 'past' || /[,;]/.test(sentence)) return false;
  return (
    beginsOrEnds.has(first) || wordsOf(question).some((word) => first === word || isFormIn(first, new Set([word])))
  );
}
const beginsOrEnds = wordSet('began started ended opened arrived');

/** "ticket number first, then a slug, like AB-12", asked how it is done. */
const tellsWay = (sentence: string, question: string): boolean =>
  /^(?:and |so )?how (?:do|did|should|would) (?:we|you|i|they) (?!(?:know|feel|think|like|mean|dare)\b)\p{L}{3,}/iu.test(
    question,
  ) &&
  isSpecific(sentence) &&
  namesOrderOrWay.test(sentence) &&
  findFiniteVerb(placeWords(sentence.slice(0, 160)), 0) < 0;
const namesOrderOrWay = /(?<!\p{L})(?:first|then|by|via|through|with|over)(?!\p{L})/iu;

/** What a person says in answer with what was asked, where it means little without that; null where it stands alone. */
export function completeBetweenPersons(sentence: string, question: string): string | null {
  if (isQuestion(sentence) || isOffer(question) || wordsOf(sentence).length > maxAnswerWords) return null;
  const tellsWho = asksForPerson.test(question) && isSpeakerAndMore.test(sentence) && namesThing(question);
  const leans =
    tellsWho ||
    goesOnAboutThing(sentence, question) ||
    answersWhether(sentence, question) ||
    judgesWhether(sentence, question) ||
    tellsWhoHasIt(sentence, question) ||
    tellsWhatBecame(sentence, question) ||
    tellsOnlyWhen(sentence, question) ||
    tellsWay(sentence, question) ||
    answersElsewhere(sentence, question) ||
    tellsAmount(sentence, question);
  return leans ? joinToQuestion(question, sentence) : null;
}
