import { describeTable } from '../testing/expression-table.js';

describeTable(
  'a window that a program moves along is none of these days',
  `
    the job only reads the last 7 days | 2026-03-18 | -
    the predicate limits it to the last three days | 2026-03-18 | -
    the dashboard shows the last 30 days | 2026-03-18 | -
    the query filters on the last 24 hours | 2026-03-18 | -
    we only keep the last two weeks of logs | 2026-03-18 | -
    I worked from home the last 3 days | 2026-03-18 | 2026-03-15 to 2026-03-18
    access is limited to the last 30 days | 2026-03-18 | -
    the load over the last 3 days was 40 % above normal | 2026-03-18 | 2026-03-15 to 2026-03-18
    our exports over the last two days were empty | 2026-03-18 | 2026-03-16 to 2026-03-18
    trains to Ghent were limited the last two weeks | 2026-03-18 | 2026-03-04 to 2026-03-18
    in the last 30 days we had 4 outages | 2026-03-18 | 2026-02-16 to 2026-03-18
    the exporter failed over the last two weeks | 2026-03-18 | 2026-03-04 to 2026-03-18
  `,
);
