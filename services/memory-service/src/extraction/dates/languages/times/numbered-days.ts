import { isMark, type Match, type Reading, wordAt } from '../../context/time-rule.js';
import { numberedMonthly, numberOnWeekday } from '../../named/numbered-days.js';
import { isClockBehind } from '../../tense/appointments.js';
import type { Lean } from '../../tense/tense.js';
import { isBesideGerman, isEnglishAm } from '../lookalikes/english-am.js';

/*
 * Days by their number alone, as English has "on the 27th": "am 27. zurück", "je pars le 27", "el 27 me voy", "dia 27",
 * "op de 27e", "27 числа". Most numbers behind such a word count or name something else, so what follows has to be no
 * noun.
 */

/**
 * Which words lead to a day in each language, and which words before those show that it is none ("prends le 27", "sur
 * le 3").
 */
interface Leads {
  readonly leads: ReadonlySet<string>;
  readonly notBehind: ReadonlySet<string>;
  /** What may follow beside the end of a clause. */
  readonly before: ReadonlySet<string>;
}

const romance: readonly Leads[] = [
  {
    leads: new Set(['le']),
    notBehind: new Set(
      'sur dans sous prends prend prendre prenez bus tram métro ligne est voici avec contre à'.split(' '),
    ),
    before: new Set(
      'à au avec pour et par on je tu il elle nous vous ils elles mais donc car puis sans vers matin soir midi après c j'.split(
        ' ',
      ),
    ),
  },
  {
    leads: new Set(['el', 'día']),
    notBehind: new Set('sobre en cojo tomo coger autobús línea piso prefiero quiero es era con contra'.split(' ')),
    before: new Set(
      'me te se nos lo la al a con en para y pero que voy vamos tengo tenemos vuelvo vuelve llega llego sale salgo viene vienen empiezo empieza yo'.split(
        ' ',
      ),
    ),
  },
  {
    leads: new Set(['il', 'giorno']),
    notBehind: new Set('su prendo prende prendere autobus linea tram preferisco voglio è era con contro'.split(' ')),
    before: new Set(
      'mi ti si ci a al alle con in per e ma che vado andiamo ho abbiamo parto torno arriva arrivo da'.split(' '),
    ),
  },
  {
    leads: new Set(['dia']),
    notBehind: new Set('um cada por'.split(' ')),
    before: new Set(
      'eu me te se nos à às ao a com em na no para e mas que vou vamos tenho temos não volto volta chega chego é tem'.split(
        ' ',
      ),
    ),
  },
];
const german = new Set(['am', 'zum', 'vom', 'bis', 'ab', 'seit']);
/** Behind "am 3." they are what is counted, in small letters too. */
const germanNouns =
  /^(?:tag|tage|abend|morgen|versuch|stock|platz|geburtstag|spieltag|advent|mal|quartal|server|anlauf|hochzeitstag|todestag|kapitel|jahrestag|zug|gleis|uhr|prozent|grad|%|€|minuten?|stunden?|sekunden?|wochen?|monate?|jahre?|jahren|lebensjahr|klasse|semester|runde|etage|stufe|reihe|seite|zeile|node|host|knoten|kg|kilo|km|cm|euro|leute)$/;
const dutchSuffixes = new Set(['e', 'ste', 'de']);
const dutchLeads = new Set(['op', 'tot', 'voor', 'vanaf', 'tegen']);
const dutchSubjects = new Set(['ik', 'we', 'wij', 'hij', 'ze', 'zij', 'je', 'jullie']);
const endsClause = /^[,.!?;:)…–—]$/u;

/**
 * The day of a month that a number at a place is, where the words around it tell; its month is told by the tense of its
 * clause.
 */
export function matchNumberedDay(reading: Reading, at: number): Match | null {
  const token = reading.tokens[at];
  const day = token?.kind === 'number' && token.word.length <= 2 ? Number(token.word) : 0;
  if (day < 1 || day > 31) return null;
  const told = dayNouns.has(wordAt(reading, at - 1)) ? whichDay.get(wordAt(reading, at - 2)) : undefined;
  if (told !== undefined && reading.tokens[at + 1]?.isGlued !== true)
    return numberedMonthly({ ...reading, lean: told }, at, at + 1, day);
  const next = behindDay(reading, at);
  return next === null ? null : numberedMonthly(reading, at, next, day);
}

