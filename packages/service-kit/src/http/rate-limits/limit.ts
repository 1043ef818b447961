import type { IncomingRequest } from '../request/incoming-request.js';

/**
 * A budget that only operations that succeed spend. The operation itself does so, as the last step of the transaction
 * in which it succeeds: what fails has held nothing meanwhile, and what was spent is what was done.
 */
export interface Limit {
  /**
   * Looks before the work, and spends nothing.
   * @throws ApiError rate_limit_exceeded where nothing is left
   */
  readonly assertLeft: (request: IncomingRequest) => Promise<void>;
}
