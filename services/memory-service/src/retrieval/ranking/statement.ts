import { type LeaningCorrection, leaningCorrectionIn } from '../../extraction/corrections/leaning-correction.js';
import { type ToldValues, valuesIn } from '../../extraction/corrections/told-values.js';
import { withoutAddedDates } from '../../extraction/dates/annotate-dates.js';
import type { Candidate } from '../candidates/candidate.js';
import { countsInTsvector, type SoughtLexeme } from '../tsvector-text.js';
import { sessionDay } from './by-age.js';
import { type Clause, clausesOf, swappedClauses } from './clause.js';
import { frameOf } from './frame.js';
import { openingNameOf, openingPlaceOf } from './opening.js';
import { type Modifiers, modifiersIn } from './other-modifiers.js';
import { type Owned, ownedIn } from './owner.js';
import { subjectOf } from './subject-of.js';
import { type Denial, denialIn } from './tells-denial.js';
import { endingOf, reasonOf, tellsNew } from './tells-end.js';
import { type Habit, habitIn } from './tells-habit.js';
import { mayTellSwap } from './tells-swap.js';
import { Tone } from './tone.js';
import { membersNamed } from './which-of-kind.js';
import { longestCompared, readWording, type Wording } from './wording.js';

/**
 * A memory as it is compared with others that say nearly the same. What has to be read from its text is read once, when
 * it is first asked for.
 */
export class Statement {
  readonly candidate: Candidate;
  /** As `sessionDay` tells it. */
  readonly day: string;
  readonly isLong: boolean;
  #wording: Wording | undefined;
  #tone: Tone | undefined;
  #tellsEnd: boolean | undefined;
  #tellsTurn: boolean | undefined;
  #clauses: readonly Clause[] | undefined;
  #denial: Denial | null | undefined;
  #subject: ReadonlySet<string> | undefined;
  #toldOf: ReadonlySet<string> | undefined;
  #openingPlace: string | null | undefined;
  #leaning: LeaningCorrection | null | undefined;
  #values: ToldValues | undefined;
  #habit: Habit | null | undefined;
  #frame: readonly string[] | undefined;
  #leaningValues: ToldValues | undefined;
  #modifiers: Modifiers | undefined;
  #members: ReadonlyMap<string, readonly string[]> | undefined;
  #owned: readonly Owned[] | undefined;

  constructor(candidate: Candidate) {
    this.candidate = candidate;
    this.day = sessionDay(candidate);
    this.isLong = candidate.memory.length > longestCompared;
  }

  /** Whether its own text has the lexeme. */
  has(lexeme: SoughtLexeme): boolean {
    return (countsInTsvector(this.candidate, lexeme)?.[0] ?? 0) > 0;
  }

  get wording(): Wording {
    this.#wording ??= readWording(this.candidate.memory);
    return this.#wording;
  }

  get tone(): Tone {
    this.#tone ??= new Tone(this.candidate.memory, withoutSpeaker(this.candidate));
    return this.#tone;
  }

  /** Whether one of its clauses does. */
  get tellsEnd(): boolean {
    this.#tellsEnd ??=
      !this.isLong &&
      (endingOf(this.candidate.memory) !== null ||
        this.denial !== null ||
        (mayTellSwap(this.candidate.memory) && this.clauses.some(({ tellsEnd }) => tellsEnd)));
    return this.#tellsEnd;
  }

