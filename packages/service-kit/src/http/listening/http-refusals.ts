import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError, apiErrors, currentApiVersion, type ErrorCode, presentError, uuidv7 } from '@persistent-memory/auth';
import { fixedHeaders } from '../fixed-headers.js';
import { requestIdOf } from '../request/request-id.js';

/** The app would look for the path of another scheme in vain, and pass it by. */
const absoluteTarget = /^https?:\/\//i;

/**
 * HTTP/1.1 has exactly one Host (RFC 9112, section 3.2), and a target that is not a path is an address of this protocol
 * (section 3.2.2), or `*`.
 */
export function isWellFormed({ httpVersion, headersDistinct, url = '' }: IncomingMessage): boolean {
  if (httpVersion !== '1.0' && headersDistinct.host?.length !== 1) return false;
  return url.startsWith('/') || url === '*' || (absoluteTarget.test(url) && URL.canParse(url));
}

/** What Node's parser says of bytes that are no request to it. */
export interface ParseError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

/** A method is any word (RFC 9110, section 9.1), and Node's parser takes no request with one that it does not know. */
const requestLine = /^[\w!#$%&'*+.^`|~-]+ [^\s]+ HTTP\/1\.[01]\r?\n/;

export function refusalOf({ code, rawPacket, bytesParsed = 0 }: ParseError): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout';
  if (code !== 'HPE_INVALID_METHOD' || rawPacket === undefined) return 'malformed_http';
  // Another request may stand before it in the same packet.
  const packet = rawPacket.toString('latin1');
  const line = packet.slice(packet.slice(0, bytesParsed).lastIndexOf('\n') + 1);
  return requestLine.test(line) ? 'method_not_allowed' : 'malformed_http';
}

type Headers = Readonly<Record<string, string>>;

/** The answer to what never reaches the app: a JSON error with the headers that every response has. */
function httpRefusal(code: ErrorCode, ownHeaders: Headers, requestId = uuidv7()) {
  const body = JSON.stringify(presentError(new ApiError(code), requestId));
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Request-Id': requestId,
    'X-Api-Version': currentApiVersion,
    ...fixedHeaders,
    ...ownHeaders,
    Connection: 'close',
  };
  return { status: apiErrors[code].status, headers, body };
}

/** Answers a request that is not well-formed. */
export function refuseRequest(response: ServerResponse, ownHeaders: Headers): void {
  const requestId = requestIdOf(response.req.headersDistinct['x-request-id']?.join(', '));
  const { status, headers, body } = httpRefusal('malformed_http', ownHeaders, requestId);
  response.writeHead(status, headers).end(body);
}

/** What a refused client still sends is read for so long and dropped: closing at once could lose it the answer. */
const lingerMs = 500;

/** Where Node has no response to write to; nothing else will close the connection. */
export function refuseConnection(socket: Duplex, code: ErrorCode, ownHeaders: Headers): void {
  const { status, headers, body } = httpRefusal(code, ownHeaders);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.on('error', () => socket.destroy());
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}
