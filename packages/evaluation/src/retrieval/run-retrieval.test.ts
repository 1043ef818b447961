import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { MemoryApi } from '../service/memory-api.js';
import { runRetrieval } from './run-retrieval.js';

interface StoredMemory {
  readonly id: string;
  readonly memory: string;
  readonly metadata: { readonly source_index: number };
}

/** Speaks the data plane's wire format: every message becomes a memory, search returns those that share a word. */
function startWordService(): Promise<Server> {
  let stored: StoredMemory[] = [];
  let nextId = 0;
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    if (request.method === 'DELETE') {
      stored = [];
      return { success: true, deleted_count: 0 };
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as { messages: string[]; query: string };
    if (request.url === '/add') {
      const results = body.messages.map((memory, source_index) => ({
        id: `m${nextId++}`,
        memory,
        metadata: { source_index },
      }));
      stored.push(...results);
      return { results };
    }
    const words = body.query.split(' ');
    return {
      results: stored
        .filter(({ memory }) => words.some((word) => memory.includes(word)))
        .map((memory) => ({ ...memory, score: 0.5 })),
    };
  };
  const server = createServer((request, response) => {
    void answer(request).then((body) => response.end(JSON.stringify(body)));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const conversation = (id: string) => ({
  id,
  sessions: [
    { id: 's1', timestamp: null, messages: [{ id: 'a', text: 'apples ripen' }] },
    {
      id: 's2',
      timestamp: null,
      messages: [
        { id: 'b', text: 'pears fall' },
        { id: 'c', text: 'apples fall' },
      ],
    },
  ],
  questions: [{ id: 'q', question: 'apples', category: 'single', evidence: ['a', 'c'] }],
});

describe('runRetrieval', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
  });

  const run = async (pooled: boolean) => {
    server = await startWordService();
    const { port } = server.address() as AddressInfo;
    const api = new MemoryApi({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'ak_test' });
    return runRetrieval(api, { name: 'test', conversations: [conversation('one'), conversation('two')] }, pooled);
  };

  test('source_index counts within the add it came with', async () => {
    const { outcomes, memories, messages, addMs, searchMs } = await run(false);
    expect(outcomes.map(({ found }) => found.map(({ source }) => source))).toEqual([
      ['one/a', 'one/c'],
      ['two/a', 'two/c'],
    ]);
    expect(outcomes.map(({ metrics }) => metrics.recall[5])).toEqual([1, 1]);
    expect({ memories, messages, adds: addMs.length, searches: searchMs.length }).toEqual({
      memories: 6,
      messages: 6,
      adds: 4,
      searches: 2,
    });
  });

  test('of a message that holds more than the answer, only the memory that says it counts', async () => {
    server = await startWordService();
    const { port } = server.address() as AddressInfo;
    const api = new MemoryApi({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'ak_test' });
    const [question] = conversation('one').questions;
    const asked = { ...conversation('one'), questions: [{ ...question, says: ['Fall'] }] };
    const { outcomes } = await runRetrieval(api, { name: 'test', conversations: [asked as never] }, false);
    expect(outcomes.map(({ metrics }) => metrics.reciprocalRank)).toEqual([1 / 2]);
  });

  test('pooled, evidence is of its own conversation', async () => {
    const { outcomes } = await run(true);
    expect(outcomes[1]?.found.map(({ source }) => source)).toEqual(['one/a', 'one/c', 'two/a', 'two/c']);
    expect(outcomes[1]?.metrics.reciprocalRank).toBeCloseTo(1 / 3);
  });
});
