import { expect, test } from '@jest/globals';
import { redactMessages } from '../extraction/secrets/redact-secrets.js';
import { createContextReader } from './message-context.js';

const messages = ['user: zero', 'Caroline: one', 'two', '[assistant] three', 'four'];

test('the messages around a fact, without their speakers', () => {
  expect(createContextReader(messages)(2, 'own')).toEqual({
    own: 'own',
    message: 'two',
    previous: 'one',
    next: 'three',
    beforePrevious: 'zero',
    afterNext: 'four',
  });
});

test('there is none before the first and after the last', () => {
  const read = createContextReader(messages);
  expect(read(0, 'own')).toMatchObject({ previous: null, beforePrevious: null, next: 'one' });
  expect(read(4, 'own')).toMatchObject({ next: null, afterNext: null, previous: 'three' });
});

test('a secret in a neighbour is in no context, also where the context ends within it', () => {
  const secret = 'ghp_16C7e42F292c6912E7710c838347Ae178B4a';
  for (const before of [10, 975, 990, 999]) {
    const messages = redactMessages([`${'a '.repeat(before / 2)}${secret} and more`, 'I live in Lisbon.']);
    const read = createContextReader(messages);
    const { previous } = read(1, 'own');
    for (let length = 12; length <= secret.length; length++) expect(previous).not.toContain(secret.slice(0, length));
  }
});

test('of a long message only the beginning counts', () => {
  const { previous } = createContextReader(['word '.repeat(13_000), 'own'])(1, 'own');
  expect(previous?.length).toBe(1_000);
});
