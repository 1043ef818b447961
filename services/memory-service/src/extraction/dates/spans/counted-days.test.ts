import { describeTable } from '../testing/expression-table.js';

describeTable(
  'days counted from another, anniversaries',
  `
    I turned 40 in March | 2025-12-31 | 2025-03-01 to 2025-03-31
    I turned 40 in March | 2023-11-25 | 2023-03-01 to 2023-03-31
    she turns 5 on the 9th of June | 2026-01-01 | 2026-06-09
    she turns 5 on the 9th of June | 2026-03-18 | 2026-06-09
    our anniversary is on 4 May | 2023-11-25 | 2024-05-04
    our anniversary is on 4 May | 2026-01-31 | 2026-05-04
    10 years ago today we met | 2026-03-18 | 2016-03-18
    10 years ago today we met | 2024-02-29 | 2014-02-28
    we met 10 years ago today | 2026-01-31 | 2016-01-31
    we met 10 years ago today | 2025-12-31 | 2015-12-31
    five years ago yesterday I quit | 2024-02-29 | 2019-02-28
    five years ago yesterday I quit | 2026-01-01 | 2020-12-31
    a year ago tomorrow we got married | 2026-03-18 | 2025-03-19
    Monday week I start the new job | 2026-01-01 | 2026-01-12
    Monday week I start the new job | 2026-03-18 | 2026-03-30
    I start the new job Monday week | 2023-11-25 | 2023-12-04
    I start the new job Monday week | 2026-01-31 | 2026-02-09
    I start on Thursday week | 2026-03-18 | 2026-03-26
    I start on Thursday week | 2024-02-29 | 2024-03-14
    a week on Monday I start the new job | 2026-01-31 | 2026-02-09
    a week on Monday I start the new job | 2025-12-31 | 2026-01-12
    a week from Monday I start | 2024-02-29 | 2024-03-11
    a week from Monday I start | 2026-01-01 | 2026-01-12
    Monday fortnight we fly | 2025-12-31 | 2026-01-19
    Monday fortnight we fly | 2023-11-25 | 2023-12-11
    a week today I fly home | 2026-01-01 | 2026-01-08
    a week today I fly home | 2026-03-18 | 2026-03-25
    two weeks today I fly home | 2023-11-25 | 2023-12-09
    two weeks today I fly home | 2026-01-31 | 2026-02-14
    a week tomorrow I fly home | 2026-03-18 | 2026-03-26
    a week tomorrow I fly home | 2024-02-29 | 2024-03-08
    today week I fly home | 2026-01-31 | 2026-02-07
    today week I fly home | 2025-12-31 | 2026-01-07
    day before yesterday I ran 10k | 2024-02-29 | 2024-02-27
    day before yesterday I ran 10k | 2026-01-01 | 2025-12-30
    the night before last the dog was sick | 2025-12-31 | 2025-12-29
    the night before last the dog was sick | 2023-11-25 | 2023-11-23
    the week before last I was in Lyon | 2026-01-01 | 2025-12-15 to 2025-12-21
    the week before last I was in Lyon | 2026-03-18 | 2026-03-02 to 2026-03-08
    the month before last the rent went up | 2023-11-25 | 2023-09-01 to 2023-09-30
    the month before last the rent went up | 2026-01-31 | 2025-11-01 to 2025-11-30
    the year before last we moved | 2026-03-18 | 2024-01-01 to 2024-12-31
    the year before last we moved | 2024-02-29 | 2022-01-01 to 2022-12-31
    this time next week I will be in Oslo | 2026-01-31 | 2026-02-07
    this time next week I will be in Oslo | 2025-12-31 | 2026-01-07
    this time tomorrow I will be in Oslo | 2024-02-29 | 2024-03-01
    this time tomorrow I will be in Oslo | 2026-01-01 | 2026-01-02
    this time last week I was in Oslo | 2025-12-31 | 2025-12-24
    this time last week I was in Oslo | 2023-11-25 | 2023-11-18
    in 10 days I defend my thesis | 2023-11-25 | 2023-12-05
    in 10 days I defend my thesis | 2026-01-31 | 2026-02-10
    ten days from now I defend | 2026-03-18 | 2026-03-28
    ten days from now I defend | 2024-02-29 | 2024-03-10
    in a fortnight we move | 2026-01-31 | 2026-02-09 to 2026-02-15
    in a fortnight we move | 2025-12-31 | 2026-01-12 to 2026-01-18
    in a week or so we move | 2024-02-29 | 2024-03-04 to 2024-03-10
    in a week or so we move | 2026-01-01 | 2026-01-05 to 2026-01-11
    24 hours ago the disk was full | 2025-12-31 | 2025-12-30
    24 hours ago the disk was full | 2023-11-25 | 2023-11-24
    3 hours ago the disk was full | 2026-01-01 | 2026-01-01
    3 hours ago the disk was full | 2026-03-18 | 2026-03-18
    an hour ago the disk was full | 2023-11-25 | 2023-11-25
    an hour ago the disk was full | 2026-01-31 | 2026-01-31
    last weekend we hiked | 2026-03-18 | 2026-03-14 to 2026-03-15
    last weekend we hiked | 2024-02-29 | 2024-02-24 to 2024-02-25
    next weekend we hike | 2026-01-31 | 2026-02-07 to 2026-02-08
    next weekend we hike | 2025-12-31 | 2026-01-10 to 2026-01-11
  `,
);

