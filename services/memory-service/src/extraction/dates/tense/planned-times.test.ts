import { describeTable } from '../testing/expression-table.js';

describeTable(
  'planned: what somebody is doing, with the verb contracted',
  `
    My mum's retiring in July | 2026-03-18 | 2026-07-01 to 2026-07-31
    My brother's getting married in June | 2026-02-27 | 2026-06-01 to 2026-06-30
    Ravi's leaving the team in March | 2026-01-05 | 2026-03-01 to 2026-03-31
    Mira's flying to Seoul on the 30th | 2026-08-23 | 2026-08-30
    The landlord's selling the flat in autumn | 2026-08-23 | 2026-09-01 to 2026-11-30
    I think Tom's leaving on Friday | 2026-03-18 | 2026-03-20
    Ana's meeting the client on Thursday | 2026-03-18 | 2026-03-19
  `,
);

describeTable(
  'planned: the same form of what belongs to somebody',
  `
    We skipped Anna's training on Monday | 2026-03-18 | 2026-03-16
    Anna's training on Monday went badly | 2026-03-18 | 2026-03-16
    Ravi's meeting with legal was on Monday | 2026-03-18 | 2026-03-16
    I missed my sister's wedding in June | 2026-03-18 | 2025-06-01 to 2025-06-30
  `,
);

describeTable(
  'planned: wishes',
  `
    I want it finished by October 23 | 2026-03-18 | 2026-10-23
    I need the old boxes wiped by December 18 | 2026-11-22 | 2026-12-18
    I'd like to have the garden done by spring | 2026-10-01 | 2027-03-01 to 2027-05-31
    We need Bob, he pushed the fix on Monday | 2026-03-18 | 2026-03-16
    it looks like Rob reverted it on Friday | 2026-03-18 | 2026-03-13
  `,
);

describeTable(
  'planned: for what something was rented',
  `
    we rented the chalet in Morzine from 27 December to 3 January | 2026-11-09 | 2026-12-27 to 2027-01-03
    We rented the beach house from August 1 to August 14 | 2026-04-10 | 2026-08-01 to 2026-08-14
    We rented a flat in Brno from August 1 to August 14 | 2026-08-23 | 2026-08-01 to 2026-08-14
  `,
);

// 10 April 2026 is a Friday, 17 June a Wednesday.
describeTable(
  'planned: notes of an appointment, without a verb',
  `
    exam Tuesday 8am | 2026-03-18 | 2026-03-24
    physio Thursday 7:30 | 2026-01-05 | 2026-01-08
    haircut Sat 11:15 | 2026-06-17 | 2026-06-20
    vet appointment: Monday 16:40 | 2026-06-17 | 2026-06-22
    parent-teacher evening Thursday | 2026-04-10 | 2026-04-16
    outage Monday 14:20, disk full | 2026-06-17 | 2026-06-15
    Roadmap for Q3 | 2026-06-17 | 2026-07-01 to 2026-09-30
    Sat 3 dogs | 2026-06-17 | -
  `,
);

describeTable(
  'deadlines at the end of a period are its last day',
  `
    It has to be done by the end of April | 2026-03-18 | 2026-04-30
    taxes have to be filed by end of January | 2026-01-05 | 2026-01-31
    We moved at the end of April | 2026-06-17 | 2026-04-21 to 2026-04-30
  `,
);

describeTable(
  'whole weekends and months',
  `
    we were at the lake all weekend | 2026-03-18 | 2026-03-14 to 2026-03-15
    We'll be painting all weekend | 2026-03-18 | 2026-03-21 to 2026-03-22
    the team spent the whole weekend on the migration | 2026-03-18 | 2026-03-14 to 2026-03-15
    We spent all of July in Croatia | 2026-08-23 | 2026-07-01 to 2026-07-31
    We're spending New Year's Eve in Prague | 2026-11-22 | 2026-12-31
    all weekend deploys need two approvals | 2026-11-22 | -
  `,
);

describeTable(
  'planned: from a day on, for so many days or weeks',
  `
    I'm in Rome from Monday for two weeks | 2026-03-18 | 2026-03-23 to 2026-04-05
    out from 3 May for 10 days | 2026-03-18 | 2026-05-03 to 2026-05-12
    we paid on 3 March for two weeks of support | 2026-03-18 | 2026-03-03
    Monday in two weeks is free | 2026-03-18 | 2026-03-30
  `,
);

describeTable(
  'planned: the next of its kind',
  `
    next release on 1 July | 2026-03-18 | 2026-07-01
    key rotation every 90 days, next one on 1 February | 2026-03-18 | 2027-02-01
    upcoming audit in January | 2026-03-18 | 2027-01-01 to 2027-01-31
  `,
);

describeTable(
  'planned for a year',
  `
    New kiosks are planned for 2027. | 2025-01-15 | 2027-01-01 to 2027-12-31 (absolute)
    The migration is scheduled for 2027 | 2026-03-18 | 2027-01-01 to 2027-12-31 (absolute)
    a second plant is slated for 2028, in Gent | 2026-03-18 | 2028-01-01 to 2028-12-31 (absolute)
    the limit is set for 2099 rows | 2026-03-18 | -
    the gateway listens for 2049 | 2026-03-18 | -
  `,
);
