import { describeEventTable } from './testing/expression-table.js';

/* What somebody wrote who did not know this reader, with the days that they meant. */

describeEventTable(
  'other authors: as people type: notes, messages, lists',
  `
    slow cooker chili needs about 8 hours on low | 2022-10-25 | -
    we never deploy on fridays | 2024-06-19 | -
    car failed its inspection last week, brake pads | 2026-03-23 | 2026-03-16 to 2026-03-22
    gutters get cleaned this thursday | 2026-11-30 | 2026-12-03
    my visa is valid until 15 nov 2027, so no stress | 2024-06-12 | 2024-06-12 to 2027-11-15
    rereading 1984, hits different now | 2025-12-14 | -
    shutting down the eu-west mirror in 3 weeks, last call | 2027-05-11 | 2027-05-31 to 2027-06-06
    we'll know in spring whether the grant comes through | 2026-11-17 | 2027-03-01 to 2027-05-31
    the new hire from Porto begins on the 2nd | 2026-01-15 | 2026-02-02
    Per our call: penetration test is scheduled for the week of 19 September. | 2022-07-12 | 2022-09-19 to 2022-09-25
    The board approved the budget in the second quarter of 2026, long before the reorg. | 2026-09-28 | 2026-04-01 to 2026-06-30
    two years ago we moved everything off jenkins, honestly no regrets | 2026-08-04 | 2024-01-01 to 2024-12-31
    session cookies live for a week, refresh tokens for thirty days | 2026-06-05 | -
    nope, that bug was introduced in december by the date picker upgrade | 2027-03-10 | 2026-12-01 to 2026-12-31
    mri appointment 6 june 7:45, nothing to eat before | 2024-05-16 | 2024-06-06
    that customer cancelled in autumn 2025, stop billing them pls | 2027-02-15 | 2025-09-01 to 2025-11-30
    no deploys from 20 december to 2 january, change board said so | 2023-10-03 | 2023-12-20 to 2024-01-02
    ten years ago I wrote my first line of php and cried | 2022-01-22 | 2012-01-01 to 2012-12-31
    pages were slow for about 2h last friday morning, cdn issue | 2023-10-23 | 2023-10-20
    Attendees: Jo, Priya, Sam. Decision: IE support goes away with the September release. | 2026-05-20 | 2026-09-01 to 2026-09-30
    choir concert on the 27th, doors 19h, tickets via Els | 2023-05-08 | 2023-05-27
    TODO rotate the deploy keys tomorrow, first thing | 2021-08-09 | 2021-08-10
    mothers day lunch was at aunt Fie's, 14 may, and the dog ate the cake | 2023-06-14 | 2023-05-14
    parents-in-law are staying with us until saturday | 2025-03-25 | 2025-03-25 to 2025-03-29
    winter is the codename for the new design system | 2028-08-15 | -
    done: dns ttl lowered to 60 on 2024-09-19 | 2024-09-23 | 2024-09-19
    two lads from the agency will sit with us in april | 2025-03-31 | 2025-04-01 to 2025-04-30
    the electrician said he'd be here tuesday afternoon, fingers crossed | 2022-06-16 | 2022-06-21
    halloween party pics are up, they were taken on friday obviously | 2025-11-03 | 2025-10-31
    weekend was nice, on sat we finally assembled the bunk bed | 2026-02-23 | 2026-02-21
    data centre walk-through w/ the fire dept, 5 sept, hard hats | 2023-08-10 | 2023-09-05
    Heads-up: tax papers for 2025 are due with the accountant by 28 february | 2026-01-21 | 2026-02-28
    rent went up on the first of april, letter says 4% | 2025-04-14 | 2025-04-01
    we follow ISO 8601:2004 for all the exports | 2025-06-07 | -
    The team had hoped to finish in August but will finish in early October instead. | 2028-09-12 | 2028-10-01 to 2028-10-10
    the full reindex takes three days on the small box | 2025-10-11 | -
    Hanneke's been on parental leave since 19 august, ask Bram instead | 2024-09-19 | 2024-08-19 to 2024-09-19
    they'll take the car insurance off my account on the 15th, make sure there's money on it | 2026-09-03 | 2026-09-15
    excel 2016 can't open the file, newer ones can | 2023-03-20 | -
    the tests that broke yesterday afternoon are the ones that Lu quarantined, so ignore them | 2022-10-20 | 2022-10-19
    ticket was reopened eight days ago and nobody picked it up | 2024-04-12 | 2024-04-04
    pto accrues at two days a month | 2021-08-11 | -
    The migration, which had been planned for spring, was actually carried out on 27 July. | 2024-08-06 | 2024-07-27
    our theme is called Midnight Sunday, dark with pink accents | 2025-09-24 | -
    meeting w/ legal re dpa: 18 dec, 14:00, room tbd | 2025-12-09 | 2025-12-18
    Lena's been in the hospital for nine days now, she comes home when the fever's gone | 2026-10-23 | 2026-10-14 to 2026-10-23
    property tax is payable by 15 may | 2025-04-30 | 2025-05-15
    pager stats: woken up 11 times since new year's day | 2025-01-30 | 2025-01-01 to 2025-01-30
    got the flu shot this morning, arm is dead | 2026-10-21 | 2026-10-21
    night train leaves monday 20:13 from platform 4, earplugs!! | 2026-04-24 | 2026-04-27
    payday is the 25th of each month | 2026-01-20 | -
    boiler guy comes wed between 8 and 12, someone has to be home | 2022-12-12 | 2022-12-14
    "When did we last restore from tape?" - "November, and it took all day." | 2027-01-08 | 2026-11-01 to 2026-11-30
    Freeze for the quarter close runs from 25 to 29 March, no merges to main. | 2024-03-04 | 2024-03-25 to 2024-03-29
    Between 3 and 5 June the mail gateway silently dropped attachments over 10 MB. | 2025-07-02 | 2025-06-03 to 2025-06-05
    kids are with their dad this week so I can do late calls | 2025-07-21 | 2025-07-21 to 2025-07-27
    password of the svc account changed four days ago, that's why the cron is dead | 2027-06-15 | 2027-06-11
    call with sao paulo on thursday is at 8pm our time, sorry | 2023-09-05 | 2023-09-07
    Our contract with the hosting company expires end of May and nobody has asked for quotes yet. | 2024-12-04 | 2025-05-31
    grafana's been showing nonsense for disk usage since 3 july | 2024-07-08 | 2024-07-03 to 2024-07-08
    pull request has been sitting there for two months, can someone look | 2025-05-07 | 2025-03-07 to 2025-05-07
    we're moving the monthly patch window to 20 feb because of the audit | 2024-02-06 | 2024-02-20
    year in review: 2027 was the year we had zero sev1s | 2028-01-11 | 2027-01-01 to 2027-12-31
    our train's on christmas eve, window seats, 6 hours | 2026-12-11 | 2026-12-24
    we want the sso thing live before the holidays; target is mid july | 2025-06-04 | 2025-07-11 to 2025-07-20
    gave notice on wednesday. feels weird. | 2025-01-13 | 2025-01-08
    release notes draft needs to be with marketing by thursday eod | 2024-07-30 | 2024-08-01
    project kickoff w/ the bank = thu 15 sept 9:30 | 2022-08-29 | 2022-09-15
    the ci minutes ran out on the 8th so everyone was testing locally | 2025-07-11 | 2025-07-08
    june wrote the parser, ask her, she knows where the bodies are | 2023-12-19 | -
    wifi has been dead at home for 5 days, provider shrugs | 2024-08-21 | 2024-08-16 to 2024-08-21
    I was supposed to present on tuesday but the projector died | 2026-08-07 | 2026-08-04
    bike got stolen outside the office on wednesday. insured thank god | 2026-06-22 | 2026-06-17
    sales closed the nordic deal the day before yesterday, so expect sso questions | 2024-01-30 | 2024-01-28
    in two weeks the auditors come in, so please get the access lists sorted | 2023-02-08 | 2023-02-20 to 2023-02-26
    earth wind & fire's september is our wedding song | 2024-12-19 | -
    we've lived above the bakery for four years and I've gained every kilo | 2025-11-28 | 2021-11-28 to 2025-11-28
    invoice 20260114 is due in 30 days from today | 2026-03-13 | 2026-04-12
    in 10 days the old oauth endpoints start returning 410 | 2023-10-19 | 2023-10-29
    i quit smoking a year ago today!! | 2025-06-24 | 2024-06-24
    may i merge this or do u want another look | 2024-04-15 | -
    camping with the scouts from 9 to 16 july, no signal | 2022-06-28 | 2022-07-09 to 2022-07-16
    the flag is called black_friday_mode and defaults to off | 2023-09-06 | -
    all repos are archived as of today, shout if u need write access | 2024-05-24 | 2024-05-24
    hmm, someone with admin rights deleted the wal archive, audit log says 05/03/2026 | 2026-05-26 | 2026-03-05
    guest wifi password rotates every monday | 2029-06-11 | -
    out of office until 10 january, Ilse covers | 2021-12-20 | 2021-12-20 to 2022-01-10
    wedding of Ana and Bo: 14 June 2025, garden thing, dress warm anyway | 2024-11-08 | 2025-06-14
    three weeks ago someone force pushed to main and we only see it now | 2021-10-14 | 2021-09-20 to 2021-09-26
    voice note: just left the garage, they're keeping the car till the 11th | 2023-04-06 | 2023-04-06 to 2023-04-11
    finished the shed last week. only one finger harmed | 2024-10-16 | 2024-10-07 to 2024-10-13
    release 5.2 goes out the day after tomorrow unless qa screams | 2026-04-14 | 2026-04-16
    tsconfig target is ES2022 | 2028-03-16 | -
    i broke the build this morning and fixed it before anyone woke up, so technically it never happened | 2024-03-27 | 2024-03-27
    dictating this from the car the supplier called and the racks are going to be delivered on the twenty sixth of june | 2024-06-13 | 2024-06-26
    we got married on 20 august 2016, and i still have the shoes | 2023-08-06 | 2016-08-20
    the mainframe was turned off for good in 2024 | 2029-04-09 | 2024-01-01 to 2024-12-31
    retro notes / what went badly: the holiday on-call, esp. 26 december | 2023-01-13 | 2022-12-26
    so tired, baby was up four times last night | 2024-02-23 | 2024-02-22
    we froze the public api in march and nobody noticed lol | 2025-06-13 | 2025-03-01 to 2025-03-31
    we were told that the licence server would be replaced next month | 2026-03-05 | 2026-04-01 to 2026-04-30
    the week before last we had four rollbacks, four!! | 2024-05-27 | 2024-05-13 to 2024-05-19
    the api key I gave the agency stops working 1 Jan 2022 | 2021-11-17 | 2022-01-01
    I've used the same editor for fifteen years and I'm not switching because of a plugin | 2025-06-12 | 2010-06-12 to 2025-06-12
    meeting room 2024 has the good whiteboard | 2024-09-24 | -
    netflix account renews dec 3, want to keep it? | 2024-11-28 | 2024-12-03
    he's worked here since 2019 and still asks where the staging url is | 2026-11-06 | 2019-01-01 to 2026-11-06
    it's been raining for 2 weeks straight, cellar is damp | 2023-11-17 | 2023-11-03 to 2023-11-17
    nobody's touched the nginx config since monday, I checked the git log | 2024-03-21 | 2024-03-18 to 2024-03-21
    holidays over, I'm back at my desk today with 1400 mails | 2027-08-23 | 2027-08-23
    three months ago this endpoint answered in 80ms | 2025-09-11 | 2025-06-01 to 2025-06-30
    yeah the mobile team merged with ours in q1 | 2023-05-25 | 2023-01-01 to 2023-03-31
    standup's at 9:45 every weekday, cameras optional | 2025-03-10 | -
    saw the dermatologist on thursday, all clear :) | 2026-10-12 | 2026-10-08
    still open: flaky login test, red since the 14th | 2025-08-26 | 2025-08-14 to 2025-08-26
    antibiotics finished on saturday, feeling human again | 2023-07-24 | 2023-07-22
    lost my wallet somewhere on the train last night | 2026-02-20 | 2026-02-19
    I'll have the numbers for you by monday | 2022-03-09 | 2022-03-14
    key decisions: (1) no more svn (2) gitlab stays (3) revisit in october | 2026-05-04 | 2026-10-01 to 2026-10-31
    he said he would send over the signed nda by wednesday | 2024-06-28 | 2024-07-03
    oracle licence audit happened two years ago and cost us 60k | 2028-05-17 | 2026-01-01 to 2026-12-31
    we lost power for most of saturday, freezer's a write-off | 2027-03-01 | 2027-02-27
    team dinner tonight 7pm at the thai place | 2024-12-17 | 2024-12-17
    Our first paying customer signed on 12 October 2021. | 2030-08-22 | 2021-10-12
    can confirm, got my second jab on 10 september | 2021-09-28 | 2021-09-10
    yesterdays hotfix broke the pdf export, reverting | 2024-10-30 | 2024-10-29
    ran my first half marathon yesterday in 2:04 | 2025-02-17 | 2025-02-16
    error ORA-01861 comes from the date literal, nothing to do with the timezone | 2025-01-08 | -
    lease on the flat ends 31/08/2022 | 2022-04-26 | 2022-08-31
    the last time this alarm fired was in june | 2029-10-10 | 2029-06-01 to 2029-06-30
    dentist thurs 9.15, bring insurance card | 2022-10-10 | 2022-10-13
    demo for the ministry = 23 may, slides half done | 2024-05-07 | 2024-05-23
    HR signed it, the new licence deal kicks in on 1 July | 2026-06-03 | 2026-07-01
    going to be in lisbon 2-9 october, laptop stays home | 2024-08-09 | 2024-10-02 to 2024-10-09
    Everything under /legacy gets deleted in three months, as announced. | 2027-10-04 | 2028-01-01 to 2028-01-31
    I shipped the importer on Wednesday, forgot to tell anyone, and now two customers already use it. | 2023-03-24 | 2023-03-22
    next month we'll get the second monitor batch | 2021-04-22 | 2021-05-01 to 2021-05-31
    service listens on port 2019, don't ask why | 2023-06-20 | -
    piano tuner is coming a week on thursday | 2023-04-24 | 2023-05-04
    backlog grooming got cancelled this week bc nobody prepped | 2025-09-05 | 2025-09-01 to 2025-09-07
    Two customers complained last month that the csv had semicolons. | 2022-02-17 | 2022-01-01 to 2022-01-31
    since yesterday every build is red on arm only | 2025-10-14 | 2025-10-13 to 2025-10-14
    budget has to be in by the end of march or finance closes the form | 2024-02-08 | 2024-03-31
    got pulled over on the way to work yesterday, 60 euro | 2021-05-25 | 2021-05-24
    Retention for access logs is set to 90 days. | 2022-07-14 | -
    been off coffee for three weeks now and still cranky before ten | 2025-01-19 | 2024-12-29 to 2025-01-19
    passport office received my form on the 21st, so they say | 2025-10-27 | 2025-10-21
    renewed the wildcard cert, it's good until 4 feb 2026 | 2025-06-16 | 2025-06-16 to 2026-02-04
    kubernetes 1.24 upgrade, planned for 5 may on staging | 2022-04-13 | 2022-05-05
    hot water has been out since friday, landlord's on it | 2025-12-01 | 2025-11-28 to 2025-12-01
    moved to the new laptop on sunday, so if something's missing shout | 2023-11-14 | 2023-11-12
    rolled back at 16:05 on monday after error rate hit 12% | 2023-12-06 | 2023-12-04
    black friday prep: load test on 22 nov, 6am, all hands | 2022-11-21 | 2022-11-22
    mum's hip op went fine, she came out of theatre around noon today | 2026-02-11 | 2026-02-11
    easter sunday we had 14 people at the table and one oven | 2024-04-02 | 2024-03-31
    every plan comes with 14 free days, no card needed | 2024-10-14 | -
    In its statement the registry says it will retire the old endpoint on 1 June 2027. | 2027-04-19 | 2027-06-01
    2025 rows exported, 3 skipped | 2025-11-18 | -
    granny turns 90 on 6 december!!! | 2025-10-17 | 2025-12-06
    Closed for stocktaking until 3 January, says the shop's website. | 2023-12-08 | 2023-12-08 to 2024-01-03
    we track tasks in monday.com, docs in notion | 2023-04-19 | -
    The vendor admits that it was told about the memory leak in October 2024. | 2025-02-26 | 2024-10-01 to 2024-10-31
    Since April all invoices are sent through the new portal, nothing by post any more. | 2019-05-22 | 2019-04-01 to 2019-05-22
    from what ops wrote me, the vpn will be replaced on 3 august and the old client stops connecting then | 2026-07-14 | 2026-08-03
    my sister had her baby on tuesday, a girl, 3.4 kilo | 2023-09-22 | 2023-09-19
    support for the v1 webhook is dropped in two months | 2025-11-20 | 2026-01-01 to 2026-01-31
    we're going skiing 8/1/2028 to 15/1/2028 with the neighbours | 2027-12-02 | 2028-01-08 to 2028-01-15
    cat has vet appt tmrw 17:20 | 2023-06-26 | 2023-06-27
    terraform state was corrupted during the apply on 15.08.2024 | 2024-08-19 | 2024-08-15
    The office in Ghent closes on 17 March and everybody there goes remote. | 2023-01-24 | 2023-03-17
    we leave for crete on the 17th!! | 2021-07-02 | 2021-07-17
    the parser rewrite was merged two months ago and has had no bugs | 2022-09-12 | 2022-07-01 to 2022-07-31
    The old ticket system stays readable until the end of June. | 2025-12-18 | 2025-12-18 to 2026-06-30
    hired four people in the first quarter, two already left | 2025-05-12 | 2025-01-01 to 2025-03-31
    ok plan: code complete by 24 november, then bug bash | 2028-11-13 | 2028-11-24
    the outage was on 11 february, not the 12th like the status page says | 2028-02-15 | 2028-02-11
    contractor's last day is this friday, grab his notes | 2022-08-16 | 2022-08-19
    moved house in early july, still living out of boxes | 2023-09-18 | 2023-07-01 to 2023-07-10
    only backend dev here for seven months now, send help | 2025-02-18 | 2024-07-18 to 2025-02-18
    swim lessons for Milo start 3rd september | 2025-08-04 | 2025-09-03
    domain expires in three days!! who has the registrar login | 2025-02-06 | 2025-02-09
    ok so I finally moved the wiki last weekend, redirect list is in the repo | 2024-09-10 | 2024-09-07 to 2024-09-08
    When I came back from leave on the 6th, the repo had been renamed. | 2026-07-17 | 2026-07-06
    Tom's sick so our 1:1 is now on monday at 10 instead | 2022-05-20 | 2022-05-23
    log4j kept us busy all of december | 2022-01-20 | 2021-12-01 to 2021-12-31
    kid's allergic to wasps so we carry an epipen in summer | 2027-01-25 | -
    python 3.12 dropped distutils, that's why setup.py dies | 2023-02-23 | -
    Jenkins to actions: 40 of 62 pipelines ported so far, the rest must be finished by 30 september | 2025-05-30 | 2025-09-30
    elections for the works council were held in may | 2027-07-01 | 2027-05-01 to 2027-05-31
    so far this year I've read 31 books | 2025-10-02 | 2025-01-01 to 2025-10-02
    snowed in at the cabin since thursday, send cheese | 2023-02-18 | 2023-02-16 to 2023-02-18
    i'm on call next week, sorry in advance to my family | 2024-04-18 | 2024-04-22 to 2024-04-28
    our postgres 12 boxes went unsupported on 14 november and they're still up | 2024-12-06 | 2024-11-14
    been a vegetarian since 2011, my uncle still offers me ham | 2025-07-24 | 2011-01-01 to 2025-07-24
    April from accounts says the form is fine as it is | 2026-09-15 | -
    launch slipped again, now mid november | 2027-09-15 | 2027-11-11 to 2027-11-20
    all runners are on ubuntu 24.04 | 2027-05-05 | -
    summer 2026 was when the team doubled in size | 2028-07-10 | 2026-06-01 to 2026-08-31
    prod db fell over at 3am yesterday, failover took 6 min | 2025-05-13 | 2025-05-12
    last quarter we lost 41 accounts, Dana counted twice | 2025-04-18 | 2025-01-01 to 2025-03-31
    fyi node 10's support expires end of april and we're still on it in two places | 2021-03-09 | 2021-04-30
    q: when does the ssl cert of the shop die? a: 8 march | 2024-01-15 | 2024-03-08
    The certificate had been revoked by mistake on 28 April. | 2026-05-14 | 2026-04-28
    prices go up in january acc. to the supplier's mail | 2022-12-07 | 2023-01-01 to 2023-01-31
    Payments were down for twenty minutes on Sunday because of an expired token | 2030-03-05 | 2030-03-03
    flight lands saturday 22:40, terminal 2 | 2025-03-06 | 2025-03-08
    ms confirmed the tenant merge for week 12 of 2021 | 2021-02-19 | 2021-03-22 to 2021-03-28
    customer data of the pilot must be erased no later than 30 september | 2023-08-23 | 2023-09-30
    backups run nightly at 02:30 | 2025-05-22 | -
    bought the house in 2014, roof's original, don't ask | 2026-01-12 | 2014-01-01 to 2014-12-31
    tomorrow we pick up the puppy | 2027-09-03 | 2027-09-04
    hey did u hear, the kafka cluster gets switched off in august | 2024-07-04 | 2024-08-01 to 2024-08-31
    the gym membership renews automatically on 1 feb, cancel before?? | 2025-01-14 | 2025-02-01
    the fair opens on 1 july and the client's booth app still crashes when offline | 2021-06-23 | 2021-07-01
    last month's aws bill was 11k, that's double | 2024-01-24 | 2023-12-01 to 2023-12-31
    expected delivery of the new switches: late may | 2026-04-01 | 2026-05-21 to 2026-05-31
    - vat return: file by 31 jan (Kees has the login) | 2023-11-23 | 2024-01-31
    my cat is named August and hates everyone | 2025-08-10 | -
    the sandbox gets wiped this weekend, back up ur stuff | 2027-11-10 | 2027-11-13 to 2027-11-14
    Incident review for INC-4471: root cause was a full disk on the queue node on Tuesday night. | 2026-06-25 | 2026-06-23
    certs for the printers were last renewed 18 months ago | 2025-09-30 | 2024-03-01 to 2024-03-31
    redis got upgraded in late august, the stack trace u sent still says 6.2 | 2024-10-22 | 2024-08-21 to 2024-08-31
    i run before work three mornings a week | 2026-02-26 | -
    sprints are two weeks long here, planning takes half a day | 2021-11-12 | -
    the crawler has been blocked by them since 27 february, 403 on everything | 2025-03-12 | 2025-02-27 to 2025-03-12
    schools here were shut from 16 march to 8 may 2020 | 2020-09-11 | 2020-03-16 to 2020-05-08
    we agreed to cut over on 12 june and keep the old box warm | 2023-05-16 | 2023-06-12
    we've been running dual writes for six weeks, no drift at all | 2024-10-04 | 2024-08-23 to 2024-10-04
    The SLA gives us four business hours to answer a sev2. | 2027-10-20 | -
    trial of that log viewer runs out in 9 days so card details or bust | 2023-07-19 | 2023-07-28
    renewing a passport here costs 80 euro and takes six weeks | 2026-07-22 | -
    Nora's nativity play is next wednesday at 4, I'm leaving early | 2026-12-10 | 2026-12-16
    Tuesday's deploy went out without the feature flag, hence the support tickets. | 2025-04-24 | 2025-04-22
    stairs are being sanded on thursday so don't come by | 2026-08-26 | 2026-08-27
    second wednesday of the month is patch day, as always | 2022-05-03 | -
    sprint 14 closes next tuesday | 2027-04-08 | 2027-04-13
    grandpa passed away in the early hours of monday | 2025-11-12 | 2025-11-10
    The Thursday Murder Club is the only book my mum and I both liked | 2024-07-13 | -
    last sprint of the year ends 20 december, after that only hotfixes | 2024-12-09 | 2024-12-20
    dad takes his blood pressure pills mornings and evenings | 2026-04-12 | -
    bins go out tuesday nights, paper every other week | 2024-01-19 | -
    the cache ttl is one day, make it an hour if that hurts | 2024-02-12 | -
    we met at uni in 2009 | 2029-02-14 | 2009-01-01 to 2009-12-31
    eval period ends in five days, procurement wants a yes/no | 2025-09-15 | 2025-09-20
    Mistake found: the nightly export skipped all rows written on 29 February 2024. | 2024-06-03 | 2024-02-29
    new years eve is at ours, bring fireworks and a salad | 2023-12-18 | 2023-12-31
    hotel booked 27-29 dec, two rooms | 2024-11-18 | 2024-12-27 to 2024-12-29
    took over the parents' council in 2022, never again | 2025-08-21 | 2022-01-01 to 2022-12-31
  `,
);
