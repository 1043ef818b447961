/** The bytes of a vector as Postgres stores them (`bytea`): the same memory, not a copy. */
export function bytesOfVector({ buffer, byteOffset, byteLength }: Int8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/**
 * The vector of stored bytes, which the driver hands out unsigned and in the middle of a larger buffer: the same
 * memory, not a copy.
 */
export function vectorOfBytes({ buffer, byteOffset, byteLength }: Uint8Array): Int8Array {
  return new Int8Array(buffer, byteOffset, byteLength);
}
