import { describeTable } from '../testing/expression-table.js';

// Sentences as they are said and noted, on days from all over the year.
describeTable(
  'everyday times: what was',
  `
    Trip report: Oslo on 5 October | 2026-03-18 | 2025-10-05
    I sent off the renewal on Monday | 2026-09-10 | 2026-09-07
    We wrapped up the data center move in December | 2026-01-05 | 2025-12-01 to 2025-12-31
    I quit smoking on December 12 | 2026-01-05 | 2025-12-12
    The fire was 6 weeks ago to the day | 2026-03-18 | 2026-02-04
    Ten years ago this month we incorporated | 2026-03-18 | 2016-03-01 to 2016-03-31
    We shipped on leap day 2024 | 2026-03-18 | 2024-02-29 (absolute)
    Am 1. Mai haben wir geschlossen | 2026-03-18 | 2026-05-01
    Am 1. Mai haben wir den Laden geschlossen | 2026-03-18 | 2025-05-01
    At the turn of the year the tax module changed | 2026-03-18 | 2025-12-31 to 2026-01-01
    We are switching payroll at the turn of the year | 2026-03-18 | 2026-12-31 to 2027-01-01
    Zum Jahreswechsel ziehen wir nach Bonn | 2026-03-18 | 2026-12-31 to 2027-01-01
    On Pentecost Monday we closed the shop | 2026-03-18 | 2025-06-09
    Pentecost Monday 2026 the shop is closed | 2026-03-18 | 2026-05-25 (absolute)
    On Holy Saturday we baked | 2026-03-18 | 2025-04-19
    At Whitsun we are going to Wales | 2026-03-18 | 2026-05-24
    I last saw my dentist in the spring | 2026-03-18 | 2025-03-01 to 2025-05-31
    We painted the fence in the spring | 2026-05-31 | 2026-03-01 to 2026-05-31
    I saw my dentist this spring | 2026-03-18 | 2026-03-01 to 2026-05-31
    In the autumn we are moving to Hull | 2026-03-18 | 2026-09-01 to 2026-11-30
    The holiday party was on the 19th | 2026-01-05 | 2025-12-19
    Our Redis ran out of memory on New Year's Eve | 2026-01-05 | 2025-12-31
    The auditors left on Friday | 2026-01-05 | 2026-01-02
    I broke my toe on Boxing Day | 2026-01-05 | 2025-12-26
    we shipped the last build of the year on Dec 22 | 2026-01-05 | 2025-12-22
    Carla's maternity leave started in November | 2026-01-05 | 2025-11-01 to 2025-11-30
    in October the bill was 4k, that's why we moved off EKS | 2026-01-05 | 2025-10-01 to 2025-10-31
    The pilot ran from October 6 to November 28 and then we stopped it | 2026-01-05 | 2025-10-06 to 2025-11-28
    We were on Bitbucket until November | 2026-01-05 | 2025-11-01 to 2025-11-30
    Last month we cut the image size in half | 2026-02-27 | 2026-01-01 to 2026-01-31
    In January I switched to a standing desk | 2026-02-27 | 2026-01-01 to 2026-01-31
    Lukas passed his exam on Wednesday | 2026-02-27 | 2026-02-25
    The index got corrupted on Feb 12 during the failover | 2026-02-27 | 2026-02-12
    We signed with the new hoster two weeks ago | 2026-02-27 | 2026-02-09 to 2026-02-15
    My sister had a baby on Valentine's Day | 2026-02-27 | 2026-02-14
    We kept the old dashboard until January | 2026-02-27 | 2026-01-01 to 2026-01-31
    I lived in Graz until 2018 | 2026-02-27 | 2018-01-01 to 2018-12-31 (absolute)
    On March 27 we rolled back to 3.8 | 2026-04-10 | 2026-03-27
    We met at a conference in Malmö in 2017 | 2026-04-10 | 2017-01-01 to 2017-12-31 (absolute)
    The fire alarm went off on Tuesday | 2026-04-10 | 2026-04-07
    The team voted for Kotlin on April 2 | 2026-04-10 | 2026-04-02
    I had surgery last September | 2026-04-10 | 2025-09-01 to 2025-09-30
    Over Easter we hiked in the Tatras | 2026-04-10 | 2026-04-05
    we dropped Windows 7 support last summer | 2026-04-10 | 2025-06-01 to 2025-08-31
    The last release was on the 3rd | 2026-04-10 | 2026-04-03
    The outage on the 3rd lasted 40 minutes | 2026-04-10 | 2026-04-03
    The meeting on the 12th took two hours | 2026-03-18 | 2026-03-12
    my grandmother died in January | 2026-04-10 | 2026-01-01 to 2026-01-31
    we had a blackout all weekend | 2026-04-10 | 2026-04-04 to 2026-04-05
    We replaced Jenkins in the spring | 2026-06-17 | 2026-03-01 to 2026-05-31
    I ran my first 10k on May 31 | 2026-06-17 | 2026-05-31
    In Q1 we lost our biggest client | 2026-06-17 | 2026-01-01 to 2026-03-31
    The chiller failed on Whit Monday | 2026-06-17 | 2026-05-25
    Yusuf moved to Toronto in August | 2026-06-17 | 2025-08-01 to 2025-08-31
    It worked fine until Monday | 2026-06-17 | 2026-06-15
    She adopted a cat three months ago | 2026-06-17 | 2026-03-01 to 2026-03-31
    I was born in June 1991 | 2026-06-17 | 1991-06-01 to 1991-06-30 (absolute)
    Half a year ago we had no tests at all | 2026-06-17 | 2025-12-01 to 2025-12-31
    From 2014 to 2019 I worked at the harbour | 2026-06-17 | 2014-01-01 to 2019-12-31 (absolute)
    We lived in a caravan until last year | 2026-06-17 | 2025-01-01 to 2025-12-31
    We spent all of July in Croatia | 2026-08-23 | 2026-07-01 to 2026-07-31
    On Tuesday the load balancer dropped half the traffic | 2026-08-23 | 2026-08-18
    My nephew turned three on August 9 | 2026-08-23 | 2026-08-09
    We hired Bruno in the second quarter | 2026-08-23 | 2026-04-01 to 2026-06-30
    Last winter the pipes froze | 2026-08-23 | 2025-12-01 to 2026-02-28
    I gave up coffee in May | 2026-08-23 | 2026-05-01 to 2026-05-31
    The meetup two weeks ago was packed | 2026-08-23 | 2026-08-03 to 2026-08-09
    We were in the mountains last week | 2026-08-23 | 2026-08-10 to 2026-08-16
    In 2020 the company had 12 people | 2026-08-23 | 2020-01-01 to 2020-12-31 (absolute)
    we finished the SOC2 audit in the third quarter | 2026-10-01 | 2026-07-01 to 2026-09-30
    On Monday Irina merged the rewrite | 2026-10-01 | 2026-09-28
    The fiscal year ended yesterday | 2026-10-01 | 2026-09-30
    I got my driver's licence at 31, in 2012 | 2026-10-01 | 2012-01-01 to 2012-12-31 (absolute)
    We paused hiring in spring | 2026-10-01 | 2026-03-01 to 2026-05-31
    He broke his collarbone on the 26th | 2026-10-01 | 2026-09-26
    The cutover happened on November 14 | 2026-11-22 | 2026-11-14
    In August we decided to drop GraphQL | 2026-11-22 | 2026-08-01 to 2026-08-31
    I booked the flights on Friday | 2026-11-22 | 2026-11-20
    The migration finished on December 23 | 2026-12-29 | 2026-12-23
    We got engaged on Christmas Eve | 2026-12-29 | 2026-12-24
    I handed in my notice on Monday | 2026-12-29 | 2026-12-28
    In November we finally got fibre | 2026-12-29 | 2026-11-01 to 2026-11-30
    We lived off savings until October | 2026-12-29 | 2026-10-01 to 2026-10-31
    We deployed on the 29th | 2025-12-31 | 2025-12-29
    Tobias started at Bosch in September and he's already bored | 2026-01-12 | 2025-09-01 to 2025-09-30
    The guarantee on the fridge ran out in December | 2026-01-12 | 2025-12-01 to 2025-12-31
    We moved from Heroku to Fly in 2022 | 2026-01-12 | 2022-01-01 to 2022-12-31 (absolute)
    The domain was registered in 1998 | 2026-01-12 | 1998-01-01 to 1998-12-31 (absolute)
    I passed the AWS exam on December 18 | 2026-01-12 | 2025-12-18
    I sold the motorbike in October | 2026-03-02 | 2025-10-01 to 2025-10-31
    on Friday the CDN cached an error page for two hours | 2026-03-02 | 2026-02-27
    Nadja gave birth on Saturday | 2026-03-02 | 2026-02-28
    It rained all weekend so we stayed in | 2026-03-02 | 2026-02-28 to 2026-03-01
    Retro notes, May 13 | 2026-05-20 | 2026-05-13
    We switched to trunk-based development at the beginning of April | 2026-05-20 | 2026-04-01 to 2026-04-10
    We cancelled the offsite last month | 2026-05-20 | 2026-04-01 to 2026-04-30
    I was off sick all last week | 2026-05-20 | 2026-05-11 to 2026-05-17
    In the first week of May the crawler got blocked twice | 2026-05-20 | 2026-05-01 to 2026-05-07
    We launched on the last day of August | 2026-09-07 | 2026-08-31
    Cloud costs doubled over the summer | 2026-09-07 | 2026-06-01 to 2026-08-31
    I ran Postgres 12 until last month | 2026-09-07 | 2026-08-01 to 2026-08-31
    We froze the API on September 1 | 2026-09-07 | 2026-09-01
    Someone stole my bike on Saturday night | 2026-09-07 | 2026-09-05
    The old tariff ended in August | 2026-09-07 | 2026-08-01 to 2026-08-31
    In January I quit sugar and I've felt better since | 2026-12-14 | 2026-01-01 to 2026-01-31
    We adopted Bazel in March and dropped it again in November | 2026-12-14 | 2026-03-01 to 2026-03-31, 2026-11-01 to 2026-11-30
    Nora flew to Chile on the 10th | 2026-12-14 | 2026-12-10
    The team's training on Friday was cancelled | 2026-03-18 | 2026-03-13
    Anna's talk on Monday was great | 2026-03-18 | 2026-03-16
    We watched Tom's presentation on Monday | 2026-03-18 | 2026-03-16
    they needed the fix we merged on Friday | 2026-03-18 | 2026-03-13
    I like what Ana showed on Monday | 2026-03-18 | 2026-03-16
    we'd agreed on Monday to wait | 2026-03-18 | 2026-03-16
    I'd never seen snow until January | 2026-03-18 | 2026-01-01 to 2026-01-31
    The band we saw on Friday plays jazz | 2026-03-18 | 2026-03-13
    I heard the news on Monday | 2026-03-18 | 2026-03-16
    the meeting with Ana on Monday was long | 2026-03-18 | 2026-03-16
    call with Ana on Monday went well | 2026-03-18 | 2026-03-16
    Notes from the meeting on Monday | 2026-03-18 | 2026-03-16
    summary of the retro on Monday | 2026-03-18 | 2026-03-16
    demo Friday went fine | 2026-03-18 | 2026-03-13
    standup notes Monday | 2026-03-18 | 2026-03-16
    lunch with Sara on Saturday was fun | 2026-03-18 | 2026-03-14
    the party on Saturday got out of hand | 2026-03-18 | 2026-03-14
    we'd already shipped it on Monday | 2026-03-18 | 2026-03-16
    we discussed the API changes on Monday | 2026-03-18 | 2026-03-16
    we reviewed the new plays on Monday | 2026-03-18 | 2026-03-16
    they asked for the demo on Monday and we declined | 2026-03-18 | 2026-03-16
    the team call with Milan on Monday went badly | 2026-03-18 | 2026-03-16
    The winter sale started on March 2 | 2026-03-18 | 2026-03-02
    I read the report on Monday | 2026-03-18 | 2026-03-16
    Ada turned 6 on Sunday, we had a small party | 2026-07-08 | 2026-07-05
    The contract with Akamai ended on June 30 | 2026-07-08 | 2026-06-30
    The old gateway was scheduled to be removed in May but it's still there | 2026-07-08 | 2026-05-01 to 2026-05-31
    I broke up with Jonas in spring | 2026-07-08 | 2026-03-01 to 2026-05-31
    Ruben's parents celebrated their golden wedding in June | 2026-07-08 | 2026-06-01 to 2026-06-30
    In 2024 we had three engineers, in 2025 twelve | 2026-07-08 | 2024-01-01 to 2024-12-31 (absolute), 2025-01-01 to 2025-12-31 (absolute)
    Due to the strike on Monday nobody could get to the office | 2026-07-08 | 2026-07-06
    The cache TTL was raised on the 2nd | 2026-07-08 | 2026-07-02
    We had a postmortem on Tuesday about Sunday's outage | 2026-07-08 | 2026-07-07, 2026-07-05
    the hackathon last month produced two patents | 2026-07-08 | 2026-06-01 to 2026-06-30
    I got promoted in April! | 2026-07-08 | 2026-04-01 to 2026-04-30
    We tried Svelte last year but went back to React in January | 2026-07-08 | 2025-01-01 to 2025-12-31, 2026-01-01 to 2026-01-31
    I was in hospital from June 22 to June 26 | 2026-07-08 | 2026-06-22 to 2026-06-26
    The move was to be finished in May | 2026-07-08 | 2026-05-01 to 2026-05-31
    Nobody could log in on Monday | 2026-07-08 | 2026-07-06
    We couldn't deploy on Monday | 2026-07-08 | 2026-07-06
    I could only test it on Monday | 2026-07-08 | 2026-07-06
    paid the invoice, July 2 | 2026-07-08 | 2026-07-02
  `,
);

