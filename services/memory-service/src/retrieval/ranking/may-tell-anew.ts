import { mayNameTime } from '../../extraction/dates/tokens/date-words.js';
import { tokenize } from '../tokenizer/tokenizer.js';
import { toldAnewSimilarity } from '../weights.js';
import type { Answer } from './answer.js';
import type { Compared } from './compared.js';
import { cosineBetweenStored } from './cosine-similarity.js';
import { areOfTime } from './lacks-time.js';
import { tellsOtherPredicate } from './other-predicate.js';
import { endsOther, isForOtherPurpose, isToldApartByQuestion, isUnit, tellOtherMeasures } from './other-value.js';
import { nameOtherPersons } from './persons-named.js';
import { isSameVoice } from './replacement.js';
import { bringsInPerson, type Statement } from './statement.js';
import { namesWhatEnded } from './succession.js';
import { shareTopic } from './tells-change.js';
import { isTelling } from './tells-end.js';
import { mayTellSwap } from './tells-swap.js';
import { areOfTwoSubjects, areToldApart, isOfOwner, isToldOfValue, lacksWhichIsAsked } from './told-apart.js';

/*
 * Whether the words of a later statement allow that it tells anew what an earlier one told. That each is what is most
 * like the other is known before (`told-anew.ts`): here is what speaks against it.
 */

/** More than a state of things: a story, or a talk. */
const tellsMuch = (statement: Statement): boolean => statement.isLong || statement.wording.words.size > maxWords;
const maxWords = 10;

/** Whether nothing tells that a later one is about something else, and enough that it is about the same. */
export function mayTellAnew({ answer, successions }: Compared, { answer: earlier }: Compared): boolean {
  const { statement: later } = answer;
  const { statement } = earlier;
  // A message that tells what has ended, and a clause that swaps two things, say themselves of what they are told.
  if (successions.length > 0 || tellsSwap(later)) return false;
  if (!haveMuchInCommon(later, earlier) || !isStateOfNow(later, statement)) return false;
  if (isDenied(later, statement) && lacksAsked(later, earlier)) return false;
  if (later.tellsOnlyEnd && !namesWhatEnded(later, earlier)) return false;
  if (bringsInPerson(later, statement) || isAboutAnotherPerson(later, statement)) return false;
  return !isAboutAnotherThing(later, earlier);
}

/** "I'm not allergic to pollen" says nothing of the penicillin that is asked for. */
const lacksAsked = (later: Statement, { words: asked }: Answer): boolean =>
  asked.some((word) => isTelling(word) && !later.wording.lexemes.has(word));

const tellsSwap = (statement: Statement): boolean =>
  mayTellSwap(statement.candidate.memory) && statement.clauses.some(({ isSwapped }) => isSwapped);

/** Whether the later one tells how things are, as the earlier one did. */
function isStateOfNow(later: Statement, earlier: Statement): boolean {
  if (!isSameVoice(later, earlier) || tellsMuch(later) || tellsMuch(earlier)) return false;
  if (later.leaning?.isBare === true || earlier.tone.tellsDeed) return false;
  // One way of doing things stands beside another.
  if (later.candidate.isStandingInstruction && earlier.candidate.isStandingInstruction) return false;
  const { tone } = later;
  if (intends.test(later.candidate.memory) || renewsAlone.test(later.candidate.memory)) return false;
  const isOver = tone.tellsPast && !earlier.tone.tellsPast && !tellsItWasChanged(later, earlier);
  return !tone.isHedged && !tone.tellsDeed && !isOver;
}

const wasChanged =
  /^.{0,60}?(?<!\p{L})(?<what>\p{L}+)(?: (?:with|of|for|at|in|on|about|between|from|to) .{1,60}?)? (?:was|were|had to be|has been|have been|got) (?:\p{L}+ly |just |now )?(?:moved|renamed|rescheduled|postponed|delayed|pushed|put (?:off|back)|brought forward|raised|increased|lowered|reduced|cut|changed|switched|migrated|ported|transferred|upgraded|bumped|extended|shortened)(?!\p{L})/iu;

/** "The backup was rescheduled to half past four": what was done to it is how it is. Not "the call with Acme was …". */
function tellsItWasChanged(later: Statement, earlier: Statement): boolean {
  const what = wasChanged.exec(later.candidate.memory)?.groups?.what ?? '';
  return tokenize(what).some((word) => earlier.wording.lexemes.has(word));
}

