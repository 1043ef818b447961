import { describeEventTable } from '../testing/expression-table.js';

describeEventTable(
  'a year, month or week that opens a sentence is that of the times behind it',
  `
    Last year we launched in May and got funded in October | 2026-03-18 | 2025-05-01 to 2025-05-31
    Last year I was in Lisbon in March | 2026-03-18 | 2025-03-01 to 2025-03-31
    Next year we launch in May | 2026-03-18 | 2027-05-01 to 2027-05-31
    In 2019 I moved to Lisbon in March | 2026-03-18 | 2019-03-01 to 2019-03-31
    In 2019 I met Anna at Christmas | 2026-03-18 | 2019-12-25
    Back in 2018 I started on 4 May | 2026-03-18 | 2018-05-04
    Last week I was in Lisbon on Tuesday | 2026-03-18 | 2026-03-10
    Next week I'm in Berlin on Tuesday | 2026-03-18 | 2026-03-24
    Last month I was ill on the 3rd | 2026-03-18 | 2026-02-03
    In February I was in Rome on the 14th | 2026-03-18 | 2026-02-14
    Letztes Jahr waren wir im März in Lissabon | 2026-03-18 | 2025-03-01 to 2025-03-31
    L'année dernière nous avons lancé la bêta en mai | 2026-03-18 | 2025-05-01 to 2025-05-31
    El año pasado lanzamos en mayo | 2026-03-18 | 2025-05-01 to 2025-05-31
  `,
);

describeEventTable(
  'but not of another sentence, nor of what lies on the other side of the day of saying',
  `
    Last year was hard. In March we moved | 2026-03-18 | 2026-03-01 to 2026-03-31
    Last week I was ill, on Friday we present to the board | 2026-03-18 | 2026-03-20
    Last month we talked on Monday | 2026-03-18 | 2026-03-16
    I was born in 1990 and moved to Graz in March | 2026-03-18 | 2026-03-01 to 2026-03-31
  `,
);

describeEventTable(
  'what is named right behind a year is in it',
  `
    Last year in March we moved to Fly | 2026-03-18 | 2025-03-01 to 2025-03-31
    We moved to Fly last year, in March | 2026-03-18 | 2025-03-01 to 2025-03-31
    Next year on 4 May we move | 2026-03-18 | 2027-05-04
    We switched to Bun last year around Christmas | 2026-03-18 | 2025-12-25
    My mother died five years ago this May | 2026-03-18 | 2021-05-01 to 2021-05-31
    Nächstes Jahr im Mai heiraten wir | 2026-03-18 | 2027-05-01 to 2027-05-31
    Nous avons déménagé l'année dernière en mars | 2026-03-18 | 2025-03-01 to 2025-03-31
    Przeprowadziliśmy się w zeszłym roku w marcu | 2026-03-18 | 2025-03-01 to 2025-03-31
    Last year in marketing we lost two people | 2026-03-18 | 2025-01-01 to 2025-12-31
  `,
);
