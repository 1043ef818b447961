import { mayNameTime } from '../../dates/tokens/date-words.js';
import { canBeFinite, verbForm } from '../../language/lexicon/english-verbs.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { tellsForeignDayPlan } from '../foreign/foreign-day-plans.js';
import { considersTurnOfLife } from './turns-considered.js';

/*
 * What is to come, in the short form in which people note it: an appointment without a verb, a journey and its season.
 */

const weekday = oneOf('(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?', 'tomorrow');
const clock = oneOf('\\d{1,2}[:.]\\d{2}', '\\d{1,2} ?(?:[ap]m|h|uhr)', 'noon');
/** "Hearing test thu 9:40": a few words, a day and a time of day. */
const appointment = caselessUnicode`^(?:[\p{L}'’-]{2,20} ){1,4}(?:on |this |next )?${weekday},? (?:at |@ ?)?${clock}(?![\p{L}\d])`;
/** "Outage Monday 14:20" reports what was. */
const reported =
  /\b(?:outage|incident|crash|error|alert|failure|downtime|blackout|spike|bug|timeout|logs?|deploy|build|run)\b/i;

const months = oneOf('january|february|march|april|may|june|july|august|september|october|november|december');
const spans = oneOf('spring|summer|autumn|fall|winter|month|year|weekend|week|christmas|easter|holidays?', months);
const goesWhere = oneOf(
  '(?!to\\b)\\p{L}{3,}ing',
  'to [\\p{L}-]{3,}(?! (?:it|this|that|them)\\b)',
  'on (?:a |an |our )?(?:holiday|vacation|trip|cruise|tour)',
  'away|home|abroad',
);
/** "We're going kayaking with the cousins this August" */
const journey = caselessUnicode`^(?:(?:btw|so|and|also),? )?(?:i['’]?m|i am|we['’]?re|we are) going ${goesWhere}\b.{0,60}\b(?:this|next|in|over|for|at) (?:the )?${spans}\b`;

/** "I am going to Rome tomorrow": a place by its name. */
const travels =
  /^(?:[Ii](?: am|['’]?m)|[Ww]e(?: are|['’]?re)) going to \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:tomorrow|tonight|on |next |this )/u;

const comes = oneOf(
  'flying|moving|driving|travell?ing|cycling|sailing|hiking|skiing|camping|relocating|emigrating|returning|leaving',
  'starting|visiting|marrying|hosting|attending|presenting|speaking|retiring|graduating',
);
/** "flying to osaka tomorrow": what one sets out to, and when, the one who does it left out. */
const setsOut = caselessUnicode`^(?:${comes}) (?:back )?(?:to|for|from|at|in|with|on|off to|over to|through) (?!it\b|this\b|that\b|them\b|work\b|scratch\b|zero\b|the (?:build|tests?|file|code)\b)[\p{L}\p{N}'’-]{2,}\b.{0,40}\b(?:tomorrow|next|this weekend|on|in|for|until|from)\b`;

const onMyDay = oneOf(
  '(?:pasado )?mañana (?:por la \\p{L}+ )?(?:ya )?(?:no )?(?:me \\p{L}+|nos \\p{L}+|estoy|estaré|tengo|viene|llega|viajo|vuelo|salgo|libro)',
  "(?:après-)?demain (?:matin |soir )?(?:je (?:ne )?(?:suis|serai|pars|prends|reprends|vole)|on (?:me|m')|j'ai)",
  '(?:über)?morgen (?:früh |abend |nachmittag )?(?:bin ich|habe? ich|wird mir|fliege ich|fahre ich|kommt mein|werde ich)',
);
/** "mañana me sacan la muela": what somebody has the next day, in other languages. */
const ofMyDay = caselessUnicode`^${onMyDay}(?!\p{L}).{2,60}`;

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

const does = oneOf(
  'see|meet|visit|call|phone|ring|start|begin|try|look (?:for|at)|ask|apply for|order|book|pick up|take|attend|host|join|move|fly|drive|travel|go to|check|renew',
  'sign|interview|present|hand in|submit|return|pay|buy|sell|plant|have (?:an?|my|our)',
);
const laterDay = oneOf(
  `tomorrow|the day after tomorrow|(?:on|next|this) ${weekday}|next (?:week|month|year|quarter|spring|summer|autumn|fall|winter)`,
  `(?:in|on|by) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?${months}|${few} ${unitsOfDays} from now|in ${few} ${unitsOfDays}`,
  `on the (?:first|second|third|last|\\d{1,2}(?:st|nd|rd|th))`,
);
/** "I'll see Ada tomorrow", "we have to call the notary on Friday"; but "I'll check it tomorrow". */
const datedPlan = caselessUnicode`^(?:(?:so|and|also|btw),? )?(?:i|we)(?:['’]ll| will| have to| need to|['’]ve got to| must|['’]m going to| am going to|['’]re going to| are going to) (?:also |probably |finally )?${does} (?!(?:it|this|that|them|you|what|how|if|whether|again|into|on|and|or)\b)[\p{L}\p{N}].{0,50}\b${laterDay}(?![\p{L}])`;

