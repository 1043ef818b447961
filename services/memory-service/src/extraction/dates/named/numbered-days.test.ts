import { describeTable } from '../testing/expression-table.js';

describeTable(
  'days that one can or cannot, and plans without a verb',
  `
    cant do the 24th sorry, shift till nine | 2026-03-18 | 2026-03-24
    I can't make the 27th | 2026-03-18 | 2026-03-27
    Invoice from 07-Jan-26 is unpaid | 2026-03-18 | 2026-01-07 (absolute)
    tag 5-Jan-10 | 2026-03-18 | 2010-01-05 (absolute)
    We are throwing a party on Friday the 13th | 2026-03-18 | 2026-11-13
    The exam is Friday the 13th | 2026-03-18 | 2026-11-13
    We deployed on Friday the 13th | 2026-03-18 | 2026-03-13
    The demo will be on Monday the 13th | 2026-03-18 | 2026-04-13
    The warranty ends on 5 Nov 27 | 2026-03-18 | 2027-11-05 (absolute)
    I bought the car on 12 June 19. | 2026-03-18 | 2019-06-12 (absolute)
    The contract ends 31 December 26 and is not renewed | 2026-03-18 | 2026-12-31 (absolute)
    On 5 Nov 27 people came | 2026-03-18 | 2025-11-05
    On 5 May 20 servers were replaced | 2026-03-18 | 2025-05-05
    He was born 14 May 98 | 2026-03-18 | 1998-05-14 (absolute)
    can u do the 24th? | 2026-03-18 | 2026-03-24
    sorry, meant the 26th | 2026-03-18 | 2026-03-26
    bbq at ours on the 5th 🎆 | 2026-03-18 | 2026-04-05
    poker at mine on the 20th | 2026-03-18 | 2026-03-20
    back on the 30th | 2026-03-18 | 2026-03-30
    the 24th is no good | 2026-03-18 | 2026-03-24
    can we swap to the 25th | 2026-03-18 | 2026-03-25
    we can do it any time after the 24th | 2026-03-18 | 2026-03-24
    it fails after the 5th attempt | 2026-03-18 | -
    Monday 23rd | 2026-03-18 | 2026-03-23
    the outage on the 5th | 2026-03-18 | 2026-03-05
    we met on the 5th | 2026-03-18 | 2026-03-05
    can't do the 2nd step | 2026-03-18 | -
    make the 4th column wider | 2026-03-18 | -
  `,
);

describeTable(
  'days by their number alone',
  `
    tomorrow my sister lands and she flies back on the 27th | 2026-03-18 | 2026-03-19, 2026-03-27
    my sister flies back on the 27th | 2026-03-18 | 2026-03-27
    she leaves the 27th | 2026-03-18 | 2026-03-27
    he flies back the 27th :) | 2026-03-18 | 2026-03-27
    rent is due on the 3rd | 2026-03-18 | 2026-04-03
    rent is due on the 3rd | 2024-02-29 | 2024-03-03
    can we meet on the 14th of next month? | 2026-01-31 | 2026-02-14
    can we meet on the 14th of next month? | 2025-12-31 | 2026-01-14
    I need the numbers by the 5th | 2024-02-29 | 2024-03-05
    I need the numbers by the 5th | 2026-01-01 | 2026-01-05
    the 22nd works for me | 2025-12-31 | 2026-01-22
    the 22nd works for me | 2023-11-25 | 2023-12-22
    the 22nd is fine | 2026-01-01 | 2026-01-22
    the 22nd is fine | 2026-03-18 | 2026-03-22
    how about the 22nd? | 2023-11-25 | 2023-12-22
    how about the 22nd? | 2026-01-31 | 2026-02-22
    let's do the 22nd | 2026-03-18 | 2026-03-22
    let's do the 22nd | 2024-02-29 | 2024-03-22
    let's say the 22nd | 2026-01-31 | 2026-02-22
    let's say the 22nd | 2025-12-31 | 2026-01-22
    moved the demo to the 22nd | 2024-02-29 | 2024-03-22
    moved the demo to the 22nd | 2026-01-01 | 2026-01-22
    the party got moved to the 22nd | 2025-12-31 | 2026-01-22
    the party got moved to the 22nd | 2023-11-25 | 2023-12-22
    we paid the invoice on the 4th | 2026-01-01 | 2025-12-04
    we paid the invoice on the 4th | 2026-03-18 | 2026-03-04
    my period started on the 9th | 2023-11-25 | 2023-11-09
    my period started on the 9th | 2026-01-31 | 2026-01-09
    payday is the 25th | 2026-03-18 | 2026-03-25
    payday is the 25th | 2024-02-29 | 2024-03-25
    my flight is on the 25th at 7am | 2026-01-31 | 2026-02-25
    my flight is on the 25th at 7am | 2025-12-31 | 2026-01-25
    interview on the 25th at noon | 2024-02-29 | 2024-03-25
    interview on the 25th at noon | 2026-01-01 | 2026-01-25
    I am off from the 20th to the 24th | 2025-12-31 | 2026-01-20 to 2026-01-24
    I am off from the 20th to the 24th | 2023-11-25 | 2023-12-20 to 2023-12-24
    I am away the 20th to the 24th | 2026-01-01 | 2026-01-20 to 2026-01-24
    I am away the 20th to the 24th | 2026-03-18 | 2026-03-20 to 2026-03-24
    starting the 20th I work part time | 2023-11-25 | 2023-12-20
    starting the 20th I work part time | 2026-01-31 | 2026-02-20
    the release slipped from the 12th to the 19th | 2026-03-18 | 2026-03-19
    the release slipped from the 12th to the 19th | 2024-02-29 | 2024-03-19
    the 3rd and 4th are blocked | 2026-01-31 | 2026-02-03 to 2026-02-04
    the 3rd and 4th are blocked | 2025-12-31 | 2026-01-03 to 2026-01-04
    we moved in on the 2nd of last month | 2024-02-29 | 2024-01-02
    we moved in on the 2nd of last month | 2026-01-01 | 2025-12-02
    before the 10th I have to file taxes | 2025-12-31 | 2026-01-10
    before the 10th I have to file taxes | 2023-11-25 | 2023-12-10
    my visa runs out on the 28th | 2026-01-01 | 2026-01-28
    my visa runs out on the 28th | 2026-03-18 | 2026-03-28
    el 27 me voy a Madrid | 2026-03-18 | 2026-03-27
    the trip is from the 20th to the 24th | 2023-11-25 | 2023-12-20 to 2023-12-24
    the trip is from the 20th to the 24th | 2026-01-31 | 2026-02-20 to 2026-02-24
    no later than the 5th please send it | 2026-03-18 | 2026-04-05
    no later than the 5th please send it | 2024-02-29 | 2024-03-05
    please send it no later than the 5th | 2026-01-31 | 2026-02-05
    please send it no later than the 5th | 2025-12-31 | 2026-01-05
    I booked the van for the 22nd | 2024-02-29 | 2024-03-22
    I booked the van for the 22nd | 2026-01-01 | 2026-01-22
    concert on the 12th starts at 8 | 2025-12-31 | 2026-01-12
    concert on the 12th starts at 8 | 2023-11-25 | 2023-12-12
    dentist on the 25th | 2026-01-01 | 2026-01-25
    dentist on the 25th | 2026-03-18 | 2026-03-25
    the outage on the 25th took us two hours | 2023-11-25 | 2023-11-25
    the outage on the 25th took us two hours | 2026-01-31 | 2026-01-25
    by the 5th at the latest we need the keys | 2026-03-18 | 2026-04-05
    by the 5th at the latest we need the keys | 2024-02-29 | 2024-03-05
    from the 20th on I work part time | 2026-01-31 | 2026-02-20
    from the 20th on I work part time | 2025-12-31 | 2026-01-20
  `,
);

