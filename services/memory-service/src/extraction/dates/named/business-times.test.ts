import { describeTable } from '../testing/expression-table.js';

describeTable(
  'the shorthand of work: ends of days, parts of quarters, holiday weekends, numbered weeks',
  `
    I need it by EOD | 2026-03-18 | 2026-03-18
    I need it by EOD | 2025-12-30 | 2025-12-30
    please send it EOD Friday | 2026-02-28 | 2026-03-06
    please send it EOD Friday | 2024-03-01 | 2024-03-08
    EOD tomorrow at the latest | 2025-12-30 | 2025-12-31
    EOD tomorrow at the latest | 2026-03-18 | 2026-03-19
    the draft is due COB Friday | 2024-03-01 | 2024-03-08
    the draft is due COB Friday | 2026-02-28 | 2026-03-06
    by COB Thursday please | 2026-03-18 | 2026-03-19
    by COB Thursday please | 2025-12-30 | 2026-01-01
    will have it done EOD | 2026-02-28 | 2026-02-28
    will have it done EOD | 2024-03-01 | 2024-03-01
    ready by EOW | 2025-12-30 | 2026-01-04
    ready by EOW | 2026-03-18 | 2026-03-22
    shipping EOW | 2024-03-01 | 2024-03-03
    shipping EOW | 2026-02-28 | 2026-03-01
    invoice is due EOM | 2026-03-18 | 2026-03-31
    invoice is due EOM | 2025-12-30 | 2025-12-31
    contract ends EOY | 2026-02-28 | 2026-12-31
    contract ends EOY | 2024-03-01 | 2024-12-31
    we close the books by end of month | 2025-12-30 | 2025-12-31
    we close the books by end of month | 2026-03-18 | 2026-03-31
    end of next week we freeze the code | 2024-03-01 | 2024-03-08 to 2024-03-10
    end of next week we freeze the code | 2026-02-28 | 2026-03-06 to 2026-03-08
    by the end of next week | 2026-03-18 | 2026-03-29
    by the end of next week | 2025-12-30 | 2026-01-11
    early next week I talk to legal | 2026-02-28 | 2026-03-02 to 2026-03-03
    early next week I talk to legal | 2024-03-01 | 2024-03-04 to 2024-03-05
    mid next week works | 2025-12-30 | 2026-01-07 to 2026-01-08
    mid next week works | 2026-03-18 | 2026-03-25 to 2026-03-26
    later next week we can look | 2024-03-01 | 2024-03-04 to 2024-03-10
    later next week we can look | 2026-02-28 | 2026-03-02 to 2026-03-08
    first Monday of June is the kickoff | 2026-03-18 | 2026-06-01
    first Monday of June is the kickoff | 2025-12-30 | 2026-06-01
    the first Monday in June is the kickoff | 2026-02-28 | 2026-06-01
    the first Monday in June is the kickoff | 2024-03-01 | 2024-06-03
    the retro will be on the last Friday of the month | 2026-03-18 | 2026-03-27
    last Friday of the month we will have demos | 2026-03-18 | 2026-03-27
    last friday of this month we have the party | 2026-03-18 | 2026-03-27
    we had demos on the last Friday of February | 2026-03-18 | 2026-02-27
    the third Thursday in April is the board meeting | 2026-03-18 | 2026-04-16
    Labor Day weekend we are going camping | 2026-03-18 | 2026-09-05 to 2026-09-07
    we went camping over Labor Day weekend | 2026-03-18 | 2025-08-30 to 2025-09-01
    over Memorial Day weekend the office moves | 2026-03-18 | 2026-05-23 to 2026-05-25
    Thanksgiving week we are closed | 2026-03-18 | 2026-11-23 to 2026-11-29
    we were in Maine for Thanksgiving weekend | 2026-03-18 | 2025-11-27 to 2025-11-30
    Christmas week was quiet | 2026-03-18 | 2025-12-22 to 2025-12-28
    the rollout is planned for mid-Q3 | 2026-03-18 | 2026-08-01 to 2026-08-31
    mid Q3 we migrate billing | 2026-03-18 | 2026-08-01 to 2026-08-31
    early Q2 we hire two people | 2026-03-18 | 2026-04-01 to 2026-04-30
    late Q4 we had the outage | 2026-03-18 | 2025-12-01 to 2025-12-31
    end of Q3 we sunset v1 | 2026-03-18 | 2026-09-01 to 2026-09-30
    H1 2026 is all about billing | 2026-03-18 | 2026-01-01 to 2026-06-30 (absolute)
    in H2 we will rewrite search | 2026-03-18 | 2026-07-01 to 2026-12-31
    revenue in Q4 2025 was flat | 2026-03-18 | 2025-10-01 to 2025-12-31 (absolute)
    4Q25 numbers were flat | 2026-03-18 | 2025-10-01 to 2025-12-31 (absolute)
    Q1'26 results are out | 2026-03-18 | 2026-01-01 to 2026-03-31 (absolute)
    our FY26 starts in April | 2026-03-18 | 2026-04-01 to 2026-04-30
    since the 2.0 release in March we have had no crash | 2026-03-18 | 2026-03-01 to 2026-03-31
    since the outage in January we page two people | 2026-03-18 | 2026-01-01 to 2026-01-31
    over the summer we will hire interns | 2026-03-18 | 2026-06-01 to 2026-08-31
    over the summer I learned to sail | 2026-03-18 | 2025-06-01 to 2025-08-31
    over the winter I learned to knit | 2026-03-18 | 2025-12-01 to 2026-02-28
    a couple of days ago I met Ida | 2026-03-18 | 2026-03-16
    couple weeks ago I met Ida | 2026-03-18 | 2026-03-02 to 2026-03-08
    night of the 4th there was a storm | 2026-03-18 | 2026-03-04
    on the night of the 4th there was a storm | 2026-03-18 | 2026-03-04
    on the morning of the 14th I fly out | 2026-03-18 | 2026-04-14
    the go-live is in week 14 | 2026-03-18 | 2026-03-30 to 2026-04-05
    we go live in week 14 | 2026-03-18 | 2026-03-30 to 2026-04-05
    we ship in wk 14 | 2026-03-18 | 2026-03-30 to 2026-04-05
  `,
);

