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

const alwaysNaming = new Set('nicknamed dubbed christened namens genaamd heißt heisst heet'.split(' '));
/** Behind the reflexive of their language: "se llama", "s'appelle", "si chiama", "nazywa się". */
const reflexiveNaming: ReadonlyMap<string, string> = new Map([
  ['llama', 'se'],
  ['appelle', "'"],
  ['chiama', 'si'],
  ['chama', 'se'],
  ['się', 'nazywa'],
]);
const namedForeign = new Set(
  'llamado llamada llamados llamadas nommé nommée appelé appelée surnommé surnommée chiamato chiamata chamado chamada genannt imieniu'.split(
    ' ',
  ),
);
/** "A cat called Friday", behind a verb that has it; "a recruiter called Friday" called on that day. */
const beforeNoun = new Set(['a', 'an', 'one', 'another', 'our', 'my']);
const having = new Set(
  'have has had own owns got get adopted bought keep keeps with is was built wrote made'.split(' '),
);

const maxWordsOfNoun = 4;

function isNounCalled(reading: Reading, called: number): boolean {
  for (let back = 2; back <= maxWordsOfNoun; back += 1)
    if (beforeNoun.has(wordAt(reading, called - back))) return having.has(wordAt(reading, called - back - 1));
  return false;
}

const behindAppointment = new Set(['as', 'to', 'by']);

/** "A cat named Friday", "our bot is nicknamed Wednesday", "mi gato se llama Viernes". */
function isBehindNaming(reading: Reading, at: number, next: number): boolean {
  const before = wordAt(reading, at - 1);
  // "She was named Friday as the new head"
  if (before === 'named') return !behindAppointment.has(wordAt(reading, next));
  if (alwaysNaming.has(before)) return true;
  if (reading.tokens[at]?.isCapital !== true) return false;
  if (before === 'called') return isNounCalled(reading, at - 1);
  if (namedForeign.has(before)) return true;
  const reflexive = reflexiveNaming.get(before);
  if (reflexive === undefined) return false;
  // "On s'appelle Vendredi"
  return reflexive === "'" ? wordAt(reading, at - 4) !== 'on' : wordAt(reading, at - 2) === reflexive;
}

const maxWordsOfOwner = 6;

/** "The codename of the next app is Friday" */
function isNameOfThing(reading: Reading, at: number): boolean {
  if (!['is', 'was'].includes(wordAt(reading, at - 1))) return false;
  for (let back = 2; back <= maxWordsOfOwner + 2; back += 1) {
    const word = wordAt(reading, at - back);
    if (word === '') return false;
    if (word === 'of' && ofNames.has(wordAt(reading, at - back - 1))) return true;
  }
  return false;
}

/** "We use Friday as the codename of the bot" */
const isUsedAsName = (reading: Reading, next: number): boolean =>
  wordAt(reading, next) === 'as' &&
  [next + 1, next + 2].some((at) => ofNames.has(wordAt(reading, at))) &&
  (owners.has(wordAt(reading, next + 1)) || ofNames.has(wordAt(reading, next + 1)));

/** Whether the time at a place is the name of somebody or something. */
export const isNameOfSomebody = (reading: Reading, at: number, next: number): boolean =>
  isTellingWhose(reading, next) ||
  isUsedAsName(reading, next) ||
  isBehindBeing(reading, at, next) ||
  isGiven(reading, at) ||
  isNameOfThing(reading, at) ||
  isBehindNaming(reading, at, next);
