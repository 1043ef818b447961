import { describe, expect, test } from '@jest/globals';
import type { Candidate } from '../candidates/candidate.js';
import { day, firstOfTwo, lift, ranked, scoredAs } from '../testing/rank-in-order.js';

describe('an update stands above what it replaces', () => {
  test.each([
    ['The API port is 8080', 'The API port is 9090 now', 'Which port does the API listen on?'],
    ['The API port is 8080', 'We moved the API to port 9090', 'What is the API port?'],
    ['The tests run on Jest 29', 'The tests run on Jest 30', 'Which Jest version do the tests run on?'],
    ['The worker has 6 threads', 'We raised the worker to 10 threads', 'How many threads does the worker have?'],
    ['Olga owns the importer', 'Pavel owns the importer', 'Who owns the importer?'],
    ['Olga maintains the importer', 'The importer was handed over to Pavel', 'Who maintains the importer?'],
    ['Olga owns the importer', 'Pavel has taken over the importer from Olga', 'Who owns the importer?'],
    ['The freeze begins at 14:00', 'The freeze begins at 16:30', 'What time does the freeze begin?'],
    ['The audit is due on May 4', 'The audit was postponed to June 8', 'When is the audit due?'],
    ['The release is planned for April 2', 'The release is planned for May 7', 'When is the release planned?'],
    ['I live in Turin', 'I moved to Ghent', 'Where do I live?'],
    ['I work as a baker', 'I started a new job as a pilot', 'What do I work as?'],
    ['I work at Siemens', 'I work at Zalando now', 'Who is my employer?'],
    ['I live in Turin', 'I live in Ghent now', 'Where is my home?'],
    ['I drive a Fiat', 'I sold the Fiat and bought a Skoda', 'Which car do I drive?'],
    ['My phone is a Pixel', 'My phone is a Fairphone', 'Which phone is my phone?'],
    ['We store sessions in Redis', 'We decided to move the sessions to Postgres', 'Where do we store sessions?'],
    ['The state is managed with Redux', 'The state is managed with Zustand', 'What is the state managed with?'],
    ['The queue is RabbitMQ', 'We dropped RabbitMQ, the queue is NATS', 'What is the queue?'],
    ['We will open an office in Oslo', 'We will not open an office in Oslo', 'Will we open an office?'],
    ['The main colour is #1A73E8', 'The main colour is #0F9D58', 'What is the main colour?'],
    ['Builds are kept in /tmp/builds', 'Builds are kept in /srv/builds', 'Where are builds kept?'],
    ['I prefer tabs for indentation', 'I prefer two spaces for indentation', 'Which indentation do I prefer?'],
    ['The limit is 100 requests', 'The limit is 250 requests', 'What is the limit of requests?'],
    ['Standup is on Mondays', 'Standup is on Thursdays', 'Which day is standup on?'],
    ['We use yarn workspaces', "Forget yarn, we're on pnpm workspaces", 'Which package manager do we use?'],
    [
      'We squash-merge pull requests',
      'New policy: rebase-merge only, no more squash',
      'How do we merge pull requests?',
    ],
    ['My son goes to kindergarten', 'My son started school in September', 'Does my son go to kindergarten or school?'],
    ['I take my tea with sugar', 'I stopped taking sugar in my tea', 'How do I take my tea?'],
  ])('%s → %s', (older, newer, query) => {
    expect(firstOfTwo(older, newer, query)).toBe(newer);
  });
});

describe('where neither words nor meaning are shared', () => {
  const unlike = { embedding: Int8Array.from([30, 127, 0, 0]) };

  test('what tells a change within a topic of many words stands above', () => {
    expect(firstOfTwo('I live in Turin', 'I moved to Ghent last month', 'Where do I live?', unlike)).toMatch(
      /^I moved/,
    );
  });

  test('other changes do not', () => {
    expect(firstOfTwo('I live in Turin', 'I changed the tyres', 'Where do I live?', unlike)).toBe('I live in Turin');
    expect(firstOfTwo('The queue is RabbitMQ', 'We dropped RabbitMQ', 'What is the queue?', unlike)).toBe(
      'The queue is RabbitMQ',
    );
  });
});

