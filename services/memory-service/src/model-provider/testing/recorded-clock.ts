import type { LaneClock } from '../call-lane.js';

/** A clock that stands still but for the waits, which it records and does not wait for. */
export interface RecordedClock extends LaneClock {
  readonly waitsMs: readonly number[];
  advance(byMs: number): void;
}

export function recordedClock(): RecordedClock {
  const waitsMs: number[] = [];
  let nowMs = 0;
  return {
    waitsMs,
    nowMs: () => nowMs,
    random: () => 0,
    async wait(delayMs, signal) {
      signal.throwIfAborted();
      waitsMs.push(delayMs);
      nowMs += delayMs;
    },
    advance(byMs) {
      nowMs += byMs;
    },
  };
}
