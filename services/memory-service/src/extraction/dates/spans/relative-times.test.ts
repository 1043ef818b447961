import { describeTable } from '../testing/expression-table.js';

// 16 March 2026, the usual anchor here, is a Monday. In 2025 Easter was on 20 April, in 2026 it is on 5 April.
describeTable(
  'relative times: days',
  `
    I fixed the login bug today | 2026-03-16 | 2026-03-16
    Our credits run out in November | 2026-03-16 | 2026-11-01 to 2026-11-30
    The courses start in May | 2026-03-16 | 2026-05-01 to 2026-05-31
    She wants to get married in August | 2026-03-16 | 2026-08-01 to 2026-08-31
    She got married in August | 2026-03-16 | 2025-08-01 to 2025-08-31
    We deployed yesterday | 2026-03-16 | 2026-03-15
    The demo is tomorrow | 2026-03-16 | 2026-03-17
    I finished the review yesterday evening | 2026-03-16 | 2026-03-15
    She called me last night | 2026-03-16 | 2026-03-15
    I feel tired this morning | 2026-03-16 | 2026-03-16
    We talked about it earlier today | 2026-03-16 | 2026-03-16
    The release goes out later today | 2026-03-16 | 2026-03-16
    I will call you tonight | 2026-03-16 | 2026-03-16
    We will meet tomorrow afternoon | 2026-03-16 | 2026-03-17
    We met the day before yesterday | 2026-03-16 | 2026-03-14
    He arrives the day after tomorrow | 2026-03-16 | 2026-03-18
    I bought it the other day | 2026-03-16 | -
    I deployed it 3d ago | 2026-03-18 | 2026-03-15
    Deployed 2w ago | 2026-03-18 | 2026-03-02 to 2026-03-08
    I kept it 3d | 2026-03-18 | -
    We paid it on the 30th of last month | 2026-03-18 | -
    We paid it on the 30th of last month | 2026-04-05 | 2026-03-30
    Today's build failed | 2026-03-16 | 2026-03-16
    Please finish it by EOD | 2026-03-16 | 2026-03-16
  `,
);

describeTable(
  'relative times: counted days',
  `
    We leave a week from Friday | 2026-03-16 | 2026-03-27
    I moved 3 days ago | 2026-03-16 | 2026-03-13
    I moved three days ago | 2026-03-16 | 2026-03-13
    The server crashed a day ago | 2026-03-16 | 2026-03-15
    We spoke a couple of days ago | 2026-03-16 | 2026-03-14
    We spoke a few days ago | 2026-03-16 | 2026-03-12 to 2026-03-14
    We spoke several days ago | 2026-03-16 | 2026-03-09 to 2026-03-13
    The backup ran twenty-one days ago | 2026-03-16 | 2026-02-23
    The outage was 24 hours ago | 2026-03-16 | 2026-03-15
    It crashed 5 minutes ago | 2026-03-16 | 2026-03-16
    The trial ends in 3 days | 2026-03-16 | 2026-03-19
    We will ship in five days' time | 2026-03-16 | 2026-03-21
    The certificate expires 10 days from now | 2026-03-16 | 2026-03-26
    I will be back two days from today | 2026-03-16 | 2026-03-18
    We leave a week from tomorrow | 2026-03-16 | 2026-03-24
    I resigned 90 days ago | 2026-03-16 | 2025-12-16
  `,
);

