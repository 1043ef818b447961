import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (message: string): readonly string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  ['a tester told me the modal looks weird', 'the testers say that releases on Friday are forbidden'],
  ['another customer complains that the page is blank', 'our client says invoices must be in Dutch'],
  ['my manager wants to know when it is ready', 'my manager wants a changelog for every release'],
  ['the customers are already asking', 'customers keep asking for dark mode'],
  ['somebody from support says the form is broken again', 'Priya says the form belongs to her team'],
])('%s / %s', (passing, lasting) => {
  expect(textsOf(`user: ${passing}`)).toEqual([]);
  expect(textsOf(`user: ${lasting}`)).toHaveLength(1);
});
