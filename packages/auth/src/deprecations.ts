import type { ApiVersion } from './api-versions.js';

/** One announced end: of an operation in a version, or of a whole version (`operationId: '*'`). */
export interface Deprecation {
  readonly version: ApiVersion;
  readonly operationId: string;
  /** When it was or will be deprecated. */
  readonly deprecatedAt: Date;
  /** When it stops answering; at least 90 days after `deprecatedAt` (specification, "Versioning" 4). */
  readonly sunsetAt: Date;
  /** A page that says what to do instead. */
  readonly link: string;
}

/** What is announced now. Nothing is. */
export const announcedDeprecations: readonly Deprecation[] = [];

export const minimumNoticeDays = 90;

/** `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` for an answer, or null where nothing is announced. */
export function deprecationHeaders(
  deprecations: readonly Deprecation[],
  version: ApiVersion,
  operationId: string,
): Readonly<Record<string, string>> | null {
  const found = deprecations.find(
    (one) => one.version === version && (one.operationId === operationId || one.operationId === '*'),
  );
  if (found === undefined) return null;
  return {
    Deprecation: `@${Math.floor(found.deprecatedAt.getTime() / 1000)}`,
    Sunset: found.sunsetAt.toUTCString(),
    Link: `<${found.link}>; rel="deprecation"; type="text/html"`,
  };
}

/** Entries whose notice is shorter than the specification promises. */
export function tooShortNotices(deprecations: readonly Deprecation[]): readonly Deprecation[] {
  const noticeMs = minimumNoticeDays * 24 * 60 * 60 * 1000;
  return deprecations.filter((one) => one.sunsetAt.getTime() - one.deprecatedAt.getTime() < noticeMs);
}
