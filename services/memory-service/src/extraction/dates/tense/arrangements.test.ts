import { describeTable } from '../testing/expression-table.js';

// 18 March 2026 is a Wednesday.
describeTable(
  'tense: what was arranged or moved lies ahead',
  `
    correction, they postponed: Aug 31 | 2026-03-18 | 2026-08-31
    booked the Hotel Miramar for August 8 to August 15 | 2026-03-18 | 2026-08-08 to 2026-08-15
    postponed again, now it's June 12 | 2026-03-18 | 2026-06-12
    launch pushed to Q3 | 2026-03-18 | 2026-07-01 to 2026-09-30
    the offsite got moved to September | 2026-03-18 | 2026-09-01 to 2026-09-30
    moved the demo to Friday | 2026-03-18 | 2026-03-20
    kickoff rescheduled: Monday | 2026-03-18 | 2026-03-23
    the audit was pushed back to May 4 | 2026-03-18 | 2026-05-04
    delayed until June | 2026-03-18 | 2026-06-01 to 2026-06-30
    They delayed the release until April 20 | 2026-03-18 | 2026-04-20
    we postponed the migration till the 25th | 2026-03-18 | 2026-03-25
    The deadline got extended to May 15 | 2026-03-18 | 2026-05-15
    the hearing was adjourned to November 3 | 2026-03-18 | 2026-11-03
    flight rebooked for Thursday | 2026-03-18 | 2026-03-19
    reserved a table for Saturday | 2026-03-18 | 2026-03-21
    booked flights to Lisbon for May 22 | 2026-03-18 | 2026-05-22
    we booked the venue for the wedding, October 10 | 2026-03-18 | 2026-10-10
    signed up for the half marathon on September 20 | 2026-03-18 | 2026-09-20
    signed up for 5 October in Odense | 2026-03-18 | 2026-10-05
    registered for PyCon in May | 2026-03-18 | 2026-05-01 to 2026-05-31
    got tickets for Radiohead on June 5 | 2026-03-18 | 2026-06-05
    bought tickets for the opera on April 11 | 2026-03-18 | 2026-04-11
    They invited us to their wedding on July 18 | 2026-03-18 | 2026-07-18
    We scheduled the cutover for Sunday | 2026-03-18 | 2026-03-22
    I planned the retro for Thursday | 2026-03-18 | 2026-03-19
    The retro was planned for Thursday but nobody showed up | 2026-03-18 | 2026-03-12
    the pen test had been booked for February | 2026-03-18 | 2026-02-01 to 2026-02-28
    We agreed on April 14 for the go-live | 2026-03-18 | 2026-04-14
    Product decided to sunset v1 in September | 2026-03-18 | 2026-09-01 to 2026-09-30
    they promised to deliver the hardware by May | 2026-03-18 | 2026-05-01 to 2026-05-31
    The vendor promised a fix for Friday | 2026-03-18 | 2026-03-20
    He asked me to finish the report by Monday | 2026-03-18 | 2026-03-23
    they agreed to pay in two weeks | 2026-03-18 | 2026-03-30 to 2026-04-05
    She offered to help on Saturday | 2026-03-18 | 2026-03-21
    I set the reminder for April 1 | 2026-03-18 | 2026-04-01
    Got an appointment with Dr. Weiss on April 2 | 2026-03-18 | 2026-04-02
    Tom got invited to speak at KubeCon in November | 2026-03-18 | 2026-11-01 to 2026-11-30
    We have picked October 3 as the date | 2026-03-18 | 2026-10-03
    wedding date is set: August 22 | 2026-03-18 | 2026-08-22
    the party has been moved to Saturday | 2026-03-18 | 2026-03-21
    They've postponed the GA to July | 2026-03-18 | 2026-07-01 to 2026-07-31
    the board meeting was brought forward to Thursday | 2026-03-18 | 2026-03-19
    sprint review shifted from Thursday to Friday | 2026-03-18 | 2026-03-19, 2026-03-20
    we moved to Hamburg in May | 2026-03-18 | 2025-05-01 to 2025-05-31
    we moved the office to Leeds in January | 2026-03-18 | 2026-01-01 to 2026-01-31
    moved from Heroku to Fly in February | 2026-03-18 | 2026-02-01 to 2026-02-28
    The server was moved to the new rack on Friday | 2026-03-18 | 2026-03-13
    I switched to decaf on Monday | 2026-03-18 | 2026-03-16
    I signed up for the gym on Monday | 2026-03-18 | 2026-03-16
    I booked the flights on Sunday | 2026-03-18 | 2026-03-15
    bought a new bike for my birthday in February | 2026-03-18 | 2026-02-01 to 2026-02-28
    We planned the roadmap on Friday | 2026-03-18 | 2026-03-13
    I registered the domain in January | 2026-03-18 | 2026-01-01 to 2026-01-31
    They postponed it on Monday | 2026-03-18 | 2026-03-16
    my order was delayed because of the strike on Friday | 2026-03-18 | 2026-03-13
    she was due on March 3 but the baby came early | 2026-03-18 | 2026-03-03
    tickets for the museum reserved: Saturday | 2026-03-18 | 2026-03-21
    update: go-live slipped to May 11 | 2026-03-18 | 2026-05-11
    security review got pushed, new date is April 9 | 2026-03-18 | 2026-04-09
    they cancelled the March slot and gave us June 3 instead | 2026-03-18 | 2026-06-03
    my surgery is moved up to Monday | 2026-03-18 | 2026-03-23
    we pushed the hotfix to prod on Monday | 2026-03-18 | 2026-03-16
    I pushed it to main on Friday | 2026-03-18 | 2026-03-13
    concert got rescheduled, Nov 14 | 2026-03-18 | 2026-11-14
    deploy postponed: Thursday | 2026-03-18 | 2026-03-19
    they moved the interview to Friday afternoon | 2026-03-18 | 2026-03-20
    GA slipped to September | 2026-03-18 | 2026-09-01 to 2026-09-30
    reserved the cabin for July 3 to July 10 | 2026-03-18 | 2026-07-03 to 2026-07-10
    the vet appointment is booked for Tuesday | 2026-03-18 | 2026-03-24
    We've booked Crete for June | 2026-03-18 | 2026-06-01 to 2026-06-30
    signed up for the Berlin marathon on September 27 | 2026-03-18 | 2026-09-27
    I enrolled in a pottery class in January | 2026-03-18 | 2026-01-01 to 2026-01-31
    she got me tickets for Hamilton on May 30 | 2026-03-18 | 2026-05-30
    the team chose April 27 for the cutover | 2026-03-18 | 2026-04-27
    Legal promised an answer by Thursday | 2026-03-18 | 2026-03-19
    the court date was set for May 12 | 2026-03-18 | 2026-05-12
    they've scheduled my MRI for Monday | 2026-03-18 | 2026-03-23
    the deadline was moved from April 3 to April 17 | 2026-03-18 | 2026-04-03, 2026-04-17
    I deferred my start to October | 2026-03-18 | 2026-10-01 to 2026-10-31
    pushed the review call to Friday since Ana is sick | 2026-03-18 | 2026-03-20
    we settled on Thursday for the retro | 2026-03-18 | 2026-03-19
    my flight to Oslo got delayed until Friday | 2026-03-18 | 2026-03-20
    planning poker was cancelled on Monday | 2026-03-18 | 2026-03-16
    we rescheduled on Monday | 2026-03-18 | 2026-03-16
    booked the dentist yesterday for April 8 | 2026-03-18 | 2026-03-17, 2026-04-08
    the landlord promised to fix the boiler on Monday | 2026-03-18 | 2026-03-23
    moved in with Sam in October | 2026-03-18 | 2025-10-01 to 2025-10-31
    he was moved to the ICU on Sunday | 2026-03-18 | 2026-03-15
    the server room was scheduled for cleaning on Friday and it never happened | 2026-03-18 | 2026-03-13
    ordered the cake for Saturday | 2026-03-18 | 2026-03-21
    the go-live has been set for June 1 | 2026-03-18 | 2026-06-01
    we announced the price change for July 1 | 2026-03-18 | 2026-07-01
    got a slot at the embassy on April 22 | 2026-03-18 | 2026-04-22
    moved my thesis defense to June 19 | 2026-03-18 | 2026-06-19
    they shifted the maintenance window to Sunday | 2026-03-18 | 2026-03-22
    concert tickets booked: May 16 | 2026-03-18 | 2026-05-16
    hired a photographer for September 5 | 2026-03-18 | 2026-09-05
    scheduled: blood test on Thursday | 2026-03-18 | 2026-03-19
    I ordered the sofa in January, they delayed delivery to April | 2026-03-18 | 2026-01-01 to 2026-01-31, 2026-04-01 to 2026-04-30
    we cancelled Rome and booked Athens for October | 2026-03-18 | 2026-10-01 to 2026-10-31
    Mark volunteered to bring snacks on Friday | 2026-03-18 | 2026-03-20
    the board approved the merger on Monday | 2026-03-18 | 2026-03-16
    we announced it on Thursday | 2026-03-18 | 2026-03-12
    my passport appointment got moved to April 3 | 2026-03-18 | 2026-04-03
    they invited me for an interview on Tuesday | 2026-03-18 | 2026-03-24
    I rented a van for Saturday | 2026-03-18 | 2026-03-21
    enrolled the kids for swimming lessons in April | 2026-03-18 | 2026-04-01 to 2026-04-30
    planned: DB upgrade, Sunday 2am | 2026-03-18 | 2026-03-22
    the repair was postponed twice, finally done on Monday | 2026-03-18 | 2026-03-16
    got my visa on Monday | 2026-03-18 | 2026-03-16
    bought the tickets on Sunday | 2026-03-18 | 2026-03-15
    reserved the meeting room on Monday | 2026-03-18 | 2026-03-16
    the launch slipped, new date: May 11 | 2026-03-18 | 2026-05-11
    got a babysitter for Saturday | 2026-03-18 | 2026-03-21
    got a bike for Christmas | 2026-03-18 | 2025-12-25
    the wedding is planned for August | 2026-03-18 | 2026-08-01 to 2026-08-31
    we are planning a trip to Japan for October | 2026-03-18 | 2026-10-01 to 2026-10-31
    the hearing is on June 3 | 2026-03-18 | 2026-06-03
    Ines leaves the company on April 30 | 2026-03-18 | 2026-04-30
    remember to pay rent on April 1 | 2026-03-18 | 2026-04-01
    Oskar turns 6 in July | 2026-03-18 | 2026-07-01 to 2026-07-31
    my exam is in two weeks and I have not started | 2026-03-18 | 2026-03-30 to 2026-04-05
    we will have moved by August | 2026-03-18 | 2026-08-01 to 2026-08-31
    dont forget mum's surgery on Tuesday | 2026-03-18 | 2026-03-24
    the feature freeze begins April 13 | 2026-03-18 | 2026-04-13
    you need to submit the form by April 15 | 2026-03-18 | 2026-04-15
    they want the report on Friday | 2026-03-18 | 2026-03-20
    they'd like the report by Friday | 2026-03-18 | 2026-03-20
    I'd rather meet on Thursday | 2026-03-18 | 2026-03-19
    hoping to ship on Friday | 2026-03-18 | 2026-03-20
    trying to finish the migration by Friday | 2026-03-18 | 2026-03-20
    going to Lisbon on Saturday | 2026-03-18 | 2026-03-21
    flying to Lisbon on Saturday | 2026-03-18 | 2026-03-21
    seeing the doctor on Thursday | 2026-03-18 | 2026-03-19
    meeting with legal on Thursday at 2 | 2026-03-18 | 2026-03-19
    my last day is April 24 | 2026-03-18 | 2026-04-24
    our anniversary's on June 21 | 2026-03-18 | 2026-06-21
    the keynote's on Thursday | 2026-03-18 | 2026-03-19
    the panel got postponed until May 20 | 2026-03-18 | 2026-05-20
    we bumped the release to April 9 | 2026-03-18 | 2026-04-09
    secured the venue for June 27 | 2026-03-18 | 2026-06-27
    the kids' camp is confirmed for July 6 to July 17 | 2026-03-18 | 2026-07-06 to 2026-07-17
    they gave me Thursday for the demo | 2026-03-18 | 2026-03-19
    rehearsal dinner moved to Friday, wedding still Saturday | 2026-03-18 | 2026-03-20, 2026-03-21
    reserved a campsite from August 1 to August 9 | 2026-03-18 | 2026-08-01 to 2026-08-09
    I scheduled a call with Nordbank for Tuesday | 2026-03-18 | 2026-03-24
    I had a call with Nordbank on Tuesday | 2026-03-18 | 2026-03-17
    we had planned the launch for February | 2026-03-18 | 2026-02-01 to 2026-02-28
    booked my driving test, it's on April 28 | 2026-03-18 | 2026-04-28
    and I signed up for the Graz marathon on 11 October | 2026-02-03 | 2026-10-11
    we registered for the conference on 3 November | 2026-02-03 | 2026-11-03
    I signed up for the gym on 2 January | 2026-02-03 | 2026-01-02
    signed the lease on Monday, moving in on April 1 | 2026-03-18 | 2026-03-16, 2026-04-01
    Her visa interview was rescheduled to May 6 | 2026-03-18 | 2026-05-06
    he agreed to be best man at our wedding in July | 2026-03-18 | 2026-07-01 to 2026-07-31
    I changed the DNS on Sunday | 2026-03-18 | 2026-03-15
    we changed the deadline to April 30 | 2026-03-18 | 2026-04-30
  `,
);

