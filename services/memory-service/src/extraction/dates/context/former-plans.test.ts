import { describeEventTable, describeTable } from '../testing/expression-table.js';

describeEventTable(
  'what was to be gives way to what is now',
  `
    the recital isn't on 10 April anymore, it's on 13 April | 2026-03-18 | 2026-04-13
    the recital is no longer on 10 April, it is on 13 April | 2026-03-18 | 2026-04-13
    the recital isn't on 10 April | 2026-03-18 | 2026-04-10
    it was supposed to be next week and now it's Tuesday the seventh of April | 2026-03-18 | 2026-04-07
    the viewing was meant to be on Friday but now it's Monday | 2026-03-18 | 2026-03-23
    the wedding was going to be in June but it's now in September | 2026-03-18 | 2026-09-01 to 2026-09-30
    it should have been in May and now it's in June | 2026-03-18 | 2026-06-01 to 2026-06-30
    the checkup used to be on Tuesday and now it's on Thursday | 2026-03-18 | 2026-03-19
    it was on the 5th and now it's on the 12th | 2026-03-18 | 2026-04-12
    the viewing was on Friday but they moved it to Monday | 2026-03-18 | 2026-03-23
    the pipe burst on Friday and now the hall is wet | 2026-03-18 | 2026-03-13
  `,
);

describeTable(
  'the tense is that of what is told, and not of what leads to it',
  `
    so what happened is on Sunday the certs ran out | 2026-03-18 | 2026-03-15
    the thing is that on Friday the queue filled up | 2026-03-18 | 2026-03-13
    what happens on Sunday is that the certs run out | 2026-03-18 | 2026-03-22
    the thing is on Monday | 2026-03-18 | 2026-03-23
    That means I fly on Saturday | 2026-03-18 | 2026-03-21
    no, Vera said 6 May | 2026-03-18 | 2026-05-06
    it turns out on Sunday the cron never ran | 2026-03-18 | 2026-03-15
    they told us 3 May | 2026-03-18 | 2026-05-03
    the landlord said by Friday | 2026-03-18 | 2026-03-20
    Ines says the 24th | 2026-03-18 | 2026-03-24
    the vet says Friday | 2026-03-18 | 2026-03-20
    she said Monday was hard | 2026-03-18 | 2026-03-16
    so we agreed, Christmas Eve at Ida's | 2026-03-18 | 2026-12-24
  `,
);
