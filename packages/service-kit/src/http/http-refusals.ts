import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError, apiErrors, currentApiVersion, type ErrorCode, presentError, uuidv7 } from '@persistent-memory/auth';

/** HTTP/1.1 has exactly one Host (RFC 9112, section 3.2), and a target that is not a path is a URL with one, or `*`. */
export function isWellFormed({ httpVersion, headersDistinct, url = '' }: IncomingMessage): boolean {
  if (httpVersion !== '1.0' && headersDistinct.host?.length !== 1) return false;
  return url.startsWith('/') || url === '*' || URL.canParse(url);
}

type Headers = Readonly<Record<string, string>>;

/** The answer to what never reaches the app: a JSON error with the headers that every response has. */
function httpRefusal(code: ErrorCode, ownHeaders: Headers) {
  const requestId = uuidv7();
  const body = JSON.stringify(presentError(new ApiError(code), requestId));
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Request-Id': requestId,
    'X-Api-Version': currentApiVersion,
    ...ownHeaders,
    Connection: 'close',
  };
  return { status: apiErrors[code].status, headers, body };
}

/** Answers a request that is not well-formed. */
export function refuseRequest(response: ServerResponse, ownHeaders: Headers): void {
  const { status, headers, body } = httpRefusal('malformed_http', ownHeaders);
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
