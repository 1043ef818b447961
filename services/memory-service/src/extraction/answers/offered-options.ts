import { splitSentences } from '../language/split-sentences.js';
import { isQuestion } from '../remarks/requests/questions.js';
import { splitBlocks } from '../turns/split-blocks.js';

/*
 * "I see two ways: (a) one table, or (b) a table for each kind. Which one?" "b": what was chosen is what stood behind
 * its mark.
 */

const maxReadCharacters = 4000;
const maxOptionCharacters = 200;

/** A mark within a sentence: "(a) ", "b) ", "option B: ". */
const markInSentence = /(?:^|[\s,;:])(?:\(([a-e1-5])\)|(?:option |variant )([a-e1-5])[:)]|([a-e1-5])\))\s+/giu;

/** "## Option 2: a table in Postgres", "**Option B** – one queue", at the start of a line. */
const titled =
  /^[ \t]{0,6}(?:#{1,6}[ \t]+|[-*][ \t]+)?(?:\*\*|__)?(?:option|variant|approach|alternative|choice|plan) ([a-e1-5])(?:\*\*|__)?[ \t]*[:.)–—-](?:\*\*|__)?[ \t]+([^\n]{2,300})$/gim;

/** What a text offers under marks, by the mark in small letters; none where there are not several. */
export function offeredOptions(text: string): ReadonlyMap<string, string> {
  const options = new Map<string, string>();
  for (const [, mark = '', said = ''] of text.slice(-maxReadCharacters).matchAll(titled))
    add(options, mark.toLowerCase(), said.replace(/\*\*|__/g, ''));
  if (options.size > 1) return options;
  options.clear();
  for (const block of splitBlocks(text.slice(-maxReadCharacters))) {
    const sentences = splitSentences(block.text).filter((sentence) => !isQuestion(sentence) || hasMarks(sentence));
    if (block.kind === 'item' && block.number !== undefined && sentences.length > 0)
      add(options, String(block.number), sentences[0] ?? '');
    else for (const sentence of sentences) readMarks(sentence, options);
  }
  return options.size > 1 ? options : new Map();
}

const hasMarks = (sentence: string): boolean => [...sentence.matchAll(markInSentence)].length > 1;

function readMarks(sentence: string, options: Map<string, string>): void {
  const marks = [...sentence.matchAll(markInSentence)];
  for (const [at, mark] of marks.entries()) {
    const end = marks[at + 1]?.index ?? sentence.length;
    const said = sentence.slice(mark.index + mark[0].length, end);
    add(options, (mark[1] ?? mark[2] ?? mark[3] ?? '').toLowerCase(), said);
  }
}

function add(options: Map<string, string>, mark: string, said: string): void {
  const option = said.trim().replace(/(?:[,;]?\s(?:or|and|oder|ou))?[\s,;.?!]*$/iu, '');
  if (option !== '' && option.length <= maxOptionCharacters && !options.has(mark)) options.set(mark, option);
}

const chooses =
  "(?:(?:ok(?:ay)?|yes|yeah|hm+|um+|then|so|probably|definitely|i(?:['’]d)? (?:say|think)),? )*(?:let['’]?s (?:do|go with|take|use) |(?:i['’]d |we['’]ll |i['’]ll )?go (?:with|for) |(?:i|we)(?:['’]d)? (?:prefer|take|pick|choose|want) )?";
const chosenMark = new RegExp(
  `^${chooses}(?:(?:option|variant|approach|plan|nr\\.?|no\\.?|number) ?|#)?\\(?([a-e1-5])\\)?(?:,? (?:please|pls|then|it is))?(?=[.!]{0,3}$|(?:,|;| [–—-]| (?:because|since|as|but)) )`,
  'iu',
);
const chosenPlace = new RegExp(
  `^${chooses}the (first|second|third|fourth|last|1st|2nd|3rd|4th)(?: (?:one|option|approach|variant))?(?:,? (?:please|pls|then|it is))?(?=[.!]{0,3}$|(?:,|;| [–—-]| (?:because|since|as|but)) )`,
  'iu',
);
const places: readonly (readonly string[])[] = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
];
/** "Which one should I fix first?" is of the work at hand. */
const asksForNow = /\b(?:first|next|now|start|look at)\b/i;
const asksToChoose = /\b(?:which|what do you (?:prefer|want|think)|prefer|thoughts|your (?:call|pick|choice)|or)\b/i;

/**
 * The option that a sentence names by its mark or place, with what is said of it, behind the question that offers it;
 * null where it names none.
 */
export function chosenOption(
  sentence: string,
  question: string | null,
  options: ReadonlyMap<string, string>,
): string | null {
  if (question === null || options.size < 2 || !asksToChoose.test(question) || asksForNow.test(question)) return null;
  const chosen = chosenMark.exec(sentence) ?? chosenPlace.exec(sentence);
  const option =
    chosen === null ? undefined : (options.get(chosen[1]?.toLowerCase() ?? '') ?? inPlace(chosen[1], options));
  if (option === undefined || chosen === null) return null;
  return `${question} ${option}${sentence.slice(chosen[0].length).replace(/^[.!]+$/, '')}`;
}

function inPlace(place: string | undefined, options: ReadonlyMap<string, string>): string | undefined {
  const offered = [...options.values()];
  const said = place?.toLowerCase() ?? '';
  return said === 'last' ? offered.at(-1) : offered[places.findIndex((names) => names.includes(said))];
}
