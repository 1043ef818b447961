import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  ["engine's Unity 6 and we ship on the Switch", ["engine's Unity 6", 'we ship on the Switch']],
  ["the backend's Django 5 and we deploy with Kamal", ["the backend's Django 5", 'we deploy with Kamal']],
  ["repo's on Codeberg and our CI is Woodpecker", ["repo's on Codeberg", 'our CI is Woodpecker']],
  ["stack's Rails 7, we host at Fly", ["stack's Rails 7", 'we host at Fly']],
  ["landlord's a dentist and we pay in cash", ["landlord's a dentist", 'we pay in cash']],
])('a noun with its "is" tells something before a clause of the speaker: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each([
  "our team's lead and I moved to Oslo in May",
  "the landlord's agent and we agreed on 900 euros",
  "the client's Jira and our own board are synced nightly",
  "Monday's Standup and our retro moved to noon",
])('an owner does not: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});
