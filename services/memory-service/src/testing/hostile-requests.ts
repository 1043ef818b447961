import { gzipSync } from 'node:zlib';
import { hostileJson, hostileText } from './hostile-values.js';
import { operationsUnderTest, unknownId } from './operations-under-test.js';
import { Random } from './random.js';
import type { RawRequest } from './raw-http.js';

export interface HostileRequestOptions {
  readonly seed: number;
  /** A key that works: most requests have to get past authentication to do any harm. */
  readonly key: string;
}

/**
 * One request that no decent client sends, the same for the same seed. Most are nearly right, so that they come far.
 */
export function hostileRequest({ seed, key }: HostileRequestOptions): RawRequest {
  const random = new Random(seed);
  const operation = random.pick(operationsUnderTest);
  const method = random.chance(0.85) ? operation.method : random.pick(methods);
  const path = random.chance(0.7) ? operation.path : hostilePath(random, operation.path);
  const body = hostileBody(random, operation.body);
  const framing = frame(random, body);
  const lines = [
    `${method} ${path}${random.chance(0.2) ? hostileQuery(random) : ''} ${random.chance(0.97) ? 'HTTP/1.1' : random.pick(versions)}`,
    ...(random.chance(0.97) ? ['Host: localhost'] : random.pick(hosts)),
    `X-Forwarded-For: 10.${random.integer(255)}.${random.integer(255)}.${random.integer(255)}`,
    ...(random.chance(0.85) ? [`Authorization: Bearer ${key}`] : random.pick(authorizations)),
    ...(random.chance(0.85) ? ['Content-Type: application/json'] : random.pick(contentTypes)),
    ...(random.chance(0.25) ? [random.pick(oddHeaders)] : []),
    ...framing.headers,
    'Connection: close',
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return { bytes: Buffer.concat([head, framing.bytes]), isCutOff: framing.isCutOff, isHead: method === 'HEAD' };
}

const methods = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'BREW',
  'get',
  'PO ST',
  '',
  'G\0T',
  'X'.repeat(3_000),
];
const versions = ['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.9', 'http/1.1', 'HTTP/1.1.1', 'ICY', ''];
const hosts: readonly string[][] = [
  [],
  ['Host:'],
  ['Host: a', 'Host: b'],
  ['Host: a b'],
  [`Host: ${'h'.repeat(9_000)}`],
];
const authorizations: readonly string[][] = [
  [],
  ['Authorization:'],
  ['Authorization: Bearer'],
  ['Authorization: Bearer ak_\u00ff\u00fe'],
  ['Authorization: Basic eDp5'],
  ['Authorization: Bearer a', 'Authorization: Bearer b'],
  [`Authorization: Bearer ak_${'A'.repeat(38)}`],
];
const contentTypes: readonly string[][] = [
  [],
  ['Content-Type:'],
  ['Content-Type: text/plain'],
  ['Content-Type: application/json; charset=utf-7'],
  ['Content-Type: application/json; charset=utf-16'],
  ['Content-Type: application/json;;;=;"'],
  ['Content-Type: multipart/form-data; boundary='],
  [`Content-Type: application/json; ${'x=y;'.repeat(2_000)}`],
];
const oddHeaders = [
  'Expect: 100-continue',
  'Expect: nothing',
  'Upgrade: websocket',
  'Connection: upgrade, keep-alive',
  'X-Api-Version: 1',
  'X-Api-Version: \u00e9',
  'X-Request-Id: <b>',
  'X-Forwarded-For: ::1, unknown',
  'X-Forwarded-For:',
  'Content-Encoding: gzip',
  'Content-Encoding: br',
  'Content-Encoding: deflate, gzip',
  'Transfer-Encoding: gzip',
  'TE: trailers',
  'Range: bytes=0-1',
  'If-None-Match: *',
  'Cookie: a=b',
  'X-HTTP-Method-Override: DELETE',
  'No colon',
  ': no name',
  'Bad name: x',
  'X-Nul: a\0b',
  'X-Folded: a\r\n b',
  `X-Long: ${'l'.repeat(20_000)}`,
  `${'X-Many: 1\r\n'.repeat(1_500)}X-Last: 1`,
  '__proto__: x',
];

