import { tokenize } from '../tokenizer/tokenizer.js';
import { openingNameOf } from './opening.js';
import { calendarWords, haveOtherModifiers, writtenWords } from './other-modifiers.js';
import type { Owned } from './owner.js';
import type { Statement } from './statement.js';
import { isOfOtherTopic } from './tells-change.js';
import { isNaming, isTelling } from './tells-end.js';
import { isWhichThing } from './which-of-kind.js';

/*
 * What tells apart two statements that are much alike: "The refresh token expires after 30 days" is told of another
 * thing than "The access token expires after an hour", and "Production runs on Postgres 16" than "Staging runs on
 * Postgres 15".
 */

/**
 * Whether two statements are told of two things, or of two persons, by their own words. Of one subject the same words
 * are the value ("the repo is private", "the repo is public now"), but for those that the question names.
 * @param asked words of the question that the earlier one has
 */
export function areToldApart(later: Statement, earlier: Statement, asked: readonly string[]): boolean {
  if (openWithOthers(later, earlier) || isOfOtherOwner(later, earlier, asked)) return true;
  if (isOfOtherStep(later, earlier, asked)) return true;
  // "Ana got a new job" tells nothing of where she lives.
  if (isOfOtherTopic(later.wording.lexemes, earlier.wording.lexemes, asked)) return true;
  if (areOfOneSubject(later, earlier)) return isOtherThanAsked(later, earlier, asked);
  return (
    nameOtherMember(later, earlier) ||
    haveOtherModifiers(later.modifiers, earlier.modifiers) ||
    tellSameOfOtherSubjects(later, earlier, asked)
  );
}

/** What "we" and "I" do otherwise now has no other subject. */
function areOfOneSubject(later: Statement, earlier: Statement): boolean {
  const [subject, subjectToo] = [later.toldOf, earlier.toldOf];
  if (subject.size === 0 && subjectToo.size === 0)
    return isOfSpeaker(later) && isOfSpeaker(earlier) && (later.tone.tellsChange || later.candidate.isCorrection);
  return subject.size === subjectToo.size && [...subject].every((word) => subjectToo.has(word));
}

const isOfSpeaker = ({ tone }: Statement): boolean => tone.concerned === 'first';

/** "When does the access token expire?", where only the refresh token is told of later. */
function isOtherThanAsked(later: Statement, earlier: Statement, asked: readonly string[]): boolean {
  const untold = asked.filter((word) => isTelling(word) && !later.wording.lexemes.has(word));
  if (untold.length === 0) return false;
  const modifiers = [...earlier.modifiers.byHead.values()].flat();
  return (
    (haveOtherModifiers(later.modifiers, earlier.modifiers) && untold.some((word) => modifiers.includes(word))) ||
    (nameOtherMember(later, earlier) && untold.some(isWhichThing))
  );
}

/** Of two subjects, neither of which the other names, where nothing is said to have changed. */
export function areOfTwoSubjects(later: Statement, earlier: Statement): boolean {
  const [subject, subjectToo] = [later.toldOf, earlier.toldOf];
  if (subject.size === 0 || subjectToo.size === 0 || later.tone.tellsChange) return false;
  if ([...subject].some((word) => subjectToo.has(word))) return false;
  return !namesAny(subject, earlier) && !namesAny(subjectToo, later);
}

/** Of each group a thing or person has one: who names another of it tells of something else. */
export function nameOtherMember({ members: one }: Statement, { members: other }: Statement): boolean {
  for (const [group, named] of one) {
    const namedToo = other.get(group);
    if (namedToo !== undefined && !named.some((member) => namedToo.includes(member))) return true;
  }
  return false;
}

/** "The API listens on 8081" may be told of another one than the admin API that is asked for. */
export const lacksWhichIsAsked = (asked: readonly string[], { wording: { lexemes } }: Statement): boolean =>
  asked.some((word) => isWhichThing(word) && !lexemes.has(word));

/** "On PC the game needs 4 GB", "On the console the game needs 6 GB"; but "on my Mac", "on my MacBook" */
function openWithOthers({ openingPlace: place }: Statement, { openingPlace: placeToo }: Statement): boolean {
  if (place === null || placeToo === null) return false;
  return !place.startsWith(placeToo) && !placeToo.startsWith(place);
}

const step = /(?<!\p{L})(?:before|after) (?:(?:the|an?|our|my|its|each|every|any) )?(?<what>[\p{L}\d-]+)/iu;
const stepTold = ({ candidate }: Statement): readonly string[] =>
  tokenize(step.exec(candidate.memory)?.groups?.what ?? '');

/** "Before a deploy we run the smoke tests", "We run the e2e tests before a merge", where the deploy is asked for. */
function isOfOtherStep(later: Statement, earlier: Statement, asked: readonly string[]): boolean {
  const untold = asked.filter((word) => !later.wording.lexemes.has(word));
  return untold.length > 0 && stepTold(earlier).some((word) => untold.includes(word)) && stepTold(later).length > 0;
}

