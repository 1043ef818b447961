import { expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';

const textsOf = (text: string): string[] =>
  extractFacts({ messages: [`user: ${text}`], anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  'Let me think aloud, none of this is real. Suppose a bakery had forty ovens. If they baked by day, the bread would be late. Maybe one could hire students. Perhaps they would all be wrong.',
  'Purely hypothetical: a bank has two data centres in Oslo. One of them burns down. The clerks would have to write cheques by hand. What would you do first?',
  'Imagine a library with three floors. The lift is broken and the books are on the third floor. If they hired students, the budget would be gone by May.',
  'This is a made-up scenario. Acme runs twelve services on one Postgres. Each of them has its own pool. What goes wrong first?',
  'Suppose a village got a train station. The rents are low and the school is full. Just a thought experiment.',
])('only supposed: %s', (text) => expect(textsOf(text)).toEqual([]));

test.each([
  ['Let me think aloud. We have two Postgres boxes in Oslo. I want to keep MySQL out of it.', 2],
  ['Imagine that, we moved to Bergen in May! My sister Ines already lives there.', 2],
  ['None of the servers is real hardware, we rent everything from Hetzner.', 2],
  ['Suppose an order is cancelled, we refund it within 5 days. The refund goes to the card it was paid with.', 2],
  ['Suppose a shop had ten million customers. Our own shop has 400 and runs on Shopware 6.', 2],
  ['None of this is real yet. The shop opens in Ghent on 4 May.', 1],
])('but told: %s', (text, facts) => expect(textsOf(text)).toHaveLength(facts));