function hostilePath(random: Random, path: string): string {
  return random.pick([
    () =>
      `/delete/${random.pick(['%', '%zz', '%00', '%c0%af', '%E0%A4', '..%2f', '%F0%9F%A6%AD', '*', ':memory_id', '{memory_id}', unknownId.toUpperCase()])}`,
    () => `/delete/${encodeURIComponent(hostileText(random).toWellFormed())}`.slice(0, 12_000),
    () => `/delete/${'a'.repeat(random.integer(15_000))}`,
    () => `${path}/`,
    () => `/${path}`,
    () => path.toUpperCase(),
    () => `/./${path}/../..`,
    () => `http://elsewhere.example${path}`,
    () =>
      random.pick([
        '*',
        '',
        'x',
        '//',
        '/\\',
        '/\u00e9\u00ff',
        '/a b',
        '/\x01',
        '/#',
        '?',
        '/%',
        'http://',
        'localhost:80',
      ]),
  ])();
}

function hostileQuery(random: Random): string {
  return random.pick([
    () => `?limit=${encodeURIComponent(hostileText(random).toWellFormed().slice(0, 500))}`,
    () => '?limit=5&limit=6&offset=1&offset=',
    () => '?__proto__[x]=1&constructor=2&limit[a]=b&[]=&%=%&&==',
    () => `?offset=${'9'.repeat(random.integer(500))}`,
    () => `?${'a=b&'.repeat(random.integer(3_000))}`,
    () => `?limit=%${random.pick(['', 'z', '0', '00', 'ff%ff'])}`,
  ])();
}

function hostileBody(random: Random, valid: object | undefined): Buffer {
  const json = () => hostileJson(random, valid);
  const kind = random.integer(10);
  if (kind < 6) return Buffer.from(json());
  if (kind === 6) return cut(random, Buffer.from(json()));
  if (kind === 7) return flip(random, Buffer.from(json()));
  if (kind === 8) return gzipSync(json());
  return random.bytes(random.integer(2_000));
}

function cut(random: Random, bytes: Buffer): Buffer {
  return bytes.subarray(0, random.integer(bytes.length));
}

function flip(random: Random, bytes: Buffer): Buffer {
  const flipped = Buffer.from(bytes);
  for (let count = random.integer(5); count >= 0 && flipped.length > 0; count--)
    flipped[random.integer(flipped.length - 1)] = random.integer(255);
  return flipped;
}

interface Framing {
  readonly headers: readonly string[];
  readonly bytes: Buffer;
  readonly isCutOff: boolean;
}

/** How the body is announced and sent. What announces more than it sends breaks off. */
function frame(random: Random, body: Buffer): Framing {
  const chunked = 'Transfer-Encoding: chunked';
  const length = (value: string | number) => `Content-Length: ${value}`;
  const chunk = Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]);
  const whole = Buffer.concat([body.length === 0 ? Buffer.alloc(0) : chunk, Buffer.from('0\r\n\r\n')]);
  if (random.chance(0.75)) return { headers: [length(body.length)], bytes: body, isCutOff: false };
  return random.pick<() => Framing>([
    () => ({ headers: [chunked], bytes: whole, isCutOff: false }),
    () => ({ headers: [chunked], bytes: Buffer.from('zz\r\nnonsense\r\n'), isCutOff: false }),
    () => ({ headers: [chunked], bytes: Buffer.from('ffffffffffffffffff\r\n{}'), isCutOff: false }),
    () => ({ headers: [chunked], bytes: Buffer.from(`1;${'x'.repeat(20_000)}\r\n{\r\n`), isCutOff: false }),
    () => ({ headers: [chunked], bytes: chunk, isCutOff: true }),
    () => ({ headers: [chunked, length(body.length)], bytes: whole, isCutOff: false }),
    () => ({ headers: [length(body.length + 10)], bytes: body, isCutOff: true }),
    () => ({ headers: [length(Math.floor(body.length / 2))], bytes: body, isCutOff: false }),
    () => ({
      headers: [length(random.pick(['-1', 'x', '1e3', '0x5', ' ', '9'.repeat(30), '5, 5']))],
      bytes: body,
      isCutOff: true,
    }),
    () => ({ headers: [length(2), length(3)], bytes: body, isCutOff: true }),
    () => ({ headers: ['Content-Encoding: gzip', length(body.length)], bytes: body, isCutOff: false }),
    () => ({ headers: [length(0)], bytes: Buffer.alloc(0), isCutOff: false }),
    () => ({ headers: [], bytes: Buffer.alloc(0), isCutOff: false }),
    () => ({ headers: [], bytes: body, isCutOff: true }),
  ])();
}
