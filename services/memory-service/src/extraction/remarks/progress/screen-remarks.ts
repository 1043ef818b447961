import { contentWords } from '../../language/content-words.js';
import { momentaryCompanions, momentaryHeads, screenNouns } from '../../language/lexicon/momentary-words.js';
import { isFormIn } from '../../language/lexicon/word-set.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';
import { isSpecific } from '../../language/specific.js';

/*
 * What a user sees on the screen: "the text gets cut off at the bottom", "cursor disappears when I type", "the console
 * is full of red", "getting a 500 now". A thing of the screen that is named by no more than its kind does something,
 * and nothing says that it is meant to.
 */

const spans = 'week|month|year|quarter|sprint|weekend|spring|summer|autumn|fall|winter|[a-z]+day|night|morning|evening';
const timesOfItsOwn = `(?:on|since|last) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|yesterday|tomorrow|tonight|(?:days?|weeks?|months?|years?) ago|(?:last|next|this) (?:${spans})`;
const causes = 'because|since|due to|thanks to|caused?|if|so that|unless|until';
const intentions =
  'by (?:default|design)|on purpose|intend\\w*|supposed|designed|should|must|may|needs? to|ha(?:s|ve) to|instead|rather';
const generality = oneOf(
  'always|usually|only|no longer|across|throughout|all (?:the|our) \\w+s|called|named',
  'every(?!thing| time (?:i|we|you)\\b)\\w*|each(?! time (?:i|we|you)\\b)',
);
/** What it is meant to do, or why it does it. */
const meant = caseless`\b(?:${timesOfItsOwn}|${causes}|${intentions}|${generality})\b|, (?:not|so|as|but)\b`;

const subjectOf = (words: string): string =>
  `^(?:(?:and|but|now|so|also|ok|oh|hm+|then|maybe|for some reason|somehow|suddenly|again)[, ]+)*${words}`;

const conditionsInView = oneOf(
  'off|gone|missing|empty|blank|red|wrong|full of|upside down|cut|away|behind|out of|on top',
  'all over|everywhere|nowhere|too|nothing|two of|twice|double',
);
const doingsInView = "covers?|hides?|blocks?|obscures?|(?:is|are|keeps?|stopped|started|'s) [a-z]+ing";
const denials = "won't|doesn't|don't|isn't|aren't|not|can't";
const ofTheViewer =
  'on my (?:end|side|screen|machine|phone)|(?:when(?:ever)?|every time|each time) (?:i|we)|after (?:i|a|an|the)|as soon as';
/** What can't be a thing's nature, or is told of the one who looks. */
const deviates = caseless`\b(?:${conditionsInView}|${doingsInView}|${denials}|${ofTheViewer})\b`;

const bareOrDefinite = new RegExp(
  subjectOf(
    "(?:(?:the|this|that|my|your|its|whole|entire|other|top|bottom|left|right|main) ){0,4}([a-z-]+)(?:'s| [a-z']+)",
  ),
  'i',
);
const withoutArticle = new RegExp(
  subjectOf("([a-z-]+)(?:'s\\b| (?:is|isn't|was|just|still|now|also|keeps?|gets?|doesn't|won't|can't|[a-z]+[^s]s)\\b)"),
  'i',
);

