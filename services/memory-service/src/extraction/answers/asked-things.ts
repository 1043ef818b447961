import { mayNameTime } from '../dates/tokens/date-words.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import { caselessUnicode, oneOf } from '../language/pattern-parts.js';
import { splitSentences } from '../language/split-sentences.js';
import { type Block, splitBlocks } from '../turns/split-blocks.js';

/*
 * Things that an agent asks for without a question: "I need four things: bucket name, region, who gets the alerts, and
 * the go-live date."
 * Each is answered like a question, by its place in the reply: "The go-live date: 8 July".
 */

const maxReadCharacters = 4000;
const maxLeadInCharacters = 400;
const maxThings = 8;
const maxThingWords = 8;

const opening = '(?:(?:ok|okay|great|sure|thanks|and|so|also|nice|perfect)[,.!]* ){0,2}';
const purpose = '(?:(?:to|before|in order to|for|so that|once) [^:;?]{2,80} )?';
const telling = '(?:give|send|tell|share|provide|confirm)(?: me| us)?';
const asking = oneOf(
  `i(?:['’]d|['’]ll| will| would)?(?: still| just| only| also| first)* need(?: to know)?`,
  `(?:please |pls |(?:can|could|would) you (?:please )?)${telling}`,
  `what (?:i|we)(?: still| just| only)* (?:need|miss)`,
  `(?:still |what['’]?s (?:still )?)missing`,
);
const counted = oneOf('\\d|two|three|four|five|six|seven|some|a few|a couple of|several|these|the following');
const kinds = oneOf(
  '(?:things|details|values|facts|inputs|answers|items|pieces|bits|points|numbers|names)(?: of (?:information|info))?',
);
/** "Before I write it I still need a few details from you", and whether it counts them. */
const leadIn = caselessUnicode`^${opening}${purpose}${asking}(?: from you)?(?: first)?( ${counted}(?: (?:more|quick|small|other))? ${kinds}| the following)?(?: from you)?(?: first)?`;

const interrogative =
  /^(?:(?:by|since|until|from|for|in|on|at|to|with) )?(?:which|what|who|whose|where|when|how (?:many|much|long|often))\b/i;
/** What is no name of a thing: it has a subject or a verb of its own. */
const tellsOrAsks =
  /\b(?:i|we|they|it|he|she|is|are|was|has|have|will|would|can|could|should|must|to|not|then|please)\b/i;
const opensThing = /^ (?:the|your|which|what|who|whose|where|when|how)\b/i;

/** The things that a text ends with asking for, each as a question or a label; none where it does not. */
export function askedThings(text: string): readonly string[] {
  const blocks = splitBlocks(text.slice(-maxReadCharacters));
  const last = blocks.at(-1);
  if (last === undefined) return [];
  if (last.kind === 'item') return isAskedFor(last) ? listed(blocks.filter((block) => isSameList(block, last))) : [];
  return thingsIn(splitSentences(last.text).at(-1) ?? '');
}

/** An item of a list of what the agent has to know. */
export const isAskedFor = ({ kind, context }: Block): boolean => {
  const title = kind === 'item' ? (context.at(-1) ?? '') : '';
  return leadIn.exec(title.slice(0, maxLeadInCharacters))?.[0] === title && title !== '';
};

const isSameList = (block: Block, last: Block): boolean =>
  block.kind === 'item' && block.section === last.section && block.context.at(-1) === last.context.at(-1);

const listed = (items: readonly Block[]): readonly string[] => toQuestions(items.map(({ text }) => text));

/** The things that a sentence asks for; none where it asks for none, or for one. */
export function thingsIn(sentence: string): readonly string[] {
  if (sentence.length > maxLeadInCharacters) return [];
  const match = leadIn.exec(sentence);
  if (match === null) return [];
  const rest = sentence.slice(match[0].length);
  const mark = /^ ?[:–—-]+ /.exec(rest)?.[0];
  if (mark === undefined && (match[1] !== undefined || !opensThing.test(rest))) return [];
  const things = toQuestions(rest.slice(mark?.length ?? 0).split(/[,;] (?:and |or )?| and /));
  // "I need the key and the lock" is told as often as it is asked.
  const least = mark !== undefined || !/need/i.test(match[0]) ? 2 : 3;
  return things.length < least ? [] : things;
}

function toQuestions(things: readonly string[]): readonly string[] {
  const bare = things.map((thing) => thing.trim().replace(/[.?!\s]+$/, ''));
  const areThings = bare.every(
    (thing) =>
      thing !== '' && wordsOf(thing).length <= maxThingWords && (interrogative.test(thing) || !tellsOrAsks.test(thing)),
  );
  if (!areThings || bare.length < 2 || bare.length > maxThings) return [];
  return bare.map((thing) => {
    const named = thing.charAt(0).toUpperCase() + thing.slice(1);
    return interrogative.test(thing) ? `${named}?` : `${named}:`;
  });
}

/** Whether a question is the label of a thing that was asked for: "The go-live date:". */
export const isThing = (question: string): boolean => question.endsWith(':');

/** The labels of several things as one: "The go-live date, the owner:". */
export const joinThings = (things: readonly string[]): string =>
  `${things
    .map((thing, at) =>
      thing.slice(0, -1).replace(/^(?:The|Your) /, (opening) => (at === 0 ? opening : opening.toLowerCase())),
    )
    .join(', ')}:`;

const askedForDay = /\b(?:date|day|deadline|due|when)\b/i;
const askedForNumber = /\b(?:port|budget|number of|amount|count|limit|age)\b/i;
const tellsNumber = /\d|\b(?:none|zero|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|hundred)\b/i;

/** Whether an answer may be that of a thing: a day is told by a time, a number by a number. */
export const mayBeThing = (thing: string, answer: string): boolean =>
  (!askedForDay.test(thing) || mayNameTime(answer) || /\d/.test(answer)) &&
  (!askedForNumber.test(thing) || tellsNumber.test(answer));
