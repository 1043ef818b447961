import { ApiError } from '@persistent-memory/auth';

/** Of all places one credential has so many at most: who sends slowly keeps nobody else from sending. */
const shareOfOne = 1 / 8;

/** Large bodies that are read at the same time, which take memory for as long as their client takes to send them. */
export class BodyPlaces {
  readonly #max: number;
  readonly #maxOfOne: number;
  readonly #heldBy = new Map<string, number>();
  #held = 0;

  constructor(max: number) {
    this.#max = max;
    this.#maxOfOne = Math.ceil(max * shareOfOne);
  }

  /** @throws ApiError overloaded when all places, or all of the credential's, are taken; what `read` rejects with */
  async hold<T>(credential: string, read: () => Promise<T>): Promise<T> {
    const own = this.#heldBy.get(credential) ?? 0;
    if (this.#held >= this.#max || own >= this.#maxOfOne) throw new ApiError('overloaded');
    this.#held += 1;
    this.#heldBy.set(credential, own + 1);
    try {
      return await read();
    } finally {
      this.#release(credential);
    }
  }

  #release(credential: string): void {
    this.#held -= 1;
    const own = (this.#heldBy.get(credential) ?? 1) - 1;
    if (own === 0) this.#heldBy.delete(credential);
    else this.#heldBy.set(credential, own);
  }
}
