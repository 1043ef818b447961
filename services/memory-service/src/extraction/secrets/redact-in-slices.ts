import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { redactMessagesInSteps } from './redact-secrets.js';

/** As long as others wait for the event loop at a time, and for what a step takes. */
const sliceMs = 4;

/**
 * `redactMessages` on the event loop, but not in one go: after some milliseconds whatever else waits has its turn,
 * within a message, too.
 * @throws the reason of the signal, at the next such turn
 */
export async function redactMessagesInSlices(
  messages: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const steps = redactMessagesInSteps(messages);
  let sliceEndMs = performance.now() + sliceMs;
  let step = steps.next();
  while (step.done !== true) {
    if (performance.now() >= sliceEndMs) {
      await yieldToOthers();
      signal?.throwIfAborted();
      sliceEndMs = performance.now() + sliceMs;
    }
    step = steps.next();
  }
  return step.value;
}

/** `redactSecrets` in the same way. */
export const redactSecretsInSlices = async (text: string, signal?: AbortSignal): Promise<string> =>
  (await redactMessagesInSlices([text], signal))[0] ?? '';
