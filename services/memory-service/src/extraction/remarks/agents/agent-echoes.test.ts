import { expect, test } from '@jest/globals';
import { promisesNotTo, takesNoteOf } from './agent-echoes.js';

test.each([
  'Noted: v1 goes away on 30 September.',
  'Okay, got it: the redirect stays.',
  'Understood – WebDAV is the only backend.',
])('gives back what it was told: %s', (said) => expect(takesNoteOf(said)).toBe(true));

test.each([
  'Noted: the build fails because the runner has 2 GB.',
  'Understood: 2400 rps on the checkout path?',
  'Got it working: the driver needed a pull-up.',
  'Note: the API allows 10 calls a second.',
  'Noted.',
])('finds, asks or says something else: %s', (said) => expect(takesNoteOf(said)).toBe(false));

test.each([
  "I won't store the password in the repo.",
  'I will not touch the vendored files.',
  'I will never push to main.',
])('promises to leave it: %s', (said) => expect(promisesNotTo(said)).toBe(true));

test.each([
  "I won't retry POSTs because the gateway has no idempotency keys.",
  'The job will not start without the flag.',
  "I won't be able to reach the sandbox from here.",
])('tells why, or of something else: %s', (said) => expect(promisesNotTo(said)).toBe(false));
