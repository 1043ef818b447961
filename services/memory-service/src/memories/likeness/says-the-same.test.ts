import { describe, expect, test } from '@jest/globals';
import { likenessOf } from './likeness.js';
import { areOne, occasion } from './testing/are-one.js';

describe('sayTheSame', () => {
  test.each([
    ['The linter skips the vendor folder.', 'The linter ignores the vendor directory.'],
    ['We use Ansible for provisioning.', 'Our provisioning runs on Ansible.'],
    ['We use Valkey as the cache.', 'Our cache is Valkey.'],
    ['This repo uses Bun as its package manager.', 'The package manager of this repo is Bun.'],
    ['API tokens are hashed with bcrypt.', 'We hash API tokens with bcrypt.'],
    ["Acme's CTO is Omar.", 'Omar is the CTO of Acme.'],
    ['Mia is responsible for the wiki.', 'Mia is in charge of the wiki.'],
    ['The DB runs in Docker.', 'The database runs in Docker.'],
    ['A session expires after fifteen minutes.', 'Sessions expire after 15 minutes.'],
    ['All commits must be signed.', 'Every commit needs to be signed.'],
    ['The upload limit is 20 MB.', 'The limit of the upload is 20 megabytes.'],
    ['I like Vim better than Emacs.', 'I prefer Vim over Emacs.'],
    ['Secrets must never be committed.', 'Never commit secrets.'],
    ["Don't use default exports.", 'Avoid default exports, please.'],
    ['I am allergic to nuts.', 'I have a nuts allergy.'],
    ['I was born in 1988.', 'My year of birth is 1988.'],
    ['The release notes live in NEWS.md.', 'The release notes are in NEWS.md.'],
    ['Wir benutzen Kafka.', 'Wir verwenden Kafka.'],
    ["J'habite à Lyon.", 'Je vis à Lyon.'],
    ["J'ai un chat qui s'appelle Tom.", "Mon chat s'appelle Tom."],
    ['Usamos Redis como caché.', 'Nuestra caché es Redis.'],
  ])('%j and %j', (one, other) => {
    expect(areOne(one, other)).toBe(true);
    expect(areOne(other, one)).toBe(true);
  });

  test.each<[string, string, string]>([
    ['another value', 'We use Valkey as the cache.', 'Our cache is Redis.'],
    ['another number', 'Sessions expire after 15 minutes.', 'Sessions expire after fifty minutes.'],
    ['another unit', 'Sessions expire after 15 minutes.', 'Sessions expire after 15 hours.'],
    ['negation', 'The linter skips tests.', 'The linter does not skip tests.'],
    ['what must and what should be', 'All commits must be signed.', 'All commits should be signed.'],
    ['what must be and what is', 'We must use Bun.', 'We use Bun.'],
    ['what is possible', 'We can use Bun.', 'We use Bun.'],
    ['the past', 'The API runs on Heroku.', 'The API ran on Heroku.'],
    ['how it used to be', 'I used to use Vim.', 'I use Vim.'],
    ['a plan', 'We will use Bun.', 'We use Bun.'],
    ['an order, and what is going on', 'Run the migration tests.', 'The migration tests are running.'],
    ['an order, and what was done', 'Write the migration.', 'The migration is written.'],
    ['how many', 'All tests run in CI.', 'Some tests run in CI.'],
    ['of whom it is told', 'I like Vim.', 'My sister likes Vim.'],
    ['one and several', 'My team uses Go.', 'My teams use Go.'],
    ['another direction', 'I prefer Vim over Emacs.', 'I prefer Emacs over Vim.'],
    ['from and to', 'We copy users from MySQL to Mongo.', 'We copy users from Mongo to MySQL.'],
    ['who does it to whom', 'The gateway calls the ledger.', 'The ledger calls the gateway.'],
    ['nouns that may be verbs', 'The release blocks the review.', 'The review blocks the release.'],
    ['what for what', 'We use Redis as a cache for Postgres.', 'We use Postgres as a cache for Redis.'],
    ['which is where', 'We keep files in S3 and users in MySQL.', 'We keep files in MySQL and users in S3.'],
    ['by whom and for whom', 'Acme maintains the wiki.', 'The wiki is maintained for Acme.'],
    ['with and without', 'I live with my mother.', 'I live without my mother.'],
    ['before and after', 'We run tests before the build.', 'We run tests after the build.'],
    ['on which condition', 'If it fails, we retry the job.', 'Unless it fails, we retry the job.'],
    ['where "not" stands', 'Not all tests pass.', 'All tests do not pass.'],
    ['whose it is', "I am Ana's sister.", 'My sister is Ana.'],
    ['kin', "My brother's wife is Ana.", "My wife's brother is Ana."],
    ['owning and answering for', 'I own the store.', 'I am responsible for the store.'],
    ['the same of another', 'Ana is responsible for the horses.', 'Ana owns the horses.'],
    ['caring and owning', 'I take care of a cat.', 'I own a cat.'],
    ['where it runs, and where it is built', 'We run the app in Docker.', 'We build the app in Docker.'],
    ['where, and with whom', 'I cook at the club.', 'I cook with the club.'],
    ['what is to be done, and what was', 'Get rid of lodash.', 'Removed lodash.'],
    ['work and who gives it', 'My job is great.', 'My employer is great.'],
    ['missing and lacking', 'I miss my brother.', 'I lack a brother.'],
    ['running and leading', 'Tom runs the race.', 'Tom leads the race.'],
    ['saving and keeping', 'I saved the cat.', 'I kept the cat.'],
    ['Spanish, where and with whom', 'Trabajo en Acme.', 'Trabajo con Acme.'],
    ['something more', 'We use Redis.', 'We use Redis for sessions.'],
    ['an identifier', 'The helper is called parseDate.', 'The helper is called parseDates.'],
    ['a question', 'We use pnpm.', 'Do we use pnpm?'],
    ['German, the other way round', 'Ich fahre von Bonn nach Köln.', 'Ich fahre von Köln nach Bonn.'],
    ['German, negation', 'Ich habe einen Hund.', 'Ich habe keinen Hund.'],
    ['French, negation', 'Nous utilisons Vue.', "Nous n'utilisons pas Vue."],
    ['Spanish, with and without', 'Vivo con mi madre.', 'Vivo sin mi madre.'],
  ])('%s: %j is not %j', (_, one, other) => {
    expect(areOne(one, other)).toBe(false);
    expect(areOne(other, one)).toBe(false);
  });

  test('who says it, and of when, is a part of the lexeme', () => {
    const lexemes = [
      occasion,
      { ...occasion, role: 'assistant' },
      { ...occasion, speaker: 'Ana' },
      { ...occasion, sessionDate: '2026-03-18' },
      { ...occasion, event: { start: '2026-03-18', end: '2026-03-18' } },
    ].map((one) => likenessOf('We use pnpm.', one)?.lexeme);
    expect(new Set(lexemes).size).toBe(5);
    expect(lexemes).not.toContain(undefined);
  });

  test('texts that are too long, or in another script, are not compared', () => {
    expect(likenessOf(`We use ${'very '.repeat(60)}much pnpm.`, occasion)).toBeNull();
    expect(likenessOf('我们使用 PostgreSQL 18。', occasion)).toBeNull();
  });

  test('is quick on whatever is written', () => {
    const texts = [
      'the a of the a of ',
      'is is is is ',
      "a's b's ",
      '- - - - ',
      'prefer prefer to ',
      'we use a for ',
      'every day at 9 ',
      'was due to a ',
    ].map((part) => part.repeat(40).slice(0, 199));
    const startMs = performance.now();
    for (const text of texts) for (let times = 0; times < 20; times++) areOne(text, `${text}x`);
    expect(performance.now() - startMs).toBeLessThan(1_000);
  });
});
