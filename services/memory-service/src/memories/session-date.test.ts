import { describe, expect, test } from '@jest/globals';
import { anchorOfUpdate, identityOfUpdate, readSessionDate } from './session-date.js';

const today = '2026-11-21';
const dated = { messageNamesDate: true };
const undated = { messageNamesDate: false };

describe('the session date of an add (specification, "Timestamp rules")', () => {
  test.each([undefined, null])('%p: today anchors, and only a message that names a date gets one', (timestamp) => {
    const date = readSessionDate(timestamp, today);
    expect(date.anchorDate).toBe(today);
    expect([date.timestampOf(dated), date.timestampOf(undated)]).toEqual([today, null]);
  });

  test('a timestamp anchors at the day that it writes, and every memory carries it as given', () => {
    const date = readSessionDate('2026-03-18T23:30:00-05:00', today);
    expect(date.anchorDate).toBe('2026-03-18');
    for (const fact of [dated, undated]) expect(date.timestampOf(fact)).toBe('2026-03-18T23:30:00-05:00');
  });

  test('no_date anchors nothing', () => {
    const date = readSessionDate('no_date', today);
    expect([date.anchorDate, date.timestampOf(dated), date.timestampOf(undated)]).toEqual([null, null, null]);
  });
});

describe('what tells two facts of the same words apart', () => {
  const identity = (timestamp: string | null, fact = dated, day = today) =>
    readSessionDate(timestamp, day).identityOf(fact);

  test('a day that is only today does not: the same tomorrow is the same fact', () => {
    expect(identity(null)).toBe(identity(null, dated, '2026-11-22'));
  });

  test('to have a date and to have none does, and so do two timestamps', () => {
    const kinds = [identity(null), identity('no_date'), identity('2026-03-18'), identity('2026-03-19')];
    expect(new Set(kinds).size).toBe(4);
  });

  test('without any date there is one fact, however it came to have none', () => {
    expect(identity(null, undated)).toBe(identity('no_date', dated));
  });
});

describe('an updated memory is the fact that an add of its new text would be', () => {
  test.each([
    ['with the timestamp of its session', '2026-03-18T10:00:00Z'],
    ['with no_date', 'no_date'],
    ['again without a timestamp', null],
  ])('%s', (_what, timestamp) => {
    const session = readSessionDate(timestamp, today);
    for (const before of [dated, undated])
      for (const after of [dated, undated]) {
        const stored = {
          sessionTimestamp: session.timestampOf(before),
          isTimestampOmitted: session.isTimestampOmitted,
        };
        expect(identityOfUpdate(stored, after.messageNamesDate)).toBe(session.identityOf(after));
      }
  });
});

test('an update is read against its session, else against the day of the update', () => {
  const given = { sessionTimestamp: '2026-03-18T23:30:00-05:00', isTimestampOmitted: false };
  expect(anchorOfUpdate(given, today)).toBe('2026-03-18');
  expect(anchorOfUpdate({ sessionTimestamp: null, isTimestampOmitted: true }, today)).toBe(today);
  expect(anchorOfUpdate({ sessionTimestamp: null, isTimestampOmitted: false }, today)).toBeNull();
});
