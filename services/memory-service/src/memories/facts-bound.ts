import { ApiError } from '@persistent-memory/auth';

/** Twice what a thousand long messages hold; what is beyond would not be embedded within the time of a request. */
const maxFactsPerAdd = 10_000;

/** @throws ApiError invalid_request, where one add holds more facts than are stored together */
export function requireStorable(facts: readonly unknown[]): void {
  if (facts.length <= maxFactsPerAdd) return;
  const message = `must hold at most ${maxFactsPerAdd} facts, and hold ${facts.length}: send fewer at a time`;
  throw new ApiError('invalid_request', {
    message: `body.messages ${message}.`,
    param: 'messages',
    errors: [{ location: 'body.messages', message }],
  });
}
