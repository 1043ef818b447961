import { describeEventTable, describeTable } from '../testing/expression-table.js';

describeTable(
  'what is done on a day, told in the present, whatever the verb',
  `
  We try again on Monday morning with lock_timeout set to 5s. | 2025-02-06 | 2025-02-10
  I pick up the keys on Friday | 2026-03-18 | 2026-03-20
  we drive down to Cornwall on the 4th | 2026-03-18 | 2026-04-04
  I hand over to Mira on Friday | 2026-03-18 | 2026-03-20
  we rotate keys on Monday then | 2026-03-18 | 2026-03-23
  he tries again on Thursday | 2026-03-18 | 2026-03-19
  Omar covers for me on Friday | 2026-03-18 | 2026-03-20
  and the opening party stays on halloween, 60 people have said yes | 2025-09-20 | 2025-10-31
  the deadline remains May 4 | 2026-03-18 | 2026-05-04
  v3 comes out in Q3 | 2026-03-18 | 2026-07-01 to 2026-09-30
  school's closed Monday | 2026-03-18 | 2026-03-23
`,
);

describeTable(
  'what only looks like it',
  `
  they tried again on Monday morning and it worked | 2026-03-18 | 2026-03-16
  we lost the cluster and brought it back up on Sunday | 2026-03-18 | 2026-03-15
  I trust the backup from Friday | 2026-03-18 | 2026-03-13
  we see 500s in the logs on Monday | 2026-03-18 | 2026-03-16
  the script we ran broke on Monday | 2026-03-18 | 2026-03-16
  I work at Acme, joined on Monday | 2026-03-18 | 2026-03-16
  the cause of the crash on Monday remains unknown | 2026-03-18 | 2026-03-16
  our stays in May were dull | 2026-03-18 | 2025-05-01 to 2025-05-31
  Ana's closed tickets of Monday | 2026-03-18 | 2026-03-16
  I write the weekly report on Fridays | 2026-03-18 | -
`,
);

describeTable(
  'a weekday and a day of the month, which tell the month by agreeing',
  `
  it's the week of october 6 in Bergamo, and our flight from Eindhoven is on sunday the 5th | 2025-09-12 | 2025-10-06 to 2025-10-12, 2025-10-05
  am Sonntag, den 5., fliegen wir | 2026-03-18 | 2026-04-05
  dimanche 5 on prend l'avion | 2026-03-18 | 2026-04-05
  zondag de 5e vliegen we | 2026-03-18 | 2026-04-05
  el domingo 5 vamos a Toledo | 2026-03-18 | 2026-04-05
  lundi 5 personnes viennent | 2026-03-18 | 2026-03-16
  el lunes 2 servidores cayeron | 2026-03-18 | 2026-03-16
  Montag 8 Uhr Zahnarzt | 2026-03-18 | 2026-03-23
`,
);

describeTable(
  'since so long',
  `
  red since 2 days | 2026-03-18 | 2026-03-16 to 2026-03-18
  we are on k8s since about three years | 2026-03-18 | 2023-03-18 to 2026-03-18
  since 2 weeks ago the tests are flaky | 2026-03-18 | 2026-03-02 to 2026-03-18
  since two users complained we log it | 2026-03-18 | -
  quinta à noite fazemos a migração | 2026-03-18 | 2026-03-19
  a quinta noite do festival | 2026-03-18 | -
  ce mois-ci le plafond est de 6k | 2026-03-18 | 2026-03-01 to 2026-03-31
`,
);

describeEventTable(
  'the day of the talk is not that of what is told',
  `
  last thing for today: tomorrow the new pricing goes live (Solo 9, Team 29). | 2025-12-31 | 2026-01-01
  one more thing for today, on Friday we ship | 2026-03-18 | 2026-03-20
  the last thing planned for today is the retro | 2026-03-18 | 2026-03-18
`,
);
