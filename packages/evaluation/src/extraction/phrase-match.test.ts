import { describe, expect, test } from '@jest/globals';
import { containsAll, containsPhrase } from './phrase-match.js';

describe('containsPhrase', () => {
  test.each([
    ['We moved to Postgres 17', 'postgres 17'],
    ['it doesn’t  work', "doesn't work"],
    ['The migration ran', 'migrat*'],
    ['set ERR_SSL_9042 aside', '`ERR_SSL_9042`'],
    ['see src/auth/token.ts.', '`src/auth/token.ts`'],
    ['我们用pnpm管理依赖', 'pnpm'],
    ['デプロイは金曜日に禁止', '金曜日'],
    ['Grüße an Jürgen', 'jürgen'],
  ])('%s contains %s', (text, phrase) => {
    expect(containsPhrase(text, phrase)).toBe(true);
  });

  test.each([
    ['regrexed', 'rex'],
    ['migrations', 'migration'],
    ['err_ssl_9042', '`ERR_SSL_9042`'],
    ['ERR_SSL_90421', '`ERR_SSL_9042`'],
    ['port 54320', '5432'],
    ['', 'a'],
  ])('%s does not contain %s', (text, phrase) => {
    expect(containsPhrase(text, phrase)).toBe(false);
  });
});

describe('containsAll', () => {
  test('wants every entry, and of alternatives one', () => {
    const phrases = ['lisbon', ['moved', 'relocated']];
    expect(containsAll('I relocated to Lisbon', phrases)).toBe(true);
    expect(containsAll('I love Lisbon', phrases)).toBe(false);
    expect(containsAll('I moved to Porto', phrases)).toBe(false);
  });
});
