import { expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const textsOf = (text: string): string[] =>
  extractFacts({ messages: [`user: ${text}`], anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  'My tutor gave me this text to translate, could you check my French afterwards?\n\n"My name is Anna. I live in Bremen. My husband is a baker."\n\nIt\'s just an example from the book, don\'t ask me about Anna.',
  'Is this a good commit message? "Move the sessions to Postgres because Redis forgets them". I invented it for a talk.',
  'Does this sound natural? "I have been working in Lyon since 2019 and I miss the sea." I just made it up.',
  'is "Move the invoices to S3 because the disk is full" a decent PR title?',
  'Please proofread this paragraph: "Our family moved to Ghent in May. We keep two goats." It comes from my textbook.',
  'How does this read? “We migrated the billing to Stripe in March.” Our trainer gave us this sentence to improve.',
])('a sample, and what is said about it: %j', (text) => expect(textsOf(text)).toEqual([]));

test.each([
  'My landlord wrote "The heating is replaced on 4 May, please be home", is that good German?',
  'our rule is: "If the build is red, nobody merges on that day." how does that sound?',
  'The banner has to read "We are moving, and we are taking you with us" on every page.',
  'Always check the grammar of a text like "The cats is hungry and they wants food" before you translate it',
  'Our slogan is "Bread that was baked while you slept", I made it up and we print it on every bag.',
])('told, though it stands in quotation marks: %j', (text) => expect(textsOf(text)).not.toEqual([]));

test('what is told beside a sample stays', () => {
  expect(textsOf('I live in Porto. Is this a good sentence? "The cat sits on the mat of my aunt."')).toEqual([
    'I live in Porto.',
  ]);
});
