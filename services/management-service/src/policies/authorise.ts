import { ApiError, type ErrorCode } from '@persistent-memory/auth';
import { type Action, can, type Principal, type Resource, ruleForTokens } from './can.js';

export type NotFoundCode = Extract<ErrorCode, `${string}_not_found`>;

/** @throws ApiError session_required, insufficient_scope: before anything is looked up */
export function permit(principal: Principal, action: Action): void {
  authorise(principal, action, undefined, 'route_not_found');
}

/**
 * The resource, for whoever may do this to it.
 * @param missing what a resource that is not there, or not there for this principal, is answered with
 * @throws ApiError session_required, insufficient_scope, outside_workspace, or `missing`
 */
export function authorise<R extends Resource | null | undefined>(
  principal: Principal,
  action: Action,
  resource: R,
  missing: NotFoundCode,
): NonNullable<R> {
  switch (can(principal, action, resource)) {
    case 'session_required':
      throw new ApiError('session_required');
    case 'missing_scope':
      throw new ApiError('insufficient_scope', { message: `The token lacks the scope ${ruleForTokens(action)}.` });
    case 'outside_workspace':
      throw new ApiError('outside_workspace');
    case 'invisible':
      throw new ApiError(missing);
    case 'allow':
      return resource as NonNullable<R>;
  }
}
