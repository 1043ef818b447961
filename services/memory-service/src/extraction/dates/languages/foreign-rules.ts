import { numberKey, type Rule, RuleIndex, wordAt } from '../reading.js';
import { matchDottedDate } from './dotted-dates.js';
import { dutch } from './dutch.js';
import { french } from './french.js';
import { german } from './german.js';
import { italian } from './italian.js';
import { Language } from './language.js';
import { polish } from './polish.js';
import { portuguese } from './portuguese.js';
import { russian } from './russian.js';
import { spanish } from './spanish.js';

/** Every language that is written with spaces and is not English. */
export const languages = [german, french, spanish, italian, portuguese, dutch, russian, polish] as const;

const spoken = languages.map((words) => new Language(words));
const numberRules = new RuleIndex().addAll(...spoken.map((language) => language.numberRules()));
const behindNumbers = new Set(spoken.flatMap((language) => language.namesBehindNumbers()));
/** How many words, with a dot, an article or a second day between, the name may stand behind its number. */
const nameReachTokens = 5;
const beforeYears = new Set(spoken.flatMap((language) => language.leadsOfYears()));

/** Most numbers count something else: one look spares them the rules of every language. */
const matchNumber: Rule = (reading, at) => {
  for (let away = 1; away <= nameReachTokens; away += 1)
    if (behindNumbers.has(wordAt(reading, at + away))) return numberRules.match(reading, at);
  const dotted = matchDottedDate(reading, at);
  if (dotted !== null) return dotted;
  if (beforeYears.has(wordAt(reading, at - 1))) return numberRules.match(reading, at);
  return null;
};

export const foreignRules = new RuleIndex()
  .addAll(...spoken.map((language) => language.rules()))
  .add([numberKey], matchNumber);