describeTable(
  'the shorthand of work: ends of days, parts of quarters, holiday weekends, numbered weeks: fiscal years, weeks of something',
  `
    FY25 was a good year | 2026-03-18 | -
    in Q3 FY25 we broke even | 2026-03-18 | -
    I am in week 14 of my pregnancy | 2026-03-18 | -
    in week 3 of the course we did sorting | 2026-03-18 | -
    she is in week 14 | 2026-03-18 | -
    week 2 of the bootcamp was hard | 2026-03-18 | -
  `,
);

describeTable(
  'the shorthand of work in other languages',
  `
    KW 14 bin ich im Urlaub | 2026-03-18 | 2026-03-30 to 2026-04-05
    in KW14 bin ich im Urlaub | 2026-03-18 | 2026-03-30 to 2026-04-05
    livraison prévue sem. 14 | 2026-03-18 | 2026-03-30 to 2026-04-05
    livraison prévue semaine 14 | 2026-03-18 | 2026-03-30 to 2026-04-05
    je suis en congé en semaine 14 | 2026-03-18 | 2026-03-30 to 2026-04-05
    in week 14 ben ik op vakantie | 2026-03-18 | 2026-03-30 to 2026-04-05
  `,
);

describeTable(
  'the end of a day that is named is that day',
  `
    Deadline: 2026-04-30 EOD | 2026-03-18 | 2026-04-30 (absolute)
    The report is due Apr 30 EOD | 2026-03-18 | 2026-04-30
    The report is due EOD | 2026-03-18 | 2026-03-18
  `,
);
