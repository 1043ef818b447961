import { contentWords } from '../language/content-words.js';
import { momentaryCompanions, momentaryHeads, screenNouns } from '../language/lexicon/momentary-words.js';
import { isFormIn } from '../language/lexicon/word-set.js';
import { anyOf } from '../language/pattern-set.js';
import { isSpecific } from '../language/specific.js';

/*
 * What a user sees on the screen: "the text gets cut off at the bottom", "cursor disappears when I type", "the console is full of red",
 * "getting a 500 now". A thing of the screen that is named by no more than its kind does something, and nothing says that it is meant to.
 */

/** What it is meant to do, or why it does it. */
const meant =
  /\b(?:yesterday|(?:days?|weeks?|months?|years?) ago|(?:last|next|this) (?:week|month|year|quarter|sprint|weekend|spring|summer|autumn|fall|winter|[a-z]+day|night|morning|evening)|tomorrow|tonight|because|since|due to|thanks to|caused?|by (?:default|design)|on purpose|intend\w*|supposed|designed|should|must|may|needs? to|ha(?:s|ve) to|always|usually|every(?!thing| time (?:i|we|you)\b)\w*|each(?! time (?:i|we|you)\b)|only|unless|until|if|so that|instead|rather|called|named|no longer|across|throughout|all (?:the|our) \w+s)\b|, (?:not|so|as|but)\b/i;

const subjectOf = (words: string): string =>
  `^(?:(?:and|but|now|so|also|ok|oh|hm+|then|maybe|for some reason|somehow|suddenly|again)[, ]+)*${words}`;

/** What can't be a thing's nature, or is told of the one who looks. */
const deviates =
  /\b(?:off|gone|missing|empty|blank|red|wrong|full of|upside down|covers?|hides?|blocks?|obscures?|all over|everywhere|nowhere|cut|away|behind|out of|won't|doesn't|don't|isn't|aren't|not|can't|too|nothing|two of|twice|double|on top|on my (?:end|side|screen|machine|phone)|(?:when(?:ever)?|every time|each time) (?:i|we)|after (?:i|a|an|the)|as soon as|(?:is|are|keeps?|stopped|started|'s) [a-z]+ing)\b/i;

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
  /^(?:(?:and|but|now|so) )*there(?:'s| is| are| seems to be) (?:now |still |also |just )?(?:an?|some|this|two|like) (?:(?:really|very|super|kind of|so) )*(?:weird|strange|odd|big|huge|giant|tiny|ugly|random|extra|white|black|red|green|yellow|gr[ae]y|underline|squiggle|popup|message|warning|error|blank|empty|funny|annoying|gap|space|line|scrollbar|border|flash|flicker|delay|lag|glitch|jump|blank|shadow|overlap)\b[^:`\d]{0,50}$/i,
];
/** The status of an answer that was just received. */
const ledToStatus =
  /^(?:(?:and|but|now|so)[, ]+)*(?:it|that|this|status(?: code)?|the (?:link|page|url|site|button|redirect|status|status code|response))(?: (?:just|now|still|only|always))* (?:takes|took|leads|led|sends|sent|redirects|redirected|brings|brought|goes|went|throws|threw|shows|showed|gives|gave|returns|returned|lands|landed|is|was)(?: me| us)?(?: (?:to|with|back|on|at))?(?: an?)? (?:http )?[1-5]\d\d(?: (?:page|error|again|now|not found))*[.!…]*$/i;
/** "I get an ECONNREFUSED when I hit the endpoint", "now it complains about line 12", "it looks the same in Firefox". */
const seenNow: readonly RegExp[] = [
  /^(?:(?:[Aa]nd|[Bb]ut|[Nn]ow|[Ss]o|[Ss]till)[, ]+)*(?:I'm|I|i|we|We)(?: (?:still|now|just|also|keep))* (?:get|got|getting|see|seeing|hit|hitting)(?: an?| the| this| that| another)? `?(?:[A-Z][A-Z_]{4,}|[A-Z]\w{2,40}(?:Error|Exception))`?(?: (?:error|exception|again|now|instead|here|too|there|every time))*(?: (?:when|after|if|once|as soon as|from|on) (?:i|I|it|that|the)\b[^,;:]{0,40})?[.!…]*$/,
  /^(?:and |but )?now (?:it|that|this|everything|the (?:[a-z-]+ )?[a-z-]+)(?:'s| is| just| only| also)* (?:complain|say|throw|show|print|ask|fail|hang|crash|give|point|refuse|yell|whin|freez|stop|tell)(?:s|es|ing)\b[^;:]{0,60}$/i,
  /^(?:it|that|this|everything)(?:'s| is| looks?| behaves?| does| works?| happens?)(?: still| all| exactly| just)* (?:the (?:exact )?same|identical|no different|not different|just as (?:bad|slow|broken)) (?:in|on|with|for|over|under|without) [^,;:]{1,24}$/i,
];
const isSeenNow = anyOf(seenNow);
const gotStatus =
  /^(?:(?:and|but|now|so|ok|still|just|hm+|oh|great)[, ]+)*(?:(?:i'm|i am|i|we|we're) )?(?:(?:still|now|just|only|keep) )*(?:get|got|getting|gets|see|saw|seeing|receiving)(?: back)? (?:(?:an?|the|some|another|lots of|nothing but|only) )?(?:http )?[1-5]\d\ds?(?: (?:errors?|responses?|status|codes?|now|again|instead|here|too|back|everywhere|this time|from it|when i (?:try|do|run|click|open) (?:it|that|this)))*[.!…]*$/i;

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

/** "The graph is empty when I open the dashboard": what one sees who does it, whatever it is. */
const seenWhen =
  /^(?:(?:and|but|now|so|also)[, ]+)*(?:the|this|that|my|your) (?:[a-z-]+ ){1,3}(?:(?:is|are|looks?|goes|gets?|turns?|stays?|becomes?|comes up|shows up) (?:(?:just|all|completely|totally|suddenly|still) )*(?:empty|blank|gone|missing|white|black|frozen|stuck|wrong|off|cut off|broken|undefined|red|gr[ae]yed out|unresponsive|null|weird)|(?:doesn't|don't|isn't|aren't|won't|can't) [a-z]+|disappears?|flickers?|crashes|freezes|hangs|jumps|vanishes|glitches|blinks)\b[^,;:]{0,20} (?:when(?:ever)?|after|once|as soon as|every time|each time) i\b[^,;:]{0,40}$/i;

const says = anyOf([...sayings, ...happens]);
const maxCharacters = 120;
const maxOtherContent = 1;

/** Whether a user reports what is on the screen, with nothing to tell it by. */
export function isScreenRemark(sentence: string, names: ReadonlySet<string>): boolean {
  if (sentence.length > maxCharacters) return false;
  if (isSeenNow(sentence) || gotStatus.test(sentence) || ledToStatus.test(sentence)) return true;
  if (isSpecific(sentence)) return false;
  if (
    seenWhen.test(sentence) &&
    !/\b(?:because|since|due to|by design|on purpose|should|must|supposed)\b/i.test(sentence)
  )
    return true;
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
