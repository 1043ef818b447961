import { mayNameTime } from '../../dates/tokens/date-words.js';
import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';
import type { Voice } from '../../voice.js';

/* What only opens: that something is to be noted, what the lines below are, or that one will gladly do it. */

const overviews =
  '(?:set-?up|stack|rules|conventions|rundown|overview|context|background|situation|facts|basics|summary|layout|inventory|brain ?dump|cheat ?sheet)';

const opens = anyOf([
  // "note to self"
  /^(?:(?:quick|short|small|another|just a|a|one) )*(?:note|reminder|memo|notes|reminders|todos?)(?: (?:to|for|4|2) (?:self|myself|you|me|future me|later|all|everyone|the team|the record))?[.,:!…]*$/i,
  // "remember this one", "please write this down for later"
  /^(?:(?:please|pls|ok|so|and|also|now)[, ]+)*(?:remember|note|keep|save|store|log|make a note of|don't forget) (?:this|that|these|those|the following)(?: (?:one|ones|two|too|down|for (?:me|later|next time|the record)|in mind|please|pls|somewhere))*[.!:…]*$/i,
  /^(?:(?:please|pls|ok|so|and|also|now)[, ]+)*(?:write|jot|note) (?:this|that|it|these|those) down(?: (?:for (?:me|later|next time)|please|pls|somewhere))*[.!:…]*$/i,
  // "where we are with the status page"
  /^(?:here'?s |this is )?where (?:we|i) (?:are|stand|left off|got to|ended up)(?: (?:w\/|with|on|in|re) [^.,;:!?]{1,50})?[:.]?$/i,
  // "local setup fyi", "our stack"
  caseless`^(?:(?:my|our|the|new|local|current|quick|dev|project|repo|team|basic|full|short|some) ){0,3}${overviews}(?: (?:fyi|btw|so far|for now|for you|again|in short))?[.:…]*$`,
  // "two things before I forget", "no wait, scratch that", "life update since you asked"
  /^(?:ok(?:ay)?,? )?(?:one|two|three|a few|some|a couple of) (?:more |other |quick )?things?(?: before i forget)?[.:!…]*$/i,
  /^(?:no,? )?(?:wait|hang on|hold on),? (?:no,? )?(?:scratch that|let me (?:rephrase|correct that))[.:!…]*$/i,
  /^(?:ok(?:ay)?,? |so,? )?(?:quick |small |short )?(?:life |status |quick )?updates?(?: since you(?:'ve)? asked)?[.:!…]*$/i,
  // "I have to correct what I told you earlier", "correction of my message above"
  /^(?:i|we) (?:have|need|must|should|want)(?: to)? (?:correct|fix|amend) (?:what|something) (?:i|we)(?: have|'ve)? (?:told|said|wrote|mentioned)\b[^,;:]{0,40}[.:!…]*$/i,
  /^(?:a |small |quick )*correction (?:of|to|on) (?:my|the|what)\b[^,;:]{0,40}(?:above|earlier|before|yesterday|message|said|wrote)[.:!…]*$/i,
  /^(?:the )?(?:funny|weird|odd|sad|good|best|worst|strange) (?:thing|part|news) is[,.:…]*$/i,
]);
/** "notes from the customer call": what the lines below are. */
const headsNotes =
  /^(?:#{1,6} ?)?(?:quick |short |my |rough )*(?:notes?|minutes|recap|summary|takeaways|highlights|outcomes?|impressions) (?:from|of|about|after|re) [^.,;:!?]{2,50}[.:]?$/i;
/** "Notes from last session.": the title of what was written down before, which nothing makes a fact. */
const titlesLast = caseless`^(?:#{1,6} ?)?(?:quick |short |my |our |rough )*${oneOf('notes?|minutes|recap|summary|takeaways|highlights|context|decisions|log')} (?:from|of|after) (?:the |our |my |your )?${oneOf("last|previous|earlier|prior|past|latest|yesterday['’]?s|today['’]?s|this")} (?:[a-z]+ )?${oneOf('sessions?|conversations?|chats?|calls?|meetings?|run|time|sync|standup|discussion|week')}[.:…]*$`;
/** "Notes of the board are kept in Notion." */
const tells = /\b(?:is|are|was|were|has|have|had|will|should|must|can|go|goes|went)\b/i;
/** "Next: the alert rules." */
const comesNext =
  /^(?:(?:and|so|ok|now)[, ]+)*(?:next|next up|then|up next): (?:the|this|that|these|those|your|our) [a-z-]{2,20}(?: (?!(?:is|are|was|were)\b)[a-z-]{2,20})?[.!…]*$/i;
/** "Happy to set the job up." */
const gladly =
  /^(?:i'?(?:d|ll|m) (?:be )?)?(?:more than )?(?:happy|glad|delighted) to (?!hear\b|see\b|know\b|say\b|report\b|announce\b)[^.?!;:]{1,80}[.!]*$/i;

const somebody =
  "(?:(?:my|our|the|his|her) )?(?:[a-z-]+|(?:(?:uncle|aunt|auntie|grandma|grandpa|granny|nana|mr|mrs|ms|dr|cousin|old) )?\\p{L}[\\p{L}'’-]+)(?: from (?:work|school|upstairs|downstairs|next door))?";
const reaches =
  '(?:called|rang|phoned|texted|messaged|wrote|emailed|replied|answered|got back to me|called back|wrote back|rang back|stopped by|dropped by|came by)';
const led = '(?:(?:ok|okay|so|well|and|oh|btw|anyway|guys|hey|listen)[, ]+)*';
/** "So the doctor called", "guess who wrote to me": that there is news, and not what it is. */
const opensNews = caselessUnicode`^${led}(?:${oneOf(
  `${somebody} (?:(?:just|finally|also) )?${reaches}(?: (?:me|us|back|again|just now|earlier))*`,
  `i (?:(?:just|finally) )?(?:talked|spoke|had a word|got off the phone) (?:to|with) ${somebody}`,
  'guess (?:who|what)(?: (?:just )?(?:called|rang|wrote|texted|happened|showed up|came)(?: (?:to )?(?:me|us|back|by|today))*)?',
  "you(?:'ll never| won't| will never| wont) (?:guess|believe) (?:it|this|who|what)(?: (?:happened|just happened|i saw|called|i heard|wrote)(?: (?:today|at work|just now|me))*)?",
  "(?:i(?:'ve| have)?(?: got)?|got|there's|we(?:'ve| have)(?: got)?) (?:some |big |good |bad |great |huge |a bit of )*news(?: for (?:you|everyone|all of you))?",
  'something (?:happened|came up)(?: today)?',
)})[.!…:]*$`;

/** "booked it!!!", "ok new deal.", "mail from the landlord…", "GIG IS ON.": what it is stands behind it. */
const announces = caselessUnicode`^${led}${oneOf(
  '(?:(?:just|finally|we|i) )*(?:booked|got|did|done|sorted|bought|found|confirmed|ordered) (?:it|them)',
  '(?:(?:a|the|our) )?(?:new|change of|slight change of) (?:deals?|plans?|rules?|rota|arrangement|schedule|system)(?: (?:everyone|everybody|all|guys|team))?',
  "(?:(?:got|had) )?(?:an? )?(?:mail|email|letter|text|message|note|word) from (?:(?:the|my|our|your) )?\\p{L}[\\p{L}'’-]{1,20}",
  "(?:the )?(?:gig|party|trip|show|match|game|picnic|tour|wedding|race|it)(?: is|'s) (?:back )?(?:on|happening|confirmed)",
)}[.!…:]*$`;

/** Whether a sentence only titles what was said or written down in an earlier session. */
export const titlesEarlierSession = (sentence: string): boolean => titlesLast.test(sentence);

export const isBareOpening = (sentence: string, voice: Voice): boolean =>
  opens(sentence) ||
  (voice === 'person' && (opensNews.test(sentence) || announces.test(sentence))) ||
  titlesLast.test(sentence) ||
  (headsNotes.test(sentence) && !tells.test(sentence)) ||
  (voice !== 'person' && comesNext.test(sentence) && !mayNameTime(sentence)) ||
  (voice === 'assistant' && gladly.test(sentence));
