import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readTestData } from './api-description.js';
import { QdrantDouble } from './qdrant-double.js';

interface Recording {
  readonly note: string;
  readonly request: { readonly method: string; readonly path: string; readonly body?: unknown };
  readonly response: { readonly status: number; readonly body: unknown };
}

const recordings = (await readTestData('recordings.json')) as readonly Recording[];
const FORMAT_ERROR = 'Format error in JSON body: ';

/** Equally good points come in an order of the server's own, and parsers word their complaints as they like. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable).sort(byScoreAndId);
  if (typeof value === 'string' && value.startsWith(FORMAT_ERROR) && !value.includes('point ID')) return FORMAT_ERROR;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, comparable(part)]));
}

function byScoreAndId(one: unknown, other: unknown): number {
  const [a, b] = [one, other] as { id?: string; score?: number }[];
  if (a?.score === undefined || b?.score === undefined) return 0;
  return b.score - a.score || String(a.id).localeCompare(String(b.id));
}

describe('the double, against recordings of Qdrant 1.18.3', () => {
  let double: QdrantDouble;
  beforeAll(async () => {
    double = await QdrantDouble.start();
  });
  afterAll(() => double.stop());

  test('there are recordings', () => expect(recordings).toHaveLength(49));

  test.each(recordings.map((recording) => [recording.note, recording] as const))(
    '%s',
    async (_note, { request, response }) => {
      const answer = await fetch(`${double.url}${request.path}`, {
        method: request.method,
        ...(request.body !== undefined && {
          body: JSON.stringify(request.body),
          headers: { 'content-type': 'application/json' },
        }),
      });
      const text = await answer.text();
      expect(answer.status).toBe(response.status);
      const body: unknown = typeof response.body === 'string' ? text : JSON.parse(text);
      expect(comparable(body)).toEqual(comparable(response.body));
    },
  );

  test('only the two requests that are no valid requests were held to be against the description', () => {
    expect(double.violations.map((violation) => violation.split(':')[0])).toEqual([
      'PUT /collections/memories_test_4_v1/points?wait=true',
      'POST /collections/memories_test_4_v1/points/query',
    ]);
  });
});
