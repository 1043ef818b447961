import { mayNameTime } from '../../dates/tokens/date-words.js';
import { startsIndependentClause } from '../../language/independent-clause.js';
import { isSpecific } from '../../language/specific.js';
import { placeWords } from '../../language/words-in-place.js';
import { isForeignRequest } from '../foreign/foreign-remarks.js';
import { isTask } from '../requests/requests.js';
import { withoutThatIsAll } from './about-the-message.js';

/*
 * What a user says to the agent beside a fact, in one sentence with it: "gotta run, my son Theo has football at 4",
 * "the import fails above 2 GB, wdyt".
 */

/** The talk ends, or rests. */
const endsTalk =
  /^(?:(?:ok|okay|so|well|sorry) )?(?:(?:i|we) )?(?:let'?s |(?:'ve )?(?:gotta|got to|have to|need to|must|should) ){0,2}(?:stop|run|go|leave|pause|finish|quit|break|dash|wrap up|head out|sign off|log off|be off|call it)(?: (?:here|there|now|off|soon|it|up|a day|for (?:today|now|tonight|a bit)))*$|^(?:(?:ok|okay|so|nope?|great|and),? )*(?:that'?s|that is|that'll be) (?:it|all|everything)(?: (?:from me|for (?:today|now|tonight|this week)))*$/i;

