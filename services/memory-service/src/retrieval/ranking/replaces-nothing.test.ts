import { describe, expect, test } from '@jest/globals';
import type { Candidate } from '../candidates/candidate.js';
import { analyzeQuery } from '../query/analyze-query.js';
import { day, lift, ranked } from '../testing/rank-in-order.js';
import { liftCorrections } from './lift-corrections.js';

const two = (older: string, newer: string, fields: Partial<Candidate> = {}) =>
  ranked({ memory: older, createdAt: day(1) }, { memory: newer, createdAt: day(20), ...fields });

describe('a correction with a subject of its own puts right nothing of another that the question names', () => {
  test.each([
    ['The API listens on port 8080', 'No, the admin panel listens on port 9090', 'Which port does the API listen on?'],
    ['Staging runs Postgres 14', 'No, production runs Postgres 15', 'Which Postgres does staging run?'],
    ['My sister lives in Bonn', 'No, my cousin lives in Mainz', 'Where does my sister live?'],
    ['Backups run at 2 am', 'No, reports run at 5 am', 'When do backups run?'],
    [
      'The frontend is tested with Cypress',
      'Wrong, the backend is tested with Pytest',
      'What is the frontend tested with?',
    ],
    ['The web team has six people', 'Correction: the mobile team has four people', 'How many people has the web team?'],
    [
      'The cart service is written in Go',
      'Actually, the search service is in Rust',
      'What is the cart service written in?',
    ],
    ['I bank with Barclays', 'My brother moved all his money from Barclays to Monzo', 'Who do I bank with?'],
  ])('%s; %s', (older, newer, query) => {
    expect(lift(query, two(older, newer, { isCorrection: true }))[0]).toBe(older);
  });

  test.each([
    ['The API listens on port 8080', 'No, the API listens on port 9090', 'Which port does the API listen on?'],
    ['The API listens on port 8080', 'No, the port is 9443', 'Which port does the API listen on?'],
    ['Our staging server is in Frankfurt', 'No, staging is in Dublin', 'Where is the staging server?'],
    ['Omar owns the billing service', 'No, Ingrid owns it', 'Who owns the billing service?'],
    ['The cache expires after ten minutes', 'No, it expires after five', 'When does the cache expire?'],
    ['The staging box is called Hydra', 'No, the name is Medusa', 'What is the staging box called?'],
  ])('but %s; %s', (older, newer, query) => {
    expect(lift(query, two(older, newer, { isCorrection: true }))[0]).toBe(newer);
  });

  test.each([
    [
      'We host the status page on Netlify',
      'We moved the careers page from Netlify to Vercel',
      'Where do we host the status page?',
    ],
    [
      'Our call centre runs on Zendesk',
      'We moved the careers page from Netlify to Vercel',
      'What does our call centre run on?',
    ],
  ])('nor does a swap of another thing: %s; %s', (older, newer, query) => {
    expect(lift(query, two(older, newer, { isCorrection: true }))[0]).toBe(older);
  });

  test('nor does one that denies what the older one does not tell', () => {
    const found = lift(
      'How many tests does the API have?',
      two('The API has 8080 tests', "It's 9443, not 8081", { isCorrection: true }),
    );
    expect(found[0]).toBe('The API has 8080 tests');
  });
});

describe('what tells how something is or goes, and no end of it, takes no place', () => {
  test.each([
    ['My apartment is in Lisbon', 'My apartment was too hot in August', 'Where is my apartment?'],
    ['The hotel is on Main Street', 'The hotel was too loud', 'Where is the hotel?'],
    ['The heating runs on gas', 'The heating is switched off in summer', 'What does the heating run on?'],
  ])('%s; %s', (older, newer, query) => {
    expect(lift(query, two(older, newer))[0]).toBe(older);
  });

  test('but what is instead of it does', () => {
    const [older, newer] = ['The flat runs on gas', 'Gas was too dear, the flat has a heat pump'];
    expect(lift('What does the flat run on?', two(older, newer))[0]).toBe(newer);
  });
});

