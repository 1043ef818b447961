import { dottedKey, numberKey, type Reading, type Rule, RuleIndex, wordAt } from '../context/time-rule.js';
import { Language } from './language-rules.js';
import { matchDottedDate } from './times/dotted-dates.js';
import { germanEnds } from './times/german-ends.js';
import { matchNumberedDay } from './times/numbered-days.js';
import { scandinavianTimes } from './times/scandinavian-times.js';
import { dutch } from './words/dutch.js';
import { french } from './words/french.js';
import { german } from './words/german.js';
import { italian } from './words/italian.js';
import { polish } from './words/polish.js';
import { portuguese } from './words/portuguese.js';
import { russian } from './words/russian.js';
import { scandinavian } from './words/scandinavian.js';
import { spanish } from './words/spanish.js';
import { turkish } from './words/turkish.js';
import { ukrainian } from './words/ukrainian.js';

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
  .addAll(...spoken.map((language) => language.rules()), scandinavianTimes, germanEnds)
  .add([numberKey], matchNumber)
  .add([dottedKey], matchDottedDate);
