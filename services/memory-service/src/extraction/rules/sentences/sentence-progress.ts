import type { ClauseReading } from './clauses-that-last.js';
import type { SentencesRead } from './sentences-read.js';

export interface SentenceReading extends ClauseReading {
  /** Whether sentences are cut into their clauses. */
  readonly splitsClauses: boolean;
  /** Whether sentences that are not are cut where they list facts of several things. */
  readonly splitsLists?: boolean;
}

/** What the sentences of a turn carry from one to the next. */
export interface SentenceProgress {
  /** What was kept so far. */
  readonly statements: readonly { readonly text: string }[];
  /** The question that this sentence may answer. */
  question: string | null;
  /** The sentence behind this one, in its block. */
  nextSentence: string;
  /** What was offered under marks in the turn before. */
  readonly options: ReadonlyMap<string, string>;
  /**
   * What was kept of what the same speaker said right before this sentence, in a turn of its own, and which it may
   * correct.
   */
  ownBefore: readonly string[];
  /** What another one said in the turn right before; '' where nobody did. */
  readonly toldBefore: string;
  /** Whether the sentence before took back what was said, and told nothing in its place. */
  isTakenBack: boolean;
  /** How many sentences of the turn were looked at for what they put right. */
  slipsRead: number;
  /** What the sentence before said that this one is about: "about the wedding"; none is empty. */
  title: string;
  /** What the turn before ends with offering or asking yes or no. */
  readonly offer: string | null;
  /** The offer and the bare "no" right before this sentence. */
  refused: string | null;
  isInPrompt: boolean;
  /** Whether the sentence before was completed by the question that it answers. */
  isAnswered: boolean;
  /** What was kept of the sentence before; none where nothing was. */
  readonly clausesBefore: readonly string[];
  /** The question that the sentence before passed over: "sec, someone's at the door. The NAS." */
  stillAsked: string | null;
  /** How many sentences of the turn were judged as answers. */
  answersJudged: number;
  /** The agent's sentence before was no more than "Got it". */
  isAcknowledged: boolean;
  readonly readBefore: SentencesRead;
}

/** What is kept of a sentence. */
export interface SentenceKept {
  /** Its clauses that last; none where nothing does. */
  readonly clauses: readonly string[];
  /**
   * Whether its words are weighed: not those of a bare answer, which was completed by its question, and of what adds to
   * the sentence before.
   */
  readonly isWeighed: boolean;
  /** A bare answer with its question: however short, it stands alone. */
  readonly isAnswer?: boolean;
  /** Whether it puts right what was said before it. */
  readonly corrects?: boolean;
  /** Whether it is kept with the sentence before it, whatever it opens with. */
  readonly leans?: boolean;
  /** The clause whose place it takes. */
  readonly replaces?: string;
  /** What it takes back, which the next sentence may put right. */
  readonly takenBack?: readonly string[];
}
