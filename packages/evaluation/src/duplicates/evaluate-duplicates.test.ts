import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { UsageError } from '../command-line/usage-error.js';
import { type Answer, type CommandUnderTest, startCommandUnderTest } from '../service/testing/command-under-test.js';
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

  answer({ method }: IncomingMessage, body: string): Answer {
    if (method === 'GET') return { status: 200, body: { memories: [...this.stored.values()] } };
    if (method === 'DELETE') {
      this.stored.clear();
      return { status: 200, body: { success: true, deleted_count: 0 } };
    }
    const { messages } = JSON.parse(body) as { readonly messages: readonly string[] };
    const results = messages.flatMap((message) => {
      const said = message.replace('user:', '').trim().toLowerCase();
      const memory = this.stored.get(said) ?? { id: said, memory: said };
      if (said !== '') this.stored.set(said, memory);
      return said === '' ? [] : [memory];
    });
    return { status: 200, body: { results } };
  }
}

describe('evaluate duplicates', () => {
  let service: CapitalsService;
  let command: CommandUnderTest;

  beforeEach(async () => {
    service = new CapitalsService();
    command = await startCommandUnderTest(pairs, (request, body) => service.answer(request, body));
  });
  afterEach(() => command.stop());

  const run = (...rest: readonly string[]) =>
    evaluateDuplicates(['--data', command.data, '--base-url', command.baseUrl, '--api-key', 'ak_test', ...rest]);

  test('counts what the second of each pair became, for each half, and lists what was not expected', async () => {
    expect(await run('--failures')).toBe(0);
    expect(command.printed()).toMatch(/^examined +50\.0 \(1 of 2\) +– \(0 of 0\)$/m);
    expect(command.printed()).toMatch(/^held back +– \(0 of 0\) +50\.0 \(1 of 2\)$/m);
    expect(command.printed()).toContain('1 pairs of which a message left no memory');
    expect(command.printed()).toContain('order (examined): stored\n  user: ab\n  user: ba');
    expect(command.printed()).toContain('held-other (held-back): recognised');
    expect(command.printed()).not.toContain('capitals (');
    expect(service.stored.size).toBe(0);
  });

  test('writes what became of every pair', async () => {
    const out = join(command.folder, 'results', 'outcomes.json');
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
    expect(command.printed()).toMatch(/^all +– \(0 of 0\) +50\.0 \(1 of 2\)$/m);
    await expect(run('--half', 'other')).rejects.toThrow(UsageError);
  });

  test('leaves a project that holds memories alone, unless it is told to wipe it', async () => {
    service.stored.set('kept', { id: 'kept', memory: 'kept' });
    await expect(run()).rejects.toThrow(/use a key of an empty one/);
    expect(service.stored.size).toBe(1);
    expect(await run('--wipe')).toBe(0);
  });
});
