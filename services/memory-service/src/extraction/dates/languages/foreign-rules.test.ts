import { describeTable } from '../testing/expression-table.js';

// 18 March 2026 is a Wednesday.
describeTable(
  'foreign times: German',
  `
    Gestern habe ich den Exporter fertiggestellt | 2026-03-18 | 2026-03-17
    Vorgestern haben wir umgestellt | 2026-03-18 | 2026-03-16
    Heute habe ich den Server neu aufgesetzt | 2026-03-18 | 2026-03-18
    Morgen ziehen wir um | 2026-03-18 | 2026-03-19
    Übermorgen ziehen wir um | 2026-03-18 | 2026-03-20
    Letzte Woche haben wir auf pnpm umgestellt | 2026-03-18 | 2026-03-09 to 2026-03-15
    Nächste Woche stellen wir auf pnpm um | 2026-03-18 | 2026-03-23 to 2026-03-29
    Diese Woche habe ich Bereitschaft | 2026-03-18 | 2026-03-16 to 2026-03-22
    Vor drei Tagen ist der Server abgestürzt | 2026-03-18 | 2026-03-15
    Vor zwei Jahren bin ich nach Graz gezogen | 2026-03-18 | 2024-01-01 to 2024-12-31
    In drei Tagen ist die Abgabe | 2026-03-18 | 2026-03-21
    Am Montag habe ich Lena getroffen | 2026-03-18 | 2026-03-16
    Am Freitag ist die Abgabe | 2026-03-18 | 2026-03-20
    Letzten Freitag ist der Server abgestürzt | 2026-03-18 | 2026-03-13
    Nächsten Montag ist das Büro geschlossen | 2026-03-18 | 2026-03-23
    Im Mai 2024 bin ich nach Graz gezogen | 2026-03-18 | 2024-05-01 to 2024-05-31 (absolute)
    Im Mai ziehe ich nach Graz | 2026-03-18 | 2026-05-01 to 2026-05-31
    Am 3. Februar haben wir geheiratet | 2026-03-18 | 2026-02-03
    Wir sind am 3. Januar umgezogen | 2026-03-18 | 2026-01-03
    Die alten Sessions laufen am 1. April ab | 2026-03-18 | 2026-04-01
    Am 3.2.2025 haben wir geheiratet | 2026-03-18 | 2025-02-03 (absolute)
    Die Frist ist der 15. April 2026 | 2026-03-18 | 2026-04-15 (absolute)
    Letzten Monat haben wir Jenkins abgeschaltet | 2026-03-18 | 2026-02-01 to 2026-02-28
    Letztes Jahr bin ich einen Marathon gelaufen | 2026-03-18 | 2025-01-01 to 2025-12-31
    Seit 2019 wohne ich in Bern | 2026-03-18 | 2019-01-01 to 2026-03-18 (absolute)
    Seit Montag bin ich krank | 2026-03-18 | 2026-03-16 to 2026-03-18
    Am Wochenende war ich wandern | 2026-03-18 | 2026-03-14 to 2026-03-15
    Im Sommer 2024 war ich in Rom | 2026-03-18 | 2024-06-01 to 2024-08-31 (absolute)
    Letzten Sommer war ich in Rom | 2026-03-18 | 2025-06-01 to 2025-08-31
    Heute Morgen ist der Build gescheitert | 2026-03-18 | 2026-03-18
    Gestern Abend ist der Build gescheitert | 2026-03-18 | 2026-03-17
    An Weihnachten war ich in Wien | 2026-03-18 | 2025-12-25
    An Heiligabend war ich in Wien | 2026-03-18 | 2025-12-24
    Im ersten Quartal 2025 haben wir zwei Kunden verloren | 2026-03-18 | 2025-01-01 to 2025-03-31 (absolute)
    Von 2015 bis 2019 habe ich bei Bosch gearbeitet | 2026-03-18 | 2015-01-01 to 2019-12-31 (absolute)
    Ich arbeite seit drei Jahren bei Bosch | 2026-03-18 | 2023-03-18 to 2026-03-18
    Jeden Montag haben wir ein Standup | 2026-03-18 | -
    Montags haben wir ein Standup | 2026-03-18 | -
    Ich trinke morgens Kaffee | 2026-03-18 | -
    Guten Morgen wünscht unser Bot | 2026-03-18 | -
    Anfang März haben wir den Router ersetzt | 2026-03-18 | 2026-03-01 to 2026-03-10
    Ende letzten Monats haben wir den Router ersetzt | 2026-03-18 | 2026-02-21 to 2026-02-28
  `,
);

