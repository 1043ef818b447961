import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { outOfProportion } from '../testing/processor-time.js';
import { canonicalWording } from './canonical-wording.js';

describe('says the same', () => {
  test.each([
    ['We use pnpm for package management.', 'For package management, we use pnpm'],
    ['We deploy to production on Fridays', 'On Fridays we deploy to production'],
    ['The job moves rows to S3 every night', 'Every night, the job moves rows to S3'],
    ["We're using pnpm", 'we use pnpm.'],
    ['The API runs on port 8080', 'API runs on port 8080!'],
    ['The API is running on port 8080', 'The API runs on port 8080'],
    ["I don't like tabs", 'I do not like tabs'],
    ["I'm allergic to nuts", 'I am allergic to nuts'],
    ['Tests are run with jest', 'tests run with jest'],
    ['Olga wrote the importer', 'The importer was written by Olga'],
    ['The importer calls the parser', 'The parser is called by the importer'],
    ['Our team uses Jira for tickets', 'Jira is used for tickets by our team'],
    ['Olga built the panel in 2022', 'The panel was built by Olga in 2022'],
    ['My dog is called Rex', "My dog's name is Rex"],
    ['The name of my dog is Rex', 'My dog is named Rex'],
    ["The app's main colour is red", 'The main color of the app is red'],
    ['Ramen is my favourite food', 'My favorite food is ramen'],
    ['The tests take 12 minutes', 'The tests take twelve mins'],
    ['The timeout is 30s', 'The timeout is 30 seconds'],
    ['The limit is 1,000 rows', 'The limit is 1000 rows'],
    ['The price is €20', 'The price is 20 euros'],
    ['The job runs at 3 in the morning', 'The job runs at 3am'],
    ['My birthday is June 3rd', 'My birthday is on the 3rd of June'],
    ['We deploy every Friday', 'We deploy on Fridays'],
    ['We must rotate the keys', 'We have to rotate the keys'],
    ['We support Firefox, Chrome and Safari', 'We support Chrome, Safari and Firefox'],
    ['The office is located in Ghent', 'The office is in Ghent'],
    ['The flag is turned off in production', 'In production the flag is disabled'],
    ['By the way, the build needs Node 20', 'The build needs Node 20'],
    ['We freeze releases until next Friday', 'Until next Friday we freeze releases'],
    ['We use pnpm and Turbo for packages', 'For packages, we use pnpm and Turbo'],
    [
      'Jonas migrated the wiki last week (2026-03-09 to 2026-03-15)',
      'Last week (2026-03-09 to 2026-03-15), Jonas migrated the wiki.',
    ],
    ['Retry and notify me if the tests fail', 'If the tests fail, retry and notify me'],
    ['The API runs on **port 8080**.', 'the api runs on port 8080'],
    ['The API runs on `port 8080` — "always"!', 'The API runs on (port 8080), always'],
    ['The cookie is called `session_id`.', 'the cookie is called "session_id"'],
    ['We always pass `--force`', 'We always pass --force.'],
    ['The service is written in C++.', 'The service is written in **C++**'],
    ['My email is ana@example.org', 'My e-mail is ana@example.org.'],
    ['The price is 20€', 'The price is 20 euros'],
    ['We use config.ts for settings', 'For settings, we use config.ts'],
  ])('%s = %s', (one, other) => {
    expect(canonicalWording(one)).toBe(canonicalWording(other));
  });
});

