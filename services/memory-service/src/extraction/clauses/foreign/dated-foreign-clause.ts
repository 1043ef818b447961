import { isForeignVerb } from '../../language/foreign-clause.js';
import { firstPersons } from '../../language/foreign-verbs.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import { type Clause, type Cut, cutHere } from '../places/clause-cut.js';
import { opensOwnCzechClause } from './czech-verbs.js';
import { isOwnPolishVerb } from './polish-verbs.js';

/*
 * "El viernes pasado apagamos … y la semana que viene pasamos …": two clauses that each open with their time are two
 * facts, though hardly one of their verbs is known. Spanish, Portuguese, Italian, French and Dutch; and Dutch clauses
 * that share "ik", Polish ones of one speaker.
 */

const weekdays =
  'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miércoles|jueves|viernes|sábado|domingo|segunda|terça|quarta|quinta|sexta|domenica|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag';
const months =
  'januar|februar|märz|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';
const spans = 'woche|monat|jahr|semana|mes|año|mês|ano|settimana|mese|anno|semaine|mois|année|week|maand|jaar';
const passing = 'pasad[oa]|passad[oa]|scors[oa]|prossim[oa]|próxim[oa]|dernière?|prochaine?|que viene|que vem|dit jaar';

/** "am zwölften mai", "op drie mei", "el 3 de junio" */
const dayOfMonth = `(?:am|op|el|le|il|a|no dia) (?:\\d{1,2}|\\p{L}{2,20})(?: de)? (?:${months})`;
/** "am Freitag", "nächste Woche", "im Mai", "ab Juni" */
const germanTime = `(?:am|ab|seit|im|nächste[nrs]?|letzte[nrs]?|kommende[nrs]?|diese[nrs]?) (?:${weekdays}|${months}|${spans})`;

/** The time with which a clause opens. */
const openingTime = new RegExp(
  `^(?:gestern|vorgestern|heute|übermorgen|eergisteren|overmorgen|après-demain|avant-hier|pasado mañana|dopodomani|${dayOfMonth}|${germanTime}|ayer|mañana|anteayer|hoy|ontem|amanhã|hoje|ieri|domani|oggi|hier|demain|aujourd'hui|gisteren|morgen|vandaag|(?:el|la|o|a|il|lo|le|l'|op|na|no)? ?(?:${weekdays}|${spans})(?: (?:${passing}))?|(?:la|el|a|o) (?:próxim[oa]|prossim[oa]) (?:${spans})|(?:vorige|volgende|afgelopen|komende|deze) (?:${spans}|${weekdays})|(?:en|em|in|a|à|desde|vanaf|sinds|op) (?:${months}|\\d{4})) (?=\\S)`,
  'iu',
);

