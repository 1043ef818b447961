import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

describe('transcripts of agents', () => {
  test('the title of a change is told', () => {
    const change = 'assistant: # Switch the mailer from SMTP to SES\n\n## Why\nSMTP dropped mails over 10 MB.';
    expect(textsOf(change)[0]).toBe('Switch the mailer from SMTP to SES');
    expect(textsOf('assistant: # Add a page\n\n## Steps\nOpen the menu.').join(' ')).not.toContain('Add a page');
  });

  test('what cures a fault is told with its cause, and the edit that was asked for is not', () => {
    expect(
      textsOf(
        'user: jobs run twice',
        'assistant: Both replicas start the scheduler. I put the scheduler behind a leader lease in Redis with a TTL of 15 s.',
      ).slice(-2),
    ).toEqual([
      'Both replicas start the scheduler.',
      'I put the scheduler behind a leader lease in Redis with a TTL of 15 s.',
    ]);
    expect(textsOf('user: make the button blue', 'assistant: I changed the button to #0044ff.')).toEqual([]);
  });

  test('a title that says what is done or in place is told with what is under it, and "done" alone is not', () => {
    const [first, second] = ['exporter for the invoices on Hetzner', 'importer for bank files'];
    const under = (title: string): string[] => textsOf(`assistant: ${title}:\n- ${first}\n- ${second}`);
    expect(under('Finished')).toEqual([`Finished: ${first}`, `Finished: ${second}`]);
    expect(under('In place')).toEqual([`In place: ${first}`, `In place: ${second}`]);
    for (const title of ['Done', 'All set', 'Everything is in place']) expect(under(title)).toEqual([first, second]);
  });

  test('a summary that goes on with a session keeps what it says', () => {
    const summary =
      'assistant: This session is being continued from a previous one. Summary:\n\n1. **Decision** – mails go out through SES.\n2. **Limit** – a mail may be at most 20 MB.';
    expect(textsOf(summary).join(' ')).toMatch(/SES.*20 MB/);
  });

  test('what is for the record stands behind the talk of it', () => {
    expect(textsOf('user: you forgot it again 🙄 so, for the record: we rebase everything here.')).toEqual([
      'we rebase everything here.',
    ]);
  });

  test('haste before a fact, and work behind it, are left', () => {
    expect(textsOf("user: ok let's make this quick, my son Piet has his swimming gala tonight")[0]).toMatch(
      /^my son Piet/,
    );
    expect(textsOf('user: build 77 went to testflight on monday, so branch from that tag')[0]).toMatch(
      /^build 77 went to testflight on monday \(2026-03-16\)$/,
    );
    expect(textsOf('user: the schema is frozen until May, so never touch it').join(' ')).toContain('never touch it');
  });

  test.each([
    ["user: emulator doesn't jump to the app"],
    ['assistant: Following our convention I start the server with `make up`.'],
    ['assistant: Is that dead code?', 'user: yeah dead.'],
    ['user: take [secret:github_token]'],
  ])('of the work at hand: %s', (...messages) => {
    expect(textsOf(...messages)).toEqual([]);
  });

  test('the one who insists stays with what they insist on', () => {
    expect(textsOf("user: the minimum is iOS 16, product won't drop it")).toHaveLength(1);
  });

  test('"zij" on holiday is a person', () => {
    expect(textsOf('user: de kassa is van Lotte, en zij is volgende week op vakantie')[1]).toMatch(/^Lotte is/);
  });
});

