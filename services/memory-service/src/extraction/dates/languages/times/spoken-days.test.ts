import { describeTable } from '../../testing/expression-table.js';

describeTable(
  'days in words of other languages, before their month',
  `
    am siebten April ist die Abnahme | 2026-03-18 | 2026-04-07
    wir sind vom fünften bis zum neunten Mai in Rom | 2026-03-18 | 2026-05-05 to 2026-05-09
    der Vertrag endet am einunddreißigsten Dezember | 2026-03-18 | 2026-12-31
    am zwölften kommt der Klempner | 2026-03-18 | 2026-04-12
    le rendez-vous est le douze juin | 2026-03-18 | 2026-06-12
    on part le vingt-deux mai | 2026-03-18 | 2026-05-22
    le trente et un mai on déménage | 2026-03-18 | 2026-05-31
    du cinq au neuf mai on est à Lyon | 2026-03-18 | 2026-05-05 to 2026-05-09
    la boda es el doce de abril | 2026-03-18 | 2026-04-12
    estamos fuera del cinco al nueve de mayo | 2026-03-18 | 2026-05-05 to 2026-05-09
    el treinta y uno de mayo empieza el curso | 2026-03-18 | 2026-05-31
    de verhuizing is op twaalf april | 2026-03-18 | 2026-04-12
    het contract loopt af op de eenendertigste december | 2026-03-18 | 2026-12-31
    het is klaar eind van de maand | 2026-03-18 | 2026-03-21 to 2026-03-31
  `,
);

describeTable(
  'numbers in words that are no days',
  `
    am dritten Tag regnet es | 2026-03-18 | -
    wir haben zwölf Server | 2026-03-18 | -
    elle monte douze marches | 2026-03-18 | -
    tengo doce de esos | 2026-03-18 | -
    hij heeft twee honden | 2026-03-18 | -
  `,
);
