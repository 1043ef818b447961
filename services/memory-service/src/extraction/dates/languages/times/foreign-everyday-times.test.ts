import { describeTable } from '../../testing/expression-table.js';

describeTable(
  'foreign everyday times: what was',
  `
    Die Migration haben wir am 21. September abgeschlossen | 2026-10-01 | 2026-09-21
    Nous avons signé le bail le 15 septembre | 2026-10-01 | 2026-09-15
    Ma fille est née en mars | 2026-10-01 | 2026-03-01 to 2026-03-31
    Nos mudamos en junio y todavía hay cajas | 2026-10-01 | 2026-06-01 to 2026-06-30
    Ho consegnato la tesi il 22 settembre | 2026-10-01 | 2026-09-22
    Comprei o carro em agosto | 2026-10-01 | 2026-08-01 to 2026-08-31
    Vorige week hebben we de server vervangen | 2026-10-01 | 2026-09-21 to 2026-09-27
    Мы переехали в мае | 2026-10-01 | 2026-05-01 to 2026-05-31
    Ontem o servidor caiu | 2026-11-22 | 2026-11-21
    Im Januar haben wir auf Vite umgestellt | 2026-03-02 | 2026-01-01 to 2026-01-31
    Nous avons adopté un chien en décembre | 2026-03-02 | 2025-12-01 to 2025-12-31
    Cerraron la oficina en diciembre | 2026-03-02 | 2025-12-01 to 2025-12-31
    A gennaio abbiamo cambiato fornitore | 2026-03-02 | 2026-01-01 to 2026-01-31
    Em dezembro trocamos de banco | 2026-03-02 | 2025-12-01 to 2025-12-31
    We zijn in januari verhuisd | 2026-03-02 | 2026-01-01 to 2026-01-31
    В январе мы перешли на Kotlin | 2026-03-02 | 2026-01-01 to 2026-01-31
    Letzten Donnerstag ist der Build-Server ausgefallen | 2026-12-14 | 2026-12-10
    Am Montag gab es drei Ausfälle | 2026-03-18 | 2026-03-16
    Am Dienstag lief der Import wieder durch | 2026-03-18 | 2026-03-17
    Am Freitag stritten wir über die Architektur | 2026-03-18 | 2026-03-13
    Im Februar starb mein Großvater | 2026-03-18 | 2026-02-01 to 2026-02-28
    Im Februar zogen wir nach Kassel | 2026-03-18 | 2026-02-01 to 2026-02-28
    Am 3. März kündigte unser Hoster den Vertrag | 2026-03-18 | 2026-03-03
    Mein Bruder heiratete im Juni | 2026-03-18 | 2025-06-01 to 2025-06-30
    Die Schulung fand am Montag statt | 2026-03-18 | 2026-03-16
    Am Wochenende haben wir das Bad gestrichen | 2026-03-18 | 2026-03-14 to 2026-03-15
    Unser Sohn wurde im November geboren | 2026-03-18 | 2025-11-01 to 2025-11-30
    Am Donnerstag fiel der Strom aus | 2026-03-18 | 2026-03-12
    Am Montag erhielt ich die Zusage | 2026-03-18 | 2026-03-16
    Montag Deploy, lief gut | 2026-03-18 | 2026-03-16
    Op maandag viel de server uit | 2026-03-18 | 2026-03-16
    In februari kochten we een huis | 2026-03-18 | 2026-02-01 to 2026-02-28
    Vrijdag hebben we de sprint afgesloten | 2026-03-18 | 2026-03-13
    Mijn vader is in januari overleden | 2026-03-18 | 2026-01-01 to 2026-01-31
    Ik was maandag ziek | 2026-03-18 | 2026-03-16
    Op 3 maart kregen we de sleutels | 2026-03-18 | 2026-03-03
    Zaterdag gingen we naar Antwerpen | 2026-03-18 | 2026-03-14
    De tests faalden maandag | 2026-03-18 | 2026-03-16
    El lunes hubo tres caídas | 2026-03-18 | 2026-03-16
    El martes volvió a funcionar | 2026-03-18 | 2026-03-17
    En febrero murió mi abuelo | 2026-03-18 | 2026-02-01 to 2026-02-28
    El 3 de marzo firmamos el contrato | 2026-03-18 | 2026-03-03
    Compramos la casa en noviembre | 2026-03-18 | 2025-11-01 to 2025-11-30
    El viernes estuve enfermo | 2026-03-18 | 2026-03-13
    En enero dejé el tabaco | 2026-03-18 | 2026-01-01 to 2026-01-31
    El sábado fuimos a Toledo | 2026-03-18 | 2026-03-14
    Nuestra hija nació en agosto | 2026-03-18 | 2025-08-01 to 2025-08-31
    Me operaron en diciembre | 2026-03-18 | 2025-12-01 to 2025-12-31
    Lunedì ci sono stati tre guasti | 2026-03-18 | 2026-03-16
    Lunedì il server è caduto | 2026-03-18 | 2026-03-16
    A febbraio è morto mio nonno | 2026-03-18 | 2026-02-01 to 2026-02-28
    Il 3 marzo abbiamo firmato il contratto | 2026-03-18 | 2026-03-03
    Sabato siamo andati a Verona | 2026-03-18 | 2026-03-14
    A gennaio ho smesso di fumare | 2026-03-18 | 2026-01-01 to 2026-01-31
    Nostra figlia è nata ad agosto | 2026-03-18 | 2025-08-01 to 2025-08-31
    A dicembre lavoravo ancora in banca | 2026-03-18 | 2025-12-01 to 2025-12-31
    Na segunda-feira houve três quedas | 2026-03-18 | 2026-03-16
    Em fevereiro meu avô morreu | 2026-03-18 | 2026-02-01 to 2026-02-28
    No dia 3 de março assinamos o contrato | 2026-03-18 | 2026-03-03
    Em janeiro parei de fumar | 2026-03-18 | 2026-01-01 to 2026-01-31
    Comprei a casa em novembro | 2026-03-18 | 2025-11-01 to 2025-11-30
    No sábado fomos a Braga | 2026-03-18 | 2026-03-14
    Nossa filha nasceu em agosto | 2026-03-18 | 2025-08-01 to 2025-08-31
    Lundi il y a eu trois pannes | 2026-03-18 | 2026-03-16
    Lundi le serveur est tombé | 2026-03-18 | 2026-03-16
    En février mon grand-père est mort | 2026-03-18 | 2026-02-01 to 2026-02-28
    Le 3 mars nous avons signé le contrat | 2026-03-18 | 2026-03-03
    J'ai arrêté de fumer en janvier | 2026-03-18 | 2026-01-01 to 2026-01-31
    Samedi on est allés à Nantes | 2026-03-18 | 2026-03-14
    Notre fille est née en août | 2026-03-18 | 2025-08-01 to 2025-08-31
    En décembre je travaillais encore à la banque | 2026-03-18 | 2025-12-01 to 2025-12-31
    Vendredi j'étais malade | 2026-03-18 | 2026-03-13
    On a déployé mardi | 2026-03-18 | 2026-03-17
    Ils ont livré le 3 mars | 2026-03-18 | 2026-03-03
    В понедельник упал сервер | 2026-03-18 | 2026-03-16
    В феврале мы купили дом | 2026-03-18 | 2026-02-01 to 2026-02-28
    La cena con los socios fue el viernes | 2026-03-18 | 2026-03-13
    Tuvimos la cena el viernes | 2026-03-18 | 2026-03-13
    Los tests fallaron el lunes | 2026-03-18 | 2026-03-16
    Wir haben das Büro im Januar geschlossen | 2026-03-18 | 2026-01-01 to 2026-01-31
    Der Techniker kam Montag | 2026-03-18 | 2026-03-16
    Ich war Freitag beim Arzt | 2026-03-18 | 2026-03-13
    Ik was vrijdag ziek | 2026-03-18 | 2026-03-13
    Le client a signé vendredi | 2026-03-18 | 2026-03-13
    La semaine dernière on a livré | 2026-03-18 | 2026-03-09 to 2026-03-15
    Venerdì sono andato a Roma | 2026-03-18 | 2026-03-13
    A empresa fechou em dezembro | 2026-03-18 | 2025-12-01 to 2025-12-31
    On a emménagé en mai | 2026-07-08 | 2026-05-01 to 2026-05-31
    El servidor se cayó el domingo | 2026-07-08 | 2026-07-05
    La settimana scorsa ho cambiato casa | 2026-07-08 | 2026-06-29 to 2026-07-05
    De server viel zondag uit | 2026-07-08 | 2026-07-05
  `,
);

