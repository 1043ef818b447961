import { describeTable } from '../testing/expression-table.js';

describeTable(
  'no time: words that only look like one',
  `
    The sun is nice | 2026-03-16 | -
    I ran my first marathon in my late thirties | 2026-03-18 | -
    She is in her mid-40s | 2026-03-18 | -
    He worked there in the late thirties | 2026-03-18 | 1937-01-01 to 1939-12-31 (absolute)
    My favourite film is Friday the 13th | 2026-03-18 | -
    We watched Friday the 13th at Ana's | 2026-03-18 | -
    I love the Friday the 13th franchise | 2026-03-18 | -
    The API returns dates such as "2024-01-31" | 2026-03-18 | -
    The folder is called '2025-11-03' | 2026-03-18 | -
    Object 1888-05-03 in the inventory is a shield | 2026-03-18 | -
    The vase has accession number 1912-04-15 | 2026-03-18 | -
    The object came in on 1888-05-03 | 2026-03-18 | 1888-05-03 (absolute)
    Our fiscal year starts in October | 2026-03-18 | -
    The tax year ends on 5 April | 2026-03-18 | -
    The new fiscal year starts in April | 2026-03-18 | 2026-04-01 to 2026-04-30
    My job at Bosch starts in October | 2026-03-18 | 2026-10-01 to 2026-10-31
    The retro is every second Tuesday | 2026-03-16 | -
    The workshop is every second Friday of the month | 2026-03-16 | -
    The retro is on the first Monday of every month | 2026-03-16 | -
    Payday is the last Friday of each month | 2026-03-16 | -
    We meet on the first Thursday of the month | 2026-03-16 | -
    Not Monday, the sync is on Tuesdays | 2026-03-16 | -
    The release moves to the Tuesday after | 2026-03-16 | -
    changed gym days, mon and fri now | 2026-03-18 | -
    We sat down | 2026-03-16 | -
    Sat is not a word here | 2026-03-16 | -
    May I come in? | 2026-03-16 | -
    It may fail | 2026-03-16 | -
    We march on | 2026-03-16 | -
    March on! | 2026-03-16 | -
    March towards the goal | 2026-03-16 | -
    Give me a second | 2026-03-16 | -
    This is the second test | 2026-03-16 | -
    The first may be wrong | 2026-03-16 | -
    Leaves fall | 2026-03-16 | -
    Fall back to the default | 2026-03-16 | -
    Prices fall behind | 2026-03-16 | -
    We use Spring Boot | 2026-03-16 | -
    In Spring we wire the beans | 2026-03-16 | -
    In summer I like swimming | 2026-03-16 | -
    Winter is coming | 2026-03-16 | -
    mon ami is French | 2026-03-16 | -
    Every Monday we deploy | 2026-03-16 | -
    Deploys only Tuesday and Thursday | 2026-03-16 | -
    We deploy only on Tuesday, Thursday and Friday | 2026-03-16 | -
    Monday is planning day | 2026-03-16 | -
    Friday is our gym day | 2026-03-16 | -
    Friday is when we deploy | 2026-03-16 | -
    On Fridays we do not deploy | 2026-03-16 | -
    Nobody learns it in a day | 2026-03-16 | -
    We meet on Thursday mornings | 2026-03-16 | -
    We deploy on a Friday | 2026-03-16 | -
    We are open Monday to Friday | 2026-03-16 | -
    Monday–Friday is normal | 2026-03-16 | -
    Black Friday deals are fun | 2026-03-16 | -
    I love Christmas | 2026-03-16 | -
    The Christmas tree is green | 2026-03-16 | -
    Good morning | 2026-03-16 | -
    Have a nice weekend | 2026-03-16 | -
    Good night | 2026-03-16 | -
    In the morning I drink tea | 2026-03-16 | -
    The code is \`last week\` in a string | 2026-03-16 | -
    Run \`git log --since=yesterday\` first | 2026-03-16 | -
    Look at friday-report.md | 2026-03-16 | -
    The variable is today_count | 2026-03-16 | -
    Call yesterday.toISOString() | 2026-03-16 | -
    Mail may@example.com | 2026-03-16 | -
    I lived there for three years | 2026-03-16 | -
    We finished it in two weeks | 2026-03-16 | -
    We meet once a week | 2026-03-16 | -
    It runs twice a day | 2026-03-16 | -
    The next day it rained | 2026-03-16 | -
    That week it rained | 2026-03-16 | -
    Two days later it rained | 2026-03-16 | -
    The same month it rained | 2026-03-16 | -
    Years ago it rained | 2026-03-16 | -
    A long time ago it rained | 2026-03-16 | -
    Nowadays it rains | 2026-03-16 | -
    April said hello | 2026-03-16 | -
    June is my sister | 2026-03-16 | -
    August reviewed the patch | 2026-03-16 | -
    I gave it to June | 2026-03-16 | -
    Talk to May about it | 2026-03-16 | -
    A two-week vacation | 2026-03-16 | -
    A three-day outage | 2026-03-16 | -
    The day-to-day work | 2026-03-16 | -
    Guten Morgen zusammen | 2026-03-16 | -
    Por la mañana corro | 2026-03-16 | -
    Hier ist der Fehler | 2026-03-16 | -
    A planet called Mars | 2026-03-16 | -
    I have a daily meeting | 2026-03-16 | -
    The weekly report is long | 2026-03-16 | -
    The year-end party | 2026-03-16 | -
    The decade-old code | 2026-03-16 | -
    The march on Rome | 2026-03-16 | -
    Sun Microsystems built it | 2026-03-16 | -
    The level of fall protection | 2026-03-16 | -
    The weekday is wrong | 2026-03-16 | -
    All days are equal | 2026-03-16 | -
    The quarter is a coin | 2026-03-16 | -
    He is second to none | 2026-03-16 | -
    A decade has ten years | 2026-03-16 | -
    April, May and June are my sisters | 2026-03-16 | -
    The week of the outage was bad | 2026-03-16 | -
    The first constructor is private | 2026-03-16 | -
    The May constructor year field | 2026-03-16 | -
    From now on we use pnpm | 2026-03-16 | -
  `,
);

