import { describeTable } from '../testing/expression-table.js';

describeTable(
  'a day with a time of day beside it, and what is done behind an opening time',
  `
    half past nine on Thursday with the vet | 2026-01-01 | 2026-01-08
    half past nine on Thursday with the vet | 2026-03-18 | 2026-03-19
    call at half past nine on thursday | 2023-11-25 | 2023-11-30
    call at half past nine on thursday | 2026-01-31 | 2026-02-05
    thursday 9ish for coffee | 2026-03-18 | 2026-03-19
    thursday 9ish for coffee | 2024-02-29 | 2024-03-07
    see you thursday 9ish | 2026-01-31 | 2026-02-05
    see you thursday 9ish | 2025-12-31 | 2026-01-01
    dinner tonight at 8 | 2024-02-29 | 2024-02-29
    dinner tonight at 8 | 2026-01-01 | 2026-01-01
    tonight at 8 we watch the game | 2025-12-31 | 2025-12-31
    tonight at 8 we watch the game | 2023-11-25 | 2023-11-25
    tomorrow noon works | 2026-01-01 | 2026-01-02
    tomorrow noon works | 2026-03-18 | 2026-03-19
    this morning the build broke | 2023-11-25 | 2023-11-25
    this morning the build broke | 2026-01-31 | 2026-01-31
    call the plumber tomorrow at quarter past ten | 2026-03-18 | 2026-03-19
    call the plumber tomorrow at quarter past ten | 2024-02-29 | 2024-03-01
    9am tomorrow standup moved | 2026-01-31 | 2026-02-01
    9am tomorrow standup moved | 2025-12-31 | 2026-01-01
    at 5pm on Friday the window closes | 2024-02-29 | 2024-03-01
    at 5pm on Friday the window closes | 2026-01-01 | 2026-01-02
    Friday 5pm deadline | 2025-12-31 | 2026-01-02
    Friday 5pm deadline | 2023-11-25 | 2023-12-01
    deadline fri 5pm | 2026-01-01 | 2026-01-02
    deadline fri 5pm | 2026-03-18 | 2026-03-20
    dentist thurs 3pm | 2023-11-25 | 2023-11-30
    dentist thurs 3pm | 2026-01-31 | 2026-02-05
    dentist thurs at 3 | 2026-03-18 | 2026-03-19
    dentist thurs at 3 | 2024-02-29 | 2024-03-07
    pick up kids wed 3:15 | 2026-01-31 | 2026-02-04
    pick up kids wed 3:15 | 2025-12-31 | 2026-01-07
    Monday first thing I call the bank | 2024-02-29 | 2024-03-04
    Monday first thing I call the bank | 2026-01-01 | 2026-01-05
    first thing Monday I call the bank | 2025-12-31 | 2026-01-05
    first thing Monday I call the bank | 2023-11-25 | 2023-11-27
    first thing tomorrow | 2026-01-01 | 2026-01-02
    first thing tomorrow | 2026-03-18 | 2026-03-19
    late last night the cluster died | 2023-11-25 | 2023-11-24
    late last night the cluster died | 2026-01-31 | 2026-01-30
    earlier this evening he called | 2026-03-18 | 2026-03-18
    earlier this evening he called | 2024-02-29 | 2024-02-29
    on Saturday night we went dancing | 2026-01-31 | 2026-01-24
    on Saturday night we went dancing | 2025-12-31 | 2025-12-27
    sat nite we went dancing | 2024-02-29 | 2024-02-24
    sat nite we went dancing | 2026-01-01 | 2025-12-27
    I was up until 3am last night | 2025-12-31 | 2025-12-30
    I was up until 3am last night | 2023-11-25 | 2023-11-24
    quarter to six tomorrow morning the taxi comes | 2026-01-01 | 2026-01-02
    quarter to six tomorrow morning the taxi comes | 2026-03-18 | 2026-03-19
    the day after tomorrow at 7 | 2026-01-01 | 2026-01-03
    the day after tomorrow at 7 | 2026-03-18 | 2026-03-20
    tmrw 8am gym | 2023-11-25 | 2023-11-26
    tmrw 8am gym | 2026-01-31 | 2026-02-01
    tmr I fly to Oslo | 2026-03-18 | 2026-03-19
    tmr I fly to Oslo | 2024-02-29 | 2024-03-01
    yday we shipped it | 2026-01-31 | 2026-01-30
    yday we shipped it | 2025-12-31 | 2025-12-30
    fri night we played cards | 2026-03-18 | 2026-03-13
    sat morning I was sick | 2026-03-18 | 2026-03-14
    on Friday I fell off the bike | 2026-03-18 | 2026-03-13
    on Monday we also cleaned the garage | 2026-03-18 | 2026-03-16
    on Monday we finally shipped it | 2026-03-18 | 2026-03-16
    on Monday we hire two people | 2026-03-18 | 2026-03-23
    on 3 May we hire two people | 2026-03-18 | 2026-05-03
    on Monday we hit the limit | 2026-03-18 | 2026-03-16
    on Monday we read the paper | 2026-03-18 | 2026-03-16
    in May we get a dog | 2026-03-18 | 2026-05-01 to 2026-05-31
    in May we got a dog | 2026-03-18 | 2025-05-01 to 2025-05-31
    on Tuesday I think we talked about it | 2026-03-18 | 2026-03-17
    on Friday I pre-ordered the phone | 2026-03-18 | 2026-03-13
    we sent it COB Friday | 2026-03-18 | 2026-03-13
    this week on Monday we met | 2026-03-18 | 2026-03-16
    it's been a week today | 2026-03-18 | 2026-03-18
    rent a car for two weeks tomorrow | 2026-03-18 | 2026-03-19
    first thing Monday morning I fly | 2026-03-18 | 2026-03-23
    Thursday around 9 I have yoga | 2026-03-18 | 2026-03-19
    lunch w/ Bo tmrw @ noon | 2026-03-18 | 2026-03-19
    gym tomoz then pub | 2026-03-18 | 2026-03-19
    4Q25 was flat | 2026-03-18 | 2025-10-01 to 2025-12-31 (absolute)
    the boards arrive in week 40 | 2026-03-18 | 2026-09-28 to 2026-10-04
    Thanksgiving weekend 2025 was cold | 2026-03-18 | 2025-11-27 to 2025-11-30 (absolute)
    last Labor Day weekend we hiked | 2026-03-18 | 2025-08-30 to 2025-09-01
    next Memorial Day weekend we hike | 2026-03-18 | 2026-05-23 to 2026-05-25
  `,
);

describeTable(
  'a day with a time of day beside it, and what is done behind an opening time: no time',
  `
    she sat morning after morning in the sun | 2026-03-18 | -
    we wed morning people | 2026-03-18 | -
    the EOD report is long | 2026-03-18 | -
    every EOD we sync | 2026-03-18 | -
    the Monday week 12 plan | 2026-03-18 | -
    week 14 of the pregnancy | 2026-03-18 | -
    in week 2 we cry | 2026-03-18 | -
    he is in week 6 | 2026-03-18 | -
  `,
);