describeTable(
  'foreign everyday times: what is, and is to come',
  `
    On part en vacances le 17 octobre | 2026-10-01 | 2026-10-17
    Anfang Dezember kommt der Elektriker | 2026-11-22 | 2026-12-01 to 2026-12-10
    Je reprends le travail le 20 juillet | 2026-07-08 | 2026-07-20
    Empiezo las vacaciones el 1 de agosto | 2026-07-08 | 2026-08-01
    O contrato acaba em 31 de agosto | 2026-07-08 | 2026-08-31
    Am 12. Oktober geht die neue Version live | 2026-10-01 | 2026-10-12
    Unser Sohn kommt nächstes Jahr in die Schule | 2026-10-01 | 2027-01-01 to 2027-12-31
    Ich bin bis 9. Oktober im Urlaub | 2026-10-01 | 2026-10-01 to 2026-10-09
    Seit August wohnen wir in Leipzig | 2026-10-01 | 2026-08-01 to 2026-10-01
    Im November ziehen wir um | 2026-10-01 | 2026-11-01 to 2026-11-30
    Am Samstag heiratet meine Schwester | 2026-10-01 | 2026-10-03
    Le contrat se termine le 31 décembre | 2026-10-01 | 2026-12-31
    Je suis en congé jusqu'au 12 octobre | 2026-10-01 | 2026-10-01 to 2026-10-12
    El lunes empiezo en el nuevo trabajo | 2026-10-01 | 2026-10-05
    La boda es el 7 de noviembre | 2026-10-01 | 2026-11-07
    Estoy de baja hasta el 15 de octubre | 2026-10-01 | 2026-10-01 to 2026-10-15
    Domani parto per Torino | 2026-10-01 | 2026-10-02
    Il corso finisce il 18 dicembre | 2026-10-01 | 2026-12-18
    Sono in ferie fino al 10 ottobre | 2026-10-01 | 2026-10-01 to 2026-10-10
    A reunião é na sexta-feira | 2026-10-01 | 2026-10-02
    Estou de férias até 20 de outubro | 2026-10-01 | 2026-10-01 to 2026-10-20
    De verhuizing is op 24 oktober | 2026-10-01 | 2026-10-24
    Ik ben vrij tot 12 oktober | 2026-10-01 | 2026-10-01 to 2026-10-12
    В пятницу я улетаю в Казань | 2026-10-01 | 2026-10-02
    Am 1. Dezember startet der Rollout | 2026-11-22 | 2026-12-01
    Der Vertrag läuft am 31. Januar aus | 2026-11-22 | 2027-01-31
    Le déploiement a lieu mardi | 2026-11-22 | 2026-11-24
    De deadline is 4 december | 2026-11-22 | 2026-12-04
    tot 1 december geen releases | 2026-11-22 | 2026-11-22 to 2026-12-01
    El 3 de diciembre sale la versión 4 | 2026-11-22 | 2026-12-03
    En enero me voy a vivir a Sevilla | 2026-11-22 | 2027-01-01 to 2027-01-31
    A dicembre cambio lavoro | 2026-11-22 | 2026-12-01 to 2026-12-31
    Il 5 dicembre arriva il nuovo frigorifero | 2026-11-22 | 2026-12-05
    Em janeiro começo o mestrado | 2026-11-22 | 2027-01-01 to 2027-01-31
    Завтра у нас релиз | 2026-11-22 | 2026-11-23
    До 1 декабря ничего не деплоим | 2026-11-22 | 2026-11-22 to 2026-12-01
    Am Freitag kommen meine Eltern zu Besuch | 2026-03-02 | 2026-03-06
    Das Fitnessstudio bleibt bis Ostern geschlossen | 2026-03-02 | 2026-03-02 to 2026-04-05
    Mein Vater geht im Juni in Rente | 2026-03-02 | 2026-06-01 to 2026-06-30
    Der Release wurde auf den 18. März verschoben | 2026-03-02 | 2026-03-18
    Zum 1. April wechseln wir den Stromanbieter | 2026-03-02 | 2026-04-01
    Elle passe son permis le 14 mars | 2026-03-02 | 2026-03-14
    Le bail commence le 1er avril | 2026-03-02 | 2026-04-01
    Mes parents arrivent vendredi | 2026-03-02 | 2026-03-06
    El viernes tengo dentista | 2026-03-02 | 2026-03-06
    La factura vence el 31 de marzo | 2026-03-02 | 2026-03-31
    Mi hermana se casa en septiembre | 2026-03-02 | 2026-09-01 to 2026-09-30
    Giovedì ho l'esame di guida | 2026-03-02 | 2026-03-05
    Il bando scade il 20 marzo | 2026-03-02 | 2026-03-20
    A prova é no dia 18 de março | 2026-03-02 | 2026-03-18
    Vrijdag komt de schilder | 2026-03-02 | 2026-03-06
    Im Januar beginnt mein Praktikum | 2026-12-14 | 2027-01-01 to 2027-01-31
    Le 5 janvier on change de prestataire | 2026-12-14 | 2027-01-05
    Du 22 décembre au 2 janvier je suis en congé | 2026-12-14 | 2026-12-22 to 2027-01-02
    En enero cambiamos de oficina | 2026-12-14 | 2027-01-01 to 2027-01-31
    Dal 23 dicembre al 6 gennaio siamo chiusi | 2026-12-14 | 2026-12-23 to 2027-01-06
    In januari begint de verbouwing | 2026-12-14 | 2027-01-01 to 2027-01-31
    Sinds november werk ik vier dagen | 2026-12-14 | 2026-11-01 to 2026-12-14
    La mise en prod est prévue jeudi | 2026-12-14 | 2026-12-17
    Mi madre llega el viernes | 2026-03-18 | 2026-03-20
    mis padres llegan el sábado | 2026-03-18 | 2026-03-21
    Il tecnico arriva lunedì | 2026-03-18 | 2026-03-23
    i miei arrivano venerdì | 2026-03-18 | 2026-03-20
    O técnico chega na sexta-feira | 2026-03-18 | 2026-03-20
    Les travaux commencent le 4 mai | 2026-03-18 | 2026-05-04
    Le technicien passe mardi | 2026-03-18 | 2026-03-24
    Ma sœur part vendredi | 2026-03-18 | 2026-03-20
    Das Büro ist vom 24. bis 31. Dezember geschlossen | 2026-03-18 | 2026-12-24 to 2026-12-31
    Der Techniker kommt Montag | 2026-03-18 | 2026-03-23
    La reunión es el jueves | 2026-03-18 | 2026-03-19
    La sale in via Roma apre a maggio | 2026-03-18 | 2026-05-01 to 2026-05-31
    De monteur komt vrijdag | 2026-03-18 | 2026-03-20
    Wir treffen uns Freitag | 2026-03-18 | 2026-03-20
    Les clients partent le 30 mars | 2026-03-18 | 2026-03-30
    In maggio mi sposo | 2026-03-18 | 2026-05-01 to 2026-05-31
    Venerdì vado a Roma | 2026-03-18 | 2026-03-20
    Hoje à tarde tem deploy | 2026-03-18 | 2026-03-18
    Ab August arbeite ich Teilzeit | 2026-07-08 | 2026-08-01 to 2026-08-31
    Am Wochenende fahren wir an die Ostsee | 2026-07-08 | 2026-07-11 to 2026-07-12
    Der Umzug ist für den 1. September geplant | 2026-07-08 | 2026-09-01
    Ich habe am Donnerstag einen Arzttermin | 2026-07-08 | 2026-07-09
    Seit letzter Woche läuft der neue Cluster | 2026-07-08 | 2026-06-29 to 2026-07-08
    Das Abo endet im November | 2026-07-08 | 2026-11-01 to 2026-11-30
    Nächsten Dienstag kommt der Schornsteinfeger | 2026-07-08 | 2026-07-14
    Wir haben das Auto vom 3. bis 17. August gemietet | 2026-07-08 | 2026-08-03 to 2026-08-17
    Le contrôle technique est vendredi matin | 2026-07-08 | 2026-07-10
    Ma mère vient dimanche | 2026-07-08 | 2026-07-12
    La semaine prochaine je suis en formation | 2026-07-08 | 2026-07-13 to 2026-07-19
    Le stage de Lina se termine fin août | 2026-07-08 | 2026-08-31
    Mi hijo cumple diez años el 19 de julio | 2026-07-08 | 2026-07-19
    La semana que viene estoy fuera | 2026-07-08 | 2026-07-13 to 2026-07-19
    La migración terminará a finales de agosto | 2026-07-08 | 2026-08-21 to 2026-08-31
    Mio fratello si sposa il 12 settembre | 2026-07-08 | 2026-09-12
    Il 20 luglio iniziano i lavori | 2026-07-08 | 2026-07-20
    Minha irmã chega no domingo | 2026-07-08 | 2026-07-12
    A partir de agosto trabalho de casa | 2026-07-08 | 2026-08-01 to 2026-08-31
    Volgende week ben ik met vakantie | 2026-07-08 | 2026-07-13 to 2026-07-19
    Mijn zus trouwt in september | 2026-07-08 | 2026-09-01 to 2026-09-30
    Vanaf augustus werk ik vier dagen | 2026-07-08 | 2026-08-01 to 2026-08-31
    Через две недели у меня отпуск | 2026-07-08 | 2026-07-20 to 2026-07-26
    В августе мы едем в Сочи | 2026-07-08 | 2026-08-01 to 2026-08-31
    A partir de septiembre cambia el horario | 2026-07-08 | 2026-09-01 to 2026-09-30
    À partir de septembre je travaille à mi-temps | 2026-07-08 | 2026-09-01 to 2026-09-30
    A partire da settembre lavoro a Milano | 2026-07-08 | 2026-09-01 to 2026-09-30
    Ab September gilt der neue Tarif | 2026-07-08 | 2026-09-01 to 2026-09-30
    Vanaf september geldt het nieuwe tarief | 2026-07-08 | 2026-09-01 to 2026-09-30
    On a loué un chalet du 1er au 8 août | 2026-07-08 | 2026-08-01 to 2026-08-08
    Le chantier commencera le 4 août | 2026-07-08 | 2026-08-04
    Il negozio riaprirà il 4 agosto | 2026-07-08 | 2026-08-04
  `,
);

