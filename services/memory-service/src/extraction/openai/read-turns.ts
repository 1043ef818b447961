import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { redactSecrets } from '../secrets/redact-secrets.js';
import { parseTurns, type Turn } from '../turns/parse-speaker.js';

/** Text after which other work gets its turn; a few milliseconds. */
const sliceCharacters = 32_000;

/** What programs say to each other, prompts and the output of tools, holds nobody's facts, and is the likeliest place for text that means to be obeyed. */
const isHeard = (turn: Turn): boolean => turn.role !== 'system' && turn.role !== 'tool';

/** What people and agents said in some messages, without a secret in it. */
export async function readTurns(messages: readonly string[]): Promise<readonly Turn[]> {
  const turns: Turn[] = [];
  let characters = 0;
  for (const [sourceIndex, message] of messages.entries()) {
    turns.push(...parseTurns(redactSecrets(message), sourceIndex).filter(isHeard));
    characters += message.length;
    if (characters < sliceCharacters) continue;
    characters = 0;
    await yieldToOthers();
  }
  return turns;
}
