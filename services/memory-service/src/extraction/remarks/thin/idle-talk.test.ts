import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { isHearsayOfNobody, isIdleTalk } from './idle-talk.js';

test.each([
  ['Many hands make light work, as they say', 'Many hands make light work in our harvest week'],
  ['Mondays being Mondays.', 'Being a vet, I work on Mondays.'],
  ['Viele Köche verderben den Brei, sagt man.', 'Anna sagt, man darf im Labor nicht essen.'],
  ['if I had a dollar for every time it says so, I would own the place', 'if I had a dog, I would call it Otto'],
  ["if i ever won the lottery i'd buy a lighthouse", "if i win the bid i'd hire two people"],
  ["A third of all keys get lost within a year, that's what my feed says", "that's what my boss says: no Fridays"],
])('of nobody, whoever says it: %s / %s', (idle, told) => {
  expect(isHearsayOfNobody(idle)).toBe(true);
  expect(isIdleTalk(told)).toBe(false);
});

test.each([
  ['If we had taken Svelte, the bundle would be half as big.', 'If I had to choose, I would take Svelte.'],
  ['Had we sharded early, this query would be quick.', 'If a tenant has over 1,000 seats, the query would time out.'],
  ['if the store had kept its history, restores could be done in a minute', 'if the store has no history, ask Ines'],
  ['Suppose a company had forty services and put everything on Kafka.', 'I suppose we stay on Kafka 3.6.'],
  ['Imagine a startup with ten people and a monolith.', 'Imagine Dragons play in Ghent on 4 May.'],
  ['Suppose we moved everything to Kafka.', 'Suppose nothing: the client clock is off by an hour.'],
  [
    'Suppose a shop had two tills, we would need two queues.',
    'Suppose an order is cancelled, we refund it within 5 days.',
  ],
  ['Suppose a graph has cycles, we need to detect them.', 'Suppose a bill stays unpaid, we block the account.'],
  ['If they doubled the price, the market would collapse.', 'If they doubled our rent, we would move.'],
  ['If one used UUIDs everywhere, the index would be huge.', 'If Anna got the job, the flat would be free.'],
  ["Let's say someone keeps tokens in local storage.", "Let's say it in English from now on."],
])('what would be, if it were so: %s / %s', (unreal, real) => {
  expect(isIdleTalk(unreal)).toBe(true);
  expect(isIdleTalk(real)).toBe(false);
});

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  ["user: we all know `final_v3.psd` is going to stay there forever, don't we", 'user: `final_v3.psd` stays there'],
  ['user: who even writes makefiles by hand in 2025, true saints', 'user: I write my makefiles by hand'],
  ['user: is 0 even or odd? I never remember', 'user: I never remember birthdays, so remind me'],
  ['Till: Viele Köche verderben den Brei, sagt man.', 'Till: Mein Bruder ist Koch in Trier.'],
])('%s / %s', (idle, told) => {
  expect(textsOf(idle)).toEqual([]);
  expect(textsOf(told)).toHaveLength(1);
});

test.each([
  ['pom pom pom la la where is my scarf', 'la Paz has a cable car'],
  ['the quick brown fox jumps over the lazy dog testing one two', 'the quick brown fox jumps over the lazy dog'],
  ['so da bin ich wieder wo waren wir', 'da bin ich wieder in Jena gemeldet'],
  ["ok i'm back, where were we", "I'm back in Bergen since May"],
])('hummed, said to be heard or on coming back: %s / %s', (idle, told) => {
  expect(isIdleTalk(idle)).toBe(true);
  expect(isIdleTalk(told)).toBe(false);
});