describe('says something else', () => {
  test.each([
    ['The parser calls the lexer', 'The lexer calls the parser'],
    ['The parser calls the lexer', 'The parser is called by the lexer'],
    ['Ana called my sister', 'My sister Ana called'],
    ['Called Ana', 'Ana called'],
    ['We use npm', 'We used npm'],
    ['We use npm', 'We do not use npm'],
    ['We use npm', 'Do we use npm?'],
    ['Map port 8080 to 3000', 'Map port 3000 to 8080'],
    ['We moved from npm to pnpm', 'We moved from pnpm to npm'],
    ['Ana reports to Ben', 'Ben reports to Ana'],
    ['I prefer tabs over spaces', 'I prefer spaces over tabs'],
    ['I like tea', 'You like tea'],
    ['I bought a bike', 'I bought bikes'],
    ['My cats like fish', 'My cat likes fish'],
    ['The build is old', 'The building is old'],
    ['Ana is paid', 'Ana paid'],
    ["We're moving to Porto", 'We move to Porto'],
    ['All squares are rectangles', 'All rectangles are squares'],
    ['The job runs at 3 am', 'The job runs at 3 pm'],
    ['The job runs at 3 am', 'The job runs at 3'],
    ['The price is $20', 'The price is €20'],
    ['Retry when errors > 3', 'Retry when errors < 3'],
    ['Skip rows where x = 1', 'Skip rows where x != 1'],
    ['The dog was bitten by the man', 'The man was bitten by the dog'],
    ['Ana is with Ben in Rome', 'Ben is with Ana in Rome'],
    ['The bug is in parseDate', 'The bug is in parsedate'],
    ['The file is src/App.ts', 'The file is src/app.ts'],
    ['The order is Ana, Ben and Cleo', 'The order is Ben, Ana and Cleo'],
    ['Team A won', 'A team won'],
    ['We deploy every Friday', 'We deploy every other Friday'],
    ['We deploy on Friday', 'We deploy on Fridays'],
    ['The limit is about 10 MB', 'The limit is 10 MB'],
    ['The worker is called by Ana', 'The worker is called Ana'],
    ['The worker was stopped by Ana', 'The worker is stopped by Ana'],
    ['Version 2.1.3 is broken', 'Version 2.1.4 is broken'],
    ['C++ is allowed', 'C is allowed'],
    [
      'Our tests need 12 minutes without and 4 minutes with the cache',
      'With the cache our tests need 12 minutes and without 4 minutes',
    ],
    [
      'The API answers in 300 ms before and 90 ms after the index',
      'After the index the API answers in 300 ms and before in 90 ms',
    ],
    [
      'The API answers in 300 ms before and 90 ms after the index',
      'After the index the API answers in 300 ms before and 90 ms',
    ],
    ['Tabs for Python, spaces for Go', 'For Python spaces, for Go tabs'],
    ['Tabs for Python and spaces for Go', 'For Python spaces and for Go tabs'],
    ['Use tabs for Python, spaces otherwise', 'For Python spaces, otherwise use tabs'],
    ['We use tabs by default and spaces for Go', 'For Go we use tabs and by default spaces'],
    [
      'Our tests need 12 minutes with the cache and 4 otherwise',
      'With the cache 4 and otherwise our tests need 12 minutes',
    ],
    ['Backups go to S3 on Mondays and to Ghent on Fridays', 'On Fridays backups go to S3 and on Mondays to Ghent'],
    ['Use Jest and Playwright for unit and browser tests', 'Use Playwright and Jest for unit and browser tests'],
    ['!!!', '???'],
    ['We build with --configuration', 'We build with --config'],
    ['The settings are in documentation/colour.ts', 'The settings are in docs/color.ts'],
    ['The branch is step-two', 'The branch is step-2'],
    ['The function is called load_configuration', 'The function is called load_config'],
    ['We pass -f', 'We pass f'],
    ['We run it with --for tests', 'We run it with for tests'],
    ['The column is called e-mail-2', 'The column is called email-2'],
  ])('%s is not %s', (one, other) => {
    expect(canonicalWording(one)).not.toBe(canonicalWording(other));
  });
});

