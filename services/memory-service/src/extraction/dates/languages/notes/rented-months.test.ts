import { describeTable } from '../../testing/expression-table.js';

describeTable(
  'months that something was rented or booked in',
  `
    We have rented a cottage on Gotland in July. | 2026-04-20 | 2026-07-01 to 2026-07-31
    We have booked a cabin in July. | 2026-04-20 | 2026-07-01 to 2026-07-31
    We've rented a cottage in January. | 2026-04-20 | 2026-01-01 to 2026-01-31
    We rented a cottage in July. | 2026-04-20 | 2025-07-01 to 2025-07-31
    Wir haben im Juli eine Hütte gemietet. | 2026-04-20 | 2026-07-01 to 2026-07-31
    Wir haben im Februar eine Hütte gemietet. | 2026-04-20 | 2026-02-01 to 2026-02-28
    Wir haben im Juli eine Hütte gesehen. | 2026-04-20 | 2025-07-01 to 2025-07-31
    Nous avons loué un chalet en juillet. | 2026-04-20 | 2026-07-01 to 2026-07-31
    Hemos alquilado una casa en julio. | 2026-04-20 | 2026-07-01 to 2026-07-31
    Abbiamo affittato una casa a luglio. | 2026-04-20 | 2026-07-01 to 2026-07-31
    Alugamos uma casa em julho. | 2026-04-20 | 2026-07-01 to 2026-07-31
    We hebben een huisje gehuurd in juli. | 2026-04-20 | 2026-07-01 to 2026-07-31
    Wynajęliśmy domek w lipcu. | 2026-04-20 | 2026-07-01 to 2026-07-31
  `,
);

describeTable(
  'Swedish, Danish and Norwegian months',
  `
    Vi har hyrt en stuga på Gotland i juli. | 2026-04-20 | 2026-07-01 to 2026-07-31
    Vi har hyrt en stuga på Gotland i juli. | 2026-09-20 | 2026-07-01 to 2026-07-31
    Jag åker i augusti. | 2026-04-20 | 2026-08-01 to 2026-08-31
    Vi flyttade till Malmö i maj. | 2026-04-20 | 2025-05-01 to 2025-05-31
    Jeg flytter til Oslo i august. | 2026-04-20 | 2026-08-01 to 2026-08-31
    Jeg flyttede i marts 2024. | 2026-04-20 | 2024-03-01 to 2024-03-31 (absolute)
    Jeg kjøpte hytta i desember. | 2026-04-20 | 2025-12-01 to 2025-12-31
    kwiecień i maj | 2026-04-20 | -
    i may be late | 2026-04-20 | -
    i april said hello | 2026-04-20 | -
  `,
);
