import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readTestData } from './api-description.js';
import { QdrantDouble } from './qdrant-double.js';

interface Recording {
  readonly note: string;
  readonly request: { readonly method: string; readonly path: string; readonly body?: unknown };
  readonly response: { readonly status: number; readonly body: unknown };
}

const recordings = (await readTestData('recordings.json')) as readonly Recording[];
const formatError = 'Format error in JSON body: ';

/** Equally good points come in an order of the server's own, and parsers word their complaints as they like. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable).sort(byScoreAndId);
  if (typeof value === 'string' && value.startsWith(formatError) && !value.includes('point ID')) return formatError;
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

  test('strict mode without exact search: only queries of a tenant, and no exact count', async () => {
    const collection = `${double.url}/collections/strict`;
    const send = async (method: string, path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${collection}${path}`, { method, body: JSON.stringify(body), headers })).status;
    };
    await send('PUT', '', {
      vectors: { size: 2, distance: 'Cosine' },
      hnsw_config: { m: 0, payload_m: 16 },
      strict_mode_config: { enabled: true, unindexed_filtering_retrieve: false, search_allow_exact: false },
    });
    const field_schema = { type: 'keyword', is_tenant: true };
    expect(await send('PUT', '/index?wait=true', { field_name: 'tenant', field_schema })).toBe(200);
    const filter = { must: [{ key: 'tenant', match: { value: 't' } }] };
    expect(await send('POST', '/points/query', { query: [1, 0] })).toBe(400);
    expect(await send('POST', '/points/query', { query: [1, 0], filter })).toBe(200);
    expect(await send('POST', '/points/count', {})).toBe(400);
    expect(await send('POST', '/points/count', { exact: false })).toBe(200);
  });

  test('aliases: what comes before a refused action stays done, and no alias is named as a collection is', async () => {
    const change = async (...actions: object[]) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ actions });
      return (await fetch(`${double.url}/collections/aliases`, { method: 'POST', body, headers })).status;
    };
    const create = (alias_name: string, collection_name: string) => ({ create_alias: { alias_name, collection_name } });
    expect(await change(create('strict', 'memories_test_4_v1'))).toBe(409);
    expect(await change(create('kept', 'strict'))).toBe(200);
    expect(await change({ delete_alias: { alias_name: 'kept' } }, create('kept', 'nowhere'))).toBe(404);
    expect(double.state.aliases.has('kept')).toBe(false);
    expect(await change({ delete_alias: { alias_name: 'kept' } })).toBe(200);
  });

  test('only the two requests that are no valid requests were held to be against the description', () => {
    expect(double.violations.map((violation) => violation.split(':')[0])).toEqual([
      'PUT /collections/memories_test_4_v1/points?wait=true',
      'POST /collections/memories_test_4_v1/points/query',
    ]);
  });
});
