import { describeTable } from '../../testing/expression-table.js';

describeTable(
  'dotted dates',
  `
    mam 14.04. dentysta | 2026-03-18 | 2026-04-14
    14.04. dentist | 2026-03-18 | 2026-04-14
    We will review the roadmap on 4/6 | 2026-03-18 | 2026-06-04
    The rollout will start on 4/6 nodes | 2026-03-18 | -
    We will settle on 2/3 | 2026-03-18 | -
    We will go on 9/11 | 2026-03-18 | -
    The tests pass on 4/6 | 2026-03-18 | -
    The score will be 7/10 | 2026-03-18 | -
    am 3.5. Zahnarzt | 2026-03-18 | 2026-05-03
    dentist 14.04. | 2026-03-18 | 2026-04-14
    Zahnarzt am 14.04. | 2026-03-18 | 2026-04-14
    Termin 14.4. um 9 Uhr | 2026-03-18 | 2026-04-14
    mam 14.04. wizytę u lekarza | 2026-03-18 | 2026-04-14
    3.5. Zahnarzt, 4.5. Elternabend | 2026-03-18 | 2026-05-03, 2026-05-04
    Wir fahren am 3.5. nach Rom | 2026-03-18 | 2026-05-03
    wir treffen uns 14.4. in Köln | 2026-03-18 | 2026-04-14
    der Umzug ist am 14.04. | 2026-03-18 | 2026-04-14
    ab 1.5. arbeite ich Teilzeit | 2026-03-18 | 2026-05-01
    vom 3.5. bis 10.5. im Urlaub | 2026-03-18 | 2026-05-03 to 2026-05-10
    Urlaub 3.5.-10.5. | 2026-03-18 | 2026-05-03 to 2026-05-10
    Urlaub vom 3.-10.5. | 2026-03-18 | 2026-05-03 to 2026-05-10
    spotkanie 14.04 o 10:00 | 2026-03-18 | 2026-04-14
    dentist on 14.04 | 2026-03-18 | 2026-04-14
    the wedding is on 14.06. | 2026-03-18 | 2026-06-14
    wizyta 14.04 | 2026-03-18 | 2026-04-14
    14.04 ślub Kasi | 2026-03-18 | 2026-04-14
    Elternabend 14.04., 19 Uhr | 2026-03-18 | 2026-04-14
    встреча 14.04 в 10:00 | 2026-03-18 | 2026-04-14
    экзамен 14.04 | 2026-03-18 | 2026-04-14
    Hochzeit von Anna am 12.09. | 2026-03-18 | 2026-09-12
    am 14.02. waren wir essen | 2026-03-18 | 2026-02-14
    am 14.02 waren wir essen | 2026-03-18 | 2026-02-14
    mam egzamin 20.06 | 2026-03-18 | 2026-06-20
    Sa 18.4. Geburtstag Oma | 2026-03-18 | 2026-04-18
    Do., 16.04. Zahnarzt | 2026-03-18 | 2026-04-16
    vom 14.04. bis zum 20.04. bin ich weg | 2026-03-18 | 2026-04-14 to 2026-04-20
    Urlaub: 14.04.–20.04. | 2026-03-18 | 2026-04-14 to 2026-04-20
  `,
);

describeTable(
  'dotted dates: versions and amounts',
  `
    we run Python 3.11 on 3.10. images | 2026-03-18 | -
    upgrade to 14.04 was hard | 2026-03-18 | -
    release 3.5. fixed it | 2026-03-18 | -
    Ubuntu 14.04 dentist app | 2026-03-18 | -
    version 3.5. is out | 2026-03-18 | -
    see section 4.2. for details | 2026-03-18 | -
    node 18.04. no | 2026-03-18 | -
    the score was 3.5. nice | 2026-03-18 | -
    We upgraded to 3.10. It works. | 2026-03-18 | -
    depends on 3.11 | 2026-03-18 | -
    we run 3.11 in prod | 2026-03-18 | -
    dentist app 3.11 crashed | 2026-03-18 | -
    ab 3.11 unterstützt Python das | 2026-03-18 | -
    upgrade do 14.04 | 2026-03-18 | -
    the interview tool is at 3.10 now | 2026-03-18 | -
    3.10 is out | 2026-03-18 | -
    party of 14.04 kg | 2026-03-18 | -
    size 10.12 inches | 2026-03-18 | -
    0.10 is the last | 2026-03-18 | -
    release 14.04 o 10 MB | 2026-03-18 | -
    Django 4.02 training | 2026-03-18 | -
    we had 3.10 talks | 2026-03-18 | -
    see 4.12 for the talk | 2026-03-18 | -
    kapitel 3.11 lesen | 2026-03-18 | -
    section 3.12. meeting rules | 2026-03-18 | -
    Konzert ist am 31.04. | 2026-03-18 | -
  `,
);

