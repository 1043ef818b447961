import { describe, expect, test } from '@jest/globals';
import { maySayTheSame } from './same-statement.js';

describe('maySayTheSame', () => {
  test.each([
    ['I live in Lisbon.', 'My home is in Lisbon.'],
    ['I live in Lisbon.', 'Lisbon is where I live.'],
    ['Dana lives in Lisbon.', "Dana's home is in Lisbon."],
    ['Dana lives in Lisbon.', 'Dana resides in Lisbon.'],
    ['We use pnpm for packages.', 'We rely on pnpm for packages.'],
    ['Ben owns the billing service.', 'Ben is responsible for the billing service.'],
    ['My cat is called Minka.', 'I have a cat named Minka.'],
    ['The API listens on port 4000.', 'The API runs on port 4000.'],
    ['I love ramen.', 'I am a fan of ramen.'],
    ['I work as a nurse.', 'My job is nurse.'],
    ['Backups are stored in S3.', 'We keep backups in S3.'],
    ['The staging database is called walrus.', 'The name of the staging database is walrus.'],
    ['The retry logic lives in `src/auth/token.ts`.', 'src/auth/token.ts holds the retry logic.'],
    ['I am allergic to peanuts.', 'I have an allergy to peanuts.'],
    ['We do not use Docker.', "We don't rely on Docker."],
    ['We use end-to-end tests.', 'We rely on end to end tests.'],
    ['We use a well-known port.', 'We use a well known port.'],
    ['My e-mail is ana@example.org.', 'My email is ana@example.org.'],
    ['The cookie is called session_id.', 'The name of the cookie is `session_id`.'],
    ['We use state-of-the-art models.', 'We rely on state of the art models.'],
  ])('%j and %j', (one, other) => {
    expect(maySayTheSame(one, other)).toBe(true);
    expect(maySayTheSame(other, one)).toBe(true);
  });

  test.each<[string, string, string]>([
    ['another number', 'The API listens on port 4000.', 'The API runs on port 4001.'],
    ['another place', 'I live in Lisbon.', 'My home is in Porto.'],
    ['another name', 'Dana lives in Lisbon.', "Maria's home is in Lisbon."],
    ['somebody else', 'Dana lives in Lisbon.', "Dana's sister lives in Lisbon."],
    ['another person', 'He lives in Lisbon.', 'She lives in Lisbon.'],
    ['another animal', 'My cat is called Minka.', 'I have a dog named Minka.'],
    ['another environment', 'Staging uses port 4000.', 'Production runs on port 4000.'],
    ['negation', 'I live in Lisbon.', 'I do not live in Lisbon.'],
    ['negation, in other words', 'We use pnpm.', 'We stopped using pnpm.'],
    ['no longer', 'I live in Lisbon.', 'I no longer live in Lisbon.'],
    ['the opposite', 'I like ramen.', 'I hate ramen.'],
    ['the past', 'I lived in Lisbon.', 'My home is in Lisbon.'],
    ['a plan', 'We use pnpm.', 'We want to use pnpm.'],
    ['a guess', 'We use pnpm.', 'We might use pnpm.'],
    ['a condition', 'We deploy on Fridays.', 'We deploy on Fridays if tests pass.'],
    ['a question', 'We use pnpm.', 'Do we use pnpm?'],
    ['a part', 'All tests pass on main.', 'Some tests pass on main.'],
    ['an event and what follows from it', 'I moved to Lisbon.', 'I live in Lisbon.'],
    ['something more', 'We use pnpm.', 'We use pnpm with Node 20.'],
    ['something less', 'We use pnpm for the frontend.', 'We use pnpm.'],
    ['another identifier', 'getUserName returns null.', 'getUsername returns null.'],
    ['another path', 'src/auth/token.ts holds the key.', 'src/auth/tokens.ts holds the key.'],
    ['one and several', 'I have a bike.', 'I have bikes.'],
    ['another sign in a name', 'The cookie is called session_id.', 'The name of the cookie is session-id.'],
    ['a sign and none', 'The cookie is called session_id.', 'The name of the cookie is session id.'],
    ['a hyphen and none', 'The cookie is called session-id.', 'The name of the cookie is sessionid.'],
    ['another branch', 'The branch is called feature/x.', 'The name of the branch is feature-x.'],
    ['another channel', 'The channel is called #general.', 'The name of the channel is @general.'],
    ['an option and a word', 'The flag is called --force.', 'The name of the flag is force.'],
    ['an option of one hyphen and of two', 'The flag is called --force.', 'The name of the flag is -force.'],
    ['a hidden file', 'The file is called .env.', 'The name of the file is env.'],
    ['a variable and a name', 'The path is called $HOME.', 'The name of the path is HOME.'],
    ['a file and a module', 'The entry is called src/App.ts.', 'The name of the entry is src.App.ts.'],
    ['a hyphen within a name', 'We use the image node-20-slim.', 'We rely on the image node 20 slim.'],
    ['an option with a hyphen', 'We use --no-cache.', 'We rely on --no cache.'],
    ['another version', 'We run Node 20.1.', 'We run Node 20.10.'],
    ['another hour', 'The office opens at 9 am.', 'The office opens at 9 pm.'],
    ['another day', 'We deploy on Tuesdays.', 'We deploy on Thursdays.'],
    [
      'another resolved date',
      'Ana left last week (2026-03-09 to 2026-03-15).',
      'Ana left last week (2026-03-16 to 2026-03-22).',
    ],
    ['roles swapped', 'The parser calls the lexer.', 'The lexer calls the parser.'],
    ['roles of persons swapped', 'I love Ana.', 'Ana likes me.'],
    ['values swapped', 'The API uses 8080 and the web 9090.', 'The API uses 9090 and the web 8080.'],
    [
      'values of two phrases swapped',
      'Our tests need 12 minutes without and 4 minutes with the cache.',
      'With the cache our tests need 12 minutes and without 4 minutes.',
    ],
    ['another direction', 'We moved data to S3.', 'We moved data from S3.'],
    ['another relation', 'I work in Lisbon.', 'I live in Lisbon.'],
    ['another relation, ownership', 'I work at Acme.', 'I own Acme.'],
    ['nothing in common but words of the family', 'I use it.', 'I rely on that.'],
    ['another language, another value', '我们使用 PostgreSQL 18。', '我们使用 MySQL 18。'],
  ])('%s: %j is not %j', (_, one, other) => {
    expect(maySayTheSame(one, other)).toBe(false);
    expect(maySayTheSame(other, one)).toBe(false);
  });

  test('is quick on long texts that have little in common', () => {
    const words = (prefix: string) => Array.from({ length: 150 }, (_, index) => `${prefix}${index}`).join(' ');
    const startMs = performance.now();
    for (let times = 0; times < 20; times++) maySayTheSame(`${words('use')} a`, `${words('rely')} a`);
    maySayTheSame(`${'a-'.repeat(20_000)}_`, `${'a'.repeat(20_000)}- a-b`);
    expect(performance.now() - startMs).toBeLessThan(1_000);
  });
});
