import { describeTable } from '../testing/expression-table.js';

describeTable(
  'chat: months in small letters that are words as well',
  `
    we're in Nairobi from 22 apr to 5 may for a wedding | 2026-03-18 | 2026-04-22 to 2026-05-05
    we were in Oslo from 22 feb to 5 march for a wedding | 2026-03-18 | 2026-02-22 to 2026-03-05
    on 5 may we switch the DNS | 2026-03-18 | 2026-05-05
    effective 1 may the limit is 500 | 2026-03-18 | 2026-05-01
    the lease ends on 31 may next year | 2026-03-18 | 2027-05-31
    we've used bun since may | 2026-03-18 | 2025-05-01 to 2026-03-18
    she's been on leave since jan | 2026-03-18 | 2026-01-01 to 2026-03-18
    we record it mid may | 2026-03-18 | 2026-05-11 to 2026-05-20
    the audit is early may, not june | 2026-03-18 | 2026-05-01 to 2026-05-10
    the numbers from march are wrong | 2026-03-18 | 2026-03-01 to 2026-03-31
  `,
);

describeTable(
  'chat: the same words where they are no months',
  `
    2 may fail | 2026-03-18 | -
    from 3 to 5 may be retried | 2026-03-18 | -
    the first may be dropped | 2026-03-18 | -
    early may be fine too | 2026-03-18 | -
    we may march on | 2026-03-18 | -
    he paid 5 march fees | 2026-03-18 | -
  `,
);

describeTable(
  'chat: days of a month that something is moved to or said to be on',
  `
    the retro moved to the 17th | 2026-03-18 | 2026-04-17
    the demo got pushed back to the 24th | 2026-03-18 | 2026-03-24
    the deadline is the 27th | 2026-03-18 | 2026-03-27
    it's now the 22nd | 2026-03-18 | 2026-03-22
    this is the 4th attempt | 2026-03-18 | -
    the 2nd is broken | 2026-03-18 | -
    he's on the 5th floor | 2026-03-18 | -
    we moved the tests to the 5th shard | 2026-03-18 | -
  `,
);

describeTable(
  'chat: times of day between the two ends',
  `
    the window is 2026-05-10 22:00 to 2026-05-11 02:00 UTC | 2026-03-18 | 2026-05-10 to 2026-05-11 (absolute)
    the site is down from Friday 22:00 until Saturday 6am | 2026-03-18 | 2026-03-20 to 2026-03-21
    we were down from Sunday 23:10 to Monday 01:40 | 2026-03-18 | 2026-03-15 to 2026-03-16
    the freeze runs from 3 april 18:00 to 7 april 09:00 | 2026-03-18 | 2026-04-03 to 2026-04-07
  `,
);

describeTable(
  'chat: short weekdays',
  `
    the train leaves sat 6:40 | 2026-03-18 | 2026-03-21
    I'm away thu and fri | 2026-03-18 | 2026-03-19 to 2026-03-20
    eye test fri at 8:30 | 2026-03-18 | 2026-03-20
    we sat at 8:30 and talked | 2026-03-18 | -
    the sun is out | 2026-03-18 | -
  `,
);

describeTable(
  'chat: notes of a few words',
  `
    class photos on monday | 2026-03-18 | 2026-03-23
    back in the office tuesday | 2026-03-18 | 2026-03-24
    piano tuner friday 9-10 | 2026-03-18 | 2026-03-20
    outage on monday | 2026-03-18 | 2026-03-16
    db down on monday | 2026-03-18 | 2026-03-16
    fixed on monday | 2026-03-18 | 2026-03-16
    met Kim tuesday | 2026-03-18 | 2026-03-17
    great run on saturday | 2026-03-18 | 2026-03-14
    no deploys on friday | 2026-03-18 | -
  `,
);

describeTable(
  'chat: what is over, of a thing that is told of now',
  `
    the migration that Piet merged on 11 March takes a lock | 2026-03-18 | 2026-03-11
    the release we cut on Friday breaks the parser | 2026-03-18 | 2026-03-13
    the config Ana pushed on Friday is wrong | 2026-03-18 | 2026-03-13
    the invoice from February is unpaid | 2026-03-18 | 2026-02-01 to 2026-02-28
    tickets are available from April | 2026-03-18 | 2026-04-01 to 2026-04-30
    the domain moved on 12 feb. Its ttl is 300 | 2026-03-18 | 2026-02-12
  `,
);

