import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';
import { readToldTables } from './told-tables.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);

const table = (heads: string, ...rows: string[]): string =>
  [heads, heads.replaceAll(/[^|]+/g, '---'), ...rows].map((row) => `| ${row} |`).join('\n');

describe('each row is a fact with the heads of its columns', () => {
  test('of a user, without the title that the first head repeats', () => {
    const told = table(
      'env | URL | Region',
      'staging | stg.example.dev | eu-west-1',
      'prod | www.example.dev | eu-north-1',
    );
    expect(textsOf(`user: our environments:\n\n${told}`)).toEqual([
      'staging: URL stg.example.dev, Region eu-west-1',
      'prod: URL www.example.dev, Region eu-north-1',
    ]);
  });

  test('of an agent, under a heading, in a long reply too', () => {
    const findings = Array.from({ length: 12 }, (_, at) => `- Module m${at} reads its limits from limits-${at}.toml.`);
    const told = table('Service | Port', '`api` | 8080', '**mail** | 2525', 'search | -');
    const texts = textsOf(`assistant: ${findings.join('\n')}\n\n## Local setup\n\n${told}`);
    expect(texts.slice(-2)).toEqual(['Local setup: Service `api`: Port 8080', 'Local setup: Service mail: Port 2525']);
  });

  test('what is used for what', () => {
    expect(textsOf(`user: ${table('task | tool', 'tests | vitest', 'lint | biome')}`)).toEqual([
      'tests: tool vitest',
      'lint: tool biome',
    ]);
  });

  test('a bar behind a backslash is one of the text', () => {
    expect(textsOf(`user: ${table('name | owner', 'a\\|b tests | Ines')}`)).toEqual(['a|b tests: owner Ines']);
  });
});

describe('left out', () => {
  test.each([
    ['results of tests', table('Test | Owner | Result', 'login | Ana | pass')],
    ['measured values', table('Endpoint | Latency', '/search | 12 ms')],
    ['values of the moment under plain heads', table('Host | Load', 'gpu-1 | 12%', 'gpu-2 | 50%')],
    ['a comparison', table('Feature | Redis | Memcached', 'persistence | yes | no')],
    ['a comparison of tools', table('Feature | Tool A | Tool B', 'persistence | strong | weak')],
    ['fenced', `\`\`\`\n${table('Service | Port', 'api | 8080')}\n\`\`\``],
    ['recalled memories', `Relevant memories:\n${table('env | URL', 'staging | stg.example.dev')}`],
    [
      'more rows than anybody writes',
      table('Service | Port', ...Array.from({ length: 41 }, (_, at) => `s${at} | 80${at}`)),
    ],
  ])('%s', (_, text) => {
    expect(textsOf(`assistant: ${text}`)).toEqual([]);
  });
});

test('a mebibyte of rulers and bars takes linear time', () => {
  const start = process.cpuUsage().user;
  readToldTables('|-|-|\n| a | b |\n'.repeat(60_000).split('\n'));
  readToldTables([`|${' '.repeat(500_000)}|`, `|-${' '.repeat(500_000)}|`]);
  expect(process.cpuUsage().user - start).toBeLessThan(2_000_000);
});
