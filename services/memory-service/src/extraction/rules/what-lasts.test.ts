import { describe, expect, test } from '@jest/globals';
import { extractFacts } from './extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map((fact) => fact.text);

describe('of the moment, and its twin that lasts', () => {
  test.each([
    ['my brain is fried', 'my brain is wired for pictures, so draw a diagram first'],
    ["I'm exhausted", "I'm exhausted since I started on the night shift"],
    ['I need a coffee', 'I drink three coffees a day'],
    ['my eyes hurt', 'I get migraines from bright screens'],
    ["I'm in a hurry", "I'm in a choir"],
    ["let's agree on a time", "let's agree on naming branches after tickets"],
    ['You can find a way', 'You can find the fixtures in tests/data'],
    ['gotta pick up the kids', 'I pick up the kids at four, so no meetings after three'],
    ["I've been staring at this all day", "I've been a developer since 2009"],
    ["I'll ask a colleague", "I'll be in Madrid next week"],
    ['the text gets cut off at the bottom', 'the text must be at least 16px'],
    ['dropdown opens behind the modal', 'links open in a new tab'],
    ['cursor disappears when I type', 'The login screen uses a magic link.'],
    ['compiler is yelling at me', 'the parser is hand-written'],
    ['getting a 500 now', 'the API returns 409 when a slug is taken'],
    ['my headphones died', 'my headphones are Sony'],
    ['I was talking about the other function', 'I meant staging, not production'],
    ['before I forget', 'before you touch migrations ask Omar'],
    ['the first option sounds good', 'the first version was written by interns'],
    ['sounds fishy', 'it was DNS: the resolver cached a stale record'],
    ["don't judge me", "don't commit without asking"],
    ['no need to explain', 'no abbreviations in names'],
    ["that's enough for today, my brain is mush", "that's enough for today. tomorrow I migrate the wiki"],
    ['mein Kopf raucht', 'mein Hund heißt Balu'],
    ['je suis crevé, on continue demain', 'je suis végétarien'],
    ['me explota la cabeza', 'tengo dos hijas'],
    ['el botón no hace nada', 'el botón usa el color corporativo'],
    ['sono stanco morto', 'abito a Bologna'],
    ['голова уже не варит', 'мы пишем на Kotlin'],
    ['我脑子不转了', '我不喝咖啡'],
    ['ボタンが反応しません', 'コーヒーは飲みません'],
    ['머리가 안 돌아가네', '저는 밤에 일해요'],
  ])('%s / %s', (passing, lasting) => {
    expect(textsOf(`user: ${passing}`)).toEqual([]);
    expect(textsOf(`user: ${lasting}`)).toHaveLength(1);
  });
});

describe('what is asked for and lasts', () => {
  test.each([
    "user: Let's do server-side rendering.",
    "user: let's move the images to a CDN",
    "user: let's have one repo per service",
    "user: let's send the newsletter on Sundays",
    "user: please let's agree that nobody edits prod by hand, me included",
    'user: make the session lifetime 12 hours',
    'user: limit uploads to 40 MB',
    'user: do not use lodash',
    'user: answer in French',
    'user: write commit messages in the imperative',
    'user: stop apologising',
    'user: ask me before you delete anything',
    'user: if a test is flaky, delete it',
    'user: less prose, more code',
    'user: metric units only',
    'user: Put the rate limiter in front of the auth check, not behind it.',
    'user: test on Safari too, half of our users are there',
    'user: four spaces for nested lists',
    'user: tabs. always tabs.',
    'user: Ulf, Mia and Rosa share one licence.',
    'user: squash merges only',
    'user: dark theme everywhere',
    'user: Start the poller with `uv run poller --queue=fast`',
    'user: exactly: three regions, Milan, Reno and Osaka, no more',
    'user: set CACHE_LEVEL=off locally',
    'user: The trainee starts in two weeks.',
    "user: I've been at this firm for six years",
    'user: I want you to act as a picky editor, since I publish alone.',
    'user: do it in Go then, the team knows it better than Rust',
    'user: bitte keine Emojis in Commits',
  ])('%s', (message) => {
    expect(textsOf(message)).toHaveLength(1);
  });
});

