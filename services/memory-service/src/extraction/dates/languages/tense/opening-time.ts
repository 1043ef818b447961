import type { Token } from '../../tokens/tokens.js';

const maxTimeTokens = 7;

/** Whether what ends at a place is all of `parts` and numbers, back to the beginning of its clause. */
export function opensSentence(tokens: readonly Token[], at: number, parts: ReadonlySet<string>): boolean {
  for (let back = 0; back <= maxTimeTokens; back += 1) {
    const token = tokens[at - back];
    if (token === undefined || token.kind === 'break') return true;
    const isOrdinalDot = token.word === '.' && tokens[at - back - 1]?.kind === 'number';
    if (token.kind === 'number' || isOrdinalDot || parts.has(token.word)) continue;
    return token.kind === 'mark' || joining.has(token.word);
  }
  return false;
}

const joining = new Set('und aber en maar y e et mais pero ma mas'.split(' '));
