import { describeTable } from '../testing/expression-table.js';

describeTable(
  'what is to come in so long, told with verbs whose past is like their present',
  `
    We cut over in two weeks | 2026-03-18 | 2026-03-30 to 2026-04-05
    We shut down the old cluster in two weeks | 2026-03-18 | 2026-03-30 to 2026-04-05
    We put the app live in a fortnight | 2026-03-18 | 2026-03-30 to 2026-04-05
    I quit in two weeks | 2026-03-18 | 2026-03-30 to 2026-04-05
    We split the service in three weeks | 2026-03-18 | 2026-04-06 to 2026-04-12
    We cut latency by 40% in two weeks | 2026-03-18 | -
    We put the dashboard together in two weeks | 2026-03-18 | -
    They shut it down in a month | 2026-03-18 | -
    We fixed it and shut it down in two weeks | 2026-03-18 | -
    We rewrite billing in Q4 | 2026-03-18 | 2026-10-01 to 2026-12-31
    We replace the old queue in H2 | 2026-03-18 | 2026-07-01 to 2026-12-31
    We rewrote billing in Q4 | 2026-03-18 | 2025-10-01 to 2025-12-31
    We remember the outage in Q4 | 2026-03-18 | 2025-10-01 to 2025-12-31
  `,
);
