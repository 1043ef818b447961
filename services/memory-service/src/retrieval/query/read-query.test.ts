import { describe, expect, test } from '@jest/globals';
import { outOfProportion, repeated } from '../../testing/processor-time.js';
import { askedDays, readQuery } from './read-query.js';

const today = '2026-03-18';

describe('readQuery', () => {
  test('secrets are taken out of all of it', async () => {
    const query = `${'why does the build fail '.repeat(200)} with the password hunter2xyz`;
    const { embeddedText } = await readQuery({ query, today }, []);
    expect(embeddedText).toBe(query.replace('hunter2xyz', '[secret:password]'));
  });

  test('its time is what its beginning names', async () => {
    const { dates } = await readQuery({ query: `What broke in May 2023? ${'log line '.repeat(500)}`, today }, []);
    expect(dates?.range).toEqual({ start: '2023-05-01', end: '2023-05-31' });
    expect(askedDays(`${'log line '.repeat(500)} in May 2023`, today)).toBeNull();
    expect(askedDays('in May 2023', today)).toEqual({ start: '2023-05-01', end: '2023-05-31' });
  });

  test('no number is cut into another', () => {
    expect(askedDays(`${'x '.repeat(496)}in 2023 and more`, today)).toEqual({ start: '2023-01-01', end: '2023-12-31' });
    expect(askedDays(`${'x '.repeat(496)}on 2023-05-07`, today)).toBeNull();
  });

  test('the days of the longest hostile queries take linear time', () => {
    const units = ['two weeks before the ', '3 days before last week ', 'on Monday at 5 '];
    const texts = units.map((unit) => repeated(unit, 8192));
    const module = new URL('./read-query.js', import.meta.url);
    expect(outOfProportion({ module, name: 'askedDays', further: [today] }, texts)).toEqual([]);
  });
});
