import type { KeyObject } from 'node:crypto';
import { ApiError } from '@persistent-memory/auth';
import { fetchIssuerDocument, isAcceptableIssuerUrl } from './issuer-documents.js';
import { readVerificationKey, type SignatureAlgorithm, type VerificationKey } from './verification-key.js';

export interface IssuerKeysOptions {
  readonly issuer: string;
  /** Time for each of the two documents. */
  readonly fetchTimeoutMs: number;
  /** Called with what went wrong whenever the keys could not be fetched. */
  readonly onFailure: (error: unknown) => void;
  /** A clock that never goes back; tests bring their own. */
  readonly nowMs?: () => number;
}

/** A flood of tokens with unknown key ids must not become a flood of fetches (contract, "Management plane"). */
const minRefetchIntervalMs = 60_000;
/** With no keys at all nobody can log in: try again soon. */
const minFirstFetchIntervalMs = 1_000;
/** A key that the issuer has withdrawn is believed no longer than this, while the issuer answers. */
const maxKeyAgeMs = 600_000;
/** From here on they are fetched while requests go on, so that one in a busy service hardly ever waits for it. */
const freshKeyAgeMs = maxKeyAgeMs / 2;
const maxKeys = 100;

/**
 * The published keys of one issuer, by OpenID Connect Discovery 1.0: fetched when first needed, again when a token
 * names an unknown key or when they are old, and kept while the issuer is away.
 */
export class IssuerKeys {
  readonly #options: IssuerKeysOptions;
  readonly #nowMs: () => number;
  #keys: readonly VerificationKey[] | null = null;
  #fetchedAtMs = Number.NEGATIVE_INFINITY;
  #firstTriedAtMs = Number.NEGATIVE_INFINITY;
  #refetchedAtMs = Number.NEGATIVE_INFINITY;
  #hasLastFetchFailed = false;
  #fetching: Promise<void> | null = null;

  constructor(options: IssuerKeysOptions) {
    this.#options = options;
    this.#nowMs = options.nowMs ?? (() => performance.now());
  }

  /**
   * The key that a token names, or the only one of its kind when it names none. Where the keys are too old to be
   * believed it waits until they were fetched again, once a minute and for the time of both documents at most; if that
   * failed, it goes by the old ones.
   * @throws ApiError dependency_unavailable while no keys were ever fetched, and for a key id that may be new while the
   * last fetch has failed
   */
  async find(algorithm: SignatureAlgorithm, kid: string | null): Promise<KeyObject | null> {
    const areJustFetched = this.#keys === null;
    await this.assertFetched();
    const ageMs = this.#nowMs() - this.#fetchedAtMs;
    if (ageMs > maxKeyAgeMs) await this.#refetch();
    else if (ageMs > freshKeyAgeMs) void this.#refetch();
    const known = this.#select(algorithm, kid);
    if (known !== null || kid === null || areJustFetched) return known;
    await this.#refetch();
    const published = this.#select(algorithm, kid);
    // The issuer alone could tell whether it knows such a key: to refuse the token would have its holder log in again.
    if (published === null && this.#hasLastFetchFailed) throw unavailable(this.#untilRefetchMs());
    return published;
  }

  /** @throws ApiError dependency_unavailable while no keys were ever fetched */
  async assertFetched(): Promise<void> {
    if (this.#keys !== null) return;
    await this.#fetchFirst();
    if (this.#keys === null) throw unavailable(minFirstFetchIntervalMs);
  }

  #select(algorithm: SignatureAlgorithm, kid: string | null): KeyObject | null {
    const candidates = (this.#keys ?? []).filter(
      (candidate) => candidate.algorithm === algorithm && (kid === null || candidate.kid === kid),
    );
    return candidates.length === 1 ? (candidates[0]?.key ?? null) : null;
  }

  async #fetchFirst(): Promise<void> {
    if (this.#fetching !== null) return this.#fetching;
    if (this.#nowMs() - this.#firstTriedAtMs < minFirstFetchIntervalMs) return;
    this.#firstTriedAtMs = this.#nowMs();
    await this.#fetchTogether();
  }

  /** Apart from the first fetch: an issuer may change its keys right after it. */
  async #refetch(): Promise<void> {
    if (this.#fetching !== null) return this.#fetching;
    if (this.#untilRefetchMs() > 0) return;
    this.#refetchedAtMs = this.#nowMs();
    await this.#fetchTogether();
  }

  #untilRefetchMs(): number {
    return this.#refetchedAtMs + minRefetchIntervalMs - this.#nowMs();
  }

  /** Never rejects: whoever asked looks at the keys that are there afterwards. Who asks meanwhile joins. */
  #fetchTogether(): Promise<void> {
    this.#fetching = this.#fetch()
      .then(
        (keys) => {
          this.#keys = keys;
          this.#fetchedAtMs = this.#nowMs();
          this.#hasLastFetchFailed = false;
        },
        (error: unknown) => {
          this.#hasLastFetchFailed = true;
          this.#options.onFailure(error);
        },
      )
      .finally(() => {
        this.#fetching = null;
      });
    return this.#fetching;
  }

  async #fetch(): Promise<readonly VerificationKey[]> {
    const { issuer, fetchTimeoutMs } = this.#options;
    const discoveryUrl = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const jwksUri = readJwksUri(await fetchIssuerDocument(discoveryUrl, fetchTimeoutMs), issuer);
    const set = await fetchIssuerDocument(jwksUri, fetchTimeoutMs);
    const jwks = memberOf(set, 'keys');
    if (!Array.isArray(jwks)) throw new Error(`${jwksUri} holds no keys`);
    return jwks.slice(0, maxKeys).flatMap((jwk) => readVerificationKey(jwk) ?? []);
  }
}

function unavailable(retryAfterMs: number): ApiError {
  return new ApiError('dependency_unavailable', {
    message: 'The identity provider is not available. Try again.',
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)),
  });
}

/** Discovery 1.0, section 4.3: a document that names another issuer is not this issuer's. */
function readJwksUri(document: unknown, issuer: string): string {
  const jwksUri = memberOf(document, 'jwks_uri');
  if (memberOf(document, 'issuer') !== issuer) throw new Error('The discovery document names another issuer.');
  // What is on the network may not send us back to a plain address of this machine.
  const isAcceptable =
    typeof jwksUri === 'string' &&
    (jwksUri.startsWith('https:') || (issuer.startsWith('http:') && isAcceptableIssuerUrl(jwksUri)));
  if (!isAcceptable) throw new Error('The discovery document names no acceptable jwks_uri.');
  return jwksUri;
}

function memberOf(document: unknown, name: string): unknown {
  return typeof document === 'object' && document !== null ? document[name as keyof typeof document] : undefined;
}
