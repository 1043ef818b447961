import { describeTable } from './testing/expression-table.js';

describeTable(
  'verbs and what is no verb',
  `
    no deploys from 20 December to 2 January, the change board said so | 2026-10-03 | 2026-12-20 to 2027-01-02
    he said he would send over the signed nda by Wednesday | 2026-03-20 | 2026-03-25
    we would have sent it by Wednesday | 2026-03-20 | 2026-03-18
    gotta have the login delivered by Friday else they walk | 2026-03-18 | 2026-03-20
    send the merged draft on Friday | 2026-03-18 | 2026-03-20
    we merged the draft on Friday | 2026-03-18 | 2026-03-13
    our contract with the vendor runs out at the end of April, nobody has started negotiating | 2026-03-18 | 2026-04-30
    the test runs failed on Friday | 2026-03-18 | 2026-03-13
    expected delivery of the switches: late May | 2026-03-18 | 2026-05-21 to 2026-05-31
    nobody expected the outage on Friday | 2026-03-18 | 2026-03-13
    decisions: (1) revisit in October | 2026-05-04 | 2026-10-01 to 2026-10-31
    the launch slipped again, now mid November | 2026-09-15 | 2026-11-11 to 2026-11-20
    hotel booked 27-29 Dec, two rooms | 2026-11-18 | 2026-12-27 to 2026-12-29
    the upgrade is planned for 5 may on staging | 2026-04-13 | 2026-05-05
    what we promised for this quarter is a faster checkout | 2026-03-18 | 2026-01-01 to 2026-03-31
    what we promised this morning is a faster checkout | 2026-03-18 | 2026-03-18
  `,
);

describeTable(
  'how long something has lasted',
  `
    he's been going to physio for four months | 2026-03-18 | 2025-11-18 to 2026-03-18
    she's worked at Bosch for four years | 2026-03-18 | 2022-03-18 to 2026-03-18
    it's closed for two weeks | 2026-03-18 | -
    so far this year I have read 31 books | 2026-03-18 | 2026-01-01 to 2026-03-18
    so far this is fine | 2026-03-18 | -
  `,
);

describeTable(
  'months',
  `
    IE support goes away with the September release | 2026-03-18 | 2026-09-01 to 2026-09-30
    the June release broke the importer | 2026-07-18 | 2026-06-01 to 2026-06-30
    the may release broke the importer | 2026-03-18 | -
    the march update of the team | 2026-03-18 | -
    "When did we last restore it?" - "November, and it took all day." | 2026-01-08 | 2025-11-01 to 2025-11-30
    log4j kept us busy all of december | 2026-01-20 | 2025-12-01 to 2025-12-31
    come May, the Berlin office gets its own gateway | 2026-03-18 | 2026-05-01 to 2026-05-31
    did you come May? | 2026-03-18 | -
    during November and December 2023 it ran without it | 2026-03-18 | 2023-11-01 to 2023-12-31 (absolute)
    we close in July and August | 2026-03-18 | 2026-07-01 to 2026-08-31
    we will be away in December and January | 2026-03-18 | 2026-12-01 to 2027-01-31
    in August and December we paused | 2026-03-18 | 2025-08-01 to 2025-08-31, 2025-12-01 to 2025-12-31
    April and May sat down | 2026-03-18 | -
    launch in December | 2026-11-18 | 2026-12-01 to 2026-12-31
    year in review: 2027 was the year without an outage | 2028-01-11 | 2027-01-01 to 2027-12-31 (absolute)
    the merge is confirmed for week 12 of 2026 | 2026-02-19 | 2026-03-16 to 2026-03-22 (absolute)
    it is for week 12 of the course | 2026-02-19 | -
  `,
);

describeTable(
  'days',
  `
    the boiler guy comes wed between 8 and 12 | 2026-03-16 | 2026-03-18
    they wed between 8 and 12 witnesses | 2026-03-16 | -
    we fly to Porto on 3 October | 2026-09-14 | 2026-10-03
    przełożono we wtorek termin | 2026-03-18 | 2026-03-17
    it has to be live by then, end of March at the latest | 2026-03-18 | 2026-03-31
    it was live at the end of March | 2026-05-18 | 2026-03-21 to 2026-03-31
    yesterdays hotfix broke the export | 2026-03-18 | 2026-03-17
    new years eve is at ours, bring a salad | 2026-12-18 | 2026-12-31
    we deploy every Thursday, unless Thursday is a holiday | 2026-03-18 | -
    we deploy every Thursday, but not on Thursday | 2026-03-18 | 2026-03-19
  `,
);

