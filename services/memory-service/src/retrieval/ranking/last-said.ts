import type { BareCorrection } from '../../extraction/corrections/bare-correction.js';
import { mayBeToldOf, tellsByWhatMeans, tellsOfKind } from '../../extraction/corrections/told-kinds.js';
import { toolKindsIn } from '../../extraction/language/lexicon/tool-kinds.js';
import { tokenize } from '../tokenizer/tokenizer.js';
import { lastSaidBonus, lastSaidMargin, lastSaidSimilarity, replacedDepth, sameToolKindBonus } from '../weights.js';
import { byAge } from './by-age.js';
import { cosineBetweenStored } from './cosine-similarity.js';
import { isSameVoice } from './replacement.js';
import type { Statement } from './statement.js';
import { isTelling } from './tells-end.js';

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
  // Behind another message it may answer that.
  if (correction.bareCorrection === null || correction.candidate.sourceIndex > 0) return null;
  const fit = new Fit(correction, correction.bareCorrection);
  // Most corrections end here: the others are compared with all that was found.
  if (!told.slice(0, replacedDepth).some((one) => fit.isFitting(one) && fit.worth(one) >= fit.least(one))) return null;
  const fitting = told.filter((one) => fit.isFitting(one));
  const last = new Set(ofLastDay(fitting));
  const [best, ...others] = fitting
    .map((statement) => ({ statement, worth: fit.worth(statement) + (last.has(statement) ? lastSaidBonus : 0) }))
    .sort((a, b) => b.worth - a.worth);
  if (best === undefined || best.worth < fit.least(best.statement) + lastSaidBonus) return null;
  // "We install with npm" is no other thing than "The package manager is npm".
  const rival = others.find(({ statement }) => !endAlike(statement, best.statement));
  return rival === undefined || best.worth - rival.worth >= lastSaidMargin ? best.statement : null;
}

/** How well statements fit what a bare correction tells. */
class Fit {
  readonly #correction: Statement;
  readonly #told: BareCorrection;
  /** What the tools that it names are used for. */
  readonly #toolKinds: ReadonlySet<string>;

  constructor(correction: Statement, told: BareCorrection) {
    this.#correction = correction;
    this.#told = told;
    this.#toolKinds = toolKindsIn(told.value);
  }

  isFitting(one: Statement): boolean {
    const { kind, told } = this.#told;
    const { memory } = one.candidate;
    if (!isToldBefore(one, this.#correction) || one.tone.tellsDeed || !tellsOfKind(memory, kind)) return false;
    if (told !== 'it' && !mayBeToldOf(memory, told)) return false;
    // A logger takes no place of a host.
    return this.#toolKinds.size === 0 || toolKindsIn(memory).size === 0 || this.#isOfSameTools(one);
  }

  worth(one: Statement): number {
    const similarity = cosineBetweenStored(one.candidate, this.#correction.candidate);
    return this.#isOfSameTools(one) ? similarity + sameToolKindBonus : similarity;
  }

  /** What it has to be worth to be meant. */
  least({ candidate: { memory } }: Statement): number {
    const { kind } = this.#told;
    return lastSaidSimilarity[kind === 'means' && tellsByWhatMeans(memory) ? 'done' : kind];
  }

  #isOfSameTools({ candidate: { memory } }: Statement): boolean {
    if (this.#toolKinds.size === 0) return false;
    return [...toolKindsIn(memory)].some((kind) => this.#toolKinds.has(kind));
  }
}

function isToldBefore(one: Statement, later: Statement): boolean {
  const { candidate } = one;
  if (one === later || one.isLong || one.bareCorrection !== null || candidate.sessionId === later.candidate.sessionId)
    return false;
  return isSameVoice(later, one) && byAge(candidate, later.candidate, one.day, later.day) < 0;
}

function ofLastDay(statements: readonly Statement[]): readonly Statement[] {
  const lastDay = statements
    .map(({ day }) => day)
    .sort()
    .at(-1);
  return statements.filter(({ day }) => day === lastDay);
}

const endAlike = (one: Statement, other: Statement): boolean =>
  [...one.wording.words].at(-1) === [...other.wording.words].at(-1);