  /** Whether it tells what one is, or a habit that was begun or given up. */
  get habit(): Habit | null {
    if (this.#habit === undefined) this.#habit = habitIn(withoutSpeaker(this.candidate));
    return this.#habit;
  }

  /** Its words in their order without times, as `frame.ts` compares them; none of a long one. */
  get frame(): readonly string[] {
    this.#frame ??= frameOf(this.candidate.memory);
    return this.#frame;
  }

  /** What it denies and what is instead, where it says nothing else; null of any other. */
  get denial(): Denial | null {
    if (this.#denial === undefined) this.#denial = denialIn(withoutSpeaker(this.candidate));
    return this.#denial;
  }

  /** What it puts right or changes without saying of what; null of any other. */
  get leaning(): LeaningCorrection | null {
    if (this.#leaning === undefined)
      this.#leaning = this.denial === null ? leaningCorrectionIn(withoutSpeaker(this.candidate)) : null;
    return this.#leaning;
  }

  /** Of what form the values are that it tells. */
  get values(): ToldValues {
    this.#values ??= valuesIn(withoutAddedDates(withoutSpeaker(this.candidate)));
    return this.#values;
  }

  /** The same of what it puts right or changes without saying of what; of any other of all that it tells. */
  get leaningValues(): ToldValues {
    this.#leaningValues ??= readLeaningValues(this);
    return this.#leaningValues;
  }

  /** What its words say of which of several like things it is told, as `other-modifiers.ts` compares it. */
  get modifiers(): Modifiers {
    this.#modifiers ??= modifiersIn(this.candidate.memory);
    return this.#modifiers;
  }

  /** The same by words of which a thing has one of a group, by group. */
  get members(): ReadonlyMap<string, readonly string[]> {
    this.#members ??= membersNamed(this.candidate.memory);
    return this.#members;
  }

  /** What it names as somebody's, as `owner.ts` compares it. */
  get owned(): readonly Owned[] {
    this.#owned ??= ownedIn(this.candidate.memory);
    return this.#owned;
  }

  /** The lexemes of whom or what it tells of, as far as that is known. */
  get subject(): ReadonlySet<string> {
    this.#subject ??= this.isLong ? new Set() : subjectOf(withoutSpeaker(this.candidate));
    return this.#subject;
  }

  /** The same, or the person whose name it opens with where no subject is known. */
  get toldOf(): ReadonlySet<string> {
    this.#toldOf ??= this.subject.size > 0 ? this.subject : openingNamesOf(this.candidate);
    return this.#toldOf;
  }

  /** The lexeme of the place that it opens with ("On PC the game needs 4 GB"); null where it opens with none. */
  get openingPlace(): string | null {
    if (this.#openingPlace === undefined) this.#openingPlace = openingPlaceOf(this.candidate.memory);
    return this.#openingPlace;
  }

  /** Whether one of its clauses tells an end or why there may be one, or that something is new. */
  get tellsTurn(): boolean {
    const { memory } = this.candidate;
    this.#tellsTurn ??= this.tellsEnd || (!this.isLong && (tellsNew(memory) || reasonOf(memory) !== null));
    return this.#tellsTurn;
  }

  get tellsOnlyEnd(): boolean {
    return this.tellsEnd && this.clauses.every(({ tellsEnd }) => tellsEnd);
  }

  get clauses(): readonly Clause[] {
    this.#clauses ??= this.isLong ? [] : readClauses(this);
    return this.#clauses;
  }
}

function openingNamesOf({ memory }: Candidate): ReadonlySet<string> {
  const name = openingNameOf(memory);
  return new Set(name === null ? [] : [name]);
}

/** "Four, since Kemal started" names nobody. */
function readLeaningValues({ leaning, values }: Statement): ToldValues {
  if (leaning === null) return values;
  const told = valuesIn(leaning.value);
  return leaning.isBare ? { ...values, tellsNumber: told.tellsNumber, namesPerson: told.namesPerson } : told;
}

const known = new WeakMap<Candidate, Statement>();

/**
 * The statement of a candidate, made once for as long as the candidate is kept: making forty anew costs more than all
 * else of the ranking.
 */
export function statementOf(candidate: Candidate): Statement {
  const before = known.get(candidate);
  if (before !== undefined) return before;
  const statement = new Statement(candidate);
  known.set(candidate, statement);
  return statement;
}

function readClauses({ candidate, denial }: Statement): readonly Clause[] {
  return denial === null
    ? clausesOf(withoutSpeaker(candidate))
    : swappedClauses({ before: denial.before, ended: denial.denied, instead: denial.instead });
}

function withoutSpeaker({ memory, speaker }: Candidate): string {
  const prefix = `${speaker}: `;
  return memory.startsWith(prefix) ? memory.slice(prefix.length) : memory;
}

/** Reads what is asked of every candidate. */
export function readStatement(candidate: Candidate): void {
  const statement = statementOf(candidate);
  void statement.leaning;
  void statement.tellsTurn;
}

/** Whether both tell of the same person, as far as they name one: "My sister works at Acme" tells nothing of me. */
export function areOfSamePerson(one: Statement, other: Statement): boolean {
  const [concernedOne, concernedOther] = [one.tone.concerned, other.tone.concerned];
  if (concernedOne !== concernedOther && concernedOne !== null && concernedOther !== null) return false;
  return isToldOf(one.tone.otherPerson, other) && isToldOf(other.tone.otherPerson, one);
}

function isToldOf(person: string | null, { wording }: Statement): boolean {
  return person === null || wording.lexemes.has(person);
}

/** Whether one tells of somebody ("my brother") whom the other does not name. */
export function bringsInPerson(one: Statement, other: Statement): boolean {
  return !isToldOf(one.tone.otherPerson, other);
}
