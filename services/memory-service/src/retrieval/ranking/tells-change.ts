import { tokenize } from '../tokenizer/tokenizer.js';

/*
 * A statement that tells how something changed uses other words than the one it replaces: "We upgraded to Node 22"
 * takes the place of "The services run on Node 18". Here is told which words may differ; the caller has to see to it
 * that both are about the same thing.
 */

const lexemesOf = (words: string): ReadonlySet<string> => new Set(tokenize(words));

/** Words of a question about how things are, which a statement that tells a change need not repeat. */
const stateWords = lexemesOf(
  'base begin call charge choose current currently date day do drink drive due eat end get go handle keep latest live maintain make manage name owns pay pick plan prefer responsible run schedule spend start stay store take use version want work',
);

/** Words that stand for one topic each: who moved to Porto lives there. */
const topics: readonly ReadonlySet<string>[] = [
  lexemesOf('live reside move relocate home based settle'),
  lexemesOf('work job employ employer join hire company position role'),
];

const changeWords =
  /\b(?:mov(?:ed?|ing)|relocat(?:ed?|ing)|switch(?:ed|ing)?|migrat(?:ed?|ing)|upgrad(?:ed?|ing)|downgrad(?:ed?|ing)|updat(?:ed?|ing)|bumped|chang(?:ed?|ing)|renam(?:ed?|ing)|replac(?:ed?|es|ing)|dropped|ditched|abandoned|removed|sold|bought|traded|swapped|left|quit|retired|joined|hired|started|finished|resigned|promoted|rais(?:ed?|ing)|lower(?:ed|ing)|increased|decreased|reduced|extended|shortened|cut|scaled|set|flashed|postponed?|delayed|rescheduled|rebooked|pushed|slipped|brought forward|rewr(?:ote|itten|iting)|rebuilt|ported|rebranded|shifted|converted|went (?:up|down)|gone (?:up|down)|(?:up|down) to|verschoben|gewechselt|umgestellt|umgezogen|ersetzt|erhöht|gesenkt|cambi(?:é|amos|ado)|pasamos|mud(?:é|amos|ei|ámos)|déménagé|remplacé|reporté|passés? (?:à|de)|cancel(?:l?ed)?|call(?:ed|ing)? off|handed|took over|taken over|takes over|reassigned|transferred|decided against|reverted|rolled back|instead|now|from now on|these days|nowadays|lately|currently|as of|since|any ?more|no longer|again|new|rather than|after all|finally|ended up)\b/i;

/** Whether a statement tells that something is no longer as it was. */
export function tellsChange(text: string): boolean {
  return changeWords.test(text.slice(0, 300));
}

export function isStateWord(lexeme: string): boolean {
  return stateWords.has(lexeme);
}

/** The other words of the topic of a word; none of a word of no topic. */
export function wordsOfTopic(lexeme: string): readonly string[] {
  return topics.flatMap((topic) => (topic.has(lexeme) ? [...topic].filter((word) => word !== lexeme) : []));
}

/** Whether two statements are about one of the topics that each have many words. */
export function shareTopic(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const has = (lexemes: ReadonlySet<string>) => (word: string) => lexemes.has(word);
  return topics.some((topic) => [...topic].some(has(one)) && [...topic].some(has(other)));
}
