import { hasFiniteVerb } from '../../language/finite-verb.js';
import { verbForm } from '../../language/lexicon/english-verbs.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { boundsCommission, isCommission } from './commissioned-texts.js';
import { asksForMadeUp } from './made-up-data.js';

/*
 * Requests that are bound to this once: "skip the load tests this round", "use commas in this paragraph", "run the
 * export once more", "swap the parser and see what breaks". Whatever reason is given, and however much they name, they
 * are over when they are done.
 */

const textInView = oneOf(
  'paragraph|snippet|reply|answer|message|screenshot|mockup|draft|sentence|e-?mail|mail|letter|example|response|caption|headline|slide|chapter|section',
);
const thisOnce = oneOf(
  '(?:just |only )?this (?:once|round|time around|one time)',
  '(?:just |only )?for this (?:one |single )?(?:run|round|test|demo|screenshot|mockup|try|build|deploy|call|meeting)(?=[.,;:!?]|$| (?:and|but|so|only|please|as|because|since)\\b)',
  `(?:just |only )?(?:in|for) (?:this|that|your last|the last|that last|this last) (?:one |single |first |second |last )?${textInView}(?=[^\\w-]*$|[,.;:!?]|,? (?:and|but|so|only|please|for|it|that|as|with|of|to|is|instead)\\b)`,
  'once (?:more|again)|one (?:more|last) time|yet again',
  '(?:and|then) see (?:what|if|whether|how)',
  '(?:in|on|to) an? (?:scratch|throw-?away|temporary|temp|test) (?:branch|file|folder|copy)',
);
const boundToOnce = caseless`\b${thisOnce}\b`;
/** "Ignore the screenshot", "don't bother with the footer": of what is in view. */
const leavesAside = caseless`^(?:(?:please|and|but|ok|oh|sorry)[, ]+)*(?:(?:ignore|disregard|forget) (?:the|that|this|my) (?:first |second |last |other |old )?(?:screenshots?|pastes?|typos?|attachments?|pictures?|photos?|snippets?|recording)\b|(?:don't|do not|dont) bother (?:with|about) (?:the|this|that|those|these|it|them)\b[^,;:]{0,24}[.!…]*$)`;
const politeOpening =
  /^(?:please|pls|plz|now|then|also|just|ok|okay|first|next|and|so|thanks|great|yes|no|but|maybe|quickly|before you (?:answer|start|begin|reply|go on)[:,])[, ]+/i;
const opensWithOnce = /^(?:just |only )?(?:this once|for this [a-z]+|this time(?: around)?),? /i;

const pieceOfWork = oneOf(
  'file|script|regexp?|query|summary|table|list|diagram|draft|example|snippet|test|function|component|class|module|config',
  'readme|e-?mail|reply|mail|outline|diff|patch|command|translation|chart|plot|overview|sketch|template|checklist',
);
/** "compose file for the archive pls, app and postgres": a thing to be made, and no verb. */
const asksForPiece = caseless`^(?:(?:an?|the|some|one|another|short|quick|small|new) )*(?:[\w-]+ ){0,2}(?:${pieceOfWork})\b(?![^,.;:!?]{0,60} (?:in|as|without|with) )[^,.;:!?]{0,60},? (?:pls|plz|please)(?=[,.!]|$)`;

const tells = /\b(?:is|are|was|were|has|have|must|should|only|no|not)\b/i;

const device = 'lights?|lamps?|radio|tv|television|music|volume|fan|speakers?|heater|blinds|kettle';
/** "Turn the volume down", "play the next song": what an assistant in the room is asked this minute. */
const asksDevice = caseless`^(?:(?:hey|ok|okay) [a-z]+ )?${oneOf(
  `(?:turn|switch|dim) (?:(?:on|off|up|down) )?(?:the|my|all the) (?:[a-z-]+ )?(?:${device})`,
  '(?:play|skip|pause|repeat) (?:the|this|that|some) (?:(?:next|last|previous) )?(?:song|track|music|album|playlist|one)',
)}\b`;

