import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiDescription } from './api-description.js';
import { type DoubleState, doubleOperations } from './double-operations.js';
import { Refusal } from './double-store.js';

export interface SeenRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export type Fault =
  | { readonly kind: 'hang' }
  /** The connection ends without an answer. */
  | { readonly kind: 'reset' }
  /** Carries it out and answers all the same, but late, even when its client has given it up. */
  | { readonly kind: 'late'; readonly delayMs: number }
  /** The same, once something else has happened. */
  | { readonly kind: 'held'; readonly until: Promise<unknown> }
  /** The connection ends at once, and what it asked for is carried out then. */
  | { readonly kind: 'cut'; readonly until: Promise<unknown> }
  | { readonly kind: 'status'; readonly status: number; readonly body?: string };

const reportedSeconds = 0.001;
/** The server's `max_request_size_mb`. */
const maxRequestBytes = 32 * 1024 * 1024;

/**
 * A Qdrant server for tests: an HTTP server that holds all it gets and gives against Qdrant's published API
 * description.
 */
export class QdrantDouble {
  static #description: Promise<ApiDescription> | null = null;
  readonly #api: ApiDescription;
  #server: Server | null = null;
  #port = 0;
  readonly state: DoubleState = { collections: new Map(), aliases: new Map() };
  readonly requests: SeenRequest[] = [];
  /** Requests that the description does not allow, and answers of the double's own that it doesn't. */
  readonly violations: string[] = [];
  readonly #underWay = new Set<Promise<void>>();
  /** Done instead of answering; a function decides by the request. */
  fault: ((request: SeenRequest) => Fault | null) | null = null;

  private constructor(api: ApiDescription) {
    this.#api = api;
  }

  static async start(): Promise<QdrantDouble> {
    QdrantDouble.#description ??= ApiDescription.read();
    const double = new QdrantDouble(await QdrantDouble.#description);
    await double.start();
    return double;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Again under the same address, with what it held. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const answering = this.#answer(request, response).finally(() => this.#underWay.delete(answering));
      this.#underWay.add(answering);
    });
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server === null ? resolve() : server.close(() => resolve())));
  }

  /** Resolves when all requests that came were carried out, also those that their clients have given up. */
  async idle(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** Loses everything. */
  wipe(): void {
    this.state.collections.clear();
    this.state.aliases.clear();
  }

  /** Loses what its collections hold, and keeps the collections. */
  empty(): void {
    for (const { points } of this.state.collections.values()) points.clear();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = request.headers['content-type'] === undefined ? undefined : await json(request).catch(() => undefined);
    const { method = '', url: path = '', headers } = request;
    if (Number(headers['content-length'] ?? 0) > maxRequestBytes)
      this.violations.push(`${method} ${path} is too large`);
    const seen: SeenRequest = { method, path, headers, body };
    this.requests.push(seen);
    const fault = this.fault?.(seen) ?? null;
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'reset') return void request.socket.destroy();
    if (fault?.kind === 'status') return void response.writeHead(fault.status).end(fault.body ?? '');
    if (fault?.kind === 'late') await delay(fault.delayMs);
    if (fault?.kind === 'cut') request.socket.destroy();
    if (fault?.kind === 'held' || fault?.kind === 'cut') await fault.until;
    const answer = this.#respond(seen);
    const isText = typeof answer.body === 'string';
    response
      .writeHead(answer.status, { 'content-type': isText ? 'text/plain' : 'application/json' })
      .end(isText ? answer.body : JSON.stringify(answer.body));
  }

  #respond(seen: SeenRequest): { status: number; body: unknown } {
    const url = new URL(seen.path, this.url);
    const matched = this.#api.match(seen.method, url.pathname);
    const handler = matched === null ? undefined : doubleOperations[`${matched.method} ${matched.template}`];
    if (matched === null || handler === undefined) {
      this.violations.push(`${seen.method} ${seen.path} is not known to the double`);
      return { status: 404, body: '' };
    }
    try {
      const fault = this.#api.faultOfRequest(matched, url.searchParams, seen.body);
      if (fault !== null) throw this.#formatError(seen, fault);
      const answer = handler(this.state, { path: matched.pathParameters, query: url.searchParams, body: seen.body });
      const body = 'body' in answer ? answer.body : { result: answer.result, status: 'ok', time: reportedSeconds };
      const ownFault = this.#api.faultOfAnswer(matched, body);
      if (ownFault !== null) this.violations.push(`answer to ${seen.method} ${seen.path}: ${ownFault}`);
      return { status: 200, body };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: { status: { error: error.message }, time: reportedSeconds } };
    }
  }

  #formatError(seen: SeenRequest, fault: string): Refusal {
    this.violations.push(`${seen.method} ${seen.path}: ${fault}`);
    const points = (seen.body as { points?: readonly { id?: unknown }[] } | undefined)?.points;
    const id = points?.find((point) => typeof point.id === 'string')?.id;
    const reason =
      typeof id === 'string'
        ? `value ${id} is not a valid point ID, valid values are either an unsigned integer or a UUID`
        : fault;
    return new Refusal(400, `Format error in JSON body: ${reason}`);
  }
}
