import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiErrors, currentApiVersion, type ErrorCode } from '@persistent-memory/auth';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { hostileRequest } from '../testing/hostile-requests.js';
import { type RawAnswer, type RawRequest, sendRaw, show } from '../testing/raw-http.js';

const requestCount = 2_000;
const connectionCount = 12;

let plane: TestDataPlane;
beforeAll(async () => {
  plane = await startDataPlane();
});
afterAll(() => plane.close());

test('whatever is sent, every answer is one that the documentation knows, and the service goes on', async () => {
  const { key } = await plane.buildProject();
  const port = Number(new URL(plane.url).port);
  const seen = new Map<string, number>();
  const faults: string[] = [];
  let seed = 0;
  const sendNext = async (): Promise<void> => {
    while (seed < requestCount) {
      seed += 1;
      const number = seed;
      const request = hostileRequest({ seed: number, key });
      const answer = await sendRaw(port, request);
      const fault = faultOf(request, answer);
      if (fault !== null) faults.push(`${number}: ${fault}: ${show(request.bytes)}`);
      const outcome = answer === null ? 'closed' : `${answer.status}`;
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connectionCount }, sendNext));
  expect(faults.slice(0, 20)).toEqual([]);
  // They are near enough to what is right that they reached every stage.
  for (const outcome of ['200', '400', '401', '404']) expect(seen.get(outcome) ?? 0).toBeGreaterThan(20);
  expect((await plane.call('GET', '/list', { key })).status).toBe(200);
  expect((await plane.call('GET', '/readyz')).body.status).toBe('ok');
}, 90_000);

/** What is wrong with an answer, or null. */
function faultOf({ isCutOff, isHead }: RawRequest, answer: RawAnswer | null): string | null {
  if (answer === null) return isCutOff ? null : 'closed without an answer';
  const { status, headers, body } = answer;
  if (headers.get('x-api-version') !== currentApiVersion) return `${status} without its version`;
  if (!headers.get('x-request-id')) return `${status} without a request id`;
  if (isHead) return status < 500 ? null : `${status} to HEAD`;
  let parsed: { readonly error?: { readonly code?: ErrorCode } };
  try {
    parsed = JSON.parse(body);
  } catch {
    return `${status} with a body that is no JSON`;
  }
  if (status === 200) return null;
  const code = parsed.error?.code;
  if (code === undefined || apiErrors[code]?.status !== status) return `${status} with the code ${code}`;
  return status < 500 ? null : `${status} ${code}`;
}
