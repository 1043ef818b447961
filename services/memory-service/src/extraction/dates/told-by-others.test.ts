import { describeTable } from './testing/expression-table.js';

describeTable(
  'spans with their last day, states and persons',
  `
    The shop is closed from Christmas Day up to and including 4 January. | 2025-12-01 | 2025-12-25 to 2026-01-04
    Closed from Christmas Day up to and including 4 January. | 2025-12-01 | 2025-12-25 to 2026-01-04
    The kids are with their grandparents from Friday until Tuesday. | 2025-10-21 | 2025-10-24 to 2025-10-28
    Her birthday is Valentine's Day. | 2026-02-10 | 2026-02-14
    My favourite is Valentine's Day. | 2026-02-10 | -
    We are away the whole of april. | 2026-02-10 | 2026-04-01 to 2026-04-30
    Holiday week 43 and 44. | 2025-10-21 | 2025-10-20 to 2025-11-02
    The kids are at camp wk 28. | 2025-05-08 | 2025-07-07 to 2025-07-13
    The plant is at week 28. | 2025-05-08 | -
    The council rejected our planning application on the 9th. | 2025-10-21 | 2025-10-09
    They performed on the eve of Easter. | 2025-10-21 | 2025-04-19
    They closed it from 3 March to 10 March. | 2025-05-08 | 2025-03-03 to 2025-03-10
    The old tariff remains valid up to and including 15 June. | 2025-05-08 | 2025-05-08 to 2025-06-15
    The exhibition runs through 31 August. | 2025-05-08 | 2025-05-08 to 2025-08-31
    The surgery is moved up to Monday. | 2025-05-08 | 2025-05-12
    The bridge is closed from Monday until Wednesday of next week. | 2025-05-08 | 2025-05-12 to 2025-05-14
    We are open from Monday to Wednesday. | 2025-05-08 | -
    My neighbour looks after everything from 2 June to 8 June. | 2025-03-04 | 2025-06-02 to 2025-06-08
    My neighbour Eberhard looks after everything from 2 June to 8 June. | 2025-03-04 | 2025-06-02 to 2025-06-08
    My neighbour looked after everything from 2 June to 8 June. | 2025-03-04 | 2024-06-02 to 2024-06-08
  `,
);

describeTable(
  'what is of every week or year, a rate, or the last of somebody',
  `
    I can only train Tue and Thu evenings this autumn. | 2025-05-08 | 2025-09-01 to 2025-11-30
    I train on Tuesday and Thursday evenings. | 2025-05-08 | -
    I am free on Tuesday and Thursday evening. | 2025-05-08 | 2025-05-13, 2025-05-15
    Our bin day is Thursday. | 2025-05-08 | -
    trash day is Tuesday | 2025-05-08 | -
    Yoga is Tuesday and Friday evening | 2025-11-18 | -
    the deploy window is tue & thu 10-12 CET | 2025-11-18 | -
    office hours are on Monday and Wednesday from 2 to 4 | 2025-11-18 | -
    standup is Mon, Wed and Fri | 2025-11-18 | -
    my classes are Tuesday and Friday | 2025-11-18 | -
    the exam is on Monday and Wednesday | 2025-11-18 | 2025-11-24, 2025-11-19
    my flight is Monday, Thursday I'm back | 2025-11-18 | 2025-11-24, 2025-11-20
    the conference is on Thursday and Friday | 2025-11-18 | 2025-11-20 to 2025-11-21
    The exam day is Thursday. | 2025-05-08 | 2025-05-15
    Our calendar uses a week that begins on Saturday. | 2025-05-08 | -
    The course begins on Saturday. | 2025-05-08 | 2025-05-10
    Mine is in her last year already. | 2025-05-08 | -
    We hired her last month. | 2025-05-08 | 2025-04-01 to 2025-04-30
    We sell out in the last Christmas weeks. | 2025-05-08 | -
    It drifts by about a second in a week. | 2025-05-08 | -
    I read two books in a month on average. | 2025-05-08 | -
    The archive must still be readable in thirty years. | 2025-05-08 | -
    The loan will be paid off in thirty years. | 2025-05-08 | 2055-01-01 to 2055-12-31
    We usually ski in February. | 2025-05-08 | -
    We usually skied in February. | 2025-05-08 | 2025-02-01 to 2025-02-28
    I always do the accounts on the last day of the month. | 2025-10-21 | -
    I do the accounts on the last day of the month. | 2025-10-21 | 2025-10-31
    Every year we camp in June. | 2025-05-08 | -
    This year we camp in June. | 2025-05-08 | 2025-01-01 to 2025-12-31, 2025-06-01 to 2025-06-30
    Im August sind wir immer in Dänemark. | 2025-05-08 | -
    Im August sind wir immer noch in Dänemark. | 2025-05-08 | 2025-08-01 to 2025-08-31
    We usually go to Crete in June, but this year we go in May. | 2025-03-01 | 2025-01-01 to 2025-12-31, 2025-05-01 to 2025-05-31
    Todos os anos vamos ao Algarve em agosto. | 2025-10-21 | -
    Chaque année, en juillet, on va en Corse. | 2025-10-21 | -
    A conservatory is too hot in summer. | 2025-05-08 | -
  `,
);

