import { describeTable } from '../../testing/expression-table.js';

// 18 March 2026 is a Wednesday.
describeTable(
  'foreign notes: appointments without a verb are to come',
  `
    zahnarzt donnerstag 10 uhr | 2026-03-18 | 2026-03-19
    elternabend di 24.3. um 19 uhr | 2026-03-18 | 2026-03-24
    rdv dentiste jeudi 10h | 2026-03-18 | 2026-03-19
    dentista giovedì ore 10 | 2026-03-18 | 2026-03-19
    pediatra martes 17h | 2026-03-18 | 2026-03-24
    dentista na quinta às 10h | 2026-03-18 | 2026-03-19
    tandarts donderdag 10 uur | 2026-03-18 | 2026-03-19
    стоматолог в четверг в 10 | 2026-03-18 | 2026-03-19
    anniversaire de Léa le 12 avril | 2026-03-18 | 2026-04-12
    verjaardag van Sanne 12 april | 2026-03-18 | 2026-04-12
    awaria w poniedziałek o 14:20 | 2026-03-18 | 2026-03-16
    panne lundi 14h20 | 2026-03-18 | 2026-03-16
  `,
);

describeTable(
  'foreign notes: short names, marks left out',
  `
    zahnarzt nächsten mi | 2026-03-18 | 2026-03-25
    am fr ist abgabe | 2026-03-18 | 2026-03-20
    rdv lun. 30 mars | 2026-03-18 | 2026-03-30
    lun 30 de marzo examen | 2026-03-18 | 2026-03-30
    op vr 20 maart vieren we het | 2026-03-18 | 2026-03-20
    в пт релиз | 2026-03-18 | 2026-03-20
    en fevrier j'ai changé de boulot | 2026-03-18 | 2026-02-01 to 2026-02-28
    el miercoles tenemos demo | 2026-03-18 | 2026-03-25
    amanha tenho prova | 2026-03-18 | 2026-03-19
    Sam fixed the dim mer jeu column | 2026-03-18 | -
    I am so tired | 2026-03-18 | -
    le technicien passe, Marco aussi | 2026-03-18 | -
  `,
);

describeTable(
  'foreign notes: Portuguese weekdays without their tail',
  `
    até sexta estou em São Paulo | 2026-03-18 | 2026-03-18 to 2026-03-20
    sexta passada fizemos deploy | 2026-03-18 | 2026-03-13
    segunda que vem começa a sprint | 2026-03-18 | 2026-03-23
    até segunda ordem não mexe | 2026-03-18 | -
    a segunda versão ficou boa | 2026-03-18 | -
  `,
);

describeTable(
  'foreign notes: with a time of day in words',
  `
    um halb zehn am Donnerstag habe ich Physio | 2023-11-25 | 2023-11-30
    um halb zehn am Donnerstag habe ich Physio | 2026-01-31 | 2026-02-05
    Donnerstag halb zehn Physio | 2026-03-18 | 2026-03-19
    Donnerstag halb zehn Physio | 2024-02-29 | 2024-03-07
    jeudi vers 9h on se voit | 2026-01-31 | 2026-02-05
    jeudi vers 9h on se voit | 2025-12-31 | 2026-01-01
    el jueves a las nueve tengo dentista | 2024-02-29 | 2024-03-07
    el jueves a las nueve tengo dentista | 2026-01-01 | 2026-01-08
    giovedì alle 9 ho il dentista | 2025-12-31 | 2026-01-01
    giovedì alle 9 ho il dentista | 2023-11-25 | 2023-11-30
    par semaine 40 euros | 2026-03-18 | -
    chaque semaine 15 tickets | 2026-03-18 | -
    Donnerstag gegen 9 Uhr kommt der Techniker | 2026-03-18 | 2026-03-19
  `,
);
