/**
 * A cache of at most `capacity` entries, which keeps at least the half of them that was used last. It has two generations instead of
 * an order of use, so that a look-up in the younger one, which nearly all are, writes nothing.
 */
export class BoundedCache<Value> {
  readonly #generationSize: number;
  #younger = new Map<string, Value>();
  #older = new Map<string, Value>();

  constructor(capacity: number) {
    this.#generationSize = Math.max(1, Math.floor(capacity / 2));
  }

  get(key: string): Value | undefined {
    const value = this.#younger.get(key);
    if (value !== undefined) return value;
    const aged = this.#older.get(key);
    if (aged !== undefined) this.set(key, aged);
    return aged;
  }

  set(key: string, value: Value): void {
    if (this.#younger.size >= this.#generationSize && !this.#younger.has(key)) {
      this.#older = this.#younger;
      this.#younger = new Map();
    }
    this.#younger.set(key, value);
    this.#older.delete(key);
  }

  get size(): number {
    return this.#younger.size + this.#older.size;
  }
}