describeTable(
  'no time: numbers that count, name or address something',
  `
    You may 5 times retry | 2026-03-16 | -
    The month has 30 days | 2026-03-16 | -
    The version is v2.14.3 | 2026-03-16 | -
    The version is 1.2.2024.5 | 2026-03-16 | -
    Update to 2024.05.03-beta | 2026-03-16 | -
    The host is 192.168.1.1 | 2026-03-16 | -
    The host is 10.11.20.25 | 2026-03-16 | -
    git log --since=2024-05-03 | 2026-03-16 | -
    It starts at 10:30 | 2026-03-16 | -
    It starts at 3pm | 2026-03-16 | -
    The ratio is 3/4 | 2026-03-16 | -
    Use 10/11 of it | 2026-03-16 | -
    Call 555-2019 | 2026-03-16 | -
    Call +49 151 2019 2020 | 2026-03-16 | -
    See lines 10-25 | 2026-03-16 | -
    See lines 1990-2010 | 2026-03-16 | -
    It fails in 404 errors | 2026-03-16 | -
    The port 2019 is taken | 2026-03-16 | -
    It needs 2048 bytes | 2026-03-16 | -
    It took 2000 ms | 2026-03-16 | -
    Install Node 20 | 2026-03-16 | -
    Buy an RTX 3090 | 2026-03-16 | -
    It runs on Windows 2000 | 2026-03-16 | -
    It needs Office 2019 | 2026-03-16 | -
    We have 5000 users | 2026-03-16 | -
    Found it in 2019 files | 2026-03-16 | -
    It has 2019 lines | 2026-03-16 | -
    Split in 2048 chunks | 2026-03-16 | -
    See src/2024/05/report.ts | 2026-03-16 | -
    Open report-2019.pdf | 2026-03-16 | -
    Open 2024-05-03.log | 2026-03-16 | -
    The constant is MAY_2023 | 2026-03-16 | -
    See http://example.com/2024-05-03/ | 2026-03-16 | -
    Sessions expire after 30 days | 2026-03-16 | -
    Tokens are valid for 7 days | 2026-03-16 | -
    Cache it for 2 weeks | 2026-03-16 | -
    Retry for 3 days | 2026-03-16 | -
    The last 20 minutes were hard | 2026-03-16 | -
    It runs every 2 weeks | 2026-03-16 | -
    Wait 5 minutes | 2026-03-16 | -
    The 60s timeout is short | 2026-03-16 | -
    He is in his 30s | 2026-03-16 | -
    It is 2023-13-45 | 2026-03-16 | -
    It is 31/02/2024 | 2026-03-16 | -
    It costs $2000 | 2026-03-16 | -
    It is 2000% faster | 2026-03-16 | -
    Increased by 2000 | 2026-03-16 | -
    The id is 550e8400-e29b-41d4-a716-446655440000 | 2026-03-16 | -
    The hash is 2019abc | 2026-03-16 | -
    Set timeout to 2000 | 2026-03-16 | -
    On the 5th floor | 2026-03-16 | -
    On the 2nd attempt it passed | 2026-03-16 | -
    It is 30 days old | 2026-03-16 | -
    There are 365 days in a year | 2026-03-16 | -
    The rate is 3 per week | 2026-03-16 | -
    We march 5 miles | 2026-03-16 | -
    May 5x be enough | 2026-03-16 | -
    It is the 3rd try | 2026-03-16 | -
    The 2nd of them failed | 2026-03-16 | -
    The Q4_K_M model is small | 2026-03-16 | -
    Q2: what is a token? | 2026-03-16 | -
    See section 3.11 | 2026-03-16 | -
    Update from 1.9.2019.1 to 2 | 2026-03-16 | -
    The timeout is 2024 | 2026-03-16 | -
    Item #2019 is open | 2026-03-16 | -
    On 31 June 2024 nothing happened | 2026-03-16 | -
    On June 31, 2024 nothing happened | 2026-03-16 | -
    On 31 April 2024 nothing happened | 2026-03-16 | -
    On the 31st of September 2024 nothing happened | 2026-03-16 | -
    Am 31. April 2024 war nichts | 2026-03-16 | -
    El 31 de abril de 2024 no pasó nada | 2026-03-16 | -
    We met 02/30/2024 | 2026-03-16 | -
    See week 12 | 2026-03-16 | -
    API keys rotate every 90 days | 2026-03-16 | -
  `,
);