describeTable(
  'foreign everyday times: what is none',
  `
    Port 1812 ist für RADIUS | 2026-11-22 | -
    Die Mai-Familie wohnt nebenan | 2026-11-22 | -
    Le port 2025 est fermé | 2026-11-22 | -
  `,
);

describeTable(
  'foreign everyday times: days from today, evenings, ranges',
  `
    der Vertrag läuft zum 30.6. aus | 2026-03-18 | 2026-06-30
    gestern Abend ist der Server abgestürzt | 2026-03-18 | 2026-03-17
    heute früh war Strom weg | 2026-03-18 | 2026-03-18
    nächstes Wochenende bin ich in Köln | 2026-03-18 | 2026-03-28 to 2026-03-29
    dieses Wochenende bin ich in Köln | 2026-03-18 | 2026-03-21 to 2026-03-22
    Mitte April ziehen wir um | 2026-03-18 | 2026-04-11 to 2026-04-20
    im Herbst heirate ich | 2026-03-18 | 2026-09-01 to 2026-11-30
    am Donnerstag, 26. März, ist Elternabend | 2026-03-18 | 2026-03-26
    donnerstag 19:30 chorprobe | 2026-03-18 | 2026-03-19
    le 14 avril à 10h j’ai un entretien | 2026-03-18 | 2026-04-14
    demain soir on mange chez Paul | 2026-03-18 | 2026-03-19
    ça fait deux ans que j’habite ici | 2026-03-18 | 2024-03-18 to 2026-03-18
    el mes que viene nos mudamos | 2026-03-18 | 2026-04-01 to 2026-04-30
    ayer cambié la contraseña | 2026-03-18 | 2026-03-17
    pasado mañana tengo cita | 2026-03-18 | 2026-03-20
    anteayer se rompió el coche | 2026-03-18 | 2026-03-16
    dopodomani parto per Roma | 2026-03-18 | 2026-03-20
    ieri sera ho finito il libro | 2026-03-18 | 2026-03-17
    amanhã de manhã tenho consulta | 2026-03-18 | 2026-03-19
    anteontem caiu o servidor | 2026-03-18 | 2026-03-16
    overmorgen heb ik examen | 2026-03-18 | 2026-03-20
    eergisteren was de server plat | 2026-03-18 | 2026-03-16
    pojutrze mam egzamin | 2026-03-18 | 2026-03-20
    przedwczoraj padł serwer | 2026-03-18 | 2026-03-16
    послезавтра экзамен | 2026-03-18 | 2026-03-20
    позавчера упал сервер | 2026-03-18 | 2026-03-16
    明後日試験があります | 2026-03-18 | 2026-03-20
    后天考试 | 2026-03-18 | 2026-03-20
    모레 시험이 있어요 | 2026-03-18 | 2026-03-20
    우리는 3월 30일에 이사합니다 | 2026-03-18 | 2026-03-30
    3月30日に引っ越します | 2026-03-18 | 2026-03-30
    我们3月30号搬家 | 2026-03-18 | 2026-03-30
    Mi 19:30 Chor | 2026-03-18 | 2026-03-25
  `,
);

describeTable(
  'counted from today, elided, and verbs that look like others',
  `
  heute vor einem Jahr haben wir gelauncht | 2026-03-18 | 2025-03-18
  heute in 14 Tagen fliegen wir | 2026-03-18 | 2026-04-01
  heute in der Früh war der Server weg | 2026-03-18 | 2026-03-18
  la facture est partie le 15 | 2026-03-18 | 2026-03-15
  je préfère le 15 | 2026-03-18 | -
  nos mudamos en junio | 2026-03-18 | 2026-06-01 to 2026-06-30
  empezamos en enero | 2026-03-18 | 2026-01-01 to 2026-01-31
  quest'anno inizio pianoforte | 2026-03-18 | 2026-01-01 to 2026-12-31
  do piątku działa stary adres | 2026-03-18 | 2026-03-18 to 2026-03-20
  w piątek padł moduł | 2026-03-18 | 2026-03-13
`,
);
