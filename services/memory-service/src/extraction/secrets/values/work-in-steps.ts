/** Work in steps, between two of which others may have their turn. */
export type Steps<Result> = Generator<void, Result>;

/** The work in one go. */
export function finish<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
