import { ApiError, announcedDeprecations, deprecationHeaders, type Fault } from '@persistent-memory/auth';
import type { Request, Response } from 'express';
import type { TObject, TSchema } from 'typebox';
import type { Operation, RequestSchemas, ValidRequest } from '../operation.js';
import { untilAborted } from '../process/until-aborted.js';
import { within } from '../process/within.js';
import { beginReading, createBodyReader, type HoldBytes } from './input/body.js';
import type { BodyBudget } from './input/body-budget.js';
import { findBrokenRules } from './input/broken-rules.js';
import { readQuery } from './input/query.js';
import { findForbiddenText } from './input/text.js';
import { compileValidator, refuse, type Validator } from './input/validation.js';
import { assertLeft, type Limit } from './rate-limits/limit.js';
import { givenUpError, type RequestState, stateOf } from './request/request-state.js';

export interface MountOptions {
  readonly maxBodyBytes: number;
  /** After this a request is given up: its signal aborts and it is answered `dependency_unavailable`. */
  readonly requestDeadlineMs: number;
  /** Rejects while the service can't serve at all, such as over a schema that is too old. */
  readonly assertServing: () => Promise<void>;
  /** In tests every answer is held against its schema; in production that would be paid by every request. */
  readonly checkResponses: boolean;
}

/** Answers a request with the body of its success, or rejects. */
export type RunOperation = (request: Request, response: Response) => Promise<unknown>;

/** An operation made ready to run: authenticate, validate, look at its limit, act. Presenting comes after. */
export function mountOperation<Deps>(
  operation: Operation<Deps>,
  deps: Deps,
  options: MountOptions & { readonly limit: Limit | null; readonly bodyBudget: BodyBudget },
): RunOperation {
  const { limit, bodyBudget, requestDeadlineMs } = options;
  const bodyReader = createBodyReader(operation.maxBodyBytes ?? options.maxBodyBytes);
  const validators = compileValidators(operation.request);
  const responseValidator = compileValidator(operation.response.schema, 'response');

  return async (request, response) => {
    const state = stateOf(response);
    announceDeprecation(operation, state);
    await options.assertServing();
    const body = operation.request.body === undefined ? null : beginReading(bodyReader, request, response);
    const authentication = operation.credentials.authenticate(state, deps);
    const readParts = (read: (() => Promise<unknown>) | null) => validParts(operation, validators, request, read);
    const { early } = body ?? { early: null };
    const earlyParts = early && readParts(() => early);
    if (earlyParts !== null) anticipate(operation, earlyParts, state, deps);
    const principal = await authentication;
    const hold = holdUntilAnswered(bodyBudget, operation.credentials.tenantOf(principal), response);
    // Of an upload that stalls nothing more may come, and who sends it is told when the request is given up.
    const parts = await untilAborted(earlyParts ?? readParts(body && (() => body.read(hold))), state.signal);
    state.admit();
    const valid: ValidRequest<RequestSchemas, unknown> = { principal, ...parts, signal: state.signal, http: state };
    const act = async () => {
      // Given up while the key was looked up or the body came.
      state.signal.throwIfAborted();
      if (limit !== null) await assertLeft(limit, request, response);
      return operation.handle(valid, deps);
    };
    const answer = await beforeDeadline(act(), state, requestDeadlineMs);
    if (options.checkResponses) assertDocumented(responseValidator, answer);
    return answer;
  };
}

/** What is wrong with the parts is told when it is known who sent them. */
function anticipate<Deps>(operation: Operation<Deps>, parts: Promise<Parts>, http: RequestState, deps: Deps): void {
  const begin = (valid: Parts) => {
    try {
      operation.anticipate?.({ ...valid, http }, deps);
    } catch (error) {
      http.log.warn({ err: error }, 'a request could not be anticipated');
    }
  };
  // What looks the credentials up is sent first: the database works on it meanwhile.
  parts.then(
    (valid) => setImmediate(begin, valid),
    () => undefined,
  );
}

