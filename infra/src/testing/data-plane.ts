/** A memory as the data plane returns it. */
export interface Memory {
  readonly id: string;
  readonly memory: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** The data plane over HTTP, with one key. Every method resolves with the status, and with the body when it is 200. */
export class DataPlane {
  readonly #baseUrl: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(baseUrl: string, apiKey: string | null, headers: Readonly<Record<string, string>> = {}) {
    this.#baseUrl = baseUrl;
    this.#headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...headers };
  }

  async add(messages: readonly string[]): Promise<{ status: number; results: readonly Memory[] }> {
    const { status, body } = await this.#request('POST', '/add', { messages });
    return { status, results: status === 200 ? (body as { results: Memory[] }).results : [] };
  }

  async search(query: string, limit = 10): Promise<{ status: number; results: readonly Memory[] }> {
    const { status, body } = await this.#request('POST', '/search', { query, limit });
    return { status, results: status === 200 ? (body as { results: Memory[] }).results : [] };
  }

  async listAll(): Promise<readonly Memory[]> {
    const all: Memory[] = [];
    for (const limit = 100; ; ) {
      const { status, body } = await this.#request('GET', `/list?limit=${limit}&offset=${all.length}`);
      if (status !== 200) throw new Error(`list answered ${status}: ${JSON.stringify(body)}`);
      const { memories } = body as { memories: Memory[] };
      all.push(...memories);
      if (memories.length < limit) return all;
    }
  }

  async status(path: string): Promise<number> {
    return (await this.#request('GET', path)).status;
  }

  async #request(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.#baseUrl}${path}`, {
      method,
      headers: this.#headers,
      signal: AbortSignal.timeout(30_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }
}
