import { expect, test } from '@jest/globals';
import { isDefectRemark, isSigh } from './defect-remarks.js';

test.each([
  ["the audio doesn't start", "the audio doesn't start until the user clicks"],
  ['the invitation never arrived', 'invitations never arrive at Hotmail because we have no DMARC record'],
  ['the wizard repeats forever', 'the backups are kept forever'],
  ['this merge is a disaster', 'a disaster plan lies in the wiki'],
  ['the index is out of sync', 'the index is rebuilt on Sundays'],
  ['my keyboard feels like a sponge', 'my keyboard is a split one'],
  ['the table has a weird row now', 'the table has four columns'],
  ['I get kicked out whenever I reload', 'I get up at six'],
  ['I must be missing something', 'I must be in Ghent by June'],
  ['turns out I was editing the wrong file', 'the wrong file was deployed on Friday'],
  ['the error comes from line 14', 'line 14 of the license stays'],
  ['curl gives me a 403', 'the API answers 403 to unknown keys'],
  ['the bundle is being uploaded', 'the old API is being phased out'],
  ['the import is at row 9000', 'the limit is at 9000 rows'],
  ['down from 31 warnings to 4', 'we went from 31 services to 4'],
  ['the ticket has 14 replies already', 'the ticket system is Linear'],
])('%s / %s', (remark, statement) => {
  expect(isDefectRemark(remark)).toBe(true);
  expect(isDefectRemark(statement)).toBe(false);
});

test('a sigh behind a scrap', () => {
  expect(isSigh('another flaky run, lovely')).toBe(true);
  expect(isSigh('we use tabs, of course')).toBe(false);
  expect(isSigh('the database is Postgres, of course')).toBe(false);
});
