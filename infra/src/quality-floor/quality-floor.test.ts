import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { repositoryRoot } from '../launcher/repository.js';
import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';
import { type StandingServices, standServices } from '../testing/standing-services.js';

jest.setTimeout(180_000);

/*
 * The evaluation's own commands on a part of its data, over HTTP, as anybody would run them. The floors lie a little
 * under what packages/evaluation/README.md says of the whole: a change that sinks below one of them has made the
 * product worse.
 */

const run = promisify(execFile);
const data = join(repositoryRoot, 'packages/evaluation/data');

let scratch: string;
let services: StandingServices;
let memoryService: string;

beforeAll(async () => {
  scratch = makeScratchDirectory();
  services = await standServices(scratch);
  memoryService = (await services.start('memory-service', { TRUST_PROXY: '1' })).url;
});

afterAll(() => services.stop());
afterAll(() => removeScratchDirectory(scratch));

async function evaluate<Outcome>(command: string, ...options: readonly string[]): Promise<Outcome> {
  const file = join(scratch, `${command}.json`);
  const connection = ['--base-url', memoryService, '--api-key', services.account.apiKey ?? '', '--wipe', '--out', file];
  const program = join(repositoryRoot, 'packages/evaluation/dist/evaluate.js');
  await run(process.execPath, [program, command, ...options, ...connection], { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(readFileSync(file, 'utf8')) as Outcome;
}

interface Share {
  readonly hits: number;
  readonly total: number;
}

type Figure = 'recall' | 'precision' | 'separation' | 'dates' | 'junk';

const percent = ({ hits, total }: Share) => (100 * hits) / total;

describe('extraction', () => {
  test('finds, leaves, separates and dates the labelled cases as well as the floor says', async () => {
    const { summary } = await evaluate<{ summary: Record<Figure, Share> }>(
      'extraction',
      '--data',
      join(data, 'extraction-cases.json'),
    );
    expect(percent(summary.recall)).toBeGreaterThanOrEqual(95);
    expect(percent(summary.precision)).toBeGreaterThanOrEqual(92);
    expect(percent(summary.separation)).toBeGreaterThanOrEqual(88);
    expect(percent(summary.dates)).toBeGreaterThanOrEqual(95);
    expect(percent(summary.junk)).toBeLessThanOrEqual(6);
  });
});

interface PairOutcome {
  readonly pair: { readonly same: boolean };
  readonly result: string;
}

describe('duplicates', () => {
  test('most of what is said again in other words is recognised, and of what only looks alike nothing', async () => {
    const { outcomes } = await evaluate<{ outcomes: readonly PairOutcome[] }>(
      'duplicates',
      '--data',
      join(data, 'near-duplicates.json'),
      '--half',
      'held-back',
    );
    const recognised = (isSame: boolean): Share => {
      const pairs = outcomes.filter(({ pair }) => pair.same === isSame);
      return { hits: pairs.filter(({ result }) => result === 'recognised').length, total: pairs.length };
    };
    expect(percent(recognised(true))).toBeGreaterThanOrEqual(70);
    expect(recognised(false)).toMatchObject({ hits: 0 });
  });
});

describe('retrieval', () => {
  test('finds the evidence of three conversations of coding agents as well as the floor says', async () => {
    const { outcomes } = await evaluate<{ outcomes: readonly { metrics: { recall: Record<'10', number> } }[] }>(
      'retrieval',
      '--data',
      join(data, 'coding-agent-conversations'),
      '--limit-conversations',
      '3',
    );
    const recallAt10 = outcomes.map(({ metrics }) => metrics.recall['10']);
    expect(recallAt10.length).toBeGreaterThan(40);
    expect((100 * recallAt10.reduce((sum, value) => sum + value, 0)) / recallAt10.length).toBeGreaterThanOrEqual(88);
  });
});
