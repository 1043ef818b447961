import { describeTable } from '../testing/expression-table.js';

describeTable(
  'names in capitals that begin with a day, a month or a feast',
  `
    I live on Sunday Street. | 2026-03-18 | -
    on Sunday Street food was sold | 2026-03-18 | -
    on Sunday street food was sold | 2026-03-18 | 2026-03-15
    I moved to May Road | 2026-03-18 | -
    We met in April Lane | 2026-03-18 | -
    We met in April | 2026-03-18 | 2025-04-01 to 2025-04-30
    I live in August Avenue | 2026-03-18 | -
    I live at 12 March Street | 2026-03-18 | -
    I live on Easter Road | 2026-03-18 | -
    On Sunday St Mary's rang | 2026-03-18 | 2026-03-15
    I read the Sunday Times on Monday | 2026-03-18 | 2026-03-16
    On Sunday Times Square was full | 2026-03-18 | 2026-03-15
    Monday Group hired me | 2026-03-18 | -
    On Monday Group A plays | 2026-03-18 | 2026-03-16
    I watched Saturday Night Live. | 2026-03-18 | -
    I play Friday Night Funkin' a lot | 2026-03-18 | -
    On Friday Night Martin's car broke down | 2026-03-18 | 2026-03-13
    on Friday night live music was played | 2026-03-18 | 2026-03-13
    Friday Night was fun | 2026-03-18 | 2026-03-13
    I watched Black Friday | 2026-03-18 | -
  `,
);