describe('what is only like it does not', () => {
  test.each([
    [
      'what the question tells apart',
      'The staging port is 5432',
      'The production port is 6432',
      'Which is the staging port?',
    ],
    [
      'a thing of somebody else',
      'My parents arrive on Thursday',
      'His parents arrive on Friday',
      'When do the parents arrive?',
    ],
    ['a consideration', 'The queue is RabbitMQ', 'We are considering NATS as the queue', 'What is the queue?'],
    ['a possibility', 'The API port is 8080', 'The API port might become 9090', 'Which is the API port?'],
    ['how it was', 'The API port is 9090', 'The API port was 8080', 'Which is the API port?'],
    [
      'what says much more',
      'Olga owns the importer',
      'Pavel likes how the importer logs each row, file and retry',
      'Who owns the importer?',
    ],
    [
      'another topic of one word',
      'The importer reads CSV',
      'The importer was expensive',
      'What does the importer read?',
    ],
    [
      'what answers no question',
      'The importer reads CSV',
      'The importer reads JSON',
      'Which editor and font does Olga use for work?',
    ],
    [
      'a question about earlier times',
      'The API port is 8080',
      'The API port is 9090',
      'Which was the API port before?',
    ],
  ])('%s', (_, older, newer, query) => {
    expect(firstOfTwo(older, newer, query)).toBe(older);
  });

  test('the assistant after the user, or another speaker', () => {
    const [older, newer, query] = ['The API port is 8080', 'The API port is 9090', 'What is the API port?'];
    const firstWhen = (earlier: Partial<Candidate>, later: Partial<Candidate>) =>
      lift(
        query,
        ranked({ memory: older, createdAt: day(1), ...earlier }, { memory: newer, createdAt: day(9), ...later }),
      )[0];
    expect(firstWhen({ role: 'user' }, { role: 'assistant' })).toBe(older);
    expect(firstWhen({ role: 'assistant' }, { role: 'user' })).toBe(newer);
    expect(firstWhen({ speaker: 'Mel' }, { speaker: 'Ana' })).toBe(older);
  });
});

describe('a correction by its own words', () => {
  const query = 'Which package manager do we use?';
  const correction = { memory: 'No, pnpm', isCorrection: true };

  test('stands above what it corrects, also where it repeats little of it', () => {
    expect(lift(query, ranked({ memory: 'We use npm', createdAt: day(1) }, correction))[0]).toBe('No, pnpm');
  });

  test('not above what is newer, nor above what is about something else', () => {
    expect(lift(query, ranked({ memory: 'We use npm', createdAt: new Date('2027-01-01') }, correction))[0]).toBe(
      'We use npm',
    );
    const apart = { memory: 'We use npm', createdAt: day(1), embedding: Int8Array.from([30, 120, 0, 0]) };
    const other = { ...correction, embedding: Int8Array.from([30, -120, 0, 0]) };
    expect(lift(query, ranked(apart, other))[0]).toBe('We use npm');
  });
});

