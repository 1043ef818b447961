/*
 * How many tokens a text has, without the tokenizer of a model that may be any: an estimate that is high for every
 * common one. A run of letters is a token for each three, a digit or a mark is one, white space belongs to what follows
 * except for line breaks, and a character beyond ASCII is two (byte-level vocabularies split rare ones in up to three,
 * common ones in one).
 */

const lettersPerToken = 3;
const letterMark = 255;
const costBeyondAscii = 2;

/** Tokens of each ASCII character, or that it is a letter. */
const costs = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z]/i.test(character)) return letterMark;
  return character === ' ' || character === '\t' ? 0 : 1;
});

/**
 * Walks over a text and adds up its tokens until `limit`.
 * @returns the tokens, and the position behind the last character within the limit
 */
function measure(text: string, limit: number): { readonly tokens: number; readonly end: number } {
  let tokens = 0;
  /** Letters that the last token of a word still holds. */
  let room = 0;
  for (let index = 0; index < text.length; index++) {
    let cost = costs[text.charCodeAt(index)] ?? costBeyondAscii;
    if (cost === letterMark) {
      cost = room === 0 ? 1 : 0;
      room = room === 0 ? lettersPerToken - 1 : room - 1;
    } else room = 0;
    if (tokens + cost > limit) return { tokens, end: index };
    tokens += cost;
  }
  return { tokens, end: text.length };
}

/** At least as many tokens as any common tokenizer makes of the text. Linear. */
export function estimateTokens(text: string): number {
  return measure(text, Number.POSITIVE_INFINITY).tokens;
}

/** The longest beginning of the text that is within `maxTokens`, cut between characters. */
export function truncateToTokens(text: string, maxTokens: number): string {
  const { end } = measure(text, maxTokens);
  if (end === text.length) return text;
  const last = text.charCodeAt(end - 1);
  const isHalfPair = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalfPair ? end - 1 : end);
}
