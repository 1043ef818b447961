/*
 * Words of times and appointments as they are typed on a phone. They are read as the words they stand for, so that
 * every rule knows them.
 */

const plain: Readonly<Record<string, string>> = {
  nxt: 'next',
  wk: 'week',
  wks: 'weeks',
  wknd: 'weekend',
  wkend: 'weekend',
  wknds: 'weekends',
  mth: 'month',
  mths: 'months',
  yr: 'year',
  yrs: 'years',
  yday: 'yesterday',
  ydays: 'yesterday',
  "y'day": 'yesterday',
  'y’day': 'yesterday',
  yest: 'yesterday',
  ystrday: 'yesterday',
  yestrday: 'yesterday',
  ystdy: 'yesterday',
  tdy: 'today',
  '2day': 'today',
  '2morrow': 'tomorrow',
  resched: 'rescheduled',
  til: 'till',
  qtr: 'quarter',
  qtrs: 'quarters',
  yesterdays: 'yesterday',
  todays: 'today',
  tomorrows: 'tomorrow',
  yesteday: 'yesterday',
  yestarday: 'yesterday',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmrow: 'tomorrow',
  tmoro: 'tomorrow',
  tomoro: 'tomorrow',
  tomoz: 'tomorrow',
  tomorow: 'tomorrow',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  tomorrrow: 'tomorrow',
  tonite: 'tonight',
  '2moro': 'tomorrow',
  '2mrw': 'tomorrow',
  '2nite': 'tonight',
  nite: 'night',
  morn: 'morning',
  u: 'you',
  teh: 'the',
  mtg: 'meeting',
  mtgs: 'meetings',
  appt: 'appointment',
  appts: 'appointments',
  bday: 'birthday',
  hols: 'holiday',
  anniv: 'anniversary',
  '@': 'at',
  '&': 'and',
  '+': 'and',
};

const words: ReadonlyMap<string, string> = new Map(Object.entries(plain));

/** All of them, in small letters. */
export const timeSpellings: readonly string[] = [...words.keys(), 'b4'];

/**
 * The word that a spelling in haste stands for; undefined for every other word. "B4" is the name of something, "TIL" is
 * "today I learned".
 */
export function spelledOut(word: string): string | undefined {
  if (word === 'TIL') return undefined;
  return word === 'b4' ? 'before' : words.get(word.toLowerCase());
}