describe('what was done once is not replaced by what was done later', () => {
  test.each([
    ['I bought a kayak', 'I bought a tent', 'What did I buy?'],
    ['I had lunch with Omar', 'I had lunch with Helen', 'Who did I have lunch with?'],
    ['I visited Lisbon with Tom', 'I visited Oslo with Tom', 'Where did I travel with Tom?'],
    ['I met Anna at the climbing gym', 'I met Paula at the climbing gym', 'Who did I meet at the climbing gym?'],
    ['I went with Tom to the opera', 'I went with Tom to the circus', 'Where did Tom and I go?'],
    ['We ate ramen at Kimi', 'We ate pizza at Kimi', 'What did we eat at Kimi?'],
    ['I ran 10 km along the canal', 'I ran 15 km along the canal', 'How far did I run along the canal?'],
    ['My sister painted a lake', 'My sister painted a sunrise', 'What did my sister paint?'],
  ])('%s; %s', (older, newer, query) => {
    expect(lift(query, two(older, newer))[0]).toBe(older);
  });

  test.each([
    ['We chose MySQL for the ledger', 'We chose Postgres for the ledger', 'What did we choose for the ledger?'],
    ['We switched to npm as package manager', 'We switched to pnpm as package manager', 'What is the package manager?'],
    ['The freeze was moved to Monday', 'The freeze was moved to Friday', 'When is the freeze?'],
    ['I moved to Porto', 'I moved to Ghent', 'Where do I live?'],
    ['We pinned Node to 20', 'We pinned Node to 22', 'What did we pin Node to?'],
    ['We went with MySQL for the ledger', 'We went with Postgres for the ledger', 'What did we choose for the ledger?'],
    ['We capped uploads at 5 MB', 'We capped uploads at 20 MB', 'What did we cap uploads at?'],
    ['I weighed 80 kg', 'I weighed 75 kg', 'How much do I weigh?'],
    ['We hosted the app on Heroku', 'We hosted the app on Fly', 'Where did we host the app?'],
    ['The quota went up to 40', 'The quota went up to 60', 'What is the quota?'],
    ['I drive a Fiat', 'I sold the Fiat and bought a Skoda', 'Which car do I drive?'],
    ['I bought a boat', 'I sold the boat', 'Do I have a boat?'],
  ])('but %s; %s', (older, newer, query) => {
    expect(lift(query, two(older, newer))[0]).toBe(newer);
  });
});

describe('a question that names a time asks for what was so then', () => {
  const march = { start: '2026-03-01', end: '2026-03-31' };
  const firstOf = (query: string, older: string, newer: Partial<Candidate>): string | undefined =>
    liftCorrections(
      ranked({ memory: older, createdAt: day(10) }, { createdAt: new Date('2026-05-12T12:00:00Z'), ...newer }),
      analyzeQuery(query, [], march),
    )[0]?.candidate.memory;

  test('what was told after it takes the place of nothing', () => {
    const newer = { memory: 'The API port is 9090 now' };
    expect(firstOf('Which was the API port in March 2026?', 'The API port is 8080', newer)).toBe(
      'The API port is 8080',
    );
    expect(firstOf('Which was the API port in March?', 'The API port is 8080', newer)).toBe('The API port is 8080');
  });

  test('but what was told within it does, and what tells of it or puts it right, whenever', () => {
    const query = 'Which was the API port in March 2026?';
    const memory = 'The API port is 9090';
    const older = 'The API port is 8080';
    expect(firstOf(query, older, { memory, createdAt: day(30) })).toBe(memory);
    expect(firstOf(query, older, { memory, eventStart: '2026-03-30', eventEnd: '2026-03-30' })).toBe(memory);
    expect(firstOf(query, older, { memory: 'No, the API port is 9090', isCorrection: true })).toBe(
      'No, the API port is 9090',
    );
  });
});
