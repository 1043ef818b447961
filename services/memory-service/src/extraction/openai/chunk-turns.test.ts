import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { estimateTokens } from '../../model-provider/token-estimate.js';
import { chunkMessages } from './chunk-turns.js';

const say = (n: number, text: string) => ({ n, from: 'user', text });

describe('chunkMessages', () => {
  test('one chunk while they fit', () => {
    const messages = [say(0, 'We use pnpm.'), say(1, 'Port 8080.')];
    expect(chunkMessages(messages, null, 1_000)).toEqual([{ messages, before: null }]);
  });

  test('no messages, no chunk', () => {
    expect(chunkMessages([], null, 1_000)).toEqual([]);
  });

  test('a further chunk is given the end of what was said before it', () => {
    const messages = [say(0, `${'word '.repeat(200)}END`), say(1, 'word '.repeat(200))];
    const chunks = chunkMessages(messages, null, 450);
    expect(chunks.map((chunk) => chunk.messages.map(({ n }) => n))).toEqual([[0], [1]]);
    expect(chunks[1]?.before?.text).toHaveLength(1_000);
    expect(chunks[1]?.before?.text.endsWith('END')).toBe(true);
  });

  test('a message that is too long is cut at the end of a word, and keeps its number', () => {
    const chunks = chunkMessages([say(5, 'word '.repeat(1_000))], null, 300);
    const pieces = chunks.flatMap(({ messages }) => messages);
    expect(pieces.length).toBeGreaterThan(5);
    for (const { n, text } of pieces) {
      expect(n).toBe(5);
      expect(text).toMatch(/^(?:word )+$/);
    }
  });

  test('loses nothing but white space, and keeps to the limit, whatever the text', () => {
    const texts = fc.array(fc.string({ unit: 'binary', maxLength: 2_000 }), { maxLength: 4 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 100, max: 400 }), (said, maxTokens) => {
        const chunks = chunkMessages(
          said.map((text, n) => say(n, text)),
          null,
          maxTokens,
        );
        const pieces = chunks.flatMap(({ messages }) => messages);
        for (const [n, text] of said.entries()) {
          const joined = pieces
            .filter((piece) => piece.n === n)
            .map((piece) => piece.text)
            .join('');
          expect(joined.trimEnd()).toBe(text.trimEnd());
        }
        for (const { messages } of chunks) {
          const tokens = messages.reduce((sum, { text }) => sum + estimateTokens(JSON.stringify(text)), 0);
          expect(tokens).toBeLessThanOrEqual(maxTokens);
        }
      }),
      { numRuns: 60 },
    );
  });
});
