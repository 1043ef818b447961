import type { Unit } from './english-words.js';

/** The words of a language for the commonest time expressions. Phrases are words with a space between; an apostrophe is a word. */
export interface LanguageWords {
  /** Days away from today. */
  readonly days: Readonly<Record<string, number>>;
  readonly partsOfDay: readonly string[];
  /** Behind one of these a day word means something else ("guten Morgen", "por la mañana"). */
  readonly notBeforeDays: readonly string[];
  /** January first; several spellings behind one another with `|`. */
  readonly months: readonly string[];
  /** Monday first. */
  readonly weekdays: readonly string[];
  /** First month of each season. */
  readonly seasons: Readonly<Record<string, number>>;
  readonly units: Readonly<Record<string, Unit>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly last: readonly string[];
  readonly current: readonly string[];
  readonly next: readonly string[];
  readonly ago: readonly string[];
  readonly ahead: readonly string[];
  readonly since: readonly string[];
  readonly until: readonly string[];
  /** Between the parts of a date: "5 de marzo de 2024". */
  readonly of: readonly string[];
  /** Words that announce a month that stands alone. */
  readonly beforeMonths: readonly string[];
  /** Words that make a weekday every week's. */
  readonly habit: readonly string[];
}

export const GERMAN: LanguageWords = {
  days: { heute: 0, gestern: -1, vorgestern: -2, morgen: 1, übermorgen: 2 },
  partsOfDay: ['morgen', 'abend', 'früh', 'nachmittag', 'vormittag', 'mittag', 'nacht'],
  notBeforeDays: ['guten', 'am', 'jeden', 'diesen', 'einen', 'der', 'den', 'dem'],
  months: 'januar|jänner februar märz april mai juni juli august september oktober november dezember'.split(' '),
  weekdays: 'montag dienstag mittwoch donnerstag freitag samstag sonntag'.split(' '),
  seasons: { frühling: 3, frühjahr: 3, sommer: 6, herbst: 9, winter: 12 },
  units: {
    tag: 'day',
    tage: 'day',
    tagen: 'day',
    woche: 'week',
    wochen: 'week',
    wochenende: 'weekend',
    monat: 'month',
    monate: 'month',
    monaten: 'month',
    quartal: 'quarter',
    jahr: 'year',
    jahre: 'year',
    jahren: 'year',
  },
  numbers: {
    ein: 1,
    eine: 1,
    einem: 1,
    einer: 1,
    einen: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    zwölf: 12,
  },
  last: 'letzte letzten letzter letztes letztem vergangene vergangenen vergangener vergangenes vergangenem vorige vorigen voriges'.split(
    ' ',
  ),
  current: 'diese diesen dieser dieses diesem'.split(' '),
  next: 'nächste nächsten nächster nächstes nächstem kommende kommenden kommendes'.split(' '),
  ago: ['vor'],
  ahead: ['in'],
  since: ['seit'],
  until: ['bis zum', 'bis'],
  of: ['.'],
  beforeMonths: ['im', 'seit', 'bis', 'ab', 'anfang', 'mitte', 'ende'],
  habit: ['jeden', 'jedem', 'einem', 'einen', 'der'],
};

export const FRENCH: LanguageWords = {
  days: { "aujourd ' hui": 0, hier: -1, 'avant - hier': -2, demain: 1, 'après - demain': 2 },
  partsOfDay: ['matin', 'soir', 'midi', 'après-midi'],
  notBeforeDays: [],
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  weekdays: 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
  seasons: { printemps: 3, été: 6, automne: 9, hiver: 12 },
  units: {
    jour: 'day',
    jours: 'day',
    semaine: 'week',
    semaines: 'week',
    'week-end': 'weekend',
    mois: 'month',
    trimestre: 'quarter',
    an: 'year',
    ans: 'year',
    année: 'year',
    années: 'year',
  },
  numbers: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    douze: 12,
  },
  last: ['dernier', 'dernière', 'passé', 'passée'],
  current: ['ce', 'cet', 'cette'],
  next: ['prochain', 'prochaine'],
  ago: ['il y a'],
  ahead: ['dans'],
  since: ['depuis'],
  until: ["jusqu ' à", "jusqu ' en", "jusqu ' au"],
  of: [],
  beforeMonths: ['en', 'depuis', 'début', 'fin', 'à'],
  habit: ['le', 'les', 'chaque'],
};

export const SPANISH: LanguageWords = {
  days: { hoy: 0, ayer: -1, anteayer: -2, 'pasado mañana': 2, mañana: 1 },
  partsOfDay: [],
  notBeforeDays: ['la', 'esta', 'una', 'cada', 'de', 'las', 'toda'],
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  weekdays: 'lunes martes miércoles jueves viernes sábado domingo'.split(' '),
  seasons: { primavera: 3, verano: 6, otoño: 9, invierno: 12 },
  units: {
    día: 'day',
    días: 'day',
    semana: 'week',
    semanas: 'week',
    mes: 'month',
    meses: 'month',
    trimestre: 'quarter',
    año: 'year',
    años: 'year',
  },
  numbers: {
    un: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
  },
  last: ['pasado', 'pasada'],
  current: ['este', 'esta'],
  next: ['próximo', 'próxima'],
  ago: ['hace'],
  ahead: ['dentro de', 'en'],
  since: ['desde hace', 'desde'],
  until: ['hasta'],
  of: ['de', 'del'],
  beforeMonths: ['en', 'desde', 'hasta'],
  habit: ['los', 'cada', 'todos', 'un'],
};
