import { isUtf8 } from 'node:buffer';
import { ApiError } from '@persistent-memory/auth';
import express, { type Request, type Response } from 'express';
import type { HeldBytes } from './body-budget.js';

export interface BodyReader {
  readonly maxBodyBytes: number;
  read(request: Request, response: Response): Promise<ReadBody>;
}

export interface ReadBody {
  /** Parsed; `undefined` where there is no body. */
  readonly value: unknown;
  /** Of its text, whatever it was compressed to. */
  readonly bytes: number;
}

/** Reads and parses JSON bodies up to a size. Made once for each size. */
export function createBodyReader(maxBodyBytes: number): BodyReader {
  const bytesOf = new WeakMap<object, number>();
  const verify = (request: object, _response: unknown, body: Buffer) => {
    assertUtf8(body);
    bytesOf.set(request, body.byteLength);
  };
  // Not strict: a body that is a lone string is valid JSON, and the schema says what is wrong with it.
  const parse = express.json({ limit: maxBodyBytes, strict: false, type: isJson, verify });
  const read = async (request: Request, response: Response) => {
    if (!(await hasBody(request))) return { value: undefined, bytes: 0 };
    if (!isJson(request)) throw new ApiError('unsupported_media_type');
    await new Promise<void>((resolve, reject) => {
      // The parser tells of a body that is too large when all of it was sent, which may be never. Node drops what still
      // comes.
      const refuse = () => reject(bodyTooLarge(maxBodyBytes));
      if (announcedBytes(request) > maxBodyBytes) return refuse();
      onceLargerThan(maxBodyBytes, request, refuse);
      parse(request, response, (error: unknown) =>
        error === undefined ? resolve() : reject(asApiError(error, maxBodyBytes)),
      );
    });
    return { value: request.body, bytes: bytesOf.get(request) ?? 0 };
  };
  return { maxBodyBytes, read };
}

/** Most that is read of a body before it is known who sends it, in bytes. */
const maxEarlyBytes = 16_384;

/** Takes a part of the memory of bodies for one that may have so many bytes. @throws ApiError overloaded */
export type HoldBytes = (bytes: number) => HeldBytes;

export interface BodyReading {
  /** Where it is read before it is known whose it is; null of any other. Parsed; `undefined` where there is none. */
  readonly early: Promise<unknown> | null;
  /** The body, whenever it is read. */
  read(hold: HoldBytes): Promise<unknown>;
}

/**
 * A small body, as a search's is, has come with the headers: it is read while the credential is looked up. Larger
 * ones, and compressed ones, are read when they are asked for, since then it is known whose they are. What is wrong
 * with a body is told when it is asked for, so that strangers learn nothing of it.
 */
export function beginReading(reader: BodyReader, request: Request, response: Response): BodyReading {
  const bytes = announcedBytes(request);
  const isCompressed = request.headers['content-encoding'] !== undefined;
  if (bytes === 0 || bytes > maxEarlyBytes || isCompressed) {
    const read = async (hold: HoldBytes) => {
      if (!announcesBody(request)) return undefined;
      const held = hold(isCompressed ? reader.maxBodyBytes : Math.min(bytes || Infinity, reader.maxBodyBytes));
      const body = await reader.read(request, response);
      held.shrinkTo(body.bytes);
      return body.value;
    };
    return { early: null, read };
  }
  const early = reader.read(request, response).then(({ value }) => value);
  early.catch(() => undefined);
  return { early, read: () => early };
}

/** Parsed all the same, bytes that are no UTF-8 would be stored as replacement characters. */
function assertUtf8(body: Buffer): void {
  if (!isUtf8(body)) throw new Error('The body is not UTF-8.');
}

/**
 * RFC 9112, section 6: a body is announced by one of two headers. A length of 0 is none, and so are chunks that hold
 * nothing.
 */
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
      // A body cut off, shorter or longer than announced, or compressed wrongly: the client's doing, whatever the
      // parser calls it.
      return new ApiError('malformed_body', { cause: error });
  }
}
