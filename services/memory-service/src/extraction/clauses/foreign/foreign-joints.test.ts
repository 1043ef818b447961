import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  [
    'oma ist wieder zu hause und papa hat den führerschein zurück',
    ['oma ist wieder zu hause', 'papa hat den führerschein zurück'],
  ],
  ['de site is van ons en de winkel staat bij een ander', ['de site is van ons', 'de winkel staat bij een ander']],
  [
    'o contrato vence no dia 9 e o Davi já avisou que não assina',
    ['o contrato vence no dia 9', 'o Davi já avisou que não assina'],
  ],
  ['Staging liegt in Frankfurt, Produktion in Dublin', ['Staging liegt in Frankfurt', 'Produktion liegt in Dublin']],
  ['Mam rower, jeżdżę nim do pracy', ['Mam rower', 'jeżdżę nim do pracy']],
  ['Bydlím v Brně, pracuju jako učitelka a mám psa Rexe', ['Bydlím v Brně', 'pracuju jako učitelka', 'mám psa Rexe']],
  ['Bývam v Košiciach a pracujem v škole', ['Bývam v Košiciach', 'pracujem v škole']],
  [
    'Jag bor i Malmö, jobbar som sjuksköterska och har en hund som heter Rex',
    ['Jag bor i Malmö', 'Jag jobbar som sjuksköterska', 'Jag har en hund som heter Rex'],
  ],
  ['Jeg bor i Aarhus og arbejder som læge', ['Jeg bor i Aarhus', 'Jeg arbejder som læge']],
  ['Pracuję w Gdyni i gram na skrzypcach', ['Pracuję w Gdyni', 'gram na skrzypcach']],
  [
    'Ik ben vegetariër, maar mijn zus Fleur heeft een slagerij',
    ['Ik ben vegetariër', 'mijn zus Fleur heeft een slagerij'],
  ],
  [
    'wij gebruiken geen Sass meer, alle thema’s staan nu in één bestand',
    ['wij gebruiken geen Sass meer', 'alle thema’s staan nu in één bestand'],
  ],
  [
    "la boutique ferme à 19 h et c'est Zoé qui garde les clés",
    ['la boutique ferme à 19 h', "c'est Zoé qui garde les clés"],
  ],
  ['o Rui cuida dos pagamentos e a gente lança em maio', ['o Rui cuida dos pagamentos', 'a gente lança em maio']],
  [
    'Dal mese prossimo il magazzino passa a Carla, io resto sulle consegne',
    ['Dal mese prossimo il magazzino passa a Carla', 'io resto sulle consegne'],
  ],
  [
    'Ich lebe seit 2019 in Jena, und nächsten Monat ziehen wir nach Ulm',
    ['Ich lebe seit 2019 in Jena', 'nächsten Monat ziehen wir nach Ulm'],
  ],
  ['Seit Mai lerne ich Cello, das Konzert ist im Herbst', ['Seit Mai lerne ich Cello', 'das Konzert ist im Herbst']],
  [
    'Ik werk het liefst met tabs, en schrijf alsjeblieft geen commentaar',
    ['Ik werk het liefst met tabs', 'schrijf alsjeblieft geen commentaar'],
  ],
  [
    'plan importujemy z XML, nie z CSV, a strona ma działać w Firefoksie 115',
    ['plan importujemy z XML, nie z CSV', 'strona ma działać w Firefoksie 115'],
  ],
  ['Baza stoi w Gdańsku, a kopie trzymamy w Pradze', ['Baza stoi w Gdańsku', 'kopie trzymamy w Pradze']],
  [
    'das dach wurde gestern gedeckt und am vierten juli kommt der ofenbauer aus jena',
    ['das dach wurde gestern gedeckt', 'am vierten juli kommt der ofenbauer aus jena'],
  ],
  [
    'nora es intolerante a la lactosa y que el gimnasio cierra en agosto',
    ['nora es intolerante a la lactosa', 'el gimnasio cierra en agosto'],
  ],
  [
    'la stufa è una Piazzetta e le scale le rifà mio cognato',
    ['la stufa è una Piazzetta', 'le scale le rifà mio cognato'],
  ],
  [
    'de kajak is in mei geverfd en de peddel ligt bij de buren',
    ['de kajak is in mei geverfd', 'de peddel ligt bij de buren'],
  ],
])('%s', (sentence, clauses) => {
  expect(splitClauses(sentence, 'user', 'none')).toEqual(clauses);
});

