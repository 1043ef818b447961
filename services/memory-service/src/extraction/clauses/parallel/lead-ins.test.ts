import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  [
    'While you are in the stage plans: the trapdoor is locked, and the fly bar carries 200 kg because one rope is old',
    ['While you are in the stage plans: the trapdoor is locked', 'the fly bar carries 200 kg because one rope is old'],
  ],
  [
    'For context when you plan my week: I teach on Tuesdays, and the studio is closed on Fridays',
    ['For context when you plan my week: I teach on Tuesdays', 'the studio is closed on Fridays'],
  ],
  [
    'As you asked about my diet: I eat no pork, and my son is lactose intolerant',
    ['As you asked about my diet: I eat no pork', 'my son is lactose intolerant'],
  ],
  [
    'If you cook for the crew, please note that I am allergic to celery, Runa is vegan, and Otto eats no fish',
    ['If you cook for the crew, please note that I am allergic to celery', 'Runa is vegan', 'Otto eats no fish'],
  ],
  [
    'so um the thing you need to know is that the kiln gets serviced by Ulla and we have no spare',
    ['so um the thing you need to know is that the kiln gets serviced by Ulla', 'we have no spare'],
  ],
])('what leads to facts stays with the first of them: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each([
  [
    'Where the backups lie on the two hosts: the dumps are in `/var/pg`, and the photos were moved to `/mnt/b`',
    [
      'Where the backups lie on the two hosts: the dumps are in `/var/pg`',
      'Where the backups lie on the two hosts: the photos were moved to `/mnt/b`',
    ],
  ],
  [
    "While I'm in Rome: Ida has the keys, and the ferns get water on Mondays",
    ["While I'm in Rome: Ida has the keys", "While I'm in Rome: the ferns get water on Mondays"],
  ],
  [
    'When you write SQL for me: use CTEs, and name every column',
    ['When you write SQL for me: use CTEs', 'When you write SQL for me: name every column'],
  ],
  [
    'When you open a change for me, keep it below 300 lines and put the reasons in the summary',
    [
      'When you open a change for me, keep it below 300 lines',
      'When you open a change for me, put the reasons in the summary',
    ],
  ],
])('what each fact is of, or in which case it holds, stands before each: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each([
  'When it fails: restart the worker and check the queue',
  'If it rains: the party is in the barn, and the band plays unplugged',
  'When the build breaks, fix it and push',
  'If the alarm rings, leave the hall and call Henrike',
  'When you draft the notes, read the diff and summarise it',
  'When you deploy, tag the release and then tell me',
  'the thing we bought in Ulm is broken and we sent it back',
  'If you need the tunnel, the config is in Vault',
  'Whenever the exchange is closed, prices come from the cache',
])('steps, and what a case is of, stay together: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  'file naming: matter number, underscore, date, underscore, initials of the author',
  'our invoice numbers: year, dash, customer code, dash, running number',
  'Dateinamen bei uns: Kundennummer, Unterstrich, Datum, Unterstrich, Kürzel des Autors',
])('the parts of a name and the signs between them are one fact: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test('rules that speak of signs are facts one by one', () => {
  expect(splitClauses('team rules: no tabs, one space per level, comma first')).toHaveLength(3);
});
