import { expect, test } from '@jest/globals';
import { asksForMadeUp, givesAsExample } from './made-up-data.js';

test.each([
  'gimme 4 fake rows as csv, like kim 33 cook',
  'make up five customers with a name and a city',
  'so, can you give me a few dummy orders',
  'I need some sample data: two books and their authors',
  'invent a company for the demo, with a boss called Max',
  'Write me a sample ticket in which a made-up customer says that her parcel never arrived',
  'pretend you are a customer whose parcel got lost',
])('asks for what is made up: %s', (sentence) => expect(asksForMadeUp(sentence)).toBe(true));

test.each([
  'mock users in the tests are called Ann and Bob',
  'always give me sample data in euros',
  'make sample orders that never hold a real address',
  'make up tests with pytest',
  'add the example to the readme',
  'our seed data has three tenants',
  'create users with a UUID',
])('and this not: %s', (sentence) => expect(asksForMadeUp(sentence)).toBe(false));

test.each([
  "Example: 'I live in Berlin and work at Acme' should yield two facts",
  'For example: "My sister\'s dog is called Rex" must be split',
  "Test case 4: 'we moved to Postgres' becomes one memory",
  '"We use Kafka since May" should not be dated',
])('an example: %s', (sentence) => expect(givesAsExample(sentence)).toBe(true));

test.each([
  "Example: 'npm run build' should be run before each release",
  "The label 'I agree' should be read by screen readers",
  "Example: Ana's team should yield to Tom's",
  'For example, we use Kafka since May',
])('none: %s', (sentence) => expect(givesAsExample(sentence)).toBe(false));