describeTable(
  'foreign times: French',
  `
    Hier j'ai déployé le service | 2026-03-18 | 2026-03-17
    On lance la v2 le 5 mai | 2026-03-18 | 2026-05-05
    On a lancé la v2 le 5 mai | 2026-03-18 | 2025-05-05
    Le contrat expire le 30 juin | 2026-03-18 | 2026-06-30
    Avant-hier j'ai déployé le service | 2026-03-18 | 2026-03-16
    Aujourd'hui j'ai déployé le service | 2026-03-18 | 2026-03-18
    Demain nous déployons le service | 2026-03-18 | 2026-03-19
    Après-demain nous déployons le service | 2026-03-18 | 2026-03-20
    La semaine dernière nous avons migré la base | 2026-03-18 | 2026-03-09 to 2026-03-15
    La semaine prochaine nous migrons la base | 2026-03-18 | 2026-03-23 to 2026-03-29
    Cette semaine je suis d'astreinte | 2026-03-18 | 2026-03-16 to 2026-03-22
    Il y a trois jours le serveur est tombé | 2026-03-18 | 2026-03-15
    Il y a deux ans j'ai déménagé à Lyon | 2026-03-18 | 2024-01-01 to 2024-12-31
    Lundi dernier j'ai vu Paul | 2026-03-18 | 2026-03-16
    La réunion est vendredi | 2026-03-18 | 2026-03-20
    Vendredi dernier le serveur est tombé | 2026-03-18 | 2026-03-13
    Le mois dernier nous avons quitté Jenkins | 2026-03-18 | 2026-02-01 to 2026-02-28
    L'année dernière j'ai couru un marathon | 2026-03-18 | 2025-01-01 to 2025-12-31
    L'an dernier j'ai couru un marathon | 2026-03-18 | 2025-01-01 to 2025-12-31
    En mai 2024 j'ai déménagé à Lyon | 2026-03-18 | 2024-05-01 to 2024-05-31 (absolute)
    Le 3 février 2025 nous nous sommes mariés | 2026-03-18 | 2025-02-03 (absolute)
    Le 14 juillet 2025 nous avons lancé le produit | 2026-03-18 | 2025-07-14 (absolute)
    Depuis 2019 j'habite à Berne | 2026-03-18 | 2019-01-01 to 2026-03-18 (absolute)
    Ce matin le build a échoué | 2026-03-18 | 2026-03-18
    L'été dernier j'étais à Rome | 2026-03-18 | 2025-06-01 to 2025-08-31
    Dans trois jours nous livrons | 2026-03-18 | 2026-03-21
    À mon avis il faut utiliser Postgres | 2026-03-18 | -
  `,
);

describeTable(
  'foreign times: Spanish',
  `
    Ayer terminé el exportador | 2026-03-18 | 2026-03-17
    Anteayer terminé el exportador | 2026-03-18 | 2026-03-16
    Hoy terminé el exportador | 2026-03-18 | 2026-03-18
    Mañana empezamos la migración | 2026-03-18 | 2026-03-19
    Pasado mañana empezamos la migración | 2026-03-18 | 2026-03-20
    La semana pasada migramos la base | 2026-03-18 | 2026-03-09 to 2026-03-15
    La próxima semana migramos la base | 2026-03-18 | 2026-03-23 to 2026-03-29
    La semana que viene migramos la base | 2026-03-18 | 2026-03-23 to 2026-03-29
    Hace tres días se cayó el servidor | 2026-03-18 | 2026-03-15
    Hace dos años me mudé a Lima | 2026-03-18 | 2024-01-01 to 2024-12-31
    El lunes vi a Pablo | 2026-03-18 | 2026-03-16
    El viernes pasado se cayó el servidor | 2026-03-18 | 2026-03-13
    El próximo lunes la oficina está cerrada | 2026-03-18 | 2026-03-23
    El mes pasado dejamos Jenkins | 2026-03-18 | 2026-02-01 to 2026-02-28
    El año pasado corrí un maratón | 2026-03-18 | 2025-01-01 to 2025-12-31
    En mayo de 2024 me mudé a Lima | 2026-03-18 | 2024-05-01 to 2024-05-31 (absolute)
    El 3 de febrero de 2025 nos casamos | 2026-03-18 | 2025-02-03 (absolute)
    Desde 2019 vivo en Berna | 2026-03-18 | 2019-01-01 to 2026-03-18 (absolute)
    Anoche falló la copia de seguridad | 2026-03-18 | 2026-03-17
    Esta mañana falló la compilación | 2026-03-18 | 2026-03-18
    El verano pasado estuve en Roma | 2026-03-18 | 2025-06-01 to 2025-08-31
    Todos los lunes tenemos reunión | 2026-03-18 | -
    Por la mañana tomo café | 2026-03-18 | -
  `,
);

