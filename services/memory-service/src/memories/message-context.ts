import { parseTurns } from '../extraction/turns/parse-speaker.js';
import type { MessageContext } from '../retrieval/keyword-fields.js';

/** Only the beginning of a neighbouring message counts; what its labels take is not counted. */
const readCharacters = 8_000;
const keptCharacters = 1_000;

/**
 * The messages around a fact's own, as keyword search reads them: without their speakers.
 * @param messages without their secrets
 */
export function createContextReader(
  messages: readonly string[],
): (sourceIndex: number, ownText: string) => MessageContext {
  const read = new Map<number, string>();
  const said = (index: number): string | null => {
    const message = messages[index];
    if (message === undefined) return null;
    const known = read.get(index);
    if (known !== undefined) return known;
    const turns = parseTurns(message.slice(0, readCharacters), index);
    const text = turns
      .map((turn) => turn.text)
      .join('\n')
      .slice(0, keptCharacters);
    read.set(index, text);
    return text;
  };
  return (sourceIndex, ownText) => ({
    own: ownText,
    message: said(sourceIndex),
    previous: said(sourceIndex - 1),
    next: said(sourceIndex + 1),
    beforePrevious: said(sourceIndex - 2),
    afterNext: said(sourceIndex + 2),
  });
}
