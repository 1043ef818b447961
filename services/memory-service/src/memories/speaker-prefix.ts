import { ApiError } from '@persistent-memory/auth';
import { notBlankPattern } from '@persistent-memory/service-kit';

const notBlank = new RegExp(notBlankPattern, 'u');

/** A memory as it is stored: read alone, "I adopted a cat" has to say whose cat. */
export function withSpeaker(said: string, speaker: string | null): string {
  return speaker === null ? said : `${speaker}: ${said}`;
}

/**
 * What a stored memory's vector is made from: what was said, without the name that stands before it for whoever reads
 * it alone.
 */
export function withoutSpeaker(memory: string, speaker: string | null): string {
  const prefix = `${speaker}: `;
  return speaker !== null && memory.startsWith(prefix) ? memory.slice(prefix.length) : memory;
}

/**
 * A memory of nothing but the name of who speaks would say nothing, and have no words to be found by.
 * @throws ApiError invalid_request
 */
export function requireSaid(memory: string, speaker: string | null): void {
  if (notBlank.test(withoutSpeaker(`${memory.trim()} `, speaker))) return;
  const message = 'must not be blank';
  throw new ApiError('invalid_request', {
    message: `body.data ${message}.`,
    param: 'data',
    errors: [{ location: 'body.data', message }],
  });
}
