import { verbForm } from '../../language/lexicon/english-verbs.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { occasions } from './dated-events.js';

/*
 * "I started here a year ago", "I'm seeing the physio again in ten days", "the audit starts a week from today": what
 * somebody did weeks or years ago or does on a day to come is asked about later, though none of its words has a name.
 * The work at hand is told in the same way ("I pushed that two weeks ago", "we're testing the branch tomorrow").
 */

const few = oneOf(
  '\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty',
  'a (?:few|couple of|couple)|several',
);
const weekday = oneOf('(?:mon|tues|wednes|thurs|fri|satur|sun)day');
const longUnits = 'weeks?|fortnights?|months?|years?|decades?';
const longAgo = oneOf(
  `(?:about |almost |nearly |exactly |over |just over )?${few} (?:${longUnits}) (?:ago|back)(?: today| to the day)?`,
  `a week last ${weekday}|(?:the )?(?:month|year|summer|winter|spring|autumn) before last`,
);
const dayAhead = oneOf(
  `in ${few} (?:days|weeks?|months?)|${few} (?:days|weeks?|months?) from (?:now|today|tomorrow|${weekday})`,
  `(?:a|two|three) (?:weeks?|fortnights?) (?:today|tomorrow|on ${weekday})|${weekday} (?:week|fortnight)|(?:first thing )?tomorrow|the day after tomorrow`,
  `(?:on|next|this) ${weekday}|next (?:week|month|year)|on the \\d{1,2}(?:st|nd|rd|th)`,
);

const mostWords = "(?:[\\p{L}\\p{N}'’-]+ )";
const did = caselessUnicode`^(?:i|we) (?:(?:first|only|finally|both|also) )?(\p{L}+) (?!(?:it|this|that|these|those|them|something|a lot)\b)${mostWords}{0,8}?${longAgo}[.!]*$`;
const movedIn = caselessUnicode`^(?:moved|relocated) (?:in|out|house|(?:back )?(?:into|to|from) ${mostWords}{1,4}?)(?: with ${mostWords}{1,3}?)? ?${longAgo}[.!]*$`;

const goings = oneOf(
  'seeing|visiting|meeting|getting|having|picking up|collecting|starting|leaving|moving|flying|driving|signing|selling|buying|adopting|celebrating|hosting|viewing|taking',
);
const offWork = `(?!(?:it|this|that|these|those|them|started|ready|back to|rid|an error|errors?|another error|issues?|problems?|trouble|difficulties|timeouts?|an? \\d{3}|\\d{3}s?|to)\\b)`;
const doing = caselessUnicode`^(?:i['’]?m|i am|we['’]?re|we are) (?:also |finally )?${goings} ${offWork}${mostWords}{1,7}?${dayAhead}[.!]*$`;

/** "I've got my citizenship ceremony a week today" */
const having = caselessUnicode`^(?:i|we)(?:['’]ve| have)(?: got)? (?:an?|my|our|the) (?:[\p{L}-]{2,20} ){0,2}?${occasions} (?:at \S+ )?${dayAhead}[.!]*$`;

const papers =
  'lease|contract|visa|passport|licen[cs]e|insurance|probation|notice|warranty|membership|internship|sabbatical|trial|term|course|school|season';
const takesPlace = oneOf(
  'is|starts?|begins?|ends?|opens?|closes?|expires?|runs out|takes place|kicks off|goes live|finishes',
);
const ofOccasion = caselessUnicode`^(?:the|my|our|his|her|their) (?:[\p{L}\p{N}-]{2,20} ){0,2}?${oneOf(occasions, papers)} (?:only |now |finally )?${takesPlace} (?:up )?(?:at noon |again )?${dayAhead}[.!]*$`;

const states = oneOf(
  '(?:here|there|together|married|engaged|sober|clean|vegan|vegetarian|self-employed|retired|divorced)',
  `(?:at|with|in|on|off) (?!(?:it|that|hold|a call|the phone)\\b)${mostWords}{0,3}?[\\p{L}\\p{N}'’-]+`,
);
/** "I've been at this company three years next month" */
const hasBeen = caselessUnicode`^(?:i|we|(?:my|our) \p{L}+)(?:['’](?:ve|s)| have| has) been ${states} (?:for )?(?:exactly |over |almost |nearly |about )?${few} (?:${longUnits})(?: (?:now|today|tomorrow|(?:next|this|on|in) \p{L}+(?: \d{1,2}(?:st|nd|rd|th)?)?))?[.!]*$`;

const workAtHand =
  /\b(?:prs?|tickets?|issues?|fix(?:es)?|patch|builds?|tests?|branch(?:es)?|code|logs?|commits?|merge|bugs?|deploy(?:ment)?s?|scripts?|files?|docs?|refactor(?:ing)?|error|endpoint|function|class|module|repo|call|standup)\b/i;
const maxCharacters = 100;

/** Whether somebody tells what they did weeks ago or more, or what is to be on a day to come. */
export function tellsOfTimeAway(sentence: string): boolean {
  if (sentence.length > maxCharacters || workAtHand.test(sentence)) return false;
  const [, deed = ''] = did.exec(sentence) ?? [];
  if (deed !== '' && verbForm(deed.toLowerCase()) === 'past' && !saying.has(wordsOf(deed)[0] ?? '')) return true;
  return (
    movedIn.test(sentence) ||
    doing.test(sentence) ||
    having.test(sentence) ||
    ofOccasion.test(sentence) ||
    hasBeen.test(sentence)
  );
}

/** "I asked for that two weeks ago" */
const saying = new Set('asked said told wrote mentioned tried thought saw noticed meant had was were did'.split(' '));
