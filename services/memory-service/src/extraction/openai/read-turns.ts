import { mapInSlices } from '@persistent-memory/service-kit';
import { parseTurns, type Turn } from '../turns/parse-speaker.js';

/**
 * What programs say to each other, prompts and the output of tools, holds nobody's facts, and is the likeliest place
 * for text that means to be obeyed.
 */
const isHeard = (turn: Turn): boolean => turn.role !== 'system' && turn.role !== 'tool';

/**
 * What people and agents said in some messages.
 * @param messages without their secrets
 * @throws the reason of the signal
 */
export async function readTurns(messages: readonly string[], signal: AbortSignal): Promise<readonly Turn[]> {
  const read = (message: string, sourceIndex: number) => parseTurns(message, sourceIndex).filter(isHeard);
  return (await mapInSlices(messages, read, signal)).flat();
}
