import { UsageError } from '../command-line/usage-error.js';

/** One memory as the data plane returns it (interface specification, "MemoryItem"). */
export interface MemoryItem {
  readonly id: string;
  readonly memory: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** A memory found by search; `score` lies in [0, 1]. */
export interface ScoredMemoryItem extends MemoryItem {
  readonly score: number;
}

/** An answer other than 2xx. `status` is the HTTP status, `body` the start of what came with it. */
export class ServiceAnswerError extends Error {
  override readonly name = 'ServiceAnswerError';
  constructor(
    readonly status: number,
    readonly body: string,
    operation: string,
  ) {
    super(`${operation} answered ${status}: ${body}`);
  }
}

const shownBodyCharacters = 500;

/**
 * The data plane over HTTP, as one project key sees it. Every call rejects with `ServiceAnswerError` for an answer
 * other than 2xx, and with `UsageError` when there is none at all or none within `timeoutMs`.
 */
export class MemoryApi {
  readonly #baseUrl: string;
  readonly #apiKey: string;
  readonly #timeoutMs: number;

  constructor(options: { readonly baseUrl: string; readonly apiKey: string; readonly timeoutMs?: number }) {
    this.#baseUrl = options.baseUrl.replace(/\/$/, '');
    this.#apiKey = options.apiKey;
    this.#timeoutMs = options.timeoutMs ?? 120_000;
  }

  /**
   * `timestamp`: an ISO 8601 date or date-time, `no_date`, or null for none. Resolves to the extracted memories, in
   * order.
   */
  async add(messages: readonly string[], timestamp: string | null): Promise<readonly MemoryItem[]> {
    const body = timestamp === null ? { messages } : { messages, timestamp };
    const answer = await this.#call<{ results: readonly MemoryItem[] }>('POST', '/add', body);
    return answer.results;
  }

  /** `limit`: 1 to 100. Resolves to the memories found, best first. */
  async search(query: string, limit: number): Promise<readonly ScoredMemoryItem[]> {
    const answer = await this.#call<{ results: readonly ScoredMemoryItem[] }>('POST', '/search', { query, limit });
    return answer.results;
  }

  /** Whether the project holds no memory at all. */
  async isEmpty(): Promise<boolean> {
    const answer = await this.#call<{ memories: readonly MemoryItem[] }>('GET', '/list?limit=1');
    return answer.memories.length === 0;
  }

  /** Removes every memory of the key's project; resolves to how many there were. */
  async deleteAll(): Promise<number> {
    const answer = await this.#call<{ deleted_count: number }>('DELETE', '/delete');
    return answer.deleted_count;
  }

  async #call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await this.#fetch(`${this.#baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#apiKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    const text = await response.text();
    if (!response.ok) {
      throw new ServiceAnswerError(response.status, text.slice(0, shownBodyCharacters), `${method} ${path}`);
    }
    return JSON.parse(text) as Answer;
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, init);
    } catch (error) {
      const { message, cause } = error as { readonly message: string; readonly cause?: { readonly message?: string } };
      throw new UsageError(`no answer from ${url}: ${cause?.message ?? message}`);
    }
  }
}
