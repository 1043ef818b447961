import { describe, expect, test } from '@jest/globals';
import { day, firstOfTwo, lift, ranked } from '../testing/rank-in-order.js';

describe('of one subject another word is the value, which takes the place of the older one', () => {
  test.each([
    ['I drink oat milk in my coffee', 'I drink soy milk in my coffee now', 'Which milk do I drink in my coffee?'],
    ['The standup is in the Berlin office', 'The standup is in the Munich office now', 'Where is the standup?'],
    ["I'm a junior developer", "I'm a senior developer now", 'What kind of developer am I?'],
    ['The repo is private', 'The repo is public now', 'Is the repo public or private?'],
    ['My office is on the second floor', 'My office is on the fourth floor now', 'Which floor is my office on?'],
    ['I work the night shift', 'I work the morning shift now', 'Which shift do I work?'],
    ['The servers run Linux', 'The servers run Windows now', 'What do the servers run?'],
    ['We keep logs in Elasticsearch', 'We store logs in Loki now', 'Where do we keep logs?'],
    ["I'm a developer at Acme", "I'm a product manager at Acme now", 'What is my job at Acme?'],
    ['Lena leads the mobile team', 'Tom leads the mobile team from Lisbon now', 'Who leads the mobile team?'],
    ['Omar handles billing', "Priya's looking after billing now", 'Who handles billing?'],
    ['Build 412 is live', 'Build 418 is live now', 'Which build is live?'],
    ['For the API we use REST', 'For our APIs we use GraphQL now', 'What do we use for the API?'],
    ['The wifi password is hunter2', "The office's wifi password is bluefish now", 'What is the wifi password?'],
    ['The gateway timeout is 30 seconds', "The Gateway's timeout is 60 seconds now", 'What is the gateway timeout?'],
    ['We ship with UPS', "Let's partner with DHL for shipping now", 'Who do we ship with?'],
    ['Ana lives in Lyon', 'Ana relocated to Porto for a new job', 'Where does Ana live?'],
    ['The retro is on Fridays', 'The retro is cancelled', 'When is the retro?'],
    ['The standup is at 9:30', 'The standup is after lunch now', 'When is the standup?'],
    ['La réunion est lundi matin', 'La réunion est jeudi matin maintenant', 'Quand est la réunion ?'],
  ])('%s; %s', (older, newer, query) => {
    expect(firstOfTwo(older, newer, query)).toBe(newer);
  });

  test('also where it is corrected', () => {
    const [older, newer] = ['The kitchen has a gas stove', 'No, the kitchen has an induction stove'];
    expect(firstOfTwo(older, newer, 'What stove does the kitchen have?', { isCorrection: true })).toBe(newer);
  });
});

describe('what is told of another thing does not', () => {
  test.each([
    ['We run three nodes in staging', 'We run five nodes in production now', 'How many nodes do we run in staging?'],
    ['The access token lives an hour', 'The refresh token lives a month now', 'How long does the access token live?'],
    ['Node gpu03 has four cards', 'Node gpu07 has eight cards now', 'How many cards does gpu03 have?'],
    [
      'On PC the game needs 4 GB',
      'On the console the game needs 6 GB now',
      'How much memory does the game need on PC?',
    ],
    ['Carol cleans our house', "Carol's cousin Dawn cleans the neighbours' house", 'Who cleans for us?'],
    ['Our logo is orange', "The competitor's logo turned red", 'What colour is our logo?'],
    ['We have a mortgage with Nationwide', "I looked at HSBC's mortgage rates today", 'Who is our mortgage with?'],
    ['Rob is married to Claire', "Rob's best friend Neil got divorced", "Who is Rob's wife?"],
    ['Omar likes pizza', 'Priya orders pizza for lunch now', 'Who likes pizza?'],
    ['Pavel reviews backend PRs', 'Nina merges backend PRs now', 'What does Pavel review?'],
    ['Our Samsung contract costs 40 euros', "Sam's contract costs 50 euros now", 'What does our contract cost?'],
    ['Our build takes 12 minutes', "The mobile team's build takes 20 minutes now", 'How long does our build take?'],
    ['Sarah is my manager', "Sarah's manager is Joon now", 'Who is my manager?'],
    ['Ana lives in Porto', 'Ana got a new job in tech', 'Where does Ana live?'],
    ['Ana works at Acme', 'Ana moved to Berlin', 'Where does Ana work?'],
    ['The retro is on Fridays', 'The retro is run by Ana now', 'When is the retro?'],
    ['The standup is at 9:30', 'The standup is on Zoom now', 'When is the standup?'],
    ['My brother plays the cello', 'My sister plays the viola now', 'What does my brother play?'],
  ])('%s; %s', (older, newer, query) => {
    expect(firstOfTwo(older, newer, query)).toBe(older);
  });
});

test('what is told of another thing hides nothing that the later one replaces', () => {
  const found = lift(
    'What port does the API listen on?',
    ranked(
      { memory: 'The admin API listens on port 9000', createdAt: day(1) },
      { memory: 'The public API listens on port 8080', createdAt: day(2) },
      { memory: 'The public API listens on port 8081 now', createdAt: day(9) },
    ),
  );
  expect(found.indexOf('The public API listens on port 8081 now')).toBeLessThan(
    found.indexOf('The public API listens on port 8080'),
  );
});
