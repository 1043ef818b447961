import type { Request, RequestHandler, Response } from 'express';
import type { IncomingRequest } from './incoming-request.js';
import { stateOf } from './request-state.js';

/** A budget that only operations that succeed spend. */
export interface Limit {
  /** Takes one from the budget and sets the RateLimit headers; passes an error on where nothing is left. */
  readonly take: RequestHandler;
  /** Returns what a request took whose operation then failed. Does not reject. */
  readonly giveBack: (request: IncomingRequest) => Promise<void>;
}

/** Takes before the work, so that requests at the same moment can not spend more than there is. */
export async function runWithin<T>(
  limit: Limit,
  { request, response }: { request: Request; response: Response },
  work: () => Promise<T>,
): Promise<T> {
  await pass(limit.take, request, response);
  try {
    return await work();
  } catch (error) {
    await limit.giveBack(stateOf(response));
    // They tell of the budget without what was given back; the answer gets them anew.
    for (const name of response.getHeaderNames()) {
      if (name.startsWith('ratelimit-')) response.removeHeader(name);
    }
    throw error;
  }
}

function pass(middleware: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    middleware(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
}
