/*
 * Sentences of passing worth, by their form: offers, announcements, status, prompts. Every pattern is anchored at the start of the
 * sentence, or of bounded repetition.
 */

const offers: readonly RegExp[] = [
  /^(?:just |please )?(?:let me know|feel free|don'?t hesitate|do not hesitate|reach out|ping me|tell me (?:if|when))\b/i,
  /^(?:i'?m |i am |we're |always |more than )?(?:happy|glad|here|ready|available) to (?:help|assist|answer|support)\b/i,
  /^(?:i hope (?:this|that|it|you)|hope (?:this|that|it|you))\b/i,
  /^if you(?:'d| would| have| need| run| want| encounter| face| like| could| can).{0,100}(?:question|help|assist|issue|let me know|feel free|anything|clarif|support|share|provide)/i,
  /^(?:would|do) you (?:like|want) (?:me )?to\b/i,
  /^(?:does|did|is) (?:that|this|it) (?:help|make sense|work|clear|answer)\b/i,
  /^(?:sag|sagen sie) (?:mir )?bescheid|^lass(?:en sie)? (?:es )?mich wissen|^n'hésitez pas|^no dudes en|^não hesite|^non esitare/i,
];

const announcements: readonly RegExp[] = [
  /^(?:here(?:'s| is| are)|below (?:is|are)|see below|the following|this is what i (?:have|got))\b/i,
  /^(?:just )?(?:one|two|three|four|a few|a couple of|some|quick|another|several|small)(?: more| other| quick| small| little)? (?:\w+ )?(?:things?|points?|notes?|remarks?|questions?|background|context|updates?|fyi|heads[- ]up|facts?|details?)\b[^:]{0,40}$/i,
  /^(?:first|next|then|finally|now),? (?:some|a bit of|the) (?:background|context)\b/i,
  /^there (?:are|is|were) (?:a couple|a number|several|many|various|lots|a few|two|three|four|multiple|different|plenty|some)(?: of)? (?:\w+ ){0,2}(?:ways?|options?|approaches|things?|strategies|steps|methods|reasons|possibilities|factors|aspects|points|considerations)\b/i,
];

const working =
  'run|check|double-check|look|work|read|search|start|try|open|inspect|investigate|build|compile|install|fetch|wait|retry|rerun|re-run|execute|scan|analy[sz]e|review|think|proceed|update|fix|write|create|add|edit|test|deploy|commit|push|apply|go|begin|continue|debug|examine|explore|dig|verify|implement|refactor|dive|take|see|get|do|break|walk|clarify|summari[sz]e|outline|tackle|revisit|compare';
const workingNow =
  'running|checking|looking|reading|searching|waiting|installing|building|compiling|fetching|opening|retrying|re-?running|executing|analy[sz]ing|loading|starting|verifying|investigating|updating|fixing|writing|creating|adding|editing|testing|deploying|committing|pushing|applying|debugging|examining|exploring|digging|thinking|processing|generating|downloading|uploading|formatting|linting|refactoring|scanning|working';

const statuses: readonly RegExp[] = [
  /^(?:(?:ok(?:ay)?|now|so|alright|great|first|next|then|and),? )?(?:let me|lemme|allow me to)\b/i,
  new RegExp(`^(?:(?:ok(?:ay)?|now|so|alright|great|first|next|then),? )?(?:let's|let us)\\s+(?:now |first |quickly |just |also |then )?(?:${working})\\b`, 'i'),
  new RegExp(`^(?:now )?(?:${workingNow})(?:\\s(?:the|it|that|this|your|them|all|on|with|for|now|into|at|tests?)\\b[^,;]{0,60})?(?:\\.{3}|…|\\.|!)*$`, 'i'),
  new RegExp(`^(?:${workingNow})\\b[^,;]{0,60}(?:\\.{3}|…)$`, 'i'),
  new RegExp(`^(?:ok(?:ay)?,? |now,? )?(?:i'?m |i am |we'?re |we are )(?:now |currently |still |just |about to |going to )*(?:${workingNow}|${working})\\b.{0,80}\\b(?:now|right now|at the moment|again|in a (?:sec|second|moment|minute))\\b[.!…]*$`, 'i'),
  /^(?:done|fixed|finished|completed|complete|ready|all set|all good|all done|success|merged|pushed|deployed|on it|working on it|got it|found it|noted|will do|one (?:moment|sec|second|minute)|hold on|hang on|back|brb|be right back|give me a)\b[^,;:]{0,24}$/i,
  /^(?:all |the )?(?:\d+ )?(?:unit |integration |e2e )?(?:tests?|specs?|checks?|suites?|build|lint(?:er|ing)?|type ?checks?|pipeline|ci)\b(?: (?:is|are|has|have|all|now|just|still))* (?:pass(?:es|ed|ing)?|green|fail(?:s|ed|ing)?|red|succeed(?:s|ed)?|clean|running|finished|done|complete[sd]?)\b[^,;]{0,20}$/i,
  /^\d[\d,.]*\s?(?:\/|of|out of)\s?\d[\d,.]*\b.{0,50}\b(?:done|processed|complete[d]?|finished|passed|passing|failed|left|remaining|to go)\b/i,
  /^\d{1,3}\s?%\s(?:done|complete[d]?|finished|processed)\b/i,
  /^(?:das|die|ich|wir) (?:tests? )?(?:lasse|lass|führe|prüfe|schaue|starte|laufen|läuft)\b.{0,50}\b(?:jetzt|gerade|nun)\b/i,
  /^(?:je (?:lance|vérifie|regarde)|estoy (?:ejecutando|revisando|mirando)|voy a (?:ejecutar|revisar|mirar)|estou (?:executando|verificando)|sto (?:eseguendo|controllando))\b/i,
];

/** What only an agent says: of its work in progress, and to fill a reply. */
const agentRemarks: readonly RegExp[] = [
  /^(?:(?:now|ok(?:ay)?|first|next|then|great|so),? )?(?:i'?ll|i will|i'?m going to|i am going to|we'?ll|i need to|i can (?:also|help|see|do)|i should|i'?m (?:now|going|looking|checking|working|running|reading|not sure))\b/i,
  new RegExp(`^(?:let's|let us)\\s+(?!use\\b|go with\\b|keep\\b|stick\\b)`, 'i'),
  /^(?:(?:first|then|next),? )?i(?:'ve| have)? (?:just )?(?:went through|looked (?:at|through|into)|walked through|reviewed|checked|read|understand|see|notice|can see|reproduced)\b[^,;:]{0,60}$/i,
  /^(?:it (?:looks|seems|sounds) like you|it'?s (?:great|good|wonderful|understandable|natural|important to remember|commendable|completely)|you'?re (?:right|welcome|on the right track|absolutely)|that'?s (?:a |an )?(?:great|good|excellent|wonderful|fantastic|thoughtful|understandable|perfect))\b/i,
  /^(?:certainly|of course|absolutely|great question|good question|what a)\b/i,
  /^by (?:following|using|implementing|incorporating|adding|considering|taking|applying|focusing|breaking|combining|carefully|addressing|understanding|setting|maintaining|practicing|engaging|making|balancing|doing)\b.{0,240}\byou (?:can|will|should|'ll|are|may)/i,
  /^(?:it|this|that) (?:could|might|may) be\b/i,
  /^(?:this|these|the above) (?:approach|steps?|strateg(?:y|ies)|tips?|suggestions?|changes?|plan|adjustments|improvements) (?:will|should|can|ensures?|helps?|provides?|allows?|may)\b/i,
  /^overall,? (?:this|it|the|your)\b[^,;:]{0,60}\b(?:looks?|is|seems?|was)\b[^,;:]{0,30}$/i,
];

const prompts: readonly RegExp[] = [
  /^you are (?:an?|the|now) (?:\S+ ){0,5}(?:assistant|agent|ai|model|chatbot|bot|expert|engineer|developer|programmer|copilot|tutor|helper|reviewer)\b/i,
  /^(?:your (?:task|job|role|goal) is|(?:only )?(?:respond|answer|reply) (?:only|in|with|the (?:following|question))|only (?:answer|respond|reply|output|return)|you (?:must|should|will) (?:only |always |never )?(?:respond|answer|output|return|reply)|output (?:only|format)|return only|do not (?:include|output|explain)|knowledge cutoff)\b/i,
  /^(?:the user (?:asked|wants|said|requested|is asking)|you (?:asked|said|wanted|requested)(?: me)?(?::| to\b))/i,
  /^du bist ein\b.{0,40}(?:assistent|agent|experte)|^tu es un assistant|^eres un asistente|^你是一个|^你是一個|^あなたは.{0,20}アシスタント/i,
];

const matchesAny = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text));

export const isOffer = (sentence: string): boolean => matchesAny(offers, sentence);
export const isAnnouncement = (sentence: string): boolean => matchesAny(announcements, sentence);
export const isStatus = (sentence: string): boolean => matchesAny(statuses, sentence);
export const isAgentRemark = (sentence: string): boolean => matchesAny(agentRemarks, sentence);
export const isPrompt = (sentence: string): boolean => matchesAny(prompts, sentence);
/** The first sentence of a prompt: what follows in its paragraph belongs to it. */
export const opensPrompt = (sentence: string): boolean => prompts[0]?.test(sentence) === true || prompts.at(-1)?.test(sentence) === true;
