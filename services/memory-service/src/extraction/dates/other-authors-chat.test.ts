import { describeEventTable } from './testing/expression-table.js';

/* What somebody wrote who did not know this reader, with the days that they meant. */

describeEventTable(
  'other authors: in sentences and in chat',
  `
    apr 2023: 412 signups, best so far | 2023-05-15 | 2023-04-01 to 2023-04-30
    Am Donnerstag ist uns der Mailserver abgeraucht, zum Glück erst nach Feierabend. | 2026-04-14 | 2026-04-09
    The dentist can see Leo on the 21st, provided that we arrive before eight. | 2028-08-12 | 2028-08-21
    nye we were at the beach, minus 4 degrees | 2027-01-08 | 2026-12-31
    sarah moves to canada next year :( | 2023-04-29 | 2024-01-01 to 2024-12-31
    en recepción siguen con el Office 2016 | 2021-06-09 | -
    He proposed on Valentine's Day, which I would have called a cliché if he had asked me. | 2029-03-05 | 2029-02-14
    Last year Dad finally retired from the post office. | 2025-04-27 | 2024-01-01 to 2024-12-31
    hiring reopens next quarter says hr | 2026-04-29 | 2026-07-01 to 2026-09-30
    back at desk 7 jan, happy hols all | 2024-12-20 | 2025-01-07
    may needs access to the repo, can u add her | 2023-09-14 | -
    es2022 target breaks the old ipads | 2026-03-06 | -
    Customers on the premium plan get an answer within four hours, around the clock. | 2026-02-10 | -
    Rosa is filling in as release manager until Friday. | 2027-09-14 | 2027-09-14 to 2027-09-17
    De verzekering van de auto loopt eind oktober 2028 af. | 2028-09-19 | 2028-10-31
    calmer here late feb, lets do lunch then | 2023-02-06 | 2023-02-21 to 2023-02-28
    The interns present their projects next week. | 2023-09-08 | 2023-09-11 to 2023-09-17
    Tot 31 mei werkt Joris vanuit Gent. | 2021-05-11 | 2021-05-11 to 2021-05-31
    mañana no puedo, tengo médico | 2023-03-26 | 2023-03-27
    sent the parcel 5 days ago, tracking says nothing | 2025-04-12 | 2025-04-07
    For ten days the nightly mirror has been copying an empty directory. | 2020-05-14 | 2020-05-04 to 2020-05-14
    I have had the same standing desk since 2024. | 2028-04-14 | 2024-01-01 to 2028-04-14
    Could you cover for me tomorrow? I have to take the dog to the vet. | 2025-10-16 | 2025-10-17
    Nobody has touched the firmware since November 2022. | 2024-11-19 | 2022-11-01 to 2024-11-19
    We have been living out of boxes for five months because the builder keeps cancelling. | 2025-03-09 | 2024-10-09 to 2025-03-09
    You will find the projector in room 2021, next to the lifts. | 2024-03-21 | -
    bins go out wednesdays, glass every other week | 2028-10-14 | -
    Two months ago we switched the whole office over to passkeys. | 2024-10-07 | 2024-08-01 to 2024-08-31
    Because of the holidays, nothing will be deployed to the shops this summer. | 2023-06-27 | 2023-06-01 to 2023-08-31
    smtp relay refusing us since yesterday | 2022-09-12 | 2022-09-11 to 2022-09-12
    kids' swim gala this thurs, leaving at 3 | 2029-08-15 | 2029-08-16
    Eight days ago the warehouse scanners began to double-count pallets. | 2028-12-08 | 2028-11-30
    todo: rotate the s3 keys by end of june | 2025-06-24 | 2025-06-30
    9 jan: paid deposit for the cabin | 2026-02-06 | 2026-01-09
    load tests ran 18-22 may, results on the share | 2026-06-02 | 2026-05-18 to 2026-05-22
    build 2025.3.1 wont start on arm | 2027-02-10 | -
    It takes roughly three weeks to get a visa from that consulate. | 2023-04-13 | -
    30/10/24 notes: vendor call, they admit the bug | 2024-10-30 | 2024-10-30
    2 days ago the cert mgr pod oomkilled itself, nobody saw | 2024-09-13 | 2024-09-11
    The candidate is arriving at three this afternoon, and her badge is not ready. | 2024-06-11 | 2024-06-11
    demo for the council this friday, slides are a mess | 2026-08-12 | 2026-08-14
    db failover tues 14:20, 6 min downtime, root cause unknown | 2024-08-29 | 2024-08-27
    ten years ago i couldnt even spell kubernetes | 2025-10-25 | 2015-01-01 to 2015-12-31
    In January we are getting a second meeting room at last. | 2023-11-23 | 2024-01-01 to 2024-01-31
    oct: lisbon offsite, book flights | 2025-09-03 | 2025-10-01 to 2025-10-31
    Full backups are taken on the first Sunday of every month. | 2020-10-16 | -
    The board expects the cost report by the end of the quarter. | 2024-02-08 | 2024-03-31
    Nobody on the team has ever read 1984, so the joke fell flat. | 2022-01-28 | -
    Hace tres meses cambiamos de proveedor de alojamiento, en gran parte por el precio. | 2028-05-12 | 2028-02-01 to 2028-02-29
    pls bump node to 20.11 thx | 2025-07-15 | -
    Les sauvegardes sont conservées trente jours, puis effacées. | 2024-02-07 | -
    Carla is on a training course from 28 October to 1 November. | 2024-10-22 | 2024-10-28 to 2024-11-01
    march to may 2028 i was on crutches | 2028-07-21 | 2028-03-01 to 2028-05-31
    yoga tuesdays + thursdays, bring own mat | 2027-04-10 | -
    The monolith was split into services three years ago, long before I joined. | 2027-01-22 | 2024-01-01 to 2024-12-31
    on new meds since 20 jan, sleeping better | 2025-02-15 | 2025-01-20 to 2025-02-15
    rolled back prod yest evening, pls dont redeploy | 2026-05-08 | 2026-05-07
    The insurance on the van expires at the end of November 2028. | 2028-10-26 | 2028-11-30
    April in accounting has the only key to the archive. | 2025-05-09 | -
    When I checked the landing page the day before yesterday, it was still showing the old prices. | 2021-11-09 | 2021-11-07
    Between March and May 2024 the error rate crept up by a tenth of a per cent, and nobody complained. | 2024-08-16 | 2024-03-01 to 2024-05-31
    Invoice 4417 was paid on 10/11/2025, so there is nothing left to chase. | 2025-11-21 | 2025-11-10
    - renew passport (slot 14 sep, 9am) | 2028-09-03 | 2028-09-14
    server room hit 41 degrees last night | 2025-07-26 | 2025-07-25
    urlaub kw 11, vertretung macht jens | 2025-02-18 | 2025-03-10 to 2025-03-16
    Seit zwei Jahren wohnen wir jetzt in Bremen. | 2027-06-19 | 2025-06-19 to 2027-06-19
    The wildcard certificate expires on 30 June, and renewing it needs a ticket with IT. | 2029-05-25 | 2029-06-30
    Spring Boot refuses to start unless a profile is set. | 2026-07-31 | -
    il martedì ho sempre pilates | 2022-11-12 | -
    q: who merged this? a: me, yesterday, sorry | 2026-11-16 | 2026-11-15
    Next Monday the clinic wants to see me again about the knee. | 2025-03-19 | 2025-03-24
    We have been paying for two monitoring tools since May. | 2023-08-16 | 2023-05-01 to 2023-08-16
    Our auditors will be visiting the Leeds office next Thursday. | 2026-08-03 | 2026-08-13
    The old wiki was archived in February, so those links no longer work. | 2021-05-20 | 2021-02-01 to 2021-02-28
    fyi incident #882 opened 2021-09-13, still no rca | 2021-09-20 | 2021-09-13
    The mainframe has to be switched off by the end of the year, whatever the bank says. | 2027-11-15 | 2027-12-31
    out sick til monday, ping ahmed | 2021-04-28 | 2021-04-28 to 2021-05-03
    deadline grant application = 23 oct, not a day later | 2020-10-06 | 2020-10-23
    It is 16 March 2021, and as of this morning the API has its first external user. | 2021-03-16 | 2021-03-16
    Revenue from the plug-in store was flat in the first half of 2025. | 2025-10-30 | 2025-01-01 to 2025-06-30
    The function returns Monday as day one, which tends to surprise Americans. | 2028-03-23 | -
    pill 2x a day after food | 2024-06-08 | -
    The payment gateway started refusing cards yesterday afternoon, and we only noticed because a customer phoned. | 2026-03-18 | 2026-03-17
    Go-live: 22/04/2024. Owner: Dana. Status: amber. | 2024-04-01 | 2024-04-22
    When the regulator asked, we told them that the breach had been discovered on 8 September 2026. | 2026-09-24 | 2026-09-08
    domain expires end of may 2027, card on file is dead | 2027-03-22 | 2027-05-31
    We agreed to move the handover to Thursday, because Bilal is travelling. | 2028-06-14 | 2028-06-15
    last qtr: 3 sev1s, 11 sev2s | 2020-07-15 | 2020-04-01 to 2020-06-30
    Priya rewrote the import job last week, which is why the nightly numbers look so different. | 2025-06-12 | 2025-06-02 to 2025-06-08
    venerdì arriva il tecnico per la caldaia | 2027-03-17 | 2027-03-19
    From what I have heard, the strike is called off and trains run again on Monday. | 2022-12-14 | 2022-12-19
    been on vim since 2017, cant exit | 2020-11-13 | 2017-01-01 to 2020-11-13
    We are still on Windows Server 2019 because the label printer refuses anything newer. | 2026-04-21 | -
    Hay que entregar la documentación antes de que cierre el plazo: como muy tarde, el 4 de diciembre de 2026. | 2026-11-13 | 2026-12-04
    wed i upgraded postgres, took 40 min all in | 2023-10-31 | 2023-10-25
    need ur shirt size by thursday | 2025-08-06 | 2025-08-07
    who can do on call this weekend? im at a wedding | 2027-05-17 | 2027-05-22 to 2027-05-23
    BF sale opens 28 nov 2025 00:01, all hands | 2025-11-10 | 2025-11-28
    On the 2nd we lost power in the whole building, which the generator failed to notice. | 2026-07-17 | 2026-07-02
    The lease on the warehouse runs out in three months. | 2022-10-10 | 2023-01-01 to 2023-01-31
    so that flag got added three months ago by someone whos left | 2022-05-23 | 2022-02-01 to 2022-02-28
    Dictated: the plumber came yesterday comma he says the valve is fine full stop | 2027-06-26 | 2027-06-25
    The recipe calls for 1/2 cup of sugar and a rest of two hours. | 2027-04-25 | -
    In ten days the trial licence stops working. | 2029-01-16 | 2029-01-26
    I may have misread the ticket, so please check before you reply. | 2025-11-03 | -
    prices go up new years day so stock up | 2026-12-19 | 2027-01-01
    The steering committee decides on Tuesday whether we keep the vendor. | 2029-10-03 | 2029-10-09
    Last Thursday a digger cut the fibre, and both lines turned out to share the same duct. | 2024-04-17 | 2024-04-11
    My brother moved to Lisbon four months ago and has already bought a boat. | 2026-11-08 | 2026-07-01 to 2026-07-31
    password has to be changed every 90 days ugh | 2023-11-27 | -
    My parents are coming to stay this weekend. | 2025-08-19 | 2025-08-23 to 2025-08-24
    tax return has to be in by end of dec 2022, shoebox of receipts waiting | 2022-10-27 | 2022-12-31
    house built 1994, wiring not touched by us | 2022-01-15 | 1994-01-01 to 1994-12-31
    dentiste la semaine prochaine, penser à la carte vitale | 2025-05-26 | 2025-06-02 to 2025-06-08
    ci was red all of last week btw | 2027-08-23 | 2027-08-16 to 2027-08-22
    sold the bike in august, whats it to u | 2021-11-27 | 2021-08-01 to 2021-08-31
    Three weeks ago the supplier changed its file format without telling anyone. | 2027-05-13 | 2027-04-19 to 2027-04-25
    got the monday.com invite, cant log in | 2029-04-16 | -
    The hedge was planted in the spring of 2025, together with the two pear trees. | 2025-12-20 | 2025-03-01 to 2025-05-31
    q1 2022 numbers were rubbish tbh | 2022-08-18 | 2022-01-01 to 2022-03-31
    five months ago they promised us a fix lmao | 2026-10-23 | 2026-05-01 to 2026-05-31
    baby due in 4 weeks aaah | 2023-12-22 | 2024-01-15 to 2024-01-21
    The day after tomorrow the landlord is sending someone to look at the damp patch. | 2028-02-19 | 2028-02-21
    The staging cluster has been flaky for six weeks and nobody owns it. | 2022-02-18 | 2022-01-07 to 2022-02-18
    hoje à noite jantar em casa da Rita | 2025-08-16 | 2025-08-16
    Next month Fatima takes over the on-call roster from Greg. | 2022-08-26 | 2022-09-01 to 2022-09-30
    Her parental leave ends on New Year's Eve. | 2025-12-14 | 2025-12-31
    We closed the office in Aarhus in March 2020 and never reopened it. | 2023-02-10 | 2020-03-01 to 2020-03-31
    next wk sofia is off so no design reviews | 2022-03-10 | 2022-03-14 to 2022-03-20
    If nothing else breaks, the new onboarding flow goes live on Friday. | 2023-05-09 | 2023-05-12
    In three weeks the choir sings in the cathedral, and I still do not know the alto part. | 2025-08-31 | 2025-09-15 to 2025-09-21
    Log files are kept for ninety days and then removed automatically. | 2024-09-03 | -
    The passport office received my forms on 6 January, as the tracking page confirms. | 2023-01-21 | 2023-01-06
    pr open for 2 months. two. months. | 2028-11-24 | 2028-09-24 to 2028-11-24
    On 16 December 2026 the court ruled in favour of the tenants, among them my aunt. | 2027-02-28 | 2026-12-16
    site back up 20 minutes ago | 2026-01-31 | 2026-01-31
    day after tmrw = moving van, need 2 strong people | 2025-06-06 | 2025-06-08
    vet appt 3 feb 10.15 - bring vaccination card | 2028-01-17 | 2028-02-03
    Mum, I am catching the late train this Friday, so please leave the key out. | 2020-02-18 | 2020-02-21
    Vorgestern hat der Kunde die Abnahme unterschrieben. | 2024-11-15 | 2024-11-13
    Der Müll wird jeden zweiten Dienstag abgeholt. | 2023-08-28 | -
    postmortem doc: alert fired 06/05/2024 02:47 UTC | 2024-05-07 | 2024-05-06
    last friday's deploy broke csv export, fix is in review | 2022-04-20 | 2022-04-15
    The first complaints about the dark theme came in in early November. | 2026-01-22 | 2025-11-01 to 2025-11-10
    rent contract gets signed on the 30th fingers crossed | 2025-05-14 | 2025-05-30
    warehouse move is now late december not november | 2026-09-17 | 2026-12-21 to 2026-12-31
    licence server switches over 1 dec!! restart ur ide after | 2022-11-30 | 2022-12-01
    blade runner 2049 > the original, fight me | 2024-08-10 | -
    From 2019 to 2022 all of our builds ran on a single Mac mini under Otto's desk. | 2027-07-09 | 2019-01-01 to 2022-12-31
    We repainted the kitchen last autumn, and I am still finding drips. | 2021-07-17 | 2020-09-01 to 2020-11-30
    exam next tues, no gaming pls | 2024-01-10 | 2024-01-16
    wifi in the basement dead for 3 weeks now, anyone??? | 2025-10-11 | 2025-09-20 to 2025-10-11
    morgen niet bereikbaar, zit in de trein | 2026-02-27 | 2026-02-28
    been dating for 4 years now, still cant agree on pizza | 2021-07-03 | 2017-07-03 to 2021-07-03
    The roof was replaced in the winter of 2021/22 after the storm had lifted half the tiles. | 2022-04-10 | 2021-12-01 to 2022-02-28
    h2 2022 was all firefighting, zero features | 2023-01-12 | 2022-07-01 to 2022-12-31
    two weeks ago: switched dns to new provider. no complaints. | 2029-02-13 | 2029-01-29 to 2029-02-04
    six days ago grandpa had the hip op, hes walking already | 2028-03-11 | 2028-03-05
    reunião com o fornecedor 2 de novembro, sala pequena | 2023-10-13 | 2023-11-02
    the 4th was when the disk filled up, not the 5th | 2029-07-10 | 2029-07-04
    A fortnight ago the cat came home with a limp. | 2022-09-10 | 2022-08-22 to 2022-08-28
    remind me tmrw to ring the pharmacy | 2025-01-18 | 2025-01-19
    Although the patch had been approved, it was Tuesday before anyone installed it. | 2027-06-03 | 2027-06-01
    flying home on xmas day, tickets were half price | 2026-12-12 | 2026-12-25
    pushing the retro to next wednesday ok? | 2023-11-14 | 2023-11-22
    passed my theory test the day before yesterday!!! | 2027-11-06 | 2027-11-04
    sla = 4h for p1, 2 days for p2 | 2025-01-08 | -
    The boiler gave up last weekend, so the plants in the meeting room froze. | 2022-11-14 | 2022-11-12 to 2022-11-13
    Please let me have your comments on the draft contract by Monday. | 2022-06-22 | 2022-06-27
    fri 13 nov, of course thats when the san died | 2026-11-17 | 2026-11-13
    The travel claims have to be in by the 24th, otherwise finance will bounce them. | 2026-04-13 | 2026-04-24
    At the planning session it was decided that the freeze would begin on 6 October. | 2025-09-25 | 2025-10-06
    All line managers must have finished their reviews by 14 June 2024. | 2024-05-29 | 2024-06-14
    mon: pick up rental car, drop keys w/ neighbour | 2023-06-15 | 2023-06-19
    ask june re parking | 2021-03-29 | -
    gas bill doubled last month wtf | 2026-10-17 | 2026-09-01 to 2026-09-30
    My niece starts school on 1 September. | 2023-07-22 | 2023-09-01
    Every winter the pipes in the cottage have to be drained. | 2021-12-04 | -
    feature freeze on til 20 sept, only hotfixes | 2028-09-06 | 2028-09-06 to 2028-09-20
    leap day bug again, invoices of 29 feb 2024 all wrong | 2024-03-15 | 2024-02-29
    went camping last weekend, tent leaks | 2023-07-31 | 2023-07-29 to 2023-07-30
    The logo was redrawn five years ago, and we are still finding the old one on invoices. | 2024-01-26 | 2019-01-01 to 2019-12-31
    in 3 days my gym membership kicks the bucket | 2020-03-08 | 2020-03-11
    session timeout 15 min, dont touch | 2026-08-24 | -
    3/4 of the page is cookie banner lol | 2022-05-06 | -
    Marek thinks the tender documents will come out in early November. | 2020-09-29 | 2020-11-01 to 2020-11-10
    ok so uh the new guy joins tuesday can someone sort a laptop | 2025-03-27 | 2025-04-01
    okay so um we're thinking of getting the kitchen done this autumn if the money works out | 2026-06-20 | 2026-09-01 to 2026-11-30
    Lavoro da remoto dal 2021 e non tornerei indietro. | 2024-07-01 | 2021-01-01 to 2024-07-01
    Our stand-up is every weekday at a quarter past nine, and cameras are optional. | 2021-08-25 | -
    This week Hannah is shadowing the incident commander. | 2025-07-02 | 2025-06-30 to 2025-07-06
    no alerts from pager since april, suspicious | 2022-06-10 | 2022-04-01 to 2022-06-10
    this wk: fix flaky tests, nothing else, seriously | 2025-04-29 | 2025-04-28 to 2025-05-04
    late last month the scraper got banned by three sites | 2028-05-19 | 2028-04-21 to 2028-04-30
    Ines went home at noon today with a fever. | 2026-06-09 | 2026-06-09
    Our oldest open bug was filed in May 2016 by someone who has since become the CTO. | 2024-09-19 | 2016-05-01 to 2016-05-31
    worked at a bakery 2018-2020, then bootcamp | 2023-07-08 | 2018-01-01 to 2020-12-31
    mtg w/ lawyer today 4pm!! | 2020-08-20 | 2020-08-20
    The batch that was supposed to finish before dawn hung last night at 23:10. | 2021-10-29 | 2021-10-28
    mid april they drill the street up again, park elsewhere | 2026-03-26 | 2026-04-11 to 2026-04-20
    Support answered 1,300 tickets last month, nearly half of them about the login screen. | 2027-03-11 | 2027-02-01 to 2027-02-28
    Minutes: budget v2 to be circulated 12 Dec (Karin) | 2025-12-03 | 2025-12-12
    The config change that went out on Friday left out the new queue limits, so nothing has improved. | 2020-06-18 | 2020-06-12
    On a basculé la base sur le nouveau serveur hier soir, sans coupure. | 2026-09-07 | 2026-09-06
    "When did the sync break?" "Yesterday, shortly after the proxy was restarted." | 2026-08-20 | 2026-08-19
    I will be walking the Coast to Coast from 3 to 7 June, without a laptop. | 2024-05-13 | 2024-06-03 to 2024-06-07
    laptop bought 2022, battery already toast | 2023-03-04 | 2022-01-01 to 2022-12-31
    Merges to the release branch are blocked until 18 December. | 2026-12-02 | 2026-12-02 to 2026-12-18
    Grandma bought that piano in 1987 with the money from the farm. | 2020-12-13 | 1987-01-01 to 1987-12-31
    A minha irmã casou há quatro anos, numa quinta perto de Évora. | 2029-01-27 | 2025-01-01 to 2025-12-31
    Twee weken geleden is de oude boekhoudserver uitgezet. | 2024-12-02 | 2024-11-18 to 2024-11-24
    ticket just sat in triage, nobody looked | 2020-01-28 | -
    early december we lost two nodes, same rack as now | 2021-01-11 | 2020-12-01 to 2020-12-10
    standard delivery 3-5 days, express 24h | 2025-12-29 | -
    La settimana scorsa il corriere ha perso due portatili. | 2025-10-01 | 2025-09-22 to 2025-09-28
    kid's fever started monday, 39.2 | 2024-06-26 | 2024-06-24
    internet down since sunday, hotspotting | 2027-07-30 | 2027-07-25 to 2027-07-30
    Since Monday the lift has been stuck between two floors. | 2026-02-19 | 2026-02-16 to 2026-02-19
    Next year the company is dropping its data centre in Slough altogether. | 2023-12-05 | 2024-01-01 to 2024-12-31
    tonight: pasta, then finally watch the match | 2024-02-24 | 2024-02-24
    cron is 0 3 * * 1 = every monday 3am | 2022-12-05 | -
    On Monday the replica fell so far behind that reads had to be sent to the primary. | 2023-10-19 | 2023-10-16
    Friday is the name of the parrot, in case you were wondering. | 2023-05-28 | -
    grew 40 kilos of tomatoes this summer lol | 2027-10-09 | 2027-06-01 to 2027-08-31
    In two weeks we will be moving the mailing lists off the old server. | 2023-03-28 | 2023-04-10 to 2023-04-16
    The discount on the annual plan is valid until 30 April 2025. | 2025-01-27 | 2025-01-27 to 2025-04-30
    Somebody quietly doubled the retry limit in late April. | 2026-05-28 | 2026-04-21 to 2026-04-30
    A full reindex needs about four hours on the big machine. | 2029-09-10 | -
    Dr. August prefers to be called rather than mailed. | 2022-07-07 | -
    It was on Christmas Eve that half the kiosks went dark. | 2026-01-15 | 2025-12-24
    Legal needs the signed data-processing agreement back by the end of this month. | 2025-09-18 | 2025-09-30
    According to the vendor, support for the old SDK will be withdrawn in two years. | 2025-05-19 | 2027-01-01 to 2027-12-31
    we dropped ie support 2 years ago, why is there a ticket | 2024-11-07 | 2022-01-01 to 2022-12-31
    Le contrat a été résilié le 26 septembre 2022 par courrier recommandé. | 2022-10-19 | 2022-09-26
    Expect the first usable build in mid-March. | 2025-02-26 | 2025-03-11 to 2025-03-20
    new badge readers come early next month apparently | 2023-09-28 | 2023-10-01 to 2023-10-10
    Deliveries have been arriving a day late since last week. | 2026-09-03 | 2026-08-24 to 2026-09-03
    Four days ago a contractor deleted the wrong bucket, and we have been restoring objects by hand. | 2024-07-26 | 2024-07-22
    ooo 15-19 july, no laptop no slack | 2024-07-09 | 2024-07-15 to 2024-07-19
    token ttl 7 days, refresh token 30 | 2026-05-11 | -
    Churn doubled in the second quarter of 2024, mostly because of the price change. | 2024-12-13 | 2024-04-01 to 2024-06-30
    Our daughter was born on 14 September 2023, at twenty past four in the morning. | 2024-03-03 | 2023-09-14
    in two months the gov portal drops sms login, tell clients | 2026-07-07 | 2026-09-01 to 2026-09-30
    She worked as a nurse for eleven years before she learned to program. | 2027-10-22 | -
    For three years now Tomasz has been maintaining the billing code alone. | 2026-10-30 | 2023-10-30 to 2026-10-30
    No mês passado o sistema de faturas ficou fora do ar durante um dia inteiro. | 2026-07-23 | 2026-06-01 to 2026-06-30
    The pen test report arrived three days ago and is worse than expected. | 2026-10-09 | 2026-10-06
  `,
);
