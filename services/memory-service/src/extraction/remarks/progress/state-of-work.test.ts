import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  'ugh ok, the modal closes now but the focus goes to body instead of the button that opened it',
  'The list works now but only the first row shows.',
  'The form saves now but it only works on Chrome.',
  "There's no users table in my local db because I forgot to migrate.",
  'The upload works now but the preview fails because I guess the polyfill is missing',
  'The upload works now but the preview fails because I forgot the polyfill',
  "The upload works now but the preview fails because I'm on the old branch",
  'the sidebar collapses now, except on the settings page',
  'looks like the migration ran twice, there are two rows for every user in my local db',
  'looks like the cache never expires',
  "hm, 4.2 seconds. before your change it was 3.9. are you sure it's faster?",
])('how the work stands this minute passes: %s', (message) => {
  expect(textsOf(`user: ${message}`)).toEqual([]);
});

test.each([
  'the shop closes at six now, but opens earlier',
  'the library opens on Sundays now, but only until noon',
  'looks like Rosa got the job in Lisbon',
  'my local db runs on port 5433',
  'the deploy pipeline builds now only on tags',
  'my mother works again, but only three days a week',
  'seems like the build runs on Jenkins',
  'looks like the job got filled by Rosa',
  'The list works now but only admins may see it.',
  'The upload works now, but guests are not allowed to use it.',
  "There's no users table in my local db because we use Auth0.",
  'there are three seed accounts in my local db: admin, editor and guest',
])('what is so from now on stays: %s', (message) => {
  expect(textsOf(`user: ${message}`)).toEqual([message]);
});
