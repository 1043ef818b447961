import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';
import { readTalkFrame } from './talk-frames.js';

describe('what is said of the talk before a colon', () => {
  test.each([
    ['Quick context before we start: we are four people', false],
    ['One more thing: the queue is RabbitMQ', false],
    ['For context: the port is 8443', false],
    ['Let me correct that: Dana owns it', true],
    ['One correction: Dana owns it', true],
  ])('%s', (sentence, takesBack) => {
    expect(readTalkFrame(sentence)).toMatchObject({ takesBack });
  });

  test.each(['Owners: Ines and Karl', 'Our stack: Go', 'Before you deploy: run the migrations', 'the port: 8443'])(
    '%s: of the matter itself',
    (sentence) => {
      expect(readTalkFrame(sentence)).toBeNull();
    },
  );

  test('is left, and what stands behind it is split', () => {
    const messages = ['user: Quick intro: I study physics in Uppsala, I write Julia, and my laptop has 8 GB of RAM.'];
    expect(extractFacts({ messages, anchorDate: null }).map(({ text }) => text)).toEqual([
      'I study physics in Uppsala',
      'I write Julia',
      'my laptop has 8 GB of RAM.',
    ]);
  });

  test('stays where it takes something back, and marks a correction', () => {
    const messages = ['user: Let me correct that: annotations are made by Dana.'];
    expect(extractFacts({ messages, anchorDate: null })).toMatchObject([
      { text: 'Let me correct that: annotations are made by Dana.', isCorrection: true },
    ]);
  });
});