const subjectFirst = /^(?:je|j'\p{L}+|on|nous|il|elle|ils|elles)$/u;
const subjectSecond = wordSet('we wij ik ze zij hij je jij het');
const verbEnding = /^\p{Ll}{2,}(?:[aei]mos|iamo|[éóí]|aron|ieron|ei|ou|aram|iram)$/u;

/**
 * Words that the opening time of the clause at `from` takes; 0 where it opens with none, or nothing is said behind it.
 */
function timeWords(words: readonly PlacedWord[], from: number): number {
  const time = openingTime.exec(lowerTextOf(words, from, from + 6))?.[0].trim();
  return time === undefined ? 0 : time.split(' ').length;
}

/** Whether what stands behind a time begins with a verb, or with a subject and a verb. */
function opensWithVerb(words: readonly PlacedWord[], at: number): boolean {
  const first = words[at]?.lower ?? '';
  const second = words[at + 1]?.lower ?? '';
  if (subjectFirst.test(first) || subjectSecond.has(second)) return true;
  if (firstPersons.has(first) || isForeignVerb(first) || verbEnding.test(first)) return true;
  // "mañana presento la demo"
  return /^\p{Ll}{4,}o$/u.test(first) && /^(?:el|la|los|las|un|una|o|a|os|as|il|lo|i|gli|al|en|em)$/.test(second);
}

const minClauseWords = 3;

/** The cut at a joining word behind which a clause opens with its own time, as the one before does. */
export function cutAtSecondTime(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const before = timeWords(words, clause.from);
  if (at - clause.from - before < minClauseWords) return null;
  const after = timeWords(words, at + 1);
  const verbAt = at + 1 + after;
  if (after === 0 || words.length - verbAt < 2) return null;
  const isTold =
    before > 0 ? opensWithVerb(words, verbAt) || isKnownVerb(words, verbAt) : isBesideClause(words, at, clause);
  return isTold && isKnownOrOwn(words, verbAt, before) ? cutHere(at + 1, words[at]) : null;
}

const someTime = new RegExp(
  `(?:^| )(?:gestern|vorgestern|ayer|anteayer|ontem|anteontem|ieri|hier|avant-hier|gisteren|eergisteren|igår|wczoraj|(?:${weekdays})|(?:${months})|(?:${passing})|letzte[nrs]?|vorige|afgelopen|zeszł\\p{L}+|förra|forrige|hace|vor|fa|geleden|sedan|siden|temu)(?= |$)`,
  'iu',
);
const nowWords = wordSet('ahora agora adesso ora maintenant désormais jetzt nun seitdem nu nå teraz desde');
const maxWordsLookedBack = 20;

/** "vendí el coche el viernes, ahora voy en bici": what was done on its day, and how it is since. */
export const cutAtNow = (words: readonly PlacedWord[], at: number, { from, leans }: Clause): Cut | null =>
  !leans &&
  nowWords.has(words[at]?.lower ?? '') &&
  at - from >= minClauseWords &&
  words.length - at > minClauseWords &&
  someTime.test(lowerTextOf(words, Math.max(from, at - maxWordsLookedBack), at))
    ? cutHere(at, words[at])
    : null;

const isKnownVerb = (words: readonly PlacedWord[], at: number): boolean =>
  isForeignVerb(words[at]?.lower ?? '') || germanicVerbs.has(words[at]?.lower ?? '');
const germanicVerbs = wordSet('ist war hat hab habe is was wordt wurde sind haben');

/** "der Estrich wurde gegossen und am 12. Mai kommt …": a clause that opens with no time. */
const isBesideClause = (words: readonly PlacedWord[], at: number, { from, leans }: Clause): boolean =>
  !leans &&
  at - from > minClauseWords &&
  words.slice(from + 1, at).some((_, next) => isKnownVerb(words, from + 1 + next));

/** Behind a clause without a time of its own only a verb that is known parts the two. */
const isKnownOrOwn = (words: readonly PlacedWord[], at: number, before: number): boolean =>
  before > 0 || isKnownVerb(words, at) || firstPersons.has(words[at]?.lower ?? '');

/** "El lunes y el martes trabajo …": what stands before the joining word is a time and nothing more. */
export function joinsTimes(words: readonly PlacedWord[], at: number, clause: Clause): boolean {
  const joint = /^(?:y|e|et|en)$/.test(words[at]?.lower ?? '') ? at : at - 1;
  if (!/^(?:y|e|et|en)$/.test(words[joint]?.lower ?? '')) return false;
  const before = timeWords(words, clause.from);
  return before > 0 && before >= joint - clause.from;
}

const dutchFirstPersons = wordSet(
  'heb ben woon werk speel drink lees kook fiets loop ga maak doe wil kan moet studeer leer geef leid beheer gebruik spreek eet slaap zing schrijf zoek koop verkoop reis zwem ren hou onderhoud verzamel train coach rijd vlieg',
);

/** "Ik woon in Utrecht en heb twee katten": what "ik" does besides. */
export function cutAtDutchVerb(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const next = words[at + 1];
  const isOwn = words[clause.subjectFrom]?.lower === 'ik' && at - clause.from >= minClauseWords - 1;
  if (!isOwn || next === undefined || words.length - at < 4 || words[at + 2]?.isAfterPause) return null;
  return dutchFirstPersons.has(next.lower)
    ? { word: at + 1, leftEnd: words[at]?.cutStart ?? 0, carriedWords: 1 }
    : null;
}

/**
 * "Mieszkam w Krakowie i gram na gitarze", "Bydlím v Brně a mám psa": verbs that need no pronoun; "i" and "a" are "and"
 * between two of them.
 */
export function cutAtSlavicVerb(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  if (at - clause.from < 2 || words.length - at < 3) return null;
  const inCzech = opensOwnCzechClause(words, at, clause.from);
  if (inCzech > 0) return cutHere(inCzech, words[at]);
  // "Mam na imię Ola, pracuję jako architektka"
  if (words[at]?.isAfterPause === true && isOwnPolishVerb(words, clause.from) && isOwnPolishVerb(words, at))
    return cutHere(at, words[at]);
  if (words[at]?.text !== 'i') return null;
  return isOwnPolishVerb(words, clause.from) && isOwnPolishVerb(words, at + 1) ? cutHere(at + 1, words[at]) : null;
}
