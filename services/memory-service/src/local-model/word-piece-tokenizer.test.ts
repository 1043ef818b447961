import { describe, expect, test } from '@jest/globals';
import { modelFolder, readModelExamples } from '../embedding/local/testing/model-examples.js';
import { readVocabulary } from './vocabulary.js';
import { WordPieceTokenizer } from './word-piece-tokenizer.js';

const vocabulary = await readVocabulary(new URL('vocab.txt', modelFolder));
const tokenizer = new WordPieceTokenizer(vocabulary, 256);
const examples = await readModelExamples();
const unknownId = vocabulary.unknownId;

describe('WordPieceTokenizer', () => {
  test('there are examples to compare with', () => expect(examples).toHaveLength(50));

  test.each(examples.map(({ text, input_ids }) => [JSON.stringify(text.slice(0, 40)), text, input_ids] as const))(
    'gives the token ids of the reference tokenizer for %s',
    (_name, text, inputIds) => expect(tokenizer.encode(text)).toEqual(inputIds),
  );

  test('lower-cases a final sigma like any other', () => {
    expect(tokenizer.encode('ΟΔΟΣ')).toEqual(tokenizer.encode('οδοσ'));
  });

  test('a word of 100 characters is cut into pieces, one of 101 is unknown', () => {
    expect(tokenizer.encode('a'.repeat(100))).not.toContain(unknownId);
    expect(tokenizer.encode('a'.repeat(101))).toEqual([vocabulary.classId, unknownId, vocabulary.separatorId]);
  });

  test('cuts at the limit in the middle of a word, and always closes with [SEP]', () => {
    const ids = new WordPieceTokenizer(vocabulary, 5).encode('unaffable embeddings');
    expect(ids).toHaveLength(5);
    expect(ids.at(-1)).toBe(vocabulary.separatorId);
  });
});

describe('WordPieceTokenizer with hostile text', () => {
  test.each([
    ['words', 'the '.repeat(500_000), 256],
    ['one endless word', 'a'.repeat(2_000_000), 3],
    ['white space', ' '.repeat(2_000_000), 2],
    ['accents on one letter', `e${'\u0301'.repeat(500_000)}`, 3],
    ['brackets', '['.repeat(500_000), 256],
    ['lone surrogates', '\ud800'.repeat(50), 3],
    ['words of which no piece is known', `${'zq'.repeat(49)}\u{10FFFF} `.repeat(2_000), 256],
  ])('stays within the limit for %s', (_name, text, expectedTokens) => {
    expect(tokenizer.encode(text)).toHaveLength(expectedTokens);
  });

  test('reads no further than the tokens go', () => {
    let readUpTo = 0;
    const endless = Object.assign(Object.create(null), {
      length: Number.MAX_SAFE_INTEGER,
      codePointAt: (position: number) => {
        readUpTo = position;
        return 46;
      },
    }) as string;
    expect(tokenizer.encode(endless)).toHaveLength(256);
    expect(readUpTo).toBeLessThan(300);
  });
});
