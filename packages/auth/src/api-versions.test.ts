import { expect, test } from '@jest/globals';
import { apiVersions, currentApiVersion, resolveApiVersion } from './api-versions.js';
import { ApiError } from './errors.js';

test('the current version is that of the specification, and the newest', () => {
  expect(currentApiVersion).toBe('2026-09-25');
  expect([...apiVersions].sort()).toEqual([...apiVersions]);
  expect(apiVersions.at(-1)).toBe(currentApiVersion);
});

test('no header asks for the current version, a known one for itself', () => {
  expect(resolveApiVersion(undefined)).toBe(currentApiVersion);
  for (const version of apiVersions) expect(resolveApiVersion(version)).toBe(version);
});

test.each(['', '2026-9-25', '2026-09-26', ' 2026-09-25', 'latest', '2026-09-25, 2026-09-25', '__proto__'])(
  '%j is refused with what is supported',
  (header) => {
    expect(() => resolveApiVersion(header)).toThrow(ApiError);
    expect(() => resolveApiVersion(header)).toThrow(
      expect.objectContaining({
        code: 'unsupported_api_version',
        details: expect.objectContaining({ param: 'X-Api-Version', extra: { supported_versions: apiVersions } }),
      }),
    );
  },
);