describe('what lasts', () => {
  test.each([
    'user: The cellar key hangs behind the clock.',
    'user: Test files sit beside the source and end in .spec.ts',
    'user: you can reset the sandbox with `./scripts/reset.sh --hard`',
    'user: make dev starts everything',
    'user: retries back off exponentially up to a minute',
    'user: deploying to staging is just `just ship staging`',
    'user: prod has three replicas',
    'user: wait, Ines is the owner now',
    'Lotte: Ik ben terug naar Utrecht verhuisd',
    'assistant: The auditor signs in with a hardware key.',
    "assistant: I'd pin the linker, because the new one drops symbols.",
    'user: first: never force-push.',
    'assistant: The scheduler retries three times and then gives up.',
  ])('%s', (message) => {
    expect(textsOf(message)).not.toEqual([]);
  });

  test.each([
    ['user: Never use default exports.', ['Never use default exports.']],
    ['user: tabs please', ['tabs please']],
    ['user: tabs, not spaces', ['tabs, not spaces']],
    ["user: We're a team of five.", ["We're a team of five."]],
    ['user: CI uses the same flake.', ['CI uses the same flake.']],
    ["user: I'm preparing for the AWS architect exam", ["I'm preparing for the AWS architect exam"]],
    ['user: ask Leo about anything Kafka', ['ask Leo about anything Kafka']],
    ['user: Env:\n- OS: Fedora 41\n- Shell: fish', ['Env: OS: Fedora 41', 'Env: Shell: fish']],
    ['user: Remember to run `pnpm lint` before every commit.', ['Remember to run `pnpm lint` before every commit.']],
    [
      'assistant: Fixed the race in `src/queue.ts` by adding a mutex.',
      ['Fixed the race in `src/queue.ts` by adding a mutex.'],
    ],
    [
      'assistant: ERR_SSL_9042 was caused by an expired certificate.',
      ['ERR_SSL_9042 was caused by an expired certificate.'],
    ],
    ['user: Search belongs to the platform team.', ['Search belongs to the platform team.']],
    ["user: I'm getting back to Rust in May 2027", ["I'm getting back to Rust in May 2027"]],
    ['Nina: That pottery class was so calming!', ['That pottery class was so calming!']],
    ['Nina: Look! [shares a photo: a bowl on a wooden table]', ['[shares a photo: a bowl on a wooden table]']],
    ['user: Did you know I adopted a cat?', ['I adopted a cat']],
    ["user: I'm 29 and planning to move to Berlin, can you help?", ["I'm 29 and planning to move to Berlin"]],
    ["user: Which index fits, since we're on Postgres 16?", ["we're on Postgres 16"]],
    ['user: Wir nutzen pnpm, npm war zu langsam.', ['Wir nutzen pnpm, npm war zu langsam.']],
    ['user: Vivo en Quito. ¡Gracias!', ['Vivo en Quito.']],
    ['user: 我们使用 pnpm。谢谢！', ['我们使用 pnpm。']],
  ])('%s', (message, texts) => {
    expect(textsOf(message)).toEqual(texts);
  });

  test('a brief recap of many facts is none', () => {
    const facts = [
      'We decided on pnpm.',
      'The API runs on port 4000.',
      'The database is Postgres 16.',
      'Tests run with Jest.',
      'The deploy target is Fly.io.',
      'Ines owns the billing service.',
      'Releases happen on Tuesdays.',
      'The frontend uses Svelte.',
      'The CI is GitHub Actions.',
      'The logs go to Loki.',
    ];
    expect(textsOf(`assistant: ${facts.join(' ')}`)).toEqual(facts);
  });

  test('a long reply is packed by its sections', () => {
    const steps = ['Billing', 'Search', 'Imports', 'Mail', 'Reports'].map(
      (title) =>
        `1. **${title}**\n   - Runs on two nodes in Frankfurt since we left Heroku.\n   - Ines owns it and reviews its migrations.`,
    );
    const texts = textsOf(
      `assistant: Here is what we settled for our services:\n\n${steps.join('\n\n')}\n\nLet me know how it goes!`,
    );
    const told = 'Runs on two nodes in Frankfurt since we left Heroku. Ines owns it and reviews its migrations.';
    expect(texts).toEqual([`Billing: ${told} Search: ${told} Imports: ${told}`, `Mail: ${told} Reports: ${told}`]);
  });

  test.each([
    [
      '## Next.js\n- port 3000 in dev\n## Nuxt\n- port 4000 in dev',
      ['Next.js: port 3000 in dev', 'Nuxt: port 4000 in dev'],
    ],
    ['Here you go:\n\n- CI moved to GitHub Actions.', ['CI moved to GitHub Actions.']],
    ['I checked the machine before:\n\n- the data disk is at `/mnt/scratch`', ['the data disk is at `/mnt/scratch`']],
  ])('a heading that names something is kept, one that announces is not: %j', (reply, expected) => {
    expect(textsOf(`assistant: ${reply}`)).toEqual(expected);
  });

  test.each([
    ['I raised the pool to 40 in `db.yml`:', 'I raised the pool to 40 in `db.yml`.'],
    ['I raised the pool to 40 in db.yml:', 'I raised the pool to 40 in db.yml.'],
    ['**Fix:** the lock is taken per shelf:', 'Fix: the lock is taken per shelf.'],
    ['So the pool holds 40 connections:', 'So the pool holds 40 connections.'],
    ['The worker reads its queue from QUEUE_NAME:', 'The worker reads its queue from QUEUE_NAME.'],
    ['I changed the key to the font path only:', 'I changed the key to the font path only.'],
    ['I set up the file like this:', null],
    ['You can see it in Postgres like this:', null],
    ['Here is db.yml:', null],
    ['The pool in db.yml looks like this:', null],
    ['Then:', null],
  ])('what was done is told right above its code: %s', (told, fact) => {
    expect(textsOf(`assistant: ${told}\n\n\`\`\`yaml\npool: 40\n\`\`\``)).toEqual(fact === null ? [] : [fact]);
  });

  test('a shorter one is not, and what it says keeps its headings', () => {
    const texts = textsOf(
      'assistant: Here is what we have:\n\n## Relay\nThe relay polls the outbox every 500 ms.\n\n## Why not Debezium\nDebezium was ruled out because of the WAL settings of RDS.',
    );
    expect(texts).toEqual([
      'Relay: The relay polls the outbox every 500 ms.',
      'Why not Debezium: Debezium was ruled out because of the WAL settings of RDS.',
    ]);
  });
});

