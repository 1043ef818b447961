import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { boundedLines, type Line } from './bounded-lines.js';

async function lines(source: AsyncIterable<Buffer>, maxLineBytes = 8): Promise<readonly Line[]> {
  const found: Line[] = [];
  for await (const line of boundedLines(source, maxLineBytes)) found.push(line);
  return found;
}

async function read(source: AsyncIterable<Buffer>): Promise<readonly string[]> {
  return (await lines(source)).map(({ text }) => text);
}

/** A text as a stream that brings it in pieces. */
function inPieces(text: string, pieceBytes: number): AsyncIterable<Buffer> {
  const bytes = Buffer.from(text);
  const count = Math.ceil(bytes.length / pieceBytes);
  return Readable.from(
    Array.from({ length: count }, (_, index) => bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes)),
  );
}

describe('lines', () => {
  test.each([1, 2, 3, 7, 100])('are the same, however they arrive: %d bytes at a time', async (pieceBytes) => {
    expect(await read(inPieces('a\n\nGröße\nlast', pieceBytes))).toEqual(['a', '', 'Größe', 'last']);
    expect(await read(inPieces('a\nb\n', pieceBytes))).toEqual(['a', 'b']);
    expect(await read(inPieces('', pieceBytes))).toEqual([]);
  });

  test.each([1, 2, 100])('are without the mark of a file in UTF-8: %d bytes at a time', async (pieceBytes) => {
    expect(await read(inPieces('\ufeffa\n\ufeffb', pieceBytes))).toEqual(['a', '\ufeffb']);
    expect(await read(inPieces('\ufeff', pieceBytes))).toEqual(['']);
  });

  test.each(['a\nGröße', 'a\n\nb\n', '\ufeffa\r\nb', ''])('of %j take together what the file has', async (text) => {
    const sum = (await lines(inPieces(text, 3))).reduce((total, { bytes }) => total + bytes, 0);
    expect(sum).toBe(Buffer.byteLength(text));
  });

  test('over the bound are refused before they are whole, with their number', async () => {
    expect(await read(inPieces('12345678\n12345678', 3))).toHaveLength(2);
    await expect(read(inPieces('a\n123456789\nb', 2))).rejects.toThrow('Line 2 is longer than 8 bytes.');
    async function* endless() {
      for (;;) yield Buffer.alloc(4);
    }
    await expect(read(endless())).rejects.toThrow('Line 1 is longer than 8 bytes.');
  });
});
