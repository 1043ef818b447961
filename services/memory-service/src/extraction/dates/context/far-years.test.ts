import { describeTable } from '../testing/expression-table.js';

describeTable(
  'years far back and far ahead',
  `
    The treaty was signed on 7 June 1494. | 2026-03-18 | 1494-06-07 (absolute)
    The treaty was signed on June 7, 1494. | 2026-03-18 | 1494-06-07 (absolute)
    Born on 12 June 1889 in Porto | 2026-03-18 | 1889-06-12 (absolute)
    on 7 June 1494 Spain and Portugal signed it | 2026-03-18 | 1494-06-07 (absolute)
    from 7 June to 9 June 1494 | 2026-03-18 | 1494-06-07 to 1494-06-09 (absolute)
    in June 1494 | 2026-03-18 | 1494-06-01 to 1494-06-30 (absolute)
    The novel is set in June 1848 | 2026-03-18 | 1848-06-01 to 1848-06-30 (absolute)
    in the summer of 1789 | 2026-03-18 | 1789-06-01 to 1789-08-31 (absolute)
    the lease ends on 1 January 2150 | 2026-03-18 | 2150-01-01 (absolute)
    The treaty was signed in 1529. | 2026-03-18 | 1529-01-01 to 1529-12-31 (absolute)
    In 1529 the treaty of Zaragoza was signed. | 2026-03-18 | 1529-01-01 to 1529-12-31 (absolute)
    It was written in 1605 by Cervantes. | 2026-03-18 | 1605-01-01 to 1605-12-31 (absolute)
    The treaty was renewed in Zaragoza in 1529. | 2026-03-18 | 1529-01-01 to 1529-12-31 (absolute)
    Bach was born in 1685. | 2026-03-18 | 1685-01-01 to 1685-12-31 (absolute)
    The war ended in 1648. | 2026-03-18 | 1648-01-01 to 1648-12-31 (absolute)
    The Requiem was composed in 1791 in Vienna. | 2026-03-18 | 1791-01-01 to 1791-12-31 (absolute)
    The cathedral was finished in 1880. | 2026-03-18 | 1880-01-01 to 1880-12-31 (absolute)
    La ciudad fue fundada en 1535. | 2026-03-18 | 1535-01-01 to 1535-12-31 (absolute)
    in the year 2150 | 2026-03-18 | 2150-01-01 to 2150-12-31 (absolute)
    It was signed in the year 1494 | 2026-03-18 | 1494-01-01 to 1494-12-31 (absolute)
    Der Vertrag wurde am 7. Juni 1494 unterzeichnet | 2026-03-18 | 1494-06-07 (absolute)
    le 7 juin 1494 | 2026-03-18 | 1494-06-07 (absolute)
    el 7 de junio de 1494 | 2026-03-18 | 1494-06-07 (absolute)
    il 7 giugno 1494 | 2026-03-18 | 1494-06-07 (absolute)
    op 7 juni 1494 | 2026-03-18 | 1494-06-07 (absolute)
    7 czerwca 1494 | 2026-03-18 | 1494-06-07 (absolute)
    7 июня 1494 года | 2026-03-18 | 1494-06-07 (absolute)
    1494年6月7日 | 2026-03-18 | 1494-06-07 (absolute)
    1529年に条約が署名された。 | 2026-03-18 | 1529-01-01 to 1529-12-31 (absolute)
  `,
);

describeTable(
  'the same year, of the time told before',
  `
    Signed on 7 June 1494 and ratified the same year. | 2026-03-18 | 1494-06-07 (absolute), 1494-01-01 to 1494-12-31
    Signed in 1494, and on 5 September the same year by Portugal | 2026-03-18 | 1494-01-01 to 1494-12-31 (absolute), 1494-09-05
    We met in 2019 and married in May of that year | 2026-03-18 | 2019-01-01 to 2019-12-31 (absolute), 2019-05-01 to 2019-05-31
    We married in May the same year | 2026-03-18 | 2025-05-01 to 2025-05-31, 2025-01-01 to 2025-12-31
  `,
);

describeTable(
  'four digits that count, or tell a time of day',
  `
    in 1529 files | 2026-03-18 | -
    We found it in 1529 files. | 2026-03-18 | -
    On 3 May 1200 was the limit | 2026-03-18 | 2025-05-03
    We raised the limit in March 1500 to 2000 | 2026-03-18 | 2026-03-01 to 2026-03-31
    It was fixed in 1529 | 2026-03-18 | -
    the hash ended in 1024 | 2026-03-18 | -
    it finished in 1529 ms | 2026-03-18 | -
    it failed in 1529 of the runs | 2026-03-18 | -
    on 5 June 1500 users complained | 2026-03-18 | 2025-06-05
    on 5 June 2500 users complained | 2026-03-18 | 2025-06-05
    On June 7, 1200 people came | 2026-03-18 | 2025-06-07
    On June 7, 1200 of them left | 2026-03-18 | 2025-06-07
    In June, 1200 were sold | 2026-03-18 | 2025-06-01 to 2025-06-30
    am 7. August 1500 Nutzer | 2026-03-18 | 2025-08-07
    Windows March 1803 update | 2026-03-18 | -
    meeting on 7 June 1430 | 2026-03-18 | 2026-06-07
    7 June 1800 hours | 2026-03-18 | 2026-06-07
    landed on 5 May 2150 | 2026-03-18 | 2025-05-05
    from 1024 to 2048 | 2026-03-18 | -
    1500年の歴史 | 2026-03-18 | -
    Ana left around 1730. | 2026-03-18 | -
    The migration was finished before 1800. | 2026-03-18 | -
    We met before 1430. | 2026-03-18 | -
    Memory dropped after 1500. | 2026-03-18 | -
    The cache was evicted after 1024. | 2026-03-18 | -
    Heap usage doubled after 1024. | 2026-03-18 | -
    The API returned in 1100. | 2026-03-18 | -
    The job finished in 1100. | 2026-03-18 | -
    Latency rose until 1800. | 2026-03-18 | -
    Ana signed in 1430. | 2026-03-18 | -
    The image was built in 1340. | 2026-03-18 | -
    Das Limit war in 1200. | 2026-03-18 | -
    The king died. We met in 1430. | 2026-03-18 | -
  `,
);