describeTable(
  'relative times: counted weeks, months and years',
  `
    I joined two weeks ago | 2026-03-16 | 2026-03-02 to 2026-03-08
    I joined a fortnight ago | 2026-03-16 | 2026-03-02 to 2026-03-08
    I joined a week ago today | 2026-03-16 | 2026-03-09
    I joined exactly two weeks ago | 2026-03-16 | 2026-03-02
    We launched a few weeks ago | 2026-03-16 | 2026-02-16 to 2026-03-08
    We launched three weeks ago on Monday | 2026-03-16 | 2026-02-23
    We will launch in two weeks | 2026-03-16 | 2026-03-30 to 2026-04-05
    The freeze starts in a month | 2026-03-16 | 2026-04-01 to 2026-04-30
    I left Rome two months ago | 2026-03-16 | 2026-01-01 to 2026-01-31
    I left Rome half a year ago | 2026-03-16 | 2025-09-01 to 2025-09-30
    I left Rome a year and a half ago | 2026-03-16 | 2024-09-01 to 2024-09-30
    I left Rome a year ago | 2026-03-16 | 2025-01-01 to 2025-12-31
    I left Rome ten years ago | 2026-03-16 | 2016-01-01 to 2016-12-31
    I left Rome a few years back | 2026-03-16 | 2022-01-01 to 2024-12-31
    They split up a decade ago | 2026-03-16 | 2010-01-01 to 2019-12-31
    We camped there two weekends ago | 2026-03-16 | 2026-03-07 to 2026-03-08
  `,
);

describeTable(
  'relative times: weeks',
  `
    The week of 9 March was quiet | 2026-03-16 | 2026-03-09 to 2026-03-15
    We met on the weekend of 7 March 2026 | 2026-03-16 | 2026-03-07 to 2026-03-08 (absolute)
    Jonas migrated the wiki last week | 2026-03-16 | 2026-03-09 to 2026-03-15
    This week we refactor the parser | 2026-03-16 | 2026-03-16 to 2026-03-22
    Next week I am on holiday | 2026-03-16 | 2026-03-23 to 2026-03-29
    We paired the week before last | 2026-03-16 | 2026-03-02 to 2026-03-08
    The audit is the week after next | 2026-03-16 | 2026-03-30 to 2026-04-05
    I was ill on Friday of last week | 2026-03-16 | 2026-03-13
    I was ill last week on Tuesday | 2026-03-16 | 2026-03-10
    We will talk Tuesday next week | 2026-03-16 | 2026-03-24
    Earlier this week we changed the schema | 2026-03-16 | 2026-03-16
    We will change it later this week | 2026-03-16 | 2026-03-16 to 2026-03-22
    The previous week was calm | 2026-03-16 | 2026-03-09 to 2026-03-15
  `,
);

describeTable(
  'relative times: rolling',
  `
    In the last week we closed nine bugs | 2026-03-16 | 2026-03-09 to 2026-03-16
    Over the past month I slept badly | 2026-03-16 | 2026-02-16 to 2026-03-16
    In the past two weeks we shipped daily | 2026-03-16 | 2026-03-02 to 2026-03-16
    I worked from home the last 3 days | 2026-03-16 | 2026-03-13 to 2026-03-16
    Over the next two weeks we will test | 2026-03-16 | 2026-03-16 to 2026-03-30
    It changed a lot over the last few months | 2026-03-16 | 2025-11-16 to 2026-03-16
    We will answer within two weeks | 2026-03-16 | 2026-03-16 to 2026-03-30
  `,
);

describeTable(
  'relative times: months, quarters, years, decades by reference',
  `
    We hired her last month | 2026-03-16 | 2026-02-01 to 2026-02-28
    This month is busy | 2026-03-16 | 2026-03-01 to 2026-03-31
    The contract ends next month | 2026-03-16 | 2026-04-01 to 2026-04-30
    Revenue grew last quarter | 2026-03-16 | 2025-10-01 to 2025-12-31
    This quarter we focus on search | 2026-03-16 | 2026-01-01 to 2026-03-31
    Next quarter we will hire | 2026-03-16 | 2026-04-01 to 2026-06-30
    I was in Japan last year | 2026-03-16 | 2025-01-01 to 2025-12-31
    This year I run a marathon | 2026-03-16 | 2026-01-01 to 2026-12-31
    Next year we will move | 2026-03-16 | 2027-01-01 to 2027-12-31
    Prices fell last decade | 2026-03-16 | 2010-01-01 to 2019-12-31
    We were four people the year before last | 2026-03-16 | 2024-01-01 to 2024-12-31
    The month before last we had an outage | 2026-03-16 | 2026-01-01 to 2026-01-31
    Later this year we will drop Node 18 | 2026-03-16 | 2026-03-16 to 2026-12-31
  `,
);

