import { describe, expect, test } from '@jest/globals';
import { splitBlocks } from './split-blocks.js';

const textsOf = (text: string): string[] => splitBlocks(text).map((block) => block.text);

describe('left out', () => {
  test.each([
    ['fenced code', '```ts\nconst a = 1;\n```'],
    ['an unclosed fence', '```\nWe use pnpm.\n'],
    ['a log', '2026-03-17T23:14:02Z INFO boot: reading config\n[12:00:01] server started'],
    [
      'a stack trace',
      'TypeError: x is not a function\n    at Pool.acquire (/srv/app/index.js:45:11)\n    at async main (/srv/app/main.js:3:1)',
    ],
    [
      'a Python traceback',
      'Traceback (most recent call last):\n  File "/app/worker.py", line 31, in <module>\n    main()\nValueError: no',
    ],
    ['test output', '✓ parses dates (3 ms)\nTests: 3 passed, 3 total'],
    ['a diff', 'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@'],
    ['a change, its new line first', '+  retries: 5\n-  retries: 3\n   backoff: 10'],
    ['a shell session', '$ npm test\n> app@1.0.0 test'],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
    ['a quotation', '> We use pnpm.'],
    ['recalled memories', 'Relevant memories:\n- We use pnpm\n- Anna lives in Porto'],
    ['an element of recalled memories', '<relevant_memories>\nWe use pnpm\n</relevant_memories>'],
    [
      'a list of memories with their resolved dates',
      '- Jonas moved last week (2026-03-09 to 2026-03-15)\n- Ines ships on Friday (2026-03-20)\n- We use pnpm',
    ],
    ['a file of JSON', '{\n  "name": "app",\n  "memory": "We use pnpm"\n}'],
    [
      'lines of code around a line that might be said',
      'const x = await get(url);\nif (!x.ok) throw new Error(1);\nreturn x;',
    ],
    ['a style sheet', '.a {\n  color: red;\n  margin: 0 auto\n}'],
    ['YAML', 'on: [push]\njobs:\n  test:\n    runs-on: linux'],
    ['an answer of this service', '{"results": [{"id": "1", "memory": "We use pnpm"}]}'],
  ])('%s', (_, text) => {
    expect(textsOf(text)).toEqual([]);
  });

  test.each([
    ['We define __eq__ and __hash__ on Money.', 'We define __eq__ and __hash__ on Money.'],
    ['__Never__ touch __all of it__.', 'Never touch all of it.'],
  ])('one word in small letters within __ is a name: %s', (text, expected) => {
    expect(splitBlocks(text)[0]?.text).toBe(expected);
  });

  test('signs of emphasis within a name are part of it', () => {
    expect(splitBlocks('Put it in `app/__init__.py`, **not** in /srv/__incoming__ or `a * b * c`')[0]?.text).toBe(
      'Put it in `app/__init__.py`, not in /srv/__incoming__ or `a * b * c`',
    );
  });
});

describe('kept around what is left out', () => {
  test('what speaks for and against', () => {
    expect(textsOf('+ cheap to run\n- slow in winter\n- bad support')).toEqual([
      'cheap to run',
      'slow in winter',
      'bad support',
    ]);
  });

  test('what is said before and after code', () => {
    expect(textsOf('We use this:\n```\ncode\n```\nIt is old.')).toEqual(['We use this:', 'It is old.']);
  });

  test('what is said after recalled memories', () => {
    expect(textsOf('Memories:\n- We use pnpm\n\nWe use yarn now.')).toEqual(['We use yarn now.']);
  });

  test('what one is asked to remember', () => {
    expect(textsOf('Remember:\n- We use pnpm')).toEqual(['Remember:', 'We use pnpm']);
  });
});

test('a line right below a list is no part of its last item where it begins anew', () => {
  expect(textsOf('- Use pino\n- Errors are returned, not thrown\nthanks!')).toEqual([
    'Use pino',
    'Errors are returned, not thrown',
    'thanks!',
  ]);
  expect(textsOf('- Use pino.\nThe deploy is on Monday.')).toEqual(['Use pino.', 'The deploy is on Monday.']);
  expect(textsOf('- Names are\nkebab-case\n- Use pino\nin all services')).toEqual([
    'Names are kebab-case',
    'Use pino in all services',
  ]);
});

describe('structure', () => {
  test('a list item knows its heading, its lead-in and the title that it is nested under', () => {
    const blocks = splitBlocks('## Setup\nOur stack:\n- Postgres 16\n- **Caches**:\n  - Redis 7');
    expect(blocks.map(({ text, context }) => [text, context])).toEqual([
      ['Our stack:', ['Setup']],
      ['Postgres 16', ['Setup', 'Our stack']],
      ['Redis 7', ['Setup', 'Our stack', 'Caches']],
    ]);
  });

  test('markup of emphasis and links goes, backticks stay', () => {
    expect(textsOf('We use **pnpm** and *not* [npm](https://npmjs.com), see `a_b*c*`.')).toEqual([
      'We use pnpm and not npm, see `a_b*c*`.',
    ]);
  });

  test('lines of one sentence are joined, statements on lines of their own are not', () => {
    expect(textsOf('We moved the parser to a package of its own, because both of the\nservices need it.')).toEqual([
      'We moved the parser to a package of its own, because both of the services need it.',
    ]);
    const record = [
      'Decision: thumbnails go to a bucket of their own, because listing the old one took minutes',
      'Rejected: a table of thumbnails, nobody wants to back it up',
      'Owner: Tamsin',
    ];
    expect(textsOf(record.join('\n'))).toEqual(record);
    const sheet = [
      'boiler: 18 kW (serviced by a firm in Jena, in spring)',
      'fuse box: behind the cellar door',
      'who: Ida',
    ];
    expect(textsOf(sheet.join('\n'))).toEqual(sheet);
    expect(textsOf('I live in Kiel\nI have a dog')).toEqual(['I live in Kiel', 'I have a dog']);
  });
});

test('lines that ended although the next word would have fitted are sentences, long ones as well', () => {
  const long = 'the exporter dies at row 40000 with a MemoryError, can you have a look at it';
  expect(
    textsOf(`plot the residuals by region pls\nand please always use the dark theme\n${long}\nwe have 16 GB`),
  ).toEqual(['plot the residuals by region pls', 'and please always use the dark theme', long, 'we have 16 GB']);
  expect(textsOf('the exporter writes one file a day into\nthe bucket that finance reads')).toHaveLength(1);
});
