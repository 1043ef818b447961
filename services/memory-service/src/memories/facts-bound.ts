import { ApiError } from '@persistent-memory/auth';
import { maxFactsPerCall } from '../extraction/fact-extractor.js';

/** @throws ApiError invalid_request, where one add holds more facts than are stored together */
export function requireStorable(facts: readonly unknown[]): void {
  if (facts.length <= maxFactsPerCall) return;
  const message = `must hold at most ${maxFactsPerCall} facts, and hold more: send fewer at a time`;
  throw new ApiError('invalid_request', {
    message: `body.messages ${message}.`,
    param: 'messages',
    errors: [{ location: 'body.messages', message }],
  });
}