/** Not only until the body has come: it is in memory for as long as it is worked on. */
function holdUntilAnswered(budget: BodyBudget, tenant: string, response: Response): HoldBytes {
  return (bytes) => {
    // Of a client that went away nothing will come, and nobody would be told when to release it.
    stateOf(response).signal.throwIfAborted();
    const held = budget.hold(tenant, bytes);
    response.once('close', () => held.release());
    return held;
  };
}

function announceDeprecation(operation: Operation<never>, state: RequestState): void {
  const headers = deprecationHeaders(announcedDeprecations, state.apiVersion, operation.operationId);
  for (const [name, value] of Object.entries(headers ?? {})) state.setHeader(name, value);
}

interface Validators {
  readonly query: Validator | null;
  readonly body: Validator | null;
}

function compileValidators(schemas: RequestSchemas): Validators {
  return {
    query: schemas.query === undefined ? null : compileValidator(schemas.query, 'query'),
    body: schemas.body === undefined ? null : compileValidator(schemas.body, 'body'),
  };
}

type Parts = Pick<ValidRequest<RequestSchemas, unknown>, 'params' | 'query' | 'body'>;

/** Reads all parts of a request and refuses it once, with the faults of all of them. */
async function validParts(
  { request: schemas, rules = [] }: Pick<Operation<never>, 'request' | 'rules'>,
  validators: Validators,
  request: Request,
  readBody: (() => Promise<unknown>) | null,
): Promise<Parts> {
  const query = readQueryPart(schemas.query, validators.query, request);
  const body = await readBody?.();
  if (body === undefined && schemas.body !== undefined && schemas.bodyIsOptional !== true)
    throw new ApiError('body_required');
  const forbidden = [
    ...findForbiddenText(declaredPart(schemas.query, request.query), 'query'),
    ...findForbiddenText(declaredPart(schemas.body, validators.body?.within(body)), 'body'),
  ];
  const invalid = [...query.faults, ...(body === undefined ? [] : (validators.body?.faults(body) ?? []))];
  const parts = { params: request.params, query: query.value, body } as Parts;
  const faults = [...forbidden.map(({ fault }) => fault), ...invalid];
  faults.push(...findBrokenRules(rules, parts, faults));
  if (faults.length > 0) refuse(faults, forbidden[0]?.code);
  return parts;
}

function readQueryPart(
  schema: TObject | undefined,
  validator: Validator | null,
  request: Request,
): { value: Record<string, unknown>; faults: readonly Fault[] } {
  if (schema === undefined || validator === null) return { value: {}, faults: [] };
  const reading = readQuery(schema, request.query);
  const unread = new Set(reading.faults.map((fault) => fault.location));
  // What could not be read is missing for the validator, which need not say so again.
  const invalid = validator.faults(reading.value).filter((fault) => !unread.has(fault.location));
  return { value: reading.value, faults: [...reading.faults, ...invalid] };
}

/**
 * The members of a body or query that its schema declares. Unknown ones are ignored, whatever they hold (a tolerant
 * reader).
 */
function declaredPart(schema: TSchema | undefined, part: unknown): unknown {
  if (schema === undefined) return undefined;
  if (!('properties' in schema) || typeof part !== 'object' || part === null) return part;
  const declared = Object.keys(Object(schema.properties)).filter((name) => Object.hasOwn(part, name));
  return Object.fromEntries(declared.map((name) => [name, part[name as keyof typeof part]]));
}

/**
 * Waits for the handler, but no longer than the deadline, or than until the request is given up for another reason; the
 * signal tells what it started to stop.
 */
function beforeDeadline<T>(work: Promise<T>, state: RequestState, deadlineMs: number): Promise<T> {
  const inTime = within(deadlineMs, work, () => {
    const error = givenUpError(state.method, 'The operation took too long');
    state.abort(error);
    throw error;
  });
  return untilAborted(inTime, state.signal);
}

function assertDocumented(validator: Validator, body: unknown): void {
  const faults = validator.faults(JSON.parse(JSON.stringify(body)));
  if (faults.length > 0) throw new Error(`The answer is not as documented: ${JSON.stringify(faults)}`);
}
