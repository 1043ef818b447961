import { ApiError, type ErrorCode } from '@persistent-memory/auth';
import { type Action, can, type Decision, type Principal, type Resource, ruleForTokens } from './can.js';

export type NotFoundCode = Extract<ErrorCode, `${string}_not_found`>;

/** @throws ApiError session_required, insufficient_scope: before anything is looked up */
export function permit(principal: Principal, action: Action): void {
  const decision = can(principal, action);
  if (decision !== 'allow') throw refusal(decision, action);
}

/**
 * The resource, for whoever may do this to it.
 * @param missing what a resource that is not there, or not there for this principal, is answered with
 * @throws ApiError session_required, insufficient_scope, outside_workspace, or `missing`
 */
export function authorise<R extends Resource | null>(
  principal: Principal,
  action: Action,
  resource: R,
  missing: NotFoundCode,
): NonNullable<R> {
  const decision = can(principal, action, resource);
  if (decision === 'invisible') throw new ApiError(missing);
  if (decision !== 'allow') throw refusal(decision, action);
  return resource as NonNullable<R>;
}

function refusal(decision: Exclude<Decision, 'allow' | 'invisible'>, action: Action): ApiError {
  if (decision !== 'missing_scope') return new ApiError(decision);
  return new ApiError('insufficient_scope', { message: `The token lacks the scope ${ruleForTokens(action)}.` });
}