describeTable(
  'days with slashes and dots from one to another',
  `
    was on vacation 21/02 to 03/03 | 2026-03-18 | 2026-02-21 to 2026-03-03
    from 27/3 to 29/3 we are in Rome | 2026-03-18 | 2026-03-27 to 2026-03-29
    off 27/3 - 2/4 | 2026-03-18 | 2026-03-27 to 2026-04-02
    I was away from 01/03 to 05/03 | 2026-03-18 | 2026-03-01 to 2026-03-05
    holiday 3/27 to 4/02 | 2026-03-18 | 2026-03-27 to 2026-04-02
    ferie 21/12 al 03/01 | 2026-03-18 | 2026-12-21 to 2027-01-03
    urlaub 5.8. bis 16.8. | 2026-03-18 | 2026-08-05 to 2026-08-16
    the demo moved from 27/3 to 29/3 | 2026-03-18 | 2026-03-29
    between 13/04 and 17/04 Ana covers for me | 2026-03-18 | 2026-04-13 to 2026-04-17
    window sizes 16/9 to 4/3 | 2026-03-18 | -
    shards went from 1/3 to 2/3 | 2026-03-18 | -
    tests went from 3/27 to 9/27 | 2026-03-18 | -
    coverage went 12/20 to 15/20 | 2026-03-18 | -
    see pages 13/1 to 14/1 | 2026-03-18 | -
    on 03/04 agents | 2026-03-18 | -
    the ratio is 03/04 | 2026-03-18 | -
  `,
);

describeTable(
  'round the clock, shares and steps, and days with a slash',
  `
    We are 24/7 on call. | 2026-03-18 | -
    Call 24/7 support. | 2026-03-18 | -
    the call centre is 24/7 | 2026-03-18 | -
    open 24/7, dentist too | 2026-03-18 | -
    we moved from 24/7 support to office hours | 2026-03-18 | -
    we moved to 24/7 support | 2026-03-18 | -
    24/7/365 | 2026-03-18 | -
    Fri 24/7 party | 2026-03-18 | 2026-07-24
    away until 24/7 | 2026-03-18 | 2026-03-18 to 2026-07-24
    dentist appointment 24/7 9am | 2026-03-18 | 2026-07-24
    since 3/14 of the tests failed | 2026-03-18 | -
    since 14/3 I run | 2026-03-18 | 2026-03-14 to 2026-03-18
    until 27/3 Ana covers for me | 2026-03-18 | 2026-03-18 to 2026-03-27
    step 2/13 of the party | 2026-03-18 | -
    PR 12/14 review meeting | 2026-03-18 | -
    page 3/12 | 2026-03-18 | -
    5/7 tests pass | 2026-03-18 | -
    3/4 of the users | 2026-03-18 | -
    7/10 | 2026-03-18 | -
    2/3 done | 2026-03-18 | -
    meeting on 3/14 | 2026-03-18 | 2026-03-14
  `,
);

describeTable(
  'English: a day in digits behind what is done on one, or behind its weekday',
  `
    We launch on 10.4. | 2026-03-18 | 2026-04-10
    We launch on 24.12. | 2026-03-18 | 2026-12-24
    I met Ana on 10.03. | 2026-03-18 | 2026-03-10
    We signed the lease on 3.2. | 2026-03-18 | 2026-02-03
    We run on 14.04. | 2026-03-18 | -
    We are on 10.4. | 2026-03-18 | -
    We tested it on 10.4. | 2026-03-18 | -
    We started on 3.12 last week | 2026-03-18 | 2026-03-09 to 2026-03-15
    We left on 10.04 for Oslo | 2026-03-18 | -
    I met Ana Tue 10/3 | 2026-03-18 | 2026-03-10
    I met Ana Wed 10/3 | 2026-03-18 | -
  `,
);