describe('answers in words of their own', () => {
  const asked = 'assistant: Which region should the mail cluster live in?';
  test.each([
    ["um Dublin yeah let's do Dublin", "Which region should the mail cluster live in? Dublin yeah let's do Dublin"],
    ["let's go with Dublin", "Which region should the mail cluster live in? let's go with Dublin"],
    [
      'eu-west-1, cheapest and close enough',
      'Which region should the mail cluster live in? eu-west-1, cheapest and close enough',
    ],
  ])('%s', (said, fact) => {
    expect(textsOf(asked, `user: ${said}`)).toEqual([fact]);
  });

  test('of the next step nothing is kept', () => {
    expect(textsOf('assistant: Which file should I start with?', "user: let's do the parser").join(' ')).not.toContain(
      '?',
    );
  });

  test.each([
    ['Ida: are you still at Novatek?', 'Jon: no, left in august', /^are you still at Novatek\? no, left in august/],
    [
      'assistant: Should the old pages stay in?',
      'user: nah take them out but leave the imprint in until May',
      /^Should the old pages stay in\? nah/,
    ],
    ['Ida: who keeps goal then?', 'Jon: Rune, coach asked him already', /^who keeps goal then\? Rune/],
  ])('%s %s', (question, answer, fact) => {
    expect(textsOf(question, answer)[0]).toMatch(fact);
  });

  test('"which one" asks of what was named', () => {
    const [news, which] = textsOf(
      'Ida: remember the sewing class I told you about? I signed up yesterday',
      'Jon: ooh, which one',
      'Ida: the one at Mill & Thread, every friday evening',
    );
    expect(news).toMatch(/^the sewing class I told you about: I signed up yesterday/);
    expect(which).toMatch(/^which sewing class\? the one at Mill/);
  });

  test.each([
    [
      '## Option 1: a cron job\nCheap.\n\n## Option 2: a worker with a queue\nSafe.\n\nWhich do you prefer?',
      'option 2. nobody wants cron',
    ],
    ['**Option A** – a cron job\n**Option B** – a worker with a queue\n\nWhich one?', 'b, cron drifts'],
    ['I see two: (a) a cron job, or (b) a worker with a queue. Which do you prefer?', 'the second one'],
  ])('an option is told by what it is: %j %s', (offered, said) => {
    expect(textsOf(`assistant: ${offered}`, `user: ${said}`).join(' ')).toContain('a worker with a queue');
  });

  test.each(["Jon: that last one won't survive the week", 'Jon: nothing comes close', 'Jon: which one'])(
    'of what was just told: %s',
    (said) => {
      expect(textsOf(said)).toEqual([]);
    },
  );

  test('what one always has is kept, however short', () => {
    expect(textsOf('Ida: and tabs. always tabs.')).toEqual(['always tabs.']);
  });
});

test('what an agent explains stays with its reason, sentence by sentence', () => {
  const cause = 'The uploads fail because nginx limits a body to 1 MB, and the office scanner sends files of 4 MB.';
  const reply = [
    'I looked at the logs of the last week and compared them with the times at which the clerks complained.',
    cause,
    'I raised the limit in the local configuration and ran the upload tests again, which are green.',
  ].join(' ');
  expect(textsOf('user: why do uploads fail?', `assistant: ${reply}`)).toEqual([cause]);
});

test('a title of what is offered, or that says that all is done, is none of what follows', () => {
  const advised = 'I recommend the second one, since the first needs a new key for each of the four regions.';
  expect(
    textsOf(
      `assistant: **Options**\n\n1. Widen the window to 9 days, which costs 12 % more a run.\n2. Count in UTC everywhere.\n\n${advised}`,
    ),
  ).toContainEqual(advised);
  expect(
    textsOf('assistant: All set:\n\n- `src/limits.ts`: reads the limit from `config.ts`\n- no retry'),
  ).toContainEqual('`src/limits.ts`: reads the limit from `config.ts`');
});

test.each([
  ["I've addressed the mail to Katharina Mayer.", "I've addressed the leak by closing the pool in `src/db.ts`."],
  ['I drafted the letter to Dr. Bloch in German.', 'I drafted the schema of the orders in `db/schema.sql`.'],
  ['And a 404 for the unknown id.', 'A 404 means that the tenant was deleted by the nightly job.'],
])('how an agent wrote what was asked for, and what came back: %s / %s', (passing, lasting) => {
  const told = (text: string) => extractFacts({ messages: [`assistant: ${text}`], anchorDate: '2026-03-18' });
  expect(told(passing)).toEqual([]);
  expect(told(lasting)).toHaveLength(1);
});
