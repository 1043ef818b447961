import { describeTable } from '../testing/expression-table.js';

// 18 March 2026 is a Wednesday.
describeTable(
  'a participle behind an article is no verb of the clause',
  `
    we have to send the forms to the appointed surveyor by Friday | 2026-03-18 | 2026-03-20
    beta testers get it with 5.2.1 on Monday | 2026-03-18 | 2026-03-23
    we get it on Monday | 2026-03-18 | 2026-03-23
    we got it on Monday | 2026-03-18 | 2026-03-16
    Noor: signs the lease on Thursday | 2026-03-18 | 2026-03-19
    after the failed deploy on Monday we rolled back | 2026-03-18 | 2026-03-16
    Noor: signed the lease on Thursday | 2026-03-18 | 2026-03-12
    seats for 4 June booked | 2026-03-18 | 2026-06-04
    seats for 4 June were good | 2026-03-18 | 2025-06-04
    we have to fix the password reset flow by 30 April | 2026-03-18 | 2026-04-30
    we have to finish the price cut plan by 30 April | 2026-03-18 | 2026-04-30
    the queue hit the limit on Monday | 2026-03-18 | 2026-03-16
    notice has to be in 30 days before 1 September | 2026-03-18 | 2026-08-02
  `,
);

describeTable(
  'tense: of the clause in which a time stands',
  `
    also dont ever use catchup=True on our DAGs, it backfilled 400 runs on Monday | 2026-03-18 | 2026-03-16
    never run the seed script against staging, it wiped the users table on friday | 2026-03-18 | 2026-03-13
    always pin numpy, the 2.0 upgrade broke the notebooks on Tuesday | 2026-03-18 | 2026-03-17
    please don't merge without CI, someone pushed straight to main on Friday and prod went down | 2026-03-18 | 2026-03-13
    use the read replica for reports, the primary fell over on Sunday | 2026-03-18 | 2026-03-15
    we should keep the retry limit at 3, the queue blew up on Saturday | 2026-03-18 | 2026-03-14
    you can delete the feature flag, we rolled it out to everyone on Monday | 2026-03-18 | 2026-03-16
    don't touch the billing cron, it double charged 12 customers on March 2 | 2026-03-18 | 2026-03-02
    make sure to rotate the keys, the old ones leaked in January | 2026-03-18 | 2026-01-01 to 2026-01-31
    let's stick with Postgres 15, the 16 upgrade failed on Thursday | 2026-03-18 | 2026-03-12
    we need to talk to Priya, she quit on Friday | 2026-03-18 | 2026-03-13
    we need a bigger disk, the old one filled up on Sunday night | 2026-03-18 | 2026-03-15
    I think we can drop IE11, the last customer migrated in November | 2026-03-18 | 2025-11-01 to 2025-11-30
    must update the runbook because the failover took 40 minutes on Tuesday | 2026-03-18 | 2026-03-17
    it works now, I fixed the race condition on Monday | 2026-03-18 | 2026-03-16
    staging is down because the cert expired on Sunday | 2026-03-18 | 2026-03-15
    the dashboard is wrong, marketing changed the tags on Feb 10 | 2026-03-18 | 2026-02-10
    the freeze starts Monday, we announced it on Friday | 2026-03-18 | 2026-03-23, 2026-03-13
    we shipped 2.3 on Thursday and will ship 2.4 on Friday | 2026-03-18 | 2026-03-12, 2026-03-20
    I saw Marta on Sunday and we're having lunch on Saturday | 2026-03-18 | 2026-03-15, 2026-03-21
    the demo went fine on Monday but the client wants another one on Friday | 2026-03-18 | 2026-03-16, 2026-03-20
    Kai joined on Monday and goes on leave in June | 2026-03-18 | 2026-03-16, 2026-06-01 to 2026-06-30
    my laptop died on Friday, the new one arrives on Thursday | 2026-03-18 | 2026-03-13, 2026-03-19
    he proposed in December, they're getting married in September | 2026-03-18 | 2025-12-01 to 2025-12-31, 2026-09-01 to 2026-09-30
    We're migrating to k8s in April because the VM host crashed twice in February | 2026-03-18 | 2026-04-01 to 2026-04-30, 2026-02-01 to 2026-02-28
    the contract ends in June, we signed it in 2023 | 2026-03-18 | 2026-06-01 to 2026-06-30, 2023-01-01 to 2023-12-31 (absolute)
    got my results on Tuesday, the doctor wants to see me again on Friday | 2026-03-18 | 2026-03-17, 2026-03-20
    I have to redo the slides for Monday since Tom deleted them on Sunday | 2026-03-18 | 2026-03-23, 2026-03-15
    the dentist moved my appointment on Monday, it's now on Thursday | 2026-03-18 | 2026-03-16, 2026-03-19
    If the import hangs again, restart the worker, that's what helped on Friday | 2026-03-18 | 2026-03-13
    set TZ explicitly, the DST switch bit us on March 8 | 2026-03-18 | 2026-03-08
    Remember that the office was closed on Monday | 2026-03-18 | 2026-03-16
    tell Omar that his PR broke the build on Monday | 2026-03-18 | 2026-03-16
    Note for later: we turned off the legacy webhook on Friday. | 2026-03-18 | 2026-03-13
    btw nobody should deploy from laptops anymore, Jenny's deploy overwrote prod config on Thursday | 2026-03-18 | 2026-03-12
    Could you check the logs? The job died on Saturday. | 2026-03-18 | 2026-03-14
    We want to avoid Mongo, it lost writes on us in October | 2026-03-18 | 2025-10-01 to 2025-10-31
    can you add a test for it, it regressed on Monday | 2026-03-18 | 2026-03-16
    no more force pushes please, I lost two commits on Friday | 2026-03-18 | 2026-03-13
    keep the timeout at 30s, with 10s the export died on Sunday | 2026-03-18 | 2026-03-15
    we can't upgrade yet, the vendor dropped support in January | 2026-03-18 | 2026-01-01 to 2026-01-31
    you have to whitelist the IP, ops locked everything down on Monday | 2026-03-18 | 2026-03-16
    lint must pass before merge, Rosa reverted three PRs on Tuesday for that | 2026-03-18 | 2026-03-17
    The webhook secret changed on Monday so please update your .env | 2026-03-18 | 2026-03-16
    on Monday the backfill ran 400 times, so never set catchup | 2026-03-18 | 2026-03-16
    On Friday the disk filled up and we need to prune images weekly | 2026-03-18 | 2026-03-13
    fyi dont restart the broker by hand, Ilya did that on saturday and we lost the offsets | 2026-03-18 | 2026-03-14
    always run terraform plan twice, the drift on Monday cost us an hour | 2026-03-18 | 2026-03-16
    the retries need jitter, everything hammered the API at once on Thursday | 2026-03-18 | 2026-03-12
    pls keep the old hostname around, two clients hit it on Sunday | 2026-03-18 | 2026-03-15
    We should move off Redis 6, it ran out of memory on Tuesday and again on Friday | 2026-03-18 | 2026-03-17, 2026-03-13
    someone has to own the wiki, Bram left in January | 2026-03-18 | 2026-01-01 to 2026-01-31
    I can't lift anything, hurt my back on Saturday | 2026-03-18 | 2026-03-14
    do not enable the beta flag, it logged everyone out on Monday | 2026-03-18 | 2026-03-16
    my sister is moving to Ghent in May, she sold her flat in February | 2026-03-18 | 2026-05-01 to 2026-05-31, 2026-02-01 to 2026-02-28
    Wren fixed the flaky spec on Monday, the coverage gate goes live on Thursday | 2026-03-18 | 2026-03-16, 2026-03-19
    we dropped Sentry in December because the bill doubled in November | 2026-03-18 | 2025-12-01 to 2025-12-31, 2025-11-01 to 2025-11-30
    the CFO approved the budget on Tuesday so we can hire two people in April | 2026-03-18 | 2026-03-17, 2026-04-01 to 2026-04-30
    The job that syncs invoices died on Sunday and will be rewritten in June | 2026-03-18 | 2026-03-15, 2026-06-01 to 2026-06-30
    must not use the eu-west bucket, it got wiped on Friday | 2026-03-18 | 2026-03-13
    the alert is too noisy; it fired 60 times on Sunday | 2026-03-18 | 2026-03-15
    I will write the postmortem, the outage on Thursday was my fault | 2026-03-18 | 2026-03-12
    Our landlord wants us out by June, he told us on Monday | 2026-03-18 | 2026-06-01 to 2026-06-30, 2026-03-16
    never mind the staging URL, it changed on Monday | 2026-03-18 | 2026-03-16
    if you see ERR_LOCK again ping Yusuf, he debugged it on Tuesday | 2026-03-18 | 2026-03-17
    quick note, the npm token expired on Sunday so CI needs a new one | 2026-03-18 | 2026-03-15
    please always squash, the history got unreadable after Theo's merge on Monday | 2026-03-18 | 2026-03-16
    don't trust the cache stats, they were reset on Tuesday | 2026-03-18 | 2026-03-17
    we use Bun for scripts since the tsx upgrade broke watch mode in January | 2026-03-18 | 2026-01-01 to 2026-01-31
    my knee is still swollen, I fell off the bike on Saturday | 2026-03-18 | 2026-03-14
    need to file the claim, someone hit my car on Thursday | 2026-03-18 | 2026-03-12
    The intern deleted the bucket on Friday, please restrict s3 rights | 2026-03-18 | 2026-03-13
    let me know when you're around, I landed in Boston on Sunday | 2026-03-18 | 2026-03-15
    the customer churned in February, we can archive their tenant | 2026-03-18 | 2026-02-01 to 2026-02-28
    Hana is on leave, she had her baby on Monday | 2026-03-18 | 2026-03-16
    you should talk to Leo, he set up the proxy in December | 2026-03-18 | 2025-12-01 to 2025-12-31
    keep both drivers, Windows users complained on Thursday when we removed one | 2026-03-18 | 2026-03-12
    We hired a designer last month, she starts on Monday | 2026-03-18 | 2026-02-01 to 2026-02-28, 2026-03-23
    I want to learn Portuguese because we visited Porto in October | 2026-03-18 | 2025-10-01 to 2025-10-31
    we must never log bodies again (GDPR complaint came in on Tuesday) | 2026-03-18 | 2026-03-17
    if tests time out, bump the pool: that fixed it on Friday | 2026-03-18 | 2026-03-13
    I'll be in Zurich on Thursday, missed the train on Monday | 2026-03-18 | 2026-03-19, 2026-03-16
    she sold the car in January and wants a new one by May | 2026-03-18 | 2026-01-01 to 2026-01-31, 2026-05-01 to 2026-05-31
    the vendor says the patch comes on Friday, the bug was reported in November | 2026-03-18 | 2026-03-20, 2025-11-01 to 2025-11-30
    use v2 of the endpoint, v1 started returning 410 on Monday | 2026-03-18 | 2026-03-16
    I know the deploy on Monday failed | 2026-03-18 | 2026-03-16
    we think the leak came from the deploy on Friday | 2026-03-18 | 2026-03-13
    the log shows a crash on Sunday | 2026-03-18 | 2026-03-15
    grafana shows that memory doubled on Friday | 2026-03-18 | 2026-03-13
    my manager says the client complained on Monday | 2026-03-18 | 2026-03-16
    I remember we argued about it in October | 2026-03-18 | 2025-10-01 to 2025-10-31
    it looks like Rob reverted it on Friday | 2026-03-18 | 2026-03-13
    I believe she resigned in January | 2026-03-18 | 2026-01-01 to 2026-01-31
    he is the one who approved it on Tuesday | 2026-03-18 | 2026-03-17
    this is what broke login on Monday | 2026-03-18 | 2026-03-16
    the reason is that we ran out of disk on Sunday | 2026-03-18 | 2026-03-15
    there was a power cut on Saturday, everything is back now | 2026-03-18 | 2026-03-14
    Sam is in Berlin, he flew on Sunday | 2026-03-18 | 2026-03-15
    the PR is merged, Ida approved it on Friday | 2026-03-18 | 2026-03-13
    I need a new phone, mine fell into the lake on Saturday | 2026-03-18 | 2026-03-14
    the alert that fired on Monday is muted | 2026-03-18 | 2026-03-16
    the branch I pushed on Friday has the fix | 2026-03-18 | 2026-03-13
    what we agreed on Monday still holds | 2026-03-18 | 2026-03-16
    the numbers you sent on Friday are off | 2026-03-18 | 2026-03-13
    the guy we interviewed on Tuesday is great | 2026-03-18 | 2026-03-17
    my back hurts since Sunday | 2026-03-18 | 2026-03-15 to 2026-03-18
    I'm tired, the flight landed at 3am on Monday | 2026-03-18 | 2026-03-16
    he can't walk, he tore a ligament on Saturday | 2026-03-18 | 2026-03-14
    we should thank Lin, she stayed late on Friday | 2026-03-18 | 2026-03-13
    the kids are sick, Noah threw up on Sunday | 2026-03-18 | 2026-03-15
    The release notes are on the wiki, I wrote them on Monday | 2026-03-18 | 2026-03-16
    the config is in vault, Ola moved it there in February | 2026-03-18 | 2026-02-01 to 2026-02-28
    the flaky test is gone since we bumped jsdom on Friday | 2026-03-18 | 2026-03-13
    all tests pass, after the rebase on Monday two failed | 2026-03-18 | 2026-03-16
    please use the new token, I rotated it on Monday | 2026-03-18 | 2026-03-16
    we have two kids, the second was born in November | 2026-03-18 | 2025-11-01 to 2025-11-30
    I live in Utrecht, moved here in August | 2026-03-18 | 2025-08-01 to 2025-08-31
    she works at Shopify, started in October | 2026-03-18 | 2025-10-01 to 2025-10-31
    I drive a Corolla, bought it in December | 2026-03-18 | 2025-12-01 to 2025-12-31
    we run Postgres 16, upgraded in January | 2026-03-18 | 2026-01-01 to 2026-01-31
    our CI is on Buildkite, migrated from Jenkins in November | 2026-03-18 | 2025-11-01 to 2025-11-30
    Marta runs the guild, took over from Piotr in December | 2026-03-18 | 2025-12-01 to 2025-12-31
    the API is rate limited, we added that on Friday | 2026-03-18 | 2026-03-13
    I'm vegetarian, haven't eaten meat since May | 2026-03-18 | 2025-05-01 to 2026-03-18
    the team is smaller now, two people left in January | 2026-03-18 | 2026-01-01 to 2026-01-31
    Use RS256 tokens: HS256 secrets leaked in October | 2026-03-18 | 2025-10-01 to 2025-10-31
    do NOT squash migrations again, Petra did and staging broke on Thursday | 2026-03-18 | 2026-03-12
    we're on React 19 as of March 2, the codemod took two days | 2026-03-18 | 2026-03-02
    I'm allergic to penicillin, found out in December | 2026-03-18 | 2025-12-01 to 2025-12-31
    we can't use gRPC there, the proxy killed streams on Tuesday | 2026-03-18 | 2026-03-17
    tests run in parallel now, Ezra turned it on on Friday | 2026-03-18 | 2026-03-13
    our rate limit is 50 rps, got raised from 20 on Monday | 2026-03-18 | 2026-03-16
    the old password no longer works, security reset it on Sunday | 2026-03-18 | 2026-03-15
    always tag the image, on Friday we rolled back to the wrong one | 2026-03-18 | 2026-03-13
    I lead the data team now, Carol retired in January | 2026-03-18 | 2026-01-01 to 2026-01-31
    careful with the lock file, npm rewrote it on Monday and CI failed | 2026-03-18 | 2026-03-16
    she wants to sell the boat, the engine died on Saturday | 2026-03-18 | 2026-03-14
    my son starts school in September, he turned six in February | 2026-03-18 | 2026-09-01 to 2026-09-30, 2026-02-01 to 2026-02-28
    whoever deploys needs to check Grafana, on Sunday nobody noticed the 500s | 2026-03-18 | 2026-03-15
    Sven is out until April 7, he broke his arm on Saturday | 2026-03-18 | 2026-03-18 to 2026-04-07, 2026-03-14
    we'd better pin the action, v4 changed its defaults on Tuesday | 2026-03-18 | 2026-03-17
    should we revert? the error rate doubled on Monday | 2026-03-18 | 2026-03-16
    stop using the shared login please, it was leaked in November | 2026-03-18 | 2025-11-01 to 2025-11-30
    the DPO wants an answer, I promised one for Thursday | 2026-03-18 | 2026-03-19
    deploys only via the bot from now on, manual one on Friday took prod down | 2026-03-18 | 2026-03-13
  `,
);

