import { describeTable } from '../../testing/expression-table.js';

describeTable(
  'whole days told as hours in other languages',
  `
    In 48 Stunden läuft das alte Zertifikat ab | 2026-03-18 | 2026-03-20
    Die Tokens laufen in 24 Stunden ab | 2026-03-18 | -
    Wir antworten in 24 Stunden | 2026-03-18 | -
    Der Tag hat 24 Stunden | 2026-03-18 | -
    Vor 72 Stunden ist die Platte ausgefallen | 2026-03-18 | 2026-03-15
    Seit 48 Stunden läuft der Import | 2026-03-18 | 2026-03-16 to 2026-03-18
    Vor 3 Stunden ist die Platte ausgefallen | 2026-03-18 | -
    Il y a 48 heures, le disque est tombé en panne | 2026-03-18 | 2026-03-16
    Dans 48 heures, l'ancienne clé expire | 2026-03-18 | 2026-03-20
    Los tickets se responden en 24 horas | 2026-03-18 | -
    Dentro de 48 horas caduca la clave | 2026-03-18 | 2026-03-20
    Hace 48 horas se cayó el clúster | 2026-03-18 | 2026-03-16
    48 ore fa è morto il disco | 2026-03-18 | 2026-03-16
    Há 48 horas o disco falhou | 2026-03-18 | 2026-03-16
    48 uur geleden viel de server uit | 2026-03-18 | 2026-03-16
    Das Ticket ist 48 Stunden alt | 2026-03-18 | -
    Rufe mich in 48 Stunden zurück | 2026-03-18 | -
    Die letzten 48 Stunden waren hart | 2026-03-18 | 2026-03-16 to 2026-03-18
    Il corso dura 48 ore | 2026-03-18 | -
    24 uur per dag is er iemand | 2026-03-18 | -
  `,
);
