import type { SoughtLexeme } from '../tsvector-text.js';
import { answeredShare } from '../weights.js';
import type { Statement } from './statement.js';
import { isStateWord } from './tells-change.js';

/** A word of a question, and what to look for in a tsvector that may have it. */
export interface AskedWord {
  readonly lexeme: string;
  readonly sought: SoughtLexeme;
  /** What to look for in place of it: "I work at Acme" tells who the employer is. */
  readonly alike: readonly SoughtLexeme[];
  /** Whether the question names another one beside it: "tabs or spaces". */
  readonly isAlternative: boolean;
}

/** A statement as the answer to a question. */
export interface Answer {
  readonly statement: Statement;
  /** The words of the question that it has, or another one of their topic. */
  readonly words: readonly string[];
  /** Those of them that the question leaves open: "tabs or spaces". */
  readonly alternatives: readonly string[];
  /** Whether they are enough to answer it. */
  readonly isEnough: boolean;
  /** Whether it has all of them, or one that tells what is asked about: "we use Valkey" may be about anything. */
  readonly isOfTopic: boolean;
}

export function answerOf(statement: Statement, asked: readonly AskedWord[]): Answer {
  const isSaid = ({ sought, alike }: AskedWord): boolean =>
    statement.has(sought) || alike.some((each) => statement.has(each));
  const said = asked.filter(isSaid);
  const words = said.map(({ lexeme }) => lexeme);
  return {
    statement,
    words,
    alternatives: said.filter(({ isAlternative }) => isAlternative).map(({ lexeme }) => lexeme),
    isEnough: words.length > 0 && words.length >= answeredShare * asked.length,
    isOfTopic: words.length === asked.length || words.some((word) => !isStateWord(word)),
  };
}
