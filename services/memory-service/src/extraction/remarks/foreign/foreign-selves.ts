import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';
import { tellsOfOwnSide } from './own-sides.js';
import { tellsSlavicOrNordicSelf } from './slavic-and-nordic-selves.js';

/*
 * What somebody is, is called, has, likes or can't stand, in other languages than English: "sono allergica ai gatti",
 * "odio il caffè", "jestem pielęgniarką". It has the form of a mood ("sono stanca", "adoro!"), and the model, which
 * knows few words of these languages, takes it for one. What it names tells them apart.
 */

/** What one is for years: how one lives and eats, what the body can't do, and callings by the stems of their names. */
const romanceLives = oneOf(
  'all?[eé]rgi[cq]\\p{L}*|intol[lé]?er\\p{L}+|c[eé]l[ií]a[cq]\\p{L}*|vegetarian\\p{L}|v[eé]g[eé]tari\\p{L}+|vegan\\p{L}|v[eé]gan\\p{L}*|diab[eé]ti[cq]\\p{L}*|ast?em[ií]\\p{L}',
  'asm[aá]ti[cq]\\p{L}*|asthmatique|dalt[oóô]ni[cq]\\p{L}*|mancin[oa]|zurd[oa]|canhot[oa]|gauch(?:er|ère)|sord[oa]|sourd\\p{L}?|surd[oa]',
  'spos?at[oa]|casad[oa]|mari[eé]e?|divor[czç]\\p{L}+|viud[oa]|vi[uú]v[oa]|ved?ov[oa]|retrait[eé]e?|jubilad[oa]|aposentad[oa]|pensionat[oa]',
);
const romanceCallings = oneOf(
  '(?:inf|enf)erm\\p{L}+|infirmi\\p{L}+|m[eé]dic[oa]|médecin|dott?or\\p{L}*|avvocat\\p{L}|abogad\\p{L}|advogad\\p{L}|avocate?|insegnant\\p{L}|profess?or\\p{L}*|prof|maestr\\p{L}',
  'stud(?:ente\\p{L}*|iant\\p{L}*)|[eé]studiante|[eé]tudiante?|estudante|program{1,2}ad?t?or\\p{L}*|d[eé]velop\\p{L}+|desar{1,2}ol{1,2}ador\\p{L}*|desenvolvedor\\p{L}*|sviluppat\\p{L}+',
  'ar[cq]u?h?itet{0,2}[aoe]?\\p{L}*|ing[eé]ni?er\\p{L}*|ingénieure?|engenheir\\p{L}|gr[aá]fi[cq]\\p{L}*|cuoc[oa]|cociner[oa]|cozinheir[oa]|cuisini\\p{L}+|chef|elet{0,2}tri[cç]?\\p{L}*|électrici\\p{L}+|idraulic[oa]|fontaner[oa]|plombi\\p{L}+',
  'giornalist[ae]|periodist[ae]|jornalist[ae]|journaliste|tradut{0,2}t?or\\p{L}*|traductor\\p{L}*|tradutt?r\\p{L}+|m[uú]sic(?:o|a|ist[ae])|musicien\\p{L}*|fot[oó]graf[oa]|photographe|veterinari[oa]|vétérinaire|farmac\\p{L}+|pharmacien\\p{L}*',
  'contab\\p{L}+|contador[a]?|comptable|camarer[oa]|garçom|camerier[ea]|serveu(?:r|se)|barist[ae]|parruc\\p{L}+|peluquer[oa]|cabeleireir[oa]|coiffeu(?:r|se)|bibliote\\p{L}+|psic[oó]log[oa]|psychologue|dentist[ae]|biólog[oa]|biolog[oa]|físic[oa]|matemátic[oa]',
);
/** Behind the verb: "soy zurdo de nacimiento" and no "soy médico en el juego que probamos". */
const end = String.raw`(?!\p{L})`;

