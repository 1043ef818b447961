import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { expectError, faultsOf } from '../testing/expect-response.js';
import { operationsUnderTest } from '../testing/operations-under-test.js';
import type { TestProject } from '../testing/tenants.js';

let plane: TestDataPlane;
let project: TestProject;
beforeAll(async () => {
  plane = await startDataPlane();
  project = await plane.buildProject();
});
afterAll(() => plane.close());

const withBody = operationsUnderTest.filter(({ takesBody }) => takesBody);
const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  plane.call(method, path, { key: project.key, body, headers });
const sendChunked = (method: string, path: string, body: string) =>
  plane.call(method, path, { key: project.key, body, chunked: true });
const search = (body: unknown, headers: Record<string, string> = {}) => send('POST', '/search', body, headers);

describe.each(withBody)('$operationId', ({ method, path, body }) => {
  test.each(['{', '{"messages":', 'nonsense', "{'query':'x'}", '[1,]', '{"a":1}}', 'NaN', '\ufeff\ufeff{}', '"\\x"'])(
    'malformed JSON %j',
    async (text) => {
      expectError(await send(method, path, text), 'malformed_json');
    },
  );

  test('no body', async () => {
    expectError(await plane.call(method, path, { key: project.key }), 'body_required');
    expectError(await send(method, path, '', { 'Content-Length': '0' }), 'body_required');
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/problem+json',
    'application/jsonp',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'nonsense',
  ])('content type %s', async (type) => {
    expectError(await send(method, path, JSON.stringify(body), { 'Content-Type': type }), 'unsupported_media_type');
  });

  test.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json; x=y',
  ])('content type %s is taken', async (type) => {
    const response = await send(method, path, JSON.stringify(body), { 'Content-Type': type });
    expect([200, 404]).toContain(response.status);
  });

  test('bytes that are no UTF-8 are refused, and not replaced', async () => {
    const latin1 = Buffer.from(JSON.stringify({ ...Object(body), note: 'caf\u00e9' }), 'latin1');
    expectError(await send(method, path, latin1, { 'Content-Type': 'application/json' }), 'malformed_body');
  });

  test('gzip is taken; what is no gzip, or of another encoding, is not', async () => {
    const text = JSON.stringify(body);
    const gzip = { 'Content-Encoding': 'gzip' };
    expect([200, 404]).toContain((await send(method, path, gzipSync(text), gzip)).status);
    expectError(await send(method, path, Buffer.from(text), gzip), 'malformed_body');
    expectError(await send(method, path, gzipSync(text).subarray(0, 20), gzip), 'malformed_body');
    expectError(
      await send(method, path, Buffer.from(text), { 'Content-Encoding': 'zstd-x' }),
      'unsupported_media_type',
    );
  });

  test('chunked is taken', async () => {
    const response = await sendChunked(method, path, JSON.stringify(body));
    expect([200, 404]).toContain(response.status);
  });

  test('as large as it may be, and one byte more; unpacked as well', async () => {
    const limit = path === '/add' ? 4 * 1024 * 1024 : 1024 * 1024;
    const sized = (bytes: number) => {
      const text = JSON.stringify({ ...body, padding: '' });
      return text.replace('"padding":""', `"padding":"${'x'.repeat(bytes - text.length)}"`);
    };
    expect([200, 404]).toContain((await send(method, path, sized(limit))).status);
    for (const response of [
      await send(method, path, sized(limit + 1)),
      await sendChunked(method, path, sized(limit + 1)),
      await send(method, path, gzipSync(sized(40 * 1024 * 1024)), { 'Content-Encoding': 'gzip' }),
    ]) {
      expectError(response, 'body_too_large');
      expect(response.body.error.message).toContain(String(limit));
    }
  });

  test('NUL and lone surrogates in any text that is read, and no matter in what is not', async () => {
    for (const [name, value] of Object.entries(body ?? {})) {
      const put = (text: string) => JSON.stringify({ ...body, [name]: Array.isArray(value) ? ['ok', text] : text });
      expectError(await send(method, path, put('a\0b')), 'nul_character');
      for (const lone of ['a\ud83d', '\udc00a', '\udc00\ud83d'])
        expectError(await send(method, path, put(lone)), 'lone_surrogate');
    }
    const ignored = await send(method, path, JSON.stringify({ ...body, other: ['\0', '\ud83d', { '\0': 1 }] }));
    expect([200, 404]).toContain(ignored.status);
  });

  test('forbidden text is named by its field, beside every other fault', async () => {
    const [name = ''] = Object.keys(body ?? {});
    const holdsList = Array.isArray(Object.values(body ?? {})[0]);
    const field = holdsList ? ['ok', 'a\0b', 7] : 'a\0b';
    const response = await send(method, path, JSON.stringify({ ...body, [name]: field, limit: 'x', timestamp: 7 }));
    expectError(response, 'nul_character');
    const place = holdsList ? `body.${name}[1]` : `body.${name}`;
    const [first, ...others] = faultsOf(response);
    expect(first).toBe(`${place}: must not contain a NUL character`);
    // Whatever else the operation's own schema finds.
    expect(others).toEqual(
      faultsOf(
        await send(
          method,
          path,
          JSON.stringify({ ...body, [name]: holdsList ? ['ok', 'ab', 7] : 'ab', limit: 'x', timestamp: 7 }),
        ),
      ),
    );
  });

  test('100,000 levels: in a field that is read, in one that is not, and as the whole body', async () => {
    const deep = (open: string, close: string, inner = '') => `${open.repeat(100_000)}${inner}${close.repeat(100_000)}`;
    const [name = ''] = Object.keys(body ?? {});
    for (const nested of [deep('[', ']'), deep('{"a":', '}', '1')]) {
      expectError(await send(method, path, `{"${name}":${nested}}`), 'invalid_request');
      expectError(await send(method, path, nested), 'invalid_request');
      const ignored = await send(method, path, JSON.stringify(body).replace(/\}$/, `,"other":${nested}}`));
      expect([200, 404]).toContain(ignored.status);
    }
    expectError(await send(method, path, '['.repeat(100_000)), 'malformed_json');
  });

  test('a field given twice: the last counts, as JSON.parse has it', async () => {
    const [name = ''] = Object.keys(body ?? {});
    const text = JSON.stringify(body);
    expect([200, 404]).toContain((await send(method, path, text.replace('{', `{"${name}":7,`))).status);
    expectError(await send(method, path, text.replace(/\}$/, `,"${name}":7}`)), 'invalid_request');
  });

  test('names that JavaScript gives a meaning are fields like others', async () => {
    const hostile =
      '"__proto__":{"polluted":true,"explain":true},"constructor":{"prototype":{"polluted":true}},"toString":1';
    const response = await send(method, path, JSON.stringify(body).replace('{', `{${hostile},`));
    expect([200, 404]).toContain(response.status);
    expect({}).not.toHaveProperty('polluted');
    const inherited = await send(method, path, `{"__proto__":${JSON.stringify(body)}}`);
    expectError(inherited, 'invalid_request');
    expect(faultsOf(inherited)).toEqual(Object.keys(body ?? {}).map((name) => `body.${name}: is required`));
  });
});

