import { describe, expect, test } from '@jest/globals';
import { isGrounded, SaidText } from './grounding.js';

const grounded = (text: string, own: string, before = '') =>
  isGrounded(text, { own: new SaidText(own), before: [new SaidText(before)], from: null });

describe('a fact that says the opposite of its message does not stem from it', () => {
  test.each<[string, string]>([
    ['We use npm', 'We do not use npm in this repository.'],
    ['We use npm in this repository', "We don't use npm in this repository, only pnpm."],
    ['Push directly to main.', 'Never push directly to main.'],
    ['Deploys run with approval.', 'Deploys run without approval.'],
    ['We use Redis', 'We no longer use Redis'],
    ['We use npm.', 'We use pnpm, not npm.'],
    ['We use npm.', 'We do not use npm but pnpm.'],
    ['We use npm.', 'We use pnpm instead of npm.'],
    ['The staging server is public.', "The staging server isn't public."],
    ['There is a staging database.', 'There is no staging database.'],
    ['Wir nutzen npm in diesem Projekt.', 'Wir nutzen npm in diesem Projekt nicht.'],
    ['Wir haben einen Testserver.', 'Wir haben keinen Testserver.'],
    ['Nous utilisons npm ici.', "Nous n'utilisons pas npm ici."],
    ['Usamos npm en este proyecto.', 'No usamos npm en este proyecto.'],
    ['We do not use npm.', 'We use npm for everything.'],
    ['Never push to main.', 'Push to main after the review.'],
    ['Wir nutzen npm nicht.', 'Wir nutzen npm.'],
  ])('%j from %j', (text, own) => {
    expect(grounded(text, own)).toBe(false);
  });
});

describe('a denial that belongs to another part of the message, or is said in other words, takes no fact away', () => {
  test.each<[string, string, string?]>([
    ['We do not use npm in this repository.', 'We do not use npm in this repository.'],
    ['We use pnpm.', 'We use pnpm, not npm.'],
    ['We use pnpm.', 'We do not use npm but pnpm.'],
    ['We use pnpm.', 'We use pnpm instead of npm.'],
    ['We use pnpm instead of npm.', 'We use pnpm, not npm.'],
    ['Wir nutzen pnpm.', 'Wir nutzen nicht npm, sondern pnpm.'],
    ['Nous utilisons pnpm.', "Nous n'utilisons pas npm mais pnpm."],
    ['Usamos pnpm.', 'No usamos npm sino pnpm.'],
    ['Deploys run on Fridays.', 'Deploys run on Fridays without approval.'],
    ['Anna works at Acme.', "Anna works at Acme and doesn't drink coffee."],
    ['Pushing to main is forbidden.', 'Never push to main.'],
    ['We stopped using Redis.', 'We no longer use Redis.'],
    ['We no longer use Redis.', 'We stopped using Redis in May.'],
    ['We moved from Redis to Valkey.', 'We no longer use Redis, we moved to Valkey.'],
    ['In the old repository we use npm.', "We don't use npm here, in the old repository we use npm."],
    ['Run the migrations before the tests.', "Don't forget to run the migrations before the tests."],
    ['The build takes ten minutes and runs on Linux.', 'The build not only takes ten minutes, it runs on Linux.'],
    ['Use `git commit --no-verify` for drafts.', 'Use `git commit --no-verify` for drafts.'],
    ['We use npm for the monorepo.', 'Yes.', "Don't we use npm for the monorepo?"],
    ['We do not use npm for the monorepo.', 'Right.', 'So we do not use npm for the monorepo.'],
  ])('%j from %j', (...[text, own, before]) => {
    expect(grounded(text, own, before)).toBe(true);
  });
});
