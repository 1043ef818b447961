import type { Candidate } from '../candidates/candidate.js';
import { tokenize } from '../tokenizer/tokenizer.js';
import { countsInTsvector } from '../tsvector-text.js';
import { sessionDay } from './by-age.js';
import { tellsChange } from './tells-change.js';

/** Longer texts are never taken for versions of one another, whatever words they share. */
const maxCharacters = 300;

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

  constructor(candidate: Candidate) {
    this.candidate = candidate;
    this.day = sessionDay(candidate);
    this.isLong = candidate.memory.length > maxCharacters;
  }

  /** Whether its own text has the lexeme of a needle. */
  has(needle: string): boolean {
    return (countsInTsvector(this.candidate.tsvector, needle)?.[0] ?? 0) > 0;
  }

  get wording(): Wording {
    this.#wording ??= readWording(this.candidate.memory);
    return this.#wording;
  }

  get tone(): Tone {
    this.#tone ??= readTone(this.candidate.memory);
    return this.#tone;
  }
}

interface Wording {
  readonly lexemes: ReadonlySet<string>;
  /** Its words that are no stop words, each in one piece ("14:30" has three lexemes). */
  readonly words: ReadonlySet<string>;
}

interface Tone {
  /** Whose things it tells of, by its first possessive or pronoun; null when it names none. */
  readonly concerned: string | null;
  /** Whether it tells only what may be. */
  readonly isHedged: boolean;
  readonly tellsPast: boolean;
  readonly tellsChange: boolean;
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

/** What extraction adds to a text: the days that "last week" meant. */
const addedDates = / \(\d{4}-\d{2}-\d{2}(?: to \d{4}-\d{2}-\d{2})?\)/g;

function readWording(memory: string): Wording {
  const words = memory
    .replace(addedDates, '')
    .split(/\s+/)
    .map((word) => tokenize(word));
  return {
    lexemes: new Set(words.flat()),
    words: new Set(words.filter((lexemes) => lexemes.length > 0).map((lexemes) => lexemes.join(' '))),
  };
}

function readTone(memory: string): Tone {
  return {
    concerned: concerned(memory),
    isHedged: hedges.test(memory),
    tellsPast: past.test(memory),
    tellsChange: tellsChange(memory),
  };
}

/** "his parents" are not "my parents". */
function concerned(text: string): string | null {
  const word = /\b(?:my|our|i|we|your|you|his|he|her|she|their|they)\b/i.exec(text)?.[0];
  return person.get(word?.toLowerCase() ?? '') ?? null;
}

const person = new Map(
  ['first:my our i we', 'second:your you', 'he:his he', 'she:her she', 'they:their they'].flatMap((group) => {
    const [name = '', words = ''] = group.split(':');
    return words.split(' ').map((word) => [word, name] as const);
  }),
);

/** Words of what only may be, which is no new state of things. "May" in a capital is the month. */
const hedges =
  /\bmay\b|\b(?:[Mm]ight|[Mm]aybe|[Pp]erhaps|could|would|consider(?:s|ed|ing)?|(?:thinking|thought) (?:about|of)|[Ii]f|[Uu]nless|propos(?:e|es|ed|al)|suggest(?:s|ed|ion)?|wonder(?:s|ing)?)\b|\?/;

const past = /\b(?:was|were|had|did|used to|previously|formerly|originally|back then)\b/i;
