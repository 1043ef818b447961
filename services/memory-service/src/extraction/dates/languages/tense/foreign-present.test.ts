import { describeTable } from '../../testing/expression-table.js';

// Other languages tell what is to come in the present.
describeTable(
  'foreign present: German and Dutch, whose verb follows the time',
  `
    Am 23. November folgt das DNS | 2026-11-09 | 2026-11-23
    Am 12. Oktober geht die neue Version live | 2026-10-01 | 2026-10-12
    Am Samstag heiratet meine Schwester | 2026-10-01 | 2026-10-03
    Anfang Dezember kommt der Elektriker | 2026-11-22 | 2026-12-01 to 2026-12-10
    Am Montag arbeiten wir nicht | 2026-03-18 | 2026-03-23
    Am Montag hielt Jana den Vortrag | 2026-03-18 | 2026-03-16
    Am Montag startete der Rollout | 2026-03-18 | 2026-03-16
    Am Montag ist der Server abgestürzt | 2026-03-18 | 2026-03-16
    Op 3 december komt de loodgieter | 2026-11-22 | 2026-12-03
    Ik heb maandag een afspraak | 2026-03-18 | 2026-03-23
    Maandag hebben we de server vervangen | 2026-03-18 | 2026-03-16
    Am Montag habe ich den Vertrag unterschrieben | 2026-03-18 | 2026-03-16
    Am Freitag hat Kai die Leitung übernommen | 2026-03-18 | 2026-03-13
    Am Dienstag haben wir den Bericht überarbeitet | 2026-03-18 | 2026-03-17
    Am Freitag haben wir den Umzug vorbereitet | 2026-03-18 | 2026-03-13
    Am Freitag habe ich überhaupt keine Zeit | 2026-03-18 | 2026-03-20
    Am Freitag haben wir unterschiedliche Termine | 2026-03-18 | 2026-03-20
    Am Freitag ist der Laden geschlossen | 2026-03-18 | 2026-03-20
    Vrijdag is Kai naar Utrecht verhuisd | 2026-03-18 | 2026-03-13
    Maandag is Lotte bij Philips begonnen | 2026-03-18 | 2026-03-16
    Dinsdag is het contract ondertekend | 2026-03-18 | 2026-03-17
    Dinsdag is er onderhoud | 2026-03-18 | 2026-03-24
    Vrijdag is Kai jarig | 2026-03-18 | 2026-03-20
    Vrijdag is het kantoor gesloten | 2026-03-18 | 2026-03-20
    Vrijdag zijn we in Utrecht | 2026-03-18 | 2026-03-20
  `,
);

describeTable(
  'foreign present: Romance languages',
  `
    El lunes empiezo en el nuevo trabajo | 2026-10-01 | 2026-10-05
    El lunes falló el despliegue | 2026-10-01 | 2026-09-28
    El viernes he firmado el contrato | 2026-03-18 | 2026-03-13
    El lunes han aprobado el presupuesto | 2026-03-18 | 2026-03-16
    El 3 de diciembre sale la versión 4 | 2026-11-22 | 2026-12-03
    A dicembre cambio lavoro | 2026-11-22 | 2026-12-01 to 2026-12-31
    Il 5 dicembre arriva il nuovo frigorifero | 2026-11-22 | 2026-12-05
    Abbiamo una riunione martedì | 2026-11-22 | 2026-11-24
    Abbiamo chiuso il progetto martedì | 2026-11-22 | 2026-11-17
    Em janeiro começo o mestrado | 2026-11-22 | 2027-01-01 to 2027-01-31
    Na segunda-feira o servidor caiu | 2026-11-17 | 2026-11-16
    Le déploiement a lieu mardi | 2026-11-22 | 2026-11-24
    Le serveur a planté mardi | 2026-11-22 | 2026-11-17
    Ma fille est née en mars | 2026-10-01 | 2026-03-01 to 2026-03-31
    Je pars lundi | 2026-11-22 | 2026-11-23
    El viernes, firmo el contrato | 2026-03-18 | 2026-03-20
    El lunes, fallo de red en el servidor | 2026-03-18 | 2026-03-16
    Martedì mattina presento la tesi | 2026-03-18 | 2026-03-24
    Na quarta-feira apresento o TCC | 2026-03-18 | 2026-03-25
    Quinta viajo para Lisboa | 2026-03-18 | 2026-03-19
    Segunda versão do código | 2026-03-18 | -
    Lundi, on emménage à Lyon | 2026-03-18 | 2026-03-23
    Samedi, je me marie | 2026-03-18 | 2026-03-21
  `,
);

