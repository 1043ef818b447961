import { isMishap } from '../languages/notes/mishaps.js';
import { months, shortWeekdays, weekdays } from '../tokens/english-words.js';
import { isOfSentence, sentenceEnds, type Token } from '../tokens/tokens.js';
import type { Tense } from './verb-forms.js';

/*
 * Notes without a verb. "Exam Tuesday 8am", "parents' evening Thursday" are put down because they are to come; "outage
 * Monday 14:20" is a report.
 */

const appointments = new Set(
  `appointment appointments audition barbecue bbq birthday breakfast brunch call ceremony conf conference checkup checkin class concert consultation deadline demo dentist dermatologist dinner
	doctor drinks evening exam exams farewell final finals flight gig graduation haircut handover hearing inspection interview interviews kickoff lesson lunch match
	massage meeting meetup midterm mri offsite onsite orthodontist party physio presentation quiz recital rehearsal retro retrospective screening standup surgery sync
	talk therapy train training vet viewing visit webinar wedding workshop yoga zahnarzt arzt termin klausur prüfung elternabend dentista médico cita examen
	médecin afspraak tandarts consulta esame appuntamento`.split(/\s+/),
);
/** "appointment", "dentist": what one has at a time that was fixed before. */
export const isAppointment = (word: string): boolean => appointments.has(word);

/** Mishaps, what is written of what took place, and praise for it. */
const reports = new Set(
  'great nice good awesome amazing terrible bad rough tough exhausting lovely fun congrats thanks notes minutes summary recap report recording transcript feedback screenshots outage outages failover failovers incident incidents crash crashes alert alerts error errors failure failures downtime blackout down spike bug bugs timeout timeouts hotfix postmortem log logs accident theft storm'.split(
    ' ',
  ),
);
const beforeClock = new Set(['at', '@', 'um', 'à', 'a', 'alle', 'om', ',', 'around', 'vers', 'gegen']);
/** "At noon", "first thing". */
const spokenClocks = new Set(['noon', 'midday', 'midnight', 'lunchtime']);
const behindHour = new Set([',', '.', '!', '?', ';', ')']);
const hours = new Set(['am', 'pm', 'h', 'uhr', 'noon', 'ish', "o'clock"]);
const maxNoteTokens = 5;
const reachTokens = 8;

/**
 * The tense of a time (tokens `from` to `next`) in a sentence without a verb: a day of the week with a time of day, or
 * behind what one has an appointment for, is the coming one; a date may be either. Null for what is no appointment.
 */
export function appointmentTense(tokens: readonly Token[], from: number, next: number): Tense | null {
  if (isOfPlan(tokens, from) || (isUnderPlan(tokens, from) && !isReport(tokens, from)) || isOfNext(tokens, from))
    return 'future';
  if (isHoped(tokens, from)) return 'future';
  const isNamed = isAppointmentBefore(tokens, from);
  if (isOfYear(tokens[from])) return isNamed && !isReport(tokens, from) ? 'open' : null;
  const isOfDay =
    isNamed ||
    isClockBehind(tokens, tokens[next]?.word === ':' ? next + 1 : next) ||
    isClockBefore(tokens, from) ||
    isBack(tokens, from) ||
    isAppointmentBehind(tokens, next) ||
    isShortNote(tokens, from);
  return isOfDay && !isReport(tokens, from) ? 'future' : null;
}

const plans = new Set(
  'roadmap agenda plan plans goals goal okrs budget targets priorities todo todos backlog'.split(' '),
);

/** "Roadmap for Q3" */
function isOfPlan(tokens: readonly Token[], from: number): boolean {
  return tokens[from - 1]?.word === 'for' && plans.has(tokens[from - 2]?.word ?? '');
}

const labelsOfPlans = new Set([...plans, ...'itinerary deadlines upcoming'.split(' ')]);
const labelReachTokens = 24;
const maxLabelTokens = 6;

/** Whether a heading or label is one of what is to come: "Roadmap", "Plan for Japan so far". */
export const namesPlan = (label: string): boolean =>
  (label.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => labelsOfPlans.has(word));

/** "Plan for Japan so far: fly into Osaka on 4 October" */
function isUnderPlan(tokens: readonly Token[], from: number): boolean {
  for (let back = 1; back <= labelReachTokens; back += 1) {
    const token = tokens[from - back];
    if (token === undefined || sentenceEnds.has(token.word)) return false;
    if (token.word !== ':') continue;
    return tokens
      .slice(Math.max(0, from - back - maxLabelTokens), from - back)
      .some(({ word }) => labelsOfPlans.has(word));
  }
  return false;
}

const hopes = new Set('probably hopefully tentatively maybe ideally sometime latest earliest'.split(' '));
const maxHopeTokens = 3;

/** "Probably in May", "sometime in May, hopefully" */
function isHoped(tokens: readonly Token[], from: number): boolean {
  return tokens.slice(Math.max(0, from - maxHopeTokens), from).some(({ word }) => hopes.has(word));
}

