import { months } from '../tokens/english-words.js';
import { isMark, type Match, type Reading, wordAt } from './time-rule.js';

/*
 * "The today() helper", "the class Tomorrow", "the mar-2 branch", "the label is Due today": what functions, views and
 * branches are called by, or what a label says, and no days.
 */

const dayWords = new Set(['today', 'yesterday', 'tomorrow', 'tonight']);
const articles = new Set(['the', 'a', 'an', 'our', 'my', 'your', 'their', 'its', 'his', 'her', 'this', 'that']);

/** What has names in code or on a screen. */
const namedParts = new Set(
  `helper helpers util utils function method class component module hook enum constant interface struct
	view screen widget theme app tab button label variable var key flag column field property token
	macro alias endpoint route namespace selector preset`.split(/\s+/),
);
/** What is named by a day with a hyphen: "the jan-31 dump". */
const namedArtefacts = new Set(
  `branch branches tag tags build builds dump dumps bucket buckets snapshot snapshots image images archive
	index partition partitions table tables folder directory file files namespace database schema commit
	cluster host instance queue topic stack`.split(/\s+/),
);

/** "today()", whose bracket holds nothing. */
const isCalled = ({ tokens }: Reading, next: number): boolean =>
  tokens[next]?.word === '(' &&
  tokens[next]?.isGlued === true &&
  tokens[next + 1]?.word === ')' &&
  tokens[next + 1]?.isGlued === true;

/** "The Today view", "our tomorrow theme"; "ship the app today", "today view the logs" have no article before them. */
const isBeforePart = (reading: Reading, at: number, next: number): boolean =>
  next === at + 1 &&
  dayWords.has(wordAt(reading, at)) &&
  articles.has(wordAt(reading, at - 1)) &&
  namedParts.has(wordAt(reading, next));

/** "The class Tomorrow", "the env var TODAY": in capitals, unless all of it is. */
const isBehindPart = (reading: Reading, at: number): boolean =>
  dayWords.has(wordAt(reading, at)) &&
  reading.tokens[at]?.isCapital === true &&
  reading.tokens[at - 1]?.isCapital === false &&
  namedParts.has(wordAt(reading, at - 1));

/** "mar-2 branch", "the oct-2025 bucket" */
const isHyphenedName = (reading: Reading, at: number, next: number): boolean =>
  months.has(wordAt(reading, at)) &&
  isMark(reading, at + 1, '-') &&
  reading.tokens[at + 1]?.isGlued === true &&
  namedArtefacts.has(wordAt(reading, next));

const labels = new Set('label button heading title badge caption tooltip placeholder banner tab'.split(' '));
const saying = new Set(['is', 'says', 'reads', 'shows', 'was', 'said']);
const maxWordsBefore = 2;

/** "The label is Due today", "the button says Ship tomorrow": the words of it begin with a capital. */
function isTextOfLabel(reading: Reading, at: number, next: number): boolean {
  if (reading.tokens[next]?.kind === 'word') return false;
  for (let back = 1; back <= maxWordsBefore; back += 1) {
    const token = reading.tokens[at - back];
    if (token?.kind !== 'word') return false;
    if (token.isCapital)
      return saying.has(wordAt(reading, at - back - 1)) && labels.has(wordAt(reading, at - back - 2));
  }
  return false;
}

const parts = new Set(['next', 'last', 'this', 'coming', 'previous', 'late', 'early']);

/** "The parser accepts 'next friday'", and "friday" in it; but "in two weeks' time". */
function isQuoted({ tokens }: Reading, at: number, next: number): boolean {
  const opening = parts.has(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1;
  const [first, last] = [tokens[opening]?.word ?? '', tokens[next]?.word ?? ''];
  const isAround = tokens[opening + 1]?.isGlued === true && tokens[next]?.isGlued === true;
  if (!isAround || tokens[opening]?.isGlued === true) return false;
  return (/^['‘’]$/.test(first) && /^['’]$/.test(last)) || (/^["“„]$/.test(first) && /^["”“]$/.test(last));
}

/** Whether the time at a place is a name in code or on a screen, or quoted. */
export const isNameInCode = (reading: Reading, at: number, { next }: Match): boolean =>
  isCalled(reading, next) ||
  isBeforePart(reading, at, next) ||
  isBehindPart(reading, at) ||
  isHyphenedName(reading, at, next) ||
  isTextOfLabel(reading, at, next) ||
  isQuoted(reading, at, next);
