import { describeTable } from './testing/expression-table.js';

describeTable(
  'as people tell their days',
  `
    ok so dentist got bumped to the 9th of april, 2pm | 2026-03-18 | 2026-04-09
    rent goes up from June 1st, landlord told us last night | 2026-03-18 | 2026-06-01, 2026-03-17
    can't do thursday, friday morning is better | 2026-03-18 | 2026-03-19, 2026-03-20
    kids have no school on the 2nd | 2026-03-18 | 2026-04-02
    picking up the keys on the 30th 🎉 | 2026-03-18 | 2026-03-30
    passport expires 11/2027 | 2026-03-18 | 2027-11-01 to 2027-11-30 (absolute)
    the audit window opens 1 April and closes 15 April | 2026-03-18 | 2026-04-01, 2026-04-15
    gonna be in Lisbon 12-19 May | 2026-03-18 | 2026-05-12 to 2026-05-19
    gonna be in Lisbon May 12-19 | 2026-03-18 | 2026-05-12 to 2026-05-19
    gonna be in Lisbon from 28 May to 3 June | 2026-03-18 | 2026-05-28 to 2026-06-03
    back from leave on Mon 30 March | 2026-03-18 | 2026-03-30
    back from leave Monday the 30th | 2026-03-18 | 2026-03-30
    our standup moves to 9:15 starting next Monday | 2026-03-18 | 2026-03-23
    sprint 14 ends next Friday | 2026-03-18 | 2026-03-27
    the cert was renewed yesterday and is good until June 2027 | 2026-03-18 | 2026-03-17, 2026-03-18 to 2027-06-30 (absolute)
    merged last Thurs | 2026-03-18 | 2026-03-12
    he turned 7 last Sunday | 2026-03-18 | 2026-03-15
    our 10th anniversary is coming up on the 11th | 2026-03-18 | 2026-04-11
    my MRI is a week from tomorrow | 2026-03-18 | 2026-03-26
    three weeks from Friday we close on the house | 2026-03-18 | 2026-04-10
    she is due in mid-June | 2026-03-18 | 2026-06-11 to 2026-06-20
    baby is due early July | 2026-03-18 | 2026-07-01 to 2026-07-10
    we broke up around Christmas | 2026-03-18 | 2025-12-25
    I start my new job after Easter, on April 7 | 2026-03-18 | 2026-04-05, 2026-04-07
    the week after next I am on call | 2026-03-18 | 2026-03-30 to 2026-04-05
    on call next week | 2026-03-18 | 2026-03-23 to 2026-03-29
    two Tuesdays ago the disk filled up | 2026-03-18 | 2026-03-10
    24 hours from now the token dies | 2026-03-18 | 2026-03-19
    a fortnight ago I gave notice | 2026-03-18 | 2026-03-02 to 2026-03-08
    last day at work is April 30 | 2026-03-18 | 2026-04-30
    my last day is the 30th | 2026-03-18 | 2026-03-30
    tax return due end of April | 2026-03-18 | 2026-04-30
    finished the marathon in 3:58 on Sunday | 2026-03-18 | 2026-03-15
    book club moved to the last Thursday of April | 2026-03-18 | 2026-04-30
    we moved here in the summer of 2019 | 2026-03-18 | 2019-06-01 to 2019-08-31 (absolute)
    the summer before last we hiked in Norway | 2026-03-18 | 2024-06-01 to 2024-08-31
    got the job on my birthday, 3 February | 2026-03-18 | 2026-02-03
    flight lands 06:40 on Saturday | 2026-03-18 | 2026-03-21
    sat 6:40 flight to Rome | 2026-03-18 | 2026-03-21
    Fri 27 Mar: school play | 2026-03-18 | 2026-03-27
    school play Fri 27 Mar | 2026-03-18 | 2026-03-27
    the demo is on 27/3 at 10 | 2026-03-18 | 2026-03-27
    demo on 3/27 | 2026-03-18 | 2026-03-27
    I was born on 4 July 1988 | 2026-03-18 | 1988-07-04 (absolute)
    born 4.7.1988 | 2026-03-18 | 1988-07-04 (absolute)
    he was born in '92 | 2026-03-18 | 1992-01-01 to 1992-12-31 (absolute)
    Im Mai 2024 habe ich angefangen | 2026-03-18 | 2024-05-01 to 2024-05-31 (absolute)
    nächsten Dienstag um halb neun Zahnarzt | 2026-03-18 | 2026-03-24
    übermorgen kommt der Klempner | 2026-03-18 | 2026-03-20
    letzten Sommer waren wir in Polen | 2026-03-18 | 2025-06-01 to 2025-08-31
    in zwei Wochen ziehen wir um | 2026-03-18 | 2026-03-30 to 2026-04-05
    Abgabe ist am Freitag | 2026-03-18 | 2026-03-20
    kommenden Montag fängt Lena an | 2026-03-18 | 2026-03-23
    seit letztem Montag nutze ich Helix | 2026-03-18 | 2026-03-16 to 2026-03-18
    mi hermana se casa el 12 de septiembre | 2026-03-18 | 2026-09-12
    la semana pasada cambié de trabajo | 2026-03-18 | 2026-03-09 to 2026-03-15
    el viernes que viene tengo examen | 2026-03-18 | 2026-03-27
    la réunion est décalée au mardi 24 | 2026-03-18 | 2026-03-24
    on déménage début mai | 2026-03-18 | 2026-05-01 to 2026-05-10
    je commence lundi prochain | 2026-03-18 | 2026-03-23
    sabato scorso abbiamo adottato un gatto | 2026-03-18 | 2026-03-14
    a fine mese lascio il lavoro | 2026-03-18 | 2026-03-21 to 2026-03-31
    w zeszły piątek oddałem pracę | 2026-03-18 | 2026-03-13
    в прошлую пятницу сдал проект | 2026-03-18 | 2026-03-13
    sexta passada entreguei o trabalho | 2026-03-18 | 2026-03-13
    volgende week donderdag heb ik een gesprek | 2026-03-18 | 2026-03-26
    先週の土曜日に引っ越しました | 2026-03-18 | 2026-03-14
    下周三去体检 | 2026-03-18 | 2026-03-25
    다음 달 3일에 이사해요 | 2026-03-18 | 2026-04-03
    I will be out of office Apr 3rd thru Apr 10th | 2026-03-18 | 2026-04-03 to 2026-04-10
    OOO 3-10 April | 2026-03-18 | 2026-04-03 to 2026-04-10
    vet appt on wednesday the 25th | 2026-03-18 | 2026-03-25
    launch date: June 9th | 2026-03-18 | 2026-06-09
    Launch is June 9 | 2026-03-18 | 2026-06-09
    we are targeting June 9 for launch | 2026-03-18 | 2026-06-09
    signed the lease yesterday, move-in is the 1st | 2026-03-18 | 2026-03-17
    started Duolingo on new year’s day | 2026-03-18 | 2026-01-01
    I quit caffeine as of Monday | 2026-03-18 | 2026-03-16
    as of next Monday we use trunk-based development | 2026-03-18 | 2026-03-23
    the lock file was last regenerated in 2023 | 2026-03-18 | 2023-01-01 to 2023-12-31 (absolute)
    migrated off Heroku back in 2022 | 2026-03-18 | 2022-01-01 to 2022-12-31 (absolute)
    ever since March the builds are slow | 2026-03-18 | 2026-03-01 to 2026-03-18
    in the first week of April I am in Oslo | 2026-03-18 | 2026-04-01 to 2026-04-07
    the first half of May is booked out | 2026-03-18 | 2026-05-01 to 2026-05-15
    sometime next spring we get married | 2026-03-18 | 2027-03-01 to 2027-05-31
    late this year we might move | 2026-03-18 | 2026-09-01 to 2026-12-31
    remind me on the 1st to pay rent | 2026-03-18 | 2026-04-01
    remind me in 3 days to call mum | 2026-03-18 | 2026-03-21
    the token dies tomorrow at midnight | 2026-03-18 | 2026-03-19
    on Friday 13th we deployed anyway | 2026-03-18 | 2026-03-13
    Friday 13 March we deployed anyway | 2026-03-18 | 2026-03-13
    Friday, March 13th was chaos | 2026-03-18 | 2026-03-13
    my contract ends in 6 weeks | 2026-03-18 | 2026-04-27 to 2026-05-03
    kid turns 5 in 2 weeks | 2026-03-18 | 2026-03-30 to 2026-04-05
    exactly one year ago we launched | 2026-03-18 | 2025-03-18
    in 2 yrs I want to retire | 2026-03-18 | 2028-01-01 to 2028-12-31
    exam on 24/5 | 2026-03-18 | 2026-05-24
    by 5/24 we need the visa | 2026-03-18 | 2026-05-24
    due 5/24 | 2026-03-18 | 2026-05-24
    the Christmas before last we were in Rome | 2026-03-18 | 2024-12-25
    can't make Thursday, Friday works | 2026-03-18 | 2026-03-19, 2026-03-20
    I can't do Thursday | 2026-03-18 | 2026-03-19
    Sunday the 1st was awful | 2026-03-18 | 2026-03-01
    see you Sunday the 5th | 2026-03-18 | 2026-04-05
    on Friday the 13th we deployed | 2026-03-18 | 2026-03-13
  `,
);

