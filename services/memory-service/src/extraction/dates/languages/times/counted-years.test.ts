import { describeTable } from '../../testing/expression-table.js';

describeTable(
  'other languages: of a year that is counted back, and the week of a day',
  `
    vor 2 Jahren im Mai sind wir umgezogen | 2026-01-31 | 2024-05-01 to 2024-05-31
    vor 2 Jahren im Mai sind wir umgezogen | 2025-12-31 | 2023-05-01 to 2023-05-31
    il y a deux ans en mai on a déménagé | 2026-01-01 | 2024-05-01 to 2024-05-31
    il y a deux ans en mai on a déménagé | 2026-03-18 | 2024-05-01 to 2024-05-31
    hace dos años en mayo nos mudamos | 2023-11-25 | 2021-05-01 to 2021-05-31
    hace dos años en mayo nos mudamos | 2026-01-31 | 2024-05-01 to 2024-05-31
    due anni fa a maggio ci siamo sposati | 2026-03-18 | 2024-05-01 to 2024-05-31
    due anni fa a maggio ci siamo sposati | 2024-02-29 | 2022-05-01 to 2022-05-31
    há dois anos em maio a gente se mudou | 2026-01-31 | 2024-05-01 to 2024-05-31
    há dois anos em maio a gente se mudou | 2025-12-31 | 2023-05-01 to 2023-05-31
    twee jaar geleden in mei zijn we verhuisd | 2024-02-29 | 2022-05-01 to 2022-05-31
    twee jaar geleden in mei zijn we verhuisd | 2026-01-01 | 2024-05-01 to 2024-05-31
    vor drei Jahren am 4. Juni haben wir geheiratet | 2024-02-29 | 2021-06-04
    vor drei Jahren am 4. Juni haben wir geheiratet | 2026-01-01 | 2023-06-04
    la semaine du 6 avril je serai absente | 2026-01-01 | 2026-04-06 to 2026-04-12
    la semaine du 6 avril je serai absente | 2026-03-18 | 2026-04-06 to 2026-04-12
    in der Woche vom 6. April bin ich weg | 2026-03-18 | 2026-04-06 to 2026-04-12
    die Woche vom 6. April ist verplant | 2026-03-18 | 2026-04-06 to 2026-04-12
    en la semana del 6 de abril estaré fuera | 2026-03-18 | 2026-04-06 to 2026-04-12
    la settimana del 6 aprile sono in ferie | 2026-03-18 | 2026-04-06 to 2026-04-12
    na semana de 6 de abril estou de férias | 2026-03-18 | 2026-04-06 to 2026-04-12
    de week van 6 april ben ik vrij | 2026-03-18 | 2026-04-06 to 2026-04-12
    im Mai vor zwei Jahren sind wir umgezogen | 2024-02-29 | 2022-05-01 to 2022-05-31
    im Mai vor zwei Jahren sind wir umgezogen | 2026-01-01 | 2024-05-01 to 2024-05-31
    en mai, il y a deux ans, on a déménagé | 2025-12-31 | 2023-05-01 to 2023-05-31
    en mai, il y a deux ans, on a déménagé | 2023-11-25 | 2021-05-01 to 2021-05-31
    en mayo hace dos años nos mudamos | 2026-01-01 | 2024-05-01 to 2024-05-31
    en mayo hace dos años nos mudamos | 2026-03-18 | 2024-05-01 to 2024-05-31
    a maggio due anni fa ci siamo sposati | 2023-11-25 | 2021-05-01 to 2021-05-31
    a maggio due anni fa ci siamo sposati | 2026-01-31 | 2024-05-01 to 2024-05-31
    in mei twee jaar geleden zijn we verhuisd | 2026-03-18 | 2024-05-01 to 2024-05-31
    in mei twee jaar geleden zijn we verhuisd | 2024-02-29 | 2022-05-01 to 2022-05-31
    vor zwei Jahren, im Mai, sind wir umgezogen | 2026-01-31 | 2024-05-01 to 2024-05-31
    vor zwei Jahren, im Mai, sind wir umgezogen | 2025-12-31 | 2023-05-01 to 2023-05-31
    dwa lata temu w maju się przeprowadziliśmy | 2024-02-29 | 2022-05-01 to 2022-05-31
    dwa lata temu w maju się przeprowadziliśmy | 2026-01-01 | 2024-05-01 to 2024-05-31
    два года назад в мае мы переехали | 2025-12-31 | 2023-05-01 to 2023-05-31
    два года назад в мае мы переехали | 2023-11-25 | 2021-05-01 to 2021-05-31
    vor zwei Jahren an Weihnachten waren wir in Wien | 2026-03-18 | 2024-12-25
    il y a trois ans à Noël on était à Lyon | 2026-03-18 | 2023-12-25
    we joined two years ago in Berlin | 2026-03-18 | 2024-01-01 to 2024-12-31
    wir haben vor zwei Jahren in Berlin geheiratet | 2026-03-18 | 2024-01-01 to 2024-12-31
    la semaine du 6 au 10 avril je serai absente | 2026-03-18 | 2026-04-06 to 2026-04-10
    die Woche vom 6. bis 10. April bin ich weg | 2026-03-18 | 2026-04-06 to 2026-04-10
    in der Woche ab dem 20.4. bin ich weg | 2026-03-18 | 2026-04-20 to 2026-04-26
    w tygodniu od 6 kwietnia mam urlop | 2026-03-18 | 2026-04-06 to 2026-04-12
    в неделю с 6 апреля я в отпуске | 2026-03-18 | 2026-04-06 to 2026-04-12
  `,
);