describeTable(
  'tense: the passive that speaks of what is to come',
  `
    the old nginx boxes get switched off on Friday | 2026-03-18 | 2026-03-20
    the staging DB gets moved on Monday | 2026-03-18 | 2026-03-23
    legacy auth is being retired on Thursday | 2026-03-18 | 2026-03-19
    the VPN gateways are shut down on Friday | 2026-03-18 | 2026-03-20
    the repo is archived on Monday | 2026-03-18 | 2026-03-23
    access tokens are revoked on Sunday | 2026-03-18 | 2026-03-22
    the v1 endpoint is switched off in June | 2026-03-18 | 2026-06-01 to 2026-06-30
    all data will have been migrated by May | 2026-03-18 | 2026-05-01 to 2026-05-31
    By Friday the index will have been rebuilt | 2026-03-18 | 2026-03-20
    the bridge gets closed in August | 2026-03-18 | 2026-08-01 to 2026-08-31
    my wisdom teeth get pulled on Tuesday | 2026-03-18 | 2026-03-24
    Lea gets her cast off on Monday | 2026-03-18 | 2026-03-23
    the kitchen gets delivered Thursday | 2026-03-18 | 2026-03-19
    the old cluster is getting torn down on Friday | 2026-03-18 | 2026-03-20
    our trial is cut off on April 1 | 2026-03-18 | 2026-04-01
    the old nginx boxes got switched off on Friday | 2026-03-18 | 2026-03-13
    the repo was archived on Monday | 2026-03-18 | 2026-03-16
    the DB is encrypted now, we did it on Monday | 2026-03-18 | 2026-03-16
    The bug is fixed since Monday | 2026-03-18 | 2026-03-16 to 2026-03-18
    the certs are renewed, happened on Monday | 2026-03-18 | 2026-03-16
    the new office opens in May and the old one is closed in June | 2026-03-18 | 2026-05-01 to 2026-05-31, 2026-06-01 to 2026-06-30
    The domain is up for renewal in October | 2026-03-18 | 2026-10-01 to 2026-10-31
    The servers are being patched Saturday night | 2026-03-18 | 2026-03-21
    Support for Python 3.9 is dropped in October | 2026-03-18 | 2026-10-01 to 2026-10-31
    the whole team is flown to Austin in May | 2026-03-18 | 2026-05-01 to 2026-05-31
    I'm being transferred to Oslo in August | 2026-03-18 | 2026-08-01 to 2026-08-31
    everyone gets paid on the 25th | 2026-03-18 | 2026-03-25
    the flag gets removed next sprint, we added it in January | 2026-03-18 | 2026-01-01 to 2026-01-31
    the package was supposed to arrive on Monday | 2026-03-18 | 2026-03-16
    all S3 buckets get locked down by Monday | 2026-03-18 | 2026-03-23
    the new hires get their laptops on Thursday | 2026-03-18 | 2026-03-19
    he'll have left by June | 2026-03-18 | 2026-06-01 to 2026-06-30
    PRs get auto-closed from April on | 2026-03-18 | 2026-04-01 to 2026-04-30
    old logs to be deleted on Friday | 2026-03-18 | 2026-03-20
    the gym membership auto renews in June | 2026-03-18 | 2026-06-01 to 2026-06-30
    her visa runs out in August | 2026-03-18 | 2026-08-01 to 2026-08-31
    the deploy that broke login on Monday gets reverted on Thursday | 2026-03-18 | 2026-03-16, 2026-03-19
    the boxes we bought in 2022 get thrown out in May | 2026-03-18 | 2022-01-01 to 2022-12-31 (absolute), 2026-05-01 to 2026-05-31
    the Jenkins box gets decommissioned on Thursday | 2026-03-18 | 2026-03-19
    old API keys get invalidated in April | 2026-03-18 | 2026-04-01 to 2026-04-30
    the wiki is being migrated on Saturday | 2026-03-18 | 2026-03-21
    all laptops are wiped on Friday | 2026-03-18 | 2026-03-20
    the hall gets painted on Monday | 2026-03-18 | 2026-03-23
    the column is dropped in the May release | 2026-03-18 | 2026-05-01 to 2026-05-31
    TLS 1.0 is turned off on April 30 | 2026-03-18 | 2026-04-30
    by June the monolith will have been split up | 2026-03-18 | 2026-06-01 to 2026-06-30
    the pool is going to be closed in July | 2026-03-18 | 2026-07-01 to 2026-07-31
    the staging cluster is gone since Friday | 2026-03-18 | 2026-03-13 to 2026-03-18
    I get my braces off on Thursday | 2026-03-18 | 2026-03-19
    his contract is not being renewed in June | 2026-03-18 | 2026-06-01 to 2026-06-30
    The library got archived in February | 2026-03-18 | 2026-02-01 to 2026-02-28
    the rollout was paused on Tuesday | 2026-03-18 | 2026-03-17
    the domain expires on May 2 | 2026-03-18 | 2026-05-02
    interns are onboarded on Monday | 2026-03-18 | 2026-03-23
    the feature is done, merged on Friday | 2026-03-18 | 2026-03-13
    prod is locked, they froze it on Monday | 2026-03-18 | 2026-03-16
    call the plumber on Thursday | 2026-03-18 | 2026-03-19
    send invoice 881 to Brightlane on Friday | 2026-03-18 | 2026-03-20
    renew passport in May | 2026-03-18 | 2026-05-01 to 2026-05-31
    TODO: rotate the signing key on April 1 | 2026-03-18 | 2026-04-01
    pick up the keys Saturday | 2026-03-18 | 2026-03-21
    the certificate gets rotated on Sunday | 2026-03-18 | 2026-03-22
    our lease is terminated in August | 2026-03-18 | 2026-08-01 to 2026-08-31
    the app gets pulled from the store on April 30 | 2026-03-18 | 2026-04-30
    support tickets get closed automatically on Friday | 2026-03-18 | 2026-03-20
    the fence was painted in May | 2026-03-18 | 2025-05-01 to 2025-05-31
    v1 keys stop working on April 15 | 2026-03-18 | 2026-04-15
    the old office is handed back in June | 2026-03-18 | 2026-06-01 to 2026-06-30
    the server has been down since Sunday | 2026-03-18 | 2026-03-15 to 2026-03-18
    new pricing kicks in on May 1 | 2026-03-18 | 2026-05-01
    the beta closes on Friday | 2026-03-18 | 2026-03-20
    the refactor was finished on Friday and gets reviewed on Thursday | 2026-03-18 | 2026-03-13, 2026-03-19
    book the vet for Saturday | 2026-03-18 | 2026-03-21
    cancel the gym in April | 2026-03-18 | 2026-04-01 to 2026-04-30
    ask Jonas about the invoices on Monday | 2026-03-18 | 2026-03-23
    ping legal on Thursday | 2026-03-18 | 2026-03-19
    the mirror gets turned off in April | 2026-03-18 | 2026-04-01 to 2026-04-30
    prices are raised in June | 2026-03-18 | 2026-06-01 to 2026-06-30
    the pilot is extended to June 30 | 2026-03-18 | 2026-06-30
    all PATs get revoked on Sunday night | 2026-03-18 | 2026-03-22
    the roof is being fixed on Monday | 2026-03-18 | 2026-03-23
    the roof was being fixed on Monday | 2026-03-18 | 2026-03-16
    support is discontinued in October | 2026-03-18 | 2026-10-01 to 2026-10-31
    the winner gets announced on Thursday | 2026-03-18 | 2026-03-19
    rent goes up in May | 2026-03-18 | 2026-05-01 to 2026-05-31
    the trial converts on April 2 | 2026-03-18 | 2026-04-02
    invoices go out on Friday | 2026-03-18 | 2026-03-20
    they cut the power on Sunday for six hours | 2026-03-18 | 2026-03-15
    the v2 docs get published on Thursday, the blog post went out on Monday | 2026-03-18 | 2026-03-19, 2026-03-16
  `,
);