describeTable(
  'as people tell: ratios, rules and what has no day',
  `
    release train leaves every other Tuesday | 2026-03-18 | -
    ratio is 3/4 of the budget | 2026-03-18 | -
    PTO: 4/3 - 4/10 | 2026-03-18 | -
    effective immediately we stop using yarn | 2026-03-18 | -
    on 3/27 nodes it failed | 2026-03-18 | -
    5/24 tests fail | 2026-03-18 | -
  `,
);

describeTable(
  'as people tell their days, of home and of work',
  `
    please invoice by the last working day of the month | 2026-03-18 | 2026-03-31
    we cut v2 last tuesday, v3 lands the tuesday after easter | 2026-03-18 | 2026-03-17, 2026-04-07
    hotfix shipped mon night | 2026-03-18 | 2026-03-16
    mom had her hip done on the 11th | 2026-03-18 | 2026-03-11
    mom gets her hip done on the 11th | 2026-03-18 | 2026-04-11
    i get my braces off on the 2nd!! | 2026-03-18 | 2026-04-02
    my parents visit from the 3rd till the 8th | 2026-03-18 | 2026-04-03 to 2026-04-08
    my parents are here until the 8th | 2026-03-18 | 2026-03-18 to 2026-04-08
    my parents stayed until the 8th | 2026-03-18 | 2026-03-08
    our lease ends on the last day of May | 2026-03-18 | 2026-05-31
    half term starts Monday | 2026-03-18 | 2026-03-23
    half term is the week of the 6th | 2026-03-18 | 2026-04-06 to 2026-04-12
    the kids are off the week of Easter | 2026-03-18 | 2026-03-30 to 2026-04-05
    Lena has chickenpox since Sunday | 2026-03-18 | 2026-03-15 to 2026-03-18
    got engaged on Valentine’s! | 2026-03-18 | 2026-02-14
    got engaged on Valentine’s Day | 2026-03-18 | 2026-02-14
    started lifting in Jan | 2026-03-18 | 2026-01-01 to 2026-01-31
    started lifting in jan | 2026-03-18 | 2026-01-01 to 2026-01-31
    new router arrives weds | 2026-03-18 | 2026-03-25
    see u fri | 2026-03-18 | 2026-03-20
    c u on sat | 2026-03-18 | 2026-03-21
    the exam is in 10 days | 2026-03-18 | 2026-03-28
    exam in ten days! | 2026-03-18 | 2026-03-28
    exam in 2 weeks, help | 2026-03-18 | 2026-03-30 to 2026-04-05
    we leave in a week | 2026-03-18 | 2026-03-23 to 2026-03-29
    left my job a month ago | 2026-03-18 | 2026-02-01 to 2026-02-28
    left my job about 3 months ago | 2026-03-18 | 2025-12-01 to 2025-12-31
    moved to Ghent 6 months back | 2026-03-18 | 2025-09-01 to 2025-09-30
    dog died last night | 2026-03-18 | 2026-03-17
    gym this evening | 2026-03-18 | 2026-03-18
    concert tonite | 2026-03-18 | 2026-03-18
    the meeting is today at 4 | 2026-03-18 | 2026-03-18
    we decided today to drop IE | 2026-03-18 | 2026-03-18
    as of today main is frozen | 2026-03-18 | 2026-03-18
    main is frozen from tomorrow | 2026-03-18 | 2026-03-19
    starting tomorrow main is frozen | 2026-03-18 | 2026-03-19
    main is frozen through Friday | 2026-03-18 | 2026-03-18 to 2026-03-20
    code freeze: Dec 18 to Jan 4 | 2026-03-18 | 2025-12-18 to 2026-01-04
    code freeze will be Dec 18 to Jan 4 | 2026-03-18 | 2026-12-18 to 2027-01-04
    conf is Sept 14–16 | 2026-03-18 | 2026-09-14 to 2026-09-16
    conf is 14-16 Sept in Berlin | 2026-03-18 | 2026-09-14 to 2026-09-16
    le mois prochain je change de poste | 2026-03-18 | 2026-04-01 to 2026-04-30
    in Q2 we review the SLA | 2026-03-18 | 2026-04-01 to 2026-06-30
    by mid May the beta is out | 2026-03-18 | 2026-05-11 to 2026-05-20
    towards the end of April it gets quiet | 2026-03-18 | 2026-04-21 to 2026-04-30
    around mid-April | 2026-03-18 | 2026-04-11 to 2026-04-20
    it was around 3am on Sunday when the alarm went off | 2026-03-18 | 2026-03-15
    on the evening of 12 March the disk died | 2026-03-18 | 2026-03-12
    12 March, evening: disk died | 2026-03-18 | 2026-03-12
    [2026-03-12] disk died | 2026-03-18 | 2026-03-12 (absolute)
    2026/03/12 disk died | 2026-03-18 | 2026-03-12 (absolute)
    12-Mar-2026 disk died | 2026-03-18 | 2026-03-12 (absolute)
    Mar 12 disk died | 2026-03-18 | 2026-03-12
    March 12th 2026 disk died | 2026-03-18 | 2026-03-12 (absolute)
    12th March disk died | 2026-03-18 | 2026-03-12
    on the twelfth of March the disk died | 2026-03-18 | 2026-03-12
    on March the twelfth the disk died | 2026-03-18 | 2026-03-12
    twenty-first of April is my birthday | 2026-03-18 | 2026-04-21
    the twenty-fifth works for me | 2026-03-18 | 2026-03-25
    my b-day is 21 April | 2026-03-18 | 2026-04-21
    bday on april 21 | 2026-03-18 | 2026-04-21
    she wed thurs | 2026-03-18 | 2026-03-12
    on the twentieth we fly | 2026-03-18 | 2026-03-20
  `,
);

describeTable(
  'as people tell: what only sounds like a day',
  `
    inventory happens every first Monday of the month | 2026-03-18 | -
    SLA review Q2 | 2026-03-18 | -
    the thirteenth floor is closed | 2026-03-18 | -
    in the nineteenth century | 2026-03-18 | -
    we sun ourselves on fridays | 2026-03-18 | -
    twenty first graders came | 2026-03-18 | -
  `,
);
