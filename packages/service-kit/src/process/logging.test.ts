import { describe, expect, test } from '@jest/globals';
import { mintCredential } from '@persistent-memory/auth';
import { createTestDatabase } from '../testing/index.js';
import { createLogger } from './logging.js';

function record() {
  const lines: string[] = [];
  const log = createLogger({
    level: 'debug',
    service: 'memory-service',
    output: { write: (line) => lines.push(line) },
  });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? 'null') };
}

test('a line is JSON with level, time, service, message and fields', () => {
  const { log, last } = record();
  log.info({ operation: 'addMemories' }, 'request');
  expect(last()).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    service: 'memory-service',
    operation: 'addMemories',
    msg: 'request',
  });
});

test('what is below the level is not written', () => {
  const { log, lines } = record();
  log.trace('no');
  expect(lines).toEqual([]);
});

describe('secrets', () => {
  const key = mintCredential('ak').secret;
  const token = mintCredential('at').secret;
  const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbGljZSJ9.c2lnbmF0dXJl_-';
  const secrets = [key, token, jwt, 'sk-proj-abc.123', 'dXNlcjpwYXNz', 'p4ssw0rd', 'session=abc'];

  test.each([
    ['message', (log: Logger) => log.info(`used ${key} and "${token}"; ${jwt}`)],
    ['message arguments', (log: Logger) => log.info('used %s', key)],
    ['field', (log: Logger) => log.info({ a: { b: [key, { c: `x${jwt}` }] } })],
    ['key of a field', (log: Logger) => log.info({ [key]: 1 })],
    ['child', (log: Logger) => log.child({ key }).info('x')],
    ['error', (log: Logger) => log.error({ err: new Error(`no ${key}`, { cause: new Error(jwt) }) })],
    ['field after a line break', (log: Logger) => log.info({ a: `\n${jwt}`, b: `a.b.${jwt}.c` })],
    ['bearer', (log: Logger) => log.info('Authorization: Bearer sk-proj-abc.123')],
    ['headers', (log: Logger) => log.info({ headers: { authorization: 'Basic dXNlcjpwYXNz', Cookie: 'session=abc' } })],
    ['header of an odd form', (log: Logger) => log.info({ authorization: 'a "p4ssw0rd" b' })],
    ['addresses', (log: Logger) => log.info('postgres://app:p4ssw0rd@db:5432/memory?x=1')],
  ])('none in a line, by way of %s', (_way, write) => {
    const { log, lines } = record();
    write(log);
    expect(lines).toHaveLength(1);
    for (const secret of secrets) expect(lines[0]).not.toContain(secret);
    expect(lines[0]).toContain('[redacted');
    expect(() => JSON.parse(lines[0] ?? '')).not.toThrow();
  });

  test('what is no secret stays', () => {
    const { log, last } = record();
    const harmless = 'https://docs.example/a:b@c ak_short eyJ.x key_1BoatSLRHtKNngkdXEeobR';
    log.info(harmless);
    expect(last().msg).toBe(harmless);
  });

  test('hostile text is not slow', () => {
    const { log } = record();
    const size = 200_000;
    const hostile = ['eyJ-', 'eyJa.', 'ak_', '://a:', 'Bearer ', '"authorization":"\\', 'a.b'];
    const startedAt = performance.now();
    for (const piece of hostile) log.info(piece.repeat(size / piece.length));
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});

type Logger = ReturnType<typeof createLogger>;

describe('errors', () => {
  test('kind, message, code, stack and causes', () => {
    const { log, last } = record();
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    log.error({ err: new TypeError('no answer', { cause }) }, 'failed');
    expect(last().err).toEqual({
      type: 'TypeError',
      message: 'no answer',
      stack: expect.stringContaining('TypeError: no answer'),
      cause: { type: 'Error', message: 'refused', code: 'ECONNREFUSED', stack: expect.any(String) },
    });
  });

  test('an error that causes itself and a message without end are cut off', () => {
    const { log, lines } = record();
    const error = new Error('x'.repeat(100_000));
    error.cause = error;
    log.error({ err: error });
    log.error({ err: 'thrown text' });
    expect(lines[0]?.length).toBeLessThan(60_000);
    expect(JSON.parse(lines[1] ?? '').err).toEqual({ type: 'string' });
  });

  test("Postgres' errors do not carry the values of a statement", async () => {
    const { log, lines, last } = record();
    const { database, close } = await createTestDatabase({ steps: [] });
    const statements = database.use(async (sql) => {
      await sql`create table notes (id text primary key)`;
      await sql`insert into notes values (${'my secret'})`;
      await sql`insert into notes values (${'my secret'})`;
    });
    await statements.catch((error: unknown) => log.error(error));
    await database.use((sql) => sql`select ${'my secret'}::uuid`).catch((err: unknown) => log.error({ err }));
    await close();
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('my secret');
    expect(JSON.parse(lines[0] ?? '').err).toEqual({
      type: 'PostgresError',
      code: '23505',
      severity: 'ERROR',
      constraint: 'notes_pkey',
      table: 'notes',
    });
    expect(last().err).toEqual({ type: 'PostgresError', code: '22P02', severity: 'ERROR' });
  });
});