describe('wrong types, at length', () => {
  test('a million wrong messages are refused for their number, in bounded time and with a bounded answer', async () => {
    const startedAtMs = performance.now();
    const response = await send('POST', '/add', `{"messages":[${'7,'.repeat(999_999)}7]}`);
    expectError(response, 'invalid_request');
    expect(faultsOf(response)[0]).toBe('body.messages: must hold at most 1000 items, and holds 1000000');
    expect(faultsOf(response)).toHaveLength(1001);
    expect(response.text.length).toBeLessThan(100_000);
    expect(performance.now() - startedAtMs).toBeLessThan(3_000);
  });

  test('every message that is wrong is named, and what is wrong beside them', async () => {
    const response = await send('POST', '/add', { messages: Array(1_000).fill(''), timestamp: 7 });
    const faults = faultsOf(response);
    expect(faults).toHaveLength(1001);
    expect(faults.filter((fault) => fault.startsWith('body.messages['))).toHaveLength(1000);
    expect(faults).toContainEqual(expect.stringMatching(/^body\.timestamp: /));
  });

  test('more facts than one add stores are refused for their number, and nothing of them is stored', async () => {
    const fact = (number: number) => `My badge for hall ${number} is green.`;
    const messages = Array.from({ length: 101 }, (_, message) =>
      Array.from({ length: 100 }, (_, at) => fact(message * 100 + at)).join('\n'),
    );
    const { key } = await plane.buildProject();
    const response = await plane.call('POST', '/add', { key, body: { messages } });
    expectError(response, 'invalid_request');
    expect(faultsOf(response)).toEqual([
      'body.messages: must hold at most 10000 facts, and hold more: send fewer at a time',
    ]);
    expect((await plane.call('GET', '/list', { key })).body).toMatchObject({ memories: [], total: 0 });
  });

  test('no type is made of another', async () => {
    for (const query of [7, true, null, ['cat'], { toString: 'cat' }, -0])
      expect(faultsOf(await search({ query }))).toEqual(['body.query: must be a string']);
    for (const limit of ['5', true, [5], { valueOf: 5 }, 5.5, '0x5', ''])
      expect(faultsOf(await search({ query: 'cat', limit }))).toEqual(['body.limit: must be an integer']);
  });

  test.each(['1e400', '-1e400', '123456789012345678901234567890', '-0', '1e-400', '0.1e1000'])(
    'the number %s',
    async (number) => {
      expectError(await search(`{"query":"cat","limit":${number}}`), 'invalid_request');
    },
  );

  test('unknown fields are ignored, whatever they hold', async () => {
    const { status } = await search({ query: 'cat', filter: { a: [1, null] }, Limit: 'x', ' limit': -1, '': {} });
    expect(status).toBe(200);
  });
});
