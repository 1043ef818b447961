import type { Token } from './tokens.js';

/** A number that is said in words. */
export interface SpokenNumber {
  readonly value: number;
  /** Index behind its last word. */
  readonly next: number;
}

/** The tokens with every number in words that `readAt` finds, from left to right, as one token in digits. */
export function withSpokenNumbers(
  tokens: readonly Token[],
  readAt: (at: number) => SpokenNumber | null,
): readonly Token[] {
  const read: Token[] = [];
  let next = 0;
  for (const [at, token] of tokens.entries()) {
    if (at < next) continue;
    const spoken = readAt(at);
    const last = spoken === null ? undefined : tokens[spoken.next - 1];
    next = spoken === null || last === undefined ? at + 1 : spoken.next;
    read.push(
      spoken === null || last === undefined
        ? token
        : { ...token, kind: 'number', word: String(spoken.value), end: last.end },
    );
  }
  return read;
}
