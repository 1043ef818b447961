import { describeTable } from '../testing/expression-table.js';

describeTable(
  'how long things last, and what was by now',
  `
    Sessions last 30 days. | 2026-03-18 | -
    Trial accounts last 30 days and then expire | 2026-03-18 | -
    My headaches last 3 days. | 2026-03-18 | -
    Signups last 30 days: 412 | 2026-03-18 | 2026-02-16 to 2026-03-18
    In the last 30 days we had 4 outages | 2026-03-18 | 2026-02-16 to 2026-03-18
    I moved to Oslo at the beginning of this year | 2026-03-18 | 2026-01-01 to 2026-03-18
    We launched early this year | 2026-03-18 | 2026-01-01 to 2026-03-18
    I moved to Oslo at the start of this month | 2026-03-18 | 2026-03-01 to 2026-03-10
    We will launch early this year | 2026-03-18 | 2026-01-01 to 2026-04-30
    The house was built in the early 1900s | 2026-03-18 | 1900-01-01 to 1933-12-31 (absolute)
    The house was built in the late 1900s | 2026-03-18 | 1967-01-01 to 1999-12-31 (absolute)
  `,
);
