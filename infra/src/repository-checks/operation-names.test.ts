import { describe, expect, test } from '@jest/globals';

import { readSources, type SourceFile } from './source-files.js';

const exported = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;

/** An import under another name: the name is then taken by something else. */
const renamed = /^import [^;]*?\b(\w+) as \w+[^;]*? from '\./gm;

function namesIn({ lines }: SourceFile, pattern: RegExp): string[] {
  return [...lines.join('\n').matchAll(pattern)].map(([, name = '']) => name);
}

describe.each(['services/memory-service', 'services/management-service'])('in %s', (service) => {
  const files = readSources([`${service}/src`]).filter(({ path }) => !/\.test\.ts$|\/testing\//.test(path));
  const isOperation = ({ path }: SourceFile) => path.startsWith(`${service}/src/operations/`);

  test('what an operation is called nothing else is called', () => {
    const operations = new Set(files.filter(isOperation).flatMap((file) => namesIn(file, exported)));
    expect(operations.size).toBeGreaterThan(5);
    const others = files.filter((file) => !isOperation(file));
    const taken = others.flatMap((file) =>
      namesIn(file, exported)
        .filter((name) => operations.has(name))
        .map((name) => `${file.path}: ${name}`),
    );
    expect(taken).toEqual([]);
  });

  test('what is ours is imported by its name', () => {
    expect(files.flatMap((file) => namesIn(file, renamed).map((name) => `${file.path}: ${name}`))).toEqual([]);
  });
});
