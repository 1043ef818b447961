import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { expectError, faultsOf } from '../testing/expect-response.js';

let plane: TestDataPlane;
beforeAll(async () => {
  plane = await startDataPlane();
});
afterAll(() => plane.close());

const today = () => new Date().toISOString().slice(0, 10);

async function addOne(message: string, rest: object = {}) {
  const { key } = await plane.buildProject();
  const { status, body } = await plane.call('POST', '/add', { key, body: { messages: [message], ...rest } });
  expect({ status, count: body.results?.length }).toEqual({ status: 200, count: 1 });
  return body.results[0];
}

/** The Monday to Sunday before the week of a day. */
function weekBefore(day: string): { event_start: string; event_end: string } {
  const date = new Date(`${day}T00:00:00Z`);
  const daysSinceMonday = (date.getUTCDay() + 6) % 7;
  const shifted = (days: number) => new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return { event_start: shifted(-daysSinceMonday - 7), event_end: shifted(-daysSinceMonday - 1) };
}

/** Around midnight the day may change between the request and its check. */
async function onOneDay<T>(work: () => Promise<T>): Promise<{ result: T; day: string }> {
  for (;;) {
    const day = today();
    const result = await work();
    if (day === today()) return { result, day };
  }
}

describe('rule 1: without a timestamp today is the anchor', () => {
  test.each([
    ['omitted', {}],
    ['null', { timestamp: null }],
  ])('%s', async (_what, rest) => {
    const { result, day } = await onOneDay(() => addOne('Jonas migrated the wiki last week.', rest));
    const { event_start, event_end } = weekBefore(day);
    expect(result.metadata).toMatchObject({ session_timestamp: day, event_start, event_end });
    expect(result.memory).toContain(`last week (${event_start} to ${event_end})`);
  });
});

describe('rule 2: a timestamp is the anchor', () => {
  test('last week is the Monday to Sunday before the week of the anchor', async () => {
    const item = await addOne('Jonas migrated the wiki last week.', { timestamp: '2026-03-18' });
    expect(item.memory).toContain('last week (2026-03-09 to 2026-03-15)');
    expect(item.metadata).toMatchObject({
      session_timestamp: '2026-03-18',
      event_start: '2026-03-09',
      event_end: '2026-03-15',
    });
  });

  test.each([
    '2026-03-18',
    '2026-03-18T23:30:00-05:00',
    '2026-03-18T00:30:00.123+14:00',
    '2026-03-18T10:30:00Z',
    '20260318',
    '2026-W12-3',
  ])('%s is kept in its precision, and anchors at the day that it writes', async (timestamp) => {
    const item = await addOne('I bought a bike yesterday.', { timestamp });
    expect(item.metadata).toMatchObject({
      session_timestamp: timestamp,
      event_start: '2026-03-17',
      event_end: '2026-03-17',
    });
  });

  test('every memory carries it, also one whose message names no date', async () => {
    const item = await addOne('I live in Lisbon.', { timestamp: '2026-03-18' });
    expect(item.metadata.session_timestamp).toBe('2026-03-18');
    expect(item.metadata).not.toHaveProperty('event_start');
  });

  test('an explicit date stands, whatever the anchor', async () => {
    const item = await addOne('I moved to Lisbon on 4 May 2021.', { timestamp: '2026-03-18' });
    expect(item.metadata).toMatchObject({ event_start: '2021-05-04', event_end: '2021-05-04' });
  });

  test.each([
    '2026-02-30',
    '2023-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-03-18T24:00:01Z',
    '2026-03-18T10:61:00Z',
    '0000-01-01',
    '2026-W54-1',
    '2026-366',
    '2026-03',
    '18.03.2026',
    'yesterday',
    'NO_DATE',
    '',
    ' 2026-03-18',
    '1767225600',
    `2026-03-18${' '.repeat(10_000)}`,
  ])('%j names no day that exists: 400', async (timestamp) => {
    const { key } = await plane.buildProject();
    const response = await plane.call('POST', '/add', { key, body: { messages: ['I live in Lisbon.'], timestamp } });
    expectError(response, 'invalid_request');
    expect(faultsOf(response)).toEqual([
      "body.timestamp: must be an ISO 8601 date or date-time that exists, or 'no_date'",
    ]);
    expect(response.body.error.param).toBe('timestamp');
  });

  test('29 February of a leap year exists', async () => {
    const item = await addOne('I live in Lisbon.', { timestamp: '2024-02-29' });
    expect(item.metadata.session_timestamp).toBe('2024-02-29');
  });
});

describe('rule 3: no_date', () => {
  test('nothing is resolved, and the words stay as they were said', async () => {
    const item = await addOne('Jonas migrated the wiki last week.', { timestamp: 'no_date' });
    expect(item.memory).toContain('last week');
    expect(item.memory).not.toMatch(/\d{4}/);
    expect(item.metadata.session_timestamp).toBeNull();
    expect(item.metadata).not.toHaveProperty('event_start');
    expect(item.metadata).not.toHaveProperty('event_end');
  });

  test('holds also where the same fact is stored with a date already', async () => {
    const { key } = await plane.buildProject();
    const messages = ['My cat is called Minka, and I bought a bike last week.'];
    const dated = await plane.call('POST', '/add', { key, body: { messages } });
    const undated = await plane.call('POST', '/add', { key, body: { messages, timestamp: 'no_date' } });
    expect(dated.body.results).toHaveLength(2);
    expect(undated.body.results).toHaveLength(2);
    for (const { metadata } of undated.body.results) expect(metadata.session_timestamp).toBeNull();
    const again = await plane.call('POST', '/add', { key, body: { messages, timestamp: 'no_date' } });
    expect(again.body).toEqual(undated.body);
  });
});

describe('rule 4: no timestamp, and a message that names no date', () => {
  test('is stored without one', async () => {
    const item = await addOne('I live in Lisbon.');
    expect(item.metadata.session_timestamp).toBeNull();
  });

  test('the same fact once with no_date and once with nothing given is one memory: its dates are the same', async () => {
    const { key } = await plane.buildProject();
    const messages = ['I live in Lisbon.'];
    const one = await plane.call('POST', '/add', { key, body: { messages } });
    const other = await plane.call('POST', '/add', { key, body: { messages, timestamp: 'no_date' } });
    expect(other.body).toEqual(one.body);
  });

  test('each message for itself', async () => {
    const { key } = await plane.buildProject();
    const messages = ['I live in Lisbon.', 'I moved here in 2019.'];
    const { result, day } = await onOneDay(() => plane.call('POST', '/add', { key, body: { messages } }));
    const dates = result.body.results.map((item: { metadata: object }) => item.metadata);
    expect(dates).toMatchObject([{ session_timestamp: null }, { session_timestamp: day, event_start: '2019-01-01' }]);
  });

  test('a date that one turn of a message names is a date of the whole message', async () => {
    const { key } = await plane.buildProject();
    const messages = ['user: We shipped v2 on 2026-03-10.\nassistant: The service runs on port 8080.'];
    const { result, day } = await onOneDay(() => plane.call('POST', '/add', { key, body: { messages } }));
    const dates = result.body.results.map(({ metadata }: { metadata: object }) => metadata);
    expect(dates).toMatchObject([{ session_timestamp: day, event_start: '2026-03-10' }, { session_timestamp: day }]);
  });
});
