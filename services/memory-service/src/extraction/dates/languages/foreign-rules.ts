import { dottedKey, numberKey, type Reading, type Rule, RuleIndex, wordAt } from '../reading.js';
import { matchDottedDate } from './dotted-dates.js';
import { dutch } from './dutch.js';
import { french } from './french.js';
import { german } from './german.js';
import { italian } from './italian.js';
import { Language } from './language.js';
import { matchNumberedDay } from './numbered-days.js';
import { polish } from './polish.js';
import { portuguese } from './portuguese.js';
import { russian } from './russian.js';
import { scandinavian } from './scandinavian.js';
import { scandinavianTimes } from './scandinavian-times.js';
import { spanish } from './spanish.js';
import { turkish } from './turkish.js';
import { ukrainian } from './ukrainian.js';

/** Every language that is written with spaces and is not English. */
export const languages = [
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  russian,
  ukrainian,
  polish,
  scandinavian,
  turkish,
] as const;

const spoken = languages.map((words) => new Language(words));
const numberRules = new RuleIndex().addAll(...spoken.map((language) => language.numberRules()));
const unitsBehindNumbers = new Set(spoken.flatMap((language) => language.unitsBehindNumbers()));
const monthNames = new Set(spoken.flatMap((language) => language.monthNames()));
const beforeYears = new Set(spoken.flatMap((language) => language.leadsOfYears()));
/**
 * How many words a name may stand behind its number, with a dot, an article or a second day between: "3. bis 10.
 * August".
 */
const monthReachTokens = 5;
const unitReachTokens = 1;

/** Most numbers count something else: one look spares them the rules of every language. */
const matchNumber: Rule = (reading, at) => {
  const dotted = matchDottedDate(reading, at);
  if (dotted !== null) return dotted;
  return (isBesideName(reading, at) ? numberRules.match(reading, at) : null) ?? matchNumberedDay(reading, at);
};

function isBesideName(reading: Reading, at: number): boolean {
  if (beforeYears.has(wordAt(reading, at - 1))) return true;
  for (let away = 1; away <= monthReachTokens; away += 1) {
    // The tail of a year may be an apostrophe.
    const word = reading.tokens[at + away]?.word ?? '';
    if (monthNames.has(word) || (away <= unitReachTokens && unitsBehindNumbers.has(word))) return true;
  }
  return false;
}

export const foreignRules = new RuleIndex()
  .addAll(...spoken.map((language) => language.rules()), scandinavianTimes)
  .add([numberKey], matchNumber)
  .add([dottedKey], matchDottedDate);
