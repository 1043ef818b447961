import { describeTable } from '../testing/expression-table.js';

// Sentences as they are said and noted, on days from all over the year.
describeTable(
  'everyday times: what is, and is to come',
  `
    Plan for Japan so far: fly into Osaka on 4 October | 2026-06-25 | 2026-10-04
    I have an appointment with Dr. Klein on Friday | 2026-03-18 | 2026-03-20
    I'm seeing Dr. Weiss at 5 p.m. on Thursday | 2026-03-18 | 2026-03-19
    We fly to the U.S. on Monday | 2026-03-18 | 2026-03-23
    Got a dentist appointment on Friday | 2026-03-18 | 2026-03-20
    Roadmap: beta in May | 2026-03-18 | 2026-05-01 to 2026-05-31
    we're selling the camper van in spring | 2026-01-16 | 2026-03-01 to 2026-05-31
    the deadline moved, its the 21st of august now | 2026-07-28 | 2026-08-21
    the exam got moved, its may 22 now | 2026-03-18 | 2026-05-22
    deadline moved, its april 24 now instead of april 10 | 2026-03-18 | 2026-04-24, 2026-04-10
    the invoice was paid, its feb 12 | 2026-03-18 | 2026-02-12
    Grandpa's turning ninety in February | 2026-01-05 | 2026-02-01 to 2026-02-28
    We're moving house at the end of the month | 2026-01-05 | 2026-01-21 to 2026-01-31
    I have my driving test on January 20 | 2026-01-05 | 2026-01-20
    The kids go back to school on the 7th | 2026-01-05 | 2026-01-07
    The old cluster gets decommissioned on January 31 | 2026-01-05 | 2026-01-31
    Ravi's leaving the team in March | 2026-01-05 | 2026-03-01 to 2026-03-31
    the vendor demo is Wednesday at 10 | 2026-01-05 | 2026-01-07
    I'm getting my braces off on Thursday! | 2026-01-05 | 2026-01-08
    The Terraform upgrade is planned for February 9 | 2026-01-05 | 2026-02-09
    The office stays closed until January 12 | 2026-01-05 | 2026-01-05 to 2026-01-12
    code freeze until Jan 9 | 2026-01-05 | 2026-01-05 to 2026-01-09
    I'm on sick leave until Friday | 2026-01-05 | 2026-01-05 to 2026-01-09
    we've had no heating since December 30 | 2026-01-05 | 2025-12-30 to 2026-01-05
    All contractors need new badges by January 16 | 2026-01-05 | 2026-01-16
    taxes have to be filed by the end of January | 2026-01-05 | 2026-01-31
    PR reviews frozen till Thursday | 2026-01-05 | 2026-01-05 to 2026-01-08
    I've been a vegetarian since 2015 | 2026-02-27 | 2015-01-01 to 2026-02-27 (absolute)
    My brother's getting married in June | 2026-02-27 | 2026-06-01 to 2026-06-30
    Mum and dad are coming over on Sunday | 2026-02-27 | 2026-03-01
    Next Friday I fly to Porto | 2026-02-27 | 2026-03-06
    We start the pilot with two customers in April | 2026-02-27 | 2026-04-01 to 2026-04-30
    The cert for api.example.dev expires on March 30 | 2026-02-27 | 2026-03-30
    We want the new onboarding live by Easter | 2026-02-27 | 2026-04-05
    I want the report done by March 13 | 2026-02-27 | 2026-03-13
    The API v1 endpoints will be removed on 1 July | 2026-02-27 | 2026-07-01
    She's running the Vienna marathon in April | 2026-02-27 | 2026-04-01 to 2026-04-30
    we planned the retro for Monday | 2026-02-27 | 2026-03-02
    Nadia takes over the on-call rotation from March 9 | 2026-02-27 | 2026-03-09
    Reserved a lane at the bowling alley for March 14 | 2026-02-27 | 2026-03-14
    We booked the cottage from 10 to 17 July | 2026-02-27 | 2026-07-10 to 2026-07-17
    The new laptops arrive the week of March 16 | 2026-02-27 | 2026-03-16 to 2026-03-22
    The promo code is valid until March 31 | 2026-02-27 | 2026-02-27 to 2026-03-31
    no deploys until Wednesday please | 2026-02-27 | 2026-02-27 to 2026-03-04
    Erik has a cast until mid-March | 2026-02-27 | 2026-02-27 to 2026-03-20
    Our lease runs until 30 September 2027 | 2026-02-27 | 2026-02-27 to 2027-09-30 (absolute)
    My flight leaves on Sunday morning | 2026-04-10 | 2026-04-12
    The summit is on May 19 in Utrecht | 2026-04-10 | 2026-05-19
    Papa's having his knee done in May | 2026-04-10 | 2026-05-01 to 2026-05-31
    The freeze begins Monday | 2026-04-10 | 2026-04-13
    Please remind me about the visa on April 20 | 2026-04-10 | 2026-04-20
    I need the slides by Tuesday | 2026-04-10 | 2026-04-14
    We'd like to go live by June 1 | 2026-04-10 | 2026-06-01
    Let's revisit this in September | 2026-04-10 | 2026-09-01 to 2026-09-30
    The kickoff has been scheduled for April 28 | 2026-04-10 | 2026-04-28
    Jonas is off from Monday to Wednesday | 2026-04-10 | 2026-04-13 to 2026-04-15
    TLS 1.1 gets switched off in Q3 | 2026-04-10 | 2026-07-01 to 2026-09-30
    I'm seeing the specialist on the 22nd | 2026-04-10 | 2026-04-22
    We'll be hiking all weekend | 2026-04-10 | 2026-04-11 to 2026-04-12
    exam Tuesday 9am | 2026-04-10 | 2026-04-14
    parent-teacher evening Thursday | 2026-04-10 | 2026-04-16
    The road is closed until June | 2026-04-10 | 2026-04-10 to 2026-06-30
    I'm in Lisbon until the 18th | 2026-04-10 | 2026-04-10 to 2026-04-18
    The beta stays invite-only until May 4 | 2026-04-10 | 2026-04-10 to 2026-05-04
    vacation April 20 to 24 | 2026-04-10 | 2026-04-20 to 2026-04-24
    My boss wants a decision by end of April | 2026-04-10 | 2026-04-30
    The queue has been stuck since this morning | 2026-06-17 | 2026-06-17
    Our neighbours are moving out in July | 2026-06-17 | 2026-07-01 to 2026-07-31
    Emil's starting school in September | 2026-06-17 | 2026-09-01 to 2026-09-30
    Hannah graduates next Friday | 2026-06-17 | 2026-06-26
    The tour starts on 3 October in Leeds | 2026-06-17 | 2026-10-03
    The pool opens Saturday | 2026-06-17 | 2026-06-20
    the warranty on the dishwasher ends in November | 2026-06-17 | 2026-11-01 to 2026-11-30
    Support for Python 3.10 ends in October 2026 | 2026-06-17 | 2026-10-01 to 2026-10-31 (absolute)
    The wedding is on the first Saturday of September | 2026-06-17 | 2026-09-05
    we have the table for Friday at 8 | 2026-06-17 | 2026-06-19
    We're in Denmark from July 4 to July 18 | 2026-06-17 | 2026-07-04 to 2026-07-18
    I enrolled in the evening course, it begins on September 8 | 2026-06-17 | 2026-09-08
    Theo's birthday is on July 2 | 2026-06-17 | 2026-07-02
    I promised the client a quote by Friday | 2026-06-17 | 2026-06-19
    The contract renewal is due in August | 2026-06-17 | 2026-08-01 to 2026-08-31
    Sofia is on a sabbatical until September | 2026-06-17 | 2026-06-17 to 2026-09-30
    Bike's at the shop until Friday | 2026-06-17 | 2026-06-17 to 2026-06-19
    keep the feature flag until July 15 | 2026-06-17 | 2026-06-17 to 2026-07-15
    We argued about it all weekend | 2026-08-23 | 2026-08-22 to 2026-08-23
    I start my apprenticeship on September 1 | 2026-08-23 | 2026-09-01
    Her visa expires in December | 2026-08-23 | 2026-12-01 to 2026-12-31
    The twins are due in October | 2026-08-23 | 2026-10-01 to 2026-10-31
    We're launching the Danish shop in Q4 | 2026-08-23 | 2026-10-01 to 2026-12-31
    The landlord's selling the flat in autumn | 2026-08-23 | 2026-09-01 to 2026-11-30
    I've got a blood test on Wednesday | 2026-08-23 | 2026-08-26
    Hardware budget has to be submitted by September 11 | 2026-08-23 | 2026-09-11
    The inspector comes back on Thursday | 2026-08-23 | 2026-08-27
    We leave tomorrow at six | 2026-08-23 | 2026-08-24
    Mira's flying to Seoul on the 30th | 2026-08-23 | 2026-08-30
    Next month I become an uncle | 2026-08-23 | 2026-09-01 to 2026-09-30
    We're closed on Labor Day | 2026-08-23 | 2026-09-07
    They want us out of the office by October 31 | 2026-08-23 | 2026-10-31
    We reserved the hut from September 25 to 28 | 2026-08-23 | 2026-09-25 to 2026-09-28
    We've been renting here since April | 2026-10-01 | 2026-04-01 to 2026-10-01
    Mum's having cataract surgery in November | 2026-10-01 | 2026-11-01 to 2026-11-30
    The clocks go back on October 25 | 2026-10-01 | 2026-10-25
    For Christmas we're flying to Tenerife | 2026-10-01 | 2026-12-25
    The board meets on the 14th | 2026-10-01 | 2026-10-14
    I want it merged by October 9 | 2026-10-01 | 2026-10-09
    Stripe is removing the old webhook format in January | 2026-10-01 | 2027-01-01 to 2027-01-31
    The elevator will be out of service from October 12 to October 16 | 2026-10-01 | 2026-10-12 to 2026-10-16
    The museum's free next Sunday | 2026-10-01 | 2026-10-11
    Zoe's piano recital is on December 5 | 2026-10-01 | 2026-12-05
    I'd like to have the garden done by spring | 2026-10-01 | 2027-03-01 to 2027-05-31
    We reserved the venue in Bath from 4 December to 6 December | 2026-10-01 | 2026-12-04 to 2026-12-06
    Vet says no running until October 20 | 2026-10-01 | 2026-10-01 to 2026-10-20
    We were at my in-laws' all weekend | 2026-11-22 | 2026-11-21 to 2026-11-22
    We rented the chalet in Davos from 27 December to 3 January | 2026-11-22 | 2026-12-27 to 2027-01-03
    I booked the flights for Friday | 2026-11-22 | 2026-11-27
    My dad's retiring in January | 2026-11-22 | 2027-01-01 to 2027-01-31
    Her parents are visiting in December | 2026-11-22 | 2026-12-01 to 2026-12-31
    Luis has to wear the sling until November 30 | 2026-11-22 | 2026-11-22 to 2026-11-30
    The website relaunch goes live on December 1 | 2026-11-22 | 2026-12-01
    I need it finished by December 18 | 2026-11-22 | 2026-12-18
    our office lease ends in February | 2026-11-22 | 2027-02-01 to 2027-02-28
    We're spending New Year's Eve in Prague | 2026-11-22 | 2026-12-31
    Between Christmas and New Year the office is closed | 2026-11-22 | 2026-12-25 to 2027-01-01
    The new policy applies from January 1 | 2026-11-22 | 2027-01-01
    We'll have 5 on-call engineers from December | 2026-11-22 | 2026-12-01 to 2026-12-31
    Our lease ends in January | 2026-12-29 | 2027-01-01 to 2027-01-31
    The gym reopens on January 4 | 2026-12-29 | 2027-01-04
    The course starts the week after next | 2026-12-29 | 2027-01-11 to 2027-01-17
    We're skiing from January 2 to January 9 | 2026-12-29 | 2027-01-02 to 2027-01-09
    Sanna's on vacation until January 6 | 2026-12-29 | 2026-12-29 to 2027-01-06
    This year I read 40 books | 2026-12-29 | 2026-01-01 to 2026-12-31
    Next year I want to learn Finnish | 2026-12-29 | 2027-01-01 to 2027-12-31
    Renew the passport before March | 2026-12-29 | 2027-03-01 to 2027-03-31
    EOL of the appliance is June 30, 2027 | 2026-12-29 | 2027-06-30 (absolute)
    The new tariffs apply from tomorrow | 2025-12-31 | 2026-01-01
    Back in the office on January 5 | 2025-12-31 | 2026-01-05
    Ana's due date is February 20 | 2025-12-31 | 2026-02-20
    I quit in October and started the new job in December | 2025-12-31 | 2025-10-01 to 2025-10-31, 2025-12-01 to 2025-12-31
    We'll sunset the beta in January | 2025-12-31 | 2026-01-01 to 2026-01-31
    see you next year | 2025-12-31 | 2026-01-01 to 2026-12-31
    The sprint ends on Friday and Dewi presents the demo | 2026-01-12 | 2026-01-16
    My knee surgery is scheduled for February 3 | 2026-01-12 | 2026-02-03
    Effective February 1 all commits must be signed | 2026-01-12 | 2026-02-01
    Our Sentry quota resets on the 1st | 2026-01-12 | 2026-02-01
    She's due in April | 2026-01-12 | 2026-04-01 to 2026-04-30
    Jakob's defending his thesis on Thursday | 2026-01-12 | 2026-01-15
    The registry will be read-only from January 19 to January 23 | 2026-01-12 | 2026-01-19 to 2026-01-23
    Grandma turns 88 on February 17 | 2026-01-12 | 2026-02-17
    The cleaning lady's coming on Wednesday | 2026-01-12 | 2026-01-14
    I've been on the waiting list since August | 2026-01-12 | 2025-08-01 to 2026-01-12
    Swimming lessons start next Tuesday | 2026-01-12 | 2026-01-20
    the lease is signed until December 2028 | 2026-01-12 | 2026-01-12 to 2028-12-31 (absolute)
    Quarterly report has to be in by January 30 | 2026-01-12 | 2026-01-30
    The roofers are coming in the week of March 16 | 2026-03-02 | 2026-03-16 to 2026-03-22
    We haven't had a release since January 20 | 2026-03-02 | 2026-01-20 to 2026-03-02
    Wei is on call until Wednesday morning | 2026-03-02 | 2026-03-02 to 2026-03-04
    The rent goes up in July | 2026-03-02 | 2026-07-01 to 2026-07-31
    I want the flaky specs gone by March 20 | 2026-03-02 | 2026-03-20
    we want everything migrated by the end of May | 2026-03-02 | 2026-05-31
    The pediatrician wants to see us again on the 16th | 2026-03-02 | 2026-03-16
    The heat pump gets installed in April | 2026-03-02 | 2026-04-01 to 2026-04-30
    Ben's been vegan since 2019 | 2026-03-02 | 2019-01-01 to 2026-03-02 (absolute)
    Kaja left on Wednesday, her replacement starts on Monday | 2026-03-02 | 2026-02-25, 2026-03-09
    I promised my son we'd go camping in June | 2026-03-02 | 2026-06-01 to 2026-06-30
    I promised the Zurich office we ship exports in q3 | 2026-03-02 | 2026-07-01 to 2026-09-30
    the flat we rent in June was promised to Tom | 2026-08-02 | 2026-06-01 to 2026-06-30
    Happy to demo on Thursday | 2026-03-02 | 2026-03-05
    Trial of Datadog runs out on March 31 | 2026-03-02 | 2026-03-31
    out of office June 1 to June 5 | 2026-05-20 | 2026-06-01 to 2026-06-05
    kids' summer camp July 13–24 | 2026-05-20 | 2026-07-13 to 2026-07-24
    Handover with Milan Thursday | 2026-05-20 | 2026-05-21
    My passport expires in August, I have to renew it by July 15 | 2026-05-20 | 2026-08-01 to 2026-08-31, 2026-07-15
    We've rented a house in Brittany from August 8 to August 22 | 2026-05-20 | 2026-08-08 to 2026-08-22
    The old login page disappears on June 30 | 2026-05-20 | 2026-06-30
    The apprentices start on August 3 | 2026-05-20 | 2026-08-03
    Our wedding anniversary is on September 12 | 2026-05-20 | 2026-09-12
    Aunt Rita's visiting from Thursday to Sunday | 2026-05-20 | 2026-05-21 to 2026-05-24
    The audit is on June 8, and the toggle stays on until then | 2026-05-20 | 2026-06-08
    Let's ship it before June 15 | 2026-05-20 | 2026-06-15
    We're expecting our second child in October | 2026-05-20 | 2026-10-01 to 2026-10-31
    this Friday I'm leaving early | 2026-05-20 | 2026-05-22
    The band plays at the Paradiso on November 5 | 2026-05-20 | 2026-11-05
    The scholarship covers me until July | 2026-09-07 | 2026-09-07 to 2027-07-31
    Mika starts kindergarten on Monday | 2026-09-07 | 2026-09-14
    We froze the API until September 20 | 2026-09-07 | 2026-09-07 to 2026-09-20
    The insurance pays by the end of the month | 2026-09-07 | 2026-09-30
    The new boss begins in October | 2026-09-07 | 2026-10-01 to 2026-10-31
    I got the keys on Friday and we paint the walls this weekend | 2026-09-07 | 2026-09-04, 2026-09-12 to 2026-09-13
    I'm turning 30 in November | 2026-09-07 | 2026-11-01 to 2026-11-30
    We're closing the office from December 24 to January 3 | 2026-12-14 | 2026-12-24 to 2027-01-03
    I start at Volvo in January | 2026-12-14 | 2027-01-01 to 2027-01-31
    Over Christmas we're at my parents' | 2026-12-14 | 2026-12-25
    Timo's moving out on January 15 | 2026-12-14 | 2027-01-15
    The last deploy of the year is on Thursday | 2026-12-14 | 2026-12-17
    Weihnachtsfeier ist am Donnerstag | 2026-12-14 | 2026-12-17
    he said he'd call on Friday | 2026-03-18 | 2026-03-20
    I love my job since May | 2026-03-18 | 2025-05-01 to 2026-03-18
    we renew our vows in May | 2026-03-18 | 2026-05-01 to 2026-05-31
    les parents attendent depuis lundi | 2026-03-18 | 2026-03-16 to 2026-03-18
    The intern's presenting his results on Friday | 2026-07-08 | 2026-07-10
    ok so the customer escalated on Thursday and wants a fix shipped by the 15th | 2026-07-08 | 2026-07-02, 2026-07-15
    I'll be in Tokyo from the 20th to the 31st of July | 2026-07-08 | 2026-07-20 to 2026-07-31
    We're targeting the end of August for GA | 2026-07-08 | 2026-08-21 to 2026-08-31
    My wife's pregnant, the baby is due in December | 2026-07-08 | 2026-12-01 to 2026-12-31
    Let's keep both versions running until September 1 | 2026-07-08 | 2026-07-08 to 2026-09-01
    From next Monday the office closes at 6 | 2026-07-08 | 2026-07-13
    The bakery reopens after the summer break on August 10 | 2026-07-08 | 2026-08-10
    My therapist is on vacation for the whole of August | 2026-07-08 | 2026-08-01 to 2026-08-31
    we haven't touched that service since 2021 | 2026-07-08 | 2021-01-01 to 2026-07-08 (absolute)
    Submit your expenses by Friday noon | 2026-07-08 | 2026-07-10
    I've moved the meeting to Tuesday at 3 | 2026-07-08 | 2026-07-14
    Diving course in Dahab, October 3-10, already paid | 2026-07-08 | 2026-10-03 to 2026-10-10
    The library (closed since March) reopens in October | 2026-07-08 | 2026-03-01 to 2026-07-08, 2026-10-01 to 2026-10-31
    Please don't schedule anything for July 14, it's a bank holiday in France | 2026-07-08 | 2026-07-14
    Piet's retiring at the end of the year | 2026-07-08 | 2026-09-01 to 2026-12-31
    We'll know more by the end of the week | 2026-07-08 | 2026-07-12
    All PRs opened before June 1 get closed on Friday | 2026-07-08 | 2026-06-01, 2026-07-10
    Anyone free for lunch on Thursday? | 2026-07-08 | 2026-07-09
    he's been living in Oslo since last autumn | 2026-07-08 | 2025-09-01 to 2026-07-08
    The 2.0 beta drops tomorrow | 2026-07-08 | 2026-07-09
    Desde mayo trabajo desde casa | 2026-07-08 | 2026-05-01 to 2026-07-08
    As of August I work part-time | 2026-07-08 | 2026-08-01 to 2026-08-31
    Starting September the gym costs more | 2026-07-08 | 2026-09-01 to 2026-09-30
    From October on we're hybrid | 2026-07-08 | 2026-10-01 to 2026-10-31
    We could meet on Monday | 2026-07-08 | 2026-07-13
    Concert tickets, September 4, paid | 2026-07-08 | 2026-09-04
  `,
);

