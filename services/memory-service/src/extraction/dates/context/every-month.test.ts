import { describeTable } from '../testing/expression-table.js';

describeTable(
  'the day of every month, by its number',
  `
    Customers are billed on the 1st | 2026-03-18 | -
    Invoices are published on the 1st | 2026-03-18 | -
    Exam results are published on the 24th | 2026-03-18 | 2026-03-24
    Our customers are billed automatically on the 25th | 2026-03-18 | -
    Salaries get paid on the 25th | 2026-03-18 | -
    Invoices are sent out on the 25th | 2026-03-18 | -
    The invoices are sent on the 25th | 2026-03-18 | 2026-03-25
    The invoices were sent on the 1st | 2026-03-18 | 2026-03-01
    Guests are arriving on the 25th | 2026-03-18 | 2026-03-25
    The demo is on the 5th | 2026-03-18 | 2026-04-05
  `,
);
