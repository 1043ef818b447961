import { ApiError } from './errors.js';

/** Dated versions that are served, oldest first (specification, "Versioning"). Breaking changes appear only in a new one. */
export const API_VERSIONS = ['2026-09-25'] as const;

export type ApiVersion = (typeof API_VERSIONS)[number];

export const CURRENT_API_VERSION: ApiVersion = '2026-09-25';

/**
 * The version that serves a request.
 * @param header the value of `X-Api-Version`; absent means the current version
 * @throws ApiError unsupported_api_version, which lists the supported ones
 */
export function resolveApiVersion(header: string | undefined): ApiVersion {
  if (header === undefined) return CURRENT_API_VERSION;
  const version = API_VERSIONS.find((candidate) => candidate === header);
  if (version !== undefined) return version;
  throw new ApiError('unsupported_api_version', {
    message: `X-Api-Version names a version that is not supported. Supported: ${API_VERSIONS.join(', ')}.`,
    param: 'X-Api-Version',
    extra: { supported_versions: API_VERSIONS },
  });
}
