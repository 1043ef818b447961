import { describeTable } from '../../testing/expression-table.js';

describeTable(
  'feasts without a preposition',
  `
    Weihnachten waren wir in Tirol | 2026-03-18 | 2025-12-25
    Ostern fahren wir nach Rügen | 2026-03-18 | 2026-04-05
    Silvester waren wir in Wien | 2026-03-18 | 2025-12-31
    Silvester hat meine Schwester in Berlin gefeiert | 2026-03-18 | 2025-12-31
    Pfingsten fliegen wir nach Malta | 2026-03-18 | 2026-05-24
    Heiligabend feiern wir bei Oma | 2026-03-18 | 2026-12-24
    Letztes Weihnachten waren wir in Tirol | 2026-03-18 | 2025-12-25
    Letzte Ostern haben wir uns verlobt | 2026-03-18 | 2025-04-20
    Nächstes Silvester feiern wir in Prag | 2026-03-18 | 2026-12-31
    Dieses Weihnachten bleiben wir zu Hause | 2026-03-18 | 2026-12-25
    Noël nous étions à Lyon | 2026-03-18 | 2025-12-25
    Noël, on était chez mes parents | 2026-03-18 | 2025-12-25
    Noël dernier, nous étions à Lyon | 2026-03-18 | 2025-12-25
    Pâques on part en Bretagne | 2026-03-18 | 2026-04-05
    No Natal fomos a Braga | 2026-03-18 | 2025-12-25
    O Natal passámos em Braga | 2026-03-18 | 2025-12-25
    No Natal vamos a Braga | 2026-03-18 | 2026-12-25
    No Natal passado fomos a Braga | 2026-03-18 | 2025-12-25
    Na Páscoa fomos a Fátima | 2026-03-18 | 2025-04-20
    Natale siamo stati da mia zia | 2026-03-18 | 2025-12-25
    Lo scorso Natale ho regalato un gatto a Lia | 2026-03-18 | 2025-12-25
    Natale scorso eravamo a Roma | 2026-03-18 | 2025-12-25
    Pasqua andiamo in Puglia | 2026-03-18 | 2026-04-05
    Capodanno eravamo a Vienna | 2026-03-18 | 2026-01-01
    Navidad la pasamos en Cádiz | 2026-03-18 | 2025-12-25
    La Navidad pasada estuvimos en Cádiz | 2026-03-18 | 2025-12-25
    Nochevieja cenamos en casa de Ana | 2026-03-18 | 2025-12-31
    Kerst waren we in Gent | 2026-03-18 | 2025-12-25
    Pasen gaan we naar Texel | 2026-03-18 | 2026-04-05
    Vorige kerst waren we in Gent | 2026-03-18 | 2025-12-25
    Afgelopen kerst waren we in Gent | 2026-03-18 | 2025-12-25
    Volgende kerst vieren we thuis | 2026-03-18 | 2026-12-25
  `,
);

describeTable(
  'what is told of a feast, of every year or of a name',
  `
    Weihnachten ist mein Lieblingsfest | 2026-03-18 | -
    Weihnachten mag ich nicht | 2026-03-18 | -
    Ostern liebe ich | 2026-03-18 | -
    Weihnachten feiern wir immer bei Oma | 2026-03-18 | -
    Weihnachten feiern wir nicht | 2026-03-18 | -
    Silvester Stallone ist mein Lieblingsschauspieler | 2026-03-18 | -
    Silvester heißt unser Kater | 2026-03-18 | -
    Unser Kater heißt Silvester | 2026-03-18 | -
    Wir wohnen in Natal | 2026-03-18 | -
    Noël est mon frère | 2026-03-18 | -
    Noël je déteste | 2026-03-18 | -
    Noël nous adorons | 2026-03-18 | -
    Natale è la mia festa preferita | 2026-03-18 | -
    Natale lo festeggiamo sempre da nonna | 2026-03-18 | -
    Navidad es mi fiesta favorita | 2026-03-18 | -
    Pasqua mi piace molto | 2026-03-18 | -
    Kerst is mijn favoriete feest | 2026-03-18 | -
    Kerst vieren we altijd bij oma | 2026-03-18 | -
    Natal é uma cidade do Brasil | 2026-03-18 | -
    Pasqua lavora con noi in ufficio | 2026-03-18 | -
  `,
);
