import { parse as parseQuery } from 'node:querystring';
import { ApiError, resolveApiVersion } from '@persistent-memory/auth';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { Operation } from '../operation.js';
import { answerError } from './answer.js';
import { fixedHeaders } from './fixed-headers.js';
import { type HealthOptions, healthPaths, mountHealth } from './health.js';
import { announcesBody } from './input/body.js';
import { BodyBudget } from './input/body-budget.js';
import { type MountOptions, mountOperation } from './mounted-operation.js';
import { mountPages, type Pages, pagePaths } from './pages.js';
import type { KnownWindows } from './rate-limits/known-windows.js';
import type { Limit } from './rate-limits/limit.js';
import {
  healthRateLimitHeaders,
  type RateLimitHeaders,
  setRateLimitHeaders,
  setRateLimitHeadersOfError,
} from './rate-limits/rate-limit-headers.js';
import { trustProxies } from './request/client-address.js';
import { beginRequest, stateOf } from './request/request-state.js';
import { expressPath, mendEscapes } from './route-path.js';

/** What a service's process decides about its app, whatever the operations are. */
export interface AppSettings extends MountOptions {
  readonly log: Logger;
  /**
   * Number of proxies in front, or their addresses; false: the peer is the client. Never `true`, which would believe
   * anybody.
   */
  readonly trustProxy: number | readonly string[] | false;
  /** Requests answered at the same time; one more is told at once that the service is at its limit. */
  readonly maxConcurrentRequests: number;
  /** Of all bodies together that are read or worked on; a body that would be beyond is refused as `overloaded`. */
  readonly maxTotalBodyBytes: number;
  /** Of all that the process answers, by the app or without it. */
  readonly knownWindows: KnownWindows;
  /** True from the moment that the service is told to stop. */
  readonly isDraining: () => boolean;
  /** Called once for every answered request. */
  readonly observe: (operationId: string, status: number, seconds: number) => void;
}

export interface AppOptions<Deps> extends AppSettings, HealthOptions {
  readonly operations: readonly Operation<Deps>[];
  readonly deps: Deps;
  readonly pages: Pages;
  /** By the name that an operation's `limit` gives. */
  readonly limits: Readonly<Record<string, Limit>>;
  readonly rateLimitHeaders: RateLimitHeaders;
}

/** The whole HTTP surface of a service, built and never listening, so that tests can hold it. */
export function createApp<Deps>(options: AppOptions<Deps>): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  // Without it `DELETE /delete/` would be `DELETE /delete`, and an empty id would delete everything.
  app.enable('strict routing');
  // Of a thousand parameters Node would read the first ones only; a header section holds few enough to read them all.
  app.set('query parser', (query: string) => parseQuery(query, '&', '=', { maxKeys: 0 }));
  trustProxies(app, options.trustProxy);

  app.use(begin(options));
  const setHeadersOfHealth = healthRateLimitHeaders(options);
  app.get(healthPaths, async (_request, response, next) => {
    await setHeadersOfHealth(response);
    next();
  });
  // Before the bound: a service that only has much to do is alive, and to be killed for it would leave the others more.
  mountHealth(app, options);
  app.use(boundConcurrency(options.maxConcurrentRequests), negotiateVersion);
  app.get(pagePaths, async (_request, response, next) => {
    await setRateLimitHeaders(response, options);
    next();
  });
  mountPages(app, options.pages);
  const bodyBudget = new BodyBudget({
    maxTotalBytes: options.maxTotalBodyBytes,
    maxBodies: options.maxConcurrentRequests,
  });
  for (const operation of options.operations) {
    app[lowerCase(operation.method)](
      expressPath(operation.path),
      noteOperation(operation),
      answer(operation, options, bodyBudget),
    );
  }
  for (const path of new Set(options.operations.map((operation) => expressPath(operation.path)))) {
    app.all(path, refuseMethod(methodsOf(options.operations, path)));
  }
  app.all([...healthPaths, ...pagePaths], refuseMethod(['GET']));
  app.use((_request, _response, next) => next(new ApiError('route_not_found')));
  app.use(answerAnyError(options));
  return app;
}

