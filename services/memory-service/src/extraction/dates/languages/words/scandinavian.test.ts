import { describeTable } from '../../testing/expression-table.js';

describeTable(
  'Swedish, Danish and Norwegian times',
  `
    vi uppgraderade till Laravel 11 i måndags. | 2025-05-08 | 2025-05-05
    Vi flyttar till nya kontoret på måndag. | 2025-05-08 | 2025-05-12
    Jag börjar nytt jobb den 2 juni. | 2025-05-08 | 2025-06-02
    Vi sålde bilen förra veckan. | 2025-05-08 | 2025-04-28 to 2025-05-04
    Jag var i Oslo igår. | 2025-05-08 | 2025-05-07
    Vi ska på semester i juli. | 2025-05-08 | 2025-07-01 to 2025-07-31
    Jag slutade röka för tre veckor sedan. | 2025-05-08 | 2025-04-14 to 2025-04-20
    Vi har bott här sedan 2019. | 2025-05-08 | 2019-01-01 to 2025-05-08 (absolute)
    Jag har jobbat på Volvo sedan mars. | 2025-05-08 | 2025-03-01 to 2025-05-08
    Kontoret är stängt till den 12 maj. | 2025-05-08 | 2025-05-08 to 2025-05-12
    Nästa vecka åker vi till Rom. | 2025-05-08 | 2025-05-12 to 2025-05-18
    Jag tränar på måndagar. | 2025-05-08 | -
    Om två veckor lanserar vi appen. | 2025-05-08 | 2025-05-19 to 2025-05-25
    Jag köpte cykeln i somras. | 2025-05-08 | 2024-06-01 to 2024-08-31
    Vi gifter oss på lördag. | 2025-05-08 | 2025-05-10
    Jeg flyttede til Aarhus i mandags. | 2025-05-08 | 2025-05-05
    Vi rejser til Italien på lørdag. | 2025-05-08 | 2025-05-10
    Jeg startede på jobbet den 1. marts. | 2025-05-08 | 2025-03-01
    Vi købte huset for to år siden. | 2025-05-08 | 2023-01-01 to 2023-12-31
    Mødet er i morgen. | 2025-05-08 | 2025-05-09
    Jeg holder ferie fra 7. juli til 20. juli. | 2025-05-08 | 2025-07-07 to 2025-07-20
    Vores server gik ned i går. | 2025-05-08 | 2025-05-07
    Jeg spiller fodbold hver tirsdag. | 2025-05-08 | -
    Kontrakten udløber den 30. juni. | 2025-05-08 | 2025-06-30
    I sidste uge skiftede vi til Postgres. | 2025-05-08 | 2025-04-28 to 2025-05-04
    Jeg flyttet til Bergen i fjor. | 2025-05-08 | 2024-01-01 to 2024-12-31
    Vi lanserer appen neste fredag. | 2025-05-08 | 2025-05-16
    Jeg kjøpte ny bil forrige uke. | 2025-05-08 | 2025-04-28 to 2025-05-04
    Vi har hatt hund siden 2021. | 2025-05-08 | 2021-01-01 to 2025-05-08 (absolute)
    Jeg skal til tannlegen på torsdag. | 2025-05-08 | 2025-05-15
    Til sommeren reiser vi til Lofoten. | 2025-05-08 | 2025-06-01 to 2025-08-31
    Sønnen min begynner på skolen i august. | 2025-05-08 | 2025-08-01 to 2025-08-31
    Jeg er sykemeldt til 20. mai. | 2025-05-08 | 2025-05-08 to 2025-05-20
    Vi pusset opp kjøkkenet i mars. | 2025-05-08 | 2025-03-01 to 2025-03-31
    Jeg jobber fra mandag til fredag. | 2025-05-08 | -
    Jag slutade på Ericsson i fredags. | 2025-05-08 | 2025-05-02
    Jag har varit sjukskriven sedan i torsdags. | 2026-02-10 | 2026-02-05 to 2026-02-10
    Vi får tillträde till huset den 1 augusti. | 2025-05-08 | 2025-08-01
    Jeg begynder på studiet den 1. september. | 2025-05-08 | 2025-09-01
    På onsdag har jag tid hos tandläkaren. | 2025-05-08 | 2025-05-14
    Vi bytte till Bun förra månaden. | 2025-05-08 | 2025-04-01 to 2025-04-30
    Serveren gik ned i tirsdags. | 2025-05-08 | 2025-05-06
    Jeg har været vegetar siden januar. | 2025-05-08 | 2025-01-01 to 2025-05-08
    Kontoret er stengt fra 14. juli til 1. august. | 2025-05-08 | 2025-07-14 to 2025-08-01
    Jeg trener hver mandag og onsdag. | 2025-05-08 | -
  `,
);

describeTable(
  'words that they share with others',
  `
    The sedan is parked till later, om nom. | 2025-05-08 | -
    I bought a sedan and sold it for 3000. | 2025-05-08 | -
    We upgrade the OSS cluster on Friday. | 2025-05-08 | 2025-05-09
    The card holder of the starter kit arrives on Friday. | 2025-05-08 | 2025-05-09
    Neste verão vamos ao Algarve em agosto. | 2025-05-08 | 2025-06-01 to 2025-08-31, 2025-08-01 to 2025-08-31
    Vi bor i vår gamla lägenhet. | 2025-05-08 | -
    Jag är 30 år och har två barn. | 2025-05-08 | -
    Vi uppgraderade till v16. | 2025-05-08 | -
  `,
);

describeTable(
  'numbered weeks in many languages',
  `
    Jeg holder ferie i uge 28. | 2025-05-08 | 2025-07-07 to 2025-07-13
    Vi er på ferie i uge 29 og 30. | 2025-05-08 | 2025-07-14 to 2025-07-27
    Jag har semester vecka 28. | 2025-05-08 | 2025-07-07 to 2025-07-13
    Vi stänger v. 28. | 2025-05-08 | 2025-07-07 to 2025-07-13
    Jeg har ferie i uke 28. | 2025-05-08 | 2025-07-07 to 2025-07-13
    In KW 28 bin ich im Urlaub. | 2025-05-08 | 2025-07-07 to 2025-07-13
    In der 28. Kalenderwoche sind wir weg. | 2025-05-08 | 2025-07-07 to 2025-07-13
    In KW 29 und 30 bin ich im Urlaub. | 2025-05-08 | 2025-07-14 to 2025-07-27
    Estaré de vacaciones en la semana 28. | 2025-05-08 | 2025-07-07 to 2025-07-13
    Estarei de férias na semana 28. | 2025-05-08 | 2025-07-07 to 2025-07-13
    Saremo in ferie la settimana 28. | 2025-05-08 | 2025-07-07 to 2025-07-13
    W tygodniu 28 mam urlop. | 2025-05-08 | 2025-07-07 to 2025-07-13
    Estoy en la semana 20. | 2025-05-08 | -
    Estamos en la semana 20 del embarazo. | 2025-05-08 | -
    Pago por semana 40 euros. | 2025-05-08 | -
  `,
);