describeTable(
  'foreign present: Russian, behind its subject',
  `
    В пятницу я улетаю в Казань | 2026-10-01 | 2026-10-02
    В пятницу мы переехали | 2026-10-01 | 2026-09-25
  `,
);

describeTable(
  'parts of a month and year',
  `
    Ende 2025 haben wir gekündigt | 2026-03-18 | 2025-09-01 to 2025-12-31 (absolute)
    Terminamos a mediados de enero | 2026-03-18 | 2026-01-11 to 2026-01-20
    On a signé début février | 2026-03-18 | 2026-02-01 to 2026-02-10
    the final 2024 numbers are in | 2026-03-18 | -
  `,
);

describeTable(
  'foreign present: Polish and Russian, by the form of the verb alone',
  `
    в мае переезжаем | 2026-03-18 | 2026-05-01 to 2026-05-31
    в мае переехали | 2026-03-18 | 2025-05-01 to 2025-05-31
    w sobotę biegnę maraton | 2026-03-18 | 2026-03-21
    w piątek umowę podpisaliśmy | 2026-03-18 | 2026-03-13
    увидимся в субботу | 2026-03-18 | 2026-03-21
    в выходные красили кухню | 2026-03-18 | 2026-03-14 to 2026-03-15
    в пятницу релиз | 2026-03-18 | 2026-03-20
    в пятницу упал сервер | 2026-03-18 | 2026-03-13
  `,
);

describeTable(
  'foreign present: a dot behind a day opens no sentence',
  `
    Ich bin am 3. Mai geboren | 2026-03-18 | 2025-05-03
    am 24.12. feiern wir bei meinen Eltern | 2026-03-18 | 2026-12-24
    am 3.2. haben wir geheiratet | 2026-03-18 | 2026-02-03
    der Vertrag läuft am 31.1. aus | 2026-03-18 | 2027-01-31
    wir nutzen Version 3.9. weiter | 2026-03-18 | -
    we run on version 24.12. in prod | 2026-03-18 | -
  `,
);

describeTable(
  'foreign present: spoken forms, reminders, seasons told of once',
  `
    ich nehm freitag frei | 2026-03-18 | 2026-03-20
    oma fliegt am samstag zurück | 2026-03-18 | 2026-03-21
    erinner mich am freitag an die miete | 2026-03-18 | 2026-03-20
    recuérdame el viernes lo del seguro | 2026-03-18 | 2026-03-20
    im Herbst ziehen wir um | 2026-03-18 | 2026-09-01 to 2026-11-30
    in de zomer gaan we naar Frankrijk | 2026-03-18 | 2026-06-01 to 2026-08-31
    en été on part en Bretagne | 2026-03-18 | 2026-06-01 to 2026-08-31
    Der Prüfstand ist in KW 32 belegt | 2026-03-18 | 2026-08-03 to 2026-08-09
    Jonas ist am Freitag verhindert | 2026-03-18 | 2026-03-20
    Katrin ist nicht begeistert, weil ich dann am Samstag weg bin | 2026-03-18 | 2026-03-21
    Der Server ist am Freitag abgestürzt | 2026-03-18 | 2026-03-13
    im Winter heizen wir mit Holz | 2026-03-18 | -
    en verano cierra a las tres | 2026-03-18 | -
    de zomer was warm | 2026-03-18 | -
  `,
);

describeTable(
  'a number between the noun and its verb',
  `
    Version 4.2 geht am Montag raus | 2026-03-18 | 2026-03-23
    Build 12 startet am Montag | 2026-03-18 | 2026-03-23
    Version 4.2 ging am Montag raus | 2026-03-18 | 2026-03-16
  `,
);