const odd = oneOf(
  'weird|strange|odd|funny|annoying|ugly|random|extra|big|huge|giant|tiny|white|black|red|green|yellow|gr[ae]y|blank|empty',
  'message|warning|error|popup|underline|squiggle|gap|space|line|scrollbar|border|shadow|overlap',
  'flash|flicker|delay|lag|glitch|jump',
);
/** "It says permission denied", "the console shows nothing", "there's a weird gap" */
const sayings: readonly RegExp[] = [
  new RegExp(
    subjectOf('it(?: now| just| still| only)? (?:says?|said|complains?|prints?|reads|spits? out)\\b[^:]{0,60}$'),
    'i',
  ),
  new RegExp(
    subjectOf(
      '(?:(?:the|my) )?(?:terminal|console|shell|browser|screen|page|logs?|error|message|output|compiler|editor|ide|linter|popup|dialog)(?: now| just| still| only)? (?:says?|said|complains?|shows?|reads|displays?|tells? me|spits? out|prints?|throws?|returns?|gives?(?: me)?)\\b[^:]{0,60}$',
    ),
    'i',
  ),
  caseless`^(?:(?:and|but|now|so) )*there(?:'s| is| are| seems to be) (?:now |still |also |just )?(?:an?|some|this|two|like) (?:(?:really|very|super|kind of|so) )*${odd}\b[^:\`\d]{0,50}$`,
];
const answering = oneOf(
  'it|that|this|status(?: code)?',
  'the (?:link|page|url|site|button|redirect|status|status code|response)',
);
const leads = oneOf(
  'takes|took|leads|led|sends|sent|redirects|redirected|brings|brought|goes|went|lands|landed',
  'throws|threw|shows|showed|gives|gave|returns|returned|is|was',
);
/** "The link leads to a 404": the status of an answer that was just received. */
const ledToStatus = caseless`^(?:(?:and|but|now|so)[, ]+)*${answering}(?: (?:just|now|still|only|always))* ${leads}(?: me| us)?(?: (?:to|with|back|on|at))?(?: an?)? (?:http )?[1-5]\d\d(?: (?:page|error|again|now|not found))*[.!…]*$`;
/**
 * "I get an ECONNREFUSED when I hit the endpoint", "now it complains about line 12", "it looks the same in Firefox".
 */