function begin<Deps>(options: AppOptions<Deps>): RequestHandler {
  return (request, response, next) => {
    const state = beginRequest(request, response, options.log);
    request.url = mendEscapes(request.url);
    // No answer has a validator, and Express would still answer `If-None-Match: *` with 304.
    Object.defineProperty(request, 'fresh', { value: false });
    state.setHeader('X-Request-Id', state.id);
    state.setHeader('X-Api-Version', state.apiVersion);
    for (const [name, value] of Object.entries(fixedHeaders)) state.setHeader(name, value);
    response.once('close', () => {
      if (!response.writableFinished) state.abort(new Error('The client went away.'));
      finish(response, options);
    });
    next();
  };
}

/**
 * A request without a body is counted at once, another one by its operation when the body has come, for which a client
 * may take its time.
 */
function boundConcurrency(maxConcurrentRequests: number): RequestHandler {
  let inFlight = 0;
  return (request, response, next) => {
    const state = stateOf(response);
    let isCounted = false;
    state.admit = () => {
      if (isCounted || response.closed) return;
      isCounted = true;
      inFlight++;
      response.once('close', () => inFlight--);
      if (inFlight > maxConcurrentRequests) throw new ApiError('overloaded');
    };
    if (!announcesBody(request)) state.admit();
    next();
  };
}

function finish<Deps>(response: Response, options: AppOptions<Deps>): void {
  const state = stateOf(response);
  const seconds = (performance.now() - state.startedAtMs) / 1000;
  const status = response.writableFinished ? response.statusCode : 499;
  options.observe(state.operationId, status, seconds);
  const fields = {
    operation: state.operationId,
    method: state.method,
    status,
    code: state.errorCode,
    duration_ms: Math.round(seconds * 1e6) / 1e3,
  };
  state.log.info(fields, 'request');
}

const negotiateVersion: RequestHandler = (request, response, next) => {
  const state = stateOf(response);
  state.apiVersion = resolveApiVersion(request.get('x-api-version'));
  state.setHeader('X-Api-Version', state.apiVersion);
  next();
};

function noteOperation(operation: Operation<never>): RequestHandler {
  return (_request, response, next) => {
    const state = stateOf(response);
    state.route = operation.path;
    state.operationId = operation.operationId;
    next();
  };
}

function answer<Deps>(operation: Operation<Deps>, options: AppOptions<Deps>, bodyBudget: BodyBudget): RequestHandler {
  const limit = limitOf(operation, options);
  const run = mountOperation(operation, options.deps, { ...options, bodyBudget, limit });
  return async (request, response) => {
    const body = await run(request, response);
    await setRateLimitHeaders(response, options);
    if (!response.destroyed) response.status(operation.response.status).json(body);
  };
}

function limitOf<Deps>(operation: Operation<Deps>, options: AppOptions<Deps>): Limit | null {
  if (operation.limit === undefined) return null;
  const limit = options.limits[operation.limit];
  if (limit === undefined) throw new Error(`${operation.operationId} names an unknown limit: ${operation.limit}`);
  return limit;
}

function methodsOf(operations: readonly Operation<never>[], path: string): readonly string[] {
  return operations.filter((operation) => expressPath(operation.path) === path).map(({ method }) => method);
}

function refuseMethod(methods: readonly string[]): RequestHandler {
  const allowed = methods.join(', ');
  return (_request, response, next) => {
    stateOf(response).setHeader('Allow', allowed);
    next(new ApiError('method_not_allowed', { message: `This path takes ${allowed}.` }));
  };
}

function lowerCase(method: Operation<never>['method']): 'get' | 'post' | 'put' | 'patch' | 'delete' {
  return method.toLowerCase() as Lowercase<typeof method>;
}

// Express knows an error handler by its four parameters.
function answerAnyError<Deps>(options: AppOptions<Deps>): ErrorRequestHandler {
  return async (error, _request, response, _next) => {
    await setRateLimitHeadersOfError(response, options, error);
    answerError(response, error);
  };
}
