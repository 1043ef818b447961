import request, { type Response } from 'supertest';

export type DataPlaneResponse = Response;

export interface ClientCallOptions {
  /** Sent as Bearer; null or absent: no Authorization header. */
  readonly key?: string | null;
  /** Sent as JSON; a string or bytes go as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body goes in chunks, without its length. */
  readonly chunked?: boolean;
  /** The client's address; one that nobody else has when absent. */
  readonly address?: string;
}

let addresses = 0;

/** An IPv4 address that no other test of this file calls from. */
export function freshAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export async function call(
  url: string,
  method: string,
  path: string,
  { key = null, body, headers = {}, chunked = false, address = freshAddress() }: ClientCallOptions = {},
): Promise<DataPlaneResponse> {
  const test = request(url)[methodOf(method)](path).set('X-Forwarded-For', address);
  if (key !== null) test.set('Authorization', `Bearer ${key}`);
  if (body !== undefined) test.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(headers)) test.set(name, value);
  if (Buffer.isBuffer(body)) test.serialize((bytes) => bytes);
  if (body === undefined) return test;
  if (!chunked) return test.send(typeof body === 'string' ? body : (body as object));
  test.write(String(body));
  return test;
}

function methodOf(method: string): 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options' {
  return method.toLowerCase() as Lowercase<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'>;
}
