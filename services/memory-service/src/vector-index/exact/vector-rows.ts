/** Rows of a block once it is full-grown: 12 MB at 384 dimensions, so that no growth copies more than half of that. */
const BLOCK_ROWS = 32_768;
const FIRST_ROWS = 64;

/** Vectors one after the other. A block starts small, doubles as it fills, and is followed by another when it is full-grown. */
export interface VectorBlock {
  /** Rows of `dimensions` components; those beyond the last row in use are not cleared. Begins where its buffer begins. */
  components: Int8Array;
  /** 1 / length of each row; 0 for a row of zeros. */
  inverseLengths: Float32Array;
}

/** The int8 vectors of one project in rows without gaps. The caller knows which memory a row belongs to. */
export class VectorRows {
  readonly dimensions: number;
  readonly #blocks: VectorBlock[] = [];
  #count = 0;

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
      const firstRow = index * BLOCK_ROWS;
      const rows = Math.min(BLOCK_ROWS, this.#count - firstRow);
      if (rows > 0) yield { block, firstRow, rows };
    }
  }

  /** Writes a new last row and returns it. */
  append(vector: Int8Array): number {
    const row = this.#count;
    this.#makeRoom(row);
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
    this.#blocks.length = Math.ceil(last / BLOCK_ROWS);
  }

  /** Cosine similarity of a row and a vector of unit length, −1 to 1. */
  similarity(row: number, unitVector: Float32Array): number {
    const { block, index } = this.#locate(row);
    const cosine =
      dotProduct(unitVector, block.components, index * this.dimensions) * (block.inverseLengths[index] ?? 0);
    return Math.max(-1, Math.min(1, cosine));
  }

  #components({ block, index }: { block: VectorBlock; index: number }): Int8Array {
    return block.components.subarray(index * this.dimensions, (index + 1) * this.dimensions);
  }

  #locate(row: number): { block: VectorBlock; index: number } {
    const block = this.#blocks[Math.floor(row / BLOCK_ROWS)];
    if (block === undefined) throw new RangeError(`There is no row ${row}`);
    return { block, index: row % BLOCK_ROWS };
  }

  #makeRoom(row: number): void {
    const index = Math.floor(row / BLOCK_ROWS);
    const needed = (row % BLOCK_ROWS) + 1;
    const block = this.#blocks[index];
    if (block === undefined) {
      this.#blocks.push(this.#allocate(index === 0 ? FIRST_ROWS : BLOCK_ROWS));
    } else if (needed > block.inverseLengths.length) {
      const grown = this.#allocate(Math.min(BLOCK_ROWS, block.inverseLengths.length * 2));
      grown.components.set(block.components);
      grown.inverseLengths.set(block.inverseLengths);
      this.#blocks[index] = grown;
    }
  }

  #allocate(rows: number): VectorBlock {
    return { components: new Int8Array(rows * this.dimensions), inverseLengths: new Float32Array(rows) };
  }
}

/** Of `vector` and as many components from `offset`. Four sums at a time: the processor needn't wait for the one before. */
export function dotProduct(vector: Float32Array, components: Int8Array, offset: number): number {
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