describe('what stands alone', () => {
  test.each([
    [['assistant: Do you prefer tabs or spaces?', 'user: Spaces.'], ['Do you prefer tabs or spaces? Spaces.']],
    [['assistant: Do you deploy from main?', 'user: yes'], ['Do you deploy from main? yes']],
    [['assistant: Shall I continue?', 'user: yes'], []],
    [
      ['assistant: Should I run the linter before a commit?', 'user: yes, always'],
      ['Should I run the linter before a commit? yes, always'],
    ],
    [['Ben: How long have you had it?', 'Eva: Three years.'], ['How long have you had it? Three years.']],
    [['Ben: What did you buy?', 'Eva: I bought a kayak.'], ['I bought a kayak.']],
  ])('an answer and its question: %j', (messages, texts) => {
    expect(textsOf(...messages)).toEqual(texts);
  });

  test.each([
    [
      'My brother Jon moved to Oslo. He works as a cook.',
      ['My brother Jon moved to Oslo.', 'My brother Jon works as a cook.'],
    ],
    ['Priya leads the data team, her backup is Owen.', ['Priya leads the data team', "Priya's backup is Owen."]],
    ['Sasha met Kim last May in Rome. She works as a cook.', undefined],
  ])('who "she" or "he" is: %s', (message, texts) => {
    const found = textsOf(message);
    if (texts !== undefined) expect(found).toEqual(texts);
    else expect(found.join(' ')).toContain('She works as a cook.');
  });

  test.each([
    'We moved the queue to Redis. That cut the latency in half.',
    'Ben set up the new VPN. Works on Mac only.',
    "I'm allergic to penicillin. Also gluten, mildly.",
  ])('a statement that hangs on the one before stays with it: %s', (message) => {
    expect(textsOf(message)).toEqual([message]);
  });
});