describeTable(
  'tense: a bare answer has that of its question',
  `
    Where are you two going for your honeymoon? Lofoten, in June | 2026-03-18 | 2026-06-01 to 2026-06-30
    When is the cutover? Friday | 2026-03-18 | 2026-03-20
    when did it break? Friday evening | 2026-03-18 | 2026-03-13
    When does your lease end? In July | 2026-03-18 | 2026-07-01 to 2026-07-31
    When did you move in? In July | 2026-03-18 | 2025-07-01 to 2025-07-31
    Who's on call? Dana, until Monday | 2026-03-18 | 2026-03-18 to 2026-03-23
    When will the invoice be paid? April 15 | 2026-03-18 | 2026-04-15
    When was the last outage? Sunday, around 3am | 2026-03-18 | 2026-03-15
    When's the exam? Thursday | 2026-03-18 | 2026-03-19
    Are you coming to the party? Yes, on Saturday | 2026-03-18 | 2026-03-21
    Did you file the taxes? Yes, on Saturday | 2026-03-18 | 2026-03-14
    Where did you go on vacation? Crete, in September | 2026-03-18 | 2025-09-01 to 2025-09-30
    What are your plans for the summer? Hiking in the Dolomites, in August | 2026-03-18 | 2026-08-01 to 2026-08-31
    When do you fly back? Sunday | 2026-03-18 | 2026-03-22
    How long are you staying? Until April 12 | 2026-03-18 | 2026-03-18 to 2026-04-12
    When is she due? Mid-October | 2026-03-18 | 2026-10-11 to 2026-10-20
    When are we dropping Node 18? End of April | 2026-03-18 | 2026-04-21 to 2026-04-30
    Wann zieht ihr um? Im Mai | 2026-03-18 | 2026-05-01 to 2026-05-31
    Quand est-ce que tu pars ? En juin | 2026-03-18 | 2026-06-01 to 2026-06-30
    ¿Cuándo os casáis? En septiembre | 2026-03-18 | 2026-09-01 to 2026-09-30
    ¿Cuándo te mudaste? En septiembre | 2026-03-18 | 2025-09-01 to 2025-09-30
    Have you renewed the passport? Yep, in January | 2026-03-18 | 2026-01-01 to 2026-01-31
    When are you seeing the notary? Friday at 10 | 2026-03-18 | 2026-03-20
    What's the plan for the offsite? Two days in Leipzig, in October. | 2026-03-18 | 2026-10-01 to 2026-10-31
    Who is presenting? Jo, on Thursday. | 2026-03-18 | 2026-03-19
    Which hotel did you stay at? The Alma, in November. | 2026-03-18 | 2025-11-01 to 2025-11-30
    When do the contractors start? Monday, they confirmed it | 2026-03-18 | 2026-03-23
    Wann war der Ausfall? Am Sonntag | 2026-03-18 | 2026-03-15
    When is your birthday? April 23 | 2026-03-18 | 2026-04-23
    When do you start the new job? On Monday! | 2026-03-18 | 2026-03-23
    When did she quit? In November | 2026-03-18 | 2025-11-01 to 2025-11-30
    What's the deadline? Friday EOD | 2026-03-18 | 2026-03-20
    Where is the team retreat? Sintra, in September. | 2026-03-18 | 2026-09-01 to 2026-09-30
    Is the migration done? No, on Thursday. | 2026-03-18 | 2026-03-19
    Did the release go out? Yes, on Thursday. | 2026-03-18 | 2026-03-12
    Until when is the code freeze? April 6 | 2026-03-18 | 2026-04-06
    Who broke the build? Nils, on Monday | 2026-03-18 | 2026-03-16
    How was the concert? Great, we went on Saturday | 2026-03-18 | 2026-03-14
    When can you fix it? Thursday | 2026-03-18 | 2026-03-19
    When will they cut over? Sunday night | 2026-03-18 | 2026-03-22
    Quando ti sposi? A giugno | 2026-03-18 | 2026-06-01 to 2026-06-30
    Quando você volta? Na sexta-feira | 2026-03-18 | 2026-03-20
    Wanneer verhuizen jullie? In mei | 2026-03-18 | 2026-05-01 to 2026-05-31
    Quand as-tu déménagé ? En octobre | 2026-03-18 | 2025-10-01 to 2025-10-31
    Wann hast du gekündigt? Im Januar | 2026-03-18 | 2026-01-01 to 2026-01-31
    What day is the launch? Tuesday | 2026-03-18 | 2026-03-24
    When was your surgery? Back in January | 2026-03-18 | 2026-01-01 to 2026-01-31
    When are your parents coming? Over Easter | 2026-03-18 | 2026-04-05
    Is Nadia back? Yes, since Monday | 2026-03-18 | 2026-03-16 to 2026-03-18
    When's your flight? April 2, early morning | 2026-03-18 | 2026-04-02
    When will you hear back? By Friday | 2026-03-18 | 2026-03-20
    When did you two meet? In 2015, in Prague | 2026-03-18 | 2015-01-01 to 2015-12-31 (absolute)
    When is the house move? First week of May | 2026-03-18 | 2026-05-01 to 2026-05-07
    How did the interview go? Okay I think, it was on Monday | 2026-03-18 | 2026-03-16
    So when's the big day? September 12! | 2026-03-18 | 2026-09-12
    When did the trial start? On Monday | 2026-03-18 | 2026-03-16
    How soon can you deliver? By Thursday | 2026-03-18 | 2026-03-19
    Do you have plans for Easter? Yes, visiting my parents | 2026-03-18 | 2026-04-05
    When do I get my laptop back? Friday | 2026-03-18 | 2026-03-20
    ¿Cuándo empieza el curso? En octubre | 2026-03-18 | 2026-10-01 to 2026-10-31
    Quando è il matrimonio? A settembre | 2026-03-18 | 2026-09-01 to 2026-09-30
    Wanneer is de deadline? Vrijdag | 2026-03-18 | 2026-03-20
    Wann ist die Abnahme? Am Freitag | 2026-03-18 | 2026-03-20
  `,
);