const turnsInLife = oneOf(
  'retire|graduate|get married|marry|divorce|emigrate|relocate|move(?: (?:house|home|out|away|abroad))?|turn \\d{2}',
);
const turningInLife = oneOf(
  'retiring|graduating|marrying|divorcing|emigrating|relocating|moving(?: (?:house|home|out|away|abroad))?|turning \\d{2}',
);
/** What one does on days off. */
const leisure = oneOf(
  'hiking|camping|skiing|sailing|surfing|climbing|kayaking|canoeing|snowboarding|fishing|cycling|backpacking|trekking',
  'celebrating|baby-?sitting|house-?sitting|(?:paint|renovat|wallpaper|redecorat|decorat|insulat|clear|mow|tidy)ing (?:out |up )?(?:the|our|my) (?:kitchen|bath ?room|bedroom|living room|garden|garage|fence|house|flat|cellar|attic|balcony|shed|hallway|nursery|terrace|lawn)',
);
const someTime = oneOf(
  laterDay,
  `in (?:the year )?(?:19|20)\\d{2}|(?:this|next|over the) (?:weekend|month|year|${spans})|in ${few} years`,
);
/** "I'll retire in 2041", "I'm moving this weekend"; but "I'm moving this weekend's job to cron". */
const turnOfLife = caselessUnicode`^(?:(?:so|and|also|btw),? )?(?:i|we)(?:(?:['’]ll| will|['’]m going to| am going to|['’]re going to| are going to) (?:probably |finally )?${turnsInLife}|(?:['’]m| am|['’]re| are) (?:finally )?(?:${turningInLife}|${leisure}(?: (?:in|at|near|around|with) (?!it\b|this\b|that\b)[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)?)) (?:again )?${someTime}(?=[,.!;]|$| (?:and|so|because|with|to|from)(?!\p{L}))`;

const homeWork = oneOf(
  '(?:paint|renovate|wallpaper|redecorate|insulate|redo|rebuild|extend) (?:the|our|my) (?:kitchen|bath ?room|bedroom|living room|garden|garage|fence|house|flat|cellar|attic|balcony|shed|hallway|nursery|terrace|roof|loft|basement)',
);
/** "I'll learn to sail this summer", "we will renovate the kitchen this summer", "I'll be back on the 10th" */
const undertakes = caselessUnicode`^(?:(?:so|and|also|btw),? )?(?:i|we)(?:['’]ll| will|['’]m going to| am going to|['’]re going to| are going to| plan to| want to) (?:probably |finally |also )?(?:${homeWork}|learn (?!(?:it|this|that|these|them|more|something|what|why|about)\b)(?:to (?!(?:use|read|write|fix|deal)\b)\p{L}{3,}|how to \p{L}{3,}|(?:some |a bit of )?\p{Lu}\p{L}+|the \p{L}{3,}|\p{L}{4,})|be (?:back|away|off|abroad|on (?:leave|holiday|vacation)|out of office|in \p{Lu}\p{L}+)(?: at work| from leave| home| in the office)?) (?:${someTime}|on (?:the )?\d{1,2}(?:st|nd|rd|th)|from ${someTime})(?=[,.!;]|$| (?:and|so|because|with|until|to)(?!\p{L}))`;

const kin = oneOf(
  'parents?|mother|father|mum|mom|dad|sister|brother|wife|husband|partner|girlfriend|boyfriend|son|daughter|kids|children|in-laws|cousins?|aunt|uncle|niece|nephew|grandparents|grandma|grandpa|family|friends?|neighbours?|boss|landlord',
);
/** "My parents visit next weekend" */
const kinComes = caselessUnicode`^(?:(?:so|and|also|btw),? )?(?:my|our) ${kin} (?:visits?|comes?(?: over| to visit)?|arrives?|moves? in|moves? out|leaves?|fl(?:y|ies) in|returns?|graduates?|retires?|turns? \d{2}|gets? married|marr(?:y|ies)) (?:us |me )?(?:${someTime}|next ${weekday}|on (?:the )?\d{1,2}(?:st|nd|rd|th))(?=[,.!;]|$| (?:and|so|because|with|from|for)(?!\p{L}))`;

