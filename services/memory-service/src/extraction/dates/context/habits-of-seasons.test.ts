import { describeTable } from '../testing/expression-table.js';

describeTable(
  'what is so in each year, told in the present',
  `
    I bake pies at Christmas | 2026-03-18 | -
    I bake pretzels in October | 2026-03-18 | -
    We grow tomatoes in June | 2026-03-18 | -
    I bake the cake in October | 2026-03-18 | 2026-10-01 to 2026-10-31
    I baked pies at Christmas | 2026-03-18 | 2025-12-25
    I'll bake pies at Christmas | 2026-03-18 | 2026-12-25
    It rains a lot in November here | 2026-03-18 | -
    It snowed a lot in November | 2026-03-18 | 2025-11-01 to 2025-11-30
    The lake freezes in January | 2026-03-18 | -
    The tulips bloom in April | 2026-03-18 | -
    The code freezes in January | 2026-03-18 | 2027-01-01 to 2027-01-31
    My hay fever is worst in May | 2026-03-18 | -
    Traffic is highest in December | 2026-03-18 | -
    My hay fever was worst in May | 2026-03-18 | 2025-05-01 to 2025-05-31
    Our customers buy most in December | 2026-03-18 | -
    Our customers bought most in December | 2026-03-18 | 2025-12-01 to 2025-12-31
    The launch is in December | 2026-03-18 | 2026-12-01 to 2026-12-31
  `,
);
