import { describe, expect, test } from '@jest/globals';
import { day, firstOfTwo, lift, ranked } from '../testing/rank-in-order.js';

describe('a change that tells another value of the same thing in other words', () => {
  test.each([
    ['The backend is written in Ruby', 'The backend has been rewritten in Go', 'What is the backend written in?'],
    ['The API is written in Flask', 'We ported the API to FastAPI', 'What is the API written in?'],
    ['We target Python 3.10', 'We bumped the minimum to Python 3.12', 'Which Python do we target?'],
    ['We pay 40 euros per seat', 'The price went up to 48 euros per seat', 'What do we pay per seat?'],
    ['Our wedding is on 6 June', 'We had to postpone the wedding to 12 September', 'When is our wedding?'],
    ['The queue is RabbitMQ', 'Instead of RabbitMQ we use NATS', 'What is the queue?'],
    ['Use axios for requests', 'Use ky instead of axios', 'What should requests be made with?'],
    ['The company is called Brightlane', 'We rebranded from Brightlane to Lumo', 'What is the company called?'],
    [
      'Reviews need two approvals',
      'As of today, one approval is enough for reviews',
      'How many approvals do reviews need?',
    ],
    ['The max upload size is 10 MB', 'The upload limit was raised to 25 MB', 'What is the max upload size?'],
    ['Errors are returned as strings', 'Errors are now problem+json', 'How are errors returned?'],
    [
      'My gym membership costs 29 euros a month',
      'The gym put the price up to 35 euros a month',
      'How much is my gym membership?',
    ],
    ['We support Safari 14 and up', "We've dropped everything below Safari 16", 'Which Safari versions do we support?'],
    ['Usamos Vue para la web', 'Nos cambiamos de Vue a Svelte', '¿Qué usamos para la web?'],
  ])('stands above it: %s; %s', (older, newer, query) => {
    expect(firstOfTwo(older, newer, query)).toBe(newer);
  });

  test.each([
    ['of another thing', 'The frontend is written in React', 'We rewrote the billing service in Go'],
    ['of another kind', 'The frontend is written in React', 'We moved the frontend to Tuesdays'],
    ['that is paid for', 'We pay 40 euros per seat', 'The office rent went up to 4,800 euros'],
    ['of another place', 'Staging uses Postgres 14', 'We upgraded production to Postgres 16'],
    [
      'of a long story',
      'The frontend team in Oslo wrote the first frontend in React years ago for a customer of ours',
      'We rewrote the frontend in Svelte',
    ],
  ])('but not %s', (_, older, newer) => {
    const query = older.startsWith('We pay') ? 'What do we pay per seat?' : `What about ${older}?`;
    expect(firstOfTwo(older, newer, query)).toBe(older);
  });
});

test.each([
  [
    'the least and the most',
    'The max password length is 64 characters',
    'The minimum for passwords was raised to 12 characters',
    'What is the max password length?',
  ],
  [
    'the length and the width',
    'The desk length is 180 cm',
    'The desk width was raised to 80 cm',
    'What is the desk length?',
  ],
  [
    'a count of something else',
    'Reviews need two approvals',
    'As of today, one person is enough for deploys',
    'How many approvals do reviews need?',
  ],
  [
    'what one of its name listens on',
    'The admin API listens on port 9090',
    'The API now listens on 8081',
    'Which port does the admin API listen on?',
  ],
  [
    'the price of something else',
    'My gym membership costs 29 euros a month',
    'The gym put the price of the sauna up to 15 euros',
    'How much is my gym membership?',
  ],
])('nor %s', (_, older, newer, query) => {
  expect(firstOfTwo(older, newer, query)).toBe(older);
});

test('one subject is one thing, however little else both say', () => {
  const [older, newer] = ['The root cause was a missing await', 'No, the root cause was the wrong env file'];
  const [first] = lift(
    'What was the root cause?',
    ranked(
      { memory: older, createdAt: day(1), embedding: Int8Array.from([127, 0, 0, 0]) },
      { memory: newer, createdAt: day(20), isCorrection: true, embedding: Int8Array.from([40, 120, 0, 0]) },
    ),
  );
  expect(first).toBe(newer);
});

describe('a correction puts right nothing', () => {
  test.each([
    [
      'of another kind',
      'The worker timeout is 30 seconds',
      'The gateway timeout should be 60 seconds, not 90',
      'What is the worker timeout?',
    ],
    [
      'of another object',
      'Ruth reviews the API changes',
      'Actually, Sam reviews the UI changes',
      'Who reviews the API changes?',
    ],
    [
      'for another purpose',
      'We use Redis for caching',
      'We switched from Redis to Kafka for the job queue',
      'What do we use for caching?',
    ],
    [
      'that was not ended',
      'We rent the van from Sixt',
      'We no longer rent the pug mill from Sixt',
      'Where do we rent the van from?',
    ],
    ['that one likes besides', 'I like hiking', 'I no longer like camping', 'What do I like?'],
    [
      'that was done once more',
      'We met in Ghent in May',
      'Actually, we met again in Bruges in June',
      'Where did we meet?',
    ],
  ])('%s: %s; %s', (_, older, newer, query) => {
    expect(firstOfTwo(older, newer, query, { isCorrection: true })).toBe(older);
  });
});
