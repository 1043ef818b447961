import type { LeaningCorrection } from '../../extraction/corrections/leaning-correction.js';
import { mayBeToldOf, type ToldValues, tellsByWhatMeans } from '../../extraction/corrections/told-values.js';
import { tokenize } from '../tokenizer/tokenizer.js';
import {
  lastSaidBonus,
  lastSaidMargin,
  lastSaidWorth,
  replacedDepth,
  sameFormBonus,
  sameMarkBonus,
} from '../weights.js';
import { byAge } from './by-age.js';
import { cosineBetweenStored } from './cosine-similarity.js';
import { nameOtherPersons } from './persons-named.js';
import { isSameVoice } from './replacement.js';
import type { Statement } from './statement.js';
import { shareTopic } from './tells-change.js';
import { isTelling } from './tells-end.js';
import { nameOtherMember } from './told-apart.js';

/*
 * What a correction that does not say of what it is told puts right: "It's 9443, not 8080" what named 8080 last; "No,
 * we use pnpm" what was said last of the same kind, as the first of another conversation.
 */

/** What named a denied value last before it was denied; null where nothing did, or several on that day. */
export function lastNaming(denying: Statement, told: readonly Statement[]): Statement | null {
  const denied = tokenize(denying.denial?.denied ?? '').filter(isTelling);
  if (denied.length === 0) return null;
  const naming = told.filter(
    (one) => isToldBefore(one, denying) && denied.every((word) => one.wording.lexemes.has(word)),
  );
  const [only, ...others] = ofLastDay(naming);
  return only === undefined || others.length > 0 ? null : only;
}

/**
 * What a bare value puts right: what is most like it, where what was said last counts more; null where none stands out,
 * or none of the first places can be meant.
 * @param told what was found, best first
 */
export function lastOfKind(correction: Statement, told: readonly Statement[]): Statement | null {
  if (correction.leaning === null) return null;
  // Behind another message it may answer that, unless it tells by what else something is done.
  if (correction.candidate.sourceIndex > 0 && !tellsOtherMeans(correction)) return null;
  const fit = new Fit(correction, correction.leaning);
  // Most corrections end here: the others are compared with all that was found.
  if (
    !told
      .slice(0, replacedDepth)
      .some((one) => fit.isFitting(one) && fit.worth(one) + fit.lastSaidBonus >= fit.least(one))
  )
    return null;
  const fitting = fit.fittingAmong(told);
  const last = new Set(ofLastDay(fitting));
  const [best, ...others] = fitting
    .map((statement) => ({ statement, worth: fit.worth(statement) + (last.has(statement) ? fit.lastSaidBonus : 0) }))
    .sort((a, b) => b.worth - a.worth);
  if (best === undefined || best.worth < fit.least(best.statement)) return null;
  // "We install with npm" is no other thing than "The package manager is npm".
  const rival = others.find(({ statement }) => !endAlike(statement, best.statement));
  return rival === undefined || best.worth - rival.worth >= lastSaidMargin ? best.statement : null;
}

/** "Let's go with Drizzle then": a tool of a kind, whatever it answers. */
const tellsOtherMeans = ({ leaning, leaningValues: { forms, tellsNumber } }: Statement): boolean =>
  leaning?.isChange === true && leaning.tellsMeans && forms.size > 0 && !tellsNumber;

/** "No, on Thursdays": what tells nothing without what it puts right. */
const isBareCorrection = ({ leaning }: Statement): boolean => leaning?.isBare === true && !leaning.isChange;

/** Whether a correction that does not say of what it is told may be told of a statement, by the form of its value. */
export function mayPutRight(correction: Statement, one: Statement): boolean {
  const { leaning } = correction;
  return leaning === null || !isBareCorrection(correction) || new Fit(correction, leaning).isFitting(one);
}

/** "We switched to …" puts nothing right of what my cousin did, and a number no age. */
const isOfSomebodyElse = (one: Statement, { tone, values }: Statement): boolean =>
  (tone.concerned === 'first' && one.tone.otherPerson !== null) ||
  (one.values.forms.has('age') && !values.forms.has('age'));

const ofThing = /(?<!\p{L})(?:it|that|them|this)(?!\p{L})/iu;

/** How well statements fit what a correction tells that does not say of what. */
class Fit {
  readonly #correction: Statement;
  readonly #leaning: LeaningCorrection;
  readonly #values: ToldValues;
  /** The words of the tool that it tells in place of another. */
  readonly #chosen: readonly string[];