describeTable(
  'tense: notes and lists',
  `
    deadlines: abstract April 3, paper May 15 | 2026-03-18 | 2026-04-03, 2026-05-15
    TODO before Friday: bump the SDK | 2026-03-18 | 2026-03-20
    PTO: June 8 - June 19 | 2026-03-18 | 2026-06-08 to 2026-06-19
    flight LH123, dep. May 3, return May 10 | 2026-03-18 | 2026-05-03, 2026-05-10
    incident 2: Sunday, disk full | 2026-03-18 | 2026-03-15
    next steps: Ana writes the RFC by Thursday, Ben reviews it on Friday | 2026-03-18 | 2026-03-19, 2026-03-20
    retro notes: deploy failed Monday, rollback worked, fix goes out Thursday | 2026-03-18 | 2026-03-16, 2026-03-19
    vacation booked! Crete, Sept 5-12 | 2026-03-18 | 2026-09-05 to 2026-09-12
    dentist Thursday 9am, don't forget | 2026-03-18 | 2026-03-19
    mom's birthday is May 9 | 2026-03-18 | 2026-05-09
    Code freeze: April 24 | 2026-03-18 | 2026-04-24
    EOL of Node 20: April 30 | 2026-03-18 | 2026-04-30
    Renewal date October 1, owner Sam | 2026-03-18 | 2026-10-01
    My in-laws are visiting over Easter | 2026-03-18 | 2026-04-05
    ran the marathon in Valencia in December, next one is Rotterdam in April | 2026-03-18 | 2025-12-01 to 2025-12-31, 2026-04-01 to 2026-04-30
    paid the deposit on Monday for the cabin in July | 2026-03-18 | 2026-03-16, 2026-07-01 to 2026-07-31
    I'm off from Thursday to Monday | 2026-03-18 | 2026-03-19 to 2026-03-23
    we were in Porto from Thursday to Monday | 2026-03-18 | 2026-03-12 to 2026-03-16
    release notes: 3.1 shipped Monday, 3.2 comes Thursday | 2026-03-18 | 2026-03-16, 2026-03-19
    Trip: Kyoto April 2-9, back at work April 13 | 2026-03-18 | 2026-04-02 to 2026-04-09, 2026-04-13
    lease: signed in 2022, ends in August | 2026-03-18 | 2022-01-01 to 2022-12-31 (absolute), 2026-08-01 to 2026-08-31
    demo went well, client signs on Thursday | 2026-03-18 | 2026-03-19
    standup moved to 9:30 starting Monday | 2026-03-18 | 2026-03-23
  `,
);