const wordsOfNext = new Set(
  'next upcoming nächste nächster nächstes prochain prochaine próximo próxima prossimo prossima volgende'.split(' '),
);

/** "Next release on 1 July" */
function isOfNext(tokens: readonly Token[], from: number): boolean {
  for (let back = 2; back <= maxNoteTokens; back += 1) {
    const token = tokens[from - back];
    if (!isOfSentence(token)) return false;
    if (wordsOfNext.has(token.word)) return true;
  }
  return false;
}

/** A date or month, as against a day of the week. */
function isOfYear(token: Token | undefined): boolean {
  return token === undefined || token.kind !== 'word' || token.word === 'the' || months.has(token.word);
}

/** Whether a time of day stands at a place: "16:40", "at 9am", "um 9 Uhr". */
export const isClockBehind = (tokens: readonly Token[], next: number): boolean => skipClock(tokens, next) > next;

/** The index behind a time of day ("at 9", "around noon", "first thing"), or the place itself where none stands. */
export function skipClock(tokens: readonly Token[], next: number): number {
  const at = beforeClock.has(tokens[next]?.word ?? '') ? next + 1 : next;
  const token = tokens[at];
  if (token?.kind === 'clock') return at + 1;
  if (spokenClocks.has(token?.word ?? '')) return at + 1;
  if (token?.word === 'first' && tokens[at + 1]?.word === 'thing') return at + 2;
  if (token?.kind !== 'number' || token.word.length > 2) return next;
  if (hours.has(tokens[at + 1]?.word ?? '')) return at + 2;
  // "Tuesday at 3"
  const isBare = /^(?:at|@|um)$/.test(tokens[next]?.word ?? '') && Number(token.word) <= 24;
  const after = tokens[at + 1];
  const isLast = after === undefined || after.kind === 'break' || behindHour.has(after.word);
  return isBare && isLast ? at + 1 : next;
}

/** "Half past five on Friday", "16:40 on Monday", "5 pm on Friday", "half 7 on Thursday". */
function isClockBefore(tokens: readonly Token[], from: number): boolean {
  const on = from - 1;
  if (tokens[on]?.word !== 'on') return false;
  const [last, before, first] = [tokens[on - 1], tokens[on - 2]?.word ?? '', tokens[on - 3]?.word ?? ''];
  if (last?.kind === 'clock' || hours.has(last?.word ?? '') || spokenClocks.has(last?.word ?? '')) return true;
  return before === 'half' || before === 'at' || ((before === 'past' || before === 'to') && partsOfHour.has(first));
}

const partsOfHour = new Set(['half', 'quarter', 'five', 'ten', 'twenty', '5', '10', '20', '25']);

/** "Sunday lunch at ours", "sun: brunch", and not "Monday meeting notes". */
function isAppointmentBehind(tokens: readonly Token[], next: number): boolean {
  const at = tokens[next]?.word === ':' ? next + 1 : next;
  return appointments.has(tokens[at]?.word ?? '') && !reports.has(tokens[at + 1]?.word ?? '');
}

/** "Back at work on Monday", "hubby back from Oslo fri" */
function isBack(tokens: readonly Token[], from: number): boolean {
  for (let back = 1; back <= maxNoteTokens; back += 1) {
    const token = tokens[from - back];
    if (token?.kind !== 'word') return false;
    if (token.word === 'back') return true;
  }
  return false;
}

const maxShortNoteWords = 5;
/** With these it is a rule, or a clause whose verb is not known. */
const ofClauses = new Set(
  'i we you he she it they us me him her them this that never no not avoid only every any always all each who which what'.split(
    ' ',
  ),
);
const leadsOfDays = new Set(['on', 'this']);

/**
 * "School photos on monday", "back in the office Tuesday": what is put down in a few words, all of them of the note.
 */
function isShortNote(tokens: readonly Token[], from: number): boolean {
  const day = tokens[from]?.word ?? '';
  if (!weekdays.has(day) && !shortWeekdays.has(day)) return false;
  const end = leadsOfDays.has(tokens[from - 1]?.word ?? '') ? from - 2 : from - 1;
  for (let at = end; at >= end - maxShortNoteWords; at -= 1) {
    const token = tokens[at];
    if (!isOfSentence(token) || token.word === ',') return at < end;
    if (token.kind !== 'word' || ofClauses.has(token.word)) return false;
  }
  return false;
}

/** "Exam Tuesday", "handover with Milan Thursday" */
function isAppointmentBefore(tokens: readonly Token[], from: number): boolean {
  for (let back = 1; back <= maxNoteTokens; back += 1) {
    const token = tokens[from - back];
    if (!isOfSentence(token)) return false;
    if (appointments.has(token.word)) return true;
  }
  return false;
}

/** Whether a word before a place, in its sentence, is one of reports. */
export function isReport(tokens: readonly Token[], from: number): boolean {
  for (let back = 1; back <= reachTokens; back += 1) {
    const token = tokens[from - back];
    if (!isOfSentence(token)) return false;
    if (reports.has(token.word) || isMishap(token.word)) return true;
  }
  return false;
}
