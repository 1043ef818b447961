import { describe, expect, test } from '@jest/globals';
import { day, lift, ranked } from '../testing/rank-in-order.js';

const vector = (...components: number[]): Int8Array => Int8Array.from(components);
/** Of one meaning, and of another: cosines of 0.8 and 0.1. */
const [older, alike, unlike] = [vector(100, 0, 0), vector(80, 60, 0), vector(10, 0, 99)];

const firstOf = (told: string, newer: string, query: string): string | undefined =>
  lift(
    query,
    ranked(
      { memory: told, createdAt: day(1), embedding: older },
      { memory: newer, createdAt: day(9), embedding: alike },
      { memory: 'The canteen serves soup', createdAt: day(9), embedding: unlike },
    ),
  )[0];

describe('what is told anew in other words stands above what was told before', () => {
  test.each([
    ['We ship on Tuesdays', 'Releases happen on Thursdays now', 'When do we ship?'],
    ['My manager is Lotte', 'I report to Hannes now', 'Who is my manager?'],
    ['Our API rate limit is 100 requests per minute', 'We raised the rate limit to 250', 'What is our API rate limit?'],
    ['The demo is on Friday', 'The demo got pushed to Monday', 'When is the demo?'],
    ['Ruth owns the billing service', 'Billing belongs to Omar these days', 'Who owns the billing service?'],
    ["I'm allergic to penicillin", "I'm not allergic to penicillin, the test said", 'Am I allergic to penicillin?'],
    ['We keep logs in Elasticsearch', 'Logs are stored in Loki', 'Where do we keep logs?'],
    ['The trial lasts 14 days', 'We cut the trial to 7 days', 'How long is the trial?'],
    [
      'Backups run at 2 am',
      'The nightly backup was rescheduled to half past four',
      'At what time are the backups taken?',
    ],
    ['My sister lives in Toronto', "My sister's moved to Halifax", "Where do I send my sister's parcel?"],
    ['Rent is 1,150 a month', 'The landlord increased the rent to 1,220', 'What do I pay for the flat each month?'],
    [
      'The wedding is on 6 June',
      'The wedding had to be put off until 19 September',
      'What date are we getting married?',
    ],
    [
      'Requests time out after 30 seconds',
      "Requests get 45 seconds since yesterday's change",
      'How long before a request is cut off?',
    ],
    ["Sam's laptop is a Dell", 'Sam got a new MacBook', 'Which laptop does Sam have?'],
    ['Jo weighs 82 kg', 'Jo is down to 78 kg', 'How much does Jo weigh?'],
    ['Payments run on Stripe', 'Payments were ported to Adyen', 'How do we charge customers for payments?'],
  ])('%s; %s', (told, newer, query) => {
    expect(firstOf(told, newer, query)).toBe(newer);
  });
});

describe('what was told anew twice, or said twice before, is told by the last', () => {
  const [tuesdays, thursdays, fridays] = [
    'We ship on Tuesdays',
    'Releases happen on Thursdays now',
    'Releases happen on Fridays now',
  ];
  const order = (...told: readonly (readonly [string, Int8Array])[]) =>
    lift(
      'When do we ship?',
      ranked(...told.map(([memory, embedding], at) => ({ memory, embedding, createdAt: day(1 + 7 * at) }))),
    )[0];

  test('told anew twice', () => {
    expect(order([tuesdays, older], [thursdays, vector(80, 60, 0)], [fridays, vector(82, 57, 0)])).toBe(fridays);
  });

  test('said twice before', () => {
    const again = 'Shipping happens on Tuesdays';
    expect(order([tuesdays, older], [again, vector(90, 44, 0)], [thursdays, vector(80, 60, 0)])).toBe(thursdays);
  });
});

describe('neither is what denies, plans or renews something else', () => {
  test.each([
    ["I'm allergic to penicillin", "I'm not allergic to pollen", 'Am I allergic to penicillin?'],
    ["Kim doesn't review PRs", 'Tom reviews PRs', 'Does Kim review PRs?'],
    ['The invoices go to Acme', 'The client reads invoices on paper', 'Where do the invoices go?'],
    ['We deploy with Jenkins', 'We want to replace Jenkins', 'How do we deploy?'],
    ['The heating is a Vaillant boiler', 'We need to replace the boiler', 'What is our heating?'],
    ['My bike has Shimano brakes', 'I replaced the brakes last week', 'What brakes does my bike have?'],
    ['My GP is Dr. Lindqvist', "No, I've never been a patient of Dr. Holm", 'Who is my family doctor?'],
    ['The yearly plan costs 29 euros', 'The monthly plan costs 4 euros', 'What does the yearly plan cost?'],
    [
      "The children's book is due on 15 January",
      'The call with Kestrel Books was moved to Tuesday',
      "When is the children's book due?",
    ],
    ['Standup is at 9:30', 'Lunch is at 12:30', 'When is standup?'],
    ['The retro is on Fridays', 'The demo is on Mondays', 'When is the retro?'],
  ])('%s; %s', (told, newer, query) => {
    expect(firstOf(told, newer, query)).toBe(told);
  });
});

