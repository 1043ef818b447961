import { expect, test } from '@jest/globals';
import { API_VERSIONS, CURRENT_API_VERSION, resolveApiVersion } from './api-versions.js';
import { ApiError } from './errors.js';

test('the current version is that of the specification, and the newest', () => {
  expect(CURRENT_API_VERSION).toBe('2026-09-25');
  expect([...API_VERSIONS].sort()).toEqual([...API_VERSIONS]);
  expect(API_VERSIONS.at(-1)).toBe(CURRENT_API_VERSION);
});

test('no header asks for the current version, a known one for itself', () => {
  expect(resolveApiVersion(undefined)).toBe(CURRENT_API_VERSION);
  for (const version of API_VERSIONS) expect(resolveApiVersion(version)).toBe(version);
});

test.each(['', '2026-9-25', '2026-09-26', ' 2026-09-25', 'latest', '2026-09-25, 2026-09-25', '__proto__'])(
  '%j is refused with what is supported',
  (header) => {
    expect(() => resolveApiVersion(header)).toThrow(ApiError);
    expect(() => resolveApiVersion(header)).toThrow(
      expect.objectContaining({
        code: 'unsupported_api_version',
        details: expect.objectContaining({ param: 'X-Api-Version', extra: { supported_versions: API_VERSIONS } }),
      }),
    );
  },
);
