type Headers = Readonly<Record<string, string>>;

interface Window {
  readonly remaining: string;
  readonly endsAtMs: number;
}

/** What it takes of memory is bounded; an address that is forgotten is told of a window that nothing was spent of. */
const maxAddresses = 10_000;

/**
 * The rate limits of clients as this process last told them, for the answers that may not wait for the store: health,
 * what is refused while the store is away or full, and what never reaches the app. What another process counted since,
 * it does not know.
 */
export class KnownWindows {
  readonly #windows = new Map<string, Window>();
  readonly #nowMs: () => number;
  readonly #maxAddresses: number;

  constructor(options: { readonly nowMs?: () => number; readonly maxAddresses?: number } = {}) {
    this.#nowMs = options.nowMs ?? (() => performance.now());
    this.#maxAddresses = options.maxAddresses ?? maxAddresses;
  }

  /** What an answer tells a client, by the store. */
  note(address: string, header: (name: string) => string): void {
    this.#windows.delete(address);
    const remaining = header('RateLimit-Remaining');
    if (remaining === header('RateLimit-Limit')) return;
    this.#windows.set(address, { remaining, endsAtMs: this.#nowMs() + Number(header('RateLimit-Reset')) * 1000 });
    const [oldest = address] = this.#windows.keys();
    if (this.#windows.size > this.#maxAddresses) this.#windows.delete(oldest);
  }

  /** @param untouched the headers of a client that spent nothing */
  headersOf(address: string, untouched: Headers): Headers {
    const window = this.#windows.get(address);
    const resetsInMs = (window?.endsAtMs ?? 0) - this.#nowMs();
    if (window === undefined || resetsInMs <= 0) return untouched;
    return {
      ...untouched,
      'RateLimit-Remaining': window.remaining,
      'RateLimit-Reset': String(Math.ceil(resetsInMs / 1000)),
    };
  }
}