const seenNow: readonly RegExp[] = [
  /^(?:(?:[Aa]nd|[Bb]ut|[Nn]ow|[Ss]o|[Ss]till)[, ]+)*(?:I'm|I|i|we|We)(?: (?:still|now|just|also|keep))* (?:get|got|getting|see|seeing|hit|hitting)(?: an?| the| this| that| another)? `?(?:[A-Z][A-Z_]{4,}|[A-Z]\w{2,40}(?:Error|Exception))`?(?: (?:error|exception|again|now|instead|here|too|there|every time))*(?: (?:when|after|if|once|as soon as|from|on) (?:i|I|it|that|the)\b[^,;:]{0,40})?[.!…]*$/,
  /^(?:and |but )?now (?:it|that|this|everything|the (?:[a-z-]+ )?[a-z-]+)(?:'s| is| just| only| also)* (?:complain|say|throw|show|print|ask|fail|hang|crash|give|point|refuse|yell|whin|freez|stop|tell)(?:s|es|ing)\b[^;:]{0,60}$/i,
  /^(?:it|that|this|everything)(?:'s| is| looks?| behaves?| does| works?| happens?)(?: still| all| exactly| just)* (?:the (?:exact )?same|identical|no different|not different|just as (?:bad|slow|broken)) (?:in|on|with|for|over|under|without) [^,;:]{1,24}$/i,
];
const isSeenNow = anyOf(seenNow);
const getting = '(?:get|got|getting|gets|see|saw|seeing|receiving)(?: back)?';
const howMany = 'an?|the|some|another|lots of|nothing but|only';
const behindStatus = oneOf(
  'errors?|responses?|status|codes?|now|again|instead|here|too|back|everywhere|this time|from it',
  'when i (?:try|do|run|click|open) (?:it|that|this)',
);
/** "Getting a 500 now" */
const gotStatus = caseless`^(?:(?:and|but|now|so|ok|still|just|hm+|oh|great)[, ]+)*(?:(?:i'm|i am|i|we|we're) )?(?:(?:still|now|just|only|keep) )*${getting} (?:(?:${howMany}) )?(?:http )?[1-5]\d\ds?(?: ${behindStatus})*[.!…]*$`;

/** "Somebody is mowing the lawn", "compiler is yelling at me", "my headphones died", "everything moved to the left". */
const happens: readonly RegExp[] = [
  new RegExp(
    subjectOf(
      '(?:the|my|whole|entire|this) (?:[a-z-]+ )?(?:page|screen|tab|window|view|canvas|app|site|form|modal|preview)(?: (?:just|now|still|all|completely|totally))* (?:is|goes|went|stays|turns|turned|comes up|came up|shows up|loads)(?: (?:just|now|still|all|completely|totally))* (?:white|black|blank|dark|empty)(?: (?:now|again|for me|here|on my end|on (?:his|her|their) end|too))*[.!…]*$',
    ),
    'i',
  ),
  new RegExp(
    subjectOf(
      '(?:everything|all of it|half of it|the whole thing)(?: (?:just|now|suddenly|has|is))* (?!uses?\\b)[a-z]+(?:ed|ing|nt|ew|oke|ose)\\b[^:`]{0,50}$',
    ),
    'i',
  ),
  new RegExp(subjectOf("(?:somebody|someone)(?: is|'s) [a-z]+ing\\b[^:`]{0,50}$"), 'i'),
  new RegExp(
    subjectOf(
      `(?:my|the|your) (?:${[...screenNouns].join('|')})(?: (?:just|now|suddenly|has|have|only))* (?:died|went|froze|broke|stopped|started|crashed|vanished|got|turned|moved|jumped|[a-z]+ed)\\b[^:]{0,50}$`,
    ),
    'i',
  ),
];

const isOrGoes = 'is|are|looks?|goes|gets?|turns?|stays?|becomes?|comes up|shows up';
const seenConditions = oneOf(
  'empty|blank|gone|missing|white|black|red|frozen|stuck|broken|unresponsive|gr[ae]yed out|cut off',
  'wrong|off|weird|undefined|null',
);
const seenDoings = 'disappears?|flickers?|crashes|freezes|hangs|jumps|vanishes|glitches|blinks';
const seenState = oneOf(
  `(?:${isOrGoes}) (?:(?:just|all|completely|totally|suddenly|still) )*${seenConditions}`,
  "(?:doesn't|don't|isn't|aren't|won't|can't) [a-z]+",
  seenDoings,
);
/** "The graph is empty when I open the dashboard": what one sees who does it, whatever it is. */
const seenWhen = caseless`^(?:(?:and|but|now|so|also)[, ]+)*(?:the|this|that|my|your) (?:[a-z-]+ ){1,3}${seenState}\b[^,;:]{0,20} (?:when(?:ever)?|after|once|as soon as|every time|each time) i\b[^,;:]{0,40}$`;
/** It is meant to, all the same. */
const meantToBe = /\b(?:because|since|due to|by design|on purpose|should|must|supposed)\b/i;

const says = anyOf([...sayings, ...happens]);
const maxCharacters = 120;
const maxOtherContent = 1;

/** Whether a user reports what is on the screen, with nothing to tell it by. */
export function isScreenRemark(sentence: string, names: ReadonlySet<string>): boolean {
  if (sentence.length > maxCharacters) return false;
  if (isSeenNow(sentence) || gotStatus.test(sentence) || ledToStatus.test(sentence)) return true;
  if (isSpecific(sentence)) return false;
  if (seenWhen.test(sentence) && !meantToBe.test(sentence)) return true;
  if (meant.test(sentence)) return false;
  return says(sentence) || isComplaint(sentence, names);
}

const isScreen = (word = ''): boolean => isFormIn(word, screenNouns);
const isMomentaryWord = (word = ''): boolean => isFormIn(word, momentaryHeads) || isFormIn(word, momentaryCompanions);

/** "Tooltips are off on touch devices": of a kind, on a kind of thing. */
const onDevices =
  /^(?!the\b|my\b|this\b|that\b)[a-z-]+ (?:[a-z-]+ ){0,6}on (?:mobile|desktop|tablets?|phones?|touch|small|large|print|wide)\b/i;

function isComplaint(sentence: string, names: ReadonlySet<string>): boolean {
  if (onDevices.test(sentence)) return false;
  const noun = (bareOrDefinite.exec(sentence)?.[1] ?? '').toLowerCase();
  const bare = (withoutArticle.exec(sentence)?.[1] ?? '').toLowerCase();
  const content = contentWords(sentence, names);
  const others = content.filter((word) => !isMomentaryWord(word)).length;
  const opensWithScreen =
    !/^(?:i|we|you|they|he|she)\b/i.test(sentence) &&
    (isScreen(content[0]) || (isMomentaryWord(content[0]) && isScreen(content[1])));
  if (!opensWithScreen) return false;
  if (screenNouns.has(bare) && others === 0) return true;
  return noun !== '' && deviates.test(sentence) && others <= maxOtherContent;
}
