import { expect, test } from '@jest/globals';
import { asksForMadeUp } from './made-up-data.js';

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
