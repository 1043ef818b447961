import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { tellsPlan } from './noted-plans.js';

const textsOf = (messages: readonly string[]): readonly string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

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

describe('what one will do on a day to come', () => {
  test.each([
    "I'll see Ada tomorrow",
    "We'll see the notary on Friday",
    "I'll see Dr. Hale on 4 May",
    "I'll look for a new job in May",
    "I'll start chemo on Monday",
    "I'll look at flats in Leipzig next month",
    "I'll ask the landlord about the deposit on Friday",
    "I'll apply for the scholarship on Monday",
    'I have to renew my permit next month',
    'I have to hand in the rewrite next month',
    "I'm moving this weekend.",
    "I'll retire in 2041.",
    'This Friday we launch the shop.',
    'Next Monday we migrate the database.',
    'We will renovate the kitchen this summer',
    "I'll be back on the 10th",
    "I'll learn to sail this summer",
    "I'm going to learn Italian next year",
    'My parents visit next weekend',
    'Our son graduates in June.',
    'The rewrite happens next quarter',
    'The code freeze starts on the 10th.',
    'In a fortnight we move offices',
    'On Friday we shut down the old cluster',
    'The call is at 2026-03-20T14:00Z',
  ])('%s', (text) => {
    expect(textsOf([`user: ${text}`])).toHaveLength(1);
  });

  test('beside another fact', () => {
    expect(textsOf(["user: My name is Tom and I'll see Ada tomorrow"])).toHaveLength(2);
  });

  test.each([
    "I'll check tomorrow",
    "I'll check the logs",
    "I'll try it on Monday",
    "I'll see if it works tomorrow",
    "I'll look at the PR on Monday",
    "I'll try the other approach tomorrow",
    "I'll ask you again tomorrow",
    "I'm moving this weekend's job to cron",
    "I'm moving this function to utils",
    "I'll move the file in a minute",
    'This Friday I look at it again',
    "I'll be back in a minute",
    "I'll learn it this week",
    'The test ends in two minutes',
    'In two minutes we move on',
  ])('%s: passes', (text) => {
    expect(textsOf([`user: ${text}`])).toEqual([]);
  });
});

test.each([
  'We are hiking this weekend.',
  "We're camping in Wales next week.",
  "I'm painting the kitchen this weekend.",
])('what one does on days off: %s', (sentence) => {
  expect(tellsPlan(sentence)).toBe(true);
});

test.each(['We are testing this today.', "I'm looking at it this weekend.", "I'm painting it this weekend."])(
  'work at hand: %s',
  (sentence) => {
    expect(tellsPlan(sentence)).toBe(false);
  },
);
