import { expect, test } from '@jest/globals';
import { tellsPlan } from './noted-plans.js';

test.each([
  'passport office thu 9:40, in by noon',
  'blood check tomorrow 7am',
  'Zahnreinigung fri 8 uhr',
  "we're going kayaking with the cousins this august, the fjords if it's dry",
  'im going to iceland in october',
  "we're going on a cruise over christmas",
  "can't, my statics exam is in two weeks",
  'our wedding is on the 12th',
])('an appointment or journey: %s', (sentence) => {
  expect(tellsPlan(sentence)).toBe(true);
});

test.each([
  'outage tuesday 14:20',
  'the build failed tuesday 14:20',
  'build broke fri 9:30',
  "we're going to fix it this week",
  "i'm going crazy here",
  'see you friday',
  'my build is in two weeks',
  'my desk is in the hall',
])('none: %s', (sentence) => {
  expect(tellsPlan(sentence)).toBe(false);
});
