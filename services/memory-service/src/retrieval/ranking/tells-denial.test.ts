import { describe, expect, test } from '@jest/globals';
import { analyzeQuery } from '../query/analyze-query.js';
import { buildCandidate } from '../testing/build-candidate.js';
import { day, lift, scoredAs } from '../testing/rank-in-order.js';
import { liftCorrections } from './lift-corrections.js';
import type { ScoreBreakdown } from './score-parts.js';
import { denialIn } from './tells-denial.js';

describe('denies a value and tells what it is', () => {
  test.each([
    "not master, it's trunk",
    "No, not master, it's trunk.",
    "It isn't master, it's trunk.",
    "It's not master, it's trunk!",
    'not master but trunk',
    'Not master – trunk.',
    "it's trunk, not master",
    'trunk, not master',
    'nicht master, sondern trunk',
    "pas master, c'est trunk",
    'no es master, es trunk',
    'não é master, é trunk',
    "The main branch isn't master, it's trunk",
    "Correction: it's trunk, not master.",
    'I was wrong, it is trunk and not master.',
    "It's trunk instead of master",
    "Sorry, it's trunk rather than master",
    "It's not master:3, it's trunk:4",
  ])('%s', (said) => {
    expect(denialIn(said)).toMatchObject({
      denied: expect.stringMatching(/^master/),
      instead: expect.stringMatching(/^trunk/),
    });
  });
});

test.each([
  "It's a library, not a framework.",
  'We use pnpm, not npm.',
  'I prefer tabs rather than spaces',
  'Use tabs, not spaces',
  'Not yet, maybe tomorrow',
  "Not only master, it's trunk too",
  "No, it's trunk.",
  'two spaces, no semicolons',
  "No problem, it's fine",
  "Not master, it's trunk, and we squash when we merge",
])('%s denies none, or says more', (said) => {
  expect(denialIn(said)).toBeNull();
});

describe('takes the place of what it denies', () => {
  const query = 'What is our main branch called?';
  const parts = { keyword: 0, coverage: 0, session: 0, speaker: 0, date: 0, instruction: 0 } as const;
  const breakdown: ScoreBreakdown = { ...parts, semantic: 0, repeatedMessage: 0, similarMemory: 0, correction: 0 };
  /** What stands first when the older one answered far better. */
  const firstOf = (older: string, newer: string, date = 18, asked = query): string | undefined => {
    const at = (memory: string, id: string, ofMarch: number, embedding: number[]) =>
      buildCandidate({
        memory,
        id,
        sessionId: id,
        sessionTimestamp: `2026-03-${ofMarch}`,
        embedding: Int8Array.from(embedding),
      });
    // As near to each other as what names one value and nothing else is: not enough for a correction.
    const ranked = [at(older, 'a', 18, [30, 120, 0, 0]), at(newer, 'b', date, [120, 10, 0, 0])].map(
      (candidate, place) => ({
        candidate,
        score: place === 0 ? 0.53 : 0.1,
        breakdown: { ...breakdown, semantic: place === 0 ? 0.53 : 0.1 },
      }),
    );
    return liftCorrections(ranked, analyzeQuery(asked, [], null))[0]?.candidate.memory;
  };
  const master = 'Our main branch is called master.';

  test.each(["not master, it's trunk", 'trunk, not master', "The main branch isn't master, it's trunk"])(
    '%s',
    (said) => {
      expect(firstOf(master, said)).toBe(said);
    },
  );

  test('though neither its words nor its meaning are near, where one statement alone names the value', () => {
    const said = "I was wrong, it's trunk and not master";
    const apart = scoredAs(0.1, {
      id: 'b',
      memory: said,
      createdAt: day(25),
      embedding: Int8Array.from([0, 0, 127, 0]),
    });
    expect(lift(query, [scoredAs(0.6, { id: 'a', memory: master, createdAt: day(18) }), apart])[0]).toBe(said);
  });

  test('but not of what is about another value', () => {
    expect(firstOf(master, "not main, it's trunk")).toBe(master);
    expect(firstOf(master, "not 8080, it's 8443")).toBe(master);
    expect(firstOf(master, "Our wiki branch isn't master, it's trunk")).toBe(master);
  });

  test('on another day, of what named it last, unless several did', () => {
    expect(firstOf(master, "not master, it's trunk", 25)).toMatch(/trunk$/);
    expect(firstOf(master, "The main branch isn't master, it's trunk", 25)).toMatch(/trunk$/);
    const told = (memory: string, date: number, place: number) =>
      scoredAs(0.6 - place / 10, { id: `t${place}`, memory, createdAt: day(date) });
    const [wiki, denial] = ['The wiki branch is called master.', "not master, it's trunk"];
    for (const date of [18, 20])
      expect(lift(query, [told(master, 18, 0), told(wiki, date, 1), told(denial, 25, 2)])[0]).toBe(master);
    expect(lift(query, [told(master, 20, 0), told(wiki, 18, 1), told(denial, 25, 2)])[0]).toBe(denial);
  });

  test('nor for a question that names it', () => {
    expect(firstOf(master, "not master, it's trunk", 18, 'Which branch is master?')).toBe(master);
  });
});
