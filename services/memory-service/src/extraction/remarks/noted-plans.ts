import { canBeFinite, verbForm } from '../language/lexicon/english-verbs.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import { caselessUnicode, oneOf } from '../language/pattern-parts.js';

/* What is to come, in the short form in which people note it: an appointment without a verb, a journey and its season. */

const weekday = oneOf('(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?', 'tomorrow');
const clock = oneOf('\\d{1,2}[:.]\\d{2}', '\\d{1,2} ?(?:[ap]m|h|uhr)', 'noon');
/** "Hearing test thu 9:40": a few words, a day and a time of day. */
const appointment = caselessUnicode`^(?:[\p{L}'’-]{2,20} ){1,4}(?:on |this |next )?${weekday},? (?:at |@ ?)?${clock}(?![\p{L}\d])`;
/** "Outage Monday 14:20" reports what was. */
const reported =
  /\b(?:outage|incident|crash|error|alert|failure|downtime|blackout|spike|bug|timeout|logs?|deploy|build|run)\b/i;

const spans = oneOf(
  'spring|summer|autumn|fall|winter|month|year|weekend|week|christmas|easter|holidays?',
  'january|february|march|april|may|june|july|august|september|october|november|december',
);
const goesWhere = oneOf(
  '(?!to\\b)\\p{L}{3,}ing',
  'to [\\p{L}-]{3,}(?! (?:it|this|that|them)\\b)',
  'on (?:a |an |our )?(?:holiday|vacation|trip|cruise|tour)',
  'away|home|abroad',
);
/** "We're going kayaking with the cousins this August" */
const journey = caselessUnicode`^(?:(?:btw|so|and|also),? )?(?:i['’]?m|i am|we['’]?re|we are) going ${goesWhere}\b.{0,60}\b(?:this|next|in|over|for|at) (?:the )?${spans}\b`;

const unitsOfDays = oneOf('days?|weeks?|months?');
const few = oneOf('\\d{1,3}|an?|one|two|three|four|five|six|eight|ten|a (?:few|couple(?: of)?)');
const comingDay = oneOf(
  `in ${few} ${unitsOfDays}`,
  `on (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|${weekday})`,
  `next (?:week|month|${weekday})|this ${weekday}|tomorrow`,
);
const ofWork = oneOf('build|deploy(?:ment)?|test|pr|branch|job|script|run|import|export|server');
/** "Can't, my chem resit is in two weeks": an event of one's own, and its day. */
const ownEvent = caselessUnicode`^(?:(?:so|and|but|sorry|cant|can't|no|nope|oh|ugh|btw)[, ]+){0,3}(?:my|our) (?!${ofWork}\b)(?:[\p{L}'’-]{2,20} ){1,4}(?:is|are) ${comingDay}(?![\p{L}])`;

/** Whether a sentence notes down an appointment, or tells of a journey to come. */
export const tellsPlan = (sentence: string): boolean =>
  journey.test(sentence) ||
  ownEvent.test(sentence) ||
  (appointment.test(sentence) && !reported.test(sentence) && !isReport(sentence));

/** "Check" may be a noun; a form that is none tells what was or is done. */
const isReport = (sentence: string): boolean =>
  wordsOf(sentence.slice(0, 200)).some((word) => canBeFinite(word) && verbForm(word) !== 'base');
