import { wordSet } from './lexicon/word-set.js';

/*
 * Common finite verbs of German, French, Spanish, Portuguese, Italian, Dutch and Russian, by what they tell of their
 * subject.
 */

/** Third person: whoever it is has to be named, before the verb or in the clause before. */
export const thirdPersons = wordSet(
  'ist sind war waren hat haben hatte hatten heißt heißen läuft laufen liegt liegen steht stehen kommt kommen',
  'geht gehen gehört gehören braucht brauchen muss müssen soll sollen darf dürfen kann können wird werden wurde',
  'wurden',
  'nutzt nutzen verwendet verwenden arbeitet arbeiten wohnt wohnen lebt leben fährt fahren spielt spielen',
  'spricht sprechen mag mögen studiert lernt lernen trinkt trinken isst essen schreibt schreiben liest lesen',
  'singt kocht reist',
  'macht machen nimmt nehmen gibt geben sieht sehen hält halten bleibt bleiben beginnt endet dauert kostet',
  'kosten enthält prüft baut bauen testet speichert leitet leiten führt führen kümmert betreut verkauft züchtet',
  'unterrichtet hasst hassen liebt lieben will wollen möchte zieht ziehen zog kaufte bekommt bekam schläft',
  'trägt wiegt misst lehnt landet landen startet feiert besucht sucht pflegt schickt sendet liefert meldet hört',
  'lädt greift',
  'est sont était étaient a ont avait doit doivent peut peuvent va vont utilise utilisent travaille travaillent',
  "habite habitent vit vivent s'appelle s'appellent tourne tournent coûte coûtent fait font prend prennent",
  'vient viennent écoute écoutent parle parlent joue jouent aime aiment déteste détestent adore préfère',
  "préfèrent étudie apprend enseigne dirige gère gèrent s'occupe passe passent reste restent commence finit",
  'dure contient stocke vend achète lit écrit mange boit dort part sort met veut veulent suit chante cuisine',
  'déménage fume nage court donne envoie reçoit ferme ferment ouvre ouvrent remplace remplacent tombe démarre',
  'arrivent',
  'juega juegan hace hacen estudia estudian habla hablan toca tocan prefiere prefieren es son está están era',
  'eran tiene tienen debe deben puede pueden va van usa usan vive viven trabaja trabajan se corre corren',
  'funciona funcionan usamos lleva llevan dirige gestiona enseña vende compra come bebe duerme lee escribe',
  'canta cocina odia ama adora quiere quieren empieza termina dura cuesta cuestan guarda guardan contiene',
  'maneja cuida viene vienen sale salen pasa pasan queda quedan llega llegan tarda escucha conduce viaja recibe',
  'envía cumple cumplen jubila jubilan estrena estrenan nace',
  'é são está estão era tem têm deve devem pode podem vai vão fica ficam roda rodam mora moram joga jogam faz',
  'fazem estuda estudam fala falam toca tocam prefere trabalha trabalham gosta gostam usa usam vive vivem',
  'dirige ensina vende compra come bebe dorme lê escreve canta cozinha odeia ama quer querem começa termina',
  'dura custa custam guarda contém cuida vem vêm sai saem chega chegam ouve escuta recebe envia corre anda leva',
  'passa lança lançam fecha abre',
  'è sono era erano ha hanno deve devono può possono usa usano vive vivono lavora lavorano gira girano fa fanno',
  'gioca giocano studia studiano parla parlano suona suonano preferisce dirige gestisce insegna vende compra',
  'mangia beve dorme legge scrive canta cucina odia ama vuole vogliono comincia inizia finisce dura costa',
  'costano contiene va vanno viene vengono sta stanno esce parte arriva arrivano resta ascolta guida viaggia',
  'riceve invia manda finiscono si abita abitano chiama chiamano tiene passa corre',
  'heeft hebben zijn woont wonen werkt werken staat staan draait draaien gebruikt gebruiken gaat gaan komt',
  'komen zit zitten ligt liggen loopt lopen doet doen maakt maken speelt spelen drinkt eet eten leest schrijft',
  'schrijven kookt houdt houden spreekt spreken studeert regelt beheert leidt wordt worden moet moeten wil heet',
  'kost krijgt krijgen slaapt rijdt koopt verkoopt begint eindigt duurt blijft blijven geeft neemt vindt zingt',
  'zwemt fietst traint',
  'есть был была были работает работают живёт живет живут любит любят играет учится учит пишет читает говорит',
  'хочет может должен должна стоит находится использует хранит',
);

/** First person of the languages whose verbs need no pronoun. */
export const firstPersons = wordSet(
  'soy somos estoy estamos tengo tenemos vivo vivimos uso usamos trabajo trabajamos prefiero preferimos estudio',
  'estudiamos toco juego jugamos hablo hablamos odio odiamos gestiono quiero queremos necesito necesitamos hago',
  'hacemos voy vamos puedo podemos como bebo leo escribo canto cocino corro conduzco viajo compré vendí nací',
  'crecí estudié trabajé viví empecé dejé llevo aprendo enseño colecciono nado duermo guardamos desplegamos',
  'sou somos estou estamos tenho temos moro moramos trabalho trabalhamos estudo gosto gostamos prefiro',
  'preferimos jogo falo falamos faço fazemos vou posso podemos quero bebo leio escrevo canto cozinho corro',
  'viajo comprei vendi nasci cresci estudei trabalhei morei comecei aprendo ensino coleciono nado durmo',
  'guardamos',
  'sono siamo sto ho abbiamo lavoro lavoriamo abito abitiamo usiamo preferisco preferiamo parlo parliamo suono',
  'gioco giochiamo faccio facciamo vado posso voglio vogliamo mangio bevo leggo scrivo cucino viaggio nuoto',
  'dormo insegno imparo colleziono odio amo adoro',
);

/** First person of the languages that need a pronoun, which is not said twice. */
export const pronounedPersons = wordSet(
  'wohne lebe arbeite habe bin nutze benutze verwende mag liebe spiele fahre lerne spreche bevorzuge brauche',
  'heiße studiere esse trinke koche lese schreibe laufe gehe mache möchte will kann muss hasse singe male',
  'sammle züchte unterrichte leite betreue reise schlafe suche kaufe verkaufe trage',
  'suis ai travaille habite vis utilise préfère aime déteste adore joue parle étudie apprends enseigne fais',
  'prends vais viens peux veux dois lis écris mange bois cours nage chante cuisine collectionne dors vends',
  'achète dirige gère',
);
