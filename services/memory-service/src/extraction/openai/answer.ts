import { Ajv2020 } from 'ajv/dist/2020.js';
import type { KnownMemory } from '../fact-extractor.js';

/** A fact as the model tells it. */
export interface Claim {
  /** Number of a message. */
  readonly message: number;
  readonly text: string;
  /** The words that name its time. */
  readonly time: string | null;
  /** Whether it corrects what was said before, or replaces a known memory. */
  readonly correction: boolean;
  /** Id of the known memory that says the same; null for one that replaces another. */
  readonly sameAs: string | null;
}

export type Reading = { readonly claims: readonly Claim[] } | { readonly faults: readonly string[] };

const maxFacts = 200;
const maxTextCharacters = 1_000;
/** Longer answers are no answers. */
const maxAnswerCharacters = 500_000;
const maxFaultsTold = 5;

/**
 * What the server is given to hold the model to. Only what every server's subset of JSON Schema has: no lengths, no
 * bounds, every field required.
 */
export const answerSchema = {
  type: 'object',
  properties: {
    facts: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          message: { type: 'integer', description: 'The n of the message that says it.' },
          text: { type: 'string', description: 'The fact, understandable alone, in the words of the message.' },
          time: { type: ['string', 'null'], description: 'The words of the message that name a time, or null.' },
          correction: { type: 'boolean', description: 'Whether it replaces something said earlier.' },
          same_as: { type: ['integer', 'null'], description: 'The k of the known memory that says the same, or null.' },
          replaces: {
            type: ['integer', 'null'],
            description: 'The k of the known memory that no longer holds, or null.',
          },
        },
        required: ['message', 'text', 'time', 'correction', 'same_as', 'replaces'],
        additionalProperties: false,
      },
    },
  },
  required: ['facts'],
  additionalProperties: false,
};

interface AnsweredFact extends Omit<Claim, 'sameAs'> {
  readonly same_as?: unknown;
  readonly replaces?: unknown;
}

/**
 * What an answer is checked against: unknown fields are ignored, and the two that a careless model leaves out have a
 * default. What it says of known memories may be anything: a fact is not given up for that.
 */
const isAnswer = new Ajv2020({ allErrors: true, useDefaults: true, allowUnionTypes: true }).compile<{
  facts: readonly AnsweredFact[];
}>({
  type: 'object',
  properties: {
    facts: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          message: { type: 'integer', minimum: 0 },
          text: { type: 'string', minLength: 1, maxLength: maxTextCharacters, pattern: '\\S' },
          time: { type: ['string', 'null'], maxLength: maxTextCharacters, default: null },
          correction: { type: 'boolean', default: false },
        },
        required: ['message', 'text'],
      },
    },
  },
  required: ['facts'],
});

/**
 * The claims of an answer, or what is wrong with it, in words that the model can mend it by.
 * @param known what the model was shown of the memory, in that order
 */
export function readAnswer(
  text: string,
  messageNumbers: ReadonlySet<number>,
  known: readonly KnownMemory[] = [],
): Reading {
  const answer = parseObject(text);
  if (answer === null) return { faults: ['It is not one complete JSON object.'] };
  if (Array.isArray(answer.facts) && answer.facts.length > maxFacts)
    return { faults: [`"facts" has more than ${maxFacts} entries.`] };
  if (!isAnswer(answer)) {
    const faults = (isAnswer.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath || 'The object'} ${message ?? 'is wrong'}.`,
    );
    return { faults: faults.slice(0, maxFaultsTold) };
  }
  const unknown = answer.facts.filter(({ message }) => !messageNumbers.has(message));
  if (unknown.length > 0)
    return { faults: [`"message" has to be the "n" of one of the messages; ${unknown[0]?.message} is none.`] };
  return { claims: answer.facts.map((fact) => toClaim(fact, known)) };
}

function toClaim(
  { message, text, time, correction, same_as, replaces }: AnsweredFact,
  known: readonly KnownMemory[],
): Claim {
  const numbered = (k: unknown): KnownMemory | undefined => (typeof k === 'number' ? known[k] : undefined);
  const isReplacing = numbered(replaces) !== undefined;
  return {
    message,
    text,
    time,
    correction: correction || isReplacing,
    sameAs: isReplacing ? null : (numbered(same_as)?.id ?? null),
  };
}

/** The object of an answer that may think aloud first, or stand in a code fence. */
function parseObject(text: string): Record<string, unknown> | null {
  if (text.length > maxAnswerCharacters) return null;
  const endOfThought = text.lastIndexOf('</think>');
  const said = endOfThought === -1 ? text : text.slice(endOfThought);
  const [start, end] = [said.indexOf('{'), said.lastIndexOf('}')];
  if (start === -1 || end < start) return null;
  try {
    const parsed: unknown = JSON.parse(said.slice(start, end + 1));
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