test.each([
  'Mieszkam w Krakowie, a nie w Warszawie',
  'Mám psa, kočku a papouška',
  'Jag har en hund som heter Rex och gillar bollar',
  'Jag vet att han bor i Lund och jobbar i Malmö',
  'Jag gillar kaffe, te och juice',
  'Ik woon in Gent en daarom werk ik thuis',
  'da wir in Jena wohnen, ich aber in Ulm arbeite, pendle ich',
  'To nie jest Jest, a Vitest w wersji drugiej',
  'mijn broer en ik zijn naar Utrecht verhuisd',
  'Lavoro in inglese con i colleghi, anche se tra di noi parliamo italiano',
  'der Trainer hat gesagt, dass er geht und dass die Halle zu ist',
  'am Montag und am Dienstag kommt der Maler',
  'wir haben Bun probiert, aber es war zu neu',
  'решили не брать GraphQL, команде из двух человек это лишнее',
  'wir lassen Kubernetes weg, für zwei Leute ist das zu viel',
  "on ne prend pas Kafka, pour trois services c'est trop lourd",
  'Bootloader liegt ab 0x08000000 und hat 32 KB',
  'Bitte merken: Migrationen schreiben wir ab jetzt nur noch mit Flyway, Liquibase fliegt raus.',
])('stays together: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  '昨日、本番DBをAurora PostgreSQL 16に上げました',
  '昨日の夜、私はサーバーを再起動した',
  '昨天，我们把数据库迁到了 TiDB',
  '昨天晚上，我们回滚了版本',
])('%s: the time before the comma stays with what was done then', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test('of two Chinese clauses the first of which begins with a time both stand alone', () => {
  expect(splitClauses('昨天我们升级了数据库，我们用的是 TiDB')).toHaveLength(2);
});

test.each([
  [
    "позавчора впав Redis через брак пам'яті, у п'ятницю переїжджаємо на Valkey",
    ["позавчора впав Redis через брак пам'яті", "у п'ятницю переїжджаємо на Valkey"],
  ],
  ['вчера купили билеты, в мае летим в Грузию', ['вчера купили билеты', 'в мае летим в Грузию']],
  [
    'hier le broker est tombé, jeudi on passe au nouveau cluster',
    ['hier le broker est tombé', 'jeudi on passe au nouveau cluster'],
  ],
  [
    'ontem caiu o broker, na quinta mudamos para o novo cluster',
    ['ontem caiu o broker', 'na quinta mudamos para o novo cluster'],
  ],
])('%s: each with its own time', (sentence, parts) => {
  expect(splitClauses(sentence)).toEqual(parts);
});

test.each(["hier j'ai acheté un vélo, aujourd'hui il est volé", 'el lunes y el martes trabajo desde casa'])(
  '%s: one fact',
  (sentence) => {
    expect(splitClauses(sentence)).toEqual([sentence]);
  },
);

test.each([
  ['On utilise Postgres, on ne fait jamais de squash', ['On utilise Postgres', 'on ne fait jamais de squash']],
  [
    'Używamy Postgresa, a rejestr stoi na serwerze w Gdańsku',
    ['Używamy Postgresa', 'rejestr stoi na serwerze w Gdańsku'],
  ],
  ['Mam na imię Ola, pracuję jako architektka', ['Mam na imię Ola', 'pracuję jako architektka']],
  [
    'Mi hermana vive en Sevilla y cumple 30 años mañana',
    ['Mi hermana vive en Sevilla', 'Mi hermana cumple 30 años mañana'],
  ],
  ['Mi padre trabaja en Renfe y se jubila en mayo', ['Mi padre trabaja en Renfe', 'Mi padre se jubila en mayo']],
  [
    'O erro dos pedidos duplicados vinha do retry sem chave, e o timeout era de 30 s',
    ['O erro dos pedidos duplicados vinha do retry sem chave', 'o timeout era de 30 s'],
  ],
])('%s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each(['Quand on merge, on ne squash jamais', 'Nie w Redis, a w Postgres dla aplikacji'])(
  'kept whole: %s',
  (sentence) => {
    expect(splitClauses(sentence)).toEqual([sentence]);
  },
);