describe('what is told of something else does not', () => {
  test.each([
    [
      'of another environment',
      'Staging runs on Postgres 15',
      'We upgraded production to Postgres 16',
      'Which Postgres does staging run?',
    ],
    [
      'of another kind',
      'The access token expires after 60 minutes',
      'Refresh tokens now live for 30 days',
      'How long does an access token live?',
    ],
    [
      'of another place',
      'The EU cluster is in Frankfurt',
      'The US cluster was moved to Oregon',
      'Where is the EU cluster?',
    ],
    [
      'behind its noun',
      'Le serveur de cache est à Lyon',
      'Le serveur de fichiers a été déplacé à Lille',
      'Où est le serveur de cache ?',
    ],
    ['of another person', 'My manager is Lotte', "My sister's manager is Hannes now", 'Who is my manager?'],
    [
      'of another thing of somebody',
      "Nadia's bedtime is 20:30",
      "Nadia's school now starts at 8:20",
      "What is Nadia's bedtime?",
    ],
    [
      'of another number',
      'Node gpu03 has four A100 cards',
      'Node gpu07 has eight V100 cards now',
      'What cards does gpu03 have?',
    ],
    [
      'of the value',
      'I back up my files to a Synology NAS',
      'The Synology NAS is in the basement now',
      'Where do I back up my files?',
    ],
    [
      'of a part',
      'My gym membership costs 29 euros',
      'The gym put the price of the sauna up to 15 euros',
      'How much is my gym membership?',
    ],
    [
      'elsewhere',
      'On PC the game needs 4 GB',
      'On the console the game now needs 6 GB',
      'How much does the game need on PC?',
    ],
    [
      'of another day',
      'I learn Italian with Giulia on Tuesdays',
      'I play chess with Giulia on Sundays now',
      'What do I do with Giulia on Tuesdays?',
    ],
    [
      'of whom it names',
      'Priya is our community manager',
      'Priya has a new assistant, Lena',
      'Who is our community manager?',
    ],
    [
      'of a part of it',
      'I volunteer at the food bank on Mondays',
      "The food bank's board meets on Fridays now",
      'When do I volunteer at the food bank?',
    ],
    [
      'of friends',
      'Our allotment is plot 27',
      'Our friends moved to plot 31 of the allotments',
      'What plot is our allotment?',
    ],
    ['of what another one does', 'Omar teaches pottery', 'Priya teaches weaving now', 'Who teaches pottery?'],
    [
      'of another step',
      'Before a deploy we run the smoke tests',
      'We run the e2e tests before a merge now',
      'What do we run before a deploy?',
    ],
    [
      'of where somebody sits',
      'Priya leads the platform team',
      'Priya moved to the second floor',
      'Who leads the platform team?',
    ],
    ["of the speaker's own", "Lena's car is a Golf", 'My car is a Zoe now', 'Which car does Lena have?'],
    ['of when', 'Alerts go to PagerDuty', 'Alerts are switched off on weekends', 'Where do alerts go?'],
    ['as it was', 'The API port is 9090', 'The API port was 8080 in May', 'Which is the API port?'],
    ['that may be', 'Our queue is RabbitMQ', 'We might switch the queue to NATS', 'What is our queue?'],
  ])('%s: %s; %s', (_, told, newer, query) => {
    expect(firstOf(told, newer, query)).toBe(told);
  });

  test('but is more like another one that was known', () => {
    const found = lift(
      'When do we ship?',
      ranked(
        { memory: 'We ship on Tuesdays', createdAt: day(1), embedding: older },
        { memory: 'Yoga is on Mondays', createdAt: day(1), embedding: vector(60, 80, 0) },
        { memory: 'Pilates happens on Thursdays now', createdAt: day(9), embedding: vector(70, 70, 0) },
      ),
    );
    expect(found[0]).toBe('We ship on Tuesdays');
  });

  test('in the same conversation', () => {
    const found = lift(
      'When do we ship?',
      ranked(
        { memory: 'We ship on Tuesdays', createdAt: day(1), embedding: older, sessionId: 's' },
        {
          memory: 'Reviews happen on Thursdays now',
          createdAt: day(1),
          embedding: alike,
          sessionId: 's',
          sourceIndex: 4,
        },
      ),
    );
    expect(found[0]).toBe('We ship on Tuesdays');
  });
});
