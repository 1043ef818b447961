import { describeTable } from '../testing/expression-table.js';

// 18 March 2026 is a Wednesday.
describeTable(
  'times as they are typed in haste',
  `
    dinner Sat 21/3 here, 6 people | 2026-03-10 | 2026-03-21
    lunch thu 23/4 at noon | 2026-03-18 | 2026-04-23
    offer accepted 23/2 @ 412k | 2026-03-18 | 2026-02-23
    lectures end Fri 26/6 | 2026-03-18 | 2026-06-26
    ydays outage was an expired cert | 2026-03-18 | 2026-03-17
    instead were playing the barn 4 sept 8pm | 2026-03-18 | 2026-09-04
    from 1 june were with another bank | 2026-03-18 | 2026-06-01
    in may the kids were off school | 2026-03-18 | 2025-05-01 to 2025-05-31
    the router is in bridge mode since sat | 2026-03-18 | 2026-03-14 to 2026-03-18
    standup moved to wed | 2026-03-18 | 2026-03-25
    the book club is closed sat + sun | 2026-03-18 | 2026-03-21 to 2026-03-22
    on leave mon & tue nxt wk | 2026-03-18 | 2026-03-23 to 2026-03-24
    demo thu @5 | 2026-03-18 | 2026-03-19
    first thing mon i call the bank | 2026-03-18 | 2026-03-23
    ana gets married end of may nxt yr | 2026-03-18 | 2027-05-21 to 2027-05-31
    migration planned for q1 nxt yr | 2026-03-18 | 2027-01-01 to 2027-03-31
    prod upgrade planned for jan | 2026-03-18 | 2027-01-01 to 2027-01-31
    1st wk of june im off | 2026-03-18 | 2026-06-01 to 2026-06-07
    ready by end apr | 2026-03-18 | 2026-04-30
    out of office 29/9-3/10 | 2026-03-18 | 2026-09-29 to 2026-10-03
    from 29/9 - 3/10 im away | 2026-03-18 | 2026-09-29 to 2026-10-03
    valid til 31/12 | 2026-03-18 | 2026-03-18 to 2026-12-31
    skiing dec 22 - jan 3 | 2026-03-01 | 2025-12-22 to 2026-01-03
    fri-sun im camping | 2026-03-18 | 2026-03-20 to 2026-03-22
    monday im in leeds | 2026-03-18 | 2026-03-23
    ill be in leeds on 3 march | 2026-03-18 | 2027-03-03
    ystrday i rotated the keys | 2026-03-18 | 2026-03-17
  `,
);

describeTable(
  'what only looks like a time typed in haste',
  `
    she sat on the sofa | 2026-03-18 | -
    we danced till sun up | 2026-03-18 | -
    call bob@5 about it | 2026-03-18 | -
    mix 1/2-3/4 cup of flour | 2026-03-18 | -
    the ratio went from 16/9-4/3 | 2026-03-18 | -
    3rd week in a row without a release | 2026-03-18 | -
    in the end may wins | 2026-03-18 | -
    I was ill on monday | 2026-03-18 | 2026-03-16
    im Mai ziehen wir um | 2026-03-18 | 2026-05-01 to 2026-05-31
    monday to friday I work | 2026-03-18 | -
    we train every saturday and sunday | 2026-03-18 | -
  `,
);
