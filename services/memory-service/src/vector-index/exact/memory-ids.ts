import { grownCapacity, isMostlyUnused } from './capacity.js';
import { readUuid, uuidWords, writeUuid } from './uuid-words.js';

/** The index by id is looked through from a slot on: it stays short as long as a quarter of the slots is free. */
const fullestShare = 3 / 4;
const fewestSlots = 8;
/** The id that was asked for last. One for all, as there can be very many small projects. */
const sought = new Uint32Array(uuidWords);

/**
 * Which memory each row belongs to, and which row a memory has. Ids are UUIDs, kept as their 16 bytes with some eight
 * more for the index by id: as strings in a list and a map they took as much as the vectors.
 */
export class MemoryIds {
  /** Four for each row. */
  #words = new Uint32Array(0);
  /** A hash table with linear probing: row + 1, or 0 where nothing is. None, or a power of two of them. */
  #slots = new Int32Array(0);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Bytes that are taken, in use or not. */
  get bytes(): number {
    return this.#words.byteLength + this.#slots.byteLength;
  }

  /** Makes room for so many rows in all. */
  reserve(rows: number): void {
    if (rows > this.#capacity) this.#resize(grownCapacity(this.#capacity, rows));
  }

  /** Gives back what is not in use, where that is much. */
  trim(): void {
    if (isMostlyUnused(this.#capacity, this.#count)) this.#resize(this.#count);
  }

  /** The row of an id, or −1. @throws RangeError when it is no UUID */
  find(id: string): number {
    readUuid(id, sought);
    return this.#count === 0 ? -1 : (this.#slots[this.#slotOfSought()] as number) - 1;
  }

  /** The row of an id; a new last one where it had none. @throws RangeError when it is no UUID */
  findOrAppend(id: string): number {
    this.reserve(this.#count + 1);
    readUuid(id, sought);
    const slot = this.#slotOfSought();
    const row = (this.#slots[slot] as number) - 1;
    if (row >= 0) return row;
    this.#words.set(sought, this.#count * uuidWords);
    this.#count += 1;
    this.#slots[slot] = this.#count;
    return this.#count - 1;
  }

  /** Moves the last id to `row` and forgets the one that was there. */
  removeBySwap(row: number): void {
    this.#clear(this.#slotOf(row));
    const last = this.#count - 1;
    if (row !== last) {
      this.#slots[this.#slotOf(last)] = row + 1;
      this.#words.copyWithin(row * uuidWords, last * uuidWords, (last + 1) * uuidWords);
    }
    this.#count = last;
  }

  /** Below zero when the id of `row` comes before that of `other`. */
  compare(row: number, other: number): number {
    const words = this.#words;
    for (let word = 0; word < uuidWords; word++) {
      const difference = (words[row * uuidWords + word] as number) - (words[other * uuidWords + word] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  idOf(row: number): string {
    return writeUuid(this.#words, row * uuidWords);
  }

  get #capacity(): number {
    return this.#words.length / uuidWords;
  }

  /** Where the sought id is, or belongs. */
  #slotOfSought(): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    for (let slot = hash(sought, 0) & last; ; slot = (slot + 1) & last) {
      const row = (slots[slot] as number) - 1;
      if (row < 0 || this.#isSought(row)) return slot;
    }
  }

  #isSought(row: number): boolean {
    const words = this.#words;
    for (let word = 0; word < uuidWords; word++) {
      if (words[row * uuidWords + word] !== sought[word]) return false;
    }
    return true;
  }

  /** Where a row is. */
  #slotOf(row: number): number {
    const last = this.#slots.length - 1;
    let slot = hash(this.#words, row * uuidWords) & last;
    while (this.#slots[slot] !== row + 1) slot = (slot + 1) & last;
    return slot;
  }

  /** Empties a slot, and moves up those behind it that would not be found across the gap. */
  #clear(slot: number): void {
    const slots = this.#slots;
    const last = slots.length - 1;
    let gap = slot;
    for (let next = (gap + 1) & last; slots[next] !== 0; next = (next + 1) & last) {
      const home = hash(this.#words, ((slots[next] as number) - 1) * uuidWords) & last;
      const beginsBehindGap = ((next - home) & last) < ((next - gap) & last);
      if (beginsBehindGap) continue;
      slots[gap] = slots[next] as number;
      gap = next;
    }
    slots[gap] = 0;
  }

  #resize(rows: number): void {
    const words = new Uint32Array(rows * uuidWords);
    words.set(this.#words.subarray(0, this.#count * uuidWords));
    this.#words = words;
    const size = slotsFor(rows);
    if (size === this.#slots.length) return;
    const slots = new Int32Array(size);
    for (let row = 0; row < this.#count; row++) {
      let slot = hash(words, row * uuidWords) & (size - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (size - 1);
      slots[slot] = row + 1;
    }
    this.#slots = slots;
  }
}

/** Bytes of the ids with room for so many rows. */
export function bytesOfIds(rows: number): number {
  return rows * uuidWords * Uint32Array.BYTES_PER_ELEMENT + slotsFor(rows) * Int32Array.BYTES_PER_ELEMENT;
}

function slotsFor(rows: number): number {
  if (rows === 0) return 0;
  return Math.max(fewestSlots, 2 ** Math.ceil(Math.log2(rows / fullestShare)));
}

/** Of all words, as ids may differ in any: made one after the other, or by a clock. */
function hash(words: Uint32Array, offset: number): number {
  let mixed = 0;
  for (let word = 0; word < uuidWords; word++) {
    mixed = Math.imul(mixed ^ (words[offset + word] as number), 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  return mixed >>> 0;
}
