import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);

describe('what a user tells before the asking part', () => {
  test.each([
    [
      'we deploy with Kamal to two Hetzner boxes, how do I roll back one of them?',
      ['we deploy with Kamal to two Hetzner boxes'],
    ],
    [
      'I just bought a 2015 Volvo V60 with 140,000 km on it, what should I have checked first?',
      ['I just bought a 2015 Volvo V60 with 140,000 km on it'],
    ],
    [
      "I'm kinda stuck, I'm 34 and living in Ghent, Belgium, how can I make my application for the new position stand out, considering my age and location?",
      ["I'm 34 and living in Ghent, Belgium"],
    ],
    [
      "I'm preparing for a half marathon in Ghent on 12 April and I'm a bit nervous about pacing, can you help me with a plan",
      [expect.stringMatching(/half marathon in Ghent on 12 April/), expect.stringMatching(/nervous about pacing/)],
    ],
  ])('lasts: %s', (message, texts) => {
    expect(textsOf(`user: ${message}`)).toEqual(texts);
  });

  test.each([
    "I'm getting a 502 after the last change, what could that be?",
    "I've already run the tests twice, so what's left to do?",
    'I have 3 failing tests in the parser, can you help me fix them',
    'my build takes 4 minutes now, can you help me find out why',
    "I'm kinda worried this might break something, can you double-check?",
  ])('passes, where it is of the work in hand: %s', (message) => {
    expect(textsOf(`user: ${message}`)).toEqual([]);
  });
});

describe('what a user tells behind the asking part', () => {
  test.each([
    [
      'can you help me pick a queue, we process about 40k jobs a day and the team only knows Python',
      ['we process about 40k jobs a day', 'the team only knows Python'],
    ],
    [
      'is it ok to keep the token in a cookie, our app only runs inside the company network?',
      ['our app only runs inside the company network'],
    ],
    [
      'what would you charge for a logo, I am a freelance illustrator with six years of experience',
      ['I am a freelance illustrator with six years of experience'],
    ],
    ["can you suggest a birthday present for my wife, she's into pottery", ["my wife, she's into pottery"]],
  ])('lasts: %s', (message, texts) => {
    expect(textsOf(`user: ${message}`)).toEqual(texts);
  });

  test.each([
    "can you check the query, I think it's wrong",
    "what should I do, I can't find the file",
    'is there a bug in my parser, it returns null for empty input',
    "can you fix my Dockerfile, it doesn't build",
    'can you help me fix my tests, I changed the schema today',
    'where did I go wrong, I followed all the steps',
  ])('passes, where it is of the work in hand: %s', (message) => {
    expect(textsOf(`user: ${message}`)).toEqual([]);
  });

  test.each([
    'What happens when I inherit the farm, I sell the house and we move to Norway?',
    'Do you think that if I write to Marek, we get the boat in June?',
    'Is it true that in Norway, we pay 25% VAT on food?',
    'How do you say in Polish, my cat ate the lunch of Marek?',
    'Why is it that in Italy, we eat dinner at nine?',
  ])('is none, where it is supposed or asked about: %s', (message) => {
    expect(textsOf(`user: ${message}`)).toEqual([]);
  });
});

describe('what a user tells within the asking part', () => {
  test.each([
    'how can I structure the plugin so that it works with our Django 4.2 admin, which we host on Fly.io?',
    'is there a way to share the settings between the three services that we run on our NAS at home?',
    "how do I tell my landlord that I'm leaving the flat on 31 July without losing the deposit?",
    "What's the best way to clean my white sneakers that I bought in Lisbon last month?",
    'How can I thank my coach Ruben for talking me into the trip to Nepal?',
    'Should I bring up the extended contract with Vestberg that raised my income to $5,200 in my letter?',
    'Should I mention in my letter that I studied in Tartu in 2010?',
    'What happens to the flat that I bought in Ghent in May?',
    'I need help deciding on the flat in Mons that we saw on 3 March',
  ])('is kept with it: %s', (message) => {
    expect(textsOf(`user: ${message}`).map((text) => text.replace(/ \(\d{4}.*?\)/g, ''))).toEqual([
      message.replace(/\?$/, ''),
    ]);
  });

  test.each([
    'how do I revert the commit that I pushed five minutes ago?',
    'why does the test that I just added fail?',
    'how do I call the function that we defined above?',
    'what does the error mean that I get when I run npm install?',
    'why is my React component rendering twice?',
    'can you convert my Python script to TypeScript?',
    'can you look at line 40 of my Makefile, I get an error there',
    "how do I silence ESLint's warning reminding me to sort imports?",
    'I need help writing a function that I can call twice',
    'Should I lie and say that I studied in Tartu in 2010?',
    'Should I pretend to my aunt that I work at Fennel in Ghent?',
    'What would happen when I moved to Norway in 2030?',
    'Should the character that I wrote in May marry Marek?',
    "How do I answer Ana's last letter reminding me to look after myself?",
    'Lea: have you seen the boots that I bought in Lisbon last month?',
  ])('is nothing: %s', (message) => {
    expect(textsOf(message.startsWith('Lea:') ? message : `user: ${message}`)).toEqual([]);
  });
});

test('what is asked for is not told: "do you know any …"', () => {
  expect(textsOf('user: Our dog is a beagle called Biscuit. Do you know any gentle exercises for old dogs?')).toEqual([
    'Our dog is a beagle called Biscuit.',
  ]);
  expect(textsOf('user: Do you know I adopted a cat called Otto?')).toEqual(['I adopted a cat called Otto']);
});
