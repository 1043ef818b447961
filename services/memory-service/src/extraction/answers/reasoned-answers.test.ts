import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);
const answersTo = (asked: string, reply: string): string[] => textsOf(`assistant: ${asked}`, `user: ${reply}`);

describe('an answer and why it is so', () => {
  test.each([
    ['Which license goes into the header?', 'EUPL-1.2, our lawyers insist on it'],
    ['What should the main package be called?', 'pantry, everyone knows it by that name'],
    ['When may I drop the shadow table?', 'on 9 April, after the auditors left'],
    ['Who gets the weekly export?', 'Solveig, she forwards it to the board'],
    ["What's your dog called?", "Rex, the vet says he's 5"],
    ['Which editor do you use?', 'helix, because it starts fast'],
    ['In welcher Region liegen die Backups?', 'eu-central-2, der Vertrag verlangt das'],
    ['Quel port pour le proxy ?', '8081, car le 8080 est pris'],
  ])('a reason that points at it stays beside it: %s %s', (asked, reply) => {
    const [text = '', ...others] = answersTo(asked, reply).map((fact) => fact.replace(/ \(\d{4}[^)]*\)/, ''));
    expect(others).toEqual([]);
    expect(text).toBe(`${asked} ${reply}`);
  });

  test.each([
    ['Where should the logs go?', 'Loki, our contract with Datadog ends in May', 'Where should the logs go? Loki'],
    ['How long are the shifts?', '8 hours, the night team works 10', 'How long are the shifts? 8 hours'],
  ])('one that stands alone is a fact of its own: %s %s', (asked, reply, answer) => {
    const texts = answersTo(asked, reply);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toBe(answer);
  });

  test.each([
    ['Which of the two configs is it?', 'no clue, let me check'],
    ['Which way do you prefer?', 'hard to say, you decide'],
    ['What does the deploy log say?', 'exit 1, it fails on the last step'],
    ['Where should we eat?', 'dunno, you pick'],
  ])('no answer, or one of the moment: %s %s', (asked, reply) => {
    expect(answersTo(asked, reply)).toEqual([]);
  });

  test('where somebody is just now is no answer that lasts', () => {
    expect(textsOf('Ana: where are you?', 'Bo: at the station, my train is late')).not.toContainEqual(
      expect.stringContaining('where are you'),
    );
  });

  test.each([
    ['Does the scanner run on every push?', 'it does, but only on main'],
    ['Is Ragna still the owner of billing?', 'yes, still is'],
    ['Do you build on Windows?', "no, we don't"],
    ['Do you still deploy with Ansible?', 'not anymore'],
    ['Ist Ragna noch die Ansprechpartnerin?', 'ja, ist sie'],
  ])('a yes or no that says the verb again: %s %s', (asked, reply) => {
    expect(answersTo(asked, reply)).toEqual([`${asked} ${reply}`]);
  });

  test.each([
    ['Is the pipeline still red?', 'yes it is'],
    ['Did you push the change?', 'yes i did'],
    ['Does that help?', 'it does'],
    ['Should I go on with the next file?', 'yes do that'],
  ])('of the moment or of what to do next: %s %s', (asked, reply) => {
    expect(answersTo(asked, reply)).toEqual([]);
  });

  test('what has ended is told by what is instead', () => {
    expect(answersTo('Is the CRM still on MySQL?', 'Not anymore. We moved it to Postgres.')).toEqual([
      expect.stringMatching(/^(?:Not anymore\. )?We moved it to Postgres\.$/),
    ]);
  });
});

describe('a choice', () => {
  test.each([
    ['Should I keep the shell scripts or port them to Just?', 'keep them, the ops team knows them by heart'],
    ['Should I rename the old routes or leave them?', 'leave them, three clients hard-coded those paths'],
    ['Do you use Pinia or Vuex?', 'neither, we wrote our own store'],
    ['Do you want daily or weekly digests?', 'the latter'],
  ])('%s %s', (asked, reply) => {
    expect(answersTo(asked, reply)).toEqual([`${asked} ${reply}`]);
  });

  test('with what was offered, where the question names none of it', () => {
    expect(
      answersTo('We can sign the cookies or keep sessions in Redis. Which do you prefer?', 'the first one'),
    ).toContain('We can sign the cookies or keep sessions in Redis. Which do you prefer? the first one');
  });

  test.each([
    ['Should I remove this print or leave it?', 'leave it'],
    ['Tabs or spaces here?', "don't care"],
    ['REST or gRPC?', 'up to you'],
  ])('none that lasts: %s %s', (asked, reply) => {
    expect(answersTo(asked, reply)).toEqual([]);
  });
});

test.each([
  [
    'Which database do you use?',
    'MariaDB 10.11, and the backups are written to Backblaze every night.',
    ['Which database do you use? MariaDB 10.11', 'the backups are written to Backblaze every night.'],
  ],
  ['Which runtime?', 'Node 22, and we deploy with Docker.', ['Which runtime? Node 22', 'we deploy with Docker.']],
  ['Which fonts?', 'Inter, and only two weights.', ['Which fonts? Inter, and only two weights.']],
  [
    'How often do you run?',
    'Four times a week, always before work.',
    ['How often do you run? Four times a week, always before work.'],
  ],
])('a clause of its own behind a bare answer: %s %s', (question, answer, facts) => {
  const texts = extractFacts({ messages: [`assistant: ${question}`, `user: ${answer}`], anchorDate: null });
  expect(texts.map(({ text }) => text)).toEqual(facts);
});
