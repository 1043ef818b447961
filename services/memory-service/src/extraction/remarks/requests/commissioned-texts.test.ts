import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { boundsCommission, givesTextToWorkOn, isCommission } from './commissioned-texts.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map((fact) => fact.text);

describe('a text is asked for', () => {
  test.each([
    'write me a short tale about a baker named Ilse who opened a shop in 1954 and never closed it',
    'Could you draft a friendly reply to a customer who wants a refund?',
    'hi, can you please translate "the shop is closed on Mondays" to Dutch?',
    'compare Svelte and Solid for small pages',
    "how would you say 'we are full tonight' in Italian?",
    'can you check this exercise?',
    'rephrase that sentence',
    'fix the commas in this line from my novel please: "Piet who had sailed since 1931 never swam."',
    'please correct the grammar: “My sister live in Graz since March.”',
    'give me three titles for a talk about caching',
  ])('%s', (sentence) => {
    expect(isCommission(sentence)).toBe(true);
  });

  test.each([
    'write a letter to my landlord, Mr Kurz, who raised our rent to 940 euros',
    'Always write a summary at the end',
    'fix the spelling of our product: it is "Larkspur", never "Larkspurr"',
    'from now on correct my grammar: "who" and "whom" trip me up',
    'explain changes before you make them',
    'compare prices in euros',
    'write tests first',
    "I need to give a speech at Tom's wedding on 4 June.",
    'I want to write a song for the choir by Monday',
    'I need to do my homework with Ana on Thursdays.',
    'Write me a toast for Ana, she is turning 60 on 4 June.',
    'Help me write a speech, the wedding is on 12 July in Porto.',
    'Draft 3 of the paper went to Nadia',
  ])('no: %s', (sentence) => {
    expect(isCommission(sentence)).toBe(false);
  });
});

describe('what it is to be like', () => {
  test.each([
    'three sentences, no exclamation marks',
    'sign off with best wishes',
    'about 200 words, cheerful, past tense',
    'one example each is plenty',
    'price, battery life, how loud the fans are',
    "I don't need the whole proof, just the first step",
    "'A cyclist leaves Bonn at eight and rides 22 km/h.",
  ])('%s', (sentence) => {
    expect(boundsCommission(sentence)).toBe(true);
  });

  test.each([
    'my boss is called Renate',
    'Married to Tom since May, two kids, Berlin.',
    'Allergic to nuts since 2019.',
    'No nuts, Leo is allergic.',
    'Kyoto trip in April.',
    'I do not want children.',
    "'Bertie' is what my son calls our dog.",
    'The shop opens at nine on Sundays',
    'keep it under 100 words from now on',
    'deadline: 3 May',
    'we sell bread and cakes',
  ])('no: %s', (sentence) => {
    expect(boundsCommission(sentence)).toBe(false);
  });
});

describe('nothing is kept of it', () => {
  test.each([
    'user: could you compare Svelte and Solid for small pages? size of the bundle, how hard routing is. no code needed',
    'user: write me a tale about a baker named Ilse who opened a shop in 1954. 200 words, present tense',
    "user: how do you say 'we are full tonight' in Italian? polite please, for the door. and does one add the date",
  ])('%s', (message) => {
    expect(textsOf(message)).toEqual([]);
  });

  test('but what is told beside it', () => {
    const message =
      'user: can you draft a mail to the tax office? My tax number moved to Graz when we married in May 2025.';
    expect(textsOf(message)).toEqual([expect.stringContaining('My tax number moved to Graz')]);
  });
});

describe('a text is given to be worked on, and its reply is that text', () => {
  test.each([
    "make this one sentence: 'Tides are the rise and fall of the sea, which the Moon causes.'",
    'please shorten the following: "We are delighted to inform you that the shop will open again."',
    "can you fix the grammar of this: 'the shop open at nine and the baker come at four'",
  ])('%s', (message) => {
    expect(givesTextToWorkOn(message)).toBe(true);
    expect(
      extractFacts({ messages: [`user: ${message}`, 'assistant: The Moon lifts the sea.'], anchorDate: null }),
    ).toEqual([]);
  });

  test.each([
    "fix the flaky test: 'renders the invoice header twice on Safari'",
    "Set the banner to: 'Orrery is down for maintenance on Sunday'",
    "make this test pass: 'renders the invoice header twice'",
    'our motto is: "make this one sentence count every day"',
  ])('no: %s', (message) => {
    expect(givesTextToWorkOn(message)).toBe(false);
  });
});

test.each([
  'Översätt till engelska: "Butiken öppnar klockan tio. Ta med kvittot om du vill byta varan."',
  'Übersetze ins Englische: "Der Laden öffnet um zehn. Bring die Quittung mit."',
  'Traduis en anglais : "Le magasin ouvre à dix heures. Apportez le ticket."',
  'Traduci in inglese: "Il negozio apre alle dieci."',
  'Vertaal naar het Engels: "De winkel gaat om tien uur open."',
  'Write me a query that counts orders per day for the last 30 days, table orders, column created_at.',
])('nothing of it is told: %s', (message) => {
  expect(extractFacts({ messages: [`user: ${message}`], anchorDate: null })).toEqual([]);
});

test.each(['Übersetze Fehlermeldungen immer ins Englische.', 'write queries with CTEs, never subqueries'])(
  'asked for good: %s',
  (message) => {
    expect(extractFacts({ messages: [`user: ${message}`], anchorDate: null })).not.toEqual([]);
  },
);

test.each([
  ['write four lines about a lighthouse in winter', 'The lamp turns slow above the frozen bay,\nno ship is out.'],
  [
    'ten random names for a fantasy tavern, go',
    'The Drunken Griffin, The Last Lantern, Moss and Mug, The Crooked Crown.',
  ],
  [
    'write the opening of a short story about a lighthouse keeper',
    'Henrik Aal had kept the lighthouse on Skarv since 1961.',
  ],
  [
    "What's the second highest mountain in the world and how high is it?",
    'K2, at 8,611 metres, on the border between Pakistan and China.',
  ],
])('the reply is what was asked for, and of nobody: %s', (asked, reply) => {
  expect(extractFacts({ messages: [`user: ${asked}`, `assistant: ${reply}`], anchorDate: null })).toEqual([]);
});

test.each([
  ['three names for our release bot', 'Hopper, Lovelace, Turing.'],
  [
    'write four lines of code in src/a.ts',
    'I added a retry loop with 3 attempts to `src/a.ts`, because the API drops every tenth request.',
  ],
  ["What's the longest query in the log?", 'The report query, at 40 seconds, since it has no index on orders.'],
])('the reply is of ours: %s', (asked, reply) => {
  expect(extractFacts({ messages: [`user: ${asked}`, `assistant: ${reply}`], anchorDate: null })).not.toEqual([]);
});
