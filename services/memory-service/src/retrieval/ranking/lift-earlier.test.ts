import { describe, expect, test } from '@jest/globals';
import { day, lift, scoredAs } from '../testing/rank-in-order.js';

/** The first of memories of one day after another, the later ones better. */
const firstOf = (query: string, ...memories: string[]) =>
  lift(
    query,
    memories
      .map((memory, at) =>
        scoredAs(0.3 + at * 0.1, { id: `m${at}`, memory, createdAt: day(at + 1), sessionId: memory }),
      )
      .reverse(),
  )[0];

describe('a question for what was before something', () => {
  const [klarna, spotify] = ['I work at Klarna as a backend developer', 'I started a new job at Spotify'];

  test('finds what that took the place of', () => {
    expect(firstOf('Where did I work before Spotify?', klarna, spotify)).toBe(klarna);
    expect(firstOf('Where do I work?', klarna, spotify)).toBe(spotify);
    expect(firstOf('Wo habe ich vor Zeiss gearbeitet?', 'Ich arbeite bei Bosch', 'Ich arbeite jetzt bei Zeiss')).toBe(
      'Ich arbeite bei Bosch',
    );
    expect(firstOf('What was the API port before 9090?', 'The API port is 8080', 'The API port is 9090 now')).toBe(
      'The API port is 8080',
    );
  });

  test('finds the one right before the latest, where it names none', () => {
    const jobs = ['I work at Siemens', 'I work at Klarna now', 'I started a new job at Spotify'];
    expect(firstOf('Who was my previous employer?', ...jobs)).toBe('I work at Klarna now');
    expect(firstOf('Where did I work before Klarna?', ...jobs)).toBe('I work at Siemens');
  });

  test('finds what tells so itself', () => {
    const told = 'Before Spotify I worked at Klarna';
    expect(firstOf('Where did I work before Spotify?', told, 'I work at Spotify')).toBe(told);
  });

  test('leaves what is done before something', () => {
    const vitamin = 'I take vitamin D before breakfast';
    expect(firstOf('What do I take before breakfast?', 'I take magnesium at night', vitamin)).toBe(vitamin);
  });
});
