import { describe, expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

describe('rules noted down without a verb', () => {
  test.each<[string, string[]]>([
    ['specs beside the code, mocks in `__mocks__`', ['specs beside the code', 'mocks in `__mocks__`']],
    ['specs below the code, dumps never committed', ['specs below the code', 'dumps never committed']],
    [
      'one route per file, max 200 lines, no circular imports',
      ['one route per file', 'max 200 lines', 'no circular imports'],
    ],
    ['double quotes, no default exports, named params', ['double quotes', 'no default exports', 'named params']],
    ['no var in new code, use the wrapper from `@orb/env`', ['no var in new code', 'use the wrapper from `@orb/env`']],
    [
      'Meeting at 9:15, demo on Fridays, cleanup every Thursday',
      ['Meeting at 9:15', 'demo on Fridays', 'cleanup every Thursday'],
    ],
    ['no axios, ky is fine', ['no axios', 'ky is fine']],
    ['no wildcard imports, no side effects in modules', ['no wildcard imports', 'no side effects in modules']],
  ])('%s', (sentence, notes) => {
    expect(splitClauses(sentence)).toEqual(notes);
  });

  test.each([
    'two replicas in Paris, one in Lyon',
    'release in September, no promise',
    'test on Safari too, half of our users are there',
    'milk, eggs and bread for breakfast',
    'no idea, since the logs are gone',
  ])('stays whole: %s', (sentence) => {
    expect(splitClauses(sentence)).toEqual([sentence]);
  });

  test('people who talk to each other note down no rules', () => {
    expect(splitClauses('no phones, no laptops', 'person')).toEqual(['no phones, no laptops']);
  });
});

describe('said once, meant twice', () => {
  test.each<[string, string[]]>([
    ['Local uses port 3100, the preview 4100', ['Local uses port 3100', 'the preview uses 4100']],
    ['Limits are 20s, workers 4, sampling adaptive.', ['Limits are 20s', 'workers are 4', 'sampling is adaptive.']],
    [
      'The sync runs daily (it is slow) and the backup weekly.',
      ['The sync runs daily (it is slow)', 'the backup runs weekly.'],
    ],
    [
      'The TTL is 5 minutes for menus but 20 seconds for stock',
      ['The TTL is 5 minutes for menus', 'The TTL is 20 seconds for stock'],
    ],
    [
      'Invoices go out through SES as well as letters through Lob.',
      ['Invoices go out through SES', 'letters go out through Lob.'],
    ],
    [
      'Start the proxy with `make px`, the broker with `make mq`.',
      ['Start the proxy with `make px`', 'Start the broker with `make mq`.'],
    ],
    [
      'Prefix buckets with `b_` and tag every row with its owner',
      ['Prefix buckets with `b_`', 'tag every row with its owner'],
    ],
    [
      'I switched from Emacs to Zed in 2023 and from Bash to Fish last spring',
      ['I switched from Emacs to Zed in 2023', 'I switched from Bash to Fish last spring'],
    ],
    [
      'I have a call with sales on Friday, a vet appointment on Monday',
      ['I have a call with sales on Friday', 'I have a vet appointment on Monday'],
    ],
    ["I'm a welder, have three dogs and live in Turku.", ["I'm a welder", 'I have three dogs', 'I live in Turku.']],
    ["I'm vegan and allergic to latex", ["I'm vegan", "I'm allergic to latex"]],
    [
      'We run two regions: eu-2 in Milan, us-2 in Reno.',
      ['We run two regions: eu-2 in Milan', 'We run two regions: us-2 in Reno.'],
    ],
    [
      'Ida, who joined in May, leads sales, and Otto, who came from Bosch, leads support.',
      ['Ida leads sales', 'Ida joined in May', 'Otto leads support.', 'Otto came from Bosch'],
    ],
    [
      'Mongo is at mongo.test in staging but at mongo.live in production',
      ['Mongo is at mongo.test in staging', 'Mongo is at mongo.live in production'],
    ],
    [
      'live is still on Go 1.21, test moved to 1.24 last month',
      ['live is still on Go 1.21', 'test moved to 1.24 last month'],
    ],
    ['boots take 40 seconds, restarts about 5', ['boots take 40 seconds', 'restarts take about 5']],
    ['Streams are named `a.noun`, groups `a-verb`.', ['Streams are named `a.noun`', 'groups are named `a-verb`.']],
    ['O painel está na Render e o worker na Railway.', ['O painel está na Render', 'o worker está na Railway.']],
    ['The draft is due on 7 April, the text on 4 May.', ['The draft is due on 7 April', 'the text is due on 4 May.']],
    [
      'Guests get 2 seats, members 6, sponsors unlimited.',
      ['Guests get 2 seats', 'members get 6', 'sponsors get unlimited.'],
    ],
    [
      'I have a diploma in optics, speak Tamil and used to live in Lodz',
      ['I have a diploma in optics', 'I speak Tamil', 'I used to live in Lodz'],
    ],
    [
      'Die Texte liegen in content/, das Theme in themes/base und die Skripte in bin/.',
      ['Die Texte liegen in content/', 'das Theme liegen in themes/base', 'die Skripte liegen in bin/.'],
    ],
    ['我住在杭州，有一只狗', ['我住在杭州', '有一只狗']],
  ])('%s', (sentence, clauses) => {
    expect(splitClauses(sentence)).toEqual(clauses);
  });

  test.each([
    "I'm using Flask and Bootstrap 5 for the UI",
    "They're planning to ski, try the food, and enjoy the view",
    'I worked from 9 to 12 and from 14 to 18',
  ])('stays whole: %s', (sentence) => {
    expect(splitClauses(sentence)).toEqual([sentence]);
  });
});

test.each([
  [
    'for all future commits: i hate emojis, subject lines under 50 chars, and dont touch vendor/',
    [
      'for all future commits: i hate emojis',
      'for all future commits: subject lines under 50 chars',
      'for all future commits: dont touch vendor/',
    ],
  ],
  [
    'for all future commits: i hate emojis, subjects under 50 chars, and dont touch vendor/, Milo is moving it',
    [
      'for all future commits: i hate emojis',
      'for all future commits: subjects under 50 chars',
      'for all future commits: dont touch vendor/, Milo is moving it',
    ],
  ],
  [
    'whenever you review a diff keep it to 2 comments max, and no praise in reviews',
    ['whenever you review a diff keep it to 2 comments max', 'no praise in reviews'],
  ],
  ['we have two cats, and no dogs in the flat', ['we have two cats, and no dogs in the flat']],
  [
    'never start the whole stack, only the db container, and the cluster is in Dublin',
    ['never start the whole stack, only the db container', 'the cluster is in Dublin'],
  ],
  [
    'three wishes: keep replies short, no tables, and prefer psql over the console',
    ['three wishes: keep replies short', 'three wishes: no tables', 'three wishes: prefer psql over the console'],
  ],
  [
    'two rules for how you work with me here: no guesses, ask before you delete files',
    [
      'two rules for how you work with me here: no guesses',
      'two rules for how you work with me here: ask before you delete files',
    ],
  ],
])('wishes that were told to be several: %s', (sentence, parts) => {
  expect(splitClauses(sentence)).toEqual(parts);
});

test.each([
  ['dont use ramda, remeda is ok, and pls no lodash', ['dont use ramda', 'remeda is ok', 'pls no lodash']],
  [
    'prefer tables over grids, avoid inline styles, keep icons monochrome',
    ['prefer tables over grids', 'avoid inline styles', 'keep icons monochrome'],
  ],
])('three and more rules: %s', (sentence, parts) => {
  expect(splitClauses(sentence)).toEqual(parts);
});

test('not what is no wish', () => {
  expect(splitClauses('use ramda, never lodash')).toHaveLength(1);
  expect(splitClauses('three sisters: one in Riga, no brothers, and twins')).toHaveLength(1);
});

test.each<[string, string[]]>([
  [
    'Conventions here are: kebab-case files, named exports, no barrel files',
    [
      'Conventions here are: kebab-case files',
      'Conventions here are: named exports',
      'Conventions here are: no barrel files',
    ],
  ],
  ['The colours are: red, green and blue', ['The colours are: red, green and blue']],
])('a plural with its copula is a label: %s', (sentence, parts) => {
  expect(splitClauses(sentence)).toEqual(parts);
});
