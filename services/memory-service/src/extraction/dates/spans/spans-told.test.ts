import { describeTable } from '../testing/expression-table.js';

describeTable(
  'from one part of a day to another: once',
  `
    expect vpn to be gone from saturday morning till sunday night | 2025-11-14 | 2025-11-15 to 2025-11-16
    the heating was off from Sunday night until Tuesday morning | 2026-03-18 | 2026-03-15 to 2026-03-17
    we booked a cabin from friday evening to monday noon | 2026-03-18 | 2026-03-20 to 2026-03-23
    the shop is open from Monday to Friday | 2026-03-18 | -
  `,
);

describeTable(
  'up to a time, as it is told besides "until"',
  `
    I'm in Oslo through the 27th | 2026-03-18 | 2026-03-18 to 2026-03-27
    Dora's in hospital until at least Friday | 2026-03-18 | 2026-03-18 to 2026-03-20
    the loaner is ours until about Tuesday | 2026-03-18 | 2026-03-18 to 2026-03-24
    we went through Friday's list | 2026-03-18 | 2026-03-13
    we worked through June | 2026-07-18 | 2026-06-01 to 2026-06-30
    I'm going through Friday's logs | 2026-03-18 | 2026-03-20
    go through the 3rd floor | 2026-03-18 | -
  `,
);

describeTable(
  'days that share the month of the last',
  `
    staging will be frozen 6th through 10th of April | 2026-03-18 | 2026-04-06 to 2026-04-10
    pto from fri 27 to tue 31 march | 2026-03-18 | 2026-03-27 to 2026-03-31
    the fair is Thu 16 – Sun 19 April | 2026-03-18 | 2026-04-16 to 2026-04-19
    out of office 23.3. – 27.3. | 2026-03-18 | 2026-03-23 to 2026-03-27
    see 1.2. - 1.4. for it | 2026-03-18 | -
    see steps 2.3. - 2.5. of the guide | 2026-03-18 | -
  `,
);

describeTable(
  'how much of something there is in each, from a day on',
  `
    the fee goes up to 96 euros a year from January | 2026-11-08 | 2027-01-01 to 2027-01-31
    it costs 20€ a month from the first of May | 2026-03-18 | 2026-05-01
    she gets thirty days a year from June | 2026-03-18 | 2026-06-01 to 2026-06-30
    a year from January we will move | 2026-11-08 | 2028-01-01 to 2028-12-31
  `,
);

describeTable(
  'so long from a day on',
  `
    I'll be away for two weeks from the 13th of April | 2026-03-18 | 2026-04-13 to 2026-04-26
    we're off for ten days starting Saturday | 2026-03-18 | 2026-03-21 to 2026-03-30
    The intern is here for three months from September | 2026-03-18 | 2026-09-01 to 2026-11-30
    The licence runs for 2 years from April 2025 | 2025-03-18 | 2025-04-01 to 2027-03-31
    I lease it for a year from 3 June | 2026-03-18 | 2026-06-03 to 2027-06-02
    Finance wants raw data for 400 days from January on | 2025-11-18 | 2026-01-01 to 2026-01-31
    three months from September we ship | 2025-11-18 | 2026-12-01 to 2026-12-31
    he was off for a week from the 2nd of March | 2026-03-18 | 2026-03-02 to 2026-03-08
    it lasts for two weeks from receipt | 2026-03-18 | -
  `,
);

describeTable(
  'parts of the period that runs',
  `
    later in the month we'll have the retro | 2026-03-18 | 2026-03-18 to 2026-03-31
    earlier in the week the disk filled up | 2026-03-18 | 2026-03-16 to 2026-03-18
    we're hiring again in the second half of the year | 2026-03-18 | 2026-07-01 to 2026-12-31
    the first quarter of the year went well | 2026-03-18 | 2026-01-01 to 2026-03-31
    later in the year 2025 it broke | 2026-03-18 | 2025-01-01 to 2025-12-31 (absolute)
    later in the process it fails | 2026-03-18 | -
  `,
);

describeTable(
  'counted with a half, or going on',
  `
    a month and a half ago we moved | 2026-03-18 | 2026-01-01 to 2026-02-28
    the wedding's in a week and a half | 2026-03-18 | 2026-03-23 to 2026-04-05
    we've lived in this flat for going on nine years | 2026-03-18 | 2017-03-18 to 2026-03-18
    I'm free any day but Thursday | 2026-03-18 | -
    I work every day except Friday | 2026-03-18 | -
  `,
);