const workOfMinutes = oneOf(
  'build|deploy|test|tests|job|run|script|import|export|import job|call to|request|restart|error|bug|it',
);
/** "The rewrite happens next quarter", "the freeze starts on the 10th" */
const takesPlace = caselessUnicode`^(?:the|our|my) (?!${workOfMinutes}\b)(?:[\p{L}\d-]{2,20} ){1,3}?(?:happens?|takes? place|starts?|begins?|ends?|launches|ships|opens|closes|lands|kicks off|goes live|go live|is due|are due|is planned|is scheduled) (?:for |by )?${someTime}(?=[,.!;]|$| (?:and|so|because|with)(?!\p{L}))`;
/** "The call is at 2026-03-20T14:00Z" */
const atInstant =
  /^(?:the|our|my) (?:[\p{L}\d-]{2,20} ){1,3}(?:is|are|starts?|begins?|ends?) (?:at|on|by) \d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?(?: ?(?:Z|UTC|[A-Z]{2,4}|[+-]\d{2}:?\d{2}))?)?[.!]*$/iu;

const doesAsPlanned = oneOf(
  'launch|open|release|migrate|switch|freeze|close|start|leave for|leave from|fly|sign|marry|host|present|publish|celebrate',
  'visit|interview|hand in|adopt|buy|sell|retire|onboard|roll out|go live|cut over|move (?:to|in|out|house)|drop|sunset|cancel',
  'move (?:the |our )?(?:offices?|house|home|flat|desks|servers|hosting)|shut down|decommission|get married|marry',
);
/** "This Friday we launch the shop"; but "this Friday I start with it". */
const onThisDay = caselessUnicode`^(?:(?:so|and|also|btw),? )?(?:(?:this|next|coming) (?:${weekday}|weekend|week|month|quarter|year|${months}|spring|summer|autumn|winter)|in (?:a fortnight|${few} ${unitsOfDays}|${months})|on (?:${weekday}|the \d{1,2}(?:st|nd|rd|th))|tomorrow),? (?:i|we)(?:['’]ll| will|['’]re going to)? ${doesAsPlanned}(?: (?!(?:it|this|that|them|you|with|what|how|on|again|looking|working)\b)[\p{L}\p{N}]|[.!]?$)`;

const workAtHand = oneOf(
  'prs?|tickets?|issue|fix|patch|build|tests?|branch|code|logs?|approach|idea|option|version|way|rest|thing|stuff',
  'deploy(?:ment)?|release|docs?|refactor(?:ing)?|rewrite|migration|feature|questions?',
);
/** "I'll look at the PR on Monday": the work at hand, put off. */
const putsOff = caseless`\b(?:see|start|begin|try|look (?:for|at)|ask|take|join|move|check) (?:(?:the|your|my|our|that|this|an?|another) )?(?:(?:other|new|next|last|first|second|failing|open) )?${workAtHand}\b`;

/** Whether a sentence tells what somebody will do on a day to come, or which turn is considered. */
export const tellsDatedPlan = (sentence: string): boolean => {
  const head = sentence.slice(0, 160);
  return (
    ((datedPlan.test(head) || onThisDay.test(head)) && !putsOff.test(head)) ||
    [undertakes, kinComes, takesPlace, atInstant].some((form) => form.test(head)) ||
    turnOfLife.test(head) ||
    considersTurnOfLife(head) ||
    tellsForeignDayPlan(head)
  );
};

/** Whether a sentence notes down an appointment, or tells of a journey to come. */
export const tellsPlan = (sentence: string): boolean =>
  journey.test(sentence) ||
  travels.test(sentence) ||
  (setsOut.test(sentence) && mayNameTime(sentence)) ||
  ownEvent.test(sentence) ||
  ofMyDay.test(sentence) ||
  tellsForeignDayPlan(sentence) ||
  tellsDatedPlan(sentence) ||
  (appointment.test(sentence) && !reported.test(sentence) && !isReport(sentence));

/** "Check" may be a noun; a form that is none tells what was or is done. */
const isReport = (sentence: string): boolean =>
  wordsOf(sentence.slice(0, 200)).some((word) => canBeFinite(word) && verbForm(word) !== 'base');
