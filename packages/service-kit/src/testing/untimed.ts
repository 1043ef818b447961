import type { TimeStep } from '../process/metrics.js';

/** Does the steps without noting how long they took. */
export const untimed: TimeStep<string> = (_step, work) => work();
