import { mayNameTime } from '../../dates/tokens/date-words.js';
import { hasFiniteVerb } from '../../language/finite-verb.js';
import { startsIndependentClause } from '../../language/independent-clause.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { isSpecific } from '../../language/specific.js';
import { placeWords } from '../../language/words-in-place.js';

/*
 * Texts that are asked for once, to be read and used elsewhere: "write me a short story about a keeper who left in
 * 1931", "compare Rust and Go for small tools", "how do you say 'the bar stays open' in French?"; and what they are to
 * be like: "three sentences, no 'unfortunately'". However much they name, they tell nothing of who asks.
 */

const opening =
  '(?:(?:please|pls|plz|now|ok|okay|hey|hi|hello|so|and|then|also|great|thanks|lovely|nice|perfect|good|quick one|next)[,:!.]? ){0,3}';
const asked = oneOf(
  '(?:can|could|would|will) (?:you|u|ya)(?: please| pls| maybe| quickly| just| also| help me)?',
  "(?:i(?:['’]?d| would) like|i (?:want|need)) you to",
  'help me(?: to)?',
);
const text = oneOf(
  'lines|verses|story|tale|fable|poem|limerick|haiku|joke|riddle|song|toast|speech|essay|dialogue|monologue|scene|obituary',
  'e-?mail|mail|letter|message|reply|note|tweet|post|caption|slogan|tagline|title|headline|bio|blurb|advert|invitation',
  'summary|paragraph|sentence|intro|introduction|conclusion|abstract|explanation|comparison|overview|recap|translation',
  'query|sql|regex|regexp|one-liner|quiz|exercise|word problem|analogy|metaphor|synonyms?|rhymes?|names|titles|ideas|questions|jokes|sentences|captions|slogans',
);
const oneOrMore = '(?:an?|one|two|three|four|five|six|ten|some|another|the|this|that|a few|\\d{1,3})';
const inventions = 'names|ideas|titles|slogans|taglines|synonyms|jokes|captions|puns|usernames|nicknames|rhymes';
const some = '(?:two|three|four|five|six|seven|eight|ten|twelve|twenty|some|a few|\\d{1,3})';
/** "ten random names for a tavern, go" */
const listed = `${some} (?:[a-z-]+ ){0,3}(?:${inventions}) (?:for|about|to) (?:an?|the)(?= )`;
const aText = `(?:(?:me|us) )?${oneOrMore} (?:(?:very|really|more) )?(?:[a-z-]+,? ){0,4}?${text}`;
const makes = '(?:write|draft|compose|make up|invent|come up with|tell|give|suggest|create|make|do|sketch)';
const worksOver = '(?:translate|rephrase|paraphrase|reword|rewrite|proofread|spell)';
/** Alone they say how something is done from now on, too: "explain changes first". */
const looksInto = '(?:summari[sz]e|compare|contrast|explain|describe|define)';
const corrects = '(?:check|solve|correct|grade|go over|look (?:at|over)|do|help (?:me )?with)';
const exercise =
  '(?:this|these|the following|my|an?|one) (?:[a-z-]+ ){0,2}(?:exercises?|problems?|riddles?|puzzles?|quiz|homework|equations?|sums?)';
const saysIn =
  "how (?:do|would|should|can) (?:you|i|one|we|u) (?:say|put|pronounce|spell|phrase)|what(?:['’]s| is) (?:another|a better|the \\w+) word for";
const asks = oneOf(
  `(?:${asked} )?${makes} ${aText}`,
  `(?:${asked} )?${worksOver}(?= \\S)`,
  `${asked} ${looksInto}(?= \\S)`,
  'compare(?= [^,.]{2,40} (?:and|with|to|vs) )',
  `${asked} ${corrects} ${exercise}`,
  saysIn,
  listed,
);
const commission = caseless`^${opening}${asks}(?![\w-])`;

/** "Fix the commas in this sentence of mine: …": what stands in quotation marks is there to be worked on. */
const worksOnQuote = caseless`^${opening}(?:${asked} )?(?:fix|correct|check|improve|polish|clean up|tidy up|shorten|simplify|rewrite|rephrase|proofread|edit)(?: (?:the|my|this|these|any|all))?(?: [a-z]+){0,3}? ?(?:commas?|grammar|spelling|punctuation|typos?|wording|style|tone|sentences?|phrasing|tenses?|paragraph|line|english|german|french|spanish|dutch|this)\b[^"“„«:]{0,60}[:：]\s*["“„«]`;

/** "Make this one sentence: 'Tides are …'": nothing but a text to be worked on. */
const givesText = caseless`^${opening}(?:${asked} )?(?:make|turn|shorten|rewrite|rephrase|reword|condense|summari[sz]e|simplify|paraphrase|proofread|correct|improve|polish|tighten|fix|clean up) (?:this|these|it|the following|(?:(?:the|my) )?(?:wording|sentences?|text|paragraph|phrasing|grammar|tone|headline|caption|message|typos|spelling|style))\b(?! (?:test|code|query|function|line|regex|bug|error))[^"'“‘„«»:\n]{0,40}[:：]\s*["'“‘„«][^\n]{20,1500}["'”’“»][.!? ]*$`;
const maxGiven = 1_700;
/** Whether a message only gives a text, in quotation marks, to be worked on: the reply is that text, and tells of nobody. */
export const givesTextToWorkOn = (message: string): boolean =>
  message.length <= maxGiven && givesText.test(message.trim());

