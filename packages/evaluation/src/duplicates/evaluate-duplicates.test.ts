import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { UsageError } from '../command-line/usage-error.js';
import { evaluateDuplicates } from './evaluate-duplicates.js';
import type { StatementPair } from './statement-pair.js';

const pair = (id: string, same: boolean, first: string, second: string): StatementPair => ({
  id,
  kind: 'letters',
  same,
  half: id.startsWith('h') ? 'held-back' : 'examined',
  first,
  second,
});
const pairs = [
  pair('capitals', true, 'user: ab', 'user: AB'),
  pair('order', true, 'user: ab', 'user: ba'),
  pair('held-other', false, 'user: ab', 'user: Ab'),
  pair('held-nothing', false, 'user: ab', 'user:'),
];

/** Stores every message but an empty one; those of the same letters without regard to capitals are one memory. */
class CapitalsService {
  stored = new Map<string, { readonly id: string; readonly memory: string }>();
  readonly #server: Server = createServer((request, response) => {
    void this.#answer(request).then((body) => response.end(JSON.stringify(body)));
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage): Promise<unknown> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'GET') return { memories: [...this.stored.values()] };
    if (request.method === 'DELETE') {
      this.stored.clear();
      return { success: true, deleted_count: 0 };
    }
    const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as { readonly messages: readonly string[] };
    const results = messages.flatMap((message) => {
      const said = message.replace('user:', '').trim().toLowerCase();
      const memory = this.stored.get(said) ?? { id: said, memory: said };
      if (said !== '') this.stored.set(said, memory);
      return said === '' ? [] : [memory];
    });
    return { results };
  }
}

describe('evaluate duplicates', () => {
  let service: CapitalsService;
  let baseUrl: string;
  let folder: string;
  let data: string;
  let printed: string;

  beforeEach(async () => {
    service = new CapitalsService();
    baseUrl = await service.start();
    folder = await mkdtemp(join(tmpdir(), 'duplicates-'));
    data = join(folder, 'pairs.json');
    await writeFile(data, JSON.stringify(pairs));
    printed = '';
    jest.spyOn(console, 'log').mockImplementation((line: string) => {
      printed += `${line}\n`;
    });
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await service.stop();
    await rm(folder, { recursive: true });
  });

  const run = (...rest: readonly string[]) =>
    evaluateDuplicates(['--data', data, '--base-url', baseUrl, '--api-key', 'ak_test', ...rest]);

  test('counts what the second of each pair became, for each half, and lists what was not expected', async () => {
    expect(await run('--failures')).toBe(0);
    expect(printed).toMatch(/^examined +50\.0 \(1 of 2\) +– \(0 of 0\)$/m);
    expect(printed).toMatch(/^held back +– \(0 of 0\) +50\.0 \(1 of 2\)$/m);
    expect(printed).toContain('1 pairs of which a message left no memory');
    expect(printed).toContain('order (examined): stored\n  user: ab\n  user: ba');
    expect(printed).toContain('held-other (held-back): recognised');
    expect(printed).not.toContain('capitals (');
    expect(service.stored.size).toBe(0);
  });

  test('writes what became of every pair', async () => {
    const out = join(folder, 'results', 'outcomes.json');
    await run('--out', out);
    const { outcomes } = JSON.parse(await readFile(out, 'utf8'));
    expect(outcomes.map(({ result }: { readonly result: string }) => result)).toEqual([
      'recognised',
      'stored',
      'recognised',
      'no memory',
    ]);
    expect(outcomes[1].pair).toEqual(pairs[1]);
  });

  test('takes one half alone', async () => {
    await run('--half', 'held-back');
    expect(printed).toMatch(/^all +– \(0 of 0\) +50\.0 \(1 of 2\)$/m);
    await expect(run('--half', 'other')).rejects.toThrow(UsageError);
  });

  test('leaves a project that holds memories alone, unless it is told to wipe it', async () => {
    service.stored.set('kept', { id: 'kept', memory: 'kept' });
    await expect(run()).rejects.toThrow(/use a key of an empty one/);
    expect(service.stored.size).toBe(1);
    expect(await run('--wipe')).toBe(0);
  });
});
