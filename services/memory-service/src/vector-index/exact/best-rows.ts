/**
 * Keeps the rows with the highest scores out of any number that are offered: a binary heap with the lowest kept score
 * on top.
 */
export class BestRows {
  readonly #capacity: number;
  readonly #rows: number[] = [];
  readonly #scores: number[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  offer(row: number, score: number): void {
    if (this.#rows.length < this.#capacity) this.#raise(row, score);
    else if (score > this.#score(0)) this.#sink(row, score);
  }

  /** In no particular order. */
  rows(): readonly number[] {
    return this.#rows;
  }

  #score(position: number): number {
    return this.#scores[position] ?? Number.NEGATIVE_INFINITY;
  }

  #put(position: number, row: number, score: number): void {
    this.#rows[position] = row;
    this.#scores[position] = score;
  }

  #raise(row: number, score: number): void {
    let position = this.#rows.length;
    while (position > 0) {
      const parent = (position - 1) >> 1;
      if (this.#score(parent) <= score) break;
      this.#put(position, this.#rows[parent] as number, this.#score(parent));
      position = parent;
    }
    this.#put(position, row, score);
  }

  /** Replaces the top. */
  #sink(row: number, score: number): void {
    const size = this.#rows.length;
    let position = 0;
    for (let child = 1; child < size; child = 2 * position + 1) {
      if (child + 1 < size && this.#score(child + 1) < this.#score(child)) child += 1;
      if (this.#score(child) >= score) break;
      this.#put(position, this.#rows[child] as number, this.#score(child));
      position = child;
    }
    this.#put(position, row, score);
  }
}
