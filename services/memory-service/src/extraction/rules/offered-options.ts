import { splitSentences } from '../language/split-sentences.js';
import { isQuestion } from '../remarks/questions.js';
import { splitBlocks } from '../turns/split-blocks.js';

/*
 * "I see two ways: (a) one table, or (b) a table for each kind. Which one?" "b": what was chosen is what stood behind its mark.
 */

const maxReadCharacters = 4000;
const maxOptionCharacters = 200;

/** A mark within a sentence: "(a) ", "b) ", "option B: ". */
const markInSentence = /(?:^|[\s,;:])(?:\(([a-e1-5])\)|(?:option |variant )([a-e1-5])[:)]|([a-e1-5])\))\s+/giu;

/** What a text offers under marks, by the mark in small letters; none where there are not several. */
export function offeredOptions(text: string): ReadonlyMap<string, string> {
  const options = new Map<string, string>();
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

const chosenMark =
  /^(?:(?:ok(?:ay)?|yes|yeah|hm+|then|so),? )?(?:let['’]?s (?:do|go with|take) |go (?:with|for) |i(?:['’]d)? (?:prefer|take|pick|choose) |definitely )?(?:option |variant )?\(?([a-e1-5])\)?(?:,? (?:please|pls|then))?[.!]{0,3}$/iu;
/** "Which one should I fix first?" is of the work at hand. */
const asksForNow = /\b(?:first|next|now|start|look at)\b/i;
const asksToChoose = /\b(?:which|what do you (?:prefer|want|think)|prefer|or)\b/i;

/** The option that a sentence names by its mark alone, behind the question that offers it; null where it names none. */
export function chosenOption(
  sentence: string,
  question: string | null,
  options: ReadonlyMap<string, string>,
): string | null {
  if (question === null || !asksToChoose.test(question) || asksForNow.test(question)) return null;
  const option = options.get(chosenMark.exec(sentence)?.[1]?.toLowerCase() ?? '');
  return option === undefined ? null : `${question} ${option}`;
}
