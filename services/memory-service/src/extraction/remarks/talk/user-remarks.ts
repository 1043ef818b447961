import { canBeFinite, isVerbContraction } from '../../language/lexicon/english-verbs.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';
import { isSpecific } from '../../language/specific.js';
import { saysItLasts } from '../requests/standing-requests.js';

/* What a user says of the talk itself, of a wish or a mood of the moment, and what just happened. */

const bothers = oneOf(
  'kill(?:s|ing)|driv(?:es|ing)|bug(?:s|ging)|annoy(?:s|ing)|confus(?:es|ing)|scar(?:es|ing)|eat(?:s|ing)',
  'haunt(?:s|ing)|tortur(?:es|ing)|getting to|messing with',
);
const toMadness = oneOf('crazy|nuts|mad|insane|up|alive|slowly|so much|right now|today|a lot|up the wall');
const aboutTo = oneOf(
  "(?:i'm |i am )?gonna|(?:i |we )?gotta",
  "(?:i'm|i am|i was|we're|we are) (?:about|ready) to (?=flip|throw|lose|cry|scream|explode|give up|smash|quit|push|merge|deploy|run|try|pull|punch|leave|go|start over|fall)",
);
const concessions = oneOf(
  'stand corrected|give (?:up|in)|surrender|digress|concede|rest my case|take (?:it|that) back',
  'beg to differ|see your point|hear you|feel you|owe you|second that|could be wrong|might be wrong',
  "spoke too soon|doubt it|won't tell|dare you|expected|hoped|had hoped",
);
const takeItEasy = oneOf(
  'tell|judge|hate|laugh|blame|quote|shoot|panic|worry|sweat|rush|hold back|ask(?! (?:me|us|for)\\b)',
  'be (?:shy|silly|mad|sad|sorry|so|like)',
);
const breaks = oneOf('walk|break|nap|coffee|tea|drink|snack|shower|bite|breather|lunch|dinner|breakfast|sandwich');
const pleasures = oneOf(
  'close|fan|fun|great|happy|helpful|impressed|convinced|good|ideal|pretty|funny|amused|cool|nice|surprised',
  'worth|thing|day|favou?rite|biggest|idea|clue',
);
const wellKnown = oneOf(
  'famous|classic|typical|epic|total|pure|quick|weird|strange|poor|lucky|tough|rough|silly|same old',
  'story of|last|sanity',
);
const states = oneOf('hurry|rush|mess|pickle|bind|zone|loop|flow|panic|jam|(?:good |bad |weird |great |foul )?mood');
/** "now I'm having second thoughts" */
const doubts =
  /^(?:(?:but|and|so) )?(?:now )?(?:i|we)(?:'?m| am|'?re| are|'?ve)? (?:now |still |kinda |kind of |already |really )*(?:having|have|got|getting) (?:some |a few |serious |big )?(?:second thoughts|doubts|cold feet)(?: (?:now|again|though|here|today))*[.!]*$/i;
export const hasDoubts = (sentence: string): boolean => doubts.test(sentence);
/** A mood, a wish, a figure of speech. */
const moods: readonly RegExp[] = [
  doubts,
  // "I have absolutely no idea why it works"
  /^(?:i|we)(?:'ve| have)? (?:(?:have|got|had) )?(?:absolutely |literally )?(?:no|zero|not the (?:slightest|faintest)) (?:clue|idea) (?:what|why|how|where|which|who|if|whether)\b[^:`]{0,60}$/i,
  // "Drove me up the wall", "took forever"
  /^(?:feels?|felt|makes?|made|drives?|drove|took|takes|sounds|gives?|gave|bugs|kills|hurts) (?:me|us|my|you|forever|ages|long|longer|way|a while|some time|like)\b/i,
  // "This thing is killing me", "the linter is driving me crazy"
  caseless`\b${bothers} me(?: ${toMadness})*[.!]*$`,
  // "I'd kill for a debugger"
  /^i(?:'d| would)(?: literally| really| honestly| gladly)? (?:kill|die|pay|trade|sell|give (?:anything|a lot|an arm))\b/i,
  // "If I had a dollar for every merge conflict"
  /^if (?:i|you) (?:had|got) (?:a|an|one) (?:dollar|euro|cent|penny|nickel|dime|coin|pound|beer|quid) (?:for )?every/i,
  // "I guess we can live with it"
  /^(?:i )?(?:guess|swear) (?:i|we|i'll|we'll|that|this|it)\b(?!.*\b(?:my|our)\b)[^,;:`]{0,60}$/i,
  // "That's enough for today"
  /^(?:(?:that's|that is|i think that's|that'll be|that will be|ok|okay),? )?(?:enough|all|it) for (?:today|now|tonight|this week|the day|me)\b[^;:]{0,60}$/i,
  // "I was about to give up", "gonna scream"
  caseless`^${aboutTo} ?(?!be\b)[^,;:\`]{1,60}$`,
  // "I stand corrected", "I spoke too soon"
  caseless`^(?:i|we) ${concessions}\b[^:\`]{0,30}$`,
  // "I only have five minutes"
  /^(?:i|we) (?:only |just |still )?have (?:only |just |about )?(?:an?|one|two|three|four|five|ten|half an|a few|some|no|\d+) (?:more )?(?:minutes?|hours?|seconds?|mins?|time|energy|patience)\b(?: left| to go| more| for this| for that| today)*[.!]*$/i,
  // "Don't judge me"
  caseless`^(?:please )?(?:don't|do not) ${takeItEasy}\b(?!.*\b(?:without|before|unless|when|until)\b)[^:\`]{0,40}$`,
  // "No rush", "no way"
  /^no (?:need|rush|offen[cs]e|worries|hard feelings|pun|such|luck|dice|joy|clue|way|can do|biggie|big deal|idea|complaints|thanks|kidding|problem|harm|doubt|wonder|cigar|pressure|biggy)\b[^:`]{0,40}$/i,
  // "Ran like crazy"
  /^(?:slept|woke|feel|felt|works?|worked|runs?|ran|looks?|looked|went) like (?:an?|the|crazy|magic|hell|mad)\b[^,;:`]{0,30}$/i,
  // "I'm going to grab a coffee"
  caseless`^(?:i'm|i am|we're) (?:going to|off to|gonna) (?:take|grab|get|have|make) (?:an?|some|my) (?:[a-z]+ )?${breaks}\b[^,;:\`]{0,20}$`,
  // "Not a fan", "honestly not impressed"
  caseless`^(?:no[, ]+|really |honestly |definitely )*not (?:(?:even|a|an|my|that|so|too|very|much|of) )*${pleasures}\b[^,;:]{0,30}$`,
  // "Famous last words", "same old story"
  caselessUnicode`^(?:a |an |another |such (?:a |an )?|what (?:a |an )?|pure |total |the )?${wellKnown} (?:[\p{L}'-]+ ?){1,4}[.!?]*$`,
  // "I'm in a bit of a hurry"
  caseless`^(?:i'm|i am|we're|we are) in (?:an? |the |such an? |quite an? )(?:bit of an? |real |total |huge )?${states}\b[^:\`]{0,30}$`,
  // "Couldn't agree more"
  /^(?:i )?couldn't (?:be|agree|ask for|care)\b[^,;:`]{0,30}$/i,
];

const ordinals = oneOf(
  'first|second|third|last|latter|former|other|new|next|original|latest|updated',
  'simple|simpler|shorter|longer',
);
const whatWasShown = oneOf(
  'options?|ones?|versions?|approach|idea|suggestions?|plan|solutions?|proposal|way|first|second|last|latter|former|rest',
  'draft|wording|design|changes?|fix|answer|explanation|summary|diff|result|output',
);
const degrees = oneOf('very|really|pretty|much|so|way|a lot|just|perfectly|totally|quite|good|great|fine');
const verdicts = oneOf(
  'good|great|fine|right|reasonable|perfect|ok|okay|nice|nicer|better|best|cleaner|solid|sense|clear|promising|correct',
  'helpful|awesome|excellent|lovely|spot on|wrong|off|worse|too \\w+',
);
/** What one thinks of what the agent showed, or of how things look. */
const judgements: readonly RegExp[] = [
  // "It's fine as it is"
  /^(?:it|that|this|everything)(?:'s| is| are) (?:fine|ok|okay|good|great|perfect|alright|all right|cool|nice) (?:as|like|the way) (?:it|that|this|they)(?: (?:is|was|are))?[.!]*$/i,
  // "The second option looks much better", "your summary is spot on"
  caseless`^(?:(?:the|your|that|this|both|either|my|a) )*(?:${ordinals} )*${whatWasShown} (?:(?:now|all|really|also|totally) )*(?:sounds?|looks?|works?|seems?|reads?|feels?|is|are|was|makes?) (?:${degrees} )*${verdicts}\b[^,;:]{0,24}$`,
  // "Makes perfect sense"
  /^makes? (?:\w+ )?sense\b[^,;:`]{0,30}$/i,
  // "I really appreciate the help"
  /^(?:i )?(?:really |do )?appreciate (?:the|your|all|how)\b[^,;:`]{0,40}$/i,
  // "Looks good", "it seems off"
  /^(?:it )?(?:seems|looks|appears) (?:fine|ok|okay|good|right|off|wrong|broken|weird|better|worse|legit|correct|promising|alright|nice|great|cool|neat)\b[^,;:`]{0,40}$/i,
  // "Sounds a bit harsh", "feels slow"
  /^(?:it |that |this |everything )?(?:sounds?|seems?|smells?|looks?|feels?|reads?) (?:(?:a bit|a little|so|very|really|kinda|kind of|pretty|rather|super) )*[a-z-]+[.!]*$/i,
  // "Took longer than I thought"
  /^(?:took|takes) (?!part\b|place\b|care\b|over\b|up\b|on\b|my\b|our\b)[^,;:`]{1,40}$/i,
];

const mishaps = oneOf('twice|thrice|too (?:early|soon|late|fast|often)|by (?:mistake|accident)|accidentally');
const iShall = oneOf("'ll| will|'m gonna| am gonna|'m going to| am going to|'m about to| gotta| have to| need to");
const forAMoment = oneOf(
  'ask|check(?! out\\b)|look|see|try|think|ponder|google|read|reread|re-read|scroll|retry|rerun|reboot|restart',
  'call|grab|ping|paste|send|share|post|copy|let you|leave (?:it|that|this|you)',
  'sleep|come back|get (?:some|a|my|back)|be (?:back|right|there|here|quick|away|off|honest)|go (?:to (?:bed|sleep|lunch)|home|for|and|get|grab|back)',
);
const readingIt = oneOf(
  'it|this|that|now|through|on|from (?:my|the)|for a friend',
  'the (?:docs?|diff|logs?|file|code|output|manual|source)',
);
/** The talk itself: what one meant, wants to say or sends. */
const ofTheTalk: readonly RegExp[] = [
  // "Sent it too early", "pasted twice"
  caseless`^(?:i )?(?:accidentally )?(?:pasted|clicked|sent|typed|posted|hit|pressed|copied|submitted)(?: (?:it|that|this|enter|send|return|the wrong \w+))? ${mishaps}[.!]*$`,
  // "The previous agent deleted the file"
  /^(?:the |your )?(?:previous|last|other|earlier|old) (?:agent|model|assistant|session|chat|bot|ai|instance) (?:just |already |also |completely |somehow )*[a-z]+(?:ed|ote|oke|ave|ent|ot|it|an|ew)\b[^,;:`\d]{0,60}$/i,
  // "No, I'm talking about the other one"
  /^(?:(?:no|nope|nah|sorry|wait|oh|well|yeah|but)[, ]+)*(?:i|we)(?:'m|'re| am| are| was| were| mean| meant)(?: just| only| actually| rather)? (?:talking(?! to (?!you\b))|asking|referring)\b(?!.*(?:, not | instead))/i,
  // "I meant the header"
  /^(?:(?:no|nope|nah|sorry|wait|oh|well|yeah|but)[, ]+)*i (?:mean|meant)(?: just| only| actually| rather)? (?:the|that|this|your|what|how|it)\b(?!.*(?:, not | instead))/i,
  // "Get rid of that line"
  /^get rid of (?:the|that|this|those|these|all)\b[^:`]{0,40}$/i,
  // "Just the first one, please"
  /^(?:just |only |and )*(?:the|your|that|this|those|these) [^,;:`]{1,40},? please[.!]*$/i,
  // "Remind me of this later"
  /^remind me\b[^,;:]{0,40}\b(?:this|that|it)\b[^,;:]{0,20}$/i,
  // "I'll check", "I have to think"
  caseless`^(?:i|we)${iShall} (?:just |quickly |also |probably |first |then |better |maybe )*${forAMoment}\b(?! (?:for|if|before|when|every|with|after)\b)[^,;:]{0,40}$`,
  // "Just pasting the log", "reading through the diff"
  caseless`^(?:(?:i'm|i am|we're) )?(?:just )?(?:pasting|sending|sharing|attaching|posting|uploading|typing|copying|(?:asking|reading|writing) ${readingIt})\b[^;:\`\d]{0,60}$`,
];

const household = oneOf(
  'cat|dog|kid|son|daughter|toddler|baby|bird|wife|husband|neighbou?r|roommate|mouse|phone|doorbell',
);
const interrupts = oneOf(
  'walked|jumped|ran|came|stepped|sat|climbed|barked|woke|spilled|spilt|knocked|threw|rang|unplugged|pulled',
  'grabbed|fell|hit|sneezed|bit|licked|interrupted',
);
const calamities = oneOf(
  'conflict|error|failure|warning|bug|crash|outage|surprise|rabbit hole|meeting|regression|time-?out|day',
  'problem|mystery|disaster|migration|rewrite',
);
const clicked = oneOf(
  'pressed|clicked|hit|typed|pasted|ran|restarted|followed|opened|closed|scrolled|refreshed|reloaded|saved',
  'copied|downloaded|uploaded|rebooted|did|tried|changed|touched',
);
const buttons = oneOf(
  'button|link|command|script|page|app|tests?|server|file|code|output|logs?|steps?|terminal|browser|tab',
  'window|build|thing|line|error|url|snippet',
);
const turnsAgainst = oneOf(
  'log|kick|ask|throw|show|tell|forc|redirect|send|bounc|sign|yell|prompt|block|ignor|eat|reject|push|fail',
);
/** What one works on or with, whose moods pass. */
const machine = oneOf(
  'laptop|computer|pc|mac|macbook|machine|phone|screen|monitor|mouse|keyboard|headset|camera|mic|microphone|fan|cpu|gpu|disk|printer',
  'terminal|shell|console|browser|chrome|firefox|safari|tab|window|cursor|editor|ide|vscode|vim|linter|formatter|compiler|debugger|profiler',
  'wifi|internet|connection|network|router|vpn|proxy|battery|power|builds?|pipelines?|ci|jobs?|workers?|queues?|tests?|suite|specs?',
  'servers?|backend|frontend|api|app|site|page|website|services?|containers?|pods?|cluster|docker|database|db|query|queries|script|code|program',
  'process|session|migration|deploy|deployment|upload|download|install|installation|imports?|exports?|requests?|logs?|function|loop|component',
  'button|modal|form|image|video|audio|game|emulator|simulator|agent|model|training|notebook|kernel|cache|branch|merge|rebase|hands|head|brain|eyes|stomach|patience',
);
/** What just happened to one, or to the screen. */
const mishapsInView: readonly RegExp[] = [
  // "My cat just jumped on the keyboard"
  caseless`^(?:my|our|the|a) (?:[a-z]+ )?${household} (?:just |has just )+${interrupts}\b[^,;:\`\d]{0,40}$`,
  // "The postman just rang"
  /^(?:my|our|the|a|some) [a-z]+(?: [a-z]+)? just (?:walked|came|went|called|rang|woke|showed|popped)(?: (?:in|up|by|over|back|off|me|again|out|here))*[.!]*$/i,
  // "My laptop just died", but "my lease just started"
  caseless`^(?:my|our|the|a|some) (?:[a-z-]+ )?${machine} just (?:died|started|stopped|kicked|arrived)(?: (?:in|up|off|me|again|out))*[.!]*$`,
  // "Yet another merge conflict"
  caseless`^(?:another|one more|yet another|and another) (?:[a-z-]+ ){0,2}${calamities}[.!]*$`,
  // "I restarted the server", "I tried what you said"
  caseless`^(?:i|we)(?:'ve| have)? (?:just |already |also )?${clicked} (?:it|that|this|all of it|everything|nothing|both|them|what you|your \w+|the (?:whole |same |second |first )?${buttons})\b[^:\`]{0,60}$`,
  // "Got a bunch of weird errors"
  /^got (?:an?|some|the|another|lots of|tons of|a bunch of|a ton of)(?: (?:[a-z-]+|of)){0,3} (?:errors?|exceptions?|failures?|warnings?|time-?outs?|traces?|messages?)\b[^:`]{0,40}$/i,
  // "Got pulled into a meeting"
  /^(?:got|was|were|just got|am) (?:pulled|dragged|sucked|called|distracted|interrupted|sidetracked|stuck|lost|logged|kicked|disconnected|cut off)\b[^;:`\d]{0,60}$/i,
  // "All I see is a spinner"
  /^(?:all|the only thing) (?:i|we) (?:see|get|have|can see|could see)\b[^,;:`]{0,60}$/i,
  // "I just get a blank page"
  /^(?:i|we) (?:only|just|still|now|even|keep|kept) (?:see|get|hear|got|saw|seeing|getting|hearing|having)\b[^,;:`]{0,60}$/i,
  // "It keeps kicking me out"
  caseless`^(?:and |but |now )*it (?:just |always |still |also |keeps )?${turnsAgainst}(?:s|es|ing) (?:for |at |to |out )?(?:me|my)\b[^,;:\`]{0,50}$`,
  // "No idea what the compiler says"
  /\b(?:it|(?:the )?(?:terminal|compiler|error|browser|console|log)) (?:says|complains|tells me)[.!]*$/i,
  // "My terminal is acting up", but "my landlord is raising the rent"
  caseless`^(?:my|our) (?:[a-z'-]+ )?${machine} (?:is|are) (?:(?:just|now|also|literally|currently|still|again) )*(?!learning|using|running (?:out|low|late|on)|growing|moving|getting (?:replaced|rewritten|migrated))[a-z]+ing\b[^:\`\d]{0,40}$`,
];

const isUserRemarkByForm = anyOf([...moods, ...judgements, ...ofTheTalk, ...mishapsInView]);

const conjunctions = oneOf(
  'if|when|whenever|as|before|after|once|while|until|unless|whether|although|though|in case',
  'as far as|as long as|as soon as|now that|so that|just when',
);
const somebody = oneOf("i|we|you|it|that|this|they|he|she|there|i'm|it's|that's|you're|we're|they're|i've|you've");
const bareClause = caseless`^${conjunctions} ${somebody}\b[^,;:]{0,80}$`;

const finiteVerbsIn = (sentence: string): number =>
  wordsOf(sentence).filter((word) => canBeFinite(word) || isVerbContraction(word)).length;

/** A bare condition or time: "before I forget". */
const isBareClause = (sentence: string): boolean =>
  bareClause.test(sentence) &&
  finiteVerbsIn(sentence) === 1 &&
  (sentence.match(/\b(?:i|we|you|it|they|he|she)(?:'\w+)?\b/gi) ?? []).length === 1;

const spans = 'week|month|year|quarter|sprint|weekend|spring|summer|autumn|fall|winter|[a-z]+day|night|morning|evening';
/** Why it was, or since when: no remark of the moment. */
const tellsWhy = caseless`\b(?:yesterday|(?:days?|weeks?|fortnights?|months?|years?|decades?) (?:ago|back)|the other (?:day|week|night)|(?:last|next|this) (?:${spans})|since|due to|so that|for (?:weeks|months|years))\b`;

/** "take [secret:github_token]": handed over for the work at hand, with nothing said of it. */
const secretAlone =
  /^(?:(?:here|so|ok|okay|just|now|then|please|pls|instead),? )*(?:take|try|use|paste|have|here(?:['’]s| is| you go:?)|this is|it['’]s|with)?(?: (?:this|the|that|my|a)(?: (?:new|other|right|correct))?(?: (?:one|token|key|password|pw|secret))?)?:? ?\[secret:\w+\](?: (?:instead|then|for now|please|pls))?[.!]*$/i;

export const handsOver = (sentence: string): boolean => secretAlone.test(sentence);

export const isUserRemark = (sentence: string): boolean =>
  !isSpecific(sentence) &&
  !saysItLasts(sentence.replace(/\bnever\b|\boften\b|\bevery time\b/gi, '')) &&
  !tellsWhy.test(sentence) &&
  (isUserRemarkByForm(sentence) || isBareClause(sentence));