describeTable(
  'days counted from another, anniversaries: no time',
  `
    the following day it broke again | 2026-01-01 | -
    the following day it broke again | 2026-03-18 | -
  `,
);

describeTable(
  'feasts that move, and national days',
  `
    we are hosting Diwali on 8 November | 2026-03-18 | 2026-11-08, 2025-11-08
    Diwali 2026 we fly to Pune | 2026-03-18 | 2026-11-08 (absolute)
    at Diwali we will fly to Pune | 2026-03-18 | 2026-11-08
    before Eid al-Fitr I was in Cairo | 2026-03-18 | 2025-03-30
    Ramadan 2026 started on 18 February | 2026-03-18 | 2026-02-18 to 2026-03-19 (absolute), 2026-02-18
    during Ramadan 2025 I worked mornings | 2026-03-18 | 2025-03-01 to 2025-03-29 (absolute)
    on Lunar New Year we ate dumplings | 2026-03-18 | 2026-02-17
    on Orthodox Easter we will roast lamb | 2026-03-18 | 2026-04-12
    for Orthodox Easter we were in Crete | 2026-03-18 | 2025-04-20
    Greek Easter 2024 was late | 2026-03-18 | 2024-05-05 (absolute)
    Orthodox Christmas was quiet | 2026-03-18 | 2026-01-07
    Bonfire Night we will be in Leeds | 2026-03-18 | 2026-11-05
    on Canada Day we will be in Ottawa | 2026-03-18 | 2026-07-01
    on Bastille Day we will be in Nice | 2026-03-18 | 2026-07-14
    on Anzac Day the office is closed | 2026-03-18 | 2026-04-25
    on Australia Day we were at the beach | 2026-03-18 | 2026-01-26
    on the 4th of July we will grill | 2026-03-18 | 2026-07-04
    on July 4th we will grill | 2026-03-18 | 2026-07-04
    on St. Nicholas Day the kids got nuts | 2026-03-18 | 2025-12-06
    on Martinmas | 2026-03-18 | -
  `,
);

describeTable(
  'weeks from a day, exactly so long until today, and "through to"',
  `
    We got married a week last Saturday | 2026-03-18 | 2026-03-07
    It broke a week last Tuesday | 2026-03-18 | 2026-03-10
    we had a whole week last March | 2026-03-18 | 2025-03-01 to 2025-03-31
    Nan's funeral is a week today | 2026-03-18 | 2026-03-25
    our dog is three weeks today | 2026-03-18 | 2026-03-18
    I've been sober for exactly a year today | 2026-03-18 | 2025-03-18 to 2026-03-18
    I'm off from this Friday through to Tuesday | 2026-03-18 | 2026-03-20 to 2026-03-24
    Staging is down 6th through to 10th of April | 2026-03-18 | 2026-04-06 to 2026-04-10
  `,
);

describeTable(
  'weeks and years from a day or month, as they are said',
  `
    new puppy comes home a week Saturday | 2026-05-06 | 2026-05-16
    My visa ran out yesterday week | 2026-05-06 | 2026-04-28
    yesterday week 12 started | 2026-05-06 | 2026-05-05
    it's been two years to the day since dad passed | 2026-05-06 | 2024-05-06
    We went fully remote four years ago next month | 2026-05-06 | 2022-06-01 to 2022-06-30
    We've been on the waiting list since before Christmas | 2026-05-06 | 2025-12-25 to 2026-05-06
    we run twice a week Saturday morning | 2026-05-06 | 2026-05-09
  `,
);
