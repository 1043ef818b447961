import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

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

const leadingOn =
  '(?:(?:before|since|as|because|now that|so that|while|if|after|first|first of all|to start|for context|dear all|dear team|hi all|hello everyone|hello everybody)\\b[^.;:!?]{0,110}(?:, | (?=i (?:should|ought|must|had|would|want|need)\\b)))?';
const intent =
  "(?:let me|i(?:['’]?d| would| should)(?: (?:also|just|quickly|briefly))? (?:like|love) to|i (?:should|ought to|must|need to|have to|had better|want to|wanted to|shall|will|am going to)|i['’]ll|i['’]d better|i thought i(?:['’]?d| would)? (?:should )?|allow me to)";
const manner = '(?: (?:just|also|quickly|briefly|first|now|here|probably|perhaps|maybe|better|at least))*';
const about =
  '(?: (?:a (?:little|bit|few (?:words|things|lines))|some(?: more)?|(?:a bit |a little )?more|something))?';
const telling =
  '(?:(?:explain|describe|outline|set out|sketch|summari[sz]e|recap|go over|sum up|spell out|lay out|introduce)(?: to you| for you| you)?|(?:tell|show|give|write)(?: to)? (?:you|everybody|everyone)|write down|note down|put down|jot down|say|correct (?:the (?:picture|impression))|provide|share)';
const whatFollows =
  '(?:how|what|who|why|where|which|(?:a (?:few|little|bit|couple)|some|the|our|my|an?|two|three|four) (?:[\\p{L}-]+ ){0,3}?(?:context|background|details?|setup|set-up|situation|story|words|things|picture|overview|rules|points|notes?|facts|history|basics|changes|idea|information|info))';
/** "Before we go on I should describe the setup", "I had better tell you how we calculate so that you need not guess" */
const announcesAtLength = caselessUnicode`^${led}${leadingOn}${intent}${manner} ${telling}${about} ${whatFollows}(?!\p{L})[^:;]{0,120}$`;
const counted =
  '(?:a few|a couple of|some|two|three|four|five|several|one or two)(?: (?:more|quick|short|small|other))?';
/** "A few words about me, since we'll be working together", "Two things from the meeting", "here is how our office works" */
const headsAlone = caselessUnicode`^${led}${leadingOn}(?:${oneOf(
  `(?:(?:here (?:is|are|come)|there (?:is|are)|these are) )?${counted} (?:words|things|points|notes|changes|remarks|updates|lines)(?: (?:about|from|on|regarding|concerning|around) [^:;.]{1,60})?(?:,? (?:before|since|as|because|so that|nevertheless|though|first|now|too|still) ?[^:;]{0,60})?`,
  // "Before you touch it, please note a few house rules", "there are three conventions for commits"
  `(?:(?:please|pls|just) )*(?:note|mind|remember|observe|respect|be aware of|(?:keep|bear) in mind|there (?:is|are)|here (?:is|are)|i have|we have) ${counted} (?:[\\p{L}-]+ ){0,2}(?:rules|conventions|things|points|principles|constraints|habits|customs|quirks|wishes|requests)(?: (?:for|about|on|of|in|regarding|with) [^:;.,]{1,60})?[:]?`,
  // "I have to be strict about a few things"
  `(?:i|we)(?: (?:have|need|want|like) to|[\u2019\u0027]ll| will| must)? be (?:very |rather |quite |really )?(?:strict|clear|careful|precise|explicit|firm|particular|picky) (?:about|on|with) ${counted} (?:things|points|rules|details)`,
  // "new project, here's the setup"
  `(?:new (?:project|repo|job|team|machine)[,.:!]? )?here(?: is| are|[\u2019\u0027]?s) (?:the|my|our|an?|some)(?: [\\p{L}-]+){0,2} (?:set-?up|stack|rules|conventions|rundown|overview|context|background|situation|facts|basics|summary|layout|inventory|brain ?dump)(?: (?:fyi|btw|so far|for now|for you|again|in short))?[:]?`,
  'here(?: is|[\u2019\u0027]s) (?:how|what|who|why) (?:[\\p{L}\u2019\u0027]+ ){1,8}?(?:works?|need to know|should know|have to know|looks?|goes|agreed|decided|stand|are|is)',
  'the (?:reason|rule|background|idea|setup|story|short version|point) is (?:quite |very |really |pretty )?(?:simple|easy|short|this|as follows|the following)',
)})[\s.!…]*$`;
/** The same in other languages: "Le explico cómo trabajamos", "Ich erkläre kurz, wie wir arbeiten". */
const announcesAbroad = caselessUnicode`^${led}(?:${oneOf(
  '(?:le|te|os|les) (?:explico|cuento|resumo)(?: (?:un poco|brevemente))? (?:cómo|qué|por qué|quién|lo que)',
  '(?:gostaria|gostava|queria) de (?:deixar (?:registad[ao]s?|claro|aqui)|explicar|contar|anotar) (?:algumas?|uns|umas|o que|como|quem|alguns)',
  'ich (?:erkläre|schildere|beschreibe|erzähle)(?: (?:dir|euch|ihnen|hier|mal|kurz|noch))*,? (?:wie|was|wer|warum|die lage|den aufbau|den stand|den hintergrund)',
  'je (?:vous|t[\u2019\u0027]|te) ?(?:explique|raconte|résume|décris)(?: (?:un peu|vite fait|rapidement|brièvement))? (?:comment|ce qu|pourquoi|qui|la situation|le contexte)',
  '(?:vi|ti) (?:spiego|racconto|riassumo)(?: (?:un po[\u2019\u0027]|brevemente))? (?:come|che cosa|cosa|perché|chi|la situazione)',
  'ik (?:leg|vertel|beschrijf)(?: (?:je|jullie|even|kort|uit))* (?:hoe|wat|wie|waarom)',
)})(?!\p{L})[^:;]{0,120}$`;

const thatIs = "that(?:['’]?s| is| was)";
/** ", thats it thats the list" */
const isAll = caselessUnicode`[,.;]? (?:and |so |ok )?${thatIs} (?:it|all|everything|the (?:whole |full |entire )?list)(?:[,.!]? (?:and )?${thatIs} (?:it|all|everything|the (?:whole |full |entire )?list))*(?: (?:lol|haha|for now|folks|really|basically))*[\s.!…\p{Extended_Pictographic}\uFE0F]*$`;

/** Whether a sentence tells of the message and of nothing else. */
export const isAboutMessage = (sentence: string): boolean =>
  ofTyping.test(sentence) ||
  announces.test(sentence) ||
  (sentence.length <= maxAnnouncementCharacters &&
    [announcesAtLength, headsAlone, announcesAbroad].some((form) => form.test(sentence)));

const maxAnnouncementCharacters = 240;

/** How far from the end a sentence may say that it was all. */
const maxEndCharacters = 80;

/** A sentence without the words that tell that it was all. */
export function withoutThatIsAll(sentence: string): string {
  const from = Math.max(0, sentence.length - maxEndCharacters);
  const at = isAll.exec(sentence.slice(from))?.index;
  return at === undefined || from + at === 0 ? sentence : sentence.slice(0, from + at);
}
