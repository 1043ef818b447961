import { numberWords } from '../../tokens/english-words.js';
import { type Token, wordOf } from '../../tokens/tokens.js';
import { isForeignAppointment } from '../notes/foreign-notes.js';

/*
 * "Am" is German for "on the", and English in "I am 31" and "6 am". What stands before it tells the English one; a
 * number without its dot ("am 27") is a day only beside words that are German and nothing else.
 */

const subjectReachTokens = 12;
/** "Still am 31", "who am 31": nothing that a German clause has before the day. */
const joining = new Set('and or but who still only already now just really almost nearly barely'.split(' '));

/**
 * Whether the "am" at a place is of "I am", also with words between ("I live in Porto and am 31"), or of the clock ("6
 * am").
 */
export function isEnglishAm(tokens: readonly Token[], at: number): boolean {
  if (wordOf(tokens, at) !== 'am') return false;
  const before = tokens[at - 1];
  if (before === undefined) return false;
  if (isTime(before)) return !isGermanBehindTime(tokens, at);
  if (joining.has(before.word) && !isBesideGerman(tokens, at)) return true;
  for (let back = 1; back <= subjectReachTokens; back += 1) {
    const token = tokens[at - back];
    if (token === undefined || token.kind === 'break' || /^[.!?;]$/.test(token.word)) return false;
    if (token.word === 'i') return true;
  }
  return false;
}

const isTime = ({ kind, word }: Token): boolean => kind === 'number' || kind === 'clock' || numberWords.has(word);

/** "Um 15:00 am 27. zurück", "wir essen um 18:30 am Mo."; but "MIT opens at 9 am 5 days a week". */
function isGermanBehindTime(tokens: readonly Token[], at: number): boolean {
  const dot = tokens[at + 2];
  const isDotted = dot?.word === '.' && dot.isGlued;
  if (tokens[at + 1]?.kind !== 'number') return isBesideGerman(tokens, at);
  if (isDotted && tokens[at - 1]?.kind === 'clock') return true;
  return (isDotted || wordOf(tokens, at - 2) === 'um') && isBesideGerman(tokens, at);
}

/** Words of German clauses and notes that are no English ones ("die", "war", "bin", "um" and "er" are). */
const germanWords = new Set(
  [
    'ich wir ihr uns mich mir dich dir euch sich ist sind habe haben wird werden der das dem ein eine einen einem mein',
    'meine unser unsere und oder uhr nach mit bei beim vom zum zur auf aus nicht auch noch schon wieder nochmal dann weg',
    'komme kommst kommt kommen fahre fährst fährt fahren fliege fliegst fliegt fliegen gehe gehst geht gehen treffe',
    'trefft trifft treffen ziehe zieht ziehen zahle zahlt zahlen beginnt startet endet läuft findet feiern feiert',
    'geburtstag flug miete zahnarzt arzt termin klausur elternabend',
  ]
    .join(' ')
    .split(' '),
);
const germanLetters = /[äöüß]/;
const germanReachTokens = 5;

/** Whether words that are German and nothing else stand near a place, in its sentence. */
export function isBesideGerman(tokens: readonly Token[], at: number): boolean {
  return [1, -1].some((step) => {
    for (let away = 1; away <= germanReachTokens; away += 1) {
      const token = tokens[at + away * step];
      if (token === undefined || token.kind === 'break' || /^[.!?;]$/.test(token.word)) return false;
      if (token.kind !== 'word') continue;
      const isNoun = isForeignAppointment(token.word);
      if (germanWords.has(token.word) || germanLetters.test(token.word) || isNoun) return true;
    }
    return false;
  });
}