describeTable(
  'tense: words that look like another tense',
  `
    We launched the AI assistant on Monday | 2026-03-18 | 2026-03-16
    The outage started at 9am EST on Monday | 2026-03-18 | 2026-03-16
    We met the team in Bratislava on Friday | 2026-03-18 | 2026-03-13
    We ran the Rust test in April | 2026-03-18 | 2025-04-01 to 2025-04-30
    I remember the outage on Friday | 2026-03-18 | 2026-03-13
    How'd the demo go on Monday? | 2026-03-18 | 2026-03-16
    great match Saturday! | 2026-03-18 | 2026-03-14
    we discussed the API changes on Monday | 2026-03-18 | 2026-03-16
    the API changes on Monday | 2026-03-18 | 2026-03-23
    I want to know what happened on Friday | 2026-03-18 | 2026-03-13
    Paulo said he'd already merged it on Monday | 2026-03-18 | 2026-03-16
    he said he'd call on Friday | 2026-03-18 | 2026-03-20
    It could not be reproduced on Monday | 2026-03-18 | 2026-03-16
    We could meet on Monday | 2026-03-18 | 2026-03-23
    Thanks for the demo Friday! | 2026-03-18 | 2026-03-13
    J'ai vu le médecin lundi | 2026-03-18 | 2026-03-16
    J'ai un rendez-vous lundi | 2026-03-18 | 2026-03-23
  `,
);

