import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';
import { withSlipsPutRight } from './put-right-at-once.js';

describe('what is right takes the place of what was taken back in the same sentence', () => {
  test.each([
    ['the mason comes on Thursday next week no wait it is Friday next week', 'the mason comes on Friday next week'],
    ['my exam is on Thursday no wait Friday this Friday at eight', 'my exam is on Friday at eight'],
    ['the choir is on Tuesday, scratch that, Wednesday', 'the choir is on Wednesday'],
    ['the exam is on the fifth — sorry, the sixth — of May', 'the exam is on the sixth of May'],
    ['the recital is on Thursday next week no Friday', 'the recital is on Friday next week'],
    ['the optician is on Monday at nine no sorry Tuesday', 'the optician is on Tuesday at nine'],
    ['the optician is on Monday at nine no sorry Tuesday at ten', 'the optician is on Tuesday at ten'],
    ['the release slips to the tenth no to the twelfth', 'the release slips to the twelfth'],
    ['it slips to the third, no, to the fifth of May', 'it slips to the fifth of May'],
    ['the index stays up until the end of July no until mid August', 'the index stays up until mid August'],
    ['it stays until July no until August I mean in case it fails', 'it stays until August in case it fails'],
    ['we are away from Monday no from Tuesday', 'we are away from Tuesday'],
    ['port 8080 I mean 8081', 'port 8081'],
    ['three thousand on pro no two thousand sorry two thousand on pro', 'two thousand on pro'],
    ['we pay forty euros no fifty euros a month', 'we pay fifty euros a month'],
    ['rent is nine hundred, actually nine hundred and fifty', 'rent is nine hundred and fifty'],
    ['the train leaves at 6:40 sorry 7:40 tomorrow', 'the train leaves at 7:40 tomorrow'],
    ['yoga is at three no four on Thursdays', 'yoga is at four on Thursdays'],
    ['the bins go out on Tuesdays I mean Wednesdays', 'the bins go out on Wednesdays'],
    ['the intern is called Marta no sorry Martha and starts soon', 'the intern is called Martha and starts soon'],
    ['Prue, no, Tamsin owns the exports', 'Tamsin owns the exports'],
    ['she lives in Bern no she lives in Basel now', 'she lives in Basel now'],
    ['the fair is in Graz, no, in Linz', 'the fair is in Linz'],
    ['Uwe has the spare key, oh no wait, Gerd has the spare key', 'Gerd has the spare key'],
    ['we deploy from the main branch, er, the release branch', 'we deploy from the release branch'],
    ['the fuse box is in the kitchen no wait the hall', 'the fuse box is in the hall'],
    ['we use mysql no sorry postgres for the shop', 'we use postgres for the shop'],
    ['the flight is LX 318 no LX 381', 'the flight is LX 381'],
    ['the repo is called tern-api no tern-core', 'the repo is called tern-core'],
    ['the recital is on the sixth, I mean the seventh, of April', 'the recital is on the seventh of April'],
    ['ich habe am Montag, nein, am Dienstag Chor', 'ich habe am Dienstag Chor'],
    ['wir haben 12 nein 14 Server', 'wir haben 14 Server'],
    ['le cours passe à lundi, non pardon, il est demain', 'le cours passe à demain'],
    ['la réunion est à 10h, pardon, 11h', 'la réunion est à 11h'],
    ['la boda es el sábado, digo, el domingo', 'la boda es el domingo'],
    ['de repetitie is op maandag nee dinsdag', 'de repetitie is op dinsdag'],
  ])('%s', (said, meant) => {
    expect(withSlipsPutRight(said)).toBe(meant);
  });
});

describe('what only sounds like taking back leaves the sentence as it is', () => {
  test.each([
    "I can't come on Monday, sorry, but Tuesday works",
    'there are five apps no three share a database',
    'three workers no downtime since March',
    'the demo is on Friday sorry for the late notice',
    'I told Anna, sorry Tim, I forgot you',
    'meetings on Monday no meetings on Friday',
    "we don't open on Friday, we open on Saturday",
    'the talk is at 10, no later than 11',
    'invoices go to Marta no longer to Piet',
    'the door code is 4471, wait 5 seconds after it',
    'people rather hate it',
    'i test stanno in prove/ e non in tests/',
    'il corso è martedì e non giovedì',
    'yes to the cache, no to the queue',
    'we said yes to Monday no to Tuesday',
    'yes in the app, no in the shop',
    'the cooks make it spicy',
    'Ana is at the office, no wait time at the gate',
    'I meant to tell you the demo is on Friday',
    'of ten people no one came',
    'we were twelve people, no, three of them left early',
  ])('%s', (said) => {
    expect(withSlipsPutRight(said)).toBe(said);
  });
});

describe('of what was taken back nothing is stored', () => {
  test('neither its day nor a fact of its own, and the rest is kept', () => {
    const facts = extractFacts({
      messages: ['user: I fly on the twelfth I mean the thirteenth of June and Petra has the spare key'],
      anchorDate: '2026-03-18',
    });
    expect(facts.map(({ text }) => text)).toEqual([
      'I fly on the thirteenth of June (2026-06-13)',
      'Petra has the spare key',
    ]);
  });

  test('an agent writes what it means', () => {
    const [fact] = extractFacts({
      messages: ['assistant: The staging port is 8080, I mean 8081 on the second host.'],
      anchorDate: '2026-03-18',
    });
    expect(fact?.text ?? '8080').toContain('8080');
  });
});

test.each([
  ['choir is on Mondays at eight', 'no wait I said that wrong choir is on Tuesdays at eight', /Tuesdays at eight/],
  [
    'the salon that is Thursdays at three',
    'sorry no I said that wrong the salon is at four on Thursdays',
    /salon.*at four/,
  ],
  [
    'the gate opens at nine',
    'sorry I got that wrong the gate opens at half past nine',
    /the gate opens at half past nine$/,
  ],
])('what is right behind "I said that wrong" is stored: %s', (wrong, right, stored) => {
  const facts = extractFacts({ messages: [`user: ${wrong}`, `user: ${right}`], anchorDate: '2026-03-18' });
  expect(facts.at(-1)).toMatchObject({ sourceIndex: 1, text: expect.stringMatching(stored) });
});

test.each([
  ["user: I can't do lunch tomorrow I have the root canal at half past eleven", 1],
  ['user: skiing in Laax dec 22 - jan 3', 1],
])('%s is one fact', (message, facts) => {
  const found = extractFacts({ messages: [message], anchorDate: '2026-03-18' });
  expect(found).toHaveLength(facts);
  expect(found[0]?.event).not.toBeNull();
});
