import { describeTable } from '../testing/expression-table.js';

describeTable(
  'the year at the end of a clause',
  `
    Ramadan was exhausting last year | 2026-03-18 | 2025-03-01 to 2025-03-29, 2025-01-01 to 2025-12-31
    Thanksgiving was quiet two years ago | 2026-03-18 | 2024-11-28, 2024-01-01 to 2024-12-31
    Christmas is at ours this year | 2026-03-18 | 2026-12-25, 2026-01-01 to 2026-12-31
    Easter was cold, last year it rained | 2024-06-18 | 2024-03-31, 2023-01-01 to 2023-12-31
    Easter was colder than last year | 2024-06-18 | 2024-03-31, 2023-01-01 to 2023-12-31
    diwali is on 8 november this year | 2026-03-18 | 2026-11-08
  `,
);
