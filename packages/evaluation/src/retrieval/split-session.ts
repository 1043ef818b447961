import type { LabelledMessage } from '../conversations/labelled-conversations.js';

/** Bounds of one add (contract, "POST /add"). */
const maxMessages = 1000;
const maxMessageCharacters = 65_536;
/** Under the 4 MiB of a body, with room for the JSON around the texts. */
const maxTextBytes = 3_500_000;

/** Cuts a session into as few adds as the bounds allow; nearly always one. A message over the bound is cut short. */
export function splitSession(messages: readonly LabelledMessage[]): LabelledMessage[][] {
  const adds: LabelledMessage[][] = [];
  let current: LabelledMessage[] = [];
  let bytes = 0;
  for (const { id, text } of messages) {
    const message = { id, text: text.slice(0, maxMessageCharacters) };
    const size = Buffer.byteLength(JSON.stringify(message.text));
    if (current.length > 0 && (current.length === maxMessages || bytes + size > maxTextBytes)) {
      adds.push(current);
      current = [];
      bytes = 0;
    }
    current.push(message);
    bytes += size;
  }
  if (current.length > 0) adds.push(current);
  return adds;
}