describeTable(
  'foreign times: Portuguese',
  `
    Ontem terminei o exportador | 2026-03-18 | 2026-03-17
    A gente lança o app em 15 de maio | 2026-03-18 | 2026-05-15
    Anteontem terminei o exportador | 2026-03-18 | 2026-03-16
    Hoje terminei o exportador | 2026-03-18 | 2026-03-18
    Amanhã começamos a migração | 2026-03-18 | 2026-03-19
    Na semana passada migramos o banco | 2026-03-18 | 2026-03-09 to 2026-03-15
    Na próxima semana migramos o banco | 2026-03-18 | 2026-03-23 to 2026-03-29
    Há três dias o servidor caiu | 2026-03-18 | 2026-03-15
    Na segunda-feira encontrei o Pedro | 2026-03-18 | 2026-03-16
    No mês passado deixamos o Jenkins | 2026-03-18 | 2026-02-01 to 2026-02-28
    No ano passado corri uma maratona | 2026-03-18 | 2025-01-01 to 2025-12-31
    Em maio de 2024 me mudei para Recife | 2026-03-18 | 2024-05-01 to 2024-05-31 (absolute)
    Em 3 de fevereiro de 2025 nos casamos | 2026-03-18 | 2025-02-03 (absolute)
    Desde 2019 moro em Berna | 2026-03-18 | 2019-01-01 to 2026-03-18 (absolute)
  `,
);

describeTable(
  'foreign times: Italian',
  `
    Ieri ho finito l'esportatore | 2026-03-18 | 2026-03-17
    Ci trasferiamo il 3 maggio | 2026-03-18 | 2026-05-03
    Ci siamo trasferiti il 3 maggio | 2026-03-18 | 2025-05-03
    L'altro ieri ho finito l'esportatore | 2026-03-18 | 2026-03-16
    Oggi ho finito l'esportatore | 2026-03-18 | 2026-03-18
    Domani iniziamo la migrazione | 2026-03-18 | 2026-03-19
    Dopodomani iniziamo la migrazione | 2026-03-18 | 2026-03-20
    La settimana scorsa abbiamo migrato il database | 2026-03-18 | 2026-03-09 to 2026-03-15
    Meine Schwester heiratet im Juli | 2026-03-18 | 2026-07-01 to 2026-07-31
    Mio fratello si sposa a settembre | 2026-03-18 | 2026-09-01 to 2026-09-30
    La prossima settimana migriamo il database | 2026-03-18 | 2026-03-23 to 2026-03-29
    Tre giorni fa il server è caduto | 2026-03-18 | 2026-03-15
    Due anni fa mi sono trasferito a Roma | 2026-03-18 | 2024-01-01 to 2024-12-31
    Lunedì ho visto Paolo | 2026-03-18 | 2026-03-16
    Venerdì scorso il server è caduto | 2026-03-18 | 2026-03-13
    Il mese scorso abbiamo lasciato Jenkins | 2026-03-18 | 2026-02-01 to 2026-02-28
    L'anno scorso ho corso una maratona | 2026-03-18 | 2025-01-01 to 2025-12-31
    A maggio 2024 mi sono trasferito a Roma | 2026-03-18 | 2024-05-01 to 2024-05-31 (absolute)
    Il 3 febbraio 2025 ci siamo sposati | 2026-03-18 | 2025-02-03 (absolute)
    Dal 2019 vivo a Berna | 2026-03-18 | 2019-01-01 to 2026-03-18 (absolute)
  `,
);