  constructor(correction: Statement, leaning: LeaningCorrection) {
    this.#correction = correction;
    this.#leaning = leaning;
    this.#values = correction.leaningValues;
    this.#chosen = tellsOtherMeans(correction) ? tokenize(leaning.value).filter(isTelling) : [];
  }

  get lastSaidBonus(): number {
    return this.#leaning.isBare ? lastSaidBonus : 0;
  }

  /** Of one form with what is told, where any is. */
  fittingAmong(told: readonly Statement[]): readonly Statement[] {
    const fitting = told.filter((one) => this.isFitting(one));
    const ofOneForm = fitting.filter((one) => this.#isOfOneForm(one));
    return ofOneForm.length > 0 ? ofOneForm : fitting;
  }

  isFitting(one: Statement): boolean {
    const { told, tellsMeans } = this.#leaning;
    const { memory } = one.candidate;
    if (!isToldBefore(one, this.#correction) || one.tone.tellsDeed) return false;
    // "Drizzle starts faster" is no reason to leave Drizzle.
    if (this.#chosen.length > 0 && this.#chosen.every((word) => one.wording.lexemes.has(word))) return false;
    if (told !== 'it' && !mayBeToldOf(memory, told)) return false;
    if (told === 'it' && isOfSomebodyElse(one, this.#correction)) return false;
    // "No, on production" may tell another stage, "We run five nodes in production now" tells of it.
    if (!this.#leaning.isBare && nameOtherMember(this.#correction, one)) return false;
    // "We pay Tom 45 euros now" puts nothing right of what Lena gets.
    if (!this.#leaning.isBare && this.#values.tellsNumber && nameOtherPersons(this.#correction, one)) return false;
    if (this.#isOfOneForm(one)) return true;
    const { forms, tellsNumber, namesPerson } = this.#values;
    // A logger takes no place of a host, but of what is not known.
    if (forms.size > 0) return tellsMeans && !tellsNumber && !one.values.tellsNumber && one.values.forms.size === 0;
    if (namesPerson) return one.values.namesPerson;
    if (tellsNumber) return one.values.tellsNumber || tellsMeans;
    return !one.values.tellsNumber && !one.values.forms.has('day');
  }

  worth(one: Statement): number {
    const similarity = cosineBetweenStored(one.candidate, this.#correction.candidate);
    const marks = [...this.#values.marks].some((mark) => one.values.marks.has(mark));
    return similarity + (this.#isOfOneForm(one) ? sameFormBonus : 0) + (marks ? sameMarkBonus : 0);
  }

  /** What it has to be worth to be meant. */
  least(one: Statement): number {
    const { isBare, tellsMeans } = this.#leaning;
    if (!isBare) return lastSaidWorth.loose;
    if (this.#isOfOneForm(one) || this.#values.namesPerson) return lastSaidWorth.known;
    if (tellsMeans && tellsByWhatMeans(one.candidate.memory)) return lastSaidWorth.known;
    return this.#values.tellsNumber ? lastSaidWorth.number : lastSaidWorth.name;
  }

  /** One topic of many words ("moved", "lives in") counts as one form, if somebody did it: "it" moves elsewhere. */
  #isOfOneForm({ values: { forms }, wording: { lexemes } }: Statement): boolean {
    if ([...this.#values.forms].some((form) => forms.has(form))) return true;
    const { candidate, wording } = this.#correction;
    return !ofThing.test(candidate.memory) && shareTopic(lexemes, wording.lexemes);
  }
}

function isToldBefore(one: Statement, later: Statement): boolean {
  const { candidate } = one;
  if (one === later || one.isLong || isBareCorrection(one)) return false;
  // What else is said at the same time is told beside it, unless a later message tells by what else.
  const isBeside = candidate.sessionId === later.candidate.sessionId;
  if (isBeside && !(candidate.sourceIndex < later.candidate.sourceIndex && tellsOtherMeans(later))) return false;
  return isSameVoice(later, one) && byAge(candidate, later.candidate, one.day, later.day) < 0;
}

function ofLastDay(statements: readonly Statement[]): readonly Statement[] {
  const lastDay = statements
    .map(({ day }) => day)
    .sort()
    .at(-1);
  return statements.filter(({ day }) => day === lastDay);
}

/** They name one value; one number may be of two things. */
const endAlike = (one: Statement, other: Statement): boolean =>
  !one.values.tellsNumber && [...one.wording.words].at(-1) === [...other.wording.words].at(-1);
