/**
 * A cache of entries that weigh at most `capacity` together, which keeps at least the half of that which was used last.
 * It has two generations instead of an order of use, so that a look-up in the younger one, which nearly all are, writes
 * nothing. A single entry is kept whatever it weighs.
 */
export class BoundedCache<Value> {
  readonly #generationCapacity: number;
  readonly #weightOf: (value: Value) => number;
  #younger = new Map<string, Value>();
  #youngerWeight = 0;
  #older = new Map<string, Value>();

  /** @param weightOf 1 unless told: then the capacity is a number of entries */
  constructor(capacity: number, weightOf: (value: Value) => number = () => 1) {
    this.#generationCapacity = Math.max(1, Math.floor(capacity / 2));
    this.#weightOf = weightOf;
  }

  get(key: string): Value | undefined {
    const value = this.#younger.get(key);
    if (value !== undefined) return value;
    const aged = this.#older.get(key);
    if (aged !== undefined) this.set(key, aged);
    return aged;
  }

  set(key: string, value: Value): void {
    const before = this.#younger.get(key);
    const added = this.#weightOf(value) - (before === undefined ? 0 : this.#weightOf(before));
    if (this.#younger.size > 0 && this.#youngerWeight + added > this.#generationCapacity) {
      this.#older = this.#younger;
      this.#younger = new Map([[key, value]]);
      this.#youngerWeight = this.#weightOf(value);
    } else {
      this.#younger.set(key, value);
      this.#youngerWeight += added;
    }
    this.#older.delete(key);
  }

  get size(): number {
    return this.#younger.size + this.#older.size;
  }
}