describeTable(
  'relative times: weekdays',
  `
    On Monday and Wednesday we met | 2026-03-16 | 2026-03-09, 2026-03-11
    Remind me on Tuesday | 2026-03-16 | 2026-03-17
    On Friday we shipped | 2026-03-16 | 2026-03-13
    We will meet on Friday | 2026-03-16 | 2026-03-20
    The demo is on Thursday | 2026-03-16 | 2026-03-19
    We are meeting on Tuesday | 2026-03-16 | 2026-03-17
    I went hiking on Sunday | 2026-03-16 | 2026-03-15
    Friday morning the cluster broke | 2026-03-16 | 2026-03-13
    I have been sick since Monday | 2026-03-16 | 2026-03-09 to 2026-03-16
    The report is due by Friday | 2026-03-16 | 2026-03-20
    Last Friday we celebrated | 2026-03-16 | 2026-03-13
    Next Friday we will celebrate | 2026-03-16 | 2026-03-27
    This Friday we will celebrate | 2026-03-16 | 2026-03-20
    This past Friday we celebrated | 2026-03-16 | 2026-03-13
    The coming Friday is a holiday | 2026-03-16 | 2026-03-20
    See you on Wed | 2026-03-16 | 2026-03-18
    We met on Monday | 2026-03-16 | 2026-03-09
    March 3rd is when the old API was switched off | 2026-03-16 | 2026-03-03
    I broke my wrist, so no climbing until May | 2026-03-16 | 2026-03-16 to 2026-05-31
    I asked what happened on Friday | 2026-03-16 | 2026-03-13
    The deadline moved from Friday to Monday | 2026-03-16 | 2026-03-20, 2026-03-23
    We brought the demo forward from Friday to Wednesday | 2026-03-16 | 2026-03-20, 2026-03-18
    The launch was postponed from April 1 to April 15 | 2026-03-16 | 2026-04-01, 2026-04-15
  `,
);

describeTable(
  'relative times: weekends',
  `
    Over the weekend I painted the fence | 2026-03-16 | 2026-03-14 to 2026-03-15
    Last weekend we hiked | 2026-03-16 | 2026-03-14 to 2026-03-15
    This weekend we will hike | 2026-03-16 | 2026-03-21 to 2026-03-22
    This past weekend was fun | 2026-03-16 | 2026-03-14 to 2026-03-15
    Next weekend I will rest | 2026-03-16 | 2026-03-28 to 2026-03-29
    I went sailing the weekend before last | 2026-03-16 | 2026-03-07 to 2026-03-08
  `,
);

describeTable(
  'relative times: around another time',
  `
    It arrived 3 days before Christmas | 2026-03-16 | 2025-12-22
    It arrived the day after Thanksgiving | 2026-03-16 | 2025-11-28
    It arrived two weeks after Easter 2024 | 2026-03-16 | 2024-04-14
    The week before Christmas was busy | 2026-03-16 | 2025-12-15 to 2025-12-21
    We close the week after Easter | 2026-03-18 | 2026-04-06 to 2026-04-12
    We will meet the day before Easter | 2026-03-16 | 2026-04-04
    He left two days before 5 March 2024 | 2026-03-16 | 2024-03-03
    He left the Friday before 5 March 2024 | 2026-03-16 | 2024-03-01
    He left the weekend after Easter 2024 | 2026-03-16 | 2024-04-06 to 2024-04-07
    She moved a month after 31 January 2024 | 2026-03-16 | 2024-02-29
  `,
);

