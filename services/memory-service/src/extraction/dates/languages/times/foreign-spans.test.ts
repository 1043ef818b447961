import { describeTable } from '../../testing/expression-table.js';

// 18 March 2026 is a Wednesday.
describeTable(
  'how long something has lasted, behind a verb or a word for "already"',
  `
    llevo dos años estudiando alemán | 2026-03-18 | 2024-03-18 to 2026-03-18
    llevamos ya tres semanas sin ascensor | 2026-03-18 | 2026-02-25 to 2026-03-18
    voilà six mois que je cherche un poste | 2026-03-18 | 2025-09-18 to 2026-03-18
    cela fait deux ans que nous louons ici | 2026-03-18 | 2024-03-18 to 2026-03-18
    sono sei mesi che studio tedesco | 2026-03-18 | 2025-09-18 to 2026-03-18
    we wonen al twee jaar in Gent | 2026-03-18 | 2024-03-18 to 2026-03-18
    Joost ligt al drie weken ziek op bed | 2026-03-18 | 2026-02-25 to 2026-03-18
    el envío lleva tres días | 2026-03-18 | -
    llevo dos kilos de arroz | 2026-03-18 | -
    sono 3 giorni in più | 2026-03-18 | -
  `,
);

describeTable(
  'what is fixed for a day lies ahead',
  `
    la livraison est fixée au 12 avril | 2026-03-18 | 2026-04-12
    la riunione è fissata al 12 aprile | 2026-03-18 | 2026-04-12
    der Termin ist auf den 12. April festgelegt | 2026-03-18 | 2026-04-12
    la livraison était fixée au 12 avril | 2026-03-18 | 2025-04-12
  `,
);

describeTable(
  'foreign spans: two days of a month',
  `
    de sprint loopt van 14 t/m 25 mei | 2026-03-18 | 2026-05-14 to 2026-05-25
    14 t/m 25 mei vakantie | 2026-03-18 | 2026-05-14 to 2026-05-25
    van 14 tot en met 25 mei ben ik weg | 2026-03-18 | 2026-05-14 to 2026-05-25
    ik ben tm vrijdag vrij | 2026-03-18 | 2026-03-18 to 2026-03-20
    3.-10. August Urlaub | 2026-03-18 | 2026-08-03 to 2026-08-10
    vacances du 11 au 26 avril | 2026-03-18 | 2026-04-11 to 2026-04-26
    с 3 по 7 мая мы в отпуске | 2026-03-18 | 2026-05-03 to 2026-05-07
    wir haben 3 und 4 Kisten im Mai gepackt | 2026-03-18 | 2025-05-01 to 2025-05-31
  `,
);

describeTable(
  'foreign spans: weekdays once and every week',
  `
    ich bin von Montag bis Mittwoch in Berlin | 2026-03-18 | 2026-03-23 to 2026-03-25
    ich war von Montag bis Mittwoch in Berlin | 2026-03-18 | 2026-03-16 to 2026-03-18
    ich arbeite von Montag bis Donnerstag | 2026-03-18 | -
    dal lunedì al venerdì lavoro da casa | 2026-03-18 | -
    van maandag tot vrijdag werk ik thuis | 2026-03-18 | -
    op vrijdag deployen we nooit | 2026-03-18 | -
  `,
);

describeTable(
  'foreign spans: a few, half a year, a day in so many weeks',
  `
    vor ein paar Tagen ist die Spülmaschine kaputtgegangen | 2026-03-18 | 2026-03-14 to 2026-03-16
    il y a quelques jours le disque a lâché | 2026-03-18 | 2026-03-14 to 2026-03-16
    hace unos días se rompió el grifo | 2026-03-18 | 2026-03-14 to 2026-03-16
    qualche giorno fa si è rotta la lavatrice | 2026-03-18 | 2026-03-14 to 2026-03-16
    een paar dagen geleden ging de oven kapot | 2026-03-18 | 2026-03-14 to 2026-03-16
    несколько дней назад сломалась стиралка | 2026-03-18 | 2026-03-14 to 2026-03-16
    vor einem halben Jahr habe ich gekündigt | 2026-03-18 | 2025-09-01 to 2025-09-30
    полгода назад переехали | 2026-03-18 | 2025-09-01 to 2025-09-30
    через неделю экзамен | 2026-03-18 | 2026-03-23 to 2026-03-29
    Freitag in zwei Wochen ist das Sommerfest | 2026-03-18 | 2026-04-03
    heute in einer Woche ist Abgabe | 2026-03-18 | 2026-03-25
    übernächste Woche bin ich im Urlaub | 2026-03-18 | 2026-03-30 to 2026-04-05
    der Kurs dauert drei Wochen | 2026-03-18 | -
  `,
);