describeTable(
  'foreign times: Dutch',
  `
    Gisteren heb ik de exporter afgemaakt | 2026-03-18 | 2026-03-17
    Eergisteren heb ik de exporter afgemaakt | 2026-03-18 | 2026-03-16
    Vandaag heb ik de exporter afgemaakt | 2026-03-18 | 2026-03-18
    Morgen verhuizen we de database | 2026-03-18 | 2026-03-19
    Overmorgen verhuizen we de database | 2026-03-18 | 2026-03-20
    Vorige week hebben we de database verhuisd | 2026-03-18 | 2026-03-09 to 2026-03-15
    Volgende week verhuizen we de database | 2026-03-18 | 2026-03-23 to 2026-03-29
    Drie dagen geleden viel de server uit | 2026-03-18 | 2026-03-15
    Op maandag heb ik Piet gezien | 2026-03-18 | 2026-03-16
    Afgelopen vrijdag viel de server uit | 2026-03-18 | 2026-03-13
    Vorige maand zijn we met Jenkins gestopt | 2026-03-18 | 2026-02-01 to 2026-02-28
    Vorig jaar heb ik een marathon gelopen | 2026-03-18 | 2025-01-01 to 2025-12-31
    In mei 2024 ben ik naar Gent verhuisd | 2026-03-18 | 2024-05-01 to 2024-05-31 (absolute)
    Op 3 februari 2025 zijn we getrouwd | 2026-03-18 | 2025-02-03 (absolute)
    Sinds 2019 woon ik in Bern | 2026-03-18 | 2019-01-01 to 2026-03-18 (absolute)
  `,
);

describeTable(
  'foreign times: Russian',
  `
    Вчера я закончил экспорт | 2026-03-18 | 2026-03-17
    Сегодня я закончил экспорт | 2026-03-18 | 2026-03-18
    Завтра мы переносим базу | 2026-03-18 | 2026-03-19
    На прошлой неделе мы перенесли базу | 2026-03-18 | 2026-03-09 to 2026-03-15
    На следующей неделе мы перенесём базу | 2026-03-18 | 2026-03-23 to 2026-03-29
    Три дня назад сервер упал | 2026-03-18 | 2026-03-15
    В прошлом году я пробежал марафон | 2026-03-18 | 2025-01-01 to 2025-12-31
    В мае 2024 года я переехал | 2026-03-18 | 2024-05-01 to 2024-05-31 (absolute)
    3 февраля 2025 года мы поженились | 2026-03-18 | 2025-02-03 (absolute)
  `,
);

describeTable(
  'foreign times: present and past, runs and habits',
  `
    Am Freitag ist der Server abgestürzt | 2026-03-18 | 2026-03-13
    Am Freitag haben wir ein Treffen | 2026-03-18 | 2026-03-20
    Am Freitag haben wir beschlossen zu wechseln | 2026-03-18 | 2026-03-13
    Le serveur est tombé vendredi | 2026-03-18 | 2026-03-13
    La livraison est prévue vendredi | 2026-03-18 | 2026-03-20
    Las reuniones son de lunes a viernes | 2026-03-18 | -
    Na quarta tentativa funcionou | 2026-03-18 | -
    A la segunda funcionó | 2026-03-18 | -
    Zwischen Weihnachten und Silvester war geschlossen | 2026-03-18 | 2025-12-25 to 2025-12-31
    Am Montag, den 16. März 2026, ging es los | 2026-03-18 | 2026-03-16 (absolute)
    Le lundi 16 mars nous avons livré | 2026-03-18 | 2026-03-16
    El fin de semana pasado fui a Cusco | 2026-03-18 | 2026-03-14 to 2026-03-15
    Неделю назад сервер упал | 2026-03-18 | 2026-03-09 to 2026-03-15
    С 2015 по 2019 я работал в Омске | 2026-03-18 | 2015-01-01 to 2019-12-31 (absolute)
    Der zweite Tag war gut | 2026-03-18 | -
  `,
);