/** What may come, or does not: "We want to replace Jenkins". */
const intends =
  /(?<!\p{L})(?:(?:wants?|plans?|planning|needs?|hopes?|hoping|going|aims?|would like) to|should|shall|cannot|do(?:es)?(?: not|n['’]t)) \p{L}/iu;

/** "I replaced the brakes", "we replace the filter every month": nothing is said of what is there instead. */
const renewsAlone = /(?<!\p{L})(?:I|we|he|she|they)(?: \p{L}+)? replaced? (?!.{0,80} (?:with|by) )/iu;

function isAboutAnotherThing(later: Statement, earlier: Answer): boolean {
  const { statement, words: asked } = earlier;
  return (
    namesValueAsked(earlier, later) ||
    lacksWhichIsAsked(asked, later) ||
    isPartOfOther(later, earlier) ||
    isOfOwner(later, statement) ||
    isOfNobody(later, statement) ||
    endsOther(later, earlier) ||
    isToldApartByQuestion(later, earlier) ||
    isForOtherPurpose(later, earlier) ||
    tellOtherMeasures(later, statement) ||
    tellsOtherPredicate(later, statement) ||
    areToldApart(later, statement, asked) ||
    areOfTwoSubjects(later, statement) ||
    isToldOfValue(later, statement)
  );
}

/** "What do I do with Giulia on Tuesdays?": what is told of another day answers nothing. */
function namesValueAsked({ words: asked, statement: { candidate, subject } }: Answer, later: Statement): boolean {
  if (later.tellsEnd) return false;
  const untold = asked.filter((word) => !later.wording.lexemes.has(word));
  const values = (candidate.memory.match(nameOrFigure) ?? []).flatMap((word) => tokenize(word));
  // "What do I pay each month?": a unit, unless the later one names another ("the monthly plan", of the yearly one).
  const isOfTime = (word: string): boolean => mayNameTime(word) && !(isUnit.test(word) && !namesUnitOfTime(later));
  return untold.some((word) => (values.includes(word) && !subject.has(word)) || isOfTime(word));
}
const namesUnitOfTime = ({ wording: { lexemes } }: Statement): boolean =>
  [...lexemes].some((word) => isUnit.test(word) && mayNameTime(word) && !/\d/.test(word));

const nameOrFigure = /(?<=\S )(?:\p{Lu}[\p{L}\d]*|\S*\d\S*)/gu;

const ofPart = /(?<!\p{L})of (?:the|our|my|its|his|her|their) ([\p{L}\d-]+(?: [\p{L}\d-]+)?)/iu;

/** "The price of the sauna" is not that of the membership that is asked for. */
function isPartOfOther(later: Statement, earlier: Answer): boolean {
  const whole = tokenize(ofPart.exec(later.candidate.memory)?.[1] ?? '').filter(
    (word) => isTelling(word) && !isUnit.test(word),
  );
  if (whole.length === 0 || whole.some((word) => earlier.statement.wording.lexemes.has(word))) return false;
  return lacksAsked(later, earlier);
}

const ofSpeaker = /^I(?:['’]\p{L}+)? /u;

const ofMine = /(?<!\p{L})my /iu;

/** "I have 84 credits" is told of somebody, "The honours track asks for 96 credits" is not. */
const isOfNobody = (later: Statement, earlier: Statement): boolean => {
  if (!ofSpeaker.test(earlier.candidate.memory) || later.subject.size === 0 || ofMine.test(later.candidate.memory))
    return false;
  return ![...later.subject].some((word) => earlier.wording.lexemes.has(word));
};

/** Values that many things have one of; a day, an address or a tool of a kind tells more. */
const ofManyThings: ReadonlySet<string> = new Set(
  'duration money share temperature size length weight thousands code ordinal colour age'.split(' '),
);

/** Whether they have more in common than their meaning. */
function haveMuchInCommon(later: Statement, { statement: earlier, words: asked }: Answer): boolean {
  const [{ forms, tellsNumber }, before] = [later.values, earlier.values];
  const ofOneForm = [...forms].filter((form) => before.forms.has(form));
  // "Priya has a new assistant" has nothing but Priya in common with "Priya is our community manager".
  const isOfBoth = (word: string): boolean =>
    (later.subject.has(word) && earlier.subject.has(word)) ||
    // Who does something is no more than the answer, unless somebody's own is asked for ("Jo is down to 78 kg").
    (later.toldOf.has(word) && earlier.toldOf.has(word) && ofOneForm.length === 0 && !asked.includes(word));
  const isShared =
    shareTopic(later.wording.lexemes, earlier.wording.lexemes) ||
    [...later.wording.lexemes].some(
      (word) => isTelling(word) && !isUnit.test(word) && earlier.wording.lexemes.has(word) && !isOfBoth(word),
    );
  if (!isShared && ofOneForm.length === 0 && forms.size > 0 && before.forms.size > 0) return false;
  // "We deploy on Tuesdays", "The team lunch is on Thursdays": where only a day is in common, their meaning has to be.
  const isNear = isShared || cosineBetweenStored(later.candidate, earlier.candidate) >= toldAnewSimilarity.alone;
  if (isNear && ofOneForm.some((form) => isShared || !ofManyThings.has(form))) return true;
  const nameOthers = nameOtherPersons(later, earlier);
  if (later.tone.tellsChange || later.candidate.isCorrection || later.tellsEnd || isDenied(later, earlier))
    return isShared || nameOthers;
  // "Alerts go to PagerDuty", "Alerts are off on weekends": where, and when.
  const tellForms = forms.size > 0 && before.forms.size > 0 && areOfTime(forms) === areOfTime(before.forms);
  return isShared && (nameOthers || tellForms || (tellsNumber && before.tellsNumber));
}

const negates =
  /(?<!\p{L})(?:not|never|cannot|nicht|kein\p{L}*|pas|não|non)(?!\p{L})|\p{L}n['’]t(?!\p{L})|(?<!\p{L})(?:do|does|did|is|are|was|were|ca|wo|has|have)nt(?!\p{L})/iu;

/** "I'm not allergic to penicillin": whether it says of the same that it is not so. */
const isDenied = ({ candidate }: Statement, earlier: Statement): boolean =>
  negates.test(candidate.memory) !== negates.test(earlier.candidate.memory);

const saysWho = /(?<!\p{L})(?:is|was|are|called|named)(?!\p{L}) (?:called |named )?\p{Lu}|^\p{Lu}\p{Ll}+ (?:is|was) /u;

/** "I moved to Braga" tells nothing of my sister; "I'm seeing Joris" may tell who my partner is. */
const isAboutAnotherPerson = (later: Statement, earlier: Statement): boolean =>
  (bringsInPerson(earlier, later) && !saysWho.test(earlier.candidate.memory)) ||
  (later.tone.concerned !== null && earlier.tone.concerned !== null && later.tone.concerned !== earlier.tone.concerned);