describeTable(
  'what somebody is getting ready for lies ahead',
  `
    training for the Edinburgh half in May | 2025-11-18 | 2026-05-01 to 2026-05-31
    saving up for a trip to Japan in April | 2025-11-18 | 2026-04-01 to 2026-04-30
    Getting ready for the move in March | 2025-11-18 | 2026-03-01 to 2026-03-31
    I was training for the Edinburgh half in May | 2025-11-18 | 2025-05-01 to 2025-05-31
    training the new hire in May went well | 2025-11-18 | 2025-05-01 to 2025-05-31
  `,
);

describeTable(
  'everyday times: notes and headings',
  `
    Jan 14: dentist | 2026-01-05 | 2026-01-14
    - Feb 3 offsite in Ghent | 2026-01-05 | 2026-02-03
    physio Thursday 7:30 | 2026-01-05 | 2026-01-08
    Tickets for the Nick Cave gig are booked: June 26 | 2026-04-10 | 2026-06-26
    Feature freeze: April 13 until April 24 | 2026-04-10 | 2026-04-13 to 2026-04-24
    last Saturday somebody broke into the shed | 2026-06-17 | 2026-06-13
    TODO by Monday: rotate the signing keys | 2026-06-17 | 2026-06-22
    Milestone 2 (July 24): import works | 2026-06-17 | 2026-07-24
    Release train: 2.4 on July 1, 2.5 on August 5 | 2026-06-17 | 2026-07-01, 2026-08-05
    haircut Sat 11:15 | 2026-06-17 | 2026-06-20
    vet appointment: Monday 16:40 | 2026-06-17 | 2026-06-22
    First release of the year: January 12 | 2026-12-29 | 2027-01-12
    Board meeting Thursday 14:00 | 2026-01-12 | 2026-01-15
    driving test Friday 10:15 | 2026-03-02 | 2026-03-06
    ETA for the spare part: March 11 | 2026-03-02 | 2026-03-11
    - May 28: tax adviser | 2026-05-20 | 2026-05-28
    Conference: June 9-11, Antwerp | 2026-05-20 | 2026-06-09 to 2026-06-11
    Deadline for the grant: July 1 | 2026-05-20 | 2026-07-01
    v3.2 (May 6): new importer | 2026-05-20 | 2026-05-06
    Vaccination: Tuesday 8:40 | 2026-05-20 | 2026-05-26
    booked: ferry July 3, cabin July 3 to July 10 | 2026-05-20 | 2026-07-03, 2026-07-03 to 2026-07-10
    TODO (Friday): renew the wildcard cert | 2026-05-20 | 2026-05-22
    Sina's flight lands on Saturday at 6:20 | 2026-05-20 | 2026-05-23
    Annual review: January 20 | 2026-12-14 | 2027-01-20
    retro Monday: we agreed to slow down | 2026-03-18 | 2026-03-16
    Heads up: prod DB gets a new major version this Saturday, expect 20 minutes of downtime | 2026-07-08 | 2026-07-11
    GDPR audit: kickoff July 20, report due August 14 | 2026-07-08 | 2026-07-20, 2026-08-14
    remember: tax return, deadline July 31 | 2026-07-08 | 2026-07-31
    The train leaves at 7:42 on Saturday | 2026-07-08 | 2026-07-11
  `,
);

describeTable(
  'a month behind "come"',
  `
    the old API is being turned off come September | 2026-05-06 | 2026-09-01 to 2026-09-30
    we'll be hiring come January | 2026-05-06 | 2027-01-01 to 2027-01-31
    Come June we move to Leeds | 2026-05-06 | 2026-06-01 to 2026-06-30
    how come May is late | 2026-05-06 | -
    first come April, then me | 2026-05-06 | -
  `,
);