describeTable(
  'what I did, and so long before a day, in other languages',
  `
    Vendí el coche el viernes, ahora voy en bici. | 2025-04-28 | 2025-04-25
    Compré el piso en septiembre. | 2025-05-08 | 2024-09-01 to 2024-09-30
    Compraré el piso en septiembre. | 2025-05-08 | 2025-09-01 to 2025-09-30
    Salí del hospital el domingo. | 2025-05-08 | 2025-05-04
    Me mudé a Sevilla en primavera. | 2025-10-21 | 2025-03-01 to 2025-05-31
    Perdi a carteira na quarta-feira. | 2025-10-21 | 2025-10-15
    Am Tag vor Heiligabend schließt das Büro. | 2025-10-21 | 2025-12-23
    Om mandagen går jeg til yoga. | 2025-10-21 | -
    I övermorgon flyger vi till Kreta. | 2025-10-21 | 2025-10-23
    Comprei um carro em setembro. | 2025-05-08 | 2024-09-01 to 2024-09-30
    Comprarei um carro em setembro. | 2025-05-08 | 2025-09-01 to 2025-09-30
    Le bureau est fermé lundi. | 2025-05-08 | 2025-05-12
    Zwei Tage vor Weihnachten fliegen wir nach Teneriffa. | 2025-05-08 | 2025-12-23
    Volamos dos días antes de Navidad. | 2025-05-08 | 2025-12-23
    Nous partons trois jours après le 14 juillet. | 2025-05-08 | 2025-07-17
    Dwa dni przed Wigilią jedziemy do Krakowa. | 2025-10-21 | 2025-12-22
    Dentro de tres meses nace mi sobrino. | 2026-02-10 | 2026-05-01 to 2026-05-31
    Fra tre settimane mi operano al ginocchio. | 2026-02-10 | 2026-03-02 to 2026-03-08
    Donderdag ga ik naar de tandarts. | 2026-02-10 | 2026-02-12
    Donderdag was ik bij de tandarts. | 2026-02-10 | 2026-02-05
    Bis Aschermittwoch esse ich Süßes. | 2026-02-10 | 2026-02-10 to 2026-02-18
    Anfang der Woche ist der Ofen kaputtgegangen. | 2026-02-10 | 2026-02-09 to 2026-02-10
    We vertrekken twee dagen voor kerst. | 2025-05-08 | 2025-12-23
    Der Laden bleibt bis einschließlich 18. Mai geschlossen. | 2025-05-08 | 2025-05-08 to 2025-05-18
  `,
);
