import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { ApiError } from '@persistent-memory/auth';
import request from 'supertest';
import { anybody, drainServed, serve, work } from './testing/served-app.js';

afterEach(() => drainServed());

/** A credential that is looked up until the test decides, and what was anticipated meanwhile. */
function heldLookUp() {
  let decide: (refusal?: ApiError) => void = () => {};
  const decision = new Promise<void>((resolve, reject) => {
    decide = (refusal) => (refusal === undefined ? resolve() : reject(refusal));
  });
  const anticipated: unknown[] = [];
  let tell = () => {};
  const isAnticipated = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const operations = [
    {
      ...work,
      credentials: { ...anybody, authenticate: () => decision.then(() => null) },
      anticipate: ({ body }: { readonly body: unknown }) => {
        anticipated.push(body);
        tell();
      },
    },
  ];
  return { operations, anticipated, isAnticipated, decide };
}

const askSoon = (url: string) =>
  request(url)
    .post('/items/1')
    .send({ text: 'soon' })
    .then((response) => response);

test('what a small request asks for is anticipated while its credential is looked up', async () => {
  const { operations, anticipated, isAnticipated, decide } = heldLookUp();
  const { url } = await serve(async () => ({ done: true }), { operations });
  const answer = askSoon(url);
  await isAnticipated;
  decide();
  expect((await answer).status).toBe(200);
  expect(anticipated).toEqual([{ text: 'soon' }]);
});

test('a refused credential is told as it is, whatever was anticipated', async () => {
  const { operations, isAnticipated, decide } = heldLookUp();
  const { url } = await serve(async () => ({ done: true }), { operations });
  const answer = askSoon(url);
  await isAnticipated;
  decide(new ApiError('invalid_credentials'));
  expect((await answer).body.error.code).toBe('invalid_credentials');
});

test('an anticipation that throws fails no request', async () => {
  const { operations, decide } = heldLookUp();
  const anticipate = () => {
    throw new Error('not ready');
  };
  const { url } = await serve(async () => ({ done: true }), {
    operations: operations.map((operation) => ({ ...operation, anticipate })),
  });
  decide();
  expect((await askSoon(url)).status).toBe(200);
});

test.each([
  ['of another form', { text: 1 }],
  ['without any', undefined],
  ['too large to be read early', { text: 'x'.repeat(17_000) }],
])('a body %s is not anticipated', async (_kind, body) => {
  const { operations, anticipated, decide } = heldLookUp();
  const { url } = await serve(async () => ({ done: true }), { operations, maxBodyBytes: 20_000 });
  decide();
  await request(url).post('/items/1').send(body);
  expect(anticipated).toEqual([]);
});

test('what is wrong with a body is told only to those who are known', async () => {
  const { operations, decide } = heldLookUp();
  const { url, port } = await serve(async () => ({ done: true }), { operations });
  const socket = connect(port, '127.0.0.1');
  const head = 'POST /items/1 HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n';
  socket.write(`${head}{`);
  // Another request, which is answered meanwhile, shows that this one is not.
  expect((await request(url).get('/healthz')).status).toBe(200);
  decide(new ApiError('missing_credentials'));
  const [chunk] = await once(socket, 'data');
  expect(String(chunk)).toContain('missing_credentials');
  socket.destroy();
});