/** `el próximo día 5`, `el pasado día 5`: on which side of today. */
const whichDay: ReadonlyMap<string, Lean> = new Map([
  ...['próximo', 'proximo', 'prossimo'].map((word) => [word, 'future'] as const),
  ...['pasado', 'passado', 'scorso'].map((word) => [word, 'past'] as const),
]);
const dayNouns = new Set(['día', 'dia', 'giorno']);

const articlesOfDays = new Set(['den', 'dem', 'le', 'el', 'il', 'dia', 'día', 'giorno', 'de', 'd']);

/**
 * "Am Sonntag, den 5., fliegen wir", "dimanche 5 on part", "el domingo 5", "zondag de 5e": the nearest such day on this
 * weekday; null where the number counts something ("lundi 5 personnes").
 */
export function numberBehindWeekday(reading: Reading, from: number, weekday: number): Match | null {
  const first = isMark(reading, from, ',') ? from + 1 : from;
  const at = articlesOfDays.has(wordAt(reading, first)) ? first + 1 : first;
  const token = reading.tokens[at];
  if ((at === first && first > from) || token?.kind !== 'number' || token.word.length > 2) return null;
  const behind = reading.tokens[at + 1];
  const hasTail =
    behind?.isGlued === true && (behind.word === '.' || dutchSuffixes.has(behind.word) || behind.word === 'º');
  const isTold = at > first && hasTail && behind.kind !== 'break';
  const end = isTold ? at + 2 : at + 1;
  const after = reading.tokens[end];
  const isEndBehind = isEnd(reading, end) || opensBehindDay.has(after?.word ?? '');
  if (after?.isGlued === true && after.kind !== 'mark') return null;
  return isEndBehind || (isTold && after?.isCapital === false)
    ? numberOnWeekday(reading, Number(token.word), end, weekday)
    : null;
}

const opensBehindDay = new Set(
  'vamos voy vou andiamo vado on je nous il elle tu vous ils elles j à au avec pour et y e ed me nos se te mi ci si tengo tenemos hay no com em às ik we wij ze vi jag jeg wir ich ist sind kommt'.split(
    ' ',
  ),
);

/** The index behind the number of a day and what belongs to it; null where it is none. */
function behindDay(reading: Reading, at: number): number | null {
  const [far, near] = [wordAt(reading, at - 2), wordAt(reading, at - 1)];
  const russian = behindRussian(reading, at);
  if (russian !== null) return russian;
  if (german.has(near) || (['dem', 'den'].includes(near) && ['ab', 'seit', 'bis', 'nach', 'vor'].includes(far)))
    return behindGerman(reading, at, near);
  if (near === 'de' && dutchLeads.has(far)) return behindDutch(reading, at);
  const language = romance.find(({ leads }) => leads.has(near));
  if (language === undefined || language.notBehind.has(far)) return null;
  const after = reading.tokens[at + 1];
  if (after?.isGlued === true && after.kind !== 'mark') return null;
  // "Je préfère le 27.", "j'habite le 27": at the end of its clause only behind what is done on a day.
  const isSaidOfDay = isEnd(reading, at + 1)
    ? doneOnDay.test(far) || isUntilDay(reading, at) || (far === '' && isMark(reading, at + 1, ','))
    : language.before.has(after?.word ?? '') && !isCountBehind(reading, at + 1);
  return isSaidOfDay ? at + 1 : null;
}

/** "Até o dia 30", "hasta el día 30" */
const isUntilDay = (reading: Reading, at: number): boolean =>
  dayNouns.has(wordAt(reading, at - 1)) &&
  [2, 3].some((back) => /^(?:até|ate|hasta|desde|fino|entro|antes)$/.test(wordAt(reading, at - back)));

/** "Je pars le 27", "llego el 27", "rdv le 27" */
const doneOnDay =
  /^(?:par(?:s|t|ti|tie|tis|ties|tons|tez|tent|to|te|tiamo|tono|timos)|sorti(?:e|s|es)?|envoy\p{L}*|payée?s?|signée?s?|reçue?s?|arriv\p{L}*|rentr\p{L}*|r?evien\p{L}*|commenc\p{L}*|finit|finisc\p{L}*|termin\p{L}*|sal(?:go|e|imos|en)|lleg\p{L}*|vuelv\p{L}*|torn\p{L}*|volt\p{L}*|cheg\p{L}*|empiez\p{L}*|viaj\p{L}*|livr\p{L}*|vois|voit|ouvr\p{L}*|ferm\p{L}*|loyer|dû|due|alquiler|affitto|aluguel|rdv|cita|appuntamento|consulta|voyag\p{L}*|avant|pour|desde|hasta|antes|entro|dal|fino|até|réunion|examen|esame|prova|concert\p{L}*|fête|fiesta|festa|boda|mariage|matrimonio)$/u;

