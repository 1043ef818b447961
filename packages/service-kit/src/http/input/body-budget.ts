import { ApiError } from '@persistent-memory/auth';

export interface BodyBudgetOptions {
  /** Of all bodies together that are read or worked on. */
  readonly maxTotalBytes: number;
  /** As many are read at the same time at most, however small they are. */
  readonly maxBodies: number;
}

/** A body's part of the budget, until it is released. */
export interface HeldBytes {
  /** Gives back what the body, which has come by now, turned out not to have. */
  shrinkTo(bytes: number): void;
  /** Gives back the rest; once, however often this is called. */
  release(): void;
}

/**
 * The memory that bodies take, of which a slow client takes a part for as long as it sends.
 *
 * Beside one body, a tenant may hold as much as it leaves free: alone a half, two of them a third each. So those who
 * hold as much as they may, however many, still leave as much to the next.
 */
export class BodyBudget {
  readonly #maxTotalBytes: number;
  readonly #leastBytes: number;
  readonly #bytesOf = new Map<string, number>();
  #heldBytes = 0;

  constructor({ maxTotalBytes, maxBodies }: BodyBudgetOptions) {
    this.#maxTotalBytes = maxTotalBytes;
    this.#leastBytes = Math.ceil(maxTotalBytes / maxBodies);
  }

  /**
   * Takes a body's part, to be released when its request was answered.
   * @param tenant who is to leave room for others: one account, whichever credentials it has
   * @param bytes most that the body can have
   * @throws ApiError overloaded when the tenant may hold no more, or nothing is left
   */
  hold(tenant: string, bytes: number): HeldBytes {
    let part = Math.max(bytes, this.#leastBytes);
    const own = this.#bytesOf.get(tenant) ?? 0;
    const left = this.#maxTotalBytes - this.#heldBytes - part;
    if (left < 0 || (own > 0 && own + part > left)) throw new ApiError('overloaded');
    this.#change(tenant, part);
    const shrinkTo = (needed: number) => {
      if (needed >= part) return;
      this.#change(tenant, needed - part);
      part = needed;
    };
    return { shrinkTo, release: () => shrinkTo(0) };
  }

  #change(tenant: string, bytes: number): void {
    this.#heldBytes += bytes;
    const own = (this.#bytesOf.get(tenant) ?? 0) + bytes;
    if (own === 0) this.#bytesOf.delete(tenant);
    else this.#bytesOf.set(tenant, own);
  }
}
