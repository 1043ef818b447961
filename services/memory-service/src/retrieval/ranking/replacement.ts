import type { Candidate } from '../candidates/candidate.js';
import { tokenize } from '../tokenizer/tokenizer.js';
import {
  answeredShare,
  correctionSimilarity,
  maxLifts,
  maxReplacedWords,
  maxReplacingWords,
  sameFrameShare,
} from '../weights.js';
import { cosineBetweenStored } from './cosine-similarity.js';
import { isStateWord, shareTopic, tellsChange } from './tells-change.js';

/** A memory as it is compared with others that say nearly the same. */
export interface Statement {
  readonly candidate: Candidate;
  readonly lexemes: ReadonlySet<string>;
  /** Its words that are no stop words, each in one piece ("14:30" has three lexemes). */
  readonly words: ReadonlySet<string>;
}

export function toStatement(candidate: Candidate): Statement {
  const words = candidate.memory
    .replace(addedDates, '')
    .split(/\s+/)
    .map((word) => tokenize(word));
  return {
    candidate,
    lexemes: new Set(words.flat()),
    words: new Set(words.filter((lexemes) => lexemes.length > 0).map((lexemes) => lexemes.join(' '))),
  };
}

/** What extraction adds to a text: the days that "last week" meant. */
const addedDates = / \(\d{4}-\d{2}-\d{2}(?: to \d{4}-\d{2}-\d{2})?\)/g;

/**
 * How much worse a later statement may answer a query than an earlier one and still take its place; 0 when it does not replace it.
 *
 * Where the earlier one answers the question, the later one replaces it if both are about the same thing and what tells them apart is
 * not in the question: "Which port does staging use?" tells the port of staging from that of production, and neither replaces the other;
 * "Which port do we use?" does not tell 8080 from 9090, and the later one holds. One that tells a change ("we moved to Porto") or
 * corrects by its own words ("no, …") need not repeat how the earlier one was said.
 */
export function replacementLift(later: Statement, earlier: Statement, asked: readonly string[]): number {
  if (cosineBetweenStored(later.candidate, earlier.candidate) < correctionSimilarity) return 0;
  const answered = asked.filter((lexeme) => earlier.lexemes.has(lexeme));
  const isAnswer = answered.length > 0 && answered.length >= answeredShare * asked.length;
  if (later.candidate.isCorrection) return isAnswer ? maxLifts.correctionOfAnswer : maxLifts.correction;
  if (!isAnswer || !isSameVoice(later, earlier) || !areAlike(later, earlier)) return 0;
  const missing = answered.filter((lexeme) => !later.lexemes.has(lexeme));
  if (tellsChange(later.candidate.memory)) return missing.every(isStateWord) ? maxLifts.change : 0;
  return missing.length === 0 && !tellsPast(later, earlier) && hasSameFrame(later, earlier) ? maxLifts.update : 0;
}

/** Whether little is different: a value, a name. Long statements that have a topic in common are none of each other's versions. */
function areAlike(later: Statement, earlier: Statement): boolean {
  const common = commonWords(later, earlier);
  if (earlier.words.size - common > maxReplacedWords || later.words.size - common > maxReplacingWords) return false;
  if (common === 0 && !shareTopic(later.lexemes, earlier.lexemes)) return false;
  const [ofLater, ofEarlier] = [later, earlier].map(({ candidate }) => concerned(candidate.memory));
  if (ofLater !== ofEarlier && ofLater !== null && ofEarlier !== null) return false;
  return !hedges.test(later.candidate.memory) || hedges.test(earlier.candidate.memory);
}

function hasSameFrame(later: Statement, earlier: Statement): boolean {
  return commonWords(later, earlier) >= sameFrameShare * Math.min(earlier.words.size, later.words.size);
}

function commonWords(later: Statement, earlier: Statement): number {
  return [...earlier.words].filter((word) => later.words.has(word)).length;
}

/** One speaker, or the user after the assistant: what an assistant repeats later replaces nothing that the user said. */
function isSameVoice({ candidate: later }: Statement, { candidate: earlier }: Statement): boolean {
  return later.speaker === earlier.speaker && (later.role === earlier.role || later.role === 'user');
}

/** Whose things a text tells of, by its first possessive or pronoun of a third person: "his parents" are not "my parents". */
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

function tellsPast({ candidate: later }: Statement, { candidate: earlier }: Statement): boolean {
  return past.test(later.memory) && !past.test(earlier.memory);
}
