import { describeTable } from '../testing/expression-table.js';

describeTable(
  'a month or feast of a year that is counted back',
  `
    in May two years ago we moved house | 2024-02-29 | 2022-05-01 to 2022-05-31
    in May two years ago we moved house | 2026-01-01 | 2024-05-01 to 2024-05-31
    two years ago in May we got the keys | 2025-12-31 | 2023-05-01 to 2023-05-31
    two years ago in May we got the keys | 2023-11-25 | 2021-05-01 to 2021-05-31
    In May, two years ago, I quit smoking | 2025-12-31 | 2023-05-01 to 2023-05-31
    In May, two years ago, I quit smoking | 2023-11-25 | 2021-05-01 to 2021-05-31
    two years ago, in May, I quit smoking | 2026-01-01 | 2024-05-01 to 2024-05-31
    two years ago, in May, I quit smoking | 2026-03-18 | 2024-05-01 to 2024-05-31
    a year ago in October she joined | 2023-11-25 | 2022-10-01 to 2022-10-31
    a year ago in October she joined | 2026-01-31 | 2025-10-01 to 2025-10-31
    three years ago on 4 June we signed the lease | 2026-03-18 | 2023-06-04
    three years ago on 4 June we signed the lease | 2024-02-29 | 2021-06-04
    on 4 June three years ago we signed the lease | 2026-01-31 | 2023-06-04
    on 4 June three years ago we signed the lease | 2025-12-31 | 2022-06-04
    two Christmases ago grandma gave me the watch | 2025-12-31 | 2024-12-25
    two Christmases ago grandma gave me the watch | 2023-11-25 | 2021-12-25
    three christmases ago we were in Vienna | 2026-01-01 | 2023-12-25
    three christmases ago we were in Vienna | 2026-03-18 | 2023-12-25
    two Easters ago we were in Rome | 2026-03-18 | 2024-03-31
    two Thanksgivings ago the oven died | 2026-03-18 | 2024-11-28
    two Mays ago we bought the van | 2026-03-18 | 2024-05-01 to 2024-05-31
    Christmas two years ago we were in Vienna | 2024-02-29 | 2022-12-25
    Christmas two years ago we were in Vienna | 2026-01-01 | 2024-12-25
    we met at Christmas three years ago | 2025-12-31 | 2022-12-25
    we met at Christmas three years ago | 2023-11-25 | 2020-12-25
  `,
);

describeTable(
  'the week of a day',
  `
    I'm away the week of 6 April | 2023-11-25 | 2024-04-01 to 2024-04-07
    I'm away the week of 6 April | 2026-01-31 | 2026-04-06 to 2026-04-12
    the week of April 6th works for the offsite | 2026-03-18 | 2026-04-06 to 2026-04-12
    the week of April 6th works for the offsite | 2024-02-29 | 2024-04-01 to 2024-04-07
    audit is w/c 6 April | 2026-03-18 | 2026-04-06 to 2026-04-12
    the audit will happen week commencing 6 April | 2026-03-18 | 2026-04-06 to 2026-04-12
    we start the pilot in the week commencing 20 April | 2026-03-18 | 2026-04-20 to 2026-04-26
    the week beginning 20 April is blocked | 2026-03-18 | 2026-04-20 to 2026-04-26
    sprint demo is in the week of the 23rd | 2026-03-18 | 2026-03-23 to 2026-03-29
    the week starting 13 April is all-hands | 2026-03-18 | 2026-04-13 to 2026-04-19
    week ending 27 March is fully booked | 2026-03-18 | 2026-03-23 to 2026-03-29
  `,
);
