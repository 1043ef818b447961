import { RuleIndex } from '../reading.js';
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

export const FOREIGN_RULES = new RuleIndex().addAll(...LANGUAGES.map((words) => new Language(words).rules()));
