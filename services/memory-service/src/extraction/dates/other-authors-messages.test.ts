import { describeEventTable } from './testing/expression-table.js';

/* What somebody wrote who did not know this reader, with the days that they meant. */

describeEventTable(
  'other authors: in messages of every kind',
  `
    We're shutting down the Dublin data centre next year. | 2023-12-19 | 2024-01-01 to 2024-12-31
    The team has been writing everything in Kotlin since 2021. | 2023-11-03 | 2021-01-01 to 2023-11-03
    I'm presenting the cost report to the board in five days. | 2026-12-02 | 2026-12-07
    On Sundays my grandparents always have the whole family over for lunch. | 2023-07-16 | -
    fyi im out thurs, doc appt | 2025-09-09 | 2025-09-11
    api keys leaked on 29 nov, rotated same day, report filed | 2027-12-07 | 2027-11-29
    dark mode: design ok, dev ok, goes live 4 aug | 2025-07-23 | 2025-08-04
    The first public beta came out in late November. | 2024-01-30 | 2023-11-21 to 2023-11-30
    The neighbours' cat has been missing for nine days. | 2023-07-29 | 2023-07-20 to 2023-07-29
    pls note the ftp server has to be gone by the end of the year | 2024-03-22 | 2024-12-31
    Retro: hotfix process -> Milan writes it up by Friday | 2025-04-29 | 2025-05-02
    By the end of April the old reporting API has to be switched off, the client insists. | 2025-02-14 | 2025-04-30
    In the nineties my uncle drove a lorry between Lyon and Warsaw. | 2025-08-06 | 1990-01-01 to 1999-12-31
    The winter of 2022/23 was the one when our pipes froze. | 2024-09-08 | 2022-12-01 to 2023-02-28
    Our contract with the hosting provider, which nobody wants to extend, ends on 31 March. | 2027-01-20 | 2027-03-31
    anyone else locked out of vpn since this morning?? | 2023-02-10 | 2023-02-10
    eng all hands pushed to mid january | 2024-12-18 | 2025-01-11 to 2025-01-20
    The outage that hit our German customers on Saturday was caused by a deleted DNS record. | 2027-06-28 | 2027-06-26
    la niña nació el 9 de enero, todo bien | 2028-01-29 | 2028-01-09
    got the promo!! effective july 1 | 2025-05-16 | 2025-07-01
    The licence for the diagramming tool expires at the end of November, and nobody has asked for the budget. | 2024-10-08 | 2024-11-30
    Legal: NDA w/ Orbis lapsed on 31 July, new draft is with Petra | 2025-08-29 | 2025-07-31
    It was last month that we moved to the new build runners, and flaky tests have almost disappeared. | 2025-10-07 | 2025-09-01 to 2025-09-30
    My manager promised that I'd get my own test cluster by the end of the quarter. | 2026-01-15 | 2026-03-31
    Mum will have her knee operated on tomorrow. | 2024-10-16 | 2024-10-17
    It has been decided that the office in Leeds will close in the autumn. | 2024-07-19 | 2024-09-01 to 2024-11-30
    old wiki: read only since 2023 | 2024-09-11 | 2023-01-01 to 2024-09-11
    compré la bici hace 3 días y ya pinché | 2023-07-09 | 2023-07-06
    Our retention policy keeps access logs for ninety days. | 2025-03-14 | -
    ci minutes used up, they reset on march 1st | 2026-02-20 | 2026-03-01
    sprints = 2 weeks, always start on a monday | 2027-04-01 | -
    pricing page redesign got greenlit, launch is this autumn | 2027-06-10 | 2027-09-01 to 2027-11-30
    fav book: 1984 by orwell | 2026-01-25 | -
    Die Lizenzen laufen Ende Februar aus, also brauchen wir bald ein Angebot. | 2027-01-13 | 2027-02-28
    mom's bday is on the 9th, get flowers | 2025-09-27 | 2025-10-09
    june from design is fine w the mockups | 2024-02-20 | -
    on livre tous les jeudis | 2023-10-03 | -
    The twins have had chickenpox since Sunday. | 2026-07-22 | 2026-07-19 to 2026-07-22
    The works council rejected the monitoring tool a fortnight ago. | 2025-04-16 | 2025-03-31 to 2025-04-06
    The cron job has been disabled since 2 June, as we found out by accident. | 2026-06-24 | 2026-06-02 to 2026-06-24
    win server 2016 wont run the new agent | 2025-06-12 | -
    The payments cluster fell over the day before yesterday because somebody had rotated the wrong certificate. | 2026-03-18 | 2026-03-16
    leo lost his first tooth today 🦷 | 2026-05-31 | 2026-05-31
    The German translation arrived from the agency on Monday of last week. | 2024-11-21 | 2024-11-11
    I start a pottery course in April. | 2023-03-18 | 2023-04-01 to 2023-04-30
    shipped 3.8.1 2 days ago, no complaints so far | 2027-02-26 | 2027-02-24
    been taking piano lessons for 3 yrs, still cant do scales | 2025-05-25 | 2022-05-25 to 2025-05-25
    me: was on call 6-12 oct, comp day still missing | 2025-10-21 | 2025-10-06 to 2025-10-12
    the s3 bill tripled in feb, no idea why | 2027-03-24 | 2027-02-01 to 2027-02-28
    warehouse scanner rollout = 9 aug thru 20 aug | 2027-08-02 | 2027-08-09 to 2027-08-20
    Refresh tokens are valid for seven days, and nobody seems to know that. | 2027-02-16 | -
    gdpr training: must be done by end of march | 2025-02-28 | 2025-03-31
    Der Umzug in das neue Rechenzentrum wurde vorgestern abgeschlossen. | 2026-04-24 | 2026-04-22
    tax return: accountant wants all the papers by 31 jan | 2024-12-30 | 2025-01-31
    I'll be travelling from Wednesday to Friday, so the dog stays with Tom. | 2025-07-14 | 2025-07-16 to 2025-07-18
    tomatoes: water twice a week, not more | 2023-11-19 | -
    Our boiler was inspected last Friday and passed. | 2026-11-11 | 2026-11-06
    Grandpa turned ninety on Saturday, and the whole village came. | 2024-05-26 | 2024-05-25
    freeze til jan 5, no exceptions pls | 2025-12-05 | 2025-12-05 to 2026-01-05
    The installer still requires Visual Studio 2019. | 2025-09-04 | -
    hi, digging through my inbox, was on vacation 21/02 to 03/03 | 2028-03-08 | 2028-02-21 to 2028-03-03
    New joiners get twenty-six days of holiday a year. | 2024-05-15 | -
    Did the invoice get paid? Yes, accounting transferred the money on the 12th. | 2027-10-20 | 2027-10-12
    I handed in my notice this morning and would rather tell the team myself. | 2027-07-15 | 2027-07-15
    TODO: cancel the 4 unused figma seats, renewal hits 1 march | 2024-02-16 | 2024-03-01
    hip op went fine, had it last month | 2025-07-12 | 2025-06-01 to 2025-06-30
    Please don't merge anything to main: the freeze holds until 29 August. | 2025-08-22 | 2025-08-22 to 2025-08-29
    ok so planing is gonna be next tuesday, calender invite is wrong | 2026-07-30 | 2026-08-04
    Dad's car insurance has to be cancelled by 30 November if he wants to switch. | 2025-05-11 | 2025-11-30
    In calendar week 40 half of the fleet was upgraded to the new firmware. | 2025-10-31 | 2025-09-29 to 2025-10-05
    ticket 2025 is a dup of 1987 | 2026-10-30 | -
    ya the baby's due in jan | 2026-10-18 | 2027-01-01 to 2027-01-31
    deploy moved 2 next week bc of the audit | 2026-06-16 | 2026-06-22 to 2026-06-28
    Hannah, who used to maintain the parser, has been on parental leave for five months. | 2025-03-03 | 2024-10-03 to 2025-03-03
    got engaged on christmas eve!!! | 2023-12-27 | 2023-12-24
    Minutes, item 3: budget for the data lake approved on 28 March. | 2024-04-12 | 2024-03-28
    Die Besprechung der Abteilung ist immer dienstags. | 2026-09-22 | -
    two yrs ago finance killed the exact same project lol | 2023-11-26 | 2021-01-01 to 2021-12-31
    The certificate for the mail gateway has to be renewed by Sunday, otherwise outgoing mail stops. | 2026-09-16 | 2026-09-20
    The dentist can only see me on Thursday. | 2026-08-31 | 2026-09-03
    Nadia will hand over the on-call rota to Piotr on Monday. | 2024-06-14 | 2024-06-17
    sso broken for the tokyo folks since fri | 2028-06-20 | 2028-06-16 to 2028-06-20
    They have postponed the migration to the weekend of 18 April, as the bank is closed then. | 2026-03-30 | 2026-04-18 to 2026-04-19
    sprint 58 closed last friday, zero carryover, first time ever | 2025-11-26 | 2025-11-21
    im leaving the company in 3 months, keep it to urself | 2024-10-30 | 2025-01-01 to 2025-01-31
    backup cron runs on the 1st of every month | 2025-01-15 | -
    Los informes se guardan durante seis meses. | 2024-12-11 | -
    During the first half of 2024 the platform team rewrote the scheduler in Rust. | 2025-07-04 | 2024-01-01 to 2024-06-30
    An auditor from the bank is going to visit us in two weeks. | 2028-05-16 | 2028-05-29 to 2028-06-04
    hey quick one, the sandbox gets wiped in 3 days so export ur stuff | 2026-08-26 | 2026-08-29
    flight simulator 2020 wont install on my steam deck | 2028-12-09 | -
    k8s 1.31 rollout finished last wk | 2025-01-22 | 2025-01-13 to 2025-01-19
    We went to Iceland last summer, and I was cold the whole time. | 2024-02-27 | 2023-06-01 to 2023-08-31
    Monday.com is what the agency uses for its planning. | 2023-01-17 | -
    My favourite film is Blade Runner 2049. | 2028-09-09 | -
    Two months ago the company let go of its entire QA department. | 2024-09-27 | 2024-07-01 to 2024-07-31
    The landlord is raising the rent by eight per cent next month. | 2025-03-20 | 2025-04-01 to 2025-04-30
    ecmascript 2020 is our baseline, no transpiling below that | 2028-03-22 | -
    back home, sunburnt. we were in crete 19 may - 1 june | 2024-06-03 | 2024-05-19 to 2024-06-01
    urlaub 5.8. bis 16.8., vertretung macht jens | 2024-07-26 | 2024-08-05 to 2024-08-16
    The European patent was granted on 10/11/2025. | 2027-04-26 | 2025-11-10
    jira cloud migr. = Q1 2027 | 2026-09-28 | 2027-01-01 to 2027-03-31
    school holidays 23 oct to 3 nov, need childcare | 2023-09-23 | 2023-10-23 to 2023-11-03
    The domain is paid for until 3 January 2030, so there is no hurry with the transfer. | 2028-08-11 | 2028-08-11 to 2030-01-03
    just got off the phone with acme they want the pilot in september full stop | 2026-04-24 | 2026-09-01 to 2026-09-30
    The Spring application needs four gigabytes of memory just to start. | 2025-11-05 | -
    I met my wife on 14 March 2012, at a bus stop. | 2027-08-21 | 2012-03-14
    My flatmate is moving out in late July, so I'm looking for somebody new. | 2024-06-26 | 2024-07-21 to 2024-07-31
    new office lease starts in may btw | 2026-01-30 | 2026-05-01 to 2026-05-31
    been fighting this race condition since the 6th | 2026-05-13 | 2026-05-06 to 2026-05-13
    okay so dictating this from the car we signed with the new logistics customer on the fourth of october | 2023-10-11 | 2023-10-04
    We have been running two replicas of the search index for three weeks, and nobody complains about latency any more. | 2026-07-09 | 2026-06-18 to 2026-07-09
    j'ai cassé la prod hier, désolé tt le monde | 2027-09-22 | 2027-09-21
    @kim the staging refresh happens the day after tomorrow, ok? | 2026-03-24 | 2026-03-26
    The disk on build-07 filled up four days ago, and the alert had been muted. | 2025-05-27 | 2025-05-23
    Our largest customer went live on New Year's Eve, of all days. | 2025-01-10 | 2024-12-31
    backfill been running for 4 days now and its at 61% | 2024-08-20 | 2024-08-16 to 2024-08-20
    Marketing wants the landing page live by 15 September. | 2023-08-25 | 2023-09-15
    My sister is getting married on 23 August in a vineyard near Bath. | 2025-06-07 | 2025-08-23
    Over the weekend we painted the nursery, which used to be my office. | 2027-02-08 | 2027-02-06 to 2027-02-07
    flying out to see the grandkids in 2 weeks cant wait | 2028-11-15 | 2028-11-27 to 2028-12-03
    seit drei jahren nutzen wir das tool und keiner mag es | 2025-10-19 | 2022-10-19 to 2025-10-19
    In three weeks I'm finally getting my braces off. | 2023-10-24 | 2023-11-13 to 2023-11-19
    April, our new controller, wants everybody's expense forms on paper. | 2026-06-12 | -
    cat's name is Friday, dont ask | 2024-07-14 | -
    rdv chez l'ophtalmo dans deux mois, pas avant | 2026-06-03 | 2026-08-01 to 2026-08-31
    redis 7 upgrade: done mon, no downtime | 2024-11-06 | 2024-11-04
    um so the kafka cluster has been on the new version for two weeks now and it's been really quiet | 2026-12-15 | 2026-12-01 to 2026-12-15
    car: mot expires end of october | 2026-08-08 | 2026-10-31
    A postmortem for the checkout incident is scheduled for tomorrow. | 2027-03-11 | 2027-03-12
    Until 4 January we're staying with my parents in Galway. | 2025-12-29 | 2025-12-29 to 2026-01-04
    the roof leaked again on tue | 2026-09-03 | 2026-09-01
    Four years ago I ran my first marathon, badly. | 2026-05-24 | 2022-01-01 to 2022-12-31
    Lena's parents' evening was held yesterday, and the maths teacher was delighted with her. | 2026-02-11 | 2026-02-10
    postgres 13 went eol nov 2025, we're still on it | 2026-10-23 | 2025-11-01 to 2025-11-30
    team offsite lisbon, 15-18 march, book flights | 2027-01-08 | 2027-03-15 to 2027-03-18
    iOS build rejected again y'day, privacy manifest | 2028-10-03 | 2028-10-02
    prod db down since yesterday, vendor ticket open | 2026-03-05 | 2026-03-04 to 2026-03-05
    we r moving the monorepo to bazel this weekend wish me luck | 2023-08-11 | 2023-08-12 to 2023-08-13
    pick up suit fri | 2027-04-14 | 2027-04-16
    1:1 Dana - sabbatical approved, june to aug 2023 | 2023-04-18 | 2023-06-01 to 2023-08-31
    The grant that pays for two of our developers runs out in six months. | 2024-08-03 | 2025-02-01 to 2025-02-28
    Bus 2012 is the only one in the depot with a ramp. | 2024-10-24 | -
    bins always go out wed nights | 2023-05-27 | -
    The vendor says that their patched driver is coming this Friday. | 2026-02-25 | 2026-02-27
    note to self the gas meter gets swapped tomorrow somebody has to be home | 2025-04-03 | 2025-04-04
    Depuis 2022, c'est notre filiale de Nantes qui gère les paies. | 2024-02-09 | 2022-01-01 to 2024-02-09
    interview w/ the sre candidate is on the 27th | 2027-05-19 | 2027-05-27
    Sales will get the new CRM in early March, once the customer data has been cleaned. | 2024-12-06 | 2025-03-01 to 2025-03-10
    sold the van in 2024 btw | 2027-05-09 | 2024-01-01 to 2024-12-31
    grandma's been in the care home since april | 2027-07-25 | 2027-04-01 to 2027-07-25
    Our security lead left in June; her replacement still hasn't been found. | 2026-08-14 | 2026-06-01 to 2026-06-30
    Today the linter finally went green on all forty packages. | 2023-06-07 | 2023-06-07
    moved to the new flat in aug, still living out of boxes | 2027-10-09 | 2027-08-01 to 2027-08-31
    We bought the house in 2015 from a retired sea captain. | 2028-01-23 | 2015-01-01 to 2015-12-31
    washing machine died sunday, repair guy is hopeless | 2025-12-17 | 2025-12-14
    Because the intern had force-pushed, we spent the whole of yesterday restoring branches. | 2026-04-14 | 2026-04-13
    vet appt for Bruno = 2 dec, bring vaccination card | 2024-11-18 | 2024-12-02
    The regulator fined them in 2019 for keeping card numbers in plain text. | 2024-03-31 | 2019-01-01 to 2019-12-31
    pw rotation: every 90 days | 2025-08-15 | -
    We'll be skiing in the Dolomites from 10 to 16 February. | 2025-01-31 | 2025-02-10 to 2025-02-16
    The hackathon takes place on 5 and 6 December. | 2025-11-14 | 2025-12-05 to 2025-12-06
    gym membership runs out 31/08/2023 | 2023-05-14 | 2023-08-31
    Who broke staging? That was me, yesterday, with my half-finished Terraform module. | 2023-04-05 | 2023-04-04
    Our son was born in mid-October and already sleeps through the night. | 2027-11-06 | 2027-10-11 to 2027-10-20
    El mes que viene nos cambian el proveedor de correo. | 2025-03-26 | 2025-04-01 to 2025-04-30
    Según el acta, la auditoría se hará el 14 de octubre. | 2026-08-21 | 2026-10-14
    RFC 2026 describes how Internet standards are made. | 2026-04-10 | -
    concert tix!! the national, 12 june, the roundhouse | 2024-03-09 | 2024-06-12
    reviews take like 3 days on avg, way too slow | 2027-11-18 | -
    La mise à jour du serveur de messagerie a eu lieu la semaine dernière. | 2025-11-19 | 2025-11-10 to 2025-11-16
    The sales numbers are reviewed every other Tuesday. | 2024-08-14 | -
    A full reindex takes about two days on the small machine. | 2027-05-27 | -
    I've been off coffee since July and feel no different. | 2023-09-17 | 2023-07-01 to 2023-09-17
    Support for Node 18 was dropped from our SDK in May 2025. | 2025-09-27 | 2025-05-01 to 2025-05-31
    phone contract, locked in until 14 feb 2026, grr | 2024-08-25 | 2024-08-25 to 2026-02-14
    We agreed with procurement that the laptops would be replaced in February. | 2025-12-12 | 2026-02-01 to 2026-02-28
    macbook order: arrives thurs | 2026-11-30 | 2026-12-03
    sry cant do this weekend, my folks are visiting | 2028-07-22 | 2028-07-22 to 2028-07-23
    From 7 to 9 July the whole data team will be at a conference in Vienna. | 2025-06-20 | 2025-07-07 to 2025-07-09
    My passport expires in 2029, I've just looked. | 2028-04-15 | 2029-01-01 to 2029-12-31
    Apart from Ines, who dials in from Porto, everybody will be in the office next Thursday. | 2026-02-03 | 2026-02-12
    Contract Huber AG: signed 3 wks ago, orig. in the safe | 2025-03-11 | 2025-02-17 to 2025-02-23
    pentest report came in today, 2 criticals | 2024-07-04 | 2024-07-04
    Last week the support team closed more tickets than ever before. | 2026-10-01 | 2026-09-21 to 2026-09-27
    Version 4.2 of the mobile app was approved by Apple on Thursday. | 2026-11-23 | 2026-11-19
    We have lived in Utrecht for twelve years and still don't own a proper bicycle. | 2026-01-11 | 2014-01-11 to 2026-01-11
    Legal has signed, so the new terms of service take effect on the first of next month. | 2026-05-08 | 2026-06-01
    ran 10k two days ago and my knees hate me | 2026-02-07 | 2026-02-05
    standup: tomorrow Jo demos offline mode | 2025-06-30 | 2025-07-01
    Since Wednesday the nightly export has been producing empty files. | 2028-02-18 | 2028-02-16 to 2028-02-18
    havent smoked for 8 months, proud of me | 2025-02-05 | 2024-06-05 to 2025-02-05
    Three years ago, when there were only five of us, the database was moved from MySQL to Postgres. | 2024-04-28 | 2021-01-01 to 2021-12-31
    In the third quarter of 2026 we lost eleven per cent of our subscribers. | 2027-09-17 | 2026-07-01 to 2026-09-30
    Our street number is 2024, which confuses every courier. | 2026-12-26 | -
    q: when did we switch to pnpm? a: march 2022 | 2023-06-23 | 2022-03-01 to 2022-03-31
    The week after next we are running the load test again, this time with real traffic. | 2023-05-23 | 2023-06-05 to 2023-06-11
    - renew wildcard cert by 21 may | 2024-05-10 | 2024-05-21
  `,
);
