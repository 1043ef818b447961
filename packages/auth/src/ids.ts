import { randomBytes } from 'node:crypto';

/** Prefixes of the management plane's ids. */
export type IdPrefix = 'acct' | 'ws' | 'proj' | 'key' | 'tok' | 'audit';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BASE58_LENGTH = 22;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A UUIDv7 (RFC 9562, section 5.7): sorts by the millisecond of its making. */
export function uuidv7(nowMs: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Whether a string can be a memory's id at all; what can't be one is answered like what does not exist. */
export function isUuid(candidate: string): boolean {
  return UUID.test(candidate);
}

/** An id such as `proj_1BoatSLRHtKNngkdXEeobR`: 128 bits, the first 48 of them the millisecond, in base58 of fixed width, so that text order is time order. */
export function prefixedId(prefix: IdPrefix, nowMs: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(nowMs, 0, 6);
  let value = BigInt(`0x${bytes.toString('hex')}`);
  let digits = '';
  for (let i = 0; i < BASE58_LENGTH; i++) {
    digits = BASE58.charAt(Number(value % 58n)) + digits;
    value /= 58n;
  }
  return `${prefix}_${digits}`;
}
