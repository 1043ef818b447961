import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  'com.heron.billing.InvoiceService rounds half up',
  '@heron/ui exports the Button',
  'normalizeName trims and lowercases',
  'GET /users returns 50 per page',
  'POST /invoices requires an idempotency key',
  'The OrderPublisher service emits order.created',
  'parse_amount accepts commas and dots',
  'PaymentGateway extends BaseGateway',
])('what code does whenever it does: %s', (sentence) => expect(textsOf(`user: ${sentence}`)).toEqual([sentence]));

test.each([
  'GET /users returns 500',
  'GET /users returns nothing',
  'normalizeName returns undefined',
  'normalizeName crashes',
  'parse_amount returns the wrong sum',
  'InvoiceService throws',
  'fooBar returns it twice',
  'useState returns a pair',
])('of what is seen now: %s', (sentence) => expect(textsOf(`user: ${sentence}`)).toEqual([]));