describe('what is instead of what has ended, both told by one message', () => {
  const alike = Int8Array.from([127, 0, 0, 0]);
  const firstAfter = (older: string, told: readonly string[], query: string): string[] => {
    const facts = told.map((memory, place) => ({ memory, id: `n${place}`, sessionId: 'n', createdAt: day(9) }));
    return lift(
      query,
      ranked({ memory: older, createdAt: day(1) }, ...facts.map((fact) => ({ ...fact, embedding: alike }))),
    );
  };

  test.each<[string, [string, string], string]>([
    [
      'We deploy with Jenkins',
      ['We no longer use Jenkins', 'we switched to GitHub Actions'],
      'What do we deploy with?',
    ],
    ['We use Redis for caching', ["We don't use Redis anymore", 'we use Valkey'], 'What do we use for caching?'],
    ['I work at Northwind', ['I left Northwind', 'I joined Acme'], 'Where do I work?'],
    ['We have a dog called Miso', ['Miso died', 'we have a dog called Rex now'], 'What is our dog called?'],
    ['We use Slack for chat', ['Slack is shut down', 'everyone is on Mattermost'], 'What do we use for chat?'],
    ['We lint with flake8', ['flake8 is out', 'ruff is in'], 'What do we lint with?'],
    ['My bank is Barclays', ['I closed the Barclays account', 'my money is with Monzo'], 'What is my bank?'],
    ['I live in Lisbon', ['I moved out of Lisbon', 'I live in Porto now'], 'Where do I live?'],
    ['Our roof is thatched with reed', ['We gave up reed', 'we took straw'], 'What is our roof thatched with?'],
    [
      'Wir nutzen Jira für Tickets',
      ['Wir nutzen Jira nicht mehr', 'wir sind zu Linear gewechselt'],
      'Was nutzen wir für Tickets?',
    ],
    ['Trabajo en Iberdata', ['Dejé Iberdata', 'entré en Solaria'], '¿Dónde trabajo?'],
    ['Le site est chez OVH', ['Nous avons quitté OVH', 'le site est chez Scaleway'], 'Où est le site ?'],
  ])('%s; %j', (older, [ended, instead], query) => {
    for (const told of [
      [ended, instead],
      [instead, ended],
    ]) {
      const found = firstAfter(older, told, query);
      expect(found[0]).toBe(instead);
    }
  });

  test.each([
    ['Our clay comes from Sibelco', 'Sibelco closed, so we buy from Witgert', 'Where does our clay come from?'],
    [
      'The office coffee comes from Nordbean',
      'Nordbean raised its prices far too much, so our coffee comes from Elbgold instead',
      'Where does the office coffee come from?',
    ],
    ['Our wheel is a Shimpo', 'The Shimpo was sold last week and we throw on a Rohde', 'Which wheel is ours?'],
    ['Je fais du judo', 'J’ai arrêté le judo et je fais de l’escrime', 'Quel sport est-ce que je fais ?'],
  ])('also where one memory tells both: %s; %s', (older, told, query) => {
    expect(firstAfter(older, [told], query)[0]).toBe(told);
  });

  test('of what is only said of it, where that answers the question itself', () => {
    const older = 'Marta owns the checkout service';
    const query = 'Who owns the checkout service?';
    expect(firstAfter(older, ['Marta is away a lot', 'Ben owns the checkout now'], query)[0]).toBe(
      'Ben owns the checkout now',
    );
    expect(firstAfter(older, ['Marta is away a lot', 'Ben is on call now'], query)[0]).toBe(older);
    const reviewed = 'Marta reviews the checkout service';
    expect(
      firstAfter(
        reviewed,
        ['Ben jogs with Marta', 'Ben keeps a checkout service book now'],
        'Who reviews checkout?',
      )[0],
    ).toBe(reviewed);
  });

  test.each<[string, string, [string, string], string]>([
    [
      'of another thing that the older one is not about',
      'We use RabbitMQ for the order queue',
      ['We stopped using RabbitMQ for emails', 'we use SQS'],
      'What do we use for the order queue?',
    ],
    ['of somebody else', 'I work at Northwind', ['My sister left Northwind', 'she joined Acme'], 'Where do I work?'],
    [
      'of a name in passing',
      'Marta works at Northwind',
      ['I left Northwind', 'I joined Acme'],
      'Where does Marta work?',
    ],
    [
      'where the older one tells a value of its own',
      'The Jenkins server has 8 cores',
      ['We no longer use Jenkins', 'we switched to GitHub Actions'],
      'How many cores does the server have?',
    ],
    [
      'of another kind',
      'Miso eats salmon kibble',
      ['Miso died', 'we have a big brown dog called Rex now'],
      'What does the dog eat?',
    ],
    [
      'where the message tells something else beside',
      'We deploy with Jenkins',
      ['We no longer use Jenkins', 'the cat of the neighbours likes fish and milk'],
      'What do we deploy with?',
    ],
  ])('not %s', (_, older, told, query) => {
    const found = firstAfter(older, told, query);
    expect(found.indexOf(older)).toBeLessThan(found.indexOf(told[1]));
  });

  test('what has ended stays above it for a question that names that', () => {
    const told = ['We no longer use Jenkins', 'we switched to GitHub Actions'];
    expect(firstAfter('We deploy with Jenkins', told, 'Do we still use Jenkins?').indexOf(told[0] ?? '')).toBeLessThan(
      2,
    );
    const found = firstAfter('Tests run in Docker', told, 'Do we still use Jenkins?');
    expect(found.indexOf(told[0] ?? '')).toBeLessThan(found.indexOf(told[1] ?? ''));
  });

  test('and stands below it for any other, though nothing older is told', () => {
    const told = ['We no longer use Jenkins', 'we switched to GitHub Actions'];
    const found = firstAfter('Tests run in Docker', told, 'Which CI do we use?');
    expect(found.indexOf(told[1] ?? '')).toBeLessThan(found.indexOf(told[0] ?? ''));
  });

  test('from however far down', () => {
    const crowd = Array.from({ length: 60 }, (_, place) => ({ memory: `Deploy note ${place}`, id: `c${place}` }));
    const given = ranked({ memory: 'We deploy with Jenkins', createdAt: day(1) }, ...crowd).map((one, place) => ({
      ...one,
      score: 0.6 - place / 200,
    }));
    const [ended, instead] = ['We no longer use Jenkins', 'we switched to GitHub Actions'].map((memory, place) =>
      scoredAs(0, { id: `n${place}`, memory, sessionId: 'n', createdAt: day(9) }),
    );
    if (ended === undefined || instead === undefined) throw new Error('two were made');
    expect(lift('What do we deploy with?', [...given, instead, ended])[0]).toBe('we switched to GitHub Actions');
  });

  test('but nothing else is lifted from there', () => {
    const crowd = Array.from({ length: 60 }, (_, place) => ({ memory: `Note ${place}`, id: `c${place}` }));
    const far = { memory: 'No, pnpm, Jenkins is gone and Actions builds', isCorrection: true, createdAt: day(9) };
    const given = ranked({ memory: 'We use npm', createdAt: day(1) }, ...crowd, far).map((one, place) => ({
      ...one,
      score: 0.3 - place / 1_000,
    }));
    expect(lift('Which package manager do we use?', given)[0]).toBe('We use npm');
  });

  test('a statement that something has ended takes the place of nothing that it does not name', () => {
    const found = lift(
      'How many cores does the build server have?',
      ranked(
        { memory: 'The build server has 8 cores', createdAt: day(1) },
        { memory: "We don't use Redis anymore", isCorrection: true, createdAt: day(9) },
      ),
    );
    expect(found[0]).toBe('The build server has 8 cores');
  });

  test('what is sold or closed as a rule has not ended', () => {
    const found = firstAfter('We are closed on Mondays', ['We are closed on Sundays'], 'On which day are we closed?');
    expect(found[0]).toBe('We are closed on Sundays');
  });
});

