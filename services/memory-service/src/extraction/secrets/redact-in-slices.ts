import { mapInSlices } from '@persistent-memory/service-kit';
import { readings } from './redact-secrets.js';

/**
 * `redactMessages` on the event loop, but not in one go. A file of its own: the extraction thread loads nothing that it needs.
 * @throws the reason of the signal
 */
export async function redactMessagesInSlices(
  messages: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  let said = messages;
  for (const read of readings()) said = await mapInSlices(said, read, signal);
  return said;
}