/**
 * "The gateway listens on port 7000", "The profile service listens on port 7100": one predicate of two subjects. Of
 * "Pavel owns the importer" the subject is what is told.
 */
function tellSameOfOtherSubjects(one: Statement, other: Statement, asked: readonly string[]): boolean {
  const [subject, subjectToo] = [one.toldOf, other.toldOf];
  if (subject.size === 0 || subjectToo.size === 0) return false;
  // "Build 418 is live now", where none was asked for
  if ([...subject].some((word) => subjectToo.has(word)))
    return haveOtherNumbers(subject, subjectToo) && !(one.tone.tellsChange && !asked.some((word) => /\d/.test(word)));
  if (isAskedWho(one, other, asked)) return false;
  // "The importer is owned by Olga", "Pavel maintains the importer"
  if (namesAny(subject, other) || namesAny(subjectToo, one)) return false;
  const [told, toldToo] = [namesTold(one, subject), namesTold(other, subjectToo)];
  const shared = told.filter((word) => other.wording.lexemes.has(word));
  return shared.some((word) => !/\d/.test(word)) && shared.length < Math.min(told.length, toldToo.length);
}

/** "Omar handles billing", "Priya looks after billing now": of who does it the name is the value. */
function isAskedWho(later: Statement, earlier: Statement, asked: readonly string[]): boolean {
  if (!later.tone.tellsChange || !opensWithPerson(later) || !opensWithPerson(earlier)) return false;
  const isOfEarlier = (word: string): boolean => earlier.toldOf.has(word);
  const telling = asked.filter(isTelling);
  return !asked.some(isOfEarlier) && telling.length > 0 && telling.every((word) => later.wording.lexemes.has(word));
}

const opensWithPerson = ({ candidate }: Statement): boolean => openingNameOf(candidate.memory) !== null;

const namesTold = ({ wording: { lexemes } }: Statement, subject: ReadonlySet<string>): readonly string[] =>
  [...lexemes].filter((word) => isNaming(word) && !subject.has(word) && !calendarWords.has(word));

const namesAny = (subject: ReadonlySet<string>, { wording: { lexemes } }: Statement): boolean =>
  [...subject].some((word) => isTelling(word) && lexemes.has(word));

/** "Node gpu03", "node gpu07" */
function haveOtherNumbers(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [numbers, numbersToo] = [one, other].map((words) => [...words].filter((word) => /\d/.test(word)));
  return numbers?.some((word) => !other.has(word)) === true && numbersToo?.some((word) => !one.has(word)) === true;
}

/** Whether a later statement is about what an earlier one names as its value: "Redis" of "we keep sessions in Redis". */
export function isToldOfValue(later: Statement, earlier: Statement): boolean {
  if (later.subject.size === 0 || later.tellsEnd) return false;
  const told = [...later.subject].filter(isTelling);
  if (told.length === 0 || told.some((word) => earlier.subject.has(word))) return false;
  const values = writtenWords(earlier.candidate.memory)
    .filter((word, at) => earlier.subject.size > 0 || (at > 0 && /^\p{Lu}/u.test(word)))
    .flatMap((word) => tokenize(word));
  return told.some((word) => values.includes(word) && !earlier.subject.has(word));
}

const isNamedBy = ({ owner }: Owned, { wording: { lexemes } }: Statement): boolean =>
  owner.every((word) => lexemes.has(word));

const sharesThing = ({ things }: Owned, { wording: { lexemes } }: Statement): boolean =>
  things.some((thing) => lexemes.has(thing));

/** "The food bank's board", "Clara's tutor": whose thing it is, where the earlier one names none. */
export const isOfOwner = (later: Statement, earlier: Statement): boolean =>
  later.owned.some((owned) => !owned.isOurs && (!isNamedBy(owned, earlier) || !sharesThing(owned, earlier)));

/**
 * "Our logo is orange", "The competitor's logo turned red": a thing that both name, of an owner whom one names; or
 * "Lena's car is a Golf", "My car is a Zoe", where Lena's is asked for.
 */
const isOfOtherOwner = (later: Statement, earlier: Statement, asked: readonly string[]): boolean =>
  later.owned.some(
    (owned) =>
      !owned.isOurs && sharesThing(owned, earlier) && (!isNamedBy(owned, earlier) || isOfSpeakersOwn(owned, earlier)),
  ) ||
  earlier.owned.some((owned) => isAskedOwner(owned, asked) && sharesThing(owned, later) && !pointsTo(later, owned));

const isAskedOwner = ({ owner, isOurs }: Owned, asked: readonly string[]): boolean =>
  !isOurs && owner.length > 0 && owner.every((word) => asked.includes(word));

/** By name, or by "her". */
const pointsTo = (later: Statement, owned: Owned): boolean =>
  isNamedBy(owned, later) || (later.tone.concerned !== null && !isOfSpeaker(later));

/** "Sarah is my manager" tells nothing of Sarah's. */
const isOfSpeakersOwn = ({ owner, isPerson }: Owned, earlier: Statement): boolean =>
  isPerson && isOfSpeaker(earlier) && !earlier.owned.some((one) => one.owner.join() === owner.join());
