import { isUtf8 } from 'node:buffer';
import { ApiError } from '@persistent-memory/auth';
import express, { type Request, type Response } from 'express';
import type { BodyPlaces } from './body-places.js';

/** Reads and parses JSON bodies up to a size. Made once for each size. */
export type BodyReader = (request: Request, response: Response) => Promise<unknown>;

export function createBodyReader(maxBodyBytes: number): BodyReader {
  // Not strict: a body that is a lone string is valid JSON, and the schema says what is wrong with it.
  const parse = express.json({ limit: maxBodyBytes, strict: false, type: isJson, verify: assertUtf8 });
  return async (request, response) => {
    if (!(await hasBody(request))) return undefined;
    if (!isJson(request)) throw new ApiError('unsupported_media_type');
    await new Promise<void>((resolve, reject) => {
      // The parser tells of a body that is too large when all of it was sent, which may be never. Node drops what still comes.
      const refuse = () => reject(bodyTooLarge(maxBodyBytes));
      if (announcedBytes(request) > maxBodyBytes) return refuse();
      onceLargerThan(maxBodyBytes, request, refuse);
      parse(request, response, (error: unknown) =>
        error === undefined ? resolve() : reject(asApiError(error, maxBodyBytes)),
      );
    });
    return request.body;
  };
}

/** Most that is read of a body before it is known who sends it, in bytes. */
const maxEarlyBytes = 16_384;

/**
 * A small body, as a search's is, has come with the headers: it is read while the credential is looked up. Larger ones, and compressed
 * ones, are read when they are asked for. What is wrong with a body is told when it is asked for, so that strangers learn nothing of it.
 */
export function beginReading(
  readBody: BodyReader,
  places: BodyPlaces,
  request: Request,
  response: Response,
): () => Promise<unknown> {
  const bytes = announcedBytes(request);
  const isEarly = bytes > 0 && bytes <= maxEarlyBytes && request.headers['content-encoding'] === undefined;
  if (!isEarly) return () => places.hold(request.headers.authorization ?? '', () => readBody(request, response));
  const reading = readBody(request, response);
  reading.catch(() => undefined);
  return () => reading;
}

/** Parsed all the same, bytes that are no UTF-8 would be stored as replacement characters. */
function assertUtf8(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new Error('The body is not UTF-8.');
}

/** RFC 9112, section 6: a body is announced by one of two headers. A length of 0 is none, and so are chunks that hold nothing. */
async function hasBody(request: Request): Promise<boolean> {
  return announcesBody(request) && (request.headers['transfer-encoding'] === undefined || bringsAnything(request));
}

/** Waits for the first bytes of a body, or its end; what it read is put back. */
function bringsAnything(request: Request): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const settle = (answer: () => void) => {
      request.off('readable', look).off('end', findNothing).off('close', giveUp);
      answer();
    };
    const look = () => {
      const bytes: Buffer | null = request.read();
      if (bytes === null) return;
      request.unshift(bytes);
      settle(() => resolve(true));
    };
    const findNothing = () => settle(() => resolve(false));
    const giveUp = () => settle(() => reject(new ApiError('malformed_body')));
    request.on('readable', look).on('end', findNothing).on('close', giveUp);
  });
}

/** Whether a request says that a body comes with it. */
export const announcesBody = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || announcedBytes(request) > 0;

function announcedBytes(request: { headers: Request['headers'] }): number {
  return Number(request.headers['content-length'] ?? 0);
}

/** Counts what comes, which may be compressed: a body has to fit as it is sent, too. */
function onceLargerThan(maxBytes: number, request: Request, tell: () => void): void {
  let bytes = 0;
  request.on('data', function count(chunk: Buffer) {
    bytes += chunk.byteLength;
    if (bytes <= maxBytes) return;
    request.off('data', count);
    tell();
  });
}

function bodyTooLarge(maxBodyBytes: number, cause?: unknown): ApiError {
  return new ApiError('body_too_large', { message: `The body is larger than ${maxBodyBytes} bytes.`, cause });
}

function isJson(request: { headers: Request['headers'] }): boolean {
  const [mediaType = '', ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  if (mediaType.trim() !== 'application/json') return false;
  return parameters.every((parameter) => !/^\s*charset\s*=/.test(parameter) || /=\s*"?utf-8"?\s*$/.test(parameter));
}

function asApiError(error: unknown, maxBodyBytes: number): ApiError {
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  switch (type) {
    case 'entity.too.large':
      return bodyTooLarge(maxBodyBytes, error);
    case 'entity.parse.failed':
      return new ApiError('malformed_json', { cause: error });
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new ApiError('unsupported_media_type', { cause: error });
    default:
      // A body cut off, shorter or longer than announced, or compressed wrongly: the client's doing, whatever the parser calls it.
      return new ApiError('malformed_body', { cause: error });
  }
}
