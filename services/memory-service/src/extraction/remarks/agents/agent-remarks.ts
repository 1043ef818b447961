import { caseless, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';

/*
 * What only an agent says: of its next steps, of what it sees, of what it was told, and to fill a reply. Every pattern
 * is of bounded repetition.
 */

const iWill = oneOf(
  "i'?ll|i will|i'?m going to|i am going to|we'?ll|i need to|i could|i should|i don'?t have|i do not have",
  "i can(?:'t|not)?(?: (?:also|help|see|do|add|now|then|open|show|access|read|write|find))\\b",
  "i'?m (?:now|going|looking|checking|working|running|reading|not sure|unable)|i am (?:now|going|looking|unable|not)",
);
/** What it is about to do, and plans. */
const nextSteps: readonly RegExp[] = [
  // "Plan: 1. read the code"
  /^(?:to-?dos?|(?:my |the )?(?:plan|next steps?|steps|checklist))\s?[:：]\s?(?:\(?1[.)]|[-*]|first\b)/i,
  // "First, I'll look at the tests", "I can't open the file"
  caseless`^(?:(?:now|ok(?:ay)?|first|next|then|great|so|from here),? )?${iWill}\b`,
  // "Now let's fix the imports"; "let's use pnpm" decides
  /^(?:(?:now|first|next|then|so|and|okay),? )*(?:let's|let us)\s+(?!use\b|go with\b|keep\b|stick\b)/i,
  // "My plan is to split the file"
  /^(?:my (?:\w+ )?(?:plan|approach|next step|idea|first step)|the (?:plan|next step|first step)) (?:is|would be|will be) to\b/i,
  // "Step 2: run the migration"
  /^step \d+\s?[:.–-]\s/i,
  // "With that done, I'll run the tests"
  /^[^,:`]{1,60}, (?:let me|let's|i'll|i will|i'm going to|i am going to)\b/i,
  // "I just wanted to check"
  /^(?:i (?:just )?(?:want|wanted|would like|'d like|have|need)|i'd like) to\b/i,
  // "I'm about to start"
  /^i'?m about to\b/i,
  // "Before we go on, I need the path"
  /^(?:before|after|once|now that|while|with|to)\b[^:`]{0,80}\b(?:i (?:want|will|would|can|need|should|am going)|i'll|i'd like|let me|let's)\b/i,
  // "To find it, I will do two things:"
  /^[^:`]{0,60}\b(?:i'll|i will|i am going to|i'm going to|my plan)\b[^:`]{0,30}:/i,
  // "Before we start"
  /^before (?:we|i|you) (?:begin|start|proceed|continue|dive|go|get|do|make)\b[^,;:`]{0,40}$/i,
];

const obstacles = oneOf(
  'snag|problems?|issues?|errors?|wall|roadblock|hiccup|obstacle|time-?out|limit|failure|warning|conflict',
);
const handedIn = oneOf('committed|pushed|saved|merged|applied|installed|pulled|staged|reverted|formatted|stashed');
/** What it just did, tried and ran into, without what it found. */
const stepsTaken: readonly RegExp[] = [
  // "[calls shell: ls -la src/]"
  /^\[(?!secret:)[^[\]]{3,300}\][.]?$/,
  // "Then I ran the whole suite"
  /^(?:(?:then|next|so|and),? )?i(?:'ve| have)? (?:just |also |now |already )?(?:ran|run|re-?ran|re-?run|executed|called|invoked|launched) (?:the|your|all|a|another)\b[^,;`:\d]{0,60}$/i,
  // "I ran `npm install`"
  /^(?:(?:then|next|so|and),? )?(?:i(?:'ve| have) (?:just |also |now |already )?(?:run|re-?run)|(?:i )?(?:just |also |now |already )?(?:ran|re-?ran|executed)) `[^`]{1,80}`(?: (?:and|then|and then) `[^`]{1,80}`){0,3}(?: (?:again|twice|once|first|locally|now|in|from|on|inside|under|for you|as well)(?: [^,;:`]{1,40})?)?[.!]*$/i,
  // "Logged in as the test user"
  /^(?:(?:i'm|i am|i've|i have|i) )?(?:now |just |also )*(?:logged|signed) (?:in|out)(?: again)?(?: (?:as|to|at|with|from|on) [^,;:]{1,40})?[.!…]*$/i,
  // "12 files were updated"
  /^\d{1,5} (?:[a-z-]+ ){0,2}[a-z-]+s? (?:were|was|have been|has been|got) (?:now |just |successfully |also )*[a-z]+(?:ed|en|ten)\b[^`:\d]{0,24}$/i,
  // "I went through the code"
  /^(?:(?:first|then|next),? )?i(?:'ve| have)? (?:just )?(?:went through|looked (?:at|through|into)|walked through|reviewed|checked|read|understand|see|notice|can see|reproduced)\b[^,;:]{0,60}$/i,
  // "Went through both configs"
  /^(?:went through|looked (?:at|through|into|over)|walked through|dug (?:into|through)|combed through|poked around|skimmed)\b(?!.* and (?:they|it|he|she|i|\w+ed|found|saw|set|put|cut)\b)(?!.* (?:is|are|was|were) )[^,;:]{0,60}$/i,
  // "I opened the config"
  /^i(?:'ve| have)? (?:just )?(?:opened|scanned|started|begun|searched|listed|fetched|cloned|pulled|loaded)\b[^`:]{0,100}$/i,
  // "After that, I wrote a script"
  /^(?:first|then|next|after that|so),? i (?:\w+ed|ran|went|took|began|wrote|read|had)\b[^,;:]{0,70}$/i,
  // "I was not able to reach the server"
  /^i (?:was|am|have been) (?:not |so far )?(?:un)?able to\b[^:`]{0,80}$/i,
  // "I hit a snag with the linter"
  caseless`^i(?:'ve| have|'m)? (?:just |also )?(?:hit|run(?:ning)? into|ran into|encountered|got|hitting) (?:an?|the|another|some) (?:[a-z-]+ )?${obstacles}\b(?!.*\b(?:because|since|caused|due)\b)[^\`\d]{0,60}$`,
  // "I've tried three versions of it"
  /^i(?:'ve| have)? tried\b[^`:\d]{0,80}$/i,
  // "I'm not able to open it"
  /^(?:i'm|i am) not able to\b[^:`]{0,80}$/i,
  // "No further changes needed"
  /^(?:i have |there (?:is|are|were) )?(?:no|nothing) (?:further|more|other|additional|else)\b[^`:\d]{0,60}$/i,
  // "Renamed the flag as requested"
  /^[^`/]{1,80}\bas (?:you )?(?:requested|asked|instructed|suggested|wanted)[.!]*$/i,
  // "Everything is in place", "everything is committed"
  caseless`^everything (?:is|looks|seems) (?:now )?(?:in order|in place|(?:now |already )*${handedIn}(?: and [a-z]+ed)?(?= now|[.!]|$)|set(?: up)?|ready|fine|good|correct|working|done|up to date|configured)\b[^\`:]{0,40}$`,
  // "Tool call: search"
  /^(?:tool call|function call|calling tool|action)\s?:/i,
  // "Found it in the header"
  /^found (?:it|them|that) (?:in|at|under)\b/i,
];

const iSee = oneOf('have|see|can see|understand|know|get|found|spotted|think i (?:see|know|found|have)');
const whatIsSeen = oneOf(
  'picture|understanding|idea|overview|context|sense|problem|issue|bug|error|mistake|pattern|information',
  'info|is|it|happened|happens|going|you',
);
/** That it understands, without what. */
const insights: readonly RegExp[] = [
  // "Now I have a clear picture", "I see the problem"
  caseless`^(?:ok(?:ay)?,? |great,? )?(?:now )?i(?: now)? ${iSee} (?:a |an |the |what|where|why|how|enough)(?:\s?(?:clear|good|better|full|complete|solid|rough|whole))* ?${whatIsSeen}\b[^:\`\d]{0,40}$`,
  // "Understood", "I've noted that"
  /^(?:noted|understood|got it|acknowledged|recorded|duly noted|i(?:'ve| have)? (?:just )?(?:noted|saved|recorded|remembered|stored|memori[sz]ed)\b(?=[^`:]{0,60}$))/i,
  // "If I understood correctly, it is about tabs"
  /^if i (?:understand|understood|got|get|read|remember)\b[^,]{0,40},/i,
  // "I'd guess one of two causes"
  /^(?:i'?d|i would) (?:guess|bet|suspect)\b(?!.*\b(?:because|since)\b)/i,
  // "It could be a race"
  /^(?:it|this|that) (?:could|might|may) be\b/i,
  // "If I recall correctly"
  /\bif i (?:recall|remember) correctly[.!]*$|^as far as i (?:recall|remember)\b/i,
];

const busyWith = oneOf('using|working|running|building|looking|planning|trying|living|based|on|at|in|an?');
const asTold = oneOf(
  "as (?:you|we)(?:'ve| have)? (?:said|mentioned|told|discussed|noted|know|asked|requested|stated)",
  "you(?:'ve| have)? (?:previously |already |once |earlier )?(?:mentioned|told|said|asked|requested|stated|wanted)",
  'according to (?:my|your|our) (?:memor(?:y|ies)|notes|records)|my (?:notes|memory) (?:say|says|tell)',
  '(?:from|based on|looking at) (?:our|your|my|the) (?:previous|earlier|past|last|stored|saved)? ?(?:conversations?|sessions?|memor(?:y|ies)|chats?|messages?)',
  'i (?:remember|recall)\\b|if i (?:remember|recall) correctly|since you (?:prefer|use|said|told|mentioned|like|asked)',
);
/** What it was told, given back. */
const givingBack: readonly RegExp[] = [
  // "From memory:", "To recap what you said"
  /^[([]?(?:from (?:my )?memory|memory|recalled|quoting you|earlier,? you (?:told|said|mentioned|asked)|to recap what you|your request (?:was|is)|to summari[sz]e your (?:request|question))\b/i,
  // "Got it, you prefer tabs"
  /^(?:(?:got it|understood|noted|okay|ok|so|i see|right|alright|great|perfect)[,.:!—–-]{0,2} )*(?:so )?you(?:'re| are)? (?:prefer|use|want|like|work|live|need(?!.*\d)|would like|'d like)\b.{0,120}$/i,
  // "Per your notes"
  /^per your\b[^:`\d]{0,80}$/i,
  // "Reminder: you asked for tabs"
  /^(?:remember|recall|reminder|note)\s?: you (?:told|said|mentioned|asked|wanted)\b/i,
  // "It seems like you are using Vue"
  caseless`^(?:so,? |then )?(?:i see |i understand |(?:it )?(?:seems|sounds|looks) like )?(?:that )?you(?:'re| are|'ve been| have been) ${busyWith}\b(?!.*(?:because|\`))`,
  // "Based on what you told me"
  /^(?:according to|based on|given|from|going by) what (?:you|we|i)\b/i,
  // "As discussed before, tabs it is"
  /^as (?:discussed|mentioned|agreed|noted|requested)\b(?: (?:before|earlier|above|previously))?,/i,
  // "As you mentioned", "based on our previous conversations", "I remember"
  caseless`^${asTold}\b`,
];

const kindWords = oneOf(
  "it (?:looks|seems|sounds) like you|it'?s (?:great|good|wonderful|understandable|natural|important to remember|commendable|completely)",
  "you'?re (?:right|welcome|on the right track|absolutely)|that'?s (?:a |an )?(?:great|good|excellent|wonderful|fantastic|thoughtful|understandable|perfect)",
);
const byDoing = oneOf(
  'following|using|implementing|incorporating|adding|considering|taking|applying|focusing|breaking',
  'combining|carefully|addressing|understanding|setting|maintaining|practicing|engaging|making|balancing',
  'doing',
);
const toHelp = oneOf(
  'to (?:help|assist|answer|give|proceed|continue|get started|begin|understand|better)\\b[^,]{0,60}, ',
);
const iNeed = oneOf(
  "(?:i|we)(?:'d| would|'ll| will)? (?:just |also |still )?(?:need|like|want|require|love)|it would help",
  'please|could|can|would',
);
const moreOfIt = oneOf('more|some|a bit|a few|additional|further|know|see|share|tell|provide|clarif\\w+');
/** Fills a reply: sympathy, praise, generalities and conclusions. */
const fillers: readonly RegExp[] = [
  // "It looks like you forgot it", "you're right", "that's a great idea"
  caseless`^${kindWords}\b`,
  // "Good luck", "remember, progress takes time"
  /^(?:enjoy|good luck|best of luck|wishing you|congratulations|remember,? (?:that )?(?:it'?s okay|you|progress|consistency))\b/i,
  // "Certainly", "great question"
  /^(?:certainly|of course|absolutely|great question|good question|what a)\b/i,
  // "By following these steps, you can sleep better"
  caseless`^by ${byDoing}\b.{0,240}\byou (?:can|will|should|'ll|are|may)`,
  // "It depends", "in summary"
  /^(?:in general|generally(?: speaking)?|typically|it depends|as a rule of thumb|ultimately|in summary|in conclusion|to summari[sz]e|after some digging|interesting(?:ly)?)\b/i,
  // "Both of them have their trade-offs"
  /^(?:each|both|all|either)(?: of (?:them|these|those))? (?:has|have|is|are|comes?)\b.{0,40}\b(?:trade-?offs?|pros and cons|advantages|strengths|merits|valid|fine|common|reasonable)\b/i,
  // "This approach ensures that it scales"
  /^(?:this|these|the above) (?:approach|steps?|strateg(?:y|ies)|tips?|suggestions?|changes?|plan|adjustments|improvements) (?:will|should|can|ensures?|helps?|provides?|allows?|may)\b/i,
  // "Overall, this looks solid"
  /^overall,? (?:this|it|the|your)\b[^,;:]{0,60}\b(?:looks?|is|seems?|was)\b[^,;:]{0,30}$/i,
  // "Thanks for the details"
  /^thanks (?:for|to)\b.{0,60}$/i,
  // "No changes on my end"
  /\bon my (?:part|end|side)[.!]*$/i,
  // "Hang tight"
  /^(?:hang|sit|hold) (?:tight|on|still)\b[^:`]{0,60}$/i,
  // "Happy coding!"
  /^happy \w+ing\b[^,;:]{0,16}$/i,
  // "Please review the diff"; "please note" goes on
  /^please (?!note|keep in mind|remember|make sure|be aware|ensure)[a-z]+\b[^`]{0,80}$/i,
  // "Every chat is a new puzzle", "I kept my virtual fingers crossed"
  /^every (?:chat|conversation|question|day here) is an? [^`:\d]{3,40}$|\bvirtual (?:fingers|hugs?|high[- ]five|cheers|pat|applause|confetti)\b/i,
  // "As an AI, I have no opinion"
  /^as an? (?:ai|large|language|artificial|virtual)\b/i,
  // "Sorry, but I can't"
  /^(?:i'?m |i am )?(?:sorry|afraid|unfortunately),? (?:but )?(?:i|that i)\b[^:]{0,120}$/i,
  // "Could you share more details?", "To help, I'd need some context"
  caseless`^${toHelp}?${iNeed}\b[^.]{0,40}\b${moreOfIt}\b[^:\`]{0,80}$`,
];

export const isAgentRemark = anyOf([...nextSteps, ...stepsTaken, ...insights, ...givingBack, ...fillers]);

const reading =
  /^(?:[^,.;:]{3,60}(?:,| and) )?(?:the |your )?(?:ping|latency|round[- ]?trip(?: time)?|load(?: average)?|uptime|packet loss) is (?:now |at |around |about )?\d[^,;:]{0,20}$/i;

/** "Your NAS answers, ping is 3 ms": what an agent reads off at this moment, whatever it weighs. */
export const tellsReading = (sentence: string): boolean => reading.test(sentence);
