import type { DateRange } from './dates/calendar/date-range.js';

/** A memory that is stored already. */
export interface KnownMemory {
  readonly id: string;
  readonly text: string;
}

/**
 * The stored memories that are nearest to some of what was said, which has no secret in it: oldest first, at most 16,
 * together 800 tokens by a high estimate. None where they can't be found in time; rejects only with the reason of the
 * signal.
 */
export type FindKnownMemories = (said: readonly string[], signal: AbortSignal) => Promise<readonly KnownMemory[]>;

/** What one call to POST /add asks to have extracted. Bounds are checked before it comes here. */
export interface ExtractionRequest {
  /** 1 to 1,000 messages, each 1 to 65,536 characters, as they were sent; a message may start with its speaker. */
  readonly messages: readonly string[];
  /**
   * The calendar day that relative references are resolved against, `YYYY-MM-DD`;
   * null when the caller asked for `no_date`: then nothing is resolved and the words stay as they were said.
   */
  readonly anchorDate: string | null;
  /** Whose it is, where a model provider's spending is counted by project. */
  readonly projectId?: string | undefined;
  /** For an extractor that can tell what is new from what is known; the rules never ask. */
  readonly findKnown?: FindKnownMemories | undefined;
  readonly signal?: AbortSignal;
}

/** One fact, which becomes one memory. */
export interface Fact {
  /**
   * Stands alone, in the language and close to the words of its message; resolved dates are added in brackets. No
   * secret is in it.
   */
  readonly text: string;
  /** Position in `messages` of the message that it came from. */
  readonly sourceIndex: number;
  /** `user`, `assistant`, `system`, `tool`, … when the message said so, lower case. */
  readonly role: string | null;
  /** A speaker's name (`Caroline`) when the message began with one that is not a role. */
  readonly speaker: string | null;
  /** The time that the text names, inclusive, or null when it names none or nothing is resolved. */
  readonly event: DateRange | null;
  /** Whether its *message* names a date, explicit or relative (contract, "the two rules"). */
  readonly messageNamesDate: boolean;
  /** Whether it corrects something said before ("no, we use pnpm"), so that it should rank above what it corrects. */
  readonly isCorrection: boolean;
  /**
   * Id of the stored memory that says the same in other words, by the extractor's judgement: a claim that the caller
   * has to check.
   */
  readonly sameAs?: string | undefined;
}

/** Twice what a thousand long messages hold; what is beyond would not be embedded within the time of a request. */
export const maxFactsPerCall = 10_000;

/** What became of some messages. */
export interface Extraction {
  /**
   * In the order of their messages, no two with the same speaker, normalised text and dates. More than
   * `maxFactsPerCall` where there are more, but not all of these.
   */
  readonly facts: readonly Fact[];
  /** All messages, in their order, without the secrets: whatever else is read of them is read here. */
  readonly messages: readonly string[];
}

/** Turns messages into facts. Implementations: rules, and an OpenAI-compatible model. */
export interface FactExtractor {
  /**
   * Rejects only when the signal aborts, with `ExtractorOverloadedError` when too much waits already, or when the
   * provider fails for good.
   */
  extract(request: ExtractionRequest): Promise<Extraction>;
  close(): Promise<void>;
}

/** More text waits for extraction than the extractor takes on; the same request can succeed a moment later. */
export class ExtractorOverloadedError extends Error {
  override readonly name = 'ExtractorOverloadedError';
}
