import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 20;

/** Waits until something holds, and fails with what was waited for when it does not within the time. */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  timeoutMs = 20_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain: ${what}`);
    await delay(pollMs);
  }
}