const opening = (words: string): string => `^(?:(?:${words}),? ){0,2}`;
const italian = opening('io|anche|e|ma|però|comunque|invece|purtroppo|senti|sai');
const spanish = opening('yo|también|y|pero|pues|además|bueno|por desgracia|eso sí');
const portuguese = opening('eu|também|e|mas|além disso|aliás|infelizmente|olha');
const french = opening('moi|et|mais|aussi|par contre|en plus|malheureusement|au fait|bon');
const polish = opening('ja|też|i|a|ale|poza tym|niestety');
const dutch = opening('ik|ook|en|maar|verder|helaas');

/** Verdicts on what is on the screen or was just said: "adoro questa idea", "me encanta cómo quedó". */
const atHand = oneOf(
  "quest\\p{L}+|quest'|quell\\p{L}+|così|come|quando|tutto|ciò|est[aeo]s?|es[aeo]s?|cómo|como|cuando|lo que|todo|iss?[toa]|ess[ae]s?|quando|tudo|c[ae]tte?|ces|ça|quand|comment|tout|to|ten|tę|ta|te|gdy|kiedy|jak|że|dit|dat|deze|die|als|wanneer|hoe|alles",
  "(?:el|la|lo|il|l'|le|o|a|de|het) ?(?:idea|idée|idee|ideia|primer[oa]?|prim[oa]|second[oa]|segund[oa]|premi[eè]re?|deuxième|tu[oa]|ton|ta|version[ei]?|versión|versão|solu\\p{L}+|propos\\p{L}+|respuesta|resposta|risposta|réponse|plan|logo|color|colore|resultado|resultato)",
);
const thing = String.raw`(?!${atHand}(?!\p{L}))(?:l['’])?\p{L}`;

const polishKin = 'brat|siostra|mama|tata|ojciec|matka|żona|mąż|syn|córka|babcia|dziadek|teściow[ay]|partner(?:ka)?';
const dutchNumber = 'een|één|twee|drie|vier|vijf|zes|\\d{1,2}|geen';
const dutchKin =
  'kind(?:eren)?|zoons?|dochters?|broers?|zus(?:sen|je)?|katten|kat|honden|hond|paarden|paard|konijnen|kleinkinderen|tweeling';
const polishNumber = 'dwoje|dwóch|dwie|dwa|trzy|troje|trzech|czworo|cztery|jedn(?:ą|o|ego)|\\d{1,2}';
const polishKept =
  'dzieci|dziecko|syn\\p{L}*|córk\\p{L}*|psa|psy|psów|kota|koty|kotów|konia|konie|brata|braci|siostr\\p{L}*|wnuk\\p{L}*|bliźniaki|żonę|męża';
const turkish = opening('ben|biz|ve|ama|ayrıca|maalesef');

