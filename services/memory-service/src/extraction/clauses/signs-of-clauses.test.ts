import { describe, expect, test } from '@jest/globals';
import { splitClauses } from './split-clauses.js';

test.each(["There's a mail from the hoster: support for our base image node-lts ends on the last day of May"])(
  'no subject is parted from what stands before it behind a colon: %s',
  (sentence) => {
    expect(splitClauses(sentence)).toEqual([sentence]);
  },
);

describe('what is cut out keeps the signs before its first word', () => {
  test.each([
    ['I like tea and -5 degrees is what the lab needs', '-5 degrees is what the lab needs'],
    ['I like tea and .env is where the settings are', '.env is where the settings are'],
    ['I like tea and --force is what we never use', '--force is what we never use'],
    ['I like tea and "--no-verify" is forbidden here', '"--no-verify" is forbidden here'],
    ['I like tea; %APPDATA% is where logs go', '%APPDATA% is where logs go'],
    ['I like tea; *.ts is what we lint', '*.ts is what we lint'],
    ['Ana pays the rent and £20 goes to the gym', '£20 goes to the gym'],
    ['I like tea and [Miso] is my cat', '[Miso] is my cat'],
    ['The token is [secret:github_token] and [secret:aws_access_key] is our key', '[secret:aws_access_key] is our key'],
    ['I like tea and “Emma” is my favourite book', '“Emma” is my favourite book'],
  ])('%s', (sentence, second) => expect(splitClauses(sentence).at(-1)).toBe(second));

  test.each([
    ['I like tea - we grow mint', 'we grow mint'],
    ['My sister (she runs QA) moved to Oslo and our cat stays here', 'our cat stays here'],
  ])('but no dash and no bracket of another: %s', (sentence, second) => {
    expect(splitClauses(sentence).at(-1)).toBe(second);
  });
});
