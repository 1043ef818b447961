import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { tellsWhereItWasLeft } from './left-off.js';

test.each([
  'We were looking at the failing import in scanner.py.',
  'Earlier we were comparing the two config files in deploy/.',
  'we were trying to get the importer to start',
  'You were checking client.go.',
  'When I left I was rewriting the retry logic in fetch.go.',
  'We were in the middle of the flaky login test.',
  'I was halfway through the review of your patch.',
  'We had stopped at the failing migration in 0042_users.sql.',
  'We left off at the second test in checkout.spec.ts.',
  'We had just started on the parser tests.',
])('tells where the work was left: %s', (sentence) => expect(tellsWhereItWasLeft(sentence)).toBe(true));

test.each([
  'We were looking for a flat in Graz.',
  'We were fixing the roof with my dad.',
  'We were in the middle of moving house.',
  'I had just finished the marathon.',
  'We got the flat in Graz.',
  'We were looking at Kafka for a year, but chose NATS in March.',
  'I was reading the logs with jq until Marta showed me lnav.',
  'We were testing the build on Windows 10 only, which is why nobody saw the crash.',
  'I was reviewing the migrations because Ruta was ill.',
  'We were comparing the build tools last spring.',
  'You were right: the retry loop in client.go never sleeps.',
  'I was on the test team.',
])('tells of something else: %s', (sentence) => expect(tellsWhereItWasLeft(sentence)).toBe(false));

test('neither a user nor an agent tells by it what lasts', () => {
  const messages = [
    'user: back. where were we',
    'assistant: We were looking at the failing import in scanner.py.',
    'user: ok. I was reading through the stack trace from worker.py.',
  ];
  expect(extractFacts({ messages, anchorDate: '2026-03-18' })).toEqual([]);
});
