import { ApiError } from './errors.js';

/**
 * Dated versions that are served, oldest first (specification, "Versioning"). Breaking changes appear only in a new
 * one.
 */
export const apiVersions = ['2026-09-25'] as const;

export type ApiVersion = (typeof apiVersions)[number];

export const currentApiVersion: ApiVersion = '2026-09-25';

/**
 * The version that serves a request.
 * @param header the value of `X-Api-Version`; absent means the current version
 * @throws ApiError unsupported_api_version, which lists the supported ones
 */
export function resolveApiVersion(header: string | undefined): ApiVersion {
  if (header === undefined) return currentApiVersion;
  const version = apiVersions.find((candidate) => candidate === header);
  if (version !== undefined) return version;
  throw new ApiError('unsupported_api_version', {
    message: `X-Api-Version names a version that is not supported. Supported: ${apiVersions.join(', ')}.`,
    param: 'X-Api-Version',
    extra: { supported_versions: apiVersions },
  });
}