describeTable(
  'tense: what was promised or told is to come',
  `
    i promised the Dutch client we ship SSO in Q3 | 2026-05-13 | 2026-07-01 to 2026-09-30
    we told the auditors we deliver the report in June | 2026-05-13 | 2026-06-01 to 2026-06-30
    they said we deliver in June | 2026-07-13 | 2027-06-01 to 2027-06-30
    the client was told we ship it on Friday | 2026-03-18 | 2026-03-20
    she confirmed we present on Monday | 2026-03-18 | 2026-03-23
    she confirmed we presented on Monday | 2026-03-18 | 2026-03-16
    we told the client we shipped it on Friday | 2026-03-18 | 2026-03-13
    I told the client on Friday, we run Postgres | 2026-03-18 | 2026-03-13
    the service we run crashed on Monday | 2026-03-18 | 2026-03-16
  `,
);

describeTable(
  'tense: a list without verbs goes on behind what is to come',
  `
    pilot in Gdansk in mid-December, firmware 2.0 in March | 2026-11-05 | 2026-12-11 to 2026-12-20, 2027-03-01 to 2027-03-31
    roadmap: beta on 4 May, launch in February | 2026-03-18 | 2026-05-04, 2027-02-01 to 2027-02-28
    the beta is out on 4 May, the last one came in February | 2026-03-18 | 2026-05-04, 2026-02-01 to 2026-02-28
  `,
);

describeTable(
  'a sentence that is no more than a time, behind what was told',
  `
    My sister got married. In June. | 2026-03-18 | 2025-06-01 to 2025-06-30
    My sister is getting married. In June. | 2026-03-18 | 2026-06-01 to 2026-06-30
    We moved offices. On Monday. | 2026-03-18 | 2026-03-16
    We are moving offices. On Monday. | 2026-03-18 | 2026-03-23
    I got the job. Starting on 15 September. | 2026-03-18 | 2026-09-15
  `,
);
