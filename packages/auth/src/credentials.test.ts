import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  bearerCredential,
  type CredentialKind,
  credentialError,
  hashCredential,
  isWellFormedCredential,
  mintCredential,
} from './credentials.js';

const credentialKinds: readonly CredentialKind[] = ['ak', 'at'];
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** CRC-32 (ISO 3309) bit by bit, to hold the library's against. */
function crc32BitByBit(text: string): number {
  let register = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    register ^= byte;
    for (let bit = 0; bit < 8; bit++) register = (register >>> 1) ^ (register & 1 ? 0xedb88320 : 0);
  }
  return (register ^ 0xffffffff) >>> 0;
}

function readBase62(digits: string): number {
  return [...digits].reduce((value, digit) => value * 62 + base62.indexOf(digit), 0);
}

function replaceAt(text: string, index: number, character: string): string {
  return text.slice(0, index) + character + text.slice(index + 1);
}

describe.each(credentialKinds)('a new %s credential', (kind) => {
  test('has the form of the contract, and is well formed for its own kind alone', () => {
    const { secret } = mintCredential(kind);
    expect(secret).toMatch(new RegExp(`^${kind}_[0-9A-Za-z]{38}$`));
    expect(isWellFormedCredential(kind, secret)).toBe(true);
    expect(isWellFormedCredential(kind === 'ak' ? 'at' : 'ak', secret)).toBe(false);
  });

  test('ends with the CRC32 of what precedes, in base62', () => {
    const { secret } = mintCredential(kind);
    expect(readBase62(secret.slice(-6))).toBe(crc32BitByBit(secret.slice(0, -6)));
  });

  test('shows its first four and last four characters, and stores the SHA-256 of the whole', () => {
    const minted = mintCredential(kind);
    expect(minted.prefix).toBe(minted.secret.slice(0, 7));
    expect(minted.lastFour).toBe(minted.secret.slice(-4));
    expect(minted.hash).toEqual(hashCredential(minted.secret));
    expect(minted.hash).toHaveLength(32);
  });
});

test('the hash is SHA-256, by its published test vector', () => {
  expect(hashCredential('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('every character of the secret is as likely as every other', () => {
  const minted = Array.from({ length: 2_000 }, () => mintCredential('ak').secret.slice(3, 35));
  const counts = new Map<string, number>();
  for (const character of minted.join('')) counts.set(character, (counts.get(character) ?? 0) + 1);
  const expected = (2_000 * 32) / 62;
  const chiSquare = [...base62].reduce((sum, character) => {
    return sum + ((counts.get(character) ?? 0) - expected) ** 2 / expected;
  }, 0);
  // 61 degrees of freedom: beyond 150 once in a hundred million runs. A byte modulo 62 would give some 800.
  expect(chiSquare).toBeLessThan(150);
  expect(new Set(minted).size).toBe(minted.length);
});

describe('forgery and typing errors', () => {
  const anyPosition = fc.integer({ min: 3, max: 40 });
  const anyDigit = fc.constantFrom(...base62);

  test('one wrong character is always noticed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...credentialKinds), anyPosition, anyDigit, (kind, position, digit) => {
        const { secret } = mintCredential(kind);
        const changed = replaceAt(secret, position, digit);
        expect(isWellFormedCredential(kind, changed)).toBe(changed === secret);
      }),
    );
  });

  test('two neighbours in the wrong order are always noticed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 39 }), (position) => {
        const { secret } = mintCredential('ak');
        const [left, right] = [secret.charAt(position), secret.charAt(position + 1)];
        const swapped = replaceAt(replaceAt(secret, position, right), position + 1, left);
        expect(isWellFormedCredential('ak', swapped)).toBe(left === right);
      }),
    );
  });

  test('the other plane’s prefix does not fit', () => {
    const { secret } = mintCredential('ak');
    expect(isWellFormedCredential('at', `at${secret.slice(2)}`)).toBe(false);
  });

  test('any text is answered, and nothing around a credential is forgiven', () => {
    fc.assert(fc.property(fc.string(), (text) => !isWellFormedCredential('ak', text)));
    const { secret } = mintCredential('ak');
    for (const near of [`${secret}\n`, ` ${secret}`, secret.slice(0, -1), `${secret}0`, secret.replace('_', '-'), '']) {
      expect(isWellFormedCredential('ak', near)).toBe(false);
    }
  });
});

describe('the Authorization header', () => {
  test.each([
    ['Bearer abc', 'abc'],
    ['bearer abc', 'abc'],
    ['BEARER   abc  ', 'abc'],
    ['Bearer a.b-c_d~e+f/g=', 'a.b-c_d~e+f/g='],
    [undefined, null],
    ['', null],
    ['Bearer', null],
    ['Bearer ', null],
    ['Bearerabc', null],
    ['Basic abc', null],
    ['Bearer a b', null],
    ['Bearer a, Bearer b', null],
    ['Bearer ä', null],
    ['Bearer a\u0000', null],
  ])('%j holds %j', (header, credential) => {
    expect(bearerCredential(header)).toBe(credential);
  });

  test('one that holds none is wrong, and missing only where nothing was sent', () => {
    expect([undefined, ''].map(credentialError)).toEqual(['missing_credentials', 'missing_credentials']);
    expect(['Bearer', 'Basic YTpi'].map(credentialError)).toEqual(['invalid_credentials', 'invalid_credentials']);
  });

  test('a hostile one is not slow', () => {
    const startedAt = performance.now();
    for (const hostile of [`Bearer${' '.repeat(1e6)}`, `Bearer ${'a'.repeat(1e6)} b`, `Bearer a${' '.repeat(1e6)}b`]) {
      expect(bearerCredential(hostile)).toBeNull();
    }
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});
