import { describeEventTable } from './testing/expression-table.js';

/* What somebody wrote who did not know this reader, with the days that they meant. */

describeEventTable(
  'other authors: in ordinary sentences, of work and at home',
  `
    Project "October" is the code name for the pricing engine. | 2026-03-24 | -
    Les anciens jetons d'API devront être révoqués d'ici la fin du mois d'octobre. | 2025-10-01 | 2025-10-31
    We go/no-go this Thursday. | 2027-03-23 | 2027-03-25
    Rent was debited twice on the 3rd, I've complained to the bank. | 2023-02-15 | 2023-02-03
    I quit smoking four years ago. | 2025-10-28 | 2021-01-01 to 2021-12-31
    il collaudo è stato fissato per il 9 gennaio 2026, poi si vedrà | 2025-12-14 | 2026-01-09
    Since 4 January all secrets live in Vault and the .env files are dead. | 2027-02-18 | 2027-01-04 to 2027-02-18
    For two years I have been the only person who understands the billing reconciler. | 2025-10-21 | 2023-10-21 to 2025-10-21
    On Easter Monday we hiked up to the chapel in the rain. | 2025-04-23 | 2025-04-21
    Parents' evening got shifted to Thursday, both of us should go. | 2024-09-08 | 2024-09-12
    Book club meets on the last Wednesday of the month. | 2027-08-30 | -
    as I was reviewing his branch yesterday, the linter turned up 300 unused imports | 2026-08-23 | 2026-08-22
    Depuis 2022 j'habite à Nantes, pas très loin du jardin des plantes. | 2026-09-13 | 2022-01-01 to 2026-09-13
    On Saturday the Grafana box ran out of inodes, and of course no alert fired because Grafana does the alerting. | 2025-10-13 | 2025-10-11
    I'll pair with Ines on the parser next week. | 2025-04-17 | 2025-04-21 to 2025-04-27
    In 2020 is het hele platform naar Azure verhuisd. | 2023-11-20 | 2020-01-01 to 2020-12-31
    April from accounting owns the cost-centre list. | 2022-04-26 | -
    The data centre in Frankfurt will be under maintenance from 22 to 26 September. | 2025-09-08 | 2025-09-22 to 2025-09-26
    Onze nieuwe collega heet Juni en zit op kamer 2024. | 2026-10-22 | -
    Da gennaio usiamo un solo repository per tutti i microservizi. | 2026-04-13 | 2026-01-01 to 2026-04-13
    Two years ago I ran my first marathon and swore it'd be the last. | 2023-03-12 | 2021-01-01 to 2021-12-31
    remind me: the dry run of the DB cutover is Tuesday at 7 | 2021-12-10 | 2021-12-14
    We've had Postgres 15 in production since 2024 without a single failover. | 2026-04-16 | 2024-01-01 to 2026-04-16
    Legal insists that every DPA be countersigned by the end of the year. | 2023-10-16 | 2023-12-31
    yesterday's deploy? fine apart from the missing favicons | 2024-02-14 | 2024-02-13
    Heads-up that our domain renews on the 28th and the card on file is still Tom's old one. | 2026-05-21 | 2026-05-28
    While I was away, the on-call phone apparently rang 41 times on December 27. | 2024-01-10 | 2023-12-27
    Take one tablet twice a day for a week if the rash comes back. | 2025-04-16 | -
    Root cause was an expired intermediate cert that got rotated by hand on 2025-12-09. | 2026-01-13 | 2025-12-09
    Since February every pull request needs two approvals, one of them from the owning team. | 2023-05-10 | 2023-02-01 to 2023-05-10
    Kim's team works in two-week sprints and estimates in t-shirt sizes. | 2027-06-22 | -
    Logs are kept for 90 days and then deleted. | 2023-09-20 | -
    The Python 3.14 upgrade has been planned for the third quarter. | 2026-05-09 | 2026-07-01 to 2026-09-30
    Our daughter was born on 14 February 2021, in the middle of a snowstorm. | 2024-05-18 | 2021-02-14
    two days ago he proposed, on a chairlift of all places | 2025-02-15 | 2025-02-13
    The payload was 2019 bytes, just under the limit. | 2025-09-14 | -
    Nächste Woche stellt Frau Krüger den neuen Importer im Teammeeting vor. | 2023-09-07 | 2023-09-11 to 2023-09-17
    Rashid takes over the data platform in September. | 2026-07-11 | 2026-09-01 to 2026-09-30
    Dates in the export follow ISO 8601, decimals use a comma. | 2026-08-03 | -
    The walnut tree we planted last summer hasn't survived. | 2024-01-20 | 2023-06-01 to 2023-08-31
    The rent goes up on 20 July. | 2026-07-11 | 2026-07-20
    The intern's first PR was merged on 15/06/2026 and reverted within the hour. | 2026-06-18 | 2026-06-15
    cron runs the cleanup on the first of every month, don't schedule anything heavy next to it | 2024-08-31 | -
    Today at noon the status page was red and Slack was green, which is the wrong way round. | 2023-07-17 | 2023-07-17
    The piano tuner, who was booked for noon, turned up yesterday at nine in the evening. | 2025-01-12 | 2025-01-11
    Until Sunday the build farm is running at half capacity. | 2026-09-21 | 2026-09-21 to 2026-09-27
    During November and December 2023 the fraud model ran without its country feature, as the audit later showed. | 2024-01-26 | 2023-11-01 to 2023-12-31
    last quarter's conversion dip went away as soon as the consent banner was fixed | 2023-08-09 | 2023-04-01 to 2023-06-30
    Il contratto di hosting verrà rinnovato a febbraio 2026, salvo disdetta. | 2025-09-11 | 2026-02-01 to 2026-02-28
    Our dog is called Sunday because of the song. | 2023-04-06 | -
    Ieri il deploy è saltato perché mancava una variabile d'ambiente. | 2024-05-07 | 2024-05-06
    This week Olga is triaging, so bugs go to her. | 2025-03-27 | 2025-03-24 to 2025-03-30
    we haven't had a proper internet connection since March | 2021-05-15 | 2021-03-01 to 2021-05-15
    I swim on Tuesdays and Fridays before work. | 2026-06-28 | -
    last month we burned through 140% of the CI minutes, hence the new limits | 2023-08-21 | 2023-07-01 to 2023-07-31
    Strawberries should be ripe in early June, the farmer reckons. | 2026-05-27 | 2026-06-01 to 2026-06-10
    Two months ago they told us the SDK would be stable. | 2027-04-25 | 2027-02-01 to 2027-02-28
    Compliance signed off on the retention policy on Friday, so the archive job can be switched on. | 2024-11-19 | 2024-11-15
    The lease for the old rack ended on June 30, so why are we still being billed? | 2022-07-10 | 2022-06-30
    We'll be dropping Node 18 from the support matrix in March. | 2024-12-10 | 2025-03-01 to 2025-03-31
    Our Figma trial lapses at the end of February unless somebody puts in a PO number. | 2025-02-06 | 2025-02-28
    Did the migration go through? Yes, last week, with two retries on the orders table. | 2025-06-13 | 2025-06-02 to 2025-06-08
    Passwords here must be changed every six months. | 2024-01-31 | -
    ten days from today the in-laws arrive | 2022-12-12 | 2022-12-22
    La sauvegarde complète dure quatre heures environ. | 2026-03-17 | -
    El mes que viene nos mudamos a un piso con terraza. | 2024-08-09 | 2024-09-01 to 2024-09-30
    Three years ago we rewrote the scheduler in Go, and frankly I'd do it again. | 2022-05-18 | 2019-01-01 to 2019-12-31
    SRE noticed the clock drift 5 days ago but the ticket was only opened after the second complaint | 2025-04-27 | 2025-04-22
    Standup is at 9:15 on weekdays, cameras optional. | 2024-10-25 | -
    Trabalho nesta empresa há cinco anos e ainda me perco no prédio. | 2024-03-25 | 2019-03-25 to 2024-03-25
    Easter lunch is at ours on 31 March, bring folding chairs. | 2024-03-09 | 2024-03-31
    We intend to open-source the query planner next spring. | 2025-10-07 | 2026-03-01 to 2026-05-31
    The whole ERP was brought in-house in 2025, which nobody enjoyed. | 2027-11-08 | 2025-01-01 to 2025-12-31
    three days ago the webhook endpoint refused every single call, support still hasn't replied | 2027-05-03 | 2027-04-30
    Cloud spend in Q1 came in 18% over what we'd forecast. | 2026-06-10 | 2026-01-01 to 2026-03-31
    We adopted a very old cat on Saturday. | 2026-03-03 | 2026-02-28
    "When's the pen test?" - "14 March, they get VPN accounts the evening before" | 2025-03-04 | 2025-03-14
    We'd like to get married next summer, somewhere with shade. | 2024-08-15 | 2025-06-01 to 2025-08-31
    The Friday bot posts a meme whenever the error rate drops below one percent. | 2026-10-04 | -
    Early March is when the new hires get their laptops, assuming customs cooperates. | 2023-02-09 | 2023-03-01 to 2023-03-10
    This month two of the three DBAs are on parental leave. | 2027-07-18 | 2027-07-01 to 2027-07-31
    Every mail sent from the 2nd to the 4th of May landed in spam. | 2024-05-10 | 2024-05-02 to 2024-05-04
    Vor zwei Jahren haben wir uns von SAP verabschiedet und es kein bisschen bereut. | 2025-11-21 | 2023-01-01 to 2023-12-31
    The staging cluster fell over on Monday when somebody bumped the ingress chart without telling anyone. | 2025-03-19 | 2025-03-17
    car insurance has to be cancelled by the end of November, otherwise it rolls over | 2023-11-10 | 2023-11-30
    Kenji merged the rate limiter on Thursday of last week, long before the ticket was closed. | 2024-03-11 | 2024-03-07
    I studied in Ghent from 2009 to 2013, mostly chemistry and table football. | 2024-06-27 | 2009-01-01 to 2013-12-31
    The second postmortem was published last month, although the incident itself is still disputed. | 2025-05-16 | 2025-04-01 to 2025-04-30
    tax return must be in by 30 September, receipts are still in a shoebox | 2026-09-08 | 2026-09-30
    Just so everyone has it: code freeze kicks in on 29 November. | 2024-11-07 | 2024-11-29
    Na sexta-feira o servidor de e-mail ficou fora do ar a tarde toda. | 2026-06-16 | 2026-06-12
    The customer has been promised a migration guide by 15 September 2024. | 2024-06-08 | 2024-09-15
    In August we're taking the night train to Stockholm with the kids. | 2025-01-27 | 2025-08-01 to 2025-08-31
    Been waiting for three months on a firewall rule. Three. Months. | 2025-01-17 | 2024-10-17 to 2025-01-17
    L'estate scorsa abbiamo girato la Puglia in bicicletta. | 2023-07-21 | 2022-06-01 to 2022-08-31
    We deploy every Thursday, unless Thursday is a holiday. | 2025-03-07 | -
    Next month my sister moves out and I get the big room. | 2027-10-22 | 2027-11-01 to 2027-11-30
    On Christmas Day we'll all be at Aunt Rosa's, dogs included. | 2026-12-10 | 2026-12-25
    New customers get a 30-day trial and no phone support. | 2023-06-29 | -
    Late September 2025 is when the choir goes on tour, so keep it free. | 2025-06-08 | 2025-09-21 to 2025-09-30
    All remaining Windows runners have to be gone by the end of June. | 2025-06-06 | 2025-06-30
    A leap-day bug in the licence checker locked out 212 seats on New Year's Eve. | 2025-01-10 | 2024-12-31
    the boiler died last week and it's minus four outside | 2024-02-05 | 2024-01-29 to 2024-02-04
    Flying home Friday, could someone pick me up? | 2026-12-27 | 2027-01-01
    How many releases did we do in 2025? Forty-one, nine of them hotfixes. | 2026-01-09 | 2025-01-01 to 2025-12-31
    The old endpoints stay reachable until 31 July. | 2026-07-04 | 2026-07-04 to 2026-07-31
    Since summer 2025 we don't accept patches without a signed-off-by line. | 2027-06-12 | 2025-06-01 to 2027-06-12
    I prefer squash merges, whatever day of the week it is. | 2024-04-18 | -
    Rollout to the second region is pencilled in for calendar week 32. | 2025-07-16 | 2025-08-04 to 2025-08-10
    please book the big room for 12 May, the steering committee wants a live demo | 2026-04-24 | 2026-05-12
    Talked to procurement; they agreed to sign on 7 April once the budget opens. | 2026-03-11 | 2026-04-07
    Bei uns wird jeden Mittwoch ausgeliefert. | 2027-02-09 | -
    Someone force-pushed over main the day before yesterday and we've only just pieced it back together. | 2027-01-12 | 2027-01-10
    We've got the rental car until 6 September. | 2026-08-17 | 2026-08-17 to 2026-09-06
    If all goes well the mortgage will be paid off in three years. | 2024-11-29 | 2027-01-01 to 2027-12-31
    Hace tres años migramos todo el código a TypeScript. | 2027-07-11 | 2024-01-01 to 2024-12-31
    The release notes have to be proofread by this Friday, any takers? | 2024-12-04 | 2024-12-06
    We settled on 2 June for the christening, cake included. | 2024-05-28 | 2024-06-02
    Three months ago the feature store was declared deprecated, yet six pipelines still read from it. | 2028-06-13 | 2028-03-01 to 2028-03-31
    La semaine dernière, le cluster de préprod est resté planté sans que personne s'en aperçoive. | 2025-06-11 | 2025-06-02 to 2025-06-08
    2024-03-20T03:14:07Z is when the first OOM kill appears in the log | 2024-03-21 | 2024-03-20
    Yesterday evening the neighbours' marquee blew into our garden. | 2023-07-08 | 2023-07-07
    Every summer we go to the same campsite near Arcachon. | 2024-07-17 | -
    According to my file I joined the orchestra on 1 September 2003. | 2028-05-08 | 2003-09-01
    Sprint review got moved to Tuesday next week because half the room is at the offsite. | 2026-08-13 | 2026-08-18
    Marta wants the threat model on her desk next Friday. | 2025-09-30 | 2025-10-10
    Vorige week heeft Sander per ongeluk de productiedatabase leeggegooid. | 2026-01-31 | 2026-01-19 to 2026-01-25
    Expect the beta invites to land mid-March. | 2025-02-28 | 2025-03-11 to 2025-03-20
    eight days ago I filed a ticket for the broken SSO mapping and it's still in triage | 2024-10-14 | 2024-10-06
    Six days ago, according to the git log, someone vendored left-pad. | 2023-01-29 | 2023-01-23
    Last winter the heating in the server room was, absurdly, left on. | 2026-04-10 | 2025-12-01 to 2026-02-28
    Our contract with the monitoring vendor runs out at the end of April and nobody has started negotiating. | 2024-02-27 | 2024-04-30
    Early December brought three sev-1s, all caused by the same retry loop. | 2024-12-18 | 2024-12-01 to 2024-12-10
    We lost the Wednesday of last week to a broken npm registry mirror. | 2028-09-05 | 2028-08-30
    From 2021 through 2022 the service was maintained by an agency in Porto. | 2023-04-20 | 2021-01-01 to 2022-12-31
    I gave blood a week ago today and fainted, very dignified. | 2024-07-25 | 2024-07-18
    For four years now our Kafka setup has been limping along with a single ZooKeeper. | 2025-07-28 | 2021-07-28 to 2025-07-28
    A full reindex takes three days on the small nodes. | 2027-04-15 | -
    our tsconfig targets ES2022, please don't touch it | 2026-05-30 | -
    I turn forty this Saturday and I'm hiding in the Alps. | 2025-06-19 | 2025-06-21
    Since Thursday the mobile app has been logging people out whenever they switch networks. | 2024-08-03 | 2024-08-01 to 2024-08-03
    El 19 de mayo se cayó la pasarela de pagos y perdimos casi quinientos pedidos. | 2025-05-22 | 2025-05-19
    llevamos dos semanas sin entorno de pruebas y nadie da explicaciones | 2026-11-09 | 2026-10-26 to 2026-11-09
    Three weeks ago I twisted my ankle at five-a-side. | 2026-04-23 | 2026-03-30 to 2026-04-05
    Ticket 2025 is a duplicate of ticket 1987. | 2026-02-10 | -
    Half of the cobol-to-java converter was written in 2019 by a contractor who has since become a beekeeper. | 2025-09-15 | 2019-01-01 to 2019-12-31
    This month I'm off alcohol and, apparently, off fun. | 2026-01-22 | 2026-01-01 to 2026-01-31
    My gran's been in rehab for five weeks, getting cheekier by the day. | 2023-08-28 | 2023-07-24 to 2023-08-28
    Support is staffed 24/7, billing isn't. | 2027-12-10 | -
    The flight to Auckland takes about a day with the layover. | 2025-08-15 | -
    I need the load-test numbers by Friday or the capacity plan goes out without them | 2025-04-07 | 2025-04-11
    The board has pushed the SOC 2 audit into Q2 2024. | 2023-12-08 | 2024-04-01 to 2024-06-30
    The board lives on monday.com, ask Greta for an invite. | 2025-07-07 | -
    I've had this cough for two weeks and the GP just shrugs. | 2024-10-05 | 2024-09-21 to 2024-10-05
    overmorgen krijgen we de sleutel van ons nieuwe huis | 2025-04-01 | 2025-04-03
    had my driving test today. passed!! | 2025-09-04 | 2025-09-04
    The interns shipped the whole admin dashboard this summer. | 2026-09-03 | 2026-06-01 to 2026-08-31
    Her favourite novel is 1984, closely followed by Emma. | 2025-12-01 | -
    Grandma is staying with us from 6 to 17 October, so no parties. | 2025-09-26 | 2025-10-06 to 2025-10-17
    we settled on SQL Server 2022 rather than Oracle | 2022-10-08 | -
    no mês passado nasceu o meu sobrinho | 2027-05-23 | 2027-04-01 to 2027-04-30
    The landlord says the lift will be repaired in the third quarter, I'll believe it when I ride it. | 2023-05-31 | 2023-07-01 to 2023-09-30
    Customer says their imports have failed. First failure: four days ago, right after we enabled strict mode. | 2026-02-04 | 2026-01-31
    For ten days the translation pipeline has been stuck on a single Finnish string. | 2023-10-04 | 2023-09-24 to 2023-10-04
    By accident we discovered the cache never expired; that was in mid-September. | 2026-10-27 | 2026-09-11 to 2026-09-20
    Dentist tomorrow, half past eight, wish me luck. | 2027-08-11 | 2027-08-12
    Nine days ago my passport went in the post; nothing has come back. | 2025-11-19 | 2025-11-10
    The proxy listens on port 2024 and forwards to 8080. | 2025-11-09 | -
    Am Montag ist uns der Build-Server abgeraucht, seitdem baut jeder lokal. | 2025-03-28 | 2025-03-24
    Between 3 and 7 June the export job silently skipped every customer with an umlaut in their name. | 2024-06-20 | 2024-06-03 to 2024-06-07
    Come May, the Berlin office gets its own VPN gateway. | 2022-03-13 | 2022-05-01 to 2022-05-31
    It needs Visual Studio 2019 or newer to compile. | 2025-05-14 | -
    The flaky checkout test has been quarantined for six weeks and not a soul has missed it. | 2025-08-23 | 2025-07-12 to 2025-08-23
    If the vendor doesn't object, support for the v1 schema ends on 31.10.2022. | 2022-09-25 | 2022-10-31
    Submit your talk proposals no later than 29 October. | 2027-10-05 | 2027-10-29
    Once the tender is through, presumably nobody will want to know, but the go-live is in April. | 2025-02-17 | 2025-04-01 to 2025-04-30
    Grandpa always drove a Peugeot 2008 far too fast. | 2024-12-12 | -
    ten minutes ago the queue depth crossed 2 million | 2025-05-04 | 2025-05-04
    On the 24th of November we'll be freezing prices, carts and deploys alike. | 2023-11-14 | 2023-11-24
    tmrw we flip the dns, ttl is already down to 60 | 2022-02-22 | 2022-02-23
    Dad had his hip replaced in October and is already back on the bike. | 2028-02-11 | 2027-10-01 to 2027-10-31
    SLA for sev-2 is four hours to first response. | 2023-12-11 | -
    The token leak was reported to us two weeks ago by a student in Delft. | 2021-08-19 | 2021-08-02 to 2021-08-08
    Mid-July, when the heat was unbearable, Nan was taken to hospital. | 2022-08-05 | 2022-07-11 to 2022-07-20
    Der Wartungsvertrag für die Firewall läuft Ende November aus. | 2024-10-19 | 2024-11-30
    On a convenu avec le client de livrer la version 3.2 le 18 mars. | 2024-02-19 | 2024-03-18
    I'm covering on-call until 4 October, so page me and not Jonas. | 2024-09-18 | 2024-09-18 to 2024-10-04
    All build agents were reimaged with Ubuntu 24.04, which broke the GPU driver. | 2024-06-15 | -
    Next year I'm finally learning to swim. | 2024-12-31 | 2025-01-01 to 2025-12-31
    Na próxima semana entra no ar o novo portal de clientes. | 2025-02-12 | 2025-02-17 to 2025-02-23
    Hardware refresh for the lab has been put off to next year. | 2026-03-30 | 2027-01-01 to 2027-12-31
    Sunday's failover lasted eleven minutes, of which nine were DNS. | 2024-05-24 | 2024-05-19
    This year I read more than forty books and can remember maybe five. | 2023-12-17 | 2023-01-01 to 2023-12-31
    Sessions time out after 15 minutes of inactivity. | 2025-02-21 | -
    Leo has been running a fever since Sunday. | 2023-09-12 | 2023-09-10 to 2023-09-12
    payment retries have been piling up since this morning, smells like the broker | 2025-05-28 | 2025-05-28
    two years ago that service had a team of six, now it has a mailing list | 2026-11-18 | 2024-01-01 to 2024-12-31
    My uncle drove lorries across Europe in the 1990s. | 2027-03-15 | 1990-01-01 to 1999-12-31
    My railcard expires on 31 October. | 2026-10-15 | 2026-10-31
    Before the outage nobody knew the cron box existed; it was finally decommissioned on Monday. | 2024-04-03 | 2024-04-01
    The electricity company raised our instalment last month without so much as a letter. | 2025-07-05 | 2025-06-01 to 2025-06-30
    The wildcard cert for our API hosts expires 2023-07-02, someone please own this. | 2023-06-14 | 2023-07-02
    I've been vegetarian for seven years, so no, not even the broth. | 2025-03-10 | 2018-03-10 to 2025-03-10
    The payroll export blew up on the 15th, nobody looked until finance called. | 2022-11-28 | 2022-11-15
    Mañana presenta Lucía los resultados de la auditoría. | 2023-04-26 | 2023-04-27
    Can't make it, my first day back in the office is Monday next week. | 2024-09-02 | 2024-09-09
    What we promised for this quarter is a p99 under 300 ms at checkout. | 2027-09-17 | 2027-07-01 to 2027-09-30
    They got married on the 16th of August 2025, eleven guests, no speeches. | 2025-08-24 | 2025-08-16
    Rolled back yesterday at 16:40 after the error budget was gone. | 2025-01-23 | 2025-01-22
    We've been without a product manager for five months, and you can tell from the backlog. | 2023-09-24 | 2023-04-24 to 2023-09-24
    O relatório sai toda segunda-feira às oito. | 2025-08-22 | -
    De licentie van de testtool verloopt eind juli. | 2024-06-19 | 2024-07-31
    seit drei monaten warte ich auf einen facharzttermin | 2026-05-10 | 2026-02-10 to 2026-05-10
    This spring the bathroom is getting redone, so we'll be showering at the gym. | 2026-02-22 | 2026-03-01 to 2026-05-31
    hier soir ma fille a perdu sa première dent | 2023-12-09 | 2023-12-08
    La riunione dura mezz'ora e si fa ogni martedì. | 2024-11-16 | -
    He's been going to physio for four months. | 2027-01-25 | 2026-09-25 to 2027-01-25
    Vet appointment for the rabbit: Tuesday next week. | 2025-05-20 | 2025-05-27
    in three days the refresh tokens of every mobile client become invalid | 2025-11-25 | 2025-11-28
    Over the weekend the backup volume filled up with core dumps. | 2026-12-03 | 2026-11-28 to 2026-11-29
    last weekend we cleared out the attic and found my old stamp album | 2024-04-12 | 2024-04-06 to 2024-04-07
    August is a lovely name for a boy, don't you think? | 2026-01-13 | -
    It was late February when Priya noticed the invoices were being rounded twice. | 2028-03-07 | 2028-02-21 to 2028-02-29
    we're aiming at late August for the pricing page relaunch | 2025-08-12 | 2025-08-21 to 2025-08-31
    Can you water the tomatoes? We're in Brittany next week. | 2027-05-19 | 2027-05-24 to 2027-05-30
    In November the team voted to drop Jenkins. | 2026-02-20 | 2025-11-01 to 2025-11-30
    On October 3rd, 2025 the Terraform state got corrupted for the second time. | 2026-01-30 | 2025-10-03
    The hotfix ships tomorrow; QA has signed it off. | 2023-03-30 | 2023-03-31
    Dry run next Thursday, bring your own tickets. | 2026-11-05 | 2026-11-12
    The vulnerability (CVE-2024-3094 wannabe, if you ask me) was patched on 19 August. | 2024-08-24 | 2024-08-19
    In two months the vendor switches off the free tier, which leaves us with a bill or a rewrite. | 2025-08-06 | 2025-10-01 to 2025-10-31
    for three weeks now the nightly build has been red and everyone just scrolls past it | 2024-07-10 | 2024-06-19 to 2024-07-10
    During the first half of 2024, churn among self-hosted customers doubled. | 2024-07-29 | 2024-01-01 to 2024-06-30
    She's been living in Lisbon since 2018 and still can't stand sardines. | 2022-06-21 | 2018-01-01 to 2022-06-21
    Las facturas se generan el primer día de cada mes. | 2025-01-18 | -
    10/11/2025: primary DB disk full, writes refused for 22 min. | 2025-11-17 | 2025-11-10
    Our flat was burgled on November 21 while we were at the cinema. | 2025-12-10 | 2025-11-21
    We're swapping the core switch this weekend, so expect VPN drops. | 2025-06-25 | 2025-06-28 to 2025-06-29
    A third of our incidents last year came from feature flags left switched on. | 2024-04-22 | 2023-01-01 to 2023-12-31
    school trip's on Monday and she needs wellies | 2026-05-12 | 2026-05-18
    my brother lives at 2011 Station Road, second floor | 2024-09-28 | -
    When we split the monolith last autumn, the auth module stayed behind because no one dared touch it. | 2026-06-26 | 2025-09-01 to 2025-11-30
    In two weeks the new search goes live for the Nordics. | 2026-10-09 | 2026-10-19 to 2026-10-25
    The baby's due in two weeks and the cot is still in its box. | 2026-11-27 | 2026-12-07 to 2026-12-13
    It's official: 5.0 gets tagged on 19 November, changelog or no changelog. | 2025-11-06 | 2025-11-19
    Next year everything we host moves to ARM. | 2025-12-16 | 2026-01-01 to 2026-12-31
    O certificado do balanceador vence em 31/10/2023. | 2023-10-26 | 2023-10-31
    Renaming the repo happens next month when the release branch is quiet. | 2025-12-05 | 2026-01-01 to 2026-01-31
  `,
);
