import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ErrorCode } from '@persistent-memory/auth';
import type { Express } from 'express';
import { addressOf } from '../request/client-address.js';
import { giveUpRequest } from '../request/request-state.js';
import { boundConnections } from './bounded-connections.js';
import { isWellFormed, type ParseError, refusalOf, refuseConnection, refuseRequest } from './http-refusals.js';

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** Time in which a client has to send its headers, and its whole request. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  /**
   * For one more the one is closed that has waited longest: who has no credential yet takes memory too, for headers and
   * a small body.
   */
  readonly maxConnections: number;
  /** Called for every connection that was closed for this. */
  readonly onConnectionRefused: () => void;
  /** Of the answers to what never reaches the app, beside those that every response has. */
  readonly refusalHeaders: (clientAddress: string) => Readonly<Record<string, string>>;
  /** Told when a connection could not be taken, as where descriptors have run out: those that there are go on. */
  readonly onError: (error: Error) => void;
}

export interface ListeningServer {
  readonly port: number;
  /**
   * Stops taking connections, and lets requests under way finish. Those that are left after the grace period are given
   * up and told so, and what is open a moment later is cut.
   */
  drain(graceMs: number): Promise<void>;
}

/** How often it is looked for requests that are late, at the least. */
const slowestCheckMs = 30_000;
const drainSweepMs = 20;
/** A client that was not told yet may have its next request on the way: so long a connection without one stays open. */
const drainLingerMs = 250;
/** For the answers to those that are given up. */
const lastAnswersMs = 250;

/** @throws the listen error (EADDRINUSE, EACCES) */
export async function listen(app: Express, options: ListenOptions): Promise<ListeningServer> {
  const headersFor = ({ remoteAddress }: Socket) => options.refusalHeaders(addressOf(remoteAddress));
  const server = createServer(
    {
      headersTimeout: options.headersTimeoutMs,
      requestTimeout: options.requestTimeoutMs,
      keepAliveTimeout: options.keepAliveTimeoutMs,
      connectionsCheckingInterval: Math.min(slowestCheckMs, options.headersTimeoutMs),
      // The header section that Node reads at the most; more is a client error.
      maxHeaderSize: 16_384,
      // Node would refuse it without a body; `isWellFormed` looks instead.
      requireHostHeader: false,
    },
    (request, response) =>
      isWellFormed(request) ? app(request, response) : refuseRequest(response, headersFor(request.socket)),
  );
  // Node would answer 417 without a body; an expectation that nobody knows may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  // Node's own count refuses the newcomer, whoever that is.
  const connections = boundConnections(server, options);
  const unanswered = trackUnansweredRequests(server);
  refuseConnections(server, unanswered, headersFor);
  server.listen(options.port, options.host);
  await once(server, 'listening');
  server.on('error', options.onError);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return { port, drain: (graceMs) => drain(server, connections, unanswered, graceMs) };
}

/**
 * Answers what is no request to Node, unless an answer is under way: the client would read the refusal as part of it.
 */
function refuseConnections(
  server: Server,
  unanswered: ReadonlySet<ServerResponse>,
  headersFor: (socket: Socket) => Readonly<Record<string, string>>,
): void {
  const refuse = (socket: Socket, code: ErrorCode) => {
    const isUnderWay = ({ req, headersSent, writableEnded }: ServerResponse) =>
      req.socket === socket && headersSent && !writableEnded;
    if ([...unanswered].some(isUnderWay)) socket.destroy();
    else refuseConnection(socket, code, headersFor(socket));
  };
  // Node would close the connection without a word.
  server.on('connect', ({ socket }) => refuse(socket, 'method_not_allowed'));
  server.on('clientError', (error: ParseError, socket: Socket) => {
    // Who opened a connection in advance would take an answer for that to its next request.
    const isUnused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
    if (error.code === 'ECONNRESET' || isUnused || !socket.writable) socket.destroy();
    else refuse(socket, refusalOf(error));
  });
}

function trackUnansweredRequests(server: Server): ReadonlySet<ServerResponse> {
  const unanswered = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
  });
  return unanswered;
}

async function drain(
  server: Server,
  connections: ReadonlySet<Socket>,
  unanswered: ReadonlySet<ServerResponse>,
  graceMs: number,
): Promise<void> {
  server.prependListener('request', (_request, response) => announceClose(response));
  for (const response of unanswered) announceClose(response);
  // Connections that the system took for us would be reset, and are accepted within the turn.
  await nextTurn();
  const closed = once(server, 'close');
  // `Server.close` would close idle connections as well, and reset those whose next request is on its way.
  NetServer.prototype.close.call(server);
  const lingerEndsAtMs = performance.now() + Math.min(drainLingerMs, graceMs);
  const sweep = setInterval(() => {
    if (performance.now() < lingerEndsAtMs) return;
    const inUse = new Set([...unanswered].map(({ req }) => req.socket));
    // Node would close neither those that never carried a request nor those of which a client holds back half of one.
    for (const socket of connections) if (!inUse.has(socket)) socket.destroy();
  }, drainSweepMs);
  let timer = setTimeout(() => {
    for (const response of unanswered) giveUpRequest(response, 'The service is stopping; the operation took too long');
    timer = setTimeout(() => server.closeAllConnections(), lastAnswersMs);
  }, graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
  // Nothing is left to close but the timer that watches over slow requests.
  server.close();
}

/** Told in time, a client sends its next request elsewhere, and not into a connection that is about to be closed. */
function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
