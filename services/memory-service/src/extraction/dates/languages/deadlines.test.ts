import { describeTable } from '../testing/expression-table.js';

describeTable(
  'foreign deadlines: what runs out at the end of a period does so on its last day',
  `
    der wartungsvertrag für die drucker läuft ende januar aus | 2026-03-18 | 2027-01-31
    das abo endet ende juni | 2026-03-18 | 2026-06-30
    het contract loopt eind mei af | 2026-03-18 | 2026-05-31
    het abonnement loopt af eind mei | 2026-03-18 | 2026-05-31
    het contract loopt af op 3 juni | 2026-03-18 | 2026-06-03
    le bail expire fin mars | 2026-03-18 | 2026-03-31
    la licence se termine fin juin | 2026-03-18 | 2026-06-30
    el seguro vence a finales de mayo | 2026-03-18 | 2026-05-31
    el certificado caduca el 3 de junio | 2026-03-18 | 2026-06-03
    la polizza scade a fine marzo | 2026-03-18 | 2026-03-31
    o contrato vence no fim de março | 2026-03-18 | 2026-03-31
    o seguro vence no dia 9 de janeiro | 2026-03-18 | 2027-01-09
    договор заканчивается в конце мая | 2026-03-18 | 2026-05-31
    ende märz kommt der neue azubi | 2026-03-18 | 2026-03-21 to 2026-03-31
    on a signé fin février | 2026-03-18 | 2026-02-21 to 2026-02-28
  `,
);

describeTable(
  'foreign deadlines: what has to be done by a day is so on that day, what lasts up to it lasts until then',
  `
    bis zum 12. Juni muss die Steuer fertig sein | 2026-03-18 | 2026-06-12
    bis zum 12. Juni bleibt die Straße gesperrt | 2026-03-18 | 2026-03-18 to 2026-06-12
    spätestens ende april muss das raus | 2026-03-18 | 2026-04-30
    bis ende des monats zahlen | 2026-03-18 | 2026-03-31
    d'ici fin avril il faut rendre le rapport | 2026-03-18 | 2026-04-30
    entro venerdì devo finire | 2026-03-18 | 2026-03-20
    entro fine mese devo pagare l'affitto | 2026-03-18 | 2026-03-31
    tenho que entregar até 15 de abril | 2026-03-18 | 2026-04-15
    estou de férias até 15 de abril | 2026-03-18 | 2026-03-18 to 2026-04-15
    hay que entregarlo antes del 15 de abril | 2026-03-18 | 2026-04-15
    uiterlijk 30 april inleveren | 2026-03-18 | 2026-04-30
    нужно сдать до 15 апреля | 2026-03-18 | 2026-04-15
    сдать отчёт к пятнице | 2026-03-18 | 2026-03-20
  `,
);