describeTable(
  'chat: what ends at the end of a period',
  `
    the licence expires at the end of april | 2026-03-18 | 2026-04-30
    the hosting contract is up at the end of november | 2026-03-18 | 2026-11-30
    my passport runs out end of june | 2026-03-18 | 2026-06-30
    we shipped at the end of january | 2026-03-18 | 2026-01-21 to 2026-01-31
    it has to be done by eow | 2026-03-18 | 2026-03-22
    by EOM we need the numbers | 2026-03-18 | 2026-03-31
    by eod tomorrow | 2026-03-18 | 2026-03-19
    the eom report is late | 2026-03-18 | -
    the pass is valid through june 30 | 2026-03-18 | 2026-03-18 to 2026-06-30
    pages 3 through 5 are blank | 2026-03-18 | -
  `,
);

describeTable(
  'chat: what is to come',
  `
    we resubmit on Wednesday | 2026-03-20 | 2026-03-25
    our holidays start friday | 2026-03-18 | 2026-03-20
    thursday's call moved to 3pm | 2026-03-18 | 2026-03-19
    from june on we bill in euros | 2026-03-18 | 2026-06-01 to 2026-06-30
    cancelled: the meetup on april 2 | 2026-03-18 | 2026-04-02
    we cancelled netflix in january | 2026-03-18 | 2026-01-01 to 2026-01-31
    our numbers start on 5 | 2026-03-18 | -
    we meet on zoom | 2026-03-18 | -
  `,
);

describeTable(
  'chat: weeks by their number, nights, exact counts, feasts that open a sentence',
  `
    GA is planned for calendar week 15 | 2026-03-18 | 2026-04-06 to 2026-04-12
    KW 15 ist Urlaub | 2026-03-18 | 2026-04-06 to 2026-04-12
    we shipped it in cw10 | 2026-03-18 | 2026-03-02 to 2026-03-08
    set kw 115 | 2026-03-18 | -
    the outage two nights ago was dns | 2026-03-18 | 2026-03-16
    the launch is in exactly 3 weeks | 2026-03-18 | 2026-04-08
    new year's eve we were in Lisbon | 2026-03-18 | 2025-12-31
    the meetup got moved from may to september | 2026-03-18 | 2026-05-01 to 2026-05-31, 2026-09-01 to 2026-09-30
    the season runs from october through march | 2026-03-18 | 2026-10-01 to 2027-03-31
  `,
);

describeTable(
  'chat: deadlines as labels, documents of a day, first and last days',
  `
    Deadline: end of March | 2026-03-18 | 2026-03-31
    Since the rollout on Tuesday the error rate is 4% | 2026-03-18 | 2026-03-17
    Invoice 4711 from 12 January is still open | 2026-03-18 | 2026-01-12
    The minutes of 12 March are in the wiki | 2026-03-18 | 2026-03-12
    Rosa's first day was the 2nd | 2026-03-18 | 2026-03-02
    We met on a rainy Saturday in May 2017 | 2026-03-18 | 2017-05-01 to 2017-05-31 (absolute)
  `,
);

describeTable(
  'chat: hopes, proposals, journeys, parts of months',
  `
    probably in may | 2026-03-18 | 2026-05-01 to 2026-05-31
    sometime in June, hopefully | 2026-03-18 | 2026-06-01 to 2026-06-30
    tuesday works | 2026-03-18 | 2026-03-24
    works for me, tuesday at 3 | 2026-03-18 | 2026-03-24
    tuesday at 3 nodes we lost quorum | 2026-03-18 | 2026-03-17
    flying home the 28th | 2026-03-18 | 2026-03-28
    flew home the 8th | 2026-03-18 | 2026-03-08
    the sitter cancelled for friday | 2026-03-18 | 2026-03-20
    no more gym as of april | 2026-03-18 | 2026-04-01 to 2026-04-30
    the vendor shuts it down on aug 25 | 2026-03-18 | 2026-08-25
    we're closed in the first half of april | 2026-03-18 | 2026-04-01 to 2026-04-15
    the office is closed the first two weeks of august | 2026-03-18 | 2026-08-01 to 2026-08-14
  `,
);

describeTable(
  'chat: some days of a week',
  `
    I'm at the fair next week, Thursday to Sunday | 2026-03-18 | 2026-03-26 to 2026-03-29
    config freeze next week mon-wed | 2026-03-18 | 2026-03-23 to 2026-03-25
    last week from Tuesday to Thursday it was down | 2026-03-18 | 2026-03-10 to 2026-03-12
  `,
);
