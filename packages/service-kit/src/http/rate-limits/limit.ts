import type { Request, RequestHandler, Response } from 'express';

/**
 * A budget that only operations that succeed spend. The operation itself does so, as the last step of the transaction
 * in which it succeeds: what fails has held nothing meanwhile, and what was spent is what was done.
 */
export interface Limit {
  /** Looks before the work, and spends nothing: passes ApiError rate_limit_exceeded on where nothing is left. */
  readonly look: RequestHandler;
}

/** Rejects with what the limit passes on. */
export function assertLeft({ look }: Limit, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    look(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
}