const selves: readonly RegExp[] = [
  caselessUnicode`${portuguese}(?:me chamo|o meu nome é|meu nome é) \p{L}`,
  caselessUnicode`${italian}preferisco ${thing}`,
  caselessUnicode`${polish}wolę ${thing}\p{L}{2,}`,
  caselessUnicode`${polish}mam ${oneOf(`(?:${polishNumber}) (?:\\p{L}+ )?(?:${polishKept})`, polishKept)}${end}`,
  caselessUnicode`${polish}(?:mój|moja) (?:\p{L}+ )?(?:${polishKin}) (?:jest|pracuje|mieszka|studiuje|uczy|ma na imię|nazywa się) (?!tu(?!\p{L})|tutaj|teraz|chor|zmęczon|zł[ya]|gotow)\p{L}`,
  caselessUnicode`${dutch}(?:ik )?heb (?:${dutchNumber}) (?:\p{L}+ )?(?:${dutchKin})${end}`,
  caselessUnicode`${dutch}(?:ik )?(?:(?:wil|heb) liever|geef de voorkeur aan) ${thing}`,
  caselessUnicode`${turkish}[\p{L}\p{M}]+['’]?(?:de|da|te|ta) (?:yaşıyor|oturuyor|çalışıyor|okuyor)(?:um|uz)${end}`,
  caselessUnicode`${turkish}${oneOf('hemşireyim|öğretmenim|doktorum|mühendisim|öğrenciyim|avukatım|aşçıyım|vejetaryenim|veganım|çölyak hastasıyım|solağım|evliyim|emekliyim|mimarım|gazeteciyim|eczacıyım|şoförüm')}${end}`,
  caselessUnicode`${italian}(?:non )?sono (?:(?:un[oa]?|anche|molto|sempre stat[oa]) |un')?${oneOf(romanceLives, romanceCallings)}${end}`,
  caselessUnicode`${spanish}(?:no )?soy (?:una? |también |muy |intolerante a )?${oneOf(romanceLives, romanceCallings)}${end}`,
  caselessUnicode`${portuguese}(?:não )?sou (?:uma? |também |muito )?${oneOf(romanceLives, romanceCallings)}${end}`,
  caselessUnicode`${french}je (?:ne )?suis (?:pas )?(?:une? |aussi |très )?${oneOf(romanceLives, romanceCallings)}${end}`,
  caselessUnicode`${polish}(?:nie )?jestem (?:bardzo |też )?${oneOf('uczulon[ya] na', 'wegetarian\\p{L}+|wegan\\p{L}+|cukrzyk\\p{L}*|leworęczn[ya]|daltonist\\p{L}|żonat[ya]|zamężna|rozwiedzion[ya]|emeryt\\p{L}*|na emeryturze', '\\p{L}+(?:iarką|erką|arką|istką|orką|yczką|niczką|lożką)|(?:lekarz|nauczyciel|programist|inżynier|kucharz|pielęgniarz|student|prawnik|księgow|tłumacz|architekt|kierowc|grafik|muzyk)\\p{L}*')}${end}`,
  caselessUnicode`${dutch}(?:ik )?ben (?:(?:een|ook|zelf) )?${oneOf('allergisch voor|vegetari[eë]r|veganist\\p{L}*|diabeet|linkshandig|kleurenblind|getrouwd|gescheiden|gepensioneerd|lactose-?intolerant', '\\p{L}+(?:pleger|pleegster|pleegkundige)|leraar|lerares|arts|huisarts|kok|student[e]?|advocaat|ingenieur|architect|programmeur|ontwikkelaar|journalist[e]?|tandarts|kapper|kapster|tolk|boekhoud\\p{L}+')}${end}`,
  caselessUnicode`${italian}(?:(?:non )?(?:adoro|amo|odio|detesto|colleziono|allevo|coltivo) |suono (?=il |la |lo |l['’]|l’)|(?:non )?mi (?:piace|piacciono|fanno? schifo) (?=il |la |lo |l['’]|i |gli |le ))${thing}`,
  caselessUnicode`${spanish}(?:(?:no )?(?:adoro|amo|odio|detesto|colecciono) |toco (?=el |la )|(?:a mí )?(?:no )?me (?:encantan?|gustan?|chiflan?) (?:mucho |más |muchísimo |nada )?(?=el |la |los |las ))${thing}`,
  caselessUnicode`${portuguese}(?:(?:não )?(?:adoro|amo|odeio|detesto|coleciono) |(?:não )?gosto (?:muito |mais )?(?=d[eoa]s? )|toco (?=piano|violão|viola|bateria|baixo))${thing}`,
  caselessUnicode`${french}(?:je (?:n['’])?(?:adore|déteste|collectionne) (?:pas )?|j['’](?:adore |aime (?:beaucoup |bien )?|ai horreur d(?:e|es|u) ?)|je n['’]aime pas (?:du tout )?)(?=les? |la |l['’])${thing}`,
  caselessUnicode`${polish}(?:nie )?(?:lubię|uwielbiam|kocham|nienawidzę|nie znoszę|zbieram) ${thing}\p{L}{2,}`,
  caselessUnicode`${dutch}(?:ik )?(?:hou (?:niet |erg |heel veel )?van|haat|verzamel) ${thing}`,
];

const tellsSelf = anyOf(selves);
/** What is longer says more than that, and is weighed. */
const maxCharacters = 120;

/** Whether a sentence in another language than English tells what somebody is, has, likes or can't stand, in the first person. */
export const tellsForeignSelf = (sentence: string): boolean =>
  sentence.length <= maxCharacters &&
  !sentence.includes('?') &&
  (tellsSelf(sentence) || tellsSlavicOrNordicSelf(sentence) || tellsOfOwnSide(sentence));