/** "close OPS-871 please", "merge #42": one ticket by its number, and nothing else. */
const ofOneTicket =
  /^(?:close|reopen|merge|re-?run|retrigger|unassign|resolve|comment on|link) (?:the )?(?:ticket |issue |pr |mr |pull request |job |story |bug )?(?:#?\d{1,6}|[a-z]{2,8}-\d{1,6})(?:,? (?:then|now|please|pls|plz|as well|too|thanks|thx))*[.!]*$/i;

const meantToLast =
  /\b(?:always|never|every|each|from now on|going forward|in (?:the )?future|by default|remember|whenever)\b/i;
/** "Turn off the lights when we leave", "at night" */
const saysWhen = /\b(?:when|if|after|before|at night|on \w+days?|because|weekdays?|mornings?|evenings?)\b/i;
const stepOf = '(?:this|that|it|the (?:rest|change|edit|rename|script|migration|refactoring))';
const isOver =
  "(?:'s|s| is| are| has been)? ?(?:all )?(?:done|finished|ready|through|over|in|merged|green|works?|passes|passed|ran|runs)";
const comesAfter = oneOf(
  '(?:and )?(?:then|next|afterwards?|finally|lastly|second|third)',
  `(?:right )?(?:after|before) (?:this|that|it)(?: one)?`,
  `(?:once|when|as soon as|after) ${stepOf}${isOver}`,
  "(?:once|when|as soon as|after) you(?:'re| are| have|'ve| got) (?:done|finished|ready|through|(?:done |got |finished )?(?:it|that|this))(?: with (?:it|that|this))?",
  'when (?:done|finished|ready)',
  '(?:before|after) you (?:commit|push|merge|save|apply|run|change|touch) (?:it|that|this|them)',
);
const showsHere =
  '(?:show|tell|send|give|read) (?:me|us)|let me (?:see|read|look|check|review|know|have)|(?:paste|print|post|list|dump|repeat|explain|summari[sz]e|describe) (?:it|them|that|this|the|what|all|both|your|everything)';
/** "After that, show me the diff before you save anything": a step behind the one at hand, to be seen by who asks. */
const showsAfterwards = caseless`^(?:(?:please|pls|ok|and|so|also|but)[, ]+)*${comesAfter},? (?:please |just |also |quickly |first )*(?:${showsHere})\b`;
const maxCharacters = 200;

/** "set a timer for 9 minutes" */
const setsTimer =
  /^(?:(?:can|could|would) you )?(?:set|start|put on|give me|stop|cancel|pause) (?:an?|the|my|another) (?:[\w-]+ ){0,3}(?:timer|alarm|stopwatch|countdown)\b(?!.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|.*\b(?:daily|weekdays|weekly)\b)/i;

/** Whether a user asks for something that is to be done this once. */
export function isForOnce(sentence: string): boolean {
  if (sentence.length > maxCharacters || meantToLast.test(sentence)) return false;
  if (showsAfterwards.test(sentence)) return true;
  const said = withoutOpenings(sentence);
  if (ofOneTicket.test(said)) return true;
  if ((setsTimer.test(said) || asksDevice.test(said)) && !saysWhen.test(said)) return true;
  if (leavesAside.test(said) || (asksForPiece.test(said) && !tells.test(said))) return true;
  if (putsThere.test(said)) return false;
  return boundToOnce.test(sentence) && opensRequest(said.replace(opensWithOnce, ''));
}

/** "Push experiments to a scratch branch": where things of a kind go. */
const putsThere =
  /^(?:push|commit|copy|put|keep|store|save|write) (?!(?:this|that|it|them|the|these|those)\b)\p{L}+s? /iu;

const maxOpenings = 3;

function withoutOpenings(sentence: string): string {
  let said = sentence;
  for (let at = 0; at < maxOpenings; at += 1) said = said.replace(politeOpening, '');
  return said;
}

/** "Skip the tests", "don't run them": a verb in its base form, and what it is done to. */
function opensRequest(said: string): boolean {
  const [verb = '', object = '', next = ''] = wordsOf(said.slice(0, 100));
  if (verb === "don't" || verb === 'dont') return verbForm(object) === 'base';
  if (verb === 'do' && object === 'not') return verbForm(next) === 'base';
  return verbForm(verb) === 'base' && object !== '' && verbForm(object) !== 'third';
}

const maxAddedWords = 6;

/**
 * Places of the sentences that go on about what was asked for once: in a few words without a verb ("no, eight", "eight
 * minutes for the eggs"), or about what a text is to be like.
 */
export function goneOnAsking(sentences: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  let isCommissioned = false;
  let inQuote = false;
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1];
    if (before === undefined) continue;
    isCommissioned =
      isCommission(before) ||
      asksForMadeUp(before) ||
      (isCommissioned && (places.has(at - 1) || /\?["'”’]?$/.test(before)));
    const isAdded = isShort(sentence) && !hasFiniteVerb(sentence) && !/[:`]/.test(sentence);
    const goesOn = isAdded && (places.has(at - 1) || isForOnce(before));
    const isQuoted: boolean =
      isCommissioned && (opensQuote.test(before) || inQuote) && !/["“„«]/.test(sentence.slice(0, -2));
    inQuote = isQuoted && !/["”“»][.!?]*$/.test(sentence);
    if (
      goesOn ||
      isQuoted ||
      (addsToRequest.test(sentence) && asksToRework.test(before.slice(-maxCharacters))) ||
      (isCommissioned && boundsCommission(sentence))
    )
      places.add(at);
  }
  return places;
}

/** "tu peux me reformuler ce paragraphe", "can you shorten this": a text that is worked on. */
const asksToRework = caselessUnicode`(?<!\p{L})(?:${oneOf(
  'reformul(?:er|e|ez)|raccourci(?:r|s|ssez)|réécri(?:re|s|vez)|corrige[rz]?|tradui(?:re|s|sez)|résume[rz]?',
  'umformulieren|umschreiben|kürzen|zusammenfassen|korrigieren|übersetzen|reformular|acortar|resumir|corregir|traducir',
  'riscrivere|riformulare|accorciare|riassumere|correggere|tradurre|herschrijven|inkorten|samenvatten|vertalen',
  '(?:can|could) (?:yo)?u (?:please )?(?:rephrase|reword|shorten|rewrite|translate|summari[sz]e|condense)',
)})(?!\p{L})[^.!]{0,100}\?\s*$`;
/** "et sans le mot « néanmoins »" */
const addsToRequest =
  /^(?:et|mais|und|aber|y|pero|e|ma|en|maar|and|but|also)(?: (?:aussi|bitte|auch|también|anche|graag|please))* (?:sans|avec|en|pas|plutôt|ohne|mit|nicht|sin|con|senza|zonder|met|without|with|not|in|no)(?!\p{L})[^.:`\d]{2,60}[.!]*$/iu;

/** `Translate: "The shop opens at ten.`: what is to be worked on goes on in the next sentence. */
const opensQuote = /[:：]\s*["“„«][^"“”„«»]*$/;

const isShort = (sentence: string): boolean => sentence.split(' ', maxAddedWords + 1).length <= maxAddedWords;
