import { expect, test } from '@jest/globals';
import { buildCandidate } from '../testing/build-candidate.js';
import { byAge, sessionDay } from './by-age.js';

test.each([
  ['2026-03-09', '2026-03-09'],
  ['2026-03-09T23:30:00-05:00', '2026-03-09'],
  ['20260309', '2026-03-09'],
  ['20260309T2330-0500', '2026-03-09'],
  ['2026-W11-1', '2026-03-09'],
  ['2026W111', '2026-03-09'],
  ['2026-068', '2026-03-09'],
  ['2026-W01-1', '2025-12-29'],
  [null, '2026-05-04'],
])('the day of a session at %s is %s', (sessionTimestamp, day) => {
  const createdAt = new Date('2026-05-04T10:00:00Z');
  expect(sessionDay({ sessionTimestamp, createdAt })).toBe(day);
});

test('sessions are ordered by their days, in whatever form they were given', () => {
  const given = ['2025-365', '2026-W01-5', '20260105', '2026-01-06', '2026-007', '2026-W11-1', '20261231'];
  const candidates = given.map((sessionTimestamp, index) =>
    // Stored in the opposite order, which decides only within a day.
    buildCandidate({ id: `m${index}`, sessionTimestamp, createdAt: new Date(Date.UTC(2026, 5, 20 - index)) }),
  );
  const ordered = candidates.toReversed().toSorted((one, other) => byAge(one, other));
  expect(ordered.map(({ sessionTimestamp }) => sessionTimestamp)).toEqual(given);
});
