import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  "I work from home except Wednesdays, then I'm at the office in Leith",
  "we deploy daily except Fridays, then we're on call",
  'she cooks every day except on Sundays, then her brother cooks',
  "I'm in Porto all year apart from August, then I'm in Braga",
  'ich arbeite zuhause außer mittwochs, da bin ich im Büro',
  'wir essen um acht, außer am Freitag, da essen wir um sechs',
  'wir haben eine Dreizimmerwohnung, also eher was Ruhiges',
  'der Job läuft auf einem Pi, also bitte nur leichte Images',
])('what is so at the exception stays with it: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  'all hosts run Debian except atlas, backups go to Wasabi',
  'we moved to Leith in May, then I started at Skyscanner in June',
])('what has nothing to do with one is cut off: %s', (sentence) => {
  expect(splitClauses(sentence)).toHaveLength(2);
});
