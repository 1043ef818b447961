import { describe, expect, test } from '@jest/globals';
import {
  boolean,
  credential,
  host,
  integer,
  list,
  oneOf,
  port,
  postgresUrl,
  proxies,
  sha256,
  text,
  url,
  type Variable,
} from './variables.js';

const described = { name: 'NAME', description: 'Of the variable.' };
const hash = 'AB'.repeat(32);

/** Each kind of variable with what it reads and what it refuses. */
const cases: readonly (readonly [
  string,
  Variable<unknown>,
  readonly (readonly [string, unknown])[],
  readonly string[],
])[] = [
  ['text', text(described), [['a b', 'a b']], ['a\0b', 'a'.repeat(10_001), ' ', '\n']],
  [
    'credential',
    credential(described),
    [['sk-a_B~!', 'sk-a_B~!']],
    [' ', 'a b', 'sk-a\n', 'schlüssel', 'a'.repeat(10_001)],
  ],
  [
    'integer',
    integer({ ...described, minimum: -5, maximum: 1_000 }),
    [
      ['0', 0],
      ['-5', -5],
      ['1000', 1_000],
    ],
    ['-6', '1001', '1.0', '1e1', '0x1', ' 1', '01', '+1', '1_000', '-0', 'NaN', '9'.repeat(400)],
  ],
  [
    'port',
    port(described),
    [
      ['0', 0],
      ['65535', 65_535],
    ],
    ['65536', '-1', 'http'],
  ],
  [
    'boolean',
    boolean(described),
    [
      ['true', true],
      ['false', false],
    ],
    ['1', 'TRUE', 'yes'],
  ],
  ['oneOf', oneOf({ ...described, choices: ['a', 'b'] }), [['a', 'a']], ['c', 'A', 'toString']],
  [
    'url',
    url({ ...described, schemes: ['https', 'http'] }),
    [
      ['https://x.example/v1', 'https://x.example/v1'],
      ['https://u:50%25@x.example', 'https://u:50%25@x.example'],
      ['http://[::1]:8082', 'http://[::1]:8082'],
      ['http://qdrant_1:6333', 'http://qdrant_1:6333'],
      ['https://bücher.example', 'https://bücher.example'],
    ],
    [
      'https://not..a..host',
      'x.example',
      'file:///etc/passwd',
      'https:',
      'javascript:alert(1)',
      'https://u:50%x@x.example',
    ],
  ],
  [
    'postgresUrl',
    postgresUrl(described),
    ['postgres://app@db/memory', 'postgresql://db'].map((address) => [address, address] as const),
    ['postgres://', 'postgres:db', 'mysql://db', 'db', 'postgres://db?sslmode=banana', 'postgres://u:50%x@db/memory'],
  ],
  [
    'host',
    host(described),
    ['127.0.0.1', '0.0.0.0', '::', '::1', 'fe80::1%eth0', 'localhost', 'db.internal.', 'memory_service-1'].map(
      (name) => [name, name] as const,
    ),
    ['not..a..host', '.', '-a', 'a b', ' 127.0.0.1', '256.0.0.1', '1.2.3', '[::1]', 'http://a', 'a:80', 'x'.repeat(64)],
  ],
  ['sha256', sha256(described), [[hash, Buffer.from(hash, 'hex')]], ['ab', `${hash}0`, 'zz'.repeat(32)]],
  [
    'list',
    list(described),
    [
      ['a', ['a']],
      ['a, b ,c', ['a', 'b', 'c']],
    ],
    ['a,,b', ',', 'a,'.repeat(2_000)],
  ],
  [
    'proxies',
    proxies(described),
    [
      ['2', 2],
      ['10.0.0.1', ['10.0.0.1']],
      ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
    ],
    ['0', 'true', '10.0.0.0/33', '10.0.0.0/0', '::/0', 'loopback', '10.0.0.1/8/8', '17'],
  ],
];

describe.each(cases)('%s', (_kind, variable, read, refused) => {
  test('reads what it documents', () => {
    for (const [given, value] of read) expect(variable.parse(given)).toEqual({ value });
  });

  test('refuses everything else in words that do not repeat it', () => {
    for (const given of refused) expect(variable.parse(given)).toEqual({ fault: expect.stringMatching(/^must /) });
  });
});

test('a variable is required, optional, or has a default', () => {
  expect(text(described).whenUnset).toBe('required');
  expect(text({ ...described, optional: true }).whenUnset).toEqual({ value: undefined });
  expect(text({ ...described, default: 'x' }).whenUnset).toEqual({ value: 'x' });
  expect(proxies(described).whenUnset).toEqual({ value: false });
});