describeTable(
  'everyday times: what is none',
  `
    We run on Node 20 and Postgres 17 | 2026-02-27 | -
    The service listens on port 2024 | 2026-02-27 | -
    Please bump lodash to 4.17.21 | 2026-02-27 | -
    The second migration drops the column | 2026-02-27 | -
    That may take a second | 2026-02-27 | -
    I read 1984 twice and loved it | 2026-02-27 | -
    May is our team lead | 2026-02-27 | -
    The job runs every Monday at 03:00 | 2026-02-27 | -
    April wrote the parser, Summer reviews it | 2026-02-27 | -
    set retries to 3 and the timeout to 2000 ms | 2026-02-27 | -
    our limit is 2025 requests per minute | 2026-02-27 | -
    Backups older than 90 days get deleted | 2026-04-10 | -
    We can use the meeting room until 3 pm | 2026-06-17 | -
    Version 8.23 broke the build | 2026-08-23 | -
    The March Hare is my favourite character | 2026-08-23 | -
    error 2019 means the token is stale | 2026-08-23 | -
    My daughter is called Autumn | 2026-08-23 | -
    we cap uploads at 20 MB | 2026-08-23 | -
    It takes 5 minutes to build | 2026-08-23 | -
    Blade Runner 2049 is on my list | 2026-08-23 | -
    the Summer Palace theme looks nice | 2026-08-23 | -
    Apollo 11 is the name of our cluster | 2026-08-23 | -
    You should march through the list top to bottom | 2026-08-23 | -
    The cron runs at 12:30 and 18:45 | 2026-08-23 | -
    line 1987 of main.c is wrong | 2026-08-23 | -
    I'm fasting until sunset | 2026-10-01 | -
    We pinned numpy to 1.26 | 2026-01-12 | -
    Mark the first failure as flaky | 2026-01-12 | -
    The fall-through case is intentional | 2026-01-12 | -
    May I suggest a different name? | 2026-01-12 | -
    use port 5432 for the 2nd instance | 2026-01-12 | -
    RFC 2119 defines MUST and SHOULD | 2026-01-12 | -
    Our block size is 1024 | 2026-01-12 | -
    Every Friday we clean the fridge | 2026-01-12 | -
    The autumn theme is called Maple | 2026-01-12 | -
    The gardener, Mrs. Silva, comes every second Tuesday | 2026-05-20 | -
    The feature toggle stays on until the audit is over | 2026-05-20 | -
    The plugin breaks with Chrome 128 | 2026-09-07 | -
    My cousin Summer lives in Oregon | 2026-09-07 | -
    He drives a Peugeot 2008 | 2026-09-07 | -
    room 1905 has the projector | 2026-09-07 | -
    Tests take 90 s on a second run | 2026-09-07 | -
    We process 2023 orders per hour | 2026-09-07 | -
    The April O'Neil avatar is copyrighted | 2026-09-07 | -
    "Sunday Bloody Sunday" is our alarm tone | 2026-09-07 | -
    The kids are with their dad every other weekend | 2026-07-08 | -
    On Wednesdays I work from home | 2026-07-08 | -
    The monthly report has 12 columns | 2026-07-08 | -
    Node 22 is the new baseline | 2026-07-08 | -
    I've got 3 kids and 2 dogs | 2026-07-08 | -
    The build takes two minutes longer than before | 2026-07-08 | -
    We run 3 shards in eu-west-1 | 2026-07-08 | -
    please retry after 30 seconds | 2026-07-08 | -
    the august audience applauded | 2026-07-08 | -
    Our street is called Rue du 8 Mai | 2026-07-08 | -
    issue 2031 is a duplicate of 1999 | 2026-07-08 | -
    April handles invoices and May handles support | 2026-07-08 | -
    The function returns the second argument | 2026-07-08 | -
    HTTP 429 means slow down | 2026-07-08 | -
    Piazza 4 Novembre is where I live | 2026-07-08 | -
    We live in Avenida 25 de Abril | 2026-07-08 | -
  `,
);
