import request from 'supertest';

/** What every answer is checked for, whatever else a test looks at. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the members that it expects
  readonly body: any;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const rateLimitHeaders = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'ratelimit-policy'];

/** What a refusal is compared by. */
export function statusAndCode({ status, body }: Answer): [status: number, code: string] {
  return [status, body.error.code];
}

/** A client of the service: one credential, one address. */
export class Caller {
  constructor(
    readonly url: string,
    readonly credential: string | null,
    readonly address: string,
  ) {}

  get(path: string): Promise<Answer> {
    return this.send('get', path);
  }

  post(path: string, body?: object): Promise<Answer> {
    return this.send('post', path, body);
  }

  put(path: string, body?: object): Promise<Answer> {
    return this.send('put', path, body);
  }

  patch(path: string, body?: object): Promise<Answer> {
    return this.send('patch', path, body);
  }

  delete(path: string): Promise<Answer> {
    return this.send('delete', path);
  }

  /** The same credential from elsewhere. */
  from(address: string): Caller {
    return new Caller(this.url, this.credential, address);
  }

  async send(
    method: Method,
    path: string,
    body?: object | string,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    let test = request(this.url)[method](path).set('X-Forwarded-For', this.address).set(headers);
    if (this.credential !== null) test = test.set('Authorization', `Bearer ${this.credential}`);
    if (body !== undefined) test = test.set('Content-Type', headers['Content-Type'] ?? 'application/json').send(body);
    const answer: Answer = await test;
    assertAsEveryAnswer(answer);
    return answer;
  }
}

/** Specification, "Limits" and "Versioning"; contract, "Everywhere": what is on every answer. */
function assertAsEveryAnswer({ status, headers, body }: Answer): void {
  const faults: string[] = [];
  if (!headers['content-type']?.startsWith('application/json')) faults.push('is no JSON');
  if (headers['x-api-version'] !== '2026-09-25') faults.push('has no X-Api-Version');
  for (const name of rateLimitHeaders) if (headers[name] === undefined) faults.push(`has no ${name}`);
  if (headers['x-request-id'] === undefined) faults.push('has no X-Request-Id');
  if (status >= 400 && body.error?.request_id !== headers['x-request-id']) faults.push('names another request id');
  if (status === 401 && headers['www-authenticate'] !== 'Bearer') faults.push('has no WWW-Authenticate');
  if (status === 429 && headers['retry-after'] === undefined) faults.push('has no Retry-After');
  if (faults.length > 0) throw new Error(`An answer with ${status} ${faults.join(', ')}: ${JSON.stringify(body)}`);
}
