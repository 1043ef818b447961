import type { Tense } from '../../tense/verb-forms.js';
import { months, shortWeekdays, weekdays } from '../../tokens/english-words.js';
import { isOfSentence, type Token, wordOf } from '../../tokens/tokens.js';
import { isLedByDeadline } from './deadline-leads.js';
import { startsAt } from './foreign-arrangements.js';
import { isMishap } from './mishaps.js';

/*
 * Notes and sentences without a verb, as `../appointments.ts` reads those in English: "rdv dentiste jeudi 10h", "wizyta
 * u lekarza 3 kwietnia".
 * What is to be done by a time is to come, and so is what is told in Russian without a verb ("в пятницу релиз").
 */

/** What one has at a time that was fixed before; nouns of which a report is seldom written. */
const appointments = new Set(
  `zahnarzttermin arzttermin friseur abgabe geburtstag hochzeit einschulung urlaub impfung vorstellungsgespräch besichtigung umzug hausarzt tüv ferien elternsprechtag
	rdv dentiste réunion anniversaire mariage vacances entretien kiné vaccin contrôle
	reunión cumpleaños cumple boda vacaciones entrevista vacuna dentista
	riunione compleanno matrimonio ferie colloquio visita vaccino gita pediatra veterinario
	consulta reunião prova aniversário casamento férias entrevista vacina
	huisarts vergadering verjaardag bruiloft vakantie toets kapper sollicitatiegesprek keuring
	dentysta dentysty lekarz lekarza wizyta spotkanie rozmowa egzamin urodziny wesele ślub wywiadówka zebranie fryzjer weterynarz urlop przeprowadzka kolokwium
	стоматолог врач врачу врача приём прием встреча собеседование экзамен свадьба рождения отпуск зачёт зачет`.split(
    /\s+/,
  ),
);
export const isForeignAppointment = (word: string): boolean => appointments.has(word);

/** "Alle 10", "às 9", "o 10", "в 9:30". */
const beforeHour = new Set([
  'alle',
  'às',
  'las',
  'ore',
  'o',
  'w',
  'в',
  'godz',
  'um',
  'om',
  'à',
  '@',
  'vers',
  'gegen',
  'около',
]);
/** "Halb zehn", "Viertel nach acht", "half tien". */
const partsOfHour = /^(?:halb|viertel|half|kwart|dreiviertel)$/;
const hours = new Set(['uhr', 'h', 'uur', 'heures', 'ore', 'horas', 'часов']);
const reachTokens = 6;

/**
 * The tense of a time (tokens `from` to `next`) in a sentence whose verbs give none away; null where it may be either.
 */
export function foreignNoteTense(tokens: readonly Token[], from: number, next: number): Tense | null {
  if (startsAt(tokens, from) || isLedByDeadline(tokens, from)) return 'future';
  const words = wordsAround(tokens, from, next);
  if (words.isReport) return null;
  const hasHour = !isEnglish(tokens, from, next) && isHourBehind(tokens, next);
  if (words.isNamed || hasHour) return tokens[from]?.kind === 'number' && !hasHour ? 'open' : 'future';
  return words.isRussian && isCyrillic(wordOf(tokens, next - 1)) ? 'present' : null;
}

const isCyrillic = (word: string): boolean => word >= 'а' && word <= 'ё';

/** Such a note in English is read as English ones are. */
function isEnglish(tokens: readonly Token[], from: number, next: number): boolean {
  return tokens.slice(from, next).some(({ word }) => weekdays.has(word) || shortWeekdays.has(word) || months.has(word));
}

function isHourBehind(tokens: readonly Token[], next: number): boolean {
  const comma = tokens[next]?.word === ',' ? next + 1 : next;
  const isLed = beforeHour.has(tokens[comma]?.word ?? '');
  const token = tokens[isLed ? comma + 1 : comma];
  if (token?.kind === 'clock') return true;
  if (partsOfHour.test(token?.word ?? '') && tokens[(isLed ? comma + 1 : comma) + 1]?.kind === 'word') return true;
  if (token?.kind !== 'number' || token.word.length > 2 || Number(token.word) > 24) return false;
  return isLed || hours.has(wordOf(tokens, comma + 1));
}

interface NoteWords {
  /** An appointment, a mishap, or Russian at all. */
  isNamed: boolean;
  isReport: boolean;
  isRussian: boolean;
}

/** What the words of the sentence beside a time are of. */
function wordsAround(tokens: readonly Token[], from: number, next: number): NoteWords {
  const found: NoteWords = { isNamed: false, isReport: false, isRussian: false };
  for (const step of [1, -1]) {
    for (let away = 0; away < reachTokens; away += 1) {
      const token = tokens[step > 0 ? next + away : from - 1 - away];
      if (!isOfSentence(token)) break;
      if (token.kind !== 'word') continue;
      found.isNamed ||= appointments.has(token.word);
      found.isReport ||= isMishap(token.word);
      found.isRussian ||= isCyrillic(token.word);
    }
  }
  return found;
}
