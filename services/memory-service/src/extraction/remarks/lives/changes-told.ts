import { isGivenName } from '../../language/lexicon/given-names.js';
import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * "Sold the golf, driving an octavia now", "changed gym days, mon and fri now", "Nneka eats meat again", "forget the
 * migration, the wiki stays where it is": what is over, and what is so in its place. It has the form of a report of the
 * work at hand ("dropped the cache, running it again now"); what goes on instead tells them apart.
 */

const maxCharacters = 140;

const who = "(?:(?:i|we)(?:['’]ve| have)? |(?:my|our) \\p{L}{2,15} )?";
const opening = '(?:(?:btw|fyi|oh|so|and|also|update)[,:]? )?(?:(?:just|finally|recently) )?';
const gaveUp = oneOf(
  'sold|returned|traded in|gave (?:up|away)|got rid of|quit|dropped|ditched|cancell?ed|scrapped|stopped|swapped|switched|left|lost',
  'changed|moved (?:back )?(?:to|in with|out of|off)(?! (?:the|an?|my|our|this|that|another|main|master|next)\\b)',
);
const goesOn = oneOf(
  'driving|riding|cycling|renting|playing|learning|wearing|drinking|eating|living|taking|owning|growing',
  'using|studying|teaching|watching|hosting|commuting|freelancing|training|working (?:at|for|as|in)|banking with',
);
const atHand =
  '(?:it|this|that|them|these|those|there|here|again|(?:the|my|a|an) (?:tests?|builds?|script|server|debugger|migration|job|loop|screenshot|break|look))\\b';
const tellsInstead = caselessUnicode`^${opening}${who}${gaveUp} (?!${atHand})(?:[\p{L}\d.'’-]{1,20} ){0,4}[\p{L}\d.'’-]{2,20}(?:,|;| and)? (?:(?:i['’]?m|we['’]?re) )?${goesOn} (?!${atHand})(?:[\p{L}\d'’-]{1,20} ){0,5}(?:now|instead|these days)[.!]*$`;

/** "Moved off heroku, on fly.io now" */
const tellsNewPlace = caselessUnicode`^${opening}${who}(?:moved|switched|migrated|went) (?:off|away from|from) (?!${atHand})(?:[\p{L}\d.'’-]{1,20} ){0,3}[\p{L}\d.'’-]{2,20}[,;] (?:(?:i['’]?m|we['’]?re) )?(?:on|using|with) (?!${atHand})(?:[\p{L}\d.'’-]{1,20} ){1,3}(?:now|instead|these days)[.!]*$`;

const moved = oneOf('changed|switched|moved|swapped|shifted|rescheduled');
const day = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const clock = '\\d{1,2}(?::\\d\\d)? ?(?:am|pm|h|uhr)|\\d{1,2}:\\d\\d|noon|mornings?|evenings?|afternoons?|weekends?';
const time = `(?:${day}|${clock})`;
/** "moved piano lessons, thursdays at 5pm now" */
const tellsNewTimes = caselessUnicode`^${opening}${who}${moved} (?!${atHand})(?:[\p{L}\d'’-]{1,20} ){0,4}[\p{L}\d'’-]{2,20}[,;:]? (?:(?:it['’]?s|they['’]?re|to) )?(?:(?:on|at|every) )?${time}(?:(?:,| and| n| &| \+|\/| at| from)? ?${time}){0,4} (?:now|instead|from now on)[.!]*$`;

const consumes = oneOf('eats|drinks|smokes|drives|cycles|teaches|studies|plays|sings|works|lives|trains');
const fare = oneOf(
  'meat|fish|chicken|pork|beef|eggs?|dairy|cheese|milk|gluten|wheat|bread|nuts|seafood|shellfish|sugar|sweets|coffee|tea|alcohol|wine|beer',
);
const resumes = caselessUnicode`^([\p{L}'’-]{2,20}) ${consumes} (?!(?:the|it|this|that|with (?:it|the)|on (?:it|the))\b)((?:[\p{L}\d'’-]{1,20} ){1,5})again(?: now)?[.!]*$`;
const ofFare = caselessUnicode`^(?:${fare}|and|or|only) `;

/** Whether somebody has a habit again: a person by the name, or what eats what people eat. */
function resumesHabit(sentence: string): boolean {
  const [, person = '', object = ''] = resumes.exec(sentence) ?? [];
  return /^\p{Lu}/u.test(person) && (isGivenName(person.toLowerCase()) || ofFare.test(object));
}

const callsOff = oneOf('forget(?: about)?|scrap|drop|cancel|never ?mind|no more');
const stays = oneOf('stays?|remains?');
const whereItIs = oneOf(
  'where (?:it|they|we) (?:is|are|was|were)',
  'as (?:it|they) (?:is|are|was|were)|as-is|as is|the same|unchanged|put',
  '(?:on|in|at|with|under|behind) (?!(?:mind|place|it|this|that|here|there)\\b)\\S{2,}(?: \\S{2,20}){0,3}',
);
/** "Scrap the move to Vercel, the site stays on Netlify" */
const callsOffPlan = caselessUnicode`^${opening}(?:(?:please|ok|okay|right|actually),? )?${callsOff} (?:(?:the|our|that) )(?!(?:screenshot|paste|typo|last|first|error|warning|test)s?\b)(?:[\p{L}\d./+#'’-]{1,24} ){0,4}[\p{L}\d./+#'’-]{2,24}[,;] (?:(?:the|our|my) )?(?:[\p{L}\d./+#'’-]{2,24} ){1,3}${stays} ${whereItIs}(?: for now)?[.!]*$`;

/** Whether a user tells what is over, and what is so in its place or stays. */
export const tellsChange = (sentence: string): boolean =>
  sentence.length <= maxCharacters &&
  (tellsInstead.test(sentence) ||
    tellsNewPlace.test(sentence) ||
    tellsNewTimes.test(sentence) ||
    callsOffPlan.test(sentence) ||
    resumesHabit(sentence));