describeTable(
  'a day in place of one to come, or of the way back from there, is behind that',
  `
    Monday the 5th of January is a holiday in some offices. Let's do the 12th instead. | 2025-11-18 | 2026-01-05, 2026-01-12
    The demo is on 5 May. Let us do the 3rd instead. | 2026-03-18 | 2026-05-05, 2026-05-03
    The call was on March 3. Let's do the 12th instead. | 2025-11-18 | 2025-03-03, 2025-12-12
    My flight is on June 28. I return on the 9th. | 2025-11-18 | 2026-06-28, 2026-07-09
    Plan is to freeze on 3 April. We ship on the 20th. | 2026-03-18 | 2026-04-03, 2026-04-20
    The conference is on 12 May. Return the form by the 3rd. | 2026-03-18 | 2026-05-12, 2026-04-03
    The demo is on 5 May. Rent is due on the 3rd | 2026-03-18 | 2026-05-05, 2026-04-03
  `,
);

describeTable(
  'days by their number alone: the fifth of something',
  `
    she lives on the 3rd floor | 2026-03-18 | -
    he came in the 2nd | 2026-03-18 | -
    the 22nd amendment | 2026-03-18 | -
    on the 5th attempt it worked | 2026-03-18 | -
    this is the 3rd time | 2026-03-18 | -
    the 1st and 2nd tests fail | 2026-03-18 | -
    the 90th percentile is 40 ms | 2026-03-18 | -
    by the 3rd retry it gives up | 2026-03-18 | -
    the 4th replica is slow | 2026-03-18 | -
    the 2nd is better than the 1st | 2026-03-18 | -
    on the 27th commit it broke | 2026-03-18 | -
    the 3rd works but the 4th does not | 2026-03-18 | -
    she is in the 5th grade | 2026-03-18 | -
    for the 4th time the build fails | 2026-03-18 | -
    the 2nd to last commit is bad | 2026-03-18 | -
    the 14th floor is closed | 2026-03-18 | -
    on the 27th floor we have a terrace | 2026-03-18 | -
    how about the 3rd option? | 2026-03-18 | -
    the 99th percentile is fine | 2026-03-18 | -
    the 4th works | 2026-03-18 | -
    the 5th element was great | 2026-03-18 | -
    by the 10th attempt I was tired | 2026-03-18 | -
    before the 5th retry it stops | 2026-03-18 | -
    from the 2nd to the 3rd shard | 2026-03-18 | -
    the 3rd is better | 2026-03-18 | -
    let us try the 4th approach | 2026-03-18 | -
    I love the 13th amendment | 2026-03-18 | -
    we were on the 9th hole | 2026-03-18 | -
  `,
);
