import { caseless, oneOf } from '../../language/pattern-parts.js';

/*
 * "Drink enough, sleep at least seven hours", "Write down your questions beforehand": what an agent advises anybody to
 * do in daily life. Who names a day, a person or a thing of the work at hand says more than that.
 */

/** Words that are as often nouns ("sleep intervals grow", "book returns count"). */
const maybeNoun = oneOf(
  'rest|sleep|drink|stretch|ice|order|pack|book|label|schedule|paint|soak|water|season|spend|wash|rinse|prune|stir|save|eat|bring',
);
/** What an advice goes on with behind one of these. */
const goesOn =
  ' (?:at (?:least|most)|before|after|for|enough|plenty|more|less|an?|the|your|all|some|any|only|early|ahead|well|slowly|gently|regularly|in advance|with|on|if|when)\\b|,';
const ofBody = oneOf(
  `(?:${maybeNoun})(?=${goesOn})`,
  'breathe|relax|warm up|cool down|strengthen|foam[- ]roll|hydrate|stay (?:hydrated|active|calm|warm)',
  'increase your|reduce your|cut down on|apply (?:ice|heat|sunscreen|a)|listen to your body|wear|see a|consult',
);
const ofDays = oneOf(
  'write down|note down|jot down|make a (?:list|habit|plan)|set (?:reminders?|an alarm|small goals?|aside)|keep (?:a|an|your)|take (?:breaks?|notes|photos|your time|short|a)',
  'compare (?:prices|quotes|offers)|ask (?:for|about|your|around|friends|them|her|him)|tell (?:them|her|him|your)|talk to your|check (?:your|the (?:weather|reviews|warranty|opening))',
  'plan (?:your|for|ahead|some)|practi[sc]e|start (?:small|slowly|with (?:one|a|small|short))|let it (?:rest|cool|dry|sit)',
  'avoid (?:caffeine|alcohol|screens?|sugar|heavy|long|big|late|bright)|choose (?:a|an)|look for (?:a|an)|buy (?:a|an)|aim for|try (?:to|a|an|using|some)|use a (?:washable|soft|clean|warm|mild|small|good|timer|notebook|planner)',
);
const advises = caseless`^(?:(?:tips?|advice|suggestion|also|then|and|maybe|perhaps|first|finally|so|most importantly|in the meantime)[,:]? ){0,2}(?:please )?(?:try to |remember to |make sure to |be sure to |don't forget to )?(?:${ofBody}|${ofDays})(?=[ ,:]+(?!\d+ (?:is|was|has|ran|failed)\b))`;

/** Of the work at hand, or of somebody here. */
const ties =
  /`|\w_\w|\w\/\w|\w\.[a-z]{2,4}\b|\b(?:i|we|us|our|my|tests?|builds?|deploy\w*|branch|commits?|code\w*|config\w*|database|db|servers?|apis?|tokens?|cache\w*|logs?|migrations?|query|queries|tables?|columns?|files?|folders?|repo\w*|packages?|modules?|services?|scripts?|ci|endpoints?|requests?|queues?|workers?|clusters?|containers?|images?|keys?|schemas?|indexe?s?|jobs?|pipelines?|flags?|env|staging|prod\w*|versions?|librar\w+|framework|backups?|users?|clients?|customers?|data)\b/i;
/** A name within the sentence, or an identifier. */
const name = /(?<=[^.!?:*\s] )\p{Lu}\p{L}|\p{Ll}\p{Lu}/u;

const day =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|june|july|august|september|october|november|december)|(?:in|by|until) may|\d{1,2}(?:st|nd|rd|th)|\d{4}-\d\d|today|tonight|tomorrow|(?:next|this) (?:week|weekend|month))\b/i;
/** "Water damage was found": no imperative. */
const states = /^\S+ (?:\S+ ){1,2}(?:is|are|was|were|has|have|had) /i;

/** Who gives a reason, or another way, thinks of what is so here; so does who counts milliseconds. */
const reason = /\b(?:because|since|otherwise|must)\b|, (?:as|or the|they|your)\b|\b\d+ ?ms\b/i;

/** Whether an agent advises what anybody may be advised. */
export const advisesAnybody = (sentence: string): boolean =>
  advises.test(sentence) &&
  !ties.test(sentence) &&
  !name.test(sentence) &&
  !day.test(sentence) &&
  !states.test(sentence) &&
  !reason.test(sentence);
