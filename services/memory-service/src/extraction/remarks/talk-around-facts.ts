import { isSpecific } from '../language/specific.js';
import { isForeignRequest } from './foreign-remarks.js';

/* What a user says to the agent beside a fact, in one sentence with it: "gotta run, my son Theo has football at 4", "the import fails above 2 GB, wdyt". */

/** The talk ends, or rests. */
const endsTalk =
  /^(?:(?:ok|okay|so|well|sorry) )?(?:(?:i|we) )?(?:let'?s |(?:'ve )?(?:gotta|got to|have to|need to|must|should) ){0,2}(?:stop|run|go|leave|pause|finish|quit|break|dash|wrap up|head out|sign off|log off|be off|call it)(?: (?:here|there|now|off|soon|it|up|a day|for (?:today|now|tonight|a bit)))*$/i;

/** Thanks, begs, or asks what the agent makes of it. */
const turnsToAgent =
  /^(?:thx|ty|tx|thanks|thank you|cheers|please|pls|plz|danke|bitte|merci|stp|svp|gracias|porfa|por favor|obrigad[oa]|grazie|wdyt|any (?:ideas?|clues?|thoughts|hints?|suggestions?)|thoughts|ideas|(?:so )?what(?:'s| is) (?:up|wrong|going on)(?: (?:there|here|with (?:it|that|this)))?|what (?:gives|now|do you think)|why(?: (?:is|would) (?:that|it)(?: be)?)?|how come)[?!.…]{0,3}$/i;

/** "míralo porfa", "schau mal bitte" */
const begs =
  /^\p{L}+(?: \p{L}+){0,2} (?:porfa|por favor|bitte|stp|svp|s'il te plaît|per favore|please|pls|plz)[?!.…]{0,3}$/iu;

const maxTalkCharacters = 48;
const minFactWords = 4;

const isLong = (text: string): boolean => text.split(/\s+/, minFactWords).length >= minFactWords;

/** A user's sentence without what ends the talk before the fact, and what turns to the agent behind it. */
export function withoutTalk(sentence: string): string {
  const first = sentence.indexOf(', ');
  if (first < 0) return sentence;
  const behind = sentence.slice(first + 2);
  const opens =
    first <= maxTalkCharacters &&
    endsTalk.test(sentence.slice(0, first)) &&
    !/^(?:it|its|that|this|they)\b/i.test(behind) &&
    isSpecific(behind);
  const fact = opens && isLong(behind) ? behind : sentence;
  const last = fact.lastIndexOf(', ');
  if (last < 0 || fact.length - last > maxTalkCharacters) return fact;
  const end = fact.slice(last + 2);
  const isTalk = turnsToAgent.test(end) || (begs.test(end) && isForeignRequest(end));
  return isTalk && isLong(fact.slice(0, last)) ? fact.slice(0, last) : fact;
}
