import { describe, expect, test } from '@jest/globals';
import { leaningCorrectionIn } from './leaning-correction.js';

const valueIn = (text: string): string | null => {
  const leaning = leaningCorrectionIn(text);
  return leaning === null ? null : leaning.isBare ? leaning.value : 'as it is said';
};

describe('what is put right without saying of what', () => {
  test.each([
    ['No, we use pnpm.', 'pnpm'],
    ['Wrong, we use Doppler', 'Doppler'],
    ['Nope, it lives in the Vault now', 'Vault'],
    ["No, it's Redis.", 'Redis'],
    ["No, it's 9443.", '9443'],
    ["No, it's 25 MB.", '25 MB'],
    ['No, on Thursdays.', 'Thursdays'],
    ["No, it's on Wednesdays.", 'Wednesdays'],
    ['No, on Thursday afternoon.', 'Thursday afternoon'],
    ['No, on utilise pnpm', 'pnpm'],
    ["No, it's Ines.", 'Ines'],
    ['No, Ingrid does.', 'Ingrid'],
    ['Nein, wir nutzen pnpm.', 'pnpm'],
    ['No, for 90 days.', '90 days'],
    ['No, every two weeks.', 'two weeks'],
    ["No, it's called trunk.", 'trunk'],
    ['Sorry, her name is Anna.', 'Anna'],
    ["He's called Joris, I misheard.", 'Joris'],
    ['No, we use two spaces.', 'two spaces'],
    ['Not any more: it runs on Hetzner', 'Hetzner'],
    ["it's pnpm, actually", 'pnpm'],
    ['80%, sorry.', '80%'],
    ['Make that 9443.', '9443'],
    ["That's wrong, it uses 3.12.", '3.12'],
    ["It's dark green now, we had it resprayed.", 'dark green'],
    ["She's nine now, you see.", 'nine'],
    ["We're up to 120.", '120'],
    ["We're on Dracula now.", 'Dracula'],
    ["We're on 16 since the weekend.", '16'],
    ['Four, since Kemal started.', 'Four'],
    ['Saturdays now, because of her choir.', 'Saturdays'],
    ["He sold the building, it's Mrs Lindqvist now.", 'Mrs Lindqvist'],
    ['Dr Amari has taken over.', 'Dr Amari'],
    ['Marketing made it orange.', 'orange'],
    ['Finance bumped us to €5,500.', '€5,500'],
    ['Wir sind auf Vitest umgestiegen.', 'Vitest'],
    ['On est passés à PostgreSQL.', 'PostgreSQL'],
    ['Nos pasamos a pnpm.', 'pnpm'],
    ['Siamo passati a Zustand.', 'Zustand'],
    ['Not any more: our day off is Tuesday.', 'as it is said'],
    ["Let's go with Drizzle then.", 'Drizzle'],
    ['ok, we will go with Valkey instead', 'Valkey'],
    ['We decided on Vitest after all.', 'Vitest'],
    ["Let's go with option B.", null],
    ["Let's go with Hannah.", null],
    ["We're up to speed.", null],
    ['They made it home.', null],
    ["It's fine now, we restarted it.", null],
    ['I swim on Thursdays.', null],
    ['No. It does.', null],
    ['No. They do.', null],
    ["No, it's fine.", null],
    ['No, thanks.', null],
    ['No, it works.', null],
    ["No, we don't.", null],
    ['No, we use it.', null],
    ['We use pnpm.', null],
    ['No, the admin panel listens on port 9090.', null],
    ['No, we use pnpm since the lockfile of npm broke all the time and nobody mended it', null],
  ])('%s: %s', (said, value) => {
    expect(valueIn(said)).toBe(value);
  });
});

describe('a change needs no words of taking back', () => {
  test.each([
    ['We switched to pino.', 'pino'],
    ["We've moved over to Linear now.", 'Linear'],
    ['Actually we moved to GitHub Actions last month (2026-02-01 to 2026-02-28).', 'GitHub Actions'],
    ['We rewrote it in Svelte.', 'Svelte'],
    ['It was renamed to Larch.', 'Larch'],
    ['They moved it to 10:15.', '10:15'],
    ['Moved to 10:15.', '10:15'],
    ["It's gone up to 1,620.", '1,620'],
    ["It's 3.12 now.", '3.12'],
    ["It's pnpm now.", 'pnpm'],
    ['We keep them in 1Password now.', 'as it is said'],
    ['We ship on Wednesdays now.', 'Wednesdays'],
    ['They close at noon now.', 'noon'],
    ["It's fine now.", null],
    ["It's Bea.", null],
    ['We moved to the next task.', null],
    ['We switched the logs to pino.', null],
    ['The logs go to pino now.', null],
  ])('%s: %s', (said, value) => {
    expect(valueIn(said)).toBe(value);
  });
});

test('"she" and "he" are somebody, "it" is anything', () => {
  const told = ["She's moved to Braga.", 'Sorry, his name is Tom.', "It's 3.12 now."].map(
    (text) => leaningCorrectionIn(text)?.told,
  );
  expect(told).toEqual(['her', 'him', 'it']);
});
