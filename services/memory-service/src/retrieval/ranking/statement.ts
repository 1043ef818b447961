import type { Candidate } from '../candidates/candidate.js';
import { tokenize } from '../tokenizer/tokenizer.js';
import { tellsChange } from './tells-change.js';

/** A memory as it is compared with others that say nearly the same. */
export interface Statement {
  readonly candidate: Candidate;
  /** `YYYY-MM-DD` of the session, which for a session without a day is that of its storing. */
  readonly day: string;
  readonly lexemes: ReadonlySet<string>;
  /** Its words that are no stop words, each in one piece ("14:30" has three lexemes). */
  readonly words: ReadonlySet<string>;
  /** Whose things it tells of, by its first possessive or pronoun; null when it names none. */
  readonly concerned: string | null;
  /** Whether it tells what only may be. */
  readonly isHedged: boolean;
  readonly tellsPast: boolean;
  readonly tellsChange: boolean;
}

const known = new WeakMap<Candidate, Statement>();

/** Read once for a candidate, as long as that is kept: reading forty of them costs more than all else of the ranking. */
export function statementOf(candidate: Candidate): Statement {
  const before = known.get(candidate);
  if (before !== undefined) return before;
  const statement = readStatement(candidate);
  known.set(candidate, statement);
  return statement;
}

/** What extraction adds to a text: the days that "last week" meant. */
const addedDates = / \(\d{4}-\d{2}-\d{2}(?: to \d{4}-\d{2}-\d{2})?\)/g;

function readStatement(candidate: Candidate): Statement {
  const { memory, sessionTimestamp, createdAt } = candidate;
  const words = memory
    .replace(addedDates, '')
    .split(/\s+/)
    .map((word) => tokenize(word));
  return {
    candidate,
    day: (sessionTimestamp ?? createdAt.toISOString()).slice(0, 10),
    lexemes: new Set(words.flat()),
    words: new Set(words.filter((lexemes) => lexemes.length > 0).map((lexemes) => lexemes.join(' '))),
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

/** What may be is no new state of things. The month is no "may". */
const hedges =
  /\bmay\b|\b(?:[Mm]ight|[Mm]aybe|[Pp]erhaps|could|would|consider(?:s|ed|ing)?|(?:thinking|thought) (?:about|of)|[Ii]f|[Uu]nless|propos(?:e|es|ed|al)|suggest(?:s|ed|ion)?|wonder(?:s|ing)?)\b|\?/;

const past = /\b(?:was|were|had|did|used to|previously|formerly|originally|back then)\b/i;
