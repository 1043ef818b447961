import { describeTable } from '../../testing/expression-table.js';

// 18 March 2026 is a Wednesday.
describeTable(
  'foreign times: what was arranged, passives, years',
  `
    A gente se mudou para Curitiba em 2021. | 2026-03-18 | 2021-01-01 to 2021-12-31 (absolute)
    me mudei pra Porto Alegre em 2019 | 2026-03-18 | 2019-01-01 to 2019-12-31 (absolute)
    nos mudamos a Valencia en 2021 | 2026-03-18 | 2021-01-01 to 2021-12-31 (absolute)
    on a déménagé à Nantes en 2020 | 2026-03-18 | 2020-01-01 to 2020-12-31 (absolute)
    ci siamo trasferiti a Torino nel 2021 | 2026-03-18 | 2021-01-01 to 2021-12-31 (absolute)
    2021 sind wir nach Köln gezogen | 2026-03-18 | 2021-01-01 to 2021-12-31 (absolute)
    wir sind 2018 nach Bremen gezogen | 2026-03-18 | 2018-01-01 to 2018-12-31 (absolute)
    ich wohne hier seit 2017 | 2026-03-18 | 2017-01-01 to 2026-03-18 (absolute)
    we wonen hier sinds 2019 | 2026-03-18 | 2019-01-01 to 2026-03-18 (absolute)
    in 2020 zijn we naar Utrecht verhuisd | 2026-03-18 | 2020-01-01 to 2020-12-31 (absolute)
    vivo em Lisboa desde 2020 | 2026-03-18 | 2020-01-01 to 2026-03-18 (absolute)
    abito a Parma dal 2016 | 2026-03-18 | 2016-01-01 to 2026-03-18 (absolute)
    j'habite à Lille depuis 2015 | 2026-03-18 | 2015-01-01 to 2026-03-18 (absolute)
    trabajo en Indra desde 2022 | 2026-03-18 | 2022-01-01 to 2026-03-18 (absolute)
    terminé la carrera en 2014 | 2026-03-18 | 2014-01-01 to 2014-12-31 (absolute)
    il a quitté Google en 2022 | 2026-03-18 | 2022-01-01 to 2022-12-31 (absolute)
    nel 2019 ho lasciato Telecom | 2026-03-18 | 2019-01-01 to 2019-12-31 (absolute)
    nell'estate del 2022 abbiamo aperto il negozio | 2026-03-18 | 2022-06-01 to 2022-08-31 (absolute)
    im Jahr 2020 haben wir auf Go umgestellt | 2026-03-18 | 2020-01-01 to 2020-12-31 (absolute)
    no ano de 2015 abri minha empresa | 2026-03-18 | 2015-01-01 to 2015-12-31 (absolute)
    comecei na Nubank em 2018 e saí em 2022 | 2026-03-18 | 2018-01-01 to 2018-12-31 (absolute), 2022-01-01 to 2022-12-31 (absolute)
    Ela nasceu em 1994. | 2026-03-18 | 1994-01-01 to 1994-12-31 (absolute)
    È nato nel 1988 | 2026-03-18 | 1988-01-01 to 1988-12-31 (absolute)
    de pomp is op twintig november nagekeken | 2026-12-09 | 2026-11-20
    ik ben in 2016 afgestudeerd | 2026-03-18 | 2016-01-01 to 2016-12-31 (absolute)
    ich hab 2015 meinen Abschluss gemacht | 2026-03-18 | 2015-01-01 to 2015-12-31 (absolute)
    Das Haus haben wir 2019 gekauft. | 2026-03-18 | 2019-01-01 to 2019-12-31 (absolute)
    a gente casa em outubro | 2026-03-18 | 2026-10-01 to 2026-10-31
    a reunião foi remarcada para sexta-feira | 2026-03-18 | 2026-03-20
    adiaram o lançamento para 15 de maio | 2026-03-18 | 2026-05-15
    la reunión se aplazó al 20 de abril | 2026-03-18 | 2026-04-20
    hemos pospuesto el lanzamiento para mayo | 2026-03-18 | 2026-05-01 to 2026-05-31
    la réunion est reportée au 4 mai | 2026-03-18 | 2026-05-04
    on a repoussé la mise en prod à vendredi | 2026-03-18 | 2026-03-20
    der Termin wurde auf Freitag verschoben | 2026-03-18 | 2026-03-20
    das Release wurde auf den 4. Mai verschoben | 2026-03-18 | 2026-05-04
    die alten Server werden am Freitag abgeschaltet | 2026-03-18 | 2026-03-20
    die alten Server wurden am Freitag abgeschaltet | 2026-03-18 | 2026-03-13
    la riunione è stata spostata a venerdì | 2026-03-18 | 2026-03-20
    abbiamo prenotato l'hotel dal 3 al 10 agosto | 2026-03-18 | 2026-08-03 to 2026-08-10
    hab das Hotel vom 3. bis 10. August gebucht | 2026-03-18 | 2026-08-03 to 2026-08-10
    de meeting is verplaatst naar vrijdag | 2026-03-18 | 2026-03-20
    de oude servers worden vrijdag uitgezet | 2026-03-18 | 2026-03-20
    el viernes se apagan los servidores viejos | 2026-03-18 | 2026-03-20
    os servidores antigos serão desligados na sexta-feira | 2026-03-18 | 2026-03-20
    les vieux serveurs seront éteints vendredi | 2026-03-18 | 2026-03-20
    le serveur a planté vendredi, on ne déploie plus le soir | 2026-03-18 | 2026-03-13
    nicht mehr ohne Review mergen, am Freitag ist alles abgestürzt | 2026-03-18 | 2026-03-13
    nunca usen esa migración, el lunes borró la tabla | 2026-03-18 | 2026-03-16
    não usa o script de seed, ele apagou o banco na segunda-feira | 2026-03-18 | 2026-03-16
    Die Hochzeit ist im September | 2026-03-18 | 2026-09-01 to 2026-09-30
    ik heb een tafel gereserveerd voor zaterdag | 2026-03-18 | 2026-03-21
    J'ai réservé une table pour samedi | 2026-03-18 | 2026-03-21
    reservé una mesa para el sábado | 2026-03-18 | 2026-03-21
    ho prenotato un tavolo per sabato | 2026-03-18 | 2026-03-21
    ich habe einen Tisch für Samstag reserviert | 2026-03-18 | 2026-03-21
    mi hermana se casó en octubre | 2026-03-18 | 2025-10-01 to 2025-10-31
    meine Schwester hat im Oktober geheiratet | 2026-03-18 | 2025-10-01 to 2025-10-31
    ich hab am Montag Geburtstag | 2026-03-18 | 2026-03-23
    el servicio usa el puerto 2049 en producción | 2026-03-18 | -
    wir nutzen Office 2019 | 2026-03-18 | -
    usamos a porta 2021 em produção | 2026-03-18 | -
    Moro em Recife desde 2018. | 2026-03-18 | 2018-01-01 to 2026-03-18 (absolute)
    A gente adotou um gato em 2023. | 2026-03-18 | 2023-01-01 to 2023-12-31 (absolute)
    Me gradué en 2012. | 2026-03-18 | 2012-01-01 to 2012-12-31 (absolute)
    mi hijo nació en 2020 | 2026-03-18 | 2020-01-01 to 2020-12-31 (absolute)
    ma fille est née en 2019 | 2026-03-18 | 2019-01-01 to 2019-12-31 (absolute)
    Ho comprato casa nel 2017. | 2026-03-18 | 2017-01-01 to 2017-12-31 (absolute)
    2019 habe ich bei Siemens angefangen | 2026-03-18 | 2019-01-01 to 2019-12-31 (absolute)
    Ich habe 2021 mit Rust angefangen. | 2026-03-18 | 2021-01-01 to 2021-12-31 (absolute)
    Wir haben uns 2016 kennengelernt | 2026-03-18 | 2016-01-01 to 2016-12-31 (absolute)
    sinds 2021 werk ik bij ASML | 2026-03-18 | 2021-01-01 to 2026-03-18 (absolute)
    we zijn in 2015 getrouwd | 2026-03-18 | 2015-01-01 to 2015-12-31 (absolute)
    la boda es en octubre | 2026-03-18 | 2026-10-01 to 2026-10-31
    a entrega foi adiada para segunda-feira | 2026-03-18 | 2026-03-23
    il lancio è rinviato al 5 maggio | 2026-03-18 | 2026-05-05
    la mise en prod est décalée à mardi | 2026-03-18 | 2026-03-24
    das Meeting wurde auf Montag verlegt | 2026-03-18 | 2026-03-23
    die Wohnung wird am 1. Mai übergeben | 2026-03-18 | 2026-05-01
    der Server ist am Montag umgezogen | 2026-03-18 | 2026-03-16
    das alte System wird im Juni abgeschaltet | 2026-03-18 | 2026-06-01 to 2026-06-30
    el servidor se cayó el viernes | 2026-03-18 | 2026-03-13
    los logs se borran el lunes | 2026-03-18 | 2026-03-23
    o servidor caiu na sexta-feira | 2026-03-18 | 2026-03-13
    o contrato termina em agosto | 2026-03-18 | 2026-08-01 to 2026-08-31
    le bail se termine en août | 2026-03-18 | 2026-08-01 to 2026-08-31
    la base a été migrée en janvier | 2026-03-18 | 2026-01-01 to 2026-01-31
    la base sera migrée en juin | 2026-03-18 | 2026-06-01 to 2026-06-30
    il server è stato spento venerdì | 2026-03-18 | 2026-03-13
    domenica abbiamo perso i dati, quindi niente deploy | 2026-03-18 | 2026-03-15
    j'ai pris rendez-vous chez le dentiste pour mardi | 2026-03-18 | 2026-03-24
    we hebben de bruiloft gepland voor augustus | 2026-03-18 | 2026-08-01 to 2026-08-31
    la fiesta es el sábado | 2026-03-18 | 2026-03-21
    il volo è il 12 aprile | 2026-03-18 | 2026-04-12
    vi ses | 2026-03-18 | -
    wir haben 2000 Zeilen gelöscht | 2026-03-18 | -
    el script borró 2019 filas | 2026-03-18 | -
    usiamo la porta 2020 | 2026-03-18 | -
    em 2017 abrimos a empresa | 2026-03-18 | 2017-01-01 to 2017-12-31 (absolute)
    Mudei de emprego em 2024. | 2026-03-18 | 2024-01-01 to 2024-12-31 (absolute)
    Nos conocimos en 2011 | 2026-03-18 | 2011-01-01 to 2011-12-31 (absolute)
    Je me suis mariée en 2018. | 2026-03-18 | 2018-01-01 to 2018-12-31 (absolute)
    Mi sono laureata nel 2010. | 2026-03-18 | 2010-01-01 to 2010-12-31 (absolute)
    Ich bin 1987 geboren. | 2026-03-18 | 1987-01-01 to 1987-12-31 (absolute)
    Ich wurde 1992 in Graz geboren | 2026-03-18 | 1992-01-01 to 1992-12-31 (absolute)
    In 2012 ben ik geboren | 2026-03-18 | 2012-01-01 to 2012-12-31 (absolute)
    Wir ziehen im Juni um | 2026-03-18 | 2026-06-01 to 2026-06-30
    Das Treffen wurde auf den 12. April verlegt | 2026-03-18 | 2026-04-12
    Le rendez-vous a été repoussé au 20 avril | 2026-03-18 | 2026-04-20
    La cita se movió al jueves | 2026-03-18 | 2026-03-19
    A consulta ficou para terça-feira | 2026-03-18 | 2026-03-24
    O evento foi transferido para 9 de junho | 2026-03-18 | 2026-06-09
    L'appuntamento è stato spostato al 9 aprile | 2026-03-18 | 2026-04-09
    De afspraak is verzet naar donderdag | 2026-03-18 | 2026-03-19
    Hemos reservado el hotel del 5 al 9 de mayo | 2026-03-18 | 2026-05-05 to 2026-05-09
    On a réservé du 3 au 10 août | 2026-03-18 | 2026-08-03 to 2026-08-10
    Reservamos a casa de 3 a 10 de julho | 2026-03-18 | 2026-07-03 to 2026-07-10
    el contrato termina en agosto | 2026-03-18 | 2026-08-01 to 2026-08-31
    il contratto scade a giugno | 2026-03-18 | 2026-06-01 to 2026-06-30
    das Zertifikat läuft am Montag ab | 2026-03-18 | 2026-03-23
    Tom hat am Montag gekündigt | 2026-03-18 | 2026-03-16
    wir haben den Umzug im Januar gemacht | 2026-03-18 | 2026-01-01 to 2026-01-31
    Quando vocês se casaram? Em outubro | 2026-03-18 | 2025-10-01 to 2025-10-31
    ¿Cuándo es la mudanza? El viernes | 2026-03-18 | 2026-03-20
    Quand est la réunion ? Jeudi | 2026-03-18 | 2026-03-19
    Desde enero uso Linux | 2026-03-18 | 2026-01-01 to 2026-03-18
    entré en la empresa en 2016 y me ascendieron en 2020 | 2026-03-18 | 2016-01-01 to 2016-12-31 (absolute), 2020-01-01 to 2020-12-31 (absolute)
    Ich habe 2019 geheiratet, 2022 kam unsere Tochter | 2026-03-18 | 2019-01-01 to 2019-12-31 (absolute), 2022-01-01 to 2022-12-31 (absolute)
    Wir wohnen seit 2020 in Linz | 2026-03-18 | 2020-01-01 to 2026-03-18 (absolute)
    J'ai arrêté de fumer en 2017 | 2026-03-18 | 2017-01-01 to 2017-12-31 (absolute)
    On s'est rencontrés en 2014 à Lyon | 2026-03-18 | 2014-01-01 to 2014-12-31 (absolute)
    Lavoro qui dal 2018 | 2026-03-18 | 2018-01-01 to 2026-03-18 (absolute)
    Casei em 2009 | 2026-03-18 | 2009-01-01 to 2009-12-31 (absolute)
    O time mudou para Go em 2022 | 2026-03-18 | 2022-01-01 to 2022-12-31 (absolute)
    Het huis is in 1932 gebouwd | 2026-03-18 | 1932-01-01 to 1932-12-31 (absolute)
    bitte nicht mehr auf main pushen, am Montag war alles kaputt | 2026-03-18 | 2026-03-16
    die Demo ist auf Donnerstag verschoben | 2026-03-18 | 2026-03-19
    le déploiement est repoussé à jeudi | 2026-03-18 | 2026-03-19
    la demo se pospuso para el jueves | 2026-03-18 | 2026-03-19
    o deploy foi adiado para quinta-feira | 2026-03-18 | 2026-03-19
    il rilascio è slittato a giovedì | 2026-03-18 | 2026-03-19
    am Freitag werden die Zertifikate erneuert | 2026-03-18 | 2026-03-20
    los certificados se renovaron el lunes | 2026-03-18 | 2026-03-16
    le certificat sera renouvelé lundi | 2026-03-18 | 2026-03-23
    i certificati vengono rinnovati lunedì | 2026-03-18 | 2026-03-23
    ho comprato la macchina a gennaio | 2026-03-18 | 2026-01-01 to 2026-01-31
  `,
);
