/** Each takes a millisecond or two, so that a call spends half a second on them at most. */
const mostInCall = 300;

/** How often the local model may still be asked in one call: other calls wait for the thread. */
export class ModelAsks {
  #left = mostInCall;

  /** Whether it may be asked once more. */
  take(): boolean {
    if (this.#left === 0) return false;
    this.#left -= 1;
    return true;
  }
}
