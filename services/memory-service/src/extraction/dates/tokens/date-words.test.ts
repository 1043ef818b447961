import { describe, expect, test } from '@jest/globals';
import { languages } from '../languages/foreign-rules.js';
import { spellings } from '../languages/words/spellings.js';
import { mayNameTime } from './date-words.js';
import { months, shortWeekdays, weekdays } from './english-words.js';

const foreignWords = languages.flatMap((words) =>
  [
    ...Object.keys(words.days).filter((phrase) => !phrase.includes(' ')),
    ...words.months.flatMap((names) => names.split('|')),
    ...words.weekdays.flatMap((names) => names.split('|')).filter(() => words.weekdayTail === undefined),
    ...Object.keys(words.seasons),
    ...Object.keys(words.units),
    // English has "do" and "so" in most sentences: they are looked for behind a preposition.
    ...(words.shortWeekdays ?? []).flatMap((names) => names.split('|')).filter((name) => !/^[ds]o$/.test(name)),
  ].flatMap(spellings),
);

describe('the look at a sentence before its words', () => {
  test.each([...months.keys(), ...weekdays.keys(), ...shortWeekdays.keys(), ...foreignWords])(
    'lets %s through',
    (word) => {
      expect(mayNameTime(`il y a un ${word} b`)).toBe(true);
      expect(mayNameTime(`il y a un ${word.toUpperCase()} b`)).toBe(true);
    },
  );

  test.each([['The parser keeps the order of its tokens'], ['Use a lock, never a sleep'], ['Rex is her dog']])(
    '%s: names none',
    (text) => {
      expect(mayNameTime(text)).toBe(false);
    },
  );
});
