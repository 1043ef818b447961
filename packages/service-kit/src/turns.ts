/**
 * A queue of what several owners wait for, in which the owners take turns: nobody waits for all that another one sent.
 * What one owner waits for comes in the order in which it was added.
 */
export class Turns<Item> {
  /** By owner, in the order of their turns. */
  readonly #waiting = new Map<string, Set<Item>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many wait for something. */
  get owners(): number {
    return this.#waiting.size;
  }

  /** @param item one that is not in the queue */
  add(owner: string, item: Item): void {
    const own = this.#waiting.get(owner);
    if (own === undefined) this.#waiting.set(owner, new Set([item]));
    else own.add(item);
    this.#size++;
  }

  /** What an owner waits for, in order. */
  of(owner: string): readonly Item[] {
    return [...(this.#waiting.get(owner) ?? [])];
  }

  /**
   * What is to go so that `owner` may wait for one more where no room is left: the last of the owner who waits for the
   * most. Undefined where that would be no more than `owner` then waits for.
   */
  crowding(owner: string): Item | undefined {
    let most: ReadonlySet<Item> = new Set();
    for (const own of this.#waiting.values()) if (own.size > most.size) most = own;
    const own = this.#waiting.get(owner)?.size ?? 0;
    return most.size > own + 1 ? [...most].at(-1) : undefined;
  }

  /** Takes out the first of the owner whose turn it is; undefined when nobody waits. */
  next(): Item | undefined {
    for (const [owner, own] of this.#waiting) {
      for (const item of own) {
        this.#waiting.delete(owner);
        own.delete(item);
        if (own.size > 0) this.#waiting.set(owner, own);
        this.#size--;
        return item;
      }
    }
    return undefined;
  }

  /** Takes out one that does not wait any more, if it still does. */
  remove(owner: string, item: Item): void {
    const own = this.#waiting.get(owner);
    if (own?.delete(item) !== true) return;
    this.#size--;
    if (own.size === 0) this.#waiting.delete(owner);
  }

  /** Takes out everything. */
  *drain(): Generator<Item> {
    for (let item = this.next(); item !== undefined; item = this.next()) yield item;
  }
}
