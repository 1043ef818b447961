import { expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  ['How do you ship releases?', 'through a Jenkins job'],
  ['How should warnings be printed?', 'as one line on stderr'],
  ['Why did you leave Heroku?', 'too pricey'],
  ['Why did you leave Heroku?', 'because it slept every night'],
  ['Do you have any intolerances?', 'lactose'],
  ['Do you have a car?', 'an old Panda'],
  ["What's your job?", 'nurse'],
  ["What's your role?", 'QA lead'],
  ['Are you vegetarian?', 'pescatarian actually'],
  ['Do you use npm?', 'no, yarn'],
  ['Which languages do you speak?', 'dutch, english and a bit of danish'],
  ['Which phones must it run on?', 'the last three models of Fairphone and Pixel'],
  ['What should I call you?', 'Lou is fine'],
  ['How do I reach the test database?', 'ssh tunnel via jump-3, local port 7001'],
  ['Is there a reason you left gRPC out of the mobile API?', 'caching was hopeless with it'],
  ['Which one is the primary?', 'the one on 172.16.4.9'],
  ['Why are retries off for the billing worker?', "because the bank's endpoint isn't safe to call twice"],
  ['What turned out to be the cause of the grey tiles?', 'two workers fighting over one cache name'],
  ['Which thread should the pattern assume?', 'worsted'],
  ["Since when is the club's site on the new host?", 'since last autumn'],
  ['Database name?', 'rides_prod'],
  ['And the deadline for the travel grant?', '1 October, noon'],
])('%s %s', (question, answer) => {
  const [text = '', ...others] = textsOf(`assistant: ${question}`, `user: ${answer}`);
  expect([text.replace(/ \(\d{4}-[^)]*\)/g, ''), ...others]).toEqual([`${question} ${answer}`]);
});

test.each([
  [
    'Is the code freeze still starting on Friday?',
    'no, it starts on Monday',
    ['no, the code freeze starts on Monday (2026-03-23)'],
  ],
  [
    'Does your standup run at nine?',
    "nope, it's at 9:30, Jo brings the list",
    ['nope, my standup is at 9:30', 'Jo brings the list'],
  ],
  ['Does the app use Redux?', 'no, it uses zustand', ['no, the app uses zustand']],
  [
    'Will the release be in June?',
    "nope, it's been moved to July",
    ['nope, the release has been moved to July (2026-07-01 to 2026-07-31)'],
  ],
  ['Is there a freeze in May?', "no, it's in June", [expect.not.stringContaining('there a freeze is')]],
])('what it is instead is told of what was asked: %s %s', (question, answer, texts) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual(texts);
});

test.each([
  [
    ['When is the move to the new CRM?', 'in two weeks', 'And who does it?', 'sigrid'],
    /^When is the move to the new CRM\? Who does it\? sigrid$/,
  ],
  [
    ['Are the weekly exports encrypted, and how long are they kept?', 'yes, with age. 40 days'],
    /weekly exports kept\? 40 days/,
  ],
])('what "it" is stands in what was asked before: %j', (said, text) => {
  const texts = textsOf(...said.map((message, at) => `${at % 2 === 0 ? 'assistant' : 'user'}: ${message}`));
  expect(texts.at(-1)).toMatch(text);
});

test.each([
  [['Is Anna still in Berlin?', 'no, it rained on Monday'], 'Anna rained'],
  [['Does the user you mentioned still need Kafka?', 'no, it uses NATS'], 'the user'],
  [['Is my manager still in Bonn?', "no, they're in Bergen"], 'manager are'],
  [['Is Grafana used in production, and is it raining?', 'no'], 'Grafana raining'],
  [['Is Grafana used in production, and what time is it there?', 'yes. 9am'], 'time is Grafana'],
])('"it" is no person, no weather and no hour: %j', (said, text) => {
  const texts = textsOf(...said.map((message, at) => `${at % 2 === 0 ? 'assistant' : 'user'}: ${message}`));
  expect(texts.join('\n')).not.toContain(text);
});

test('"is that right?" asks of what stands before it', () => {
  const [text] = textsOf('assistant: The README says the API listens on 8080. Is that right?', "user: no, it's 8088");
  expect(text).toContain('8088');
});

test('answers under slashes are told apart, and what nobody knows is left', () => {
  const asked = 'assistant: I need for the restore:\n- database name?\n- charset?\n- who owns the script?';
  expect(textsOf(asked, 'user: rides_prod / utf8mb4 / dunno')).toEqual([
    'database name? rides_prod',
    'charset? utf8mb4',
  ]);
});

test.each([
  ['When does the lease end?', 'end of may', 'the lease end? end of may (2026-05-31)'],
  ['When did you move to Go 1.24?', 'last thursday', 'move to Go 1.24? last thursday (2026-03-12)'],
])('a time that looks like a verb: %s %s', (question, answer, text) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`).join()).toContain(text);
});

test('who needs it is a reason against what was offered', () => {
  expect(textsOf('assistant: Can I drop the old view?', 'user: no, the finance team reads it')).toEqual([
    'Can I drop the old view? no, the finance team reads it',
  ]);
});

test.each([
  ['How should I proceed?', 'with the second one'],
  ['How does it look?', 'with a gap at the top'],
  ['Which tests failed?', 'the login ones'],
  ['Which line?', 'line 42'],
  ['Where do you see the message?', 'in the console'],
  ['Do you have any questions?', 'a few'],
  ['Is the build green?', 'no, red'],
  ['Did you restart the daemon?', 'yes, twice'],
  ['What should I do next?', 'the docs'],
  ['What shall I do next, the header or the footer?', 'header first, then we look at it'],
  ['How many warnings do you see in the console?', 'three, all yellow'],
  ['Better now?', 'yes, perfect, thank you'],
  ['How do you want the summary?', 'in a minute'],
  ['How would you like to continue?', 'from the top'],
  ['More details?', 'coffee first'],
  ['Are there any issues with the draft?', 'second paragraph is too long'],
  ['Why did you stop the run?', 'because I need to eat lunch now'],
  ['Why did you close it?', 'no problem'],
  ['Which one should I open next?', 'the second one'],
  ['Is the dialog still open on your side?', 'yeah still open'],
  ['How many rows does the page show right now?', '3, and it is still loading'],
  ['Are you vegetarian?', 'not really'],
  ['Do you use npm?', 'depends'],
])('of no use later: %s %s', (question, answer) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([]);
});

test.each([
  ['What should we start with?', 'first a map of the code'],
  ['Where shall we begin?', 'with the schema'],
  ['What should I do first?', 'fix the tests'],
])('what is next: %s %s', (question, answer) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([]);
});

test('a statement of its own lasts, whatever was asked about what is next', () => {
  const said =
    'our semver policy first. Any change in what a string parses to is a breaking change, even if the old one was wrong.';
  expect(textsOf('assistant: Where do we begin?', `user: ${said}`).join(' ')).toContain('is a breaking change');
});

test('with what a thing is to start lasts', () => {
  expect(textsOf('assistant: What should the config start with?', 'user: a header comment')).toHaveLength(1);
});

test.each([
  ['Cute! And what breed?', 'a wire haired dachshund'],
  ['Oh nice, and which colour?', 'dark green'],
])('what trait it has: %s %s', (question, answer) => {
  const [told] = textsOf('assistant: You have a dog?', 'user: Yes.', `assistant: ${question}`, `user: ${answer}`).slice(
    -1,
  );
  expect(told).toMatch(new RegExp(`\\? ${answer}$`));
});

test('no trait', () => {
  expect(textsOf('assistant: And which colour?', 'user: no idea')).toEqual([]);
});
