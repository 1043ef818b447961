import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { UsageError } from '../command-line/usage-error.js';
import { type Answer, type CommandUnderTest, startCommandUnderTest } from '../service/testing/command-under-test.js';
import { evaluateExtraction } from './evaluate-extraction.js';
import type { ExtractionCase } from './extraction-case.js';

const cases: readonly ExtractionCase[] = [
  {
    id: 'uses-pnpm',
    kind: 'convention',
    messages: ['user: we use pnpm here'],
    timestamp: '2026-02-03',
    facts: [{ source_index: 0, must_contain: ['pnpm'] }],
  },
  { id: 'hello', kind: 'chatter', messages: ['user: hello!'], timestamp: null, facts: [], nothing: true },
];

/** A data plane that stores every message as it is. */
class EchoService {
  readonly requests: string[] = [];
  stored: unknown[] = [];
  addStatus = 200;

  answer(request: IncomingMessage, body: string): Answer {
    this.requests.push(`${request.method} ${request.url}`);
    if (request.headers.authorization !== 'Bearer ak_test') return { status: 401, body: { error: {} } };
    if (request.method === 'GET') return { status: 200, body: { memories: this.stored.slice(0, 1) } };
    if (request.method === 'DELETE') {
      const deleted = this.stored.length;
      this.stored = [];
      return { status: 200, body: { success: true, deleted_count: deleted } };
    }
    if (this.addStatus !== 200) return { status: this.addStatus, body: { error: {} } };
    const { messages, timestamp } = JSON.parse(body) as ExtractionCase;
    this.stored = messages.map((text, index) => ({
      id: String(index),
      memory: text,
      metadata: { session_timestamp: timestamp ?? null, source_index: index },
    }));
    return { status: 200, body: { results: this.stored } };
  }
}

describe('evaluate extraction', () => {
  let service: EchoService;
  let command: CommandUnderTest;

  beforeEach(async () => {
    service = new EchoService();
    command = await startCommandUnderTest(cases, (request, body) => service.answer(request, body));
  });
  afterEach(() => command.stop());

  test('adds every case into the empty project, prints the figures and writes the outcomes', async () => {
    const out = join(command.folder, 'results', 'outcomes.json');
    const exitCode = await evaluateExtraction([
      ...['--data', command.data, '--base-url', command.baseUrl, '--api-key', 'ak_test', '--out', out, '--failures'],
    ]);
    expect(exitCode).toBe(0);
    expect(service.requests.join(' ')).toBe(
      'GET /list?limit=1 DELETE /delete POST /add DELETE /delete POST /add DELETE /delete',
    );
    expect(command.printed()).toMatch(/recall of facts +100\.0 {2}1 of 1/);
    expect(command.printed()).toMatch(/junk +100\.0 {2}1 of 1/);
    expect(command.printed()).toContain('hello (chatter)\n  junk: user: hello!');
    const written = JSON.parse(await readFile(out, 'utf8')) as { summary: unknown; cases: unknown[] };
    expect(written.cases).toHaveLength(2);
    expect(written.summary).toMatchObject({ recall: { hits: 1, total: 1 }, junk: { hits: 1, total: 1 } });
  });

  test('reads the connection from the file of a local start, and takes one kind alone', async () => {
    const local = join(command.folder, 'local.json');
    await writeFile(local, JSON.stringify({ base_url: command.baseUrl, api_key: 'ak_test' }));
    await evaluateExtraction(['--data', command.data, '--local-json', local, '--kind', 'chatter']);
    expect(command.printed()).toContain('1 cases, 1 memories');
  });

  test('an answer other than 200 is a failure of its case, and of the command', async () => {
    service.addStatus = 500;
    const exitCode = await evaluateExtraction([
      ...['--data', command.data, '--base-url', command.baseUrl, '--api-key', 'ak_test', '--failures'],
    ]);
    expect(exitCode).toBe(1);
    expect(command.printed()).toContain('no answer: POST /add answered 500');
  });

  test('a project that holds memories is left alone unless it may be wiped', async () => {
    service.stored = [{ id: 'kept' }];
    const args = ['--data', command.data, '--base-url', command.baseUrl, '--api-key', 'ak_test'];
    await expect(evaluateExtraction(args)).rejects.toThrow(UsageError);
    expect(service.stored).toHaveLength(1);
    await expect(evaluateExtraction([...args, '--wipe'])).resolves.toBe(0);
    expect(service.stored).toHaveLength(0);
  });

  test('a service that does not answer ends the command in words', async () => {
    await command.stopService();
    const args = ['--data', command.data, '--base-url', command.baseUrl, '--api-key', 'ak_test'];
    await expect(evaluateExtraction(args)).rejects.toThrow(/^no answer from .*ECONNREFUSED/);
  });

  test('a refused key ends the command', async () => {
    const args = ['--data', command.data, '--base-url', command.baseUrl, '--api-key', 'ak_other'];
    await expect(evaluateExtraction(args)).rejects.toThrow('GET /list?limit=1 answered 401');
  });

  test.each([
    [['--base-url', 'http://127.0.0.1:1', '--api-key', 'k'], '--data is missing'],
    [['--data', 'cases.json', '--base-url', 'http://127.0.0.1:1'], 'give either'],
    [['--nonsense'], '--nonsense'],
  ])('%j is refused in words', async (args, message) => {
    await expect(evaluateExtraction(args)).rejects.toThrow(message);
  });

  test('every fault of a data file is named', async () => {
    const broken = [
      { ...cases[0], facts: [{ source_index: 1, must_contain: [], event_start: '2026-13', event_end: null }] },
      { ...cases[0], timestamp: 'soon' },
    ];
    await writeFile(command.data, JSON.stringify(broken));
    const run = evaluateExtraction(['--data', command.data, '--base-url', command.baseUrl, '--api-key', 'ak_test']);
    await expect(run).rejects.toThrow(
      /source_index 1[\s\S]*must_contain is no list of phrases[\s\S]*2026-13[\s\S]*twice[\s\S]*timestamp soon/,
    );
  });
});
