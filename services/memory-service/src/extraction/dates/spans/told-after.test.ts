import { describe, expect, test } from '@jest/globals';
import { findTimeExpressions } from '../find-time-expressions.js';
import { describeTable } from '../testing/expression-table.js';

// 18 March 2026 is a Wednesday, 4 June 2026 a Thursday.
describeTable(
  'a time that counts from the one before it',
  `
    The audit is on 4 June, the report is due two days later | 2026-03-18 | 2026-06-04, 2026-06-06
    The audit is on 4 June, the report is due a week later | 2026-03-18 | 2026-06-04, 2026-06-11
    The audit is on 4 June and the dry run a week earlier | 2026-03-18 | 2026-06-04, 2026-05-28
    The audit is on 4 June and the report is due five days after that | 2026-03-18 | 2026-06-04, 2026-06-09
    The wedding is on 4 June and we fly two days before it | 2026-03-18 | 2026-06-04, 2026-06-02
    The wedding is on 4 June and we fly two days before | 2026-03-18 | 2026-06-04, 2026-06-02
    The plan renews on 1 September and notice has to be in 30 days before that | 2026-03-18 | 2026-09-01, 2026-08-02
    We shipped on 4 June and the day after that the disk was full | 2026-06-18 | 2026-06-04, 2026-06-05
    We ship on 4 June, and freeze the day before | 2026-03-18 | 2026-06-04, 2026-06-03
    We ship on 4 June; the retro is the following Monday | 2026-03-18 | 2026-06-04, 2026-06-08
    We ship on 4 June; the retro is the following week | 2026-03-18 | 2026-06-04, 2026-06-08 to 2026-06-14
    We ship on 4 June; the retro is the next day | 2026-03-18 | 2026-06-04, 2026-06-05
    We ship on 4 June; the party is that same evening | 2026-03-18 | 2026-06-04, 2026-06-04
    Tomasz is on call in the week of 1 June, Ines the week after that | 2026-03-18 | 2026-06-01 to 2026-06-07, 2026-06-08 to 2026-06-14
    The trial ends in May and the price rises a month later | 2026-03-18 | 2026-05-01 to 2026-05-31, 2026-06-01 to 2026-06-30
  `,
);

describeTable(
  'what only looks like one',
  `
    The report is due two days later | 2026-03-18 | -
    We freeze the day before | 2026-03-18 | -
    The audit is on 4 June, two days after the switch | 2026-03-18 | 2026-06-04
    The audit is on 4 June, a week earlier than planned | 2026-03-18 | 2026-06-04
    The audit is on 4 June and nobody may deploy for two days after that | 2026-03-18 | 2026-06-04
    The audit is on 4 June, two days after that release | 2026-03-18 | 2026-06-04
    The audit is on 4 June and the next week is free | 2026-03-18 | 2026-06-04
    The audit is on 4 June and that day job of his is in Ghent | 2026-03-18 | 2026-06-04
    The audit is on 4 June and two hours later we celebrate | 2026-03-18 | 2026-06-04
    We married in June 2018 and the next day we flew to Bali | 2026-03-18 | 2018-06-01 to 2018-06-30 (absolute)
    I joined in 2019 and two days later I was promoted | 2026-03-18 | 2019-01-01 to 2019-12-31 (absolute)
    Since 2015 I have lived in Ghent and a week later I bought a bike | 2026-03-18 | 2015-01-01 to 2026-03-18 (absolute)
  `,
);

describeTable(
  'days by their number, and the small months',
  `
    The lease runs out 31 march | 2026-03-18 | 2026-03-31
    The freeze runs 18 nov to 5 dec | 2025-12-02 | 2025-11-18 to 2025-12-05
    The freeze runs from 18 Nov to 5 Dec | 2025-12-02 | 2025-11-18 to 2025-12-05
    The freeze runs from 18 Nov to 5 Dec | 2025-10-02 | 2025-11-18 to 2025-12-05
    The freeze ran from 18 Nov to 5 Dec | 2026-03-18 | 2025-11-18 to 2025-12-05
    The small ones move 24-28 may, the large ones in June | 2026-03-18 | 2026-05-24 to 2026-05-28, 2026-06-01 to 2026-06-30
    Of the five replicas 3-5 may fail | 2026-03-18 | -
    In the worst case 2 may fail | 2026-03-18 | -
    Dana is on leave until the 20th inclusive | 2026-03-18 | 2026-03-18 to 2026-03-20
    The claims are due on the last working day of this month | 2026-05-06 | 2026-05-29
    The claims are due on the last business day of May | 2026-05-06 | 2026-05-29
    The claims are due on the first working day of August | 2026-05-06 | 2026-08-03
    The rent was paid on the last weekday of February | 2026-05-06 | 2026-02-27
    Salaries are paid on the last working day of the month | 2026-05-06 | -
  `,
);

describe('a time that was told in a fact before', () => {
  const daysOf = (text: string, told: string) =>
    findTimeExpressions(text, '2026-03-18', { start: told, end: told }).map(({ range }) => range.start);

  test('is counted from', () => {
    expect(daysOf('The report is due two days later', '2026-06-04')).toEqual(['2026-06-06']);
    expect(daysOf('On 9 June we meet, and the day after we ship', '2026-06-04')).toEqual(['2026-06-09', '2026-06-10']);
  });

  test('changes nothing else', () => {
    expect(daysOf('The report was due yesterday', '2026-06-04')).toEqual(['2026-03-17']);
  });
});
