import { describeTable } from '../../testing/expression-table.js';

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

describeTable(
  'foreign deadlines: what is asked to be done by a day, and what lasts until then',
  `
    die Doku muss bis zum 31. Oktober online sein | 2023-11-25 | 2024-10-31
    die Doku muss bis zum 31. Oktober online sein | 2026-01-31 | 2026-10-31
    Der Bericht muss bis Freitag abgegeben werden | 2026-03-18 | 2026-03-20
    Das Ticket soll bis Montag erledigt sein | 2026-03-18 | 2026-03-23
    Wir müssen die Migration bis Ende April abschließen | 2026-03-18 | 2026-04-30
    bis zum 5. Mai muss der Vertrag unterschrieben sein | 2026-03-18 | 2026-05-05
    Die Umfrage ist bis zum 12. April auszufüllen | 2026-03-18 | 2026-04-12
    Ich muss mich bis Sonntag anmelden | 2026-03-18 | 2026-03-22
    Bitte bis morgen freigeben | 2026-03-18 | 2026-03-19
    die Slides sollten bis Mittwoch stehen | 2026-03-18 | 2026-03-25
    Bis Juni müssen alle Server umgezogen sein | 2026-03-18 | 2026-06-01 to 2026-06-30
    das Feature soll bis 1. Juli live gehen | 2026-03-18 | 2026-07-01
    Der Laden bleibt bis zum 12. April geschlossen | 2026-03-18 | 2026-03-18 to 2026-04-12
    Ich bin bis Freitag im Urlaub | 2026-03-18 | 2026-03-18 to 2026-03-20
    Die Messe läuft bis Sonntag | 2026-03-18 | 2026-03-18 to 2026-03-22
    de handleiding moet voor 1 mei af zijn | 2026-03-18 | 2026-05-01
    la doc doit être en ligne au plus tard le 5 mai | 2026-03-18 | 2026-05-05
    le site doit être prêt pour le 5 mai | 2026-03-18 | 2026-05-05
    il faut rendre le rapport d'ici vendredi | 2026-03-18 | 2026-03-20
    hay que entregarlo antes del 5 de mayo | 2026-03-18 | 2026-05-05
    bis Ende der Woche muss das Angebot raus | 2026-03-18 | 2026-03-22
    Wir müssen bis Freitag warten | 2026-03-18 | 2026-03-18 to 2026-03-20
    Der Laden muss bis zum 12. April geschlossen bleiben | 2026-03-18 | 2026-03-18 to 2026-04-12
    die Rechnung ist bis zum 30. April zu begleichen | 2026-03-18 | 2026-04-30
    Ich hab bis Freitag zu tun | 2026-03-18 | 2026-03-18 to 2026-03-20
    Ich habe bis Ende April Zeit, das zu klären | 2026-03-18 | 2026-04-30
    raport musi być gotowy do 15 kwietnia | 2026-03-18 | 2026-04-15
    do piątku trzeba podpisać umowę | 2026-03-18 | 2026-03-20
    muszę czekać do piątku | 2026-03-18 | 2026-03-18 to 2026-03-20
    отчёт должен быть на сайте до 15 апреля | 2026-03-18 | 2026-04-15
    надо ждать до пятницы | 2026-03-18 | 2026-03-18 to 2026-03-20
    preciso resolver isso até sexta-feira | 2026-03-18 | 2026-03-20
    temos que publicar o site até 5 de maio | 2026-03-18 | 2026-05-05
    temos que esperar até 5 de maio | 2026-03-18 | 2026-03-18 to 2026-05-05
    de site moet uiterlijk 1 mei online staan | 2026-03-18 | 2026-05-01
    bis wann? bis Freitag | 2026-03-18 | 2026-03-18 to 2026-03-20
    wir waren bis Sonntag in Prag | 2026-03-18 | 2026-03-15
    Ende der Woche ziehen wir um | 2026-03-18 | 2026-03-20 to 2026-03-22
    Das Experiment soll bis Freitag laufen | 2026-03-18 | 2026-03-18 to 2026-03-20
  `,
);
