import { caselessUnicode, oneOf } from '../language/pattern-parts.js';

/* What is said of the message itself: how it was typed, that something is explained, and that this was all. */

const led = '(?:(?:ok|okay|so|and|hey|hello|hi|well|now|right|lol|also)[,.! ]+)*';
const place = '(?:(?:from |on )?(?:the |my |a )?(?:bus|train|tram|metro|plane|phone|mobile|car|road|street|bed|go))';
const slips = '(?:typos?|spelling|mistakes|grammar|autocorrect|brevity|the mess|short answer)';
const apology = `(?:so )?(?:sorry|sry|soz|srry|excuse|forgive|pardon|apologies|ignore)(?: (?:for|about|any|all|the|my))* ${slips}`;
const where = `(?:(?:sent|written|typed|typing|writing|sending|posting)(?: this)? (?:from|on|in) ${place}|(?:i['’]?m |im )?on (?:the|my) (?:bus|train|tram|phone|mobile))`;

/** "sent from bus sry for typos", "sry for the spelling im on the bus" */
const ofTyping = caselessUnicode`^${led}(?:${oneOf(
  `${where},? (?:and |hence |so )?${apology}`,
  `${apology},? ${where}`,
  `${apology}`,
  `sent from ${place}`,
)})[\s.!…\p{Extended_Pictographic}\uFE0F]*$`;

/** "i explain you", "i tell you the situation", "let me explain" */
const announces = caselessUnicode`^${led}(?:${oneOf(
  "i(?:['’]ll| will| am going to|['’]m gonna)? (?:explain|tell|show)(?: (?:it|this))?(?: to)? (?:you|u)(?: (?:the (?:situation|problem|case|thing|story|context)|how it is|all|everything|now|quickly|what happened))?",
  'i explain(?: (?:it|the (?:situation|problem|case|thing|context)))?',
  'let me (?:explain|tell (?:you|u)|give (?:you|u) (?:the |some )?(?:context|background|details))(?: (?:it|this|quickly|the (?:situation|problem|case|context)))?',
)})[\s.!:…]*$`;

const thatIs = "that(?:['’]?s| is| was)";
/** ", thats it thats the list" */
const isAll = caselessUnicode`[,.;]? (?:and |so |ok )?${thatIs} (?:it|all|everything|the (?:whole |full |entire )?list)(?:[,.!]? (?:and )?${thatIs} (?:it|all|everything|the (?:whole |full |entire )?list))*(?: (?:lol|haha|for now|folks|really|basically))*[\s.!…\p{Extended_Pictographic}\uFE0F]*$`;

/** Whether a sentence tells of the message and of nothing else. */
export const isAboutMessage = (sentence: string): boolean => ofTyping.test(sentence) || announces.test(sentence);

/** How far from the end a sentence may say that it was all. */
const maxEndCharacters = 80;

/** A sentence without the words that tell that it was all. */
export function withoutThatIsAll(sentence: string): string {
  const from = Math.max(0, sentence.length - maxEndCharacters);
  const at = isAll.exec(sentence.slice(from))?.index;
  return at === undefined || from + at === 0 ? sentence : sentence.slice(0, from + at);
}