/** "Översätt till engelska: "…"", "Übersetze ins Englische: "…"" */
const translatesElsewhere =
  /^(?:(?:bitte|por favor|per favore|alsjeblieft|kannst du|kun je|puedes|peux-tu|puoi|proszę)[, ]+)?(?:übersetzen?|übersetz|översätt|oversett|oversæt|tradui[st]|traduisez|traducir?|traduce|traduci|traduz(?:a|ir)?|vertaal|przetłumacz|переведи(?:те)?|переклади|přelož|prelož|käännä|çevir)(?!\p{L})[^"“„«:]{0,40}\s?[:：]\s*["“„«'‘]/iu;

const invented = caseless`^${opening}${oneOf(
  `(?:${asked} )?${makes} (?:(?:me|us) )?${oneOrMore} (?:(?:very|really|more) )?(?:[a-z-]+,? ){0,4}?(?:lines|verses|story|tale|fable|poem|limerick|haiku|joke|riddle|song|${inventions})`,
  listed,
)}(?![\w-])(?! (?:of|from|in) (?:code|the|this))`;
/** Whether a message only asks for something to be made up, a poem or some names: the reply tells of nobody. */
export const asksForInvention = (message: string): boolean =>
  message.length <= maxInventionCharacters && invented.test(message.trim()) && !ofOwn.test(message);
const maxInventionCharacters = 200;

/** "Our deploy", "my application": what it is about may last. */
const ofOwn = /\b(?:i|i'?m|i'?ve|we|we'?re|my|our|us)\b/i;

const meantToLast = /\b(?:always|whenever|every time|each time|from now on|going forward|in future|by default)\b/i;

const quoted = /["'“‘„«][^"“”„«»\n]{3,300}["'”’“»](?![\p{L}\p{N}])/gu;

/** Whether a user asks for a text, and tells nothing of the own things by it. */
export function isCommission(sentence: string): boolean {
  if (translatesElsewhere.test(sentence)) return !meantToLast.test(sentence.replace(quoted, ''));
  if (worksOnQuote.test(sentence) && !meantToLast.test(sentence.replace(quoted, ''))) return true;
  const led = commission.exec(sentence)?.[0];
  if (led === undefined || meantToLast.test(sentence)) return false;
  const rest = sentence.slice(led.length).replace(quoted, '');
  return !ofOwn.test(rest) && !tellsOccasion(rest);
}

/** "…, the wedding is on 12 July in Porto": told beside what is asked for. */
function tellsOccasion(rest: string): boolean {
  const comma = rest.indexOf(', ');
  const told = rest.slice(comma + 2);
  return comma >= 0 && startsIndependentClause(placeWords(told), 0) && mayNameTime(told);
}

const will = oneOf(
  `(?:is|are|'s|would be) (?:plenty|enough|fine|ok|okay|good|too (?:much|many|long|short))`,
  '(?:needed|required|necessary)',
);
const limits = caseless`\b${will}[.!]*$`;
const partOfText =
  'solution|answer|code|proof|explanations?|preamble|step|hint|list|translation|summary|sentences?|words?|lecture|examples?|headings?|text|idea';
/** "I don't want the solution, just the first step" */
const declines = caseless`^(?:i|we) (?:(?:don['’]?t|do not|just|only) )+(?:want|need) (?:[a-z]+ ){0,3}(?:${partOfText})\b`;
/** "150 words", "three short sentences" */
const tellsLength = caseless`^(?:(?:about|around|under|at most|max|maximum|no more than|not more than|exactly) )?(?:\d{1,4}|one|two|three|four|five|six|ten|a few|no) (?:[a-z]+ )?(?:words?|sentences?|lines?|paragraphs?|bullets?|points?|pages?|characters?|stanzas?|verses?)\b`;
/** A name behind the first word: somebody's, and so no quality of a text. */
const holdsName = /\S\s+(?!I\b)\p{Lu}\p{L}+/u;
const maxWords = 25;

/**
 * Whether a sentence behind a commission says what the text is to be like ("150 words, sad but not kitschy", "sign off
 * with kind regards"), or quotes what it is about. What names somebody, something or a time is told for its own sake.
 */
export function boundsCommission(sentence: string): boolean {
  if (/^["'“‘„«]\S/.test(sentence)) return endsInQuote.test(sentence);
  if (/:(?!\d)|`/.test(sentence) || meantToLast.test(sentence)) return false;
  if (sentence.split(' ', maxWords + 1).length > maxWords) return false;
  if (declines.test(sentence)) return true;
  if (ofOwn.test(sentence) || holdsName.test(sentence) || mayNameTime(sentence.replace(noTime, ''))) return false;
  return tellsLength.test(sentence) || limits.test(sentence) || (!isSpecific(sentence) && !isClause(sentence));
}

const noTime = /\bday[- ]to[- ]day\b|\b(?:present|past|future) tense\b/gi;

/** Its quotation mark closes at its end, or in a later sentence. */
const endsInQuote = /^(?:.[^"'“”’«»]*|.*["'”’»][.!?]*)$/su;

const isClause = (sentence: string): boolean =>
  startsIndependentClause(placeWords(sentence), 0) ||
  (/^(?:the|an?|this|that|these|those|it|he|she|they|there|his|her|its|their) /i.test(sentence) &&
    hasFiniteVerb(sentence));
