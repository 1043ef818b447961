import { NUMBER, type Rule, RuleIndex, wordAt } from '../reading.js';
import { DUTCH } from './dutch.js';
import { FRENCH } from './french.js';
import { GERMAN } from './german.js';
import { ITALIAN } from './italian.js';
import { Language } from './language.js';
import { PORTUGUESE } from './portuguese.js';
import { RUSSIAN } from './russian.js';
import { SPANISH } from './spanish.js';

/** Every language that is written with spaces and is not English. */
export const LANGUAGES = [GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE, DUTCH, RUSSIAN] as const;

const SPOKEN = LANGUAGES.map((words) => new Language(words));
const NUMBER_RULES = new RuleIndex().addAll(...SPOKEN.map((language) => language.numberRules()));
const BEHIND_NUMBERS = new Set(SPOKEN.flatMap((language) => language.namesBehindNumbers()));
/** How many words, with a dot or an article between, the name may stand behind its number. */
const NAME_REACH = 3;

/** Most numbers count something else: one look spares them the rules of every language. */
const matchNumber: Rule = (reading, at) => {
  for (let away = 1; away <= NAME_REACH; away += 1)
    if (BEHIND_NUMBERS.has(wordAt(reading, at + away))) return NUMBER_RULES.match(reading, at);
  return null;
};

export const FOREIGN_RULES = new RuleIndex()
  .addAll(...SPOKEN.map((language) => language.rules()))
  .add([NUMBER], matchNumber);
