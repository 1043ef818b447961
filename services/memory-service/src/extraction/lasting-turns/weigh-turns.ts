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
}

/** Below this a turn passes, whatever rules keep of it. Higher bounds lose facts faster than they leave out what passes (README, "Bounds"). */
const boundOf: Readonly<Record<Voice, number>> = { user: -1.5, assistant: -1.2, person: -1.5 };
/** A sentence of a person or a user that lasts so surely by itself does so whatever stands around it. */
const surelyLasts = 1;

/** Whether a statement lasts whatever stands around it: an answer, a row of a table, and of persons and users what surely lasts or has a form that does. */
function lastsAnywhere({ text, weight, isAnswer, isRow }: KeptOfTurn, voice: Voice): boolean {
  if (isAnswer || isRow) return true;
  if (voice === 'assistant') return false;
  if (Number.isFinite(weight) && weight > surelyLasts) return true;
  return lastsByRule(text, voice) || (voice === 'user' && saysToLast(text));
}

/** A short turn is little more than its sentences, which were weighed: one that nobody else spoke before, and a reply of few words. */
const maxAloneCharacters = 150;
const maxReplyCharacters = 70;

function isShort({ text, voice, before }: TurnInPlace): boolean {
  if (before === null || (voice === 'user' && before.voice === 'user')) return text.length <= maxAloneCharacters;
  return voice !== 'user' && text.length <= maxReplyCharacters;
}

/** Whether a turn passes as a whole, in its place, although rules keep something of it. */
export function passesAsWhole(turn: TurnInPlace, kept: readonly KeptOfTurn[]): boolean {
  if (isShort(turn)) return false;
  if (kept.some((statement) => lastsAnywhere(statement, turn.voice))) return false;
  const bound = boundOf[turn.voice];
  if (turnOdds(turn) >= bound) return false;
  // An agent says much around what it found, so that the latter is judged by itself as well.
  return turn.voice !== 'assistant' || turnOdds({ ...turn, text: kept.map(({ text }) => text).join('\n') }) < bound;
}
