/**
 * The promise's outcome, or what `onLate` returns or throws once the time is over, whichever comes first. What the
 * promise stands for goes on then, and nobody hears of how it ends.
 */
export function within<Result, Late>(
  timeoutMs: number,
  promise: Promise<Result>,
  onLate: () => Late,
): Promise<Result | Late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      try {
        resolve(onLate());
      } catch (error) {
        reject(error);
      }
    }, timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