describeTable(
  'counted from now, and since something that has no day of its own',
  `
    three Mondays from now is the kickoff | 2026-03-18 | 2026-04-06
    it has been eleven days since the last rain | 2026-03-18 | 2026-03-07
    it's been three weeks since the surgery | 2026-03-18 | 2026-02-23 to 2026-03-01
    it's been three weeks since Christmas | 2026-01-18 | 2025-12-25 to 2026-01-18
  `,
);

describeTable(
  'what is to come, and feasts by their short names',
  `
    we got the flat in Aarhus, moving on the 1st of June | 2025-05-15 | 2025-06-01
    just moving on the whole, nothing more | 2026-03-18 | -
    iOS 18 drops in autumn | 2026-03-18 | 2026-09-01 to 2026-11-30
    the zigbee dongle died on xmas eve | 2025-12-28 | 2025-12-24
    Christmas, I love it | 2026-12-18 | -
    Christmas Eve, we drive to my gran's | 2026-12-18 | 2026-12-24
  `,
);

describeTable(
  'from when something starts to when it ends, each with its verb',
  `
    Code freeze starts on 11 December and lasts until 4 January | 2026-11-24 | 2026-12-11 to 2027-01-04
    the freeze begins 11 December and goes on until 4 January | 2026-11-24 | 2026-12-11 to 2027-01-04
    The conference starts on Monday and lasts until Thursday | 2026-03-18 | 2026-03-23 to 2026-03-26
    The fair opens on Friday, runs until Sunday | 2026-03-18 | 2026-03-20 to 2026-03-22
    The pilot started on 3 March and ran until 12 March | 2026-03-18 | 2026-03-03 to 2026-03-12
    The campaign begins on the 3rd of April and continues until 9 April | 2026-03-18 | 2026-04-03 to 2026-04-09
    My holiday starts tomorrow and lasts until the 30th | 2026-03-18 | 2026-03-19 to 2026-03-30
    The shop opens Monday to Friday | 2026-03-18 | -
  `,
);

describeTable(
  'since a decade or a season, up to the day on which it is said',
  `
    We have used npm since the eighties | 2026-03-18 | 1980-01-01 to 2026-03-18 (absolute)
    He has lived here since the 2000s | 2026-03-18 | 2000-01-01 to 2026-03-18 (absolute)
    We have used it since the late 90s | 2026-03-18 | 1997-01-01 to 2026-03-18 (absolute)
    I have worked here since the summer | 2026-03-18 | 2025-06-01 to 2026-03-18
    I have worked here since the summer of 2021 | 2026-03-18 | 2021-06-01 to 2026-03-18 (absolute)
    I lived there in the 90s | 2026-03-18 | 1990-01-01 to 1999-12-31 (absolute)
    It has been slow since the 2019 rewrite | 2026-03-18 | -
    It has been slow since the 2000 users came | 2026-03-18 | -
    We have used Kafka since 9/2019 | 2026-03-18 | 2019-09-01 to 2026-03-18 (absolute)
    We moved in 3/2021 | 2026-03-18 | 2021-03-01 to 2021-03-31 (absolute)
    9/2019 of the rows failed | 2026-03-18 | -
  `,
);

describeTable(
  'spans without "from"',
  `
    I'm in Berlin Friday to Sunday | 2026-03-18 | 2026-03-20 to 2026-03-22
    I'm in Rome Thu-Sat | 2026-03-18 | 2026-03-19 to 2026-03-21
    We're in Lisbon Thursday to Saturday | 2026-03-18 | 2026-03-19 to 2026-03-21
    I'm in Berlin Monday to Friday | 2026-03-18 | -
    I'm in the office Tuesday to Thursday | 2026-03-18 | -
    We used Jira 2019 to 2021 | 2026-03-18 | 2019-01-01 to 2021-12-31 (absolute)
    I worked at a bakery 2018 to 2020 | 2026-03-18 | 2018-01-01 to 2020-12-31 (absolute)
    We used port 2019 to 2021 | 2026-03-18 | -
    We raised the limit 2019 to 2021 | 2026-03-18 | -
  `,
);
