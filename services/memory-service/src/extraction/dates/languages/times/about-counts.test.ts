import { describeTable } from '../../testing/expression-table.js';

describeTable(
  'counts told as about or exactly so many, from a day, and ends of periods in one word',
  `
    Vor genau drei Jahren haben wir geheiratet | 2026-03-18 | 2023-03-18
    Vor etwa drei Wochen ist der Server ausgefallen | 2026-03-18 | 2026-02-23 to 2026-03-01
    Vor rund zwei Jahren sind wir nach Bonn gezogen | 2026-03-18 | 2024-01-01 to 2024-12-31
    Il y a environ deux ans, on a déménagé à Lille | 2026-03-18 | 2024-01-01 to 2024-12-31
    Il y a exactement un an, j'ai rencontré Paul | 2026-03-18 | 2025-03-18
    Hace unos tres años me mudé a Vigo | 2026-03-18 | 2023-01-01 to 2023-12-31
    Hace casi dos semanas me operaron | 2026-03-18 | 2026-03-02 to 2026-03-08
    Hace justo un año nos casamos | 2026-03-18 | 2025-03-18
    Circa tre anni fa ho cambiato lavoro | 2026-03-18 | 2023-01-01 to 2023-12-31
    Há cerca de dois anos mudei-me para o Porto | 2026-03-18 | 2024-01-01 to 2024-12-31
    Há quase dois anos mudei-me para o Porto | 2026-03-18 | 2024-01-01 to 2024-12-31
    Ongeveer drie jaar geleden zijn we verhuisd | 2026-03-18 | 2023-01-01 to 2023-12-31
    Precies een jaar geleden zijn we getrouwd | 2026-03-18 | 2025-03-18
    In etwa drei Wochen ziehen wir um | 2026-03-18 | 2026-04-06 to 2026-04-12
    Gestern vor einem Jahr haben wir geheiratet | 2026-03-18 | 2025-03-17
    Heute vor einem Jahr haben wir geheiratet | 2026-03-18 | 2025-03-18
    Vandaag een jaar geleden zijn we getrouwd | 2026-03-18 | 2025-03-18
    Oggi un anno fa è nata Giulia | 2026-03-18 | 2025-03-18
    Hoy hace un año nació Lucía | 2026-03-18 | 2025-03-18
    Der Vertrag läuft am Jahresende aus | 2026-03-18 | 2026-12-31
    Zum Monatsende kündige ich mein Abo | 2026-03-18 | 2026-03-31
    Bis Jahresende müssen wir umziehen | 2026-03-18 | 2026-12-31
    Seit Jahresbeginn nutzen wir Terraform | 2026-03-18 | 2026-01-01 to 2026-03-18
    Zu Jahresbeginn haben wir gewechselt | 2026-03-18 | 2026-01-01 to 2026-03-18
    Sinds Oudjaarsavond rook ik niet meer | 2026-03-18 | 2025-12-31 to 2026-03-18
    Wir sind gut zwei Wochen weg | 2026-03-18 | -
    Das kostet über drei Jahre 500 Euro | 2026-03-18 | -
    Das Jahresende ist immer stressig | 2026-03-18 | -
    Zum Jahresende haben wir den Vertrag gekündigt | 2026-03-18 | 2025-12-31
    Il projeto dura circa tre anni | 2026-03-18 | -
    Het duurt ongeveer drie weken | 2026-03-18 | -
    Heute haben wir vor zwei Jahren geheiratet | 2026-03-18 | 2026-03-18, 2024-01-01 to 2024-12-31
    Seit etwa drei Wochen trinke ich keinen Kaffee | 2026-03-18 | 2026-02-25 to 2026-03-18
  `,
);

describeTable(
  'exactly so long ago, whatever stands first, and weeks from a day',
  `
    Een jaar geleden ben ik verhuisd | 2026-03-18 | 2025-01-01 to 2025-12-31
    Genau vor einem Jahr habe ich hier angefangen | 2026-03-18 | 2025-03-18
    Genau vor zwei Wochen ist der Server umgezogen | 2026-03-18 | 2026-03-04
    Esattamente un anno fa ho smesso di fumare | 2026-03-18 | 2025-03-18
    Exatamente há um ano mudei de casa | 2026-03-18 | 2025-03-18
    Dokładnie rok temu przeprowadziłem się do Gdańska | 2026-03-18 | 2025-03-18
    Ровно год назад я переехал в Казань | 2026-03-18 | 2025-03-18
    Mardi en huit, je pars à Lyon | 2026-03-18 | 2026-03-31
    Samedi en quinze on fête ses 40 ans | 2026-03-18 | 2026-04-04
    Lundi en huit minutes tout était fini | 2026-03-18 | 2026-03-16
    Oggi a otto parto per Roma | 2026-03-18 | 2026-03-25
    Martedì a otto ho l'esame | 2026-03-18 | 2026-03-31
    Morgen in einer Woche habe ich die OP | 2026-03-18 | 2026-03-26
    Morgen over een week is de operatie | 2026-03-18 | 2026-03-26
    De aquí a dos semanas nos mudamos | 2026-03-18 | 2026-03-30 to 2026-04-05
  `,
);

describeTable(
  'more numbers in words before a unit',
  `
    Vor elf Tagen kam der Brief | 2026-03-18 | 2026-03-07
    In vierzehn Tagen fliegen wir | 2026-03-18 | 2026-04-01
    Dans quinze jours on part en Bretagne | 2026-03-18 | 2026-04-02
    Hace quince días nos robaron las bicis | 2026-03-18 | 2026-03-03
    Over veertien dagen ga ik met verlof | 2026-03-18 | 2026-04-01
    Venti giorni fa ho cambiato lavoro | 2026-03-18 | 2026-02-26
    Daqui a quinze dias viajo para o Porto | 2026-03-18 | 2026-04-02
    Once a day we back it up | 2026-03-18 | -
  `,
);
