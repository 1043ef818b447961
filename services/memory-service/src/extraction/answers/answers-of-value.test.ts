import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

describe('values that look like what a machine prints', () => {
  test.each([
    ["What's the gateway's address?", '172.16.4.9'],
    ["What's the gateway's address?", "It's 172.16.4.9"],
    ['What is the address of the printer?', '172.16.4.9:9100'],
    ['Which tag is live?', 'v31.10.2'],
    ["What's the id of the alerts chat?", '-4005551212'],
    ["What's your phone number?", '+44 20 7946 0018'],
    ['Which coordinates should it start at?', '48.2082, 16.3738'],
  ])('%s %s', (question, answer) => {
    expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([`${question} ${answer}`]);
  });

  test.each([
    ['172.16.4.9'],
    ['0.12 0.44 0.31 0.99'],
    ['1234567890\n2345678901\n3456789012'],
    ['|---|---|---|'],
    ['`[a-z]+-\\d{3}`'],
  ])('nobody asked for %j', (said) => expect(textsOf(`user: ${said}`)).toEqual([]));
});

describe('what is typed into a shell or a file', () => {
  test.each([
    ['How do you run the smoke tests?', 'yarn test:smoke'],
    ["What's the build command?", 'make -j8 firmware'],
    ['Which command seeds the database?', '`npm run seed -- --fresh`'],
    ['Which flags do you pass to Node?', '--enable-source-maps'],
    ["What's the schedule of the import?", '5 4 * * 1'],
    ['Which pattern do branch names have?', '`[a-z]+/[A-Z]+-\\d+`'],
  ])('%s %s', (question, answer) => {
    expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([`${question} ${answer}`]);
  });

  test.each([
    ['Should I run the smoke tests?', 'run yarn test:smoke'],
    ['Which tests failed?', 'make -j8 firmware'],
    ['How do you run the smoke tests?', 'run them all'],
    ['How do you run the smoke tests?', 'which ones?'],
  ])('is none: %s %s', (question, answer) => {
    expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([]);
  });
});