describeTable(
  'the end of a month in other languages',
  `
    La release est prévue à la fin du mois | 2026-06-10 | 2026-06-21 to 2026-06-30
    Le certificat expire à la fin du mois | 2026-06-10 | 2026-06-30
    il faut migrer d'ici la fin de l'année | 2026-06-10 | 2026-12-31
    les jetons devront être révoqués d'ici la fin du mois d'octobre | 2026-06-10 | 2026-10-31
    le film est bien jusqu'à la fin | 2026-06-10 | -
    hay que migrar antes de fin de mes | 2026-06-10 | 2026-06-30
    hay que migrar para finales de octubre | 2026-06-10 | 2026-10-31
    hay una fiesta el 3 de octubre | 2026-06-10 | 2026-10-03
    este fin de semana vamos | 2026-06-10 | 2026-06-13 to 2026-06-14
  `,
);

describeTable(
  'typed in haste',
  `
    nye we were at the beach | 2027-01-08 | 2026-12-31
    prices go up new years day so stock up | 2026-12-19 | 2027-01-01
    I love Christmas Eve | 2026-03-18 | -
    db failover tues 14:20, root cause unknown | 2026-03-19 | 2026-03-17
    dentist tues 14:20 | 2026-03-19 | 2026-03-24
    oct: Lisbon offsite, book flights | 2026-09-03 | 2026-10-01 to 2026-10-31
    dec:12 is the code | 2026-09-03 | -
    march to may 2028 i was on crutches | 2028-07-21 | 2028-03-01 to 2028-05-31 (absolute)
    they march to may parades | 2028-07-21 | -
    rolled back prod yest evening | 2026-03-18 | 2026-03-17
    out sick til monday, ping Ahmed | 2026-03-18 | 2026-03-18 to 2026-03-23
    last qtr: three outages | 2026-03-18 | 2025-10-01 to 2025-12-31
    redis upgrade: done mon, no downtime | 2026-03-18 | 2026-03-16

    wed i upgraded postgres | 2026-03-19 | 2026-03-18
    mon: pick up the rental car | 2026-03-18 | 2026-03-23
    PR open for 2 months. | 2026-03-18 | 2026-01-18 to 2026-03-18
    house built 1994, wiring not touched | 2026-03-18 | 1994-01-01 to 1994-12-31 (absolute)
    we bought 2022 shares | 2026-03-18 | -
    worked at a bakery 2018-2020, then bootcamp | 2026-03-18 | 2018-01-01 to 2020-12-31 (absolute)
    we deleted lines 2018-2020 | 2026-03-18 | -
    the contract gets signed on the 30th fingers crossed | 2026-03-18 | 2026-03-30
    the 4th was when the disk filled up | 2026-03-18 | 2026-03-04
  `,
);

describeTable(
  'days that are told of',
  `
    the function returns Monday as day one | 2026-03-18 | -
    Friday is the name of the parrot | 2026-03-18 | -
    Der Müll wird jeden zweiten Dienstag abgeholt. | 2026-03-18 | -
    Der zweite Dienstag passt. | 2026-03-18 | 2026-03-17
  `,
);

describeTable(
  'tense: what is wanted, what comes back by itself, what would be',
  `
    just got off the phone with Acme they want the pilot in September | 2026-03-18 | 2026-09-01 to 2026-09-30
    did they want the pilot in September? | 2026-10-18 | 2026-09-01 to 2026-09-30
    ci minutes used up, they reset on march 1st | 2026-02-20 | 2026-03-01
    they reset on Monday when I rebooted | 2026-02-20 | 2026-02-16
    concert tix!! the national, 12 june | 2026-01-20 | 2026-06-12
    lost the tickets. Blur played on 12 June | 2026-01-20 | 2025-06-12
    it would not start on Monday | 2026-03-18 | 2026-03-16
    he said the plumber would come on Thursday | 2026-03-18 | 2026-03-19
    that would be Friday | 2026-03-18 | 2026-03-20
    the contract would end in May | 2026-03-18 | 2026-05-01 to 2026-05-31
    it would have to be ready in May | 2026-03-18 | 2026-05-01 to 2026-05-31
    I would not have gone on Saturday | 2026-03-18 | 2026-03-14
    Expected it on Monday, arrived in the end | 2026-03-18 | 2026-03-16
    the CEO said so in January, budget is frozen | 2026-03-18 | 2026-01-01 to 2026-01-31
    he told me the build we run on Monday was broken | 2026-03-18 | 2026-03-16
    she told us they moved to Vienna in June | 2026-03-18 | 2025-06-01 to 2025-06-30
    they agreed to move to Vienna in June | 2026-03-18 | 2026-06-01 to 2026-06-30
    just now Friday's backup failed | 2026-03-18 | 2026-03-13
    it was postponed, now in October | 2026-03-18 | 2026-10-01 to 2026-10-31
    revisit: done on Monday | 2026-03-18 | 2026-03-16
  `,
);

