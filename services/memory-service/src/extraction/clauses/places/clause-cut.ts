import type { PlacedWord } from '../../language/words-in-place.js';
import type { Voice } from '../../voice.js';

/** Where a sentence is cut, and what is carried over. */
export interface Cut {
  /** First word of the clause, its conjunction left out. */
  readonly word: number;
  /** Where the clause before ends. */
  readonly leftEnd: number;
  /** How many words are carried over from the clause that holds the subject. */
  readonly carriedWords: number;
  /** The verb that was left out, and the word before which it belongs: "staging lives in A, production in B". */
  readonly omitted?: { readonly verb: string; readonly at: number };
}

/** What was read of the clause so far. */
export interface Clause {
  /** Its first word. */
  from: number;
  /** The first word of the clause that its subject comes from: its own, or an earlier one that it shares it with. */
  subjectFrom: number;
  hasVerb: boolean;
  /** Where the verb of an independent clause stands, or -1. */
  verbAt: number;
  /** The first word of the clause whose verb this one leaves out, or its own. */
  verbFrom: number;
  /** A subject with its verb was seen. */
  isIndependent: boolean;
  /** It holds a word that makes a clause lean on another ("because", "that"). */
  leans: boolean;
  reports: boolean;
  readonly voice: Voice;
}

export const cutHere = (word: number, joint: PlacedWord | undefined): Cut => ({
  word,
  leftEnd: joint?.cutStart ?? 0,
  carriedWords: 0,
});
