import { isMark, type Reading, wordAt } from './time-rule.js';

/*
 * "Sunday is my dog's name", "Friday is our parrot", "our cat Sunday is 3": a day that somebody is called by, and no
 * day.
 */

const ofNames = new Set(['name', 'nickname', 'codename', 'alias', 'surname', 'username']);
const owners = new Set(['my', 'our', 'his', 'her', 'their', 'the', 'a', 'an']);
const beings = new Set(
  'dog cat horse parrot rabbit hamster kitten puppy pony goat cow hen goldfish tortoise ferret budgie pet daughter son nanny sister brother wife husband assistant robot roomba'.split(
    ' ',
  ),
);
const toldOfBeings = new Set('is was has loves likes hates eats sleeps barks lives weighs needs'.split(' '));
const givesName = new Set(['named', 'christened', 'baptised', 'baptized', 'nicknamed']);

const maxWordsToName = 6;

/** Whether what is told of the time that ends before a place is whose name it is, or who. */
function isTellingWhose(reading: Reading, next: number): boolean {
  if (!['is', 'was'].includes(wordAt(reading, next)) || !owners.has(wordAt(reading, next + 1))) return false;
  if (beings.has(wordAt(reading, next + 2)) && endsClause(reading, next + 3)) return true;
  for (let at = next + 2; at < next + maxWordsToName; at += 1) {
    const word = wordAt(reading, at);
    if (ofNames.has(word)) return wordAt(reading, at + 1) !== 'day';
    if (word === '' && !isMark(reading, at, "'") && !isMark(reading, at, '’')) return false;
  }
  return false;
}

const endsClause = (reading: Reading, at: number): boolean => wordAt(reading, at) === '';

/** "our cat Sunday is 3 years old", and not "I walk my dog Sunday". */
const isBehindBeing = (reading: Reading, at: number, next: number): boolean =>
  reading.tokens[at]?.isCapital === true &&
  beings.has(wordAt(reading, at - 1)) &&
  owners.has(wordAt(reading, at - 2)) &&
  toldOfBeings.has(wordAt(reading, next));

/** "I named my horse Saturday" */
const isGiven = (reading: Reading, at: number): boolean =>
  reading.tokens[at]?.isCapital === true &&
  owners.has(wordAt(reading, at - 2)) &&
  givesName.has(wordAt(reading, at - 3));

/** Whether the time at a place is the name of somebody or something. */
export const isNameOfSomebody = (reading: Reading, at: number, next: number): boolean =>
  isTellingWhose(reading, next) || isBehindBeing(reading, at, next) || isGiven(reading, at);