describeTable(
  'relative times: tense',
  `
    The launch was scheduled for Friday | 2026-03-16 | 2026-03-13
    My flight is booked for 20 April | 2026-03-16 | 2026-04-20
    I have got a meeting on Friday | 2026-03-16 | 2026-03-20
    The launch was postponed to Friday | 2026-03-16 | 2026-03-20
    The meeting was moved last week to Thursday | 2026-03-18 | 2026-03-09 to 2026-03-15, 2026-03-19
    We postponed the demo yesterday to Friday | 2026-03-18 | 2026-03-17, 2026-03-20
    I worked Monday to Thursday last week | 2026-03-18 | 2026-03-09 to 2026-03-12
    - April 10: final draft | 2026-03-16 | 2026-04-10
    - February 10: final draft | 2026-03-16 | 2026-02-10
    He told me that we will meet on Friday | 2026-03-16 | 2026-03-20
    The meeting that we planned happened on Friday | 2026-03-16 | 2026-03-13
    Let us meet on Friday | 2026-03-16 | 2026-03-20
    We have to ship on Friday | 2026-03-16 | 2026-03-20
    We plan to ship on Friday | 2026-03-16 | 2026-03-20
    It will be shipped on Friday | 2026-03-16 | 2026-03-20
    It has been shipped on Friday | 2026-03-16 | 2026-03-13
    The sprint starts on Friday | 2026-03-16 | 2026-03-20
    Did you call her on Friday? | 2026-03-16 | 2026-03-13
    When do we meet on Friday? | 2026-03-16 | 2026-03-20
  `,
);

describeTable(
  'relative times: month ends, leap days, year turns',
  `
    We met last week | 2026-01-02 | 2025-12-22 to 2025-12-28
    We met last weekend | 2026-01-02 | 2025-12-27 to 2025-12-28
    We met last month | 2026-01-02 | 2025-12-01 to 2025-12-31
    We met last quarter | 2026-01-02 | 2025-10-01 to 2025-12-31
    We met in December | 2026-01-02 | 2025-12-01 to 2025-12-31
    We met in November | 2026-01-02 | 2025-11-01 to 2025-11-30
    We met last night | 2026-01-02 | 2026-01-01
    We met three days ago | 2026-01-02 | 2025-12-30
    We met last winter | 2026-01-02 | 2024-12-01 to 2025-02-28
    This winter is cold | 2026-01-02 | 2025-12-01 to 2026-02-28
    We have been closed since Christmas | 2026-01-02 | 2025-12-25 to 2026-01-02
    We met on New Year's Eve | 2026-01-02 | 2025-12-31
    We will meet tomorrow | 2025-12-31 | 2026-01-01
    We will meet next week | 2025-12-31 | 2026-01-05 to 2026-01-11
    We will meet next month | 2025-12-31 | 2026-01-01 to 2026-01-31
    We will meet next quarter | 2025-12-31 | 2026-01-01 to 2026-03-31
    We will meet in January | 2025-12-31 | 2026-01-01 to 2026-01-31
    We met last month | 2026-03-31 | 2026-02-01 to 2026-02-28
    We met a month ago | 2026-03-31 | 2026-02-01 to 2026-02-28
    We met a month ago today | 2026-03-31 | 2026-02-28
    We will meet next month | 2026-03-31 | 2026-04-01 to 2026-04-30
    We will meet a month from today | 2026-03-31 | 2026-04-30
    We met a month ago today | 2024-03-31 | 2024-02-29
    We met a year ago | 2024-02-29 | 2023-01-01 to 2023-12-31
    We met a year ago today | 2024-02-29 | 2023-02-28
    We met yesterday | 2024-02-29 | 2024-02-28
    We will meet tomorrow | 2024-02-29 | 2024-03-01
    We will meet next year | 2024-02-29 | 2025-01-01 to 2025-12-31
    We met yesterday | 2024-03-01 | 2024-02-29
    We met yesterday | 2023-03-01 | 2023-02-28
    We met on 29 February | 2023-03-01 | 2020-02-29
    We met last week | 2026-03-15 | 2026-03-02 to 2026-03-08
    We met over the weekend | 2026-03-15 | 2026-03-14 to 2026-03-15
    We met last weekend | 2026-03-15 | 2026-03-07 to 2026-03-08
    We will meet next week | 2026-03-15 | 2026-03-16 to 2026-03-22
    We met last Sunday | 2026-03-15 | 2026-03-08
    We met on Saturday | 2026-03-14 | 2026-03-07
    We will meet on Saturday | 2026-03-14 | 2026-03-21
    We will meet next Friday | 2026-03-14 | 2026-03-20
    We will meet next Monday | 2026-03-14 | 2026-03-16
    We met last summer | 2026-08-15 | 2025-06-01 to 2025-08-31
    We met last summer | 2026-10-15 | 2026-06-01 to 2026-08-31
    We will meet this winter | 2026-10-15 | 2026-12-01 to 2027-02-28
    We met last May | 2026-05-20 | 2025-05-01 to 2025-05-31
    We met last May | 2026-06-20 | 2026-05-01 to 2026-05-31
    We met on Christmas Eve | 2026-12-25 | 2026-12-24
    We met last Christmas | 2026-12-25 | 2025-12-25
    We will meet at Christmas | 2026-12-24 | 2026-12-25
    We will meet at Easter | 2025-04-01 | 2025-04-20
    We met at Easter | 2025-05-01 | 2025-04-20
    We met yesterday | 2000-03-01 | 2000-02-29
    We met yesterday | 1900-03-01 | 1900-02-28
    We will meet in two weeks | 2020-12-31 | 2021-01-11 to 2021-01-17
  `,
);