test("a weekday that heads a line of an agent's plan is no date", () => {
  const facts = extractFacts({
    messages: ['assistant: **Monday**: yoga for 30 minutes', 'user: Monday: demo for the board'],
    anchorDate: '2026-03-18',
  });
  expect(facts.map((fact) => fact.event !== null)).toEqual([false, true]);
});

test.each(['**Sábado**: anatomía', 'Mardi : révision'])('nor in other languages: %s', (line) => {
  const facts = extractFacts({ messages: [`assistant: Plan:\n- ${line}`], anchorDate: '2026-03-18' });
  expect(facts).toMatchObject([{ event: null }]);
});

test('a message names a date even where the sentence with it is not kept', () => {
  const facts = extractFacts({
    messages: ['user: Can we talk tomorrow? The API is written in Go.'],
    anchorDate: '2026-03-18',
  });
  expect(facts).toMatchObject([{ text: 'The API is written in Go.', event: null, messageNamesDate: true }]);
});

test('nothing twice within a call', () => {
  expect(textsOf('user: We use pnpm.', 'assistant: Noted.', 'user: we use  PNPM')).toEqual(['We use pnpm.']);
});

describe('plain facts of a user, whose first words could be a report or a request', () => {
  test.each([
    'Push notifications go through OneSignal.',
    'The main branch is called master.',
    'New migrations are reviewed by the DBA.',
    'Deleted users stay in the table for 30 days.',
    'generated clients go to `gen/`',
    'Jobs are queued in RabbitMQ',
    'Sam said that the server is slow.',
    'I hardly drink.',
    'Started learning the cello in January',
    'For packages, we use pnpm.',
  ])('%s', (text) => {
    // Dates are added in brackets.
    expect(textsOf(`user: ${text}`).map((memory) => memory.slice(0, text.length))).toEqual([text]);
  });
});

test('a line of a log behind its lead-in is left', () => {
  expect(textsOf('user: here is the log: [2026-03-01 12:00:01] ERROR connection refused at 10.0.0.5:5432')).toEqual([]);
});

describe('what lasts in few words', () => {
  test('items with a label of their own', () => {
    expect(textsOf('user: Conventions\n- quotes: single\n- semicolons: never')).toEqual(
      expect.arrayContaining(['Conventions: quotes: single', 'Conventions: semicolons: never']),
    );
  });

  test.each([
    'Retry with exponential backoff and jitter.',
    'Retry failed webhooks up to 8 times.',
    'I can swim but not dive.',
    'Lint warnings fail the build',
    'Reviewers respond within one working day.',
    'Mock nothing but the network.',
    'Build: Gradle 8.7',
    'Versions we pin: Ruby 3.3.4',
    'Set `MAX_POOL=25` on staging',
  ])('%s', (said) => {
    expect(textsOf(`user: ${said}`)).toEqual([said]);
  });

  test.each(['Retry.', 'retry with the new token', 'tests fail on CI', 'set `x` to that'])('not: %s', (said) => {
    expect(textsOf(`user: ${said}`)).toEqual([]);
  });

  test.each([
    'For the cache, which TTL do we use?',
    'About the retry logic: how many attempts do we make?',
    'In production, do we use the same bucket or a different one for the nightly exports of the finance team?',
  ])('what a question is about is no fact: %s', (said) => {
    expect(textsOf(`user: ${said}`)).toEqual([]);
  });
});

test.each([
  'Ines: den schlüssel zum keller hat jetzt jonas, und die heizung geht seit gestern wieder',
  'Nuria: mi primo vende la furgoneta y se queda con la moto hasta que nazca la niña',
  'Bas: kan niet tillen vanwege mijn rug, dus de verhuizing doet mijn broer zonder mij',
])('what friends tell at some length in another language is kept: %s', (message) => {
  expect(textsOf(message)).not.toEqual([]);
});

test('but not their moods', () => {
  expect(textsOf('Uwe: was für ein tag, ich bin völlig fertig')).toEqual([]);
});

test('what an agent chose, and why', () => {
  const because = 'I chose cursors over offsets, because rows come in while clients page through them.';
  expect(textsOf(`assistant: ${because}`)).toEqual([because]);
  expect(textsOf('assistant: I went with the next file.')).toEqual([]);
});

test('a message that broke off', () => {
  expect(textsOf('assistant: The reason this happens is that the')).toEqual([]);
});
