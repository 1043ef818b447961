import { describe, expect, test } from '@jest/globals';
import { canonicalWording } from './canonical-wording.js';

describe('the same, by another verb', () => {
  test.each([
    ['I have moved to Vienna.', 'I moved to Vienna.'],
    ['She has joined Acme.', 'She joined Acme.'],
    ['We have fixed the login bug.', 'We fixed the login bug.'],
    ['The office has moved to Ghent.', 'The office moved to Ghent.'],
    ['We have chosen the second option.', 'We chose the second option.'],
    ['The API uses port 9443.', 'The API listens on port 9443.'],
    ['The API runs on port 9443.', 'The API is listening on port 9443.'],
    ['The workers use port 9443.', 'The workers listen on port 9443.'],
    ['The deadline is 3 April 2026.', 'The due date is 3 April 2026.'],
    ['The project deadline is 3 April.', 'The project due date is 3 April.'],
    ["I don't like olives.", 'I dislike olives.'],
    ['She does not like olives.', 'She dislikes olives.'],
    ['I live in Lisbon.', 'I reside in Lisbon.'],
    ['My sister lives in Rome.', 'My sister resides in Rome.'],
    ['We utilize Redis for caching.', 'We use Redis for caching.'],
    ["We've migrated to Postgres 16.", 'We migrated to Postgres 16.'],
    ["I've bought a bike.", 'I bought a bike.'],
  ])('%s = %s', (one, other) => {
    expect(canonicalWording(one)).toBe(canonicalWording(other));
  });
});

describe('something else', () => {
  test.each([
    ['I have moved to Vienna.', 'I had moved to Vienna.'],
    ['I have moved to Vienna.', 'I have not moved to Vienna.'],
    ['I have moved to Vienna.', 'I will have moved to Vienna.'],
    ['I have moved to Vienna.', 'I would have moved to Vienna.'],
    ['I moved to Vienna.', 'I should have moved to Vienna.'],
    ['I have moved to Vienna.', 'I move to Vienna.'],
    ['I have moved to Vienna.', 'I have moved from Vienna.'],
    ['I have moved to Vienna.', 'She has moved to Vienna.'],
    ['I have moved to Vienna.', 'We have moved to Vienna.'],
    ['I have moved to Vienna twice.', 'I moved to Vienna.'],
    ['I have lived in Vienna.', 'I lived in Vienna.'],
    ['I have worked at Acme.', 'I worked at Acme.'],
    ['We have used npm.', 'We used npm.'],
    ['I have never moved to Vienna.', 'I moved to Vienna.'],
    ['We have fixed prices.', 'We fixed prices.'],
    ['We have closed meetings.', 'We closed meetings.'],
    ['I have been moved to Vienna.', 'I moved to Vienna.'],
    ['I have to move to Vienna.', 'I moved to Vienna.'],
    ['Have I moved to Vienna?', 'I moved to Vienna?'],
    ['I have bought a bike.', 'I bought bikes.'],
    ['The API uses port 9443.', 'The API uses port 9444.'],
    ['The API uses port 9443.', 'The API used port 9443.'],
    ['The API uses port 9443.', 'The web listens on port 9443.'],
    ['The API uses port 9443.', 'The API does not listen on port 9443.'],
    ['The API uses port 9443 for Redis.', 'The API listens on port 9443.'],
    ['The API uses port 9443.', 'The API calls port 9443.'],
    ['The API uses port 9443.', 'The API should listen on port 9443.'],
    ['The deadline is 3 April 2026.', 'The due date is 4 April 2026.'],
    ['The deadline is 3 April 2026.', 'The due date was 3 April 2026.'],
    ['The deadline is 3 April 2026.', 'My due date is 3 April 2026.'],
    ['Our deadline is 3 April 2026.', 'Our due date is 3 April 2026.'],
    ['My deadline is 3 April.', 'My due date is 3 April.'],
    ["Ana's deadline is 3 April.", "Ana's due date is 3 April."],
    ['The deadline is 3 April 2026.', 'The due date is not 3 April 2026.'],
    ['The baby due date is 3 April.', 'The baby deadline is 3 April.'],
    ['I dislike olives.', 'I like olives.'],
    ['I dislike olives.', "I don't dislike olives."],
    ['I dislike olives.', "I didn't like olives."],
    ['I dislike olives.', 'I disliked olives.'],
    ['I dislike olives.', 'You dislike olives.'],
    ['I dislike olives.', 'I dislike olive.'],
    ["I don't like olives.", "Olives don't like me."],
    ['I live in Lisbon.', 'I resided in Lisbon.'],
    ['I reside in Lisbon.', 'I lived in Lisbon.'],
    ['I reside in Lisbon.', 'I reside in Porto.'],
    ['I reside in Lisbon.', 'We reside in Lisbon.'],
    ['The function is called dislike x', 'The function is called do not like x'],
    ['We use npm', 'We used npm'],
  ])('%s is not %s', (one, other) => {
    expect(canonicalWording(one)).not.toBe(canonicalWording(other));
  });
});
