import { describeTable } from '../testing/expression-table.js';

describeTable(
  'days right before or after one that is named',
  `
    the play is the last Tuesday before xmas | 2026-12-04 | 2026-12-22
    last thurs before easter is inset day | 2026-03-18 | 2026-04-02
    the first Monday after Easter we move desks | 2026-03-18 | 2026-04-06
    the fri before easter we fly | 2026-03-18 | 2026-04-03
    the night before Easter we sing | 2026-03-18 | 2026-04-04
    the day after the fire drill on Thursday we move desks | 2026-03-18 | 2026-03-20
    the deck is due two days before the board meeting on 9 April | 2026-03-18 | 2026-04-07
    the race is a week on sat | 2026-03-18 | 2026-03-28
    the concert is a fortnight today | 2026-03-18 | 2026-04-01
  `,
);

describeTable(
  'and what is none of these',
  `
    the baby is two weeks on Monday | 2026-03-18 | 2026-03-23
    the day after the fire drill we slept | 2026-03-18 | -
    last before Easter | 2026-03-18 | 2026-04-05
  `,
);

describeTable(
  'a feast that is what something is by',
  `
    Halloween's the cutoff for the old client | 2026-03-18 | 2026-10-31
    Easter is when we switch | 2026-03-18 | 2026-04-05
    Christmas is the best time of all | 2026-03-18 | -
    Halloween's pumpkins are rotting | 2026-03-18 | -
  `,
);

describeTable(
  'weeks by their numbers',
  `
    the pilot series is week 39 | 2026-03-18 | 2026-09-21 to 2026-09-27
    the whole plant is on holiday weeks 28-31 | 2026-03-18 | 2026-07-06 to 2026-08-02
    she is week 39 | 2026-03-18 | -
    the exam is week 12 of the course | 2026-03-18 | -
    we read weeks 3-5 of the course | 2026-03-18 | -
    this is week 20 | 2026-03-18 | -
  `,
);

describeTable(
  'a day by its number right behind a month',
  `
    I visited Rome next month on the 5th | 2026-03-18 | 2026-04-01 to 2026-04-30, 2026-04-05
    I fly to Rome next month on the 5th | 2026-03-18 | 2026-04-01 to 2026-04-30, 2026-04-05
    I visited Rome last month, on the 5th | 2026-03-18 | 2026-02-01 to 2026-02-28, 2026-02-05
    I visited Rome on the 5th next month | 2026-03-18 | 2026-04-05
    This is the 5th this month | 2026-03-18 | 2026-03-01 to 2026-03-31
    We met in May on the 5th | 2026-03-18 | 2025-05-01 to 2025-05-31, 2025-05-05
    I visited Rome in May 2024 on the 5th | 2026-03-18 | 2024-05-01 to 2024-05-31 (absolute), 2024-05-05
    Letzten Monat am 5. war ich in Rom | 2026-03-18 | 2026-02-01 to 2026-02-28, 2026-02-05
    el mes que viene el 5 voy a Roma | 2026-03-18 | 2026-04-01 to 2026-04-30, 2026-04-05
    I visited Rome last month, on the 5th floor | 2026-03-18 | 2026-02-01 to 2026-02-28
    I visited Rome last month. On the 5th I flew home | 2026-03-18 | 2026-02-01 to 2026-02-28, 2026-03-05
    I am paid every month on the 5th | 2026-03-18 | -
  `,
);
