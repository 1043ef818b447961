/*
 * Which lexemes a text may have, as bits: one that has no bit there is not in it, and need not be looked for (after
 * Faloutsos and Christodoulakis: "Signature files", 1984). A memory has up to a hundred lexemes with those around it:
 * one in twelve of the words that it lacks is looked for all the same.
 */

/** A power of two. */
const signatureBits = 1_024;

/** A bit for each of the places of lexemes. */
export type LexemeSignature = Uint32Array;

/** Where a signature tells of a lexeme, which is given as it stands between the quotes of a tsvector. */
export function placeOfLexeme(quoted: string): number {
  let hash = hashBegin;
  for (let at = 0; at < quoted.length; at++) hash = hashed(hash, quoted.charCodeAt(at));
  return placeOfHash(hash);
}

/** @param tsvector in its text form */
export function signatureOf(tsvector: string): LexemeSignature {
  const signature = new Uint32Array(signatureBits / 32);
  for (let at = tsvector.indexOf("'"); at !== -1; at = tsvector.indexOf("'", at)) {
    let hash = hashBegin;
    for (at += 1; at < tsvector.length; at++) {
      const code = tsvector.charCodeAt(at);
      if (code === quote) {
        // Two of them are one of the lexeme.
        if (tsvector.charCodeAt(at + 1) !== quote) break;
        hash = hashed(hash, quote);
        at += 1;
      }
      hash = hashed(hash, code);
    }
    const place = placeOfHash(hash);
    signature[place >>> 5] = (signature[place >>> 5] ?? 0) | (1 << (place & 31));
    at += 1;
  }
  return signature;
}

export const mayHave = (signature: LexemeSignature, place: number): boolean =>
  ((signature[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;

const quote = 39;

/** FNV-1a (draft-eastlake-fnv), over UTF-16 code units. */
const hashBegin = 0x811c9dc5;
const hashed = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
const placeOfHash = (hash: number): number => (hash ^ (hash >>> 15)) & (signatureBits - 1);
