import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { modelFolder } from './testing/model-examples.js';

const readme = await readFile(new URL('README.md', modelFolder), 'utf8');

test.each(['model.onnx', 'vocab.txt', 'examples.json', 'LICENSE'])(
  '%s is the file whose hash the README states',
  async (file) => {
    const hash = createHash('sha256')
      .update(await readFile(new URL(file, modelFolder)))
      .digest('hex');
    expect(readme.split('\n').find((line) => line.startsWith(`| \`${file}\``))).toContain(hash);
  },
);
