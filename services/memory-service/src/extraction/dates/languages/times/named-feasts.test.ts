import { describeTable } from '../../testing/expression-table.js';

describeTable(
  'feasts, weekdays and parts of periods by their names in other languages',
  `
    El 6 de enero mi hija se rompió el brazo | 2026-03-18 | 2026-01-06
    El 6 de febrero mi hermana se casó | 2026-03-18 | 2026-02-06
    El 6 de febrero se rompió la caldera | 2026-03-18 | 2026-02-06
    Anfang nächsten Jahres ziehen wir um | 2026-03-18 | 2027-01-01 to 2027-04-30
    Vorletzten Freitag hatte ich die OP | 2026-03-18 | 2026-03-06
    Übernächsten Dienstag bekomme ich meine Zahnspange | 2026-03-18 | 2026-03-31
    En Semana Santa estuvimos en Sevilla | 2026-03-18 | 2025-04-13 to 2025-04-20
    Met Koningsdag waren we in Utrecht | 2026-03-18 | 2025-04-26
    Op Koningsdag gaan we naar Utrecht | 2026-03-18 | 2026-04-27
    Op tweede kerstdag waren we bij oma | 2026-03-18 | 2025-12-26
    Met oud en nieuw waren we in Berlijn | 2026-03-18 | 2025-12-31
    Am Nikolaustag hat Opa uns besucht | 2026-03-18 | 2025-12-06
    Am Heiligen Abend war die Heizung kaputt | 2026-03-18 | 2025-12-24
    Am Muttertag gehen wir brunchen | 2026-03-18 | 2026-05-10
    Am Tag der Deutschen Einheit haben wir geheiratet | 2026-03-18 | 2025-10-03
    Nikolaus ist mein Bruder | 2026-03-18 | -
    Mein Bruder heißt Nikolaus | 2026-03-18 | -
    Alla vigilia di Natale abbiamo mangiato pesce | 2026-03-18 | 2025-12-24
    A Santo Stefano andiamo dai nonni | 2026-03-18 | 2026-12-26
    Le lundi de Pâques, on part à Annecy | 2026-03-18 | 2026-04-06
    Le vendredi saint, le bureau était fermé | 2026-03-18 | 2025-04-18
    El día de Reyes nos mudamos a Gijón | 2026-03-18 | 2026-01-06
    En Año Nuevo estuvimos en casa | 2026-03-18 | 2026-01-01
    No Ano Novo estivemos em casa | 2026-03-18 | 2026-01-01
    Vivo en Santo Domingo | 2026-03-18 | -
    Zwei Wochen lang waren wir weg | 2026-03-18 | -
    I live in Santo Domingo | 2026-03-18 | -
    Ende letzten Monats haben wir gewechselt | 2026-03-18 | 2026-02-21 to 2026-02-28
    En el 6 de marzo mi hermana se casó | 2026-03-18 | 2026-03-06
    A gennaio mi sposo | 2026-03-18 | 2027-01-01 to 2027-01-31
  `,
);
