import { estimateTokens, truncateToTokens } from '../../model-provider/token-estimate.js';
import type { Turn } from '../turns/parse-speaker.js';
import type { ShownMessage } from './extraction-prompt.js';

/** What one call asks about. */
export interface Chunk {
  readonly messages: readonly ShownMessage[];
  /** What was said just before, for understanding. */
  readonly before: ShownMessage | null;
}

/** The frame of a message in the document: its number, who said it, the marks of JSON. */
const frameTokens = 16;
const maxBeforeCharacters = 1_000;

export const shown = (turn: Turn, n: number): ShownMessage => ({ n, from: turn.speaker ?? turn.role, text: turn.text });

/** Tokens of a message as it will stand in the document. */
const tokensOf = (message: ShownMessage): number => frameTokens + estimateTokens(JSON.stringify(message.text));

/**
 * Neighbouring messages in as few chunks of at most `maxTokens` as their order allows. A longer message is cut, at the
 * end of a line or word where it has one.
 */
export function chunkMessages(
  messages: readonly ShownMessage[],
  before: ShownMessage | null,
  maxTokens: number,
): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let current: ShownMessage[] = [];
  let tokens = 0;
  let last = before;
  const finish = (): void => {
    if (current.length === 0) return;
    chunks.push({ messages: current, before: last === null ? null : ending(last) });
    last = current.at(-1) ?? null;
    current = [];
    tokens = 0;
  };
  for (const message of messages.flatMap((whole) => cut(whole, maxTokens))) {
    const added = tokensOf(message);
    if (tokens + added > maxTokens) finish();
    current.push(message);
    tokens += added;
  }
  finish();
  return chunks;
}

const ending = (message: ShownMessage): ShownMessage => ({
  ...message,
  text: message.text.slice(-maxBeforeCharacters).toWellFormed(),
});

function cut(message: ShownMessage, maxTokens: number): readonly ShownMessage[] {
  if (tokensOf(message) <= maxTokens) return [message];
  const pieces: ShownMessage[] = [];
  let rest = message.text;
  while (rest.trim() !== '') {
    const piece = fitting(rest, maxTokens);
    pieces.push({ ...message, text: piece });
    rest = rest.slice(piece.length);
  }
  return pieces;
}

/** A beginning of the text that fits when it is written as JSON, which makes some characters two and a few six. */
function fitting(text: string, maxTokens: number): string {
  let piece = truncateToTokens(text, maxTokens - frameTokens);
  while (frameTokens + estimateTokens(JSON.stringify(piece)) > maxTokens) {
    piece = truncateToTokens(piece, Math.floor(estimateTokens(piece) / 2));
  }
  if (piece.length === text.length) return piece;
  const lineEnd = piece.lastIndexOf('\n');
  const wordEnd = piece.lastIndexOf(' ');
  const end = [lineEnd, wordEnd].find((position) => position > piece.length / 2);
  return end === undefined ? piece : piece.slice(0, end + 1);
}
