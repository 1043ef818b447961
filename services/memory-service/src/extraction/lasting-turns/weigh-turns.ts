import { lastsByRule, saysToLast } from '../lasting/weigh-sentences.js';
import type { Voice } from '../voice.js';
import { turnOdds } from './turn-odds.js';
import type { TurnInPlace } from './turn-signs.js';

/** What the rules keep of a turn. */
export interface KeptOfTurn {
  readonly text: string;
  /** How much its sentence is like those that last; infinite where it was not weighed. */
  readonly weight: number;
  /** Whether it was kept as an answer, and so judged with its question. */
  readonly isAnswer: boolean;
  /** Whether it is a row of a table. */
  readonly isRow: boolean;
  /** Whether it surely lasts where it stands: judged in its place in a reply, or listed as the user's own. */
  readonly lastsInPlace: boolean;
}

/**
 * Below this a turn passes, whatever rules keep of it. Higher bounds lose facts faster than they leave out what passes
 * (README, "Bounds").
 */
const boundOf: Readonly<Record<Voice, number>> = { user: -1.2, assistant: -1, person: -1.2 };
/** A sentence of a person or a user that lasts so surely by itself does so whatever stands around it. */
const surelyLasts = 1;

/**
 * Whether a statement lasts whatever the turn looks like: by its place, and of persons and users what surely lasts or
 * has a form that does.
 */
function lastsAnywhere({ text, weight, isAnswer, isRow, lastsInPlace }: KeptOfTurn, voice: Voice): boolean {
  if (isAnswer || isRow || lastsInPlace) return true;
  if (voice === 'assistant') return false;
  if (Number.isFinite(weight) && weight > surelyLasts) return true;
  return lastsByRule(text, voice) || (voice === 'user' && saysToLast(text));
}

/** A short turn is little more than its sentences, which were weighed: it has to be surer. */
const maxShortCharacters = 100;
const boundOfShort = -2;
const isShort = ({ text }: TurnInPlace): boolean => text.length <= maxShortCharacters;

/** Whether a turn passes as a whole, in its place, although rules keep something of it. */
export function passesAsWhole(turn: TurnInPlace, kept: readonly KeptOfTurn[]): boolean {
  if (kept.some((statement) => lastsAnywhere(statement, turn.voice))) return false;
  if (isShort(turn) && lastsByRule(turn.text, turn.voice)) return false;
  const bound = isShort(turn) ? boundOfShort : boundOf[turn.voice];
  if (turnOdds(turn) >= bound) return false;
  // Much is said around a fact: what was kept is judged by itself as well.
  const told = kept.map(({ text }) => text).join('\n');
  return told === turn.text || turnOdds({ ...turn, text: told }) < bound;
}

/**
 * From here on a sentence that says as much alone is kept against the rules: plain statements, which rules of the
 * moment take along.
 */
const surelyLastsAlone = 1.5;

/** Whether what a user says surely lasts, said alone. */
export const surelyLastsAsTurn = (turn: TurnInPlace): boolean =>
  turn.voice === 'user' && isShort(turn) && turnOdds(turn) >= surelyLastsAlone;