const isEnd = (reading: Reading, at: number): boolean => {
  const token = reading.tokens[at];
  return token === undefined || token.kind === 'break' || endsClause.test(token.word);
};

/**
 * "Il 5 a 2", "el 8 con 2 puertas", "il 3 per cento", "le 2 avec un 3", "el 10 que tengo": a score, an amount, or the
 * one that something is.
 */
function isCountBehind(reading: Reading, at: number): boolean {
  const [link, after] = [wordAt(reading, at), reading.tokens[at + 1]];
  if (link === 'que' || link === 'che') return !comes.has(after?.word ?? '');
  if (shares.has(after?.word ?? '')) return true;
  return after?.kind === 'number' && linksOfCounts.has(link) && !isHourBehind(reading, at);
}

const comes = new Set(['viene', 'vem', 'vuelvo', 'vuelve', 'voy', 'vamos']);
const shares = new Set(['cento', 'cent', 'ciento']);
const linksOfCounts = new Set('à a al con com avec et par pour per para e con'.split(' '));
const hours = new Set(['h', 'heures', 'heure', 'ore', 'horas']);

const isHourBehind = (reading: Reading, at: number): boolean =>
  isClockBehind(reading.tokens, at) || hours.has(wordAt(reading, at + 2));

/** "27 числа", "27-го числа"; "2 числа" may be two numbers, so that it needs what leads to it. */
function behindRussian(reading: Reading, at: number): number | null {
  const isMarked = isMark(reading, at + 1, '-') && reading.tokens[at + 2]?.isGlued === true;
  const noun = isMarked ? at + 3 : at + 1;
  if (wordAt(reading, noun) !== 'числа') return null;
  const isPlural = /^(?:2?[2-4])$/.test(reading.tokens[at]?.word ?? '');
  return isPlural && !isMarked && !russianLeads.has(wordAt(reading, at - 1)) ? null : noun + 1;
}

const russianLeads = new Set(['до', 'с', 'от', 'после', 'около', 'по']);

/** "Am 27. zurück", "am 27 zurück"; but "am 3. Tag", "am 3. Mai", "I am 31.", "6 am 5 days". */
function behindGerman(reading: Reading, at: number, lead: string): number | null {
  const hasDot = isMark(reading, at + 1, '.') && reading.tokens[at + 1]?.isGlued === true;
  if (isEnglishAm(reading.tokens, at - 1)) return null;
  const after = reading.tokens[hasDot ? at + 2 : at + 1];
  const isLast = after === undefined || after.kind === 'break';
  // "Geöffnet von 3 bis 5.", "Eintritt ab 18.": behind the last word of a sentence the dot is the sentence's.
  if (hasDot && isLast && ['ab', 'bis', 'seit'].includes(lead)) return null;
  if (!hasDot && !isSpoken(reading, at) && (lead !== 'am' || !isBesideGerman(reading.tokens, at))) return null;
  if (isLast) return at + 1;
  if (after.kind === 'mark') return endsClause.test(after.word) ? at + 1 : null;
  // "Am 5. des nächsten Monats": the month tells which.
  if (ofMonth.test(after.word)) return null;
  // "Vom 5. auf den 19. Mai": the month is that of the other day.
  if (lead === 'vom' && ['auf', 'bis', 'zum', 'und'].includes(after.word)) return null;
  if (after.kind !== 'word' || after.isCapital || after.isGlued || germanNouns.test(after.word)) return null;
  return hasDot ? at + 2 : at + 1;
}

const ofMonth = /^(?:des|(?:nächst|letzt|kommend|vorig|vergangen)en|dieses)$/;

/** "Am zwölften", which was made a number. */
function isSpoken({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  return token !== undefined && token.end - token.start > token.word.length;
}

/** "Op de 27e vlieg ik", "op de 27e."; but "op de 3e verdieping". */
function behindDutch(reading: Reading, at: number): number | null {
  const suffix = reading.tokens[at + 1];
  if (suffix?.isGlued !== true || !dutchSuffixes.has(suffix.word)) return null;
  return isEnd(reading, at + 2) || dutchSubjects.has(wordAt(reading, at + 3)) ? at + 2 : null;
}