describeTable(
  'no time: names, addresses, habits and words that are told of',
  `
    Our Monday board is a Trello clone | 2026-03-18 | -
    My Friday routine is yoga | 2026-03-18 | -
    The dog is called Friday | 2026-03-18 | -
    The column is named today | 2026-03-18 | -
    My favourite song is Yesterday | 2026-03-18 | -
    Use "last week" as the label of the filter | 2026-03-18 | -
    The address is 12 March Street | 2026-03-18 | -
    The plan is for Q1 FY25 | 2026-03-18 | -
    The plan is for Q3 of fiscal 2025 | 2026-03-18 | -
    Our fiscal year 2025 closed with a loss | 2026-03-18 | -
    It supports versions 2023/24 | 2026-03-18 | -
    My dog's name is Sunday | 2026-03-18 | -
    Never deploy on Friday | 2026-03-18 | -
    We never deploy on Friday | 2026-03-18 | -
    No meetings on Friday | 2026-03-18 | -
    Avoid merging on Friday | 2026-03-18 | -
    金曜日はデプロイ禁止です | 2026-03-18 | -
    금요일에는 배포하지 않는다 | 2026-03-18 | -
    周五不部署 | 2026-03-18 | -
    We used GraphQL for two years | 2026-03-18 | -
  `,
);

describeTable(
  'amounts, rooms, scores and shirts that look like days',
  `
    The meeting room is 14.04. | 2026-03-18 | -
    The therapy costs 28.11 per session. | 2026-03-18 | -
    Lunch 12.05 per person. | 2026-03-18 | -
    My exam score was 14.05. | 2026-03-18 | -
    Flight 21.12 kg baggage | 2026-03-18 | -
    Termin 12.10 Euro. | 2026-03-18 | -
    We are on 24/7. | 2026-03-18 | -
    We use a Monday week start. | 2026-03-18 | -
    The house runs on sun. | 2026-03-18 | -
    Use a drill by 5/16 inch. | 2026-03-18 | -
    Part number 3Q45. | 2026-03-18 | -
    薬は2日に2回飲みます。 | 2026-03-18 | -
    3일에 두 번 운동해요. | 2026-03-18 | -
    我们住在3号到5号楼。 | 2026-03-18 | -
    Je préfère le 27. | 2026-03-18 | -
    J'habite le 27. | 2026-03-18 | -
    El 10 es Messi. | 2026-03-18 | -
    Il 9 non va. | 2026-03-18 | -
  `,
);

describeTable(
  'every week’s days, persons and what goes on are no times',
  `
    we train every Tuesday and Thursday at 7am | 2026-03-18 | -
    i do pilates every tue and thurs at 7am | 2026-03-18 | -
    each mon, wed and fri I swim | 2026-03-18 | -
    gym every mon/wed | 2026-03-18 | -
    we met on Tuesday and Thursday | 2026-03-18 | 2026-03-17, 2026-03-12
    the branch needs a review by April Okafor, who owns it | 2026-03-18 | -
    June Carter's branch is merged by June Carter. | 2026-03-18 | -
    by April Apple wants the new build | 2026-03-18 | 2026-04-01 to 2026-04-30
    the cat needs insulin twice a day from now on | 2026-03-18 | -
    we rotate the logs once a week from now on | 2026-03-18 | -
    the pills start a day from now | 2026-03-18 | 2026-03-19
  `,
);
