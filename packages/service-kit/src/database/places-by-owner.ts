import { type GiveBack, Places, type PlacesOptions } from './places.js';

/** As many places for each owner, kept for those who have one or wait for one. */
export class PlacesByOwner {
  readonly #options: PlacesOptions;
  readonly #byOwner = new Map<string, Places>();

  constructor(options: PlacesOptions) {
    this.#options = options;
  }

  /** @throws ApiError overloaded when no place of the owner comes free in time or too many wait; the signal's reason */
  async take(owner: string, signal?: AbortSignal): Promise<GiveBack> {
    signal?.throwIfAborted();
    const places = this.#byOwner.get(owner) ?? new Places(this.#options);
    this.#byOwner.set(owner, places);
    const giveBack = await places.take({ signal });
    return () => {
      giveBack();
      if (places.taken === 0 && this.#byOwner.get(owner) === places) this.#byOwner.delete(owner);
    };
  }
}
