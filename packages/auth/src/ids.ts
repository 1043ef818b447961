import { randomBytes } from 'node:crypto';

/** Prefixes of the management plane's ids. */
export type IdPrefix = 'acct' | 'ws' | 'proj' | 'key' | 'tok' | 'audit';

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const base58Length = 22;
const uuidVersionBits = 0x7000;
const counterMax = 0xfff;
/** A counter that begins in the lower half has room for 2,048 more in its millisecond. */
const counterSeedMask = 0x7ff;
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * UUIDv7s (RFC 9562, section 5.7), each greater than the one before: what one add stores sorts in the order in which it
 * was said.
 *
 * The 12 bits behind the millisecond count (section 6.2, method 1): they begin anew with every millisecond, at random
 * in their lower half, and the 62 bits behind them are always random. Where the clock goes back the last millisecond
 * stays, and where the counter is full the next one begins early.
 *
 * @param readNowMs the clock, in milliseconds since 1970
 */
export function createUuidv7Source(readNowMs: () => number): () => string {
  let lastMs = -1;
  let counter = 0;
  return () => {
    const bytes = randomBytes(16);
    const nowMs = readNowMs();
    const isFull = nowMs <= lastMs && counter === counterMax;
    if (nowMs > lastMs || isFull) {
      lastMs = isFull ? lastMs + 1 : nowMs;
      counter = bytes.readUInt16BE(6) & counterSeedMask;
    } else {
      counter += 1;
    }
    bytes.writeUIntBE(lastMs, 0, 6);
    bytes.writeUInt16BE(uuidVersionBits | counter, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    const hex = bytes.toString('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  };
}

/** A UUIDv7, greater than every other that this process made before. */
export const uuidv7 = createUuidv7Source(Date.now);

/** Whether a string can be a memory's id at all; what can't be one is answered like what does not exist. */
export function isUuid(candidate: string): boolean {
  return uuidPattern.test(candidate);
}

/**
 * An id such as `proj_1BoatSLRHtKNngkdXEeobR`: 128 bits, the first 48 of them the millisecond, in base58 of fixed
 * width, so that text order is time order.
 */
export function prefixedId(prefix: IdPrefix, nowMs: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(nowMs, 0, 6);
  let value = BigInt(`0x${bytes.toString('hex')}`);
  let digits = '';
  for (let i = 0; i < base58Length; i++) {
    digits = base58.charAt(Number(value % 58n)) + digits;
    value /= 58n;
  }
  return `${prefix}_${digits}`;
}