describeTable(
  'foreign spans: the weekday of a week, and the first to come',
  `
    nächste Woche Freitag ist das Audit | 2026-03-18 | 2026-03-27
    volgende week vrijdag leveren we op | 2026-03-18 | 2026-03-27
    vendredi de la semaine prochaine c'est la démo | 2026-03-18 | 2026-03-27
    la semana que viene, el martes, tengo examen | 2026-03-18 | 2026-03-24
    kommenden Freitag ist Release | 2026-03-18 | 2026-03-20
    vrijdag a.s. hebben we demo | 2026-03-18 | 2026-03-20
    komende vrijdag is de demo | 2026-03-18 | 2026-03-20
  `,
);

describeTable(
  'foreign spans: how long until now, and how old',
  `
    moro aqui há três anos | 2026-03-18 | 2023-03-18 to 2026-03-18
    hace dos años que vivo en Madrid | 2026-03-18 | 2024-03-18 to 2026-03-18
    hace dos años me mudé a Madrid | 2026-03-18 | 2024-01-01 to 2024-12-31
    ça fait 3 ans que j'habite ici | 2026-03-18 | 2023-03-18 to 2026-03-18
    minha avó faz 70 anos no domingo | 2026-03-18 | 2026-03-22
    minha tia fez 70 anos | 2026-03-18 | -
    faz três dias que o servidor caiu | 2026-03-18 | 2026-03-15
    живу здесь с 2019 года | 2026-03-18 | 2019-01-01 to 2026-03-18 (absolute)
    dal 1 aprile lavoro a Torino | 2026-03-18 | 2026-04-01
    da marzo lavoro da casa | 2026-03-18 | 2026-03-01 to 2026-03-18
  `,
);

describeTable(
  'what stays shut from one weekday to another does so once',
  `
    der Laden bleibt von Donnerstag bis Sonntag zu | 2026-03-18 | 2026-03-19 to 2026-03-22
    le magasin reste fermé de jeudi à dimanche | 2026-03-18 | 2026-03-19 to 2026-03-22
    il negozio resta chiuso da giovedì a domenica | 2026-03-18 | 2026-03-19 to 2026-03-22
    de winkel blijft dicht van donderdag tot zondag | 2026-03-18 | 2026-03-19 to 2026-03-22
    o escritório fecha de quinta a domingo | 2026-03-18 | 2026-03-19 to 2026-03-22
    sklep będzie zamknięty od czwartku do niedzieli | 2026-03-18 | 2026-03-19 to 2026-03-22
    butiken håller stängt från torsdag till söndag | 2026-03-18 | 2026-03-19 to 2026-03-22
    der Laden hat von Donnerstag bis Sonntag offen | 2026-03-18 | -
    sklep jest otwarty od czwartku do niedzieli | 2026-03-18 | -
  `,
);

describeTable(
  'days in words, the end of a month',
  `
    ci trasferiamo il primo giugno | 2026-03-18 | 2026-06-01
    il ventitré aprile partiamo | 2026-03-18 | 2026-04-23
    mudamos no dia primeiro de junho | 2026-03-18 | 2026-06-01
    Kreta, 12.-26. September | 2026-03-18 | 2026-09-12 to 2026-09-26
    Ausfall 12.-26. September | 2026-03-18 | 2025-09-12 to 2025-09-26
    um maio quente | 2026-03-18 | -
    il primo della lista è Marco | 2026-03-18 | -
    i slutet av april byter vi kontor | 2026-03-18 | 2026-04-21 to 2026-04-30
  `,
);

describeTable(
  'so many units up to now, or from now on',
  `
    Die letzten zwei Wochen war ich krank | 2026-03-18 | 2026-03-04 to 2026-03-18
    In den letzten drei Monaten sind wir gewachsen | 2026-03-18 | 2025-12-18 to 2026-03-18
    Les deux dernières semaines, j'étais malade | 2026-03-18 | 2026-03-04 to 2026-03-18
    Estas últimas dos semanas he estado enfermo | 2026-03-18 | 2026-03-04 to 2026-03-18
    Negli ultimi tre giorni ho lavorato da casa | 2026-03-18 | 2026-03-15 to 2026-03-18
    Nos últimos dois meses dormi mal | 2026-03-18 | 2026-01-18 to 2026-03-18
    De afgelopen drie dagen was ik ziek | 2026-03-18 | 2026-03-15 to 2026-03-18
    Przez ostatnie dwa tygodnie byłem chory | 2026-03-18 | 2026-03-04 to 2026-03-18
    Die nächsten drei Tage bin ich in Wien | 2026-03-18 | 2026-03-18 to 2026-03-21
    Los próximos tres días estaré fuera | 2026-03-18 | 2026-03-18 to 2026-03-21
    Die letzten zwei Zeilen fehlen | 2026-03-18 | -
    les deux dernières lignes manquent | 2026-03-18 | -
  `,
);

describeTable(
  'to the day, and weeks before a weekday',
  `
    On s'est mariés il y a deux ans jour pour jour | 2026-05-06 | 2024-05-06
    Vor zwei Jahren auf den Tag genau haben wir geheiratet | 2026-05-06 | 2024-05-06
    Am Sonntag vor einer Woche ist Opa gestorben | 2026-05-06 | 2026-04-26
    Ieri l'altro ho dato l'esame | 2026-05-06 | 2026-05-04
  `,
);