describeTable(
  'reports of a month that is much nearer ahead',
  `
    outage in December, cause: disk full | 2026-11-18 | 2025-12-01 to 2025-12-31
    laptop stolen in December | 2026-11-18 | 2025-12-01 to 2025-12-31
    pilot on Friday, outage in February | 2026-11-18 | 2026-11-20, 2026-02-01 to 2026-02-28
    beta on 4 December, feedback from August | 2026-11-18 | 2026-12-04, 2026-08-01 to 2026-08-31
    surgery in December | 2026-11-18 | 2026-12-01 to 2026-12-31
    last commit in August | 2026-07-08 | 2025-08-01 to 2025-08-31
    prices as in August | 2026-07-08 | 2025-08-01 to 2025-08-31
    acme last on 21 june | 2021-05-19 | 2021-06-21
    put this in your notes: code freeze from 14 december to 4 january | 2026-10-26 | 2026-12-14 to 2027-01-04
    summary of the retro in August | 2026-07-08 | 2025-08-01 to 2025-08-31
    tax refund in February | 2026-08-18 | 2026-02-01 to 2026-02-28
    tax refund on 12 February | 2026-08-18 | 2026-02-12
  `,
);

describeTable(
  'months beside persons, labels and verbs',
  `
    in May Tom and I fly to Crete | 2026-03-18 | 2026-05-01 to 2026-05-31
    in August Ben and Lea got married | 2026-03-18 | 2025-08-01 to 2025-08-31
    Jan: can you review this? | 2026-03-18 | -
    June: bring the cake | 2026-03-18 | -
    sep: what separates the columns | 2026-03-18 | -
    may: contains alcohol | 2026-03-18 | -
    When do we ship? June. | 2026-03-18 | 2026-06-01 to 2026-06-30
    Who reviews it? April. | 2026-03-18 | -
    seats for 4 may not be enough | 2026-03-18 | -
    for 2 march up the hill | 2026-03-18 | -
  `,
);

describeTable(
  'days of the week: labels, hours, every week’s and those that broke the rule',
  `
    sun: brunch with the Okonkwos | 2026-03-18 | 2026-03-22
    mon: 9am dentist | 2026-03-18 | 2026-03-23
    mon: 1920x1080, 60Hz | 2026-03-18 | -
    Sat: 200 points | 2026-03-18 | -
    the cat sat between 9 boxes | 2026-03-18 | -
    every second Tuesday and Friday we groom the backlog | 2026-03-18 | -
    every Sunday; Sunday was quiet though | 2026-03-18 | 2026-03-15
    we chose Monday as the day of the launch | 2026-03-18 | 2026-03-23
    I take Friday as a day off | 2026-03-18 | 2026-03-20
    rolled back prod y'day | 2026-03-18 | 2026-03-17
    rolled back prod y’day | 2026-03-18 | 2026-03-17
    TIL grep has colours | 2026-03-18 | -
  `,
);

describeTable(
  'what lasts, and what is only to last',
  `
    it's kept for 90 days then deleted | 2026-03-18 | -
    the job's run for two days each month | 2026-03-18 | -
    she's used to it for three days | 2026-03-18 | -
    John's played piano for six years | 2026-03-18 | 2020-03-18 to 2026-03-18
    keep the PR open for 2 days. | 2026-03-18 | -
    registration open for 2 weeks. | 2026-03-18 | -
  `,
);

describeTable(
  'holidays that are watched, and years that are none',
  `
    the film is about Christmas Eve | 2026-03-18 | -
    they play Groundhog Day on TV | 2026-03-18 | -
    Bill Nye is fun | 2026-03-18 | -
    Christmas is at home every year | 2026-03-18 | -
    error: 2024 is not a valid port | 2026-03-18 | -
    closed issues 2018-2020 | 2026-03-18 | -
    shipped builds 2001-2005 | 2026-03-18 | -
    worked at Siemens 2018-2020, then freelance | 2026-03-18 | 2018-01-01 to 2020-12-31 (absolute)
  `,
);
