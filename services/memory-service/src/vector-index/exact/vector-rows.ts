import { grownCapacity, isMostlyUnused } from './capacity.js';

/** Rows of a block once it is full-grown: 12 MB at 384 dimensions, so that no growth copies more than that. */
const blockRows = 32_768;

/** Vectors one after the other. All blocks but the last are full-grown. */
export interface VectorBlock {
  /**
   * Rows of `dimensions` components; those beyond the last row in use are not cleared. Begins where its buffer begins.
   */
  components: Int8Array;
  /** 1 / length of each row; 0 for a row of zeros. */
  inverseLengths: Float32Array;
}

/** The int8 vectors of one project in rows without gaps. The caller knows which memory a row belongs to. */
export class VectorRows {
  readonly dimensions: number;
  readonly #blocks: VectorBlock[] = [];
  #count = 0;
  /** Rows that there is room for. */
  #capacity = 0;

  constructor(dimensions: number) {
    this.dimensions = dimensions;
  }

  get count(): number {
    return this.#count;
  }

  /** Bytes that the blocks take, in use or not. */
  get bytes(): number {
    return this.#blocks.reduce((sum, block) => sum + block.components.byteLength + block.inverseLengths.byteLength, 0);
  }

  /** Each block with its first row and the number of its rows that are in use. */
  *blocks(): Generator<{ readonly block: VectorBlock; readonly firstRow: number; readonly rows: number }> {
    for (const [index, block] of this.#blocks.entries()) {
      const firstRow = index * blockRows;
      const rows = Math.min(blockRows, this.#count - firstRow);
      if (rows > 0) yield { block, firstRow, rows };
    }
  }

  /** Writes a new last row and returns it. */
  append(vector: Int8Array): number {
    const row = this.#count;
    this.reserve(row + 1);
    this.#count += 1;
    this.write(row, vector);
    return row;
  }

  write(row: number, vector: Int8Array): void {
    const { block, index } = this.#locate(row);
    block.components.set(vector, index * this.dimensions);
    let squares = 0;
    for (const component of vector) squares += component * component;
    block.inverseLengths[index] = squares === 0 ? 0 : 1 / Math.sqrt(squares);
  }

  /** Moves the last row to `row` and forgets the last. */
  removeBySwap(row: number): void {
    const last = this.#count - 1;
    const from = this.#locate(last);
    const to = this.#locate(row);
    to.block.components.set(this.#components(from), to.index * this.dimensions);
    to.block.inverseLengths[to.index] = from.block.inverseLengths[from.index] ?? 0;
    this.#count = last;
  }

  /** Makes room for so many rows in all. */
  reserve(rows: number): void {
    if (rows > this.#capacity) this.#resize(grownCapacity(this.#capacity, rows));
  }

  /** Gives back what is not in use, where that is much. */
  trim(): void {
    if (isMostlyUnused(this.#capacity, this.#count)) this.#resize(this.#count);
  }

  /** Cosine similarity of a row and a vector of unit length, −1 to 1. */
  similarity(row: number, unitVector: Float32Array | Float64Array): number {
    const { block, index } = this.#locate(row);
    const cosine =
      dotProduct(unitVector, block.components, index * this.dimensions) * (block.inverseLengths[index] ?? 0);
    return Math.max(-1, Math.min(1, cosine));
  }

  #components({ block, index }: { block: VectorBlock; index: number }): Int8Array {
    return block.components.subarray(index * this.dimensions, (index + 1) * this.dimensions);
  }

  #locate(row: number): { block: VectorBlock; index: number } {
    const block = this.#blocks[Math.floor(row / blockRows)];
    if (block === undefined) throw new RangeError(`There is no row ${row}`);
    return { block, index: row % blockRows };
  }

  #resize(capacity: number): void {
    this.#capacity = capacity;
    const blocks = Math.ceil(capacity / blockRows);
    this.#blocks.length = Math.min(this.#blocks.length, blocks);
    for (let index = 0; index < blocks; index++) {
      const rows = Math.min(blockRows, capacity - index * blockRows);
      const block = this.#blocks[index];
      if (block?.inverseLengths.length !== rows) this.#blocks[index] = this.#allocate(rows, block);
    }
  }

  /** @param like whose rows it begins with, as many as fit */
  #allocate(rows: number, like: VectorBlock | undefined): VectorBlock {
    const block = { components: new Int8Array(rows * this.dimensions), inverseLengths: new Float32Array(rows) };
    if (like === undefined) return block;
    block.components.set(like.components.subarray(0, block.components.length));
    block.inverseLengths.set(like.inverseLengths.subarray(0, rows));
    return block;
  }
}

/** Bytes of the vectors with room for so many rows. */
export function bytesOfRows(rows: number, dimensions: number): number {
  return rows * (dimensions * Int8Array.BYTES_PER_ELEMENT + Float32Array.BYTES_PER_ELEMENT);
}

/**
 * Of `vector` and as many components from `offset`. Four sums at a time: the processor needn't wait for the one before.
 */
export function dotProduct(vector: Float32Array | Float64Array, components: Int8Array, offset: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  const fours = vector.length - (vector.length % 4);
  for (let index = 0; index < fours; index += 4) {
    first += (vector[index] as number) * (components[offset + index] as number);
    second += (vector[index + 1] as number) * (components[offset + index + 1] as number);
    third += (vector[index + 2] as number) * (components[offset + index + 2] as number);
    fourth += (vector[index + 3] as number) * (components[offset + index + 3] as number);
  }
  for (let index = fours; index < vector.length; index++)
    first += (vector[index] as number) * (components[offset + index] as number);
  return first + second + third + fourth;
}