describe('names that differ only in their signs are as many facts', () => {
  test.each([
    ['The cookie is called', 'session_id', 'session-id', 'session id', 'session.id', 'sessionid'],
    ['The key is', 'user_id', 'user-id', 'user:id', 'user/id', 'userid'],
    ['The branch is called', 'feature/x', 'feature-x', 'feature_x', 'feature.x', 'feature x'],
    ['Alerts go to', '#general', '@general', '$general', '~general', 'general'],
    ['It is read from', '$HOME', 'HOME', '~/HOME', './HOME', '/HOME', '/HOME/'],
    ['We pass', '--force', '-force', 'force', '--force-with-lease'],
    ['The settings are in', '.env', 'env', '.env.local', '*.env'],
    ['The entry is', 'src/App.ts', 'src.App.ts', 'src\\App.ts', 'src/App-ts', 'src/App/ts', 'src App ts'],
    ['We write', 'C++', 'C', 'C#', 'C+'],
    ['The version is', '1.2.3', '1.23', '12.3', '1-2-3', '1 2 3', '1:2:3'],
    ['The state is', '✅', '❌', 'x'],
    ['The name is', 'कि', 'का', 'क'],
  ])('%s %s', (said, ...names) => {
    const wordings = names.map((name) => canonicalWording(`${said} ${name}.`));
    expect(new Set(wordings).size).toBe(names.length);
  });
});

describe('phrases', () => {
  const word = fc.constantFrom('red', 'blue', 'green', 'x1');
  const saying = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
  const opener = fc.constantFrom('for', 'with', 'without', 'before', 'after');

  test('the only one moves from end to end, other words do not', () => {
    fc.assert(
      fc.property(opener, saying, saying, (opens, sentence, rest) => {
        const place = `${opens} ${rest}`;
        const wording = canonicalWording(`${sentence} ${place}`);
        expect(canonicalWording(`${place} ${sentence}`)).toBe(wording);
        expect(canonicalWording(`${place}, ${sentence}`)).toBe(wording);
        const [first = '', ...others] = sentence.split(' ');
        const moved = [...others, first].join(' ');
        if (moved === sentence) return;
        expect(canonicalWording(moved)).not.toBe(canonicalWording(sentence));
        expect(canonicalWording(`${moved} ${place}`)).not.toBe(wording);
      }),
    );
  });

  test('of two each keeps its value, wherever they stand', () => {
    const orders = [
      (subject: string, [a, atA]: string[], [b, atB]: string[]) => `${subject} ${a} ${atA} and ${b} ${atB}`,
      (subject: string, [a, atA]: string[], [b, atB]: string[]) => `${atB} ${subject} ${b} and ${atA} ${a}`,
      (subject: string, [a, atA]: string[], [b, atB]: string[]) => `${atA} ${a}, ${atB} ${b}: ${subject}`,
      (subject: string, [a, atA]: string[], [b, atB]: string[]) => `${subject} ${a} ${atA}, ${b} ${atB}`,
    ];
    const order = fc.constantFrom(...orders);
    const pair = fc.uniqueArray(saying, { minLength: 2, maxLength: 2 });
    const openers = fc.uniqueArray(opener, { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(pair, openers, saying, order, order, ([a = '', b = ''], [one, other], thing, said, swapped) => {
        const [atOne, atOther] = [`${one} ${thing}`, `${other} ${thing}`];
        expect(canonicalWording(said('we need', [a, atOne], [b, atOther]))).not.toBe(
          canonicalWording(swapped('we need', [b, atOne], [a, atOther])),
        );
      }),
    );
  });
});

test('takes linear time', () => {
  const parts = [
    "a 's ",
    'is by ',
    'the x of the ',
    'A, A and ',
    'A and A for A and ',
    'for a, ',
    '(',
    '.',
    'uC/',
    '3 ',
    'prefer ',
    'a_',
    '-',
    '--a ',
    '*a ',
    '_a ',
    'a.b ',
    '\ue0001\ue001',
    'have moved ',
    'The a are stored ',
    'due date is ',
    'uses port 1 ',
  ];
  const module = new URL('./canonical-wording.js', import.meta.url);
  const texts = parts.map((part) => part.repeat(12_000));
  expect(outOfProportion({ module, name: 'canonicalWording' }, texts)).toEqual([]);
}, 60_000);
