import { describeTable } from '../../testing/expression-table.js';

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

describeTable(
  'German "am" before a number, and English "am"',
  `
    am 27. kommt der Techniker | 2026-03-18 | 2026-03-27
    wir treffen uns am 12 | 2026-03-18 | 2026-04-12
    Oma kommt am 27 | 2026-03-18 | 2026-03-27
    Miete ist am 3 fällig | 2026-03-18 | 2026-04-03
    ich bin am zwölften da | 2026-03-18 | 2026-04-12
    I am 31. | 2026-03-18 | -
    I am 31 and I live in Porto | 2026-03-18 | -
    I live in Porto and am 31. | 2026-03-18 | -
    I, Mira, am 31. | 2026-03-18 | -
    um, am 31 now | 2026-03-18 | -
    am 31, got a call | 2026-03-18 | -
    Termin am 12 | 2026-03-18 | 2026-04-12
    who am 31 | 2026-03-18 | -
    am 30, have two kids | 2026-03-18 | -
    I am 25 years old. | 2026-03-18 | -
    I am 12 weeks pregnant. | 2026-03-18 | -
    I am 2 metres tall. | 2026-03-18 | -
    I am 10 minutes away | 2026-03-18 | -
    I get up at 6 am 5 days a week. | 2026-03-18 | -
    she gets up at six am 5 days a week | 2026-03-18 | -
    I work 9 am 5 pm | 2026-03-18 | -
    from 9 am 27 people waited | 2026-03-18 | -
    I am 5.11. | 2026-03-18 | -
    I am 5.10 tall | 2026-03-18 | -
    Ich fahre am 5.10. nach Rom | 2026-03-18 | 2026-10-05
    I am Mo. | 2026-03-18 | -
    Ich fliege um 15:00 am 27. zurück. | 2026-03-18 | 2026-03-27
    Der Rückflug ist 15:00 am 27. | 2026-03-18 | 2026-03-27
    Ich fliege um 15:00 am 27 zurück. | 2026-03-18 | 2026-03-27
    Wir treffen uns also am 12. | 2026-03-18 | 2026-04-12
    Wir treffen uns still am 12. | 2026-03-18 | 2026-04-12
    Wir essen um 18:30 am Mo. zusammen. | 2026-03-18 | 2026-03-23
    Die Miete ist also am 3.10. fällig. | 2026-03-18 | 2026-10-03
    I live in Porto and also am 31. | 2026-03-18 | -
    MIT opens at 9 am 5 days a week. | 2026-03-18 | -
    We open at 9:00 am 5 days a week. | 2026-03-18 | -
    ich muss am Mo. zum Arzt | 2026-03-18 | 2026-03-23
    We do 3.10. It works. | 2026-03-18 | -
    mam czas do 3.10. w Krakowie | 2026-03-18 | 2026-03-18 to 2026-10-03
  `,
);

describeTable(
  'other languages: a number behind an article counts where a number or a share follows',
  `
    le 5 à 7 est sympa | 2026-03-18 | -
    le 27 à 9 heures | 2026-03-18 | 2026-03-27
    el 8 con 2 puertas | 2026-03-18 | -
    el 27 con Ana | 2026-03-18 | 2026-02-27
    il 5 a 2 | 2026-03-18 | -
    il 3 per cento | 2026-03-18 | -
    el 10 que tengo | 2026-03-18 | -
    el 27 que viene | 2026-03-18 | 2026-03-27
    dia 5 a 2 | 2026-03-18 | -
    le 5 étoiles | 2026-03-18 | -
    el 8 cilindros | 2026-03-18 | -
    op 3 servers | 2026-03-18 | -
    Eintritt ab 18. | 2026-03-18 | -
    Geöffnet von 3 bis 5. | 2026-03-18 | -
    ich bin ab 27. weg | 2026-03-18 | 2026-03-27
    bis 30. minuten | 2026-03-18 | -
    am 2. node | 2026-03-18 | -
    сложи 2 числа | 2026-03-18 | -
    до 3 числа | 2026-03-18 | 2026-03-18 to 2026-04-03
    2-го числа еду домой | 2026-03-18 | 2026-04-02
  `,
);

describeTable(
  'the coming or the last day of a number, and the day of a month told behind it',
  `
    El próximo día 30 tengo dentista | 2026-03-18 | 2026-03-30
    El próximo día 12 empiezo en la obra | 2026-03-18 | 2026-04-12
    El pasado día 27 firmamos | 2026-03-18 | 2026-02-27
    O próximo dia 2 é feriado na escola | 2026-03-18 | 2026-04-02
    Estou de férias até o dia 30 | 2026-03-18 | 2026-03-18 to 2026-03-30
    Il 5 del mese prossimo ho la visita | 2026-03-18 | 2026-04-05
    El 5 del mes que viene me operan | 2026-03-18 | 2026-04-05
    El 27 del mes pasado nació mi hija | 2026-03-18 | 2026-02-27
    Le 5 du mois prochain on passe à la fibre | 2026-03-18 | 2026-04-05
    Am 5. des nächsten Monats habe ich Prüfung | 2026-03-18 | 2026-04-05
    Am 5. nächsten Monats habe ich Prüfung | 2026-03-18 | 2026-04-05
    No dia 5 do mês que vem tenho exame | 2026-03-18 | 2026-04-05
    Op de 5e van volgende maand krijg ik de sleutel | 2026-03-18 | 2026-04-05
    Los 5 del equipo vienen el mes que viene | 2026-03-18 | 2026-04-01 to 2026-04-30
    El último día 5 personas se quedaron sin entrada | 2026-03-18 | -
  `,
);
