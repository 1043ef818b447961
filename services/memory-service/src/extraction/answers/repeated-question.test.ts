import { expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  ['Do you use Helix?', 'Yes, I use Helix', 'I use Helix'],
  ['Do you use Helix?', 'yeah I use Helix and tmux', 'I use Helix and tmux'],
  ['Is the API on port 8080?', 'Yes, the API is on port 8080', 'the API is on port 8080'],
  ['Do you deploy with Kamal?', 'Yep, we deploy with Kamal', 'we deploy with Kamal'],
  ['Are you vegan?', "Yes, I'm vegan", "I'm vegan"],
  ['Is your dog called Rex?', 'Yes, my dog is called Rex', 'my dog is called Rex'],
  ['Nutzt du Helix?', 'Ja, ich nutze Helix', 'ich nutze Helix'],
])('an answer that says all that was asked is kept alone: %s %s', (question, answer, fact) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([fact]);
});

test('what was said before is not stored again as its answer', () => {
  expect(textsOf('user: I use Helix', 'assistant: Do you use Helix?', 'user: Yes, I use Helix')).toEqual([
    'I use Helix',
  ]);
});

test.each([
  ['Do you use Helix?', 'Yes, I do'],
  ['Do you use Java?', 'Yes, I use JavaScript'],
  ['Do you want dark mode everywhere?', 'Yes, I want it everywhere'],
  ['Do you use Helix or Zed?', 'Yes, I use Helix'],
  ['Do you have pets?', 'Yes, I have two cats'],
  ['Do you deploy with Kamal?', 'No, we deploy with Ansible'],
])('an answer that leaves something to its question keeps it: %s %s', (question, answer) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([`${question} ${answer}`]);
});
