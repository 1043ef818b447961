import { describeTable } from '../testing/expression-table.js';

describeTable(
  'other languages: days by their number alone',
  `
    rdv le 3 avec la banque | 2026-03-18 | 2026-04-03
    je pars le 27 | 2026-03-18 | 2026-03-27
    le loyer est dû le 3 | 2026-03-18 | 2026-04-03
    j'ai payé le loyer le 3 | 2026-03-18 | 2026-03-03
    am 3. zahle ich die Miete | 2026-03-18 | 2026-04-03
    Die Miete ist am 3. fällig | 2026-03-18 | 2026-04-03
    ich fliege am 27. zurück | 2026-03-18 | 2026-03-27
    wir haben am 3. bezahlt | 2026-03-18 | 2026-03-03
    vuelvo el 27 | 2026-03-18 | 2026-03-27
    parto il 27 | 2026-03-18 | 2026-03-27
    wir sehen uns am 27. | 2026-03-18 | 2026-03-27
    Am 27. fliege ich zurück | 2026-03-18 | 2026-03-27
    ich komme am 27. an | 2026-03-18 | 2026-03-27
    am 27 komme ich an | 2026-03-18 | 2026-03-27
    dia 27 eu volto | 2026-03-18 | 2026-03-27
    no dia 27 vou viajar | 2026-03-18 | 2026-03-27
    el día 27 tengo examen | 2026-03-18 | 2026-03-27
    il 27 ho un esame | 2026-03-18 | 2026-03-27
    le 27, on part | 2026-03-18 | 2026-03-27
    27 числа еду домой | 2026-03-18 | 2026-03-27
    27-го числа еду домой | 2026-03-18 | 2026-03-27
    j'arrive le 27 au soir | 2026-03-18 | 2026-03-27
    réunion le 27 à 9h | 2026-03-18 | 2026-03-27
  `,
);

describeTable(
  'other languages: days by their number alone: what is counted or named',
  `
    am 3. Tag war es besser | 2026-03-18 | -
    am 3. tag war es besser | 2026-03-18 | -
    am 2. Server liegt die Datei | 2026-03-18 | -
    le 3 est mieux | 2026-03-18 | -
    prends le 27 jusqu'à la gare | 2026-03-18 | -
    dans le 3 on trouve | 2026-03-18 | -
    le 5 pièces est vendu | 2026-03-18 | -
    prefiero el 3 | 2026-03-18 | -
    il 3 è meglio | 2026-03-18 | -
    op de 3e verdieping | 2026-03-18 | -
    un día 3 personas | 2026-03-18 | -
    le 20e siècle | 2026-03-18 | -
    ab 3 Stück | 2026-03-18 | -
    bis 27 Grad | 2026-03-18 | -
    el 5 por ciento | 2026-03-18 | -
  `,
);
