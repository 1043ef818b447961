import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each(['So link with lld and -j2 on CI or it gets OOM-killed.', 'lint with ruff and --fix locally'])(
  'an option goes on with what was told: %s',
  (sentence) => expect(splitClauses(sentence)).toEqual([sentence]),
);

test('but not as the subject of a verb', () => {
  expect(splitClauses('We lint with ruff, and --fix is off on CI')).toEqual([
    'We lint with ruff',
    '--fix is off on CI',
  ]);
});
