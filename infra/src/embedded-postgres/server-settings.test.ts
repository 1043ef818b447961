import { expect, test } from '@jest/globals';
import { serverArguments, sharedBuffersMiB } from './server-settings.js';

const gibibyte = 1024 ** 3;

test.each([
  [0.5, 128],
  [1, 128],
  [4, 512],
  [24, 1024],
])('of %d GiB the server may keep %i MiB of pages', (gibibytes, mebibytes) => {
  expect(sharedBuffersMiB(gibibytes * gibibyte)).toBe(mebibytes);
});

test('only data that is thrown away goes without fsync', () => {
  const settings = { port: 5432, maxConnections: 10 };
  expect(serverArguments({ ...settings, durable: true })).not.toContain('fsync=off');
  expect(serverArguments({ ...settings, durable: false })).toContain('fsync=off');
});
