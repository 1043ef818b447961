import { describeTable } from '../testing/expression-table.js';

describeTable(
  'what functions, views and branches are called by, and what is quoted',
  `
    The today() helper returns UTC midnight | 2026-03-18 | -
    yesterday() util | 2026-03-18 | -
    The isDue function calls tomorrow() twice | 2026-03-18 | -
    We deploy on Friday (see the calendar) | 2026-03-18 | 2026-03-20
    The class Tomorrow extends Day | 2026-03-18 | -
    The env var TODAY overrides the clock | 2026-03-18 | -
    The constant TOMORROW is in UTC | 2026-03-18 | -
    SHIP THE APP TODAY | 2026-03-18 | 2026-03-18
    I rewrote the class yesterday | 2026-03-18 | 2026-03-17
    The Today view is built in SwiftUI | 2026-03-18 | -
    I use the tomorrow theme | 2026-03-18 | -
    Our Tomorrow widget is slow | 2026-03-18 | -
    We merged the branch today | 2026-03-18 | 2026-03-18
    The key today is speed | 2026-03-18 | 2026-03-18
    mar-2 branch | 2026-03-18 | -
    The sep-2 build is broken | 2026-03-18 | -
    The jan-31 dump is in S3 | 2026-03-18 | -
    The oct-2025 bucket is read-only | 2026-03-18 | -
    We merged it on sep-2 | 2026-03-18 | 2025-09-02
    The build from 2 September is broken | 2026-03-18 | 2025-09-02
    The key 'today' is cached | 2026-03-18 | -
    The parser accepts 'next friday' and 'tomorrow' | 2026-03-18 | -
    chrono parses 'in two weeks' correctly | 2026-03-18 | -
    The parser accepts "next friday" | 2026-03-18 | -
    We meet in two weeks' time | 2026-03-18 | 2026-03-30 to 2026-04-05
    Ana said 'see you Friday' | 2026-03-18 | 2026-03-20
    The label is Due today | 2026-03-18 | -
    The button says Ship tomorrow | 2026-03-18 | -
    The label is due today | 2026-03-18 | 2026-03-18
    Our server names are monday, tuesday and friday | 2026-03-18 | -
    I sent the names on Monday | 2026-03-18 | 2026-03-16
    I love the song Friday I'm in Love | 2026-03-18 | -
    I watched the film Friday. | 2026-03-18 | 2026-03-13
    Section 3.4.2025 is the clause on data | 2026-03-18 | -
    The version is 1.2.2024 | 2026-03-18 | -
    The release is on 1.2.2027 | 2026-03-18 | 2027-02-01 (absolute)
    The contract of 3.4.2025 is signed | 2026-03-18 | 2025-04-03 (absolute)
  `,
);
