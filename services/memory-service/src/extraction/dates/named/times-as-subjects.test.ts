import { describeTable } from '../testing/expression-table.js';

describeTable(
  'a feast or a month of which something is told',
  `
    Black Friday brought us 3000 orders | 2026-03-18 | 2025-11-28
    Cyber Monday brought us 3000 orders | 2026-03-18 | 2025-12-01
    Thanksgiving ruined our launch | 2026-03-18 | 2025-11-27
    Christmas Eve brought snow | 2026-03-18 | 2025-12-24
    Memorial Day delayed the release | 2026-03-18 | 2025-05-26
    Halloween themed cookies sold well | 2026-03-18 | -
    Christmas songs annoy me | 2026-03-18 | -
    Thanksgiving is the best | 2026-03-18 | -
    January was our best month | 2026-03-18 | 2026-01-01 to 2026-01-31
    October was when we moved offices | 2026-03-18 | 2025-10-01 to 2025-10-31
    December brought a lot of snow | 2026-03-18 | 2025-12-01 to 2025-12-31
    April was our best month | 2026-03-18 | 2025-04-01 to 2025-04-30
    April was our best tester | 2026-03-18 | -
    March was chosen as the codename | 2026-03-18 | -
  `,
);

describeTable(
  'a weekday behind a name that is no part of it',
  `
    I saw Marek Friday | 2026-03-18 | 2026-03-13
    We called Tom Monday | 2026-03-18 | 2026-03-16
    I met Ana Tuesday at the fair | 2026-03-18 | 2026-03-17
    Anna left for Rome Monday | 2026-03-18 | 2026-03-16
    Anna leaves for Paris Friday | 2026-03-18 | 2026-03-20
    I saw Freaky Friday | 2026-03-18 | -
    I love Taco Tuesday | 2026-03-18 | -
    We had Meatless Monday | 2026-03-18 | -
  `,
);