describe('the statement about somebody else', () => {
  test('takes the place of none about oneself', () => {
    expect(firstOfTwo('I work at Acme', 'My sister works at Acme too', 'Where do I work?')).toBe('I work at Acme');
  });
});

describe('the order of time', () => {
  const query = 'Which is the API port?';
  const first = { memory: 'The API port is 1111' };
  const second = { memory: 'The API port is 2222' };
  const third = { memory: 'The API port is 3333' };

  test('the latest of three stands first, wherever they stood', () => {
    const given = [
      { ...first, createdAt: day(1) },
      { ...third, createdAt: day(3) },
      { ...second, createdAt: day(2) },
    ];
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [2, 1, 0],
      [2, 0, 1],
      [1, 2, 0],
    ]) {
      const memories = lift(query, ranked(...order.map((position) => given[position] ?? {})));
      expect(memories[0]).toBe(third.memory);
      expect(memories.indexOf(second.memory)).toBeLessThan(memories.indexOf(first.memory));
    }
  });

  test('within one add the later message counts', () => {
    const one = { sessionId: 's', sourceIndex: 0 };
    expect(lift(query, ranked({ ...first, ...one }, { ...second, ...one, sourceIndex: 4 }))[0]).toBe(second.memory);
    expect(lift(query, ranked({ ...first, ...one, sourceIndex: 4 }, { ...second, ...one }))[0]).toBe(first.memory);
  });

  test('within one message only what takes the first back counts', () => {
    const [earlier, later] = [
      { ...first, sessionId: 's', sourceIndex: 0, createdAt: day(1), id: 'a' },
      { ...second, sessionId: 's', sourceIndex: 0, createdAt: day(1), id: 'b' },
    ];
    expect(lift(query, ranked(earlier, later))[0]).toBe(first.memory);
    expect(lift(query, ranked(earlier, { ...later, isCorrection: true }))[0]).toBe(second.memory);
    expect(lift(query, ranked({ ...earlier, isCorrection: true, id: 'c' }, later))[0]).toBe(first.memory);
  });

  test('a session of an earlier day that is added afterwards replaces nothing', () => {
    const march = { ...first, sessionTimestamp: '2026-03-20', createdAt: day(1) };
    const february = { ...second, sessionTimestamp: '2026-02-20', createdAt: day(9) };
    expect(lift(query, ranked(march, february))[0]).toBe(first.memory);
    expect(lift(query, ranked(february, march))[0]).toBe(first.memory);
  });
});
