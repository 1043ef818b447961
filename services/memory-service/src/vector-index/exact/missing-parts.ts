import type { Logger } from '@persistent-memory/service-kit';

/**
 * What the thread of an exact index has to do without: a loop searches for usearch, and queries are embedded elsewhere
 * than by the query model.
 */
export interface MissingPart {
  readonly part: 'usearch' | 'query model';
  /** What loading it failed with. */
  readonly reason: string;
}

export function warnOfMissingParts(log: Pick<Logger, 'warn'>): (missing: MissingPart) => void {
  return ({ part, reason }) =>
    log.warn({ part, reason }, 'the vector search does without what does not load, and is slower');
}