/** Thanks, begs, or asks what the agent makes of it. */
const turnsToAgent =
  /^(?:thx|ty|tx|thanks|thank you|cheers|please|pls|plz|danke|bitte|merci|stp|svp|gracias|porfa|por favor|obrigad[oa]|grazie|wdyt|any (?:ideas?|clues?|thoughts|hints?|suggestions?)|thoughts|ideas|(?:so )?what(?:'s| is) (?:up|wrong|going on)(?: (?:there|here|with (?:it|that|this)))?|what (?:gives|now|do you think)|why(?: (?:is|would) (?:that|it)(?: be)?)?|how come)[?!.…]{0,3}$/i;

/** "The meeting room is 3.07, sorry", "it's 8443, my bad" */
const apologises =
  /^(?:(?:so |i['’]m |i am |really |oh )?(?:sorry|sry|srry|apologies)(?: (?:about|for) (?:that|this|the (?:confusion|mix-?up|mistake|typo|noise)))?|my (?:bad|mistake|apologies)|oops|whoops|entschuldigung|sorry dafür|pardon|désolée?|perdón|perdona|lo siento|desculpa|desculpe|scusa|scusate)[!.…]{0,3}$/iu;

/** "The sync prints warnings, what's up with that": a symptom without a time or a number, and why. */
const asksWhy =
  /^([^,;:\d`]{3,80}), (?:(?:so|and) )?(?:what(?:'s| is) (?:up|wrong|going on)(?: (?:there|here|with (?:it|that|this)))?|what gives|why(?: (?:is|would) (?:that|it)(?: be)?)?|how come)[?!.…]{0,3}$/i;
const isOwn = /\b(?:i|we|my|our)\b/i;

/** Whether a user asks why something in view is as it is. */
export function asksWhyItIs(sentence: string): boolean {
  const symptom = asksWhy.exec(sentence)?.[1];
  return symptom !== undefined && !isOwn.test(symptom) && !mayNameTime(symptom);
}

/** "míralo porfa", "schau mal bitte" */
const begs =
  /^\p{L}+(?: \p{L}+){0,2} (?:porfa|por favor|bitte|stp|svp|s'il te plaît|per favore|please|pls|plz)[?!.…]{0,3}$/iu;

/**
 * "running it", "fixing lint errors atm", "checking the logs": work at hand. Longer ones may tell how something is
 * done: "checking the hash of each file".
 */
const works =
  /^(?:(?:i'm|i am|we're|am|now|just|currently|already|still) ){0,2}(?:trying|checking|(?:re-?)?running|fixing|(?:re-?)?testing|looking|debugging|investigating|reviewing|pushing|waiting|(?:re-?)?starting|rebuilding|verifying|watching|pinging|opening|reading|digging)(?: (?:it|that|this|them|him|her|into (?:it|that|this)|at (?:it|that|this)|(?:the|my|our) \p{L}+)| [^,;]{0,32}(?:now|atm|rn|again))?$/iu;
const willWork =
  /^(?:let me|lemme|i'll|i will|will|gonna|i'm going to|about to) (?:try|check|run|fix|test|look|debug|see|review|push|ping|open|read|do|clean|retry|rerun)(?! only| always| never)(?: [\p{L}']+){0,5}$/iu;
const looksGood =
  /^(?:all |the |our )*(?:tests?|ci|build|pipeline)(?: (?:is|are))?(?: all)? (?:green|passing|pass|red|failing|happy)(?: (?:now|again))?$/i;
const leavesTalk = /^(?:brb|bbl|afk|gtg|ttyl|be right back|back in a (?:sec|bit|minute)|one sec|no rush|on it)$/i;

const tellsWorkAtHand = (text: string): boolean => {
  const said = text.replace(/[.!…]+$/, '');
  return [works, willWork, looksGood, leavesTalk].some((work) => work.test(said));
};

/** "build 512 is on TestFlight, so branch from that tag": what is to be done with it now. */
const asksForThat = (end: string): boolean =>
  /^so (?:please |pls |just |maybe )?(?!never\b|always\b|only\b|don't\b|use\b|avoid\b|keep\b|we\b|i\b|no\b)[a-z]+ [^,;]{0,30}\b(?:that|this|it|them|there)\b(?: \w+)?[.!]*$/i.test(
    end,
  ) &&
  (isTask(end.replace(asksSo, '')) || worksFromIt.test(end.replace(asksSo, '')));

const asksSo = /^so (?:please |pls |just |maybe )?/i;
const worksFromIt =
  /^(?:branch|start|begin|base|rebase|fork|build|test|check|fix|work|go|try|look|merge|pull|cut|tag|release|deploy|update|continue)\b/i;

/** "…, ok?", "…, remember?": asks whether it was heard, not whether it is so. */
const asksWhetherHeard =
  /^(?:ok|okay|k|alright|all right|remember|got (?:it|that)|deal|understood|clear|capisce|yeah|yes|ja|vale|va bene|d'accord|ok[ée])\?+$/i;

/** "love the enthusiasm", "nice work", of what the agent did; "I like the sea" tells of the user. */
const praises =
  /^(?:(?:(?:i|we) )?(?:really |do |did )?(?:love|like|appreciate|enjoy|get|see|admire|dig) (?:your|how you|that you|what you)\b|(?:really )?(?:love|like|appreciate|enjoy|digging|loving|liking) (?:the|this|that|it|how)\b|(?:that's |that is |it's |this is )?(?:very |really |pretty |quite |so )?(?:nice|great|good|lovely|solid|neat|amazing|awesome|cool|fun|cute|sweet|fine|impressive|clever|fair|thanks|thank you|thx|cheers|sorry)\b)[^,;:\d]{0,40}$/i;

/** What somebody wants for good, behind praise. */
const ownWay =
  /^(?:(?:i|we) (?:prefer|want|need|like|use|never|always|don't|do not|only)|my |our |please |no |never |always )\b/i;

/** "ok let's make this quick, my daughter has …" */
const makesHaste =
  /^(?:(?:ok|okay|so|right|hey|sorry),? )*(?:(?:i|we) )?(?:let['’]?s|(?:gotta|have to|need to)) (?:make|keep|be|do) (?:(?:this|it) )?(?:quick|short|brief|fast|snappy)(?: today| tonight)?(?:,| because| since| as) (?=\S+ \S+ \S)/iu;

/** What is no joke, though it is laughed at. */
const ofSomebody = /^(?:i|we|she|he|they|my|our)\b/i;
/** "… lol", "… haha :)" */
const laughs = /(?:,? (?:lol|lmao|rofl|(?:ha){2,}h?|hehe|xd|ngl|tbh|:-?[)D]|;-?\))){1,3}(?=[.!]*$)/i;

/** "that's it for today, but we use pnpm": what joins a fact to the end of the talk. */
const joins = /^(?:but|and|oh|also|just|btw|fyi)(?:,| and| also| just)? (?!not\b|only\b)/i;

/** "we use pnpm", "Ana is vegan"; but "I'm tired". */
const tellsOfOurs = (text: string): boolean =>
  /^(?:(?:[Ww]e(?! (?:should|could|can|need to|have to|must|might|may)\b)|[Oo]ur|[Mm]y|I (?:use|prefer|like|never|always|only)) |(?!(?:I|It|You|This|That|They|There)\b)\p{Lu}\p{Ll}+ )/u.test(
    text,
  ) && startsIndependentClause(placeWords(text), 0);

const maxTalkCharacters = 48;
const minFactWords = 4;

const isLong = (text: string): boolean => text.split(/\s+/, minFactWords).length >= minFactWords;

/**
 * A user's sentence without what ends the talk before the fact, and what turns to the agent or to the work at hand
 * behind it.
 */
export function withoutTalk(said: string): string {
  if (asksWhyItIs(said)) return said;
  const told = withoutThatIsAll(said.replace(makesHaste, ''));
  const sentence = ofSomebody.test(told) ? told.replace(laughs, '') : told;
  const first = sentence.indexOf(', ');
  if (first < 0) return withoutWorkAtHand(sentence);
  const behind = sentence.slice(first + 2).replace(joins, '');
  const opens =
    first <= maxTalkCharacters &&
    endsTalk.test(sentence.slice(0, first)) &&
    !/^(?:it|its|that|this|they)\b/i.test(behind) &&
    (tellsOfOurs(behind) || (isSpecific(behind) && isLong(behind)));
  const fact = opens ? behind : withoutPraise(sentence);
  return withoutEnd(
    fact,
    (end) =>
      turnsToAgent.test(end) ||
      apologises.test(end) ||
      asksWhetherHeard.test(end) ||
      (begs.test(end) && isForeignRequest(end)) ||
      tellsWorkAtHand(end) ||
      asksForThat(end),
  );
}

/**
 * A sentence without the work at hand that is told behind what lasts: "the API moved to port 8080; running the tests
 * now".
 */
export const withoutWorkAtHand = (sentence: string): string => withoutEnd(sentence, tellsWorkAtHand);

function withoutEnd(sentence: string, isTalk: (end: string) => boolean): string {
  const last = Math.max(sentence.lastIndexOf(', '), sentence.lastIndexOf('; '));
  if (last < 0 || sentence.length - last > maxTalkCharacters) return sentence;
  const fact = sentence.slice(0, last);
  return isTalk(sentence.slice(last + 2)) && isLong(fact) ? fact : sentence;
}

/** "love the enthusiasm, but I prefer short answers" */
function withoutPraise(sentence: string): string {
  const at = sentence.indexOf(', but ');
  if (at < 0 || at > maxTalkCharacters || !praises.test(sentence.slice(0, at))) return sentence;
  const rest = sentence.slice(at + ', but '.length);
  return ownWay.test(rest) ? rest : sentence;
}
