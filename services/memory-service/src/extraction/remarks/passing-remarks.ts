import { canBeFinite, isVerbContraction } from '../language/lexicon/english-verbs.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import { anyOf } from '../language/pattern-set.js';
import { isSpecific } from '../language/specific.js';
import { saysItLasts } from './requests.js';

/*
 * Sentences of passing worth, by their form: offers, announcements, partings, prompts, and what agents say to fill a reply. Every
 * pattern is anchored at the start of the sentence, and of bounded repetition.
 */

const offers: readonly RegExp[] = [
  /^(?:just |please )?(?:let me know|feel free|don'?t hesitate|do not hesitate|reach out|ping me|tell me (?:if|when))\b/i,
  /^(?:i'?m |i am |we're |always |more than |i'?d be |i would be )?(?:happy|glad|here|ready|available) to (?:help|assist|answer|support|explain|walk)\b/i,
  /^(?:i hope (?:this|that|it|you)|hope (?:this|that|it|you))\b/i,
  /^if you(?:'d| would| have| need| run| want| encounter| face| like| could| can).{0,100}(?:question|help|assist|issue|let me know|feel free|anything|clarif|support|share|provide)/i,
  /^(?:would|do) you (?:like|want) (?:me )?to\b/i,
  /^(?:does|did|is) (?:that|this|it) (?:help|make sense|work|clear|answer)\b/i,
  /^(?:sag|sagen sie) (?:mir )?bescheid|^lass(?:en sie)? (?:es )?mich wissen|^n'hésitez pas|^no dudes en|^não hesite|^non esitare/i,
];

const announcements: readonly RegExp[] = [
  /^(?:here(?:'s| is| are)|below (?:is|are)|see below|the following(?!.{1,120}: \S)|this is what i (?:have|got))\b/i,
  /^(?:just )?(?:one|two|three|four|a few|a couple of|some|quick|another|several|small)(?: more| other| quick| small| little)? (?:\w+ )?(?:things?|points?|notes?|remarks?|questions?|background|context|updates?|fyi|heads[- ]up|facts?|details?)\b[^:]{0,40}$/i,
  /^(?:first|next|then|finally|now),? (?:some|a bit of|the) (?:background|context)\b/i,
  /^there (?:are|is|were) (?:a couple|a number|several|many|various|lots|a few|two|three|four|multiple|different|plenty|some)(?: of)? (?:\w+ ){0,2}(?:ways?|options?|approaches|things?|strategies|steps|methods|reasons|possibilities|factors|aspects|points|considerations)\b/i,
];

const courtesies: readonly RegExp[] = [
  /^(?:i|we)(?:'ll| can| could| should| will) (?:just )?(?:pick (?:this|it|that) up|continue|come back to (?:this|it|that)|talk(?! to (?!you\b))|discuss (?:this|it|that)|resume|sync|go on)\b[^,;:`]{0,30}$/i,
  /^(?:please )?(?:excuse|pardon|forgive) (?:my|the|me|us)\b[^,;:]{0,30}$/i,
  /^(?:(?:i'?ll |we'?ll |let's )?(?:see|talk to|catch|speak to|meet) (?:you|ya|u)(?: (?:all|guys))?|(?:talk|see you|speak|more|bye|later)) (?:on|at|in|later|soon|tomorrow|tonight|around|then|next|again|for now|until|after)\b[^,;]{0,24}$/i,
  /^(?:sleep (?:well|tight)|sweet dreams)\b[^;:]{0,30}$/i,
  /^(?:happy|merry) (?:\w+day|weekend|friday|christmas|easter|new year|holidays?)\b[^,;]{0,16}$/i,
  /^(?:have|enjoy) (?:a|an|the|your) (?:\w+ ){0,2}(?:one|day|evening|night|weekend|morning|afternoon|week|time|holidays?|break)\b[^,;]{0,16}$/i,
  /^(?:that )?sounds? (?:like (?:a |the )?)?(?:a )?(?:\w+ )?(?:plan|idea|deal|good|great|right|fair|reasonable|fine)\b[^,;]{0,20}$/i,
  /^you(?:'re| are| were)? (?:a |an |the |such a )?(?:absolute |total |real )?(?:lifesaver|legend|star|hero|genius|best|wizard|gem|champ|rock|angel|fast|quick|awesome|amazing|welcome|right)\b[^,;]{0,16}$/i,
  /^(?:perfect|great|nice|thanks|ok(?:ay)?|yes|cool|wow),? (?:that|this|it)(?:'s| is| was) (?:exactly |just )?(?:what|how|perfect|great)\b[^,;]{0,30}$/i,
  /^(?:that|this|it)(?:'s| is| was) (?:exactly |just )?what (?:i|we) (?:needed|wanted|meant|was looking for|asked for)\b[^,;]{0,10}$/i,
  /^(?:(?:i|we) (?:do )?)?(?:apologi[sz]e|sorry|my apologies|i'?m sorry)\b(?: (?:for|about) (?:the|that|this|any|my)\b[^,;]{0,30})?[.!]*$/i,
  /^(?:thanks|thank you|thx)(?: so much| a lot| again)? for (?:the|your|all|being|having|everything|that|this|sharing|listening)\b(?: [\p{L}']+){0,3}[.!]*$/iu,
  /^(?:please )?keep (?:me|us) (?:posted|updated|in the loop)\b[^,;:]{0,24}$/i,
  /^(?:either (?:is|one|way|works)|whatever (?:you|works|is)|(?:it'?s )?(?:your call|up to you)|forget (?:it|that|about it)|ignore (?:it|that|this)|never ?mind|not sure|no idea|i don'?t know(?! any\b| much\b)|maybe|good question)\b[^,;:]{0,30}$/i,
  /^(?:a bit |much |even )?(?:more|less|fewer|shorter|longer|simpler|again|another|in \w+|next|slower|faster)\b[^,;:]{0,30}\bplease[.!]*$/i,
  /^(?:and |now |then )*(?:do )?(?:the )?same (?:for|here|with|in|again)\b[^,;:]{0,40}$/i,
  /^(?:(?:i|i've|we) )?(?:gotta|got to|have to|need to) (?:run|go|leave|jump|head out)\b(?! (?:to|the|it|on|with)\b)[^;:]{0,30}$/i,
  /^sorry\b,? (?:i |we )?(?:was|had|for|about|wrong)\b[^,;:]{0,40}$/i,
  /^¡?(?:[Dd]anke|[Vv]ielen [Dd]ank|[Mm]erci|[Gg]racias|[Gg]razie|[Oo]brigad[oa]|[Сс]пасибо|[Tt]ack|[Dd]ank je|[Bb]edankt|[Dd]zięki|[Tt]akk|[Tt]eşekkürler)(?![\p{L}])[\p{Ll} ,!.'¡]{0,40}$/u,
  /^¡?(?:muchas gracias|gracias|merci(?: beaucoup)?|danke(?: schön| dir| sehr)?|vielen dank|grazie(?: mille)?|obrigad[oa]|спасибо(?: большое)?|super|perfekt|parfait|genial|génial|perfecto|perfetto|perfeito|ottimo|отлично)[,!.]* (?:das|es|genau|jetzt|ça|c'est|cela|eso|esto|era|ahora|isso|agora|questo|adesso|ora|всё|все|это|теперь)(?: [\p{L}']+){0,6}[\s,]*(?:merci|danke|gracias)?[\s!.]*$/iu,
  /^(?:(?:ich )?bin gleich (?:wieder )?(?:da|zurück)|(?:einen )?moment(?: bitte)?|un (?:momento|instant|attimo)(?: por favor| s'il (?:te|vous) plaît)?|um momento(?: por favor)?|минутку|секунду|(?:entschuldig(?:e|ung)|désolé|perdón|scusa),? .{0,30})[.!]*$/iu,
  /^(?:no rush|take (?:your time|care)|my (?:bad|pleasure|fault)|well done|ship it|lgtm|looks good to me|go (?:on|for it|ahead)|\+1|me (?:too|neither)|same here|long day)\b[^;:]{0,24}$/i,
  /^(?:i'?m |i am )(?:(?:still|a bit|a little|so|really|totally|kind of|getting) )*(?:confused|lost|stuck|puzzled|curious|wondering|thinking|unsure|not (?:sure|certain|following|convinced)|sorry|afraid not|off|out)\b(?! (?:until|tomorrow|on|next|for|from|all)\b)(?: (?:on|with|about|by|at|in|of|why|how|what|where|which|if|whether) (?!my\b|our\b|work\b)(?=[a-z])[^,;:\d`]{0,20}| (?:again|here|now|too|today|though|still))*[.!]*$/i,
  /^(?:i'?m |we'?re |i'?ll be )?(?:back (?:from|in|at|after|to)|heading (?:to|out|home|off|into)|going (?:for|to) (?:lunch|bed|a (?:walk|break|coffee))|off (?:to|for)|out for|stepping (?:out|away)|taking a|afk\b)\b[^,;:]{0,24}$/i,
  /^(?:ignore|disregard|forget|skip|scratch) (?:my|the|that|your) (?:last|previous|earlier|first|above)\b[^,;:]{0,30}$/i,
  /^(?:wrong|bad|oops,? wrong) (?:chat|window|channel|tab|file|thread|button|key|paste|link|one)\b[^,;:]{0,16}$/i,
  /^(?:(?:go (?:ahead )?|let'?s (?:go|do|try|take|start) |i'?ll (?:go|take) |pick |choose |take )?(?:with )?(?:the )?)?(?:option|choice|variant|version|approach|number|solution) (?:\w|\d+|one|two|three|four)(?: it is| sounds (?:good|fine|great)| works)?(?:,? please)?[.!]*$/i,
  /^(?:go ahead|proceed|carry on|continue)\b[^,;:]{0,40}$/i,
  /^(?:it |that |this |there )?(?:was|is|'s|'s just|was just|is just) (?:just )?(?:a |an |my )(?:silly |stupid |simple |small )?(?:typo|mistake|fault|test|joke|misunderstanding|false alarm|copy-?paste error|me)\b[^,;:`]{0,16}$/i,
  /^(?:(?:that|this|it)(?:'s| is| was|'s still| is still)? )?not (?:really |quite |exactly )?(?:what|how|the one|it\b|right\b|there\b|yet\b|really\b|helpful\b|sure\b)[^,;:]{0,40}$/i,
  /^(?:you|u) (?:(?:really|totally|just|absolutely) )?(?:nailed|rock|saved|got|did|made|crushed|killed|already|missed|forgot|misunderstood|were right)\b[^,;:`\d]{0,24}$/i,
  /^(?:thanks|thank you|thx|cheers|many thanks|thanks a (?:ton|bunch|million|lot)|ty|tysm|much appreciated|appreciate (?:it|that|the help|your help))\b[^,;:`\d]{0,16}$/i,
  /^(?:(?:hi|hello|hey) (?:team|folks|all|everyone|everybody|guys|there))[.!]*$/i,
  /^(?:try|do|check|run|look at|take a look at|have a look at) (?:(?:it|that|this|something|anything|them) )?(?:again|else|another|differently|once more|one more time|from scratch)\b[^,;:`]{0,30}$/i,
  /^(?:please )?(?:take|have) (?:a|another|one more|a closer|a quick) look\b[^,;:]{0,30}$/i,
  /^(?:please )?(?:review|confirm|check|verify|approve|advise|try (?:it|that|this|again)|test (?:it|that|this)|let me know|share|provide|clarify|specify)\b[^,;:`\d]{0,30}$/i,
  /^(?:just )?(?:give|gimme|allow) (?:me|us) (?:a|an|one|two|five|some|\d+)\b[^,;:]{0,40}$/i,
  /^(?:谢谢|謝謝|多谢|感谢|ありがとう|감사|고마).{0,12}$/u,
];

/** What only an agent says: of its next steps, of what it sees, of what it was told, and to fill a reply. */
const agentRemarks: readonly RegExp[] = [
  /^(?:(?:then|next|so|and),? )?i(?:'ve| have)? (?:just |also |now |already )?(?:ran|run|re-?ran|re-?run|executed|called|invoked|launched) (?:the|your|all|a|another)\b[^,;`:\d]{0,60}$/i,
  /^\d{1,5} (?:[a-z-]+ ){0,2}[a-z-]+s? (?:were|was|have been|has been|got) (?:now |just |successfully |also )*[a-z]+(?:ed|en|ten)\b[^`:\d]{0,24}$/i,
  /^(?:to-?dos?|(?:my |the )?(?:plan|next steps?|steps|checklist))\s?[:：]\s?(?:\(?1[.)]|[-*]|first\b)/i,
  /^(?:(?:now|ok(?:ay)?|first|next|then|great|so|from here),? )?(?:i'?ll|i will|i'?m going to|i am going to|we'?ll|i need to|i can(?:'t|not)?(?: (?:also|help|see|do|add|now|then|open|show|access|read|write|find))\b|i could|i should|i don'?t have|i do not have|i'?m (?:now|going|looking|checking|working|running|reading|not sure|unable)|i am (?:now|going|looking|unable|not))\b/i,
  /^(?:(?:now|first|next|then|so|and|okay),? )*(?:let's|let us)\s+(?!use\b|go with\b|keep\b|stick\b)/i,
  /^(?:my (?:\w+ )?(?:plan|approach|next step|idea|first step)|the (?:plan|next step|first step)) (?:is|would be|will be) to\b/i,
  /^step \d+\s?[:.–-]\s/i,
  /^(?:(?:first|then|next),? )?i(?:'ve| have)? (?:just )?(?:went through|looked (?:at|through|into)|walked through|reviewed|checked|read|understand|see|notice|can see|reproduced)\b[^,;:]{0,60}$/i,
  /^(?:it (?:looks|seems|sounds) like you|it'?s (?:great|good|wonderful|understandable|natural|important to remember|commendable|completely)|you'?re (?:right|welcome|on the right track|absolutely)|that'?s (?:a |an )?(?:great|good|excellent|wonderful|fantastic|thoughtful|understandable|perfect))\b/i,
  /^(?:enjoy|good luck|best of luck|wishing you|congratulations|remember,? (?:that )?(?:it'?s okay|you|progress|consistency))\b/i,
  /^(?:certainly|of course|absolutely|great question|good question|what a)\b/i,
  /^by (?:following|using|implementing|incorporating|adding|considering|taking|applying|focusing|breaking|combining|carefully|addressing|understanding|setting|maintaining|practicing|engaging|making|balancing|doing)\b.{0,240}\byou (?:can|will|should|'ll|are|may)/i,
  /^(?:it|this|that) (?:could|might|may) be\b/i,
  /^i(?:'ve| have)? (?:just )?(?:opened|scanned|started|begun|searched|listed|fetched|cloned|pulled|loaded)\b[^`:]{0,100}$/i,
  /^[([]?(?:from (?:my )?memory|memory|recalled|quoting you|earlier,? you (?:told|said|mentioned|asked)|to recap what you|your request (?:was|is)|to summari[sz]e your (?:request|question))\b/i,
  /^(?:in general|generally(?: speaking)?|typically|it depends|as a rule of thumb|ultimately|in summary|in conclusion|to summari[sz]e|after some digging|interesting(?:ly)?)\b/i,
  /^(?:first|then|next|after that|so),? i (?:\w+ed|ran|went|took|began|wrote|read|had)\b[^,;:]{0,70}$/i,
  /^(?:each|both|all|either)(?: of (?:them|these|those))? (?:has|have|is|are|comes?)\b.{0,40}\b(?:trade-?offs?|pros and cons|advantages|strengths|merits|valid|fine|common|reasonable)\b/i,
  /^(?:this|these|the above) (?:approach|steps?|strateg(?:y|ies)|tips?|suggestions?|changes?|plan|adjustments|improvements) (?:will|should|can|ensures?|helps?|provides?|allows?|may)\b/i,
  /^overall,? (?:this|it|the|your)\b[^,;:]{0,60}\b(?:looks?|is|seems?|was)\b[^,;:]{0,30}$/i,
  /^(?:(?:got it|understood|noted|okay|ok|so|i see|right|alright|great|perfect)[,.:!—–-]{0,2} )*(?:so )?you(?:'re| are)? (?:prefer|use|want|like|work|live|need(?!.*\d)|would like|'d like)\b.{0,120}$/i,
  /^(?:noted|understood|got it|acknowledged|recorded|duly noted|i(?:'ve| have)? (?:just )?(?:noted|saved|recorded|remembered|stored|memori[sz]ed)\b(?=[^`:]{0,60}$))/i,
  /^thanks (?:for|to)\b.{0,60}$/i,
  /^(?:ok(?:ay)?,? |great,? )?(?:now )?i(?: now)? (?:have|see|can see|understand|know|get|found|spotted|think i (?:see|know|found|have)) (?:a |an |the |what|where|why|how|enough)(?:\s?(?:clear|good|better|full|complete|solid|rough|whole))* ?(?:picture|understanding|idea|overview|context|sense|problem|issue|bug|error|mistake|pattern|information|info|is|it|happened|happens|going|you)\b[^:`\d]{0,40}$/i,
  /^[^,:`]{1,60}, (?:let me|let's|i'll|i will|i'm going to|i am going to)\b/i,
  /^(?:i (?:just )?(?:want|wanted|would like|'d like|have|need)|i'd like) to\b/i,
  /^i'?m about to\b/i,
  /^i (?:was|am|have been) (?:not |so far )?(?:un)?able to\b[^:`]{0,80}$/i,
  /^(?:tool call|function call|calling tool|action)\s?:/i,
  /^found (?:it|them|that) (?:in|at|under)\b/i,
  /^per your\b[^:`\d]{0,80}$/i,
  /\bif i (?:recall|remember) correctly[.!]*$|^as far as i (?:recall|remember)\b/i,
  /^(?:before|after|once|now that|while|with|to)\b[^:`]{0,80}\b(?:i (?:want|will|would|can|need|should|am going)|i'll|i'd like|let me|let's)\b/i,
  /^[^:`]{0,60}\b(?:i'll|i will|i am going to|i'm going to|my plan)\b[^:`]{0,30}:/i,
  /^if i (?:understand|understood|got|get|read|remember)\b[^,]{0,40},/i,
  /^i(?:'ve| have|'m)? (?:just |also )?(?:hit|run(?:ning)? into|ran into|encountered|got|hitting) (?:an?|the|another|some) (?:[a-z-]+ )?(?:snag|problems?|issues?|errors?|wall|roadblock|hiccup|obstacle|time-?out|limit|failure|warning|conflict)\b(?!.*\b(?:because|since|caused|due)\b)[^`\d]{0,60}$/i,
  /^i(?:'ve| have)? tried\b[^`:\d]{0,80}$/i,
  /^(?:i have |there (?:is|are|were) )?(?:no|nothing) (?:further|more|other|additional|else)\b[^`:\d]{0,60}$/i,
  /^(?:i'm|i am) not able to\b[^:`]{0,80}$/i,
  /^[^`/]{1,80}\bas (?:you )?(?:requested|asked|instructed|suggested|wanted)[.!]*$/i,
  /^everything (?:is|looks|seems) (?:now )?(?:in order|in place|(?:now |already )*(?:committed|pushed|saved|merged|applied|installed|pulled|staged|reverted|formatted|stashed)(?: and [a-z]+ed)?(?= now|[.!]|$)|set(?: up)?|ready|fine|good|correct|working|done|up to date|configured)\b[^`:]{0,40}$/i,
  /^(?:remember|recall|reminder|note)\s?: you (?:told|said|mentioned|asked|wanted)\b/i,
  /\bon my (?:part|end|side)[.!]*$/i,
  /^(?:hang|sit|hold) (?:tight|on|still)\b[^:`]{0,60}$/i,
  /^happy \w+ing\b[^,;:]{0,16}$/i,
  /^(?:so,? |then )?(?:i see |i understand |(?:it )?(?:seems|sounds|looks) like )?(?:that )?you(?:'re| are|'ve been| have been) (?:using|working|running|building|looking|planning|trying|living|based|on|at|in|an?)\b(?!.*(?:because|`))/i,
  /^(?:according to|based on|given|from|going by) what (?:you|we|i)\b/i,
  /^please (?!note|keep in mind|remember|make sure|be aware|ensure)[a-z]+\b[^`]{0,80}$/i,
  /^as (?:discussed|mentioned|agreed|noted|requested)\b(?: (?:before|earlier|above|previously))?,/i,
  /^as an? (?:ai|large|language|artificial|virtual)\b/i,
  /^(?:i'?m |i am )?(?:sorry|afraid|unfortunately),? (?:but )?(?:i|that i)\b[^:]{0,120}$/i,
  /^(?:to (?:help|assist|answer|give|proceed|continue|get started|begin|understand|better)\b[^,]{0,60}, )?(?:(?:i|we)(?:'d| would|'ll| will)? (?:just |also |still )?(?:need|like|want|require|love)|it would help|please|could|can|would)\b[^.]{0,40}\b(?:more|some|a bit|a few|additional|further|know|see|share|tell|provide|clarif\w+)\b[^:`]{0,80}$/i,
  /^before (?:we|i|you) (?:begin|start|proceed|continue|dive|go|get|do|make)\b[^,;:`]{0,40}$/i,
  /^(?:as (?:you|we)(?:'ve| have)? (?:said|mentioned|told|discussed|noted|know|asked|requested|stated)|you(?:'ve| have)? (?:previously |already |once |earlier )?(?:mentioned|told|said|asked|requested|stated|wanted)|according to (?:my|your|our) (?:memor(?:y|ies)|notes|records)|(?:from|based on|looking at) (?:our|your|my|the) (?:previous|earlier|past|last|stored|saved)? ?(?:conversations?|sessions?|memor(?:y|ies)|chats?|messages?)|i (?:remember|recall)\b|if i (?:remember|recall) correctly|since you (?:prefer|use|said|told|mentioned|like|asked)|my (?:notes|memory) (?:say|says|tell))\b/i,
];

/** What is said to keep the talk going, between a user and an agent. Between friends a thank-you may tell what for. */
const talkRemarks: readonly RegExp[] = [
  /^(?:thanks|thank you|thx|cheers|many thanks|i (?:really )?appreciate)\b(?!.{0,90}\b(?:my|our)\b)[^,;:]{0,30}\b(?:for|you|your|it)\b[^,;:`\d]{0,60}$/i,
  /^(?:(?:that's|that was|this is|it's|what|such|very|really|pretty) )*(?:an? )?(?:nice|good|great|awesome|amazing|excellent|solid|clean|neat|fantastic|lovely|brilliant|wonderful|impressive|beautiful|perfect|clever|smart|interesting|cool|fair|sweet|superb|well|weird|odd|strange|funny) (?:work|job|catch|find|one|point|call|question|idea|stuff|thinking|explanation|answer|solution|suggestion|summary|spot|progress|try|effort|trick|move|start|choice|review|done|played|said|spotted)\b[^,;:`\d]{0,60}$/i,
  /^(?:(?:i|we) )?(?:was |am |'m )?(?:just )?(?:wonder(?:ing)?|curious)\b(?: about| if| whether| what| how| why| which| when| where| who)?\b[^:]{0,160}$/i,
  /^(?:(?:i|we)(?:'ve)? (?:also |just |still )?(?:have|had|got) |got |just |only )?(?:a|an|one|another|two|some|quick|small)(?: quick| small| last| final| other| more| general)* questions?\b[^:]{0,80}$/i,
  /^i (?:really |just )?(?:love|like) (?:how \w+ (?:this|that|it)|your|what you|the way (?:you|this|it))\b[^:`\d]{0,60}$/i,
  /^(?:i|we) (?:had|made|have|missed|forgot) (?:a|an|the|one|to)(?: (?:silly|stupid|small|little|dumb))? (?:typo|mistake|error|wrong|save|push|commit|semicolon|comma)\b[^,;:`\d]{0,30}$/i,
  /^(?:in|with|as|without|for|on) (?:an? |the |more |less )?[\p{L}-]+(?: [\p{L}-]+)?(?:,? please)?[.!]*$/iu,
  /^(?:(?:i'm|i am|we're|we are|i was) )?(?:still |just )?trying to (?:understand|figure|see|find out|wrap|get my head|make sense)\b[^:`\d]{0,40}$/i,
  /^(?:(?:i'm|i am) )?(?:in|on) (?:a|an|the|my|another) (?:call|meeting|train|bus|plane|phone|lunch break|break|mobile)\b[^,;:\d]{0,20}$/i,
  /^(?:i|we) (?:can't|cannot|can not|don't|do not|didn't|couldn't) (?:see|find|get|understand|follow|remember|recall|figure|tell) (?:out )?(?:the|it|this|that|any|why|what|how|where|which|if|anything)\b[^:`\d]{0,60}$/i,
  /^(?:(?:i'm|i am|we're|we are) (?:just |now |almost )?(?:about to |gonna |going to )|(?:i |we )?(?:gotta|have to|need to|got to) )(?:head|jump|hop|step|pop|dash|drop|duck) (?:in|into|to|on|onto|off|out|over|for|home|back)\b(?!.*\b(?:every|each|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|always)\b)[^,;:\d`]{0,30}$/i,
  /^(?:just |exactly |precisely |(?:that's |that is )(?:just |exactly ))+what (?:i|we|the doctor) (?:always |really )?(?:needed|wanted|ordered|asked for|was looking for|were looking for)\b[^,;:`\d]{0,16}$/i,
  /^(?:i'm|i am|we're|we are|now|currently|still)(?: (?:on|at|up to|looking at|reading|stuck on|stuck at|back at|doing))+ (?:step|page|chapter|line|lesson|section|part|exercise|question|point|slide|item|task) (?:\d{1,4}|one|two|three|four|five|six)\b[^,;:`]{0,40}$/i,
  /^i(?:'ve| have)? (?:have|got)? ?(?:like |about |around |roughly |over |at least )?(?:\d{1,4}|(?:twenty|thirty|forty|fifty|sixty|a hundred|a million|a thousand|a dozen|too many|so many|way too many)) (?:[a-z-]+ ){0,2}[a-z-]+ open\b[^,;:`\d]{0,20}$/i,
  /^(?:i'm|i am|we're|we are) (?:just |now |almost )?(?:about|going|trying|ready) to \w+(?: (?:it|this|that|now|them|the \w+|again|in|soon)){0,3}[.!…]*$/i,
];

/** What a user says of the talk itself, of a wish or a mood of the moment. */
const userRemarks: readonly RegExp[] = [
  /^(?:i|we)(?:'ve| have)? (?:(?:have|got|had) )?(?:absolutely |literally )?(?:no|zero|not the (?:slightest|faintest)) (?:clue|idea) (?:what|why|how|where|which|who|if|whether)\b[^:`]{0,60}$/i,
  /^(?:my|our|the|a) (?:[a-z]+ )?(?:cat|dog|kid|son|daughter|toddler|baby|bird|wife|husband|neighbou?r|roommate|mouse|phone|doorbell) (?:just |has just )+(?:walked|jumped|ran|came|stepped|sat|climbed|barked|woke|spilled|spilt|knocked|threw|rang|unplugged|pulled|grabbed|fell|hit|sneezed|bit|licked|interrupted)\b[^,;:`\d]{0,40}$/i,
  /^(?:it|that|this|everything)(?:'s| is| are) (?:fine|ok|okay|good|great|perfect|alright|all right|cool|nice) (?:as|like|the way) (?:it|that|this|they)(?: (?:is|was|are))?[.!]*$/i,
  /^(?:i )?(?:accidentally )?(?:pasted|clicked|sent|typed|posted|hit|pressed|copied|submitted)(?: (?:it|that|this|enter|send|return|the wrong \w+))? (?:twice|thrice|too (?:early|soon|late|fast|often)|by (?:mistake|accident)|accidentally)[.!]*$/i,
  /^(?:another|one more|yet another|and another) (?:[a-z-]+ ){0,2}(?:conflict|error|failure|warning|bug|crash|outage|surprise|rabbit hole|meeting|regression|time-?out|day|problem|mystery|disaster|migration|rewrite)[.!]*$/i,
  /^(?:the |your )?(?:previous|last|other|earlier|old) (?:agent|model|assistant|session|chat|bot|ai|instance) (?:just |already |also |completely |somehow )*[a-z]+(?:ed|ote|oke|ave|ent|ot|it|an|ew)\b[^,;:`\d]{0,60}$/i,
  /^(?:(?:no|nope|nah|sorry|wait|oh|well|yeah|but)[, ]+)*(?:i|we)(?:'m|'re| am| are| was| were| mean| meant)(?: just| only| actually| rather)? (?:talking(?! to (?!you\b))|asking|referring)\b(?!.*(?:, not | instead))/i,
  /^(?:(?:no|nope|nah|sorry|wait|oh|well|yeah|but)[, ]+)*i (?:mean|meant)(?: just| only| actually| rather)? (?:the|that|this|your|what|how|it)\b(?!.*(?:, not | instead))/i,
  /^(?:feels?|felt|makes?|made|drives?|drove|took|takes|sounds|gives?|gave|bugs|kills|hurts) (?:me|us|my|you|forever|ages|long|longer|way|a while|some time|like)\b/i,
  /\b(?:kill(?:s|ing)|driv(?:es|ing)|bug(?:s|ging)|annoy(?:s|ing)|confus(?:es|ing)|scar(?:es|ing)|eat(?:s|ing)|haunt(?:s|ing)|tortur(?:es|ing)|getting to|messing with) me(?: (?:crazy|nuts|mad|insane|up|alive|slowly|so much|right now|today|a lot|up the wall))*[.!]*$/i,
  /^i(?:'d| would)(?: literally| really| honestly| gladly)? (?:kill|die|pay|trade|sell|give (?:anything|a lot|an arm))\b/i,
  /^if (?:i|you) (?:had|got) (?:a|an|one) (?:dollar|euro|cent|penny|nickel|dime|coin|pound|beer|quid) (?:for )?every/i,
  /^(?:i )?(?:guess|swear) (?:i|we|i'll|we'll|that|this|it)\b(?!.*\b(?:my|our)\b)[^,;:`]{0,60}$/i,
  /^(?:(?:the|your|that|this|both|either|my|a) )*(?:(?:first|second|third|last|latter|former|other|new|next|original|latest|simple|simpler|shorter|longer|updated) )*(?:options?|ones?|versions?|approach|idea|suggestions?|plan|solutions?|proposal|way|draft|wording|design|changes?|fix|answer|explanation|summary|diff|result|output|first|second|last|latter|former|rest) (?:(?:now|all|really|also|totally) )*(?:sounds?|looks?|works?|seems?|reads?|feels?|is|are|was|makes?) (?:(?:very|really|pretty|much|so|way|a lot|just|perfectly|totally|quite|good|great|fine) )*(?:good|great|fine|right|reasonable|perfect|ok|okay|nice|nicer|better|best|cleaner|solid|sense|clear|promising|correct|wrong|off|worse|helpful|awesome|excellent|lovely|spot on|too \w+)\b[^,;:]{0,24}$/i,
  /^(?:(?:that's|that is|i think that's|that'll be|that will be|ok|okay),? )?(?:enough|all|it) for (?:today|now|tonight|this week|the day|me)\b[^;:]{0,60}$/i,
  /^(?:(?:i'm |i am )?gonna|(?:i |we )?gotta|(?:i'm|i am|i was|we're|we are) (?:about|ready) to (?=flip|throw|lose|cry|scream|explode|give up|smash|quit|push|merge|deploy|run|try|pull|punch|leave|go|start over|fall)) ?(?!be\b)[^,;:`]{1,60}$/i,
  /^(?:i|we) (?:stand corrected|give (?:up|in)|surrender|digress|concede|rest my case|take (?:it|that) back|beg to differ|see your point|hear you|feel you|owe you|second that|could be wrong|might be wrong|spoke too soon|doubt it|won't tell|dare you|expected|hoped|had hoped)\b[^:`]{0,30}$/i,
  /^(?:i|we)(?:'ve| have)? (?:just |already |also )?(?:pressed|clicked|hit|typed|pasted|ran|restarted|followed|opened|closed|scrolled|refreshed|reloaded|saved|copied|downloaded|uploaded|rebooted|did|tried|changed|touched) (?:it|that|this|all of it|everything|nothing|both|them|what you|your \w+|the (?:whole |same |second |first )?(?:button|link|command|script|page|app|tests?|server|file|code|output|logs?|steps?|terminal|browser|tab|window|build|thing|line|error|url|snippet))\b[^:`]{0,60}$/i,
  /^(?:i|we) (?:only |just |still )?have (?:only |just |about )?(?:an?|one|two|three|four|five|ten|half an|a few|some|no|\d+) (?:more )?(?:minutes?|hours?|seconds?|mins?|time|energy|patience)\b(?: left| to go| more| for this| for that| today)*[.!]*$/i,
  /^(?:please )?(?:don't|do not) (?:tell|judge|hate|laugh|blame|quote|shoot|panic|worry|sweat|rush|hold back|ask(?! (?:me|us|for)\b)|be (?:shy|silly|mad|sad|sorry|so|like))\b(?!.*\b(?:without|before|unless|when|until)\b)[^:`]{0,40}$/i,
  /^no (?:need|rush|offen[cs]e|worries|hard feelings|pun|such|luck|dice|joy|clue|way|can do|biggie|big deal|idea|complaints|thanks|kidding|problem|harm|doubt|wonder|cigar|pressure|biggy)\b[^:`]{0,40}$/i,
  /^(?:slept|woke|feel|felt|works?|worked|runs?|ran|looks?|looked|went) like (?:an?|the|crazy|magic|hell|mad)\b[^,;:`]{0,30}$/i,
  /^makes? (?:\w+ )?sense\b[^,;:`]{0,30}$/i,
  /^(?:i'm|i am|we're) (?:going to|off to|gonna) (?:take|grab|get|have|make) (?:an?|some|my) (?:[a-z]+ )?(?:walk|break|nap|coffee|tea|drink|snack|shower|bite|breather|lunch|dinner|breakfast|sandwich)\b[^,;:`]{0,20}$/i,
  /^(?:i )?(?:really |do )?appreciate (?:the|your|all|how)\b[^,;:`]{0,40}$/i,
  /^get rid of (?:the|that|this|those|these|all)\b[^:`]{0,40}$/i,
  /^(?:just |only |and )*(?:the|your|that|this|those|these) [^,;:`]{1,40},? please[.!]*$/i,
  /^(?:it )?(?:seems|looks|appears) (?:fine|ok|okay|good|right|off|wrong|broken|weird|better|worse|legit|correct|promising|alright|nice|great|cool|neat)\b[^,;:`]{0,40}$/i,
  /^got (?:an?|some|the|another|lots of|tons of|a bunch of|a ton of)(?: (?:[a-z-]+|of)){0,3} (?:errors?|exceptions?|failures?|warnings?|time-?outs?|traces?|messages?)\b[^:`]{0,40}$/i,
  /^remind me\b[^,;:]{0,40}\b(?:this|that|it)\b[^,;:]{0,20}$/i,
  /^(?:no[, ]+|really |honestly |definitely )*not (?:(?:even|a|an|my|that|so|too|very|much|of) )*(?:close|fan|fun|great|happy|helpful|impressed|convinced|good|ideal|pretty|funny|amused|cool|nice|surprised|worth|thing|day|favou?rite|biggest|idea|clue)\b[^,;:]{0,30}$/i,
  /^(?:i|we)(?:'ll| will|'m gonna| am gonna|'m going to| am going to|'m about to| gotta| have to| need to) (?:just |quickly |also |probably |first |then |better |maybe )*(?:ask|check(?! out\b)|look|see|try|think|call|grab|ping|sleep|ponder|google|reboot|restart|paste|send|share|post|copy|scroll|read|reread|re-read|retry|rerun|get (?:some|a|my|back)|come back|let you|leave (?:it|that|this|you)|be (?:back|right|there|here|quick|away|off|honest)|go (?:to (?:bed|sleep|lunch)|home|for|and|get|grab|back))\b(?! (?:for|if|before|when|every|with|after)\b)[^,;:]{0,40}$/i,
  /^(?:(?:i'm|i am|we're) )?(?:just )?(?:pasting|sending|sharing|attaching|posting|uploading|typing|copying|(?:asking|reading|writing) (?:it|this|that|now|through|on|from (?:my|the)|for a friend|the (?:docs?|diff|logs?|file|code|output|manual|source)))\b[^;:`\d]{0,60}$/i,
  /^(?:got|was|were|just got|am) (?:pulled|dragged|sucked|called|distracted|interrupted|sidetracked|stuck|lost|logged|kicked|disconnected|cut off)\b[^;:`\d]{0,60}$/i,
  /^(?:a |an |another |such (?:a |an )?|what (?:a |an )?|pure |total |the )?(?:famous|classic|typical|epic|total|pure|quick|weird|strange|poor|lucky|tough|rough|silly|same old|story of|last|sanity) (?:[\p{L}'-]+ ?){1,4}[.!?]*$/iu,
  /^(?:i'm|i am|we're|we are) in (?:an? |the |such an? |quite an? )(?:bit of an? |real |total |huge )?(?:hurry|rush|mess|pickle|bind|zone|loop|flow|panic|jam|(?:good |bad |weird |great |foul )?mood)\b[^:`]{0,30}$/i,
  /^(?:it |that |this |everything )?(?:sounds?|seems?|smells?|looks?|feels?|reads?) (?:(?:a bit|a little|so|very|really|kinda|kind of|pretty|rather|super) )*[a-z-]+[.!]*$/i,
  /^(?:took|takes) (?!part\b|place\b|care\b|over\b|up\b|on\b|my\b|our\b)[^,;:`]{1,40}$/i,
  /^(?:my|our|the|a|some) [a-z]+(?: [a-z]+)? just (?:walked|came|went|called|rang|died|arrived|woke|showed|started|stopped|popped|kicked)(?: (?:in|up|by|over|back|off|me|again|out|here))*[.!]*$/i,
  /^(?:all|the only thing) (?:i|we) (?:see|get|have|can see|could see)\b[^,;:`]{0,60}$/i,
  /^(?:i|we) (?:only|just|still|now|even|keep|kept) (?:see|get|hear|got|saw|seeing|getting|hearing|having)\b[^,;:`]{0,60}$/i,
  /^(?:and |but |now )*it (?:just |always |still |also |keeps )?(?:log|kick|ask|throw|show|tell|forc|redirect|send|bounc|sign|yell|prompt|block|ignor|eat|reject|push|fail)(?:s|es|ing) (?:for |at |to |out )?(?:me|my)\b[^,;:`]{0,50}$/i,
  /\b(?:it|(?:the )?(?:terminal|compiler|error|browser|console|log)) (?:says|complains|tells me)[.!]*$/i,
  /^(?:i )?couldn't (?:be|agree|ask for|care)\b[^,;:`]{0,30}$/i,
  /^(?:my|our) (?!hobby|passion|sport|job|favou?rite|strength|weakness|dream|wife|husband|partner|son|daughter|kid|child|mother|father|mom|mum|dad|brother|sister|boss|manager|team|company|client|customer|plan|goal)(?:[\p{L}'-]+ ){1,2}(?:is|are) (?:(?:just|now|also|literally|currently|still|again) )*(?!learning|studying|moving|living|working|getting|growing|turning|training|retiring|writing|building|expecting|having|travel|visiting|planning|becoming|teaching|looking for|using|running (?!out|low|late)|going to)[a-z]+ing\b[^:`\d]{0,40}$/iu,
];

const bareClause =
  /^(?:if|when|whenever|as|before|after|once|while|until|unless|whether|although|though|in case|as far as|as long as|as soon as|now that|so that|just when) (?:i|we|you|it|that|this|they|he|she|there|i'm|it's|that's|you're|we're|they're|i've|you've)\b[^,;:]{0,80}$/i;
const tellsWhy =
  /\b(?:yesterday|(?:days?|weeks?|months?|years?) ago|(?:last|next|this) (?:week|month|year|quarter|sprint|weekend|spring|summer|autumn|fall|winter|[a-z]+day|night|morning|evening)|since|due to|so that|for (?:weeks|months|years))\b/i;
const finiteVerbsIn = (sentence: string): number =>
  wordsOf(sentence).filter((word) => canBeFinite(word) || isVerbContraction(word)).length;

const promptOpenings: readonly RegExp[] = [
  /^the following is (?:a|an|the) (?:\w+ ){0,3}(?:conversation|transcript|dialog(?:ue)?|chat|list of (?:instructions|rules|tools))\b/i,
  /^\[?system (?:note|message|prompt|instructions?)\b/i,
  /^important\s?[:!]\s?(?:only )?(?:respond|answer|reply|output|return)\b/i,
  /^you are (?:an?|the|now) (?:\S+ ){0,5}(?:assistant|agent|ai|model|chatbot|bot|expert|engineer|developer|programmer|copilot|tutor|helper|reviewer|specialist|analyst|writer|translator)\b/i,
  /^You are \p{Lu}\S{1,20}(?: \S{1,20}){0,2}(?:, |[.!]?$)/u,
  /^this (?:session|conversation) is (?:being )?continued from\b/i,
  /^(?:act|behave|respond) (?:as|like) (?:an?|if)\b/i,
  /^i want you to (?:act|behave|respond|pretend|play)\b/i,
  /^you will (?:be given|receive|be provided|act|play)\b/i,
  /^your (?:task|job|role|goal|mission) (?:is|will be) to\b(?!.*\b(?:whenever|every time|each time|always|from now on)\b)/i,
  /^you (?:have|are given) (?:access to|been given|the following)\b/i,
  /^(?:respond|answer|reply|output) (?:only )?(?:in|with|using) the following\b/i,
  /^(?:given|using|based on|consider|read) the (?:following|text|context|passage|document|conversation|code|information)\b[^.]{0,40}\b(?:below|above|following|answer|extract|write|list|summari[sz]e|determine|generate|classify)\b/i,
  /^(?:answer the (?:question|following|user)|instructions? for (?:the )?(?:assistant|agent|ai|model))\b/i,
  /^use the following (?:pieces|context|information|documents?|instructions?)\b/i,
  /^(?:du bist ein|tu es un|vous êtes un|eres un|você é um|sei un)\b.{0,40}(?:assistent|agent|expert|assistant|experto|asistente|especialista|esperto)/i,
  /^你是一个|^你是一個|^あなたは.{0,20}(?:アシスタント|専門家)/,
];

const prompts: readonly RegExp[] = [
  /^(?:i want you to|you will|you are going to|your job is to|pretend (?:to be|you are)) (?:act|behave|be given|receive|play|respond|reply|answer|take the role|pretend)\b/i,
  /^ignore (?:all |any )?(?:of )?(?:the |your )?(?:previous|prior|above|earlier) (?:instructions?|prompts?|messages?)\b/i,
  /^(?:(?:important|note|rule|warning)\s?[:!]\s?)(?:you (?:must|should|will)|always|never|do not|only) (?:\w+ )?(?:respond|answer|output|return|reply)\b/i,
  /^(?:your (?:task|job|role|goal) is\b(?!.*\b(?:whenever|every time|each time|always|from now on)\b)|(?:only )?(?:respond|answer|reply) (?:only|the (?:following|question))|only (?:answer|respond|reply|output|return)|you (?:must|should|will) (?:only |always |never )?(?:respond|answer|output|return|reply)|output (?:only|format)|return only|do not (?:include|output|explain)|knowledge cutoff)\b/i,
  /^(?:the (?:user|assistant) (?:asked|wants|said|requested|is asking|should|must|will)|you (?:asked|said|wanted|requested)(?: me)?(?::| to\b))/i,
];

export const isOffer = anyOf(offers);
export const isAnnouncement = anyOf(announcements);
export const isCourtesy = anyOf(courtesies);
export const isAgentRemark = anyOf(agentRemarks);
export const isTalkRemark = anyOf(talkRemarks);
const isUserRemarkByForm = anyOf(userRemarks);
/** A bare condition or time: "before I forget". */
const isBareClause = (sentence: string): boolean =>
  bareClause.test(sentence) &&
  finiteVerbsIn(sentence) === 1 &&
  (sentence.match(/\b(?:i|we|you|it|they|he|she)(?:'\w+)?\b/gi) ?? []).length === 1;
export const isUserRemark = (sentence: string): boolean =>
  !isSpecific(sentence) &&
  !saysItLasts(sentence.replace(/\bnever\b|\boften\b|\bevery time\b/gi, '')) &&
  !tellsWhy.test(sentence) &&
  (isUserRemarkByForm(sentence) || isBareClause(sentence));
/** The first sentence of a prompt: what follows it in the message belongs to it. */
export const opensPrompt = anyOf(promptOpenings);
export const isPrompt = anyOf([...prompts, ...promptOpenings]);