// 18 March 2026 is a Wednesday.
describeTable(
  'relative times: weekdays of a counted week, and counted weekdays',
  `
    Two Fridays ago the cluster went down | 2026-03-18 | 2026-03-06
    The workshop was 3 Mondays ago | 2026-03-18 | 2026-03-02
    Two summers ago we were in Rome | 2026-03-18 | 2024-06-01 to 2024-08-31
    On Friday two weeks ago the cluster went down | 2026-03-18 | 2026-03-06
    The workshop is on Monday in two weeks | 2026-03-18 | 2026-03-30
    The workshop is the Monday after next | 2026-03-18 | 2026-03-30
    The workshop was the Friday before last | 2026-03-18 | 2026-03-06
    A week ago yesterday I got the offer | 2026-03-18 | 2026-03-10
    The workshop is exactly a month from now | 2026-03-18 | 2026-04-18
    The incident took place an hour ago | 2026-03-18 | 2026-03-18
    The exam is on the 25th of this month | 2026-03-18 | 2026-03-25
    Rent was paid on the 1st of last month | 2026-03-18 | 2026-02-01
    The review is on the 31st of next month | 2026-03-18 | -
    The workshop was on the evening of the 5th | 2026-03-18 | 2026-03-05
  `,
);

describeTable(
  'relative times: the present that speaks of what is to come',
  `
    We ship Friday | 2026-03-18 | 2026-03-20
    We usually meet early but this time we meet on Thursday | 2026-03-18 | 2026-03-19
    In April we migrate the database | 2026-03-18 | 2026-04-01 to 2026-04-30
    I turn 40 in August | 2026-03-18 | 2026-08-01 to 2026-08-31
    I think we shipped on Friday | 2026-03-18 | 2026-03-13
    When did we ship on Friday? | 2026-03-18 | 2026-03-13
    On Friday the service we deploy crashed | 2026-03-18 | 2026-03-13
    Carla joins the team in April | 2026-03-18 | 2026-04-01 to 2026-04-30
    On Friday the job that runs the backup failed | 2026-03-18 | 2026-03-13
    Our runs failed on Friday | 2026-03-18 | 2026-03-13
    It never worked and broke on Friday | 2026-03-18 | 2026-03-13
    We have used GraphQL for two years | 2026-03-18 | 2024-03-18 to 2026-03-18
    I've had this bike for two years | 2026-03-18 | 2024-03-18 to 2026-03-18
    The VPN died the night before last | 2026-03-18 | 2026-03-16
    I'm flying to Berlin Friday | 2026-03-18 | 2026-03-20
    I flew to Berlin Friday | 2026-03-18 | 2026-03-13
  `,
);
