import { describeTable } from '../testing/expression-table.js';

describeTable(
  'days from one to another without a verb are those of a journey to come',
  `
    Porto from 28 August to 6 September | 2026-05-21 | 2026-08-28 to 2026-09-06
    hols 15th to 22nd aug | 2026-05-21 | 2026-08-15 to 2026-08-22
    camping 3-17 July with the twins | 2026-03-18 | 2026-07-03 to 2026-07-17
    half term is sat 24 oct to sun 1 nov | 2026-03-18 | 2026-10-24 to 2026-11-01
    the freeze runs 18 dec to 5 jan | 2026-12-02 | 2026-12-18 to 2027-01-05
    the fair is Saturday 24 October to Sunday 1 November | 2026-03-18 | 2026-10-24 to 2026-11-01
  `,
);

describeTable(
  'but of a report, told in the past, or much nearer in the past they are over',
  `
    outage 3-5 July, see the log | 2026-03-18 | 2025-07-03 to 2025-07-05
    we were in Porto from 28 August to 6 September | 2026-03-18 | 2025-08-28 to 2025-09-06
    sprint 12: 2 to 13 March | 2026-03-18 | 2026-03-02 to 2026-03-13
    2 to 5 may fail | 2026-03-18 | -
    the shop is open Monday to Friday | 2026-03-18 | -
  `,
);

describeTable(
  'the time of day before its day',
  `
    the API was down from 21:10 on Sunday to about 2 on Monday morning | 2026-03-18 | 2026-03-15 to 2026-03-16
    the window will be from 22:00 on Friday to 4 am on Saturday | 2026-03-18 | 2026-03-20 to 2026-03-21
    half past five on Friday | 2026-03-18 | 2026-03-20
    outage at 14:20 on Monday | 2026-03-18 | 2026-03-16
  `,
);
