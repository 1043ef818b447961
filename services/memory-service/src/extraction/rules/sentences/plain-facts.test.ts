import { expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';

/* The plainest things that anybody tells an agent, or an agent its user: whatever else is tuned, these are kept. */
test.each([
  'user: prefer composition over inheritance',
  'user: prefer tabs',
  'user: use tabs',
  'user: use single quotes',
  'user: we use tabs',
  'user: I like Rust',
  'user: my name is Jo',
  'user: I live in Oslo',
  'user: I work at Siemens',
  "user: I'm vegetarian",
  'user: I do not like tea',
  // Each much like what is said in passing.
  'user: the tiles are yellow',
  'user: Function names in camelCase please.',
  'user: class names without prefixes please',
  'user: We write docs in English as we speak it.',
  'user: new accounts are pending for 72 hours',
  "user: I'm number 14 in the queue for the allotment in Hoxton",
  "user: Safari lacks the API, so let's polyfill it",
  'user: Use Terraform for this deploy pipeline.',
  'user: Push experiments to a scratch branch, main is protected.',
  'user: we deploy from main, don’t we',
  'assistant: Invoices are typically sent by accounting.',
  'assistant: In Redis, sessions expire after an hour.',
  'assistant: Customers usually pay within two weeks.',
  'Ana: Layoffs at the port start on 4 May, that’s what the news says.',
  'Ana: Theo is moving back to Oslo, hang on.',
  'user: test ids are kebab-case, no camelcase ones anymore',
  'user: write down please: the client cert of the staging broker expires on 14 September.',
  'user: please note this: the boiler is a Vaillant',
  'user: whenever you explain a diff to me keep it to three lines',
  'user: when u summarise a pr use bullets only',
  'user: no tables in answers, my screen reader stumbles over them',
  'Ana: The parents meeting, which I have to chair this time, is on the first Monday of October.',
  'user: I do not drink coffee',
  "user: I'm allergic to nuts",
  'user: we deploy on Fridays',
  'user: our database is Postgres',
  'user: tests live in test/unit',
  'user: the API runs on port 8080',
  'user: staging is at https://staging.acme.dev',
  'user: never push to main',
  'user: always run the linter',
  'user: keep functions short',
  'user: answer in German',
  'user: the deadline is 12 December',
  'user: Priya owns billing',
  'user: we chose Redis over Memcached',
  'user: we rejected MongoDB',
  'user: the bug was a race in the cache',
  'user: fixed it by pinning node-gyp to 10',
  'user: my daughter is called Mia',
  'user: I have a cat',
  'user: I hate meetings before ten',
  'user: my laptop runs Arch',
  "user: we're on Node 20",
  'user: build with make release',
  'user: logs go to /var/log/app',
  'user: max upload is 40 MB',
  'user: we follow trunk based development',
  'user: no default exports',
  'user: commit messages in the imperative',
  'user: we use conventional commits',
  'user: my birthday is on 3 May',
  'assistant: The API runs on port 8080.',
  'assistant: Your Redis runs on port 6380.',
  'assistant: The config is in `config/app.yaml`.',
  'assistant: The tests live in `test/unit`.',
  'assistant: The project uses Vite 5.',
  'assistant: Your build needs Java 21.',
  'assistant: The bug was an off-by-one in `paginate()`.',
  'assistant: The crash was caused by a missing null check in `parse()`.',
  'assistant: I renamed the default branch to trunk.',
  'assistant: I set the timeout to 30 seconds.',
  'assistant: The team uses squash merges.',
  'assistant: The database is Postgres 16.',
  'assistant: Deploys happen from the `release` branch.',
  'assistant: The migration script is `scripts/migrate.sh`.',
  'assistant: Authentication uses JWTs signed with RS256.',
  'assistant: We agreed to use pnpm.',
  'assistant: The root cause was a stale cache entry.',
  'assistant: The service requires Python 3.11.',
  'assistant: The limit is 100 requests per minute.',
  'user: My favorite color is teal.',
  'user: Bob lives in Paris.',
  'user: Project Falcon uses Postgres.',
  'user: Employee 7 works in building 9.',
  'user: The secret code is ALPHA-123',
  'user: Tenant B keeps gold in the attic.',
  'user: The quick brown fox jumps over the lazy dog.',
  'user: The blue notebook belongs to Irina.',
  'user: Durability check: marker 8f3a.',
  'user: Item 42 costs 42 dollars.',
  'user: The launch is planned for June 2026.',
  'user: Zebras have stripes.',
])('%s', (message) => {
  const texts = extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);
  expect(texts).toHaveLength(1);
  expect(message.replace(/[.]$/, '')).toContain(texts[0]?.replace(/ \(.*$/, '').replace(/[.]$/, ''));
});

test.each([
  ['Owners:\n- search → Bram\n- build → Ola', ['Owners: search → Bram', 'Owners: build → Ola']],
  ['Owners:\n- docs: Ines and Tom\n- test: Ola', ['Owners: docs: Ines and Tom', 'Owners: test: Ola']],
  [
    'my setup: 1) arch with sway 2) neovim 3) zsh, no plugins',
    ['my setup: arch with sway', 'my setup: neovim', 'my setup: zsh, no plugins'],
  ],
])('who or what belongs to what, and a list in one line: %s', (said, texts) => {
  expect(extractFacts({ messages: [`user: ${said}`], anchorDate: '2026-03-18' }).map(({ text }) => text)).toEqual(
    texts,
  );
});

test('a step leads nowhere', () => {
  expect(extractFacts({ messages: ['user: Next steps:\n- build → deploy\n- test'], anchorDate: '2026-03-18' })).toEqual(
    [],
  );
});

test('"IT" is a department, and stands alone', () => {
  const texts = extractFacts({
    messages: ['user: Payroll is with Bogdan. IT is a queue in Freshdesk.'],
    anchorDate: '2026-03-18',
  });
  expect(texts.map(({ text }) => text)).toEqual(['Payroll is with Bogdan.', 'IT is a queue in Freshdesk.']);
});

test.each([
  "Tess: if you're cooking, I'm allergic to shellfish",
  'Tess: Bo, in case you bake, my son is coeliac',
  "user: no wine in the recipe pls, she's pregnant",
])('what does harm when it is forgotten: %s', (message) => {
  expect(extractFacts({ messages: [message], anchorDate: '2026-03-18' })).toHaveLength(1);
});

test.each([
  "Salut, pour le module de facturation il faut passer par Amélie, c'est elle qui valide.",
  'Hallo, das Modul gehört Jana.',
])('behind a greeting in another language: %s', (said) => {
  expect(extractFacts({ messages: [`user: ${said}`], anchorDate: null })).toHaveLength(1);
});

test('whom an answer came from stays with the first thing that it tells', () => {
  const said =
    'I got an answer from the Parcello people: their API allows 40 requests per minute, and the key expires in May.';
  expect(extractFacts({ messages: [`user: ${said}`], anchorDate: null }).map(({ text }) => text)).toEqual([
    'I got an answer from the Parcello people: their API allows 40 requests per minute',
    'the key expires in May.',
  ]);
});

test('a question and its bare answer name no one thing together', () => {
  const texts = extractFacts({
    messages: [
      'assistant: Do you want me to keep Webpack?',
      'user: nope, Vite. We talked it through on Monday and everybody was for it.',
    ],
    anchorDate: null,
  }).map(({ text }) => text);
  expect(texts.join(' ')).toContain('We talked it through on Monday');
});
