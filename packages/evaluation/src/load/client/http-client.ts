import { Pool } from 'undici';
import { ServiceAnswerError } from '../../service/memory-api.js';

/**
 * Posts JSON with one key over connections that stay open. It does as little as it can, since it shares the machine
 * with what it measures.
 */
export class HttpClient {
  readonly #pool: Pool;

  constructor(origin: string, maxConnections: number) {
    this.#pool = new Pool(origin, { connections: maxConnections, pipelining: 1 });
  }

  /** Resolves to the body of the answer. Rejects with `ServiceAnswerError` for any other status than 200. */
  async post(path: string, apiKey: string, body: object): Promise<string> {
    const response = await this.#pool.request({
      path,
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.body.text();
    if (response.statusCode !== 200) throw new ServiceAnswerError(response.statusCode, text.slice(0, 500), path);
    return text;
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}
