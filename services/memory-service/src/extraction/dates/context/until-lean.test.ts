import { describeTable } from '../testing/expression-table.js';

// 9 November 2026 is a Monday.
describeTable(
  'until: what holds now, from now to then',
  `
    Mateo has to wear the cast until November 28 | 2026-11-09 | 2026-11-09 to 2026-11-28
    He broke his wrist and has to wear the cast until November 28 | 2026-11-09 | 2026-11-09 to 2026-11-28
    change freeze until November 30 | 2026-11-09 | 2026-11-09 to 2026-11-30
    There's a change freeze until November 30 | 2026-11-09 | 2026-11-09 to 2026-11-30
    I'm on parental leave until 31 January 2027 | 2026-11-09 | 2026-11-09 to 2027-01-31 (absolute)
    The shop stays closed until November 30 | 2026-11-09 | 2026-11-09 to 2026-11-30
    The exhibition can be seen until 6 January | 2026-11-09 | 2026-11-09 to 2027-01-06
    deploys are blocked until Thursday | 2026-11-09 | 2026-11-09 to 2026-11-12
    out of office until 23 Nov | 2026-11-09 | 2026-11-09 to 2026-11-23
    Support runs until 2028 | 2026-11-09 | 2026-11-09 to 2028-12-31 (absolute)
    don't touch main until Wednesday | 2026-11-09 | 2026-11-09 to 2026-11-11
    The contract runs until the end of June | 2026-11-09 | 2026-11-09 to 2027-06-30
  `,
);

describeTable(
  'until: what was settled in the past lasts until then',
  `
    we agreed on a change freeze until November 30 | 2026-11-09 | 2026-11-09 to 2026-11-30
    They extended the trial until November 30 | 2026-11-09 | 2026-11-09 to 2026-11-30
    we paused the ads until December 1 | 2026-11-09 | 2026-11-09 to 2026-12-01
    I've been given a loaner until Thursday | 2026-11-09 | 2026-11-09 to 2026-11-12
    booked: flights May 3, hotel until May 8 | 2026-03-18 | 2026-05-03, 2026-05-08
  `,
);

describeTable(
  'until: what is over, when it ended',
  `
    We ran on Memcached until 2023 | 2026-11-09 | 2023-01-01 to 2023-12-31 (absolute)
    The pool was open until September | 2026-11-09 | 2026-09-01 to 2026-09-30
    until last week we deployed by hand | 2026-11-09 | 2026-11-02 to 2026-11-08
    The old plan was valid until October 31 | 2026-11-09 | 2026-10-31
    The trial was extended until October 31 | 2026-11-09 | 2026-10-31
    I lived there till May | 2026-11-09 | 2026-05-01 to 2026-05-31
    We kept the old dashboard until January | 2026-02-27 | 2026-01-01 to 2026-01-31
    It worked fine until Monday | 2026-06-17 | 2026-06-15
    We can use the meeting room until 3 pm | 2026-06-17 | -
  `,
);

describeTable(
  'until: in other languages',
  `
    ik ben op vakantie tot 12 juli | 2026-11-09 | 2026-11-09 to 2027-07-12
    tot 12 december werk ik thuis | 2026-11-09 | 2026-11-09 to 2026-12-12
    Je suis en congé jusqu'au 12 décembre | 2026-11-09 | 2026-11-09 to 2026-12-12
    Jusqu'au 30 novembre, pas de mise en prod | 2026-11-22 | 2026-11-22 to 2026-11-30
    Estaré fuera hasta el 12 de diciembre | 2026-11-09 | 2026-11-09 to 2026-12-12
    Sono via fino al 12 dicembre | 2026-11-09 | 2026-11-09 to 2026-12-12
    Estou de férias até 20 de outubro | 2026-10-01 | 2026-10-01 to 2026-10-20
    Code Freeze bis 30. November | 2026-11-09 | 2026-11-09 to 2026-11-30
    Отпуск до 12 декабря | 2026-11-09 | 2026-11-09 to 2026-12-12
  `,
);
