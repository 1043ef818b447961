import type { LabelledConversation } from '../../conversations/labelled-conversations.js';
import { createWordSource } from './made-up-words.js';

/** Words of so many letters may be replaced; shorter ones carry the grammar. */
const replaceable = /(?<![\w`/.-])[a-z]{7,}(?![\w`/.-])/g;
const replacedShare = 0.4;

/**
 * An endless source of the messages that one add carries, in the order of real conversations. Some of the longer words
 * are made up anew each time, so that what was added before does not come again as the same fact, which would be stored
 * only once.
 */
export function createMessageSource(
  conversations: readonly LabelledConversation[],
  messagesPerAdd: number,
  seed: number,
): () => string[] {
  const texts = conversations.flatMap(({ sessions }) =>
    sessions.flatMap(({ messages }) => messages.map(({ text }) => text)),
  );
  const { random, draw } = createWordSource(seed);
  let position = Math.floor(random() * texts.length);
  const next = (): string => {
    position = (position + 1) % texts.length;
    return (texts[position] ?? '').replace(replaceable, (word) => (random() < replacedShare ? draw() : word));
  };
  return () => Array.from({ length: messagesPerAdd }, next);
}
