import { namesPlan } from '../dates/tense/appointments.js';
import { hasFiniteVerb } from '../language/finite-verb.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { pairsTwo } from '../language/labels.js';
import { functionWords } from '../language/lexicon/english-words.js';
import { placeWords } from '../language/words-in-place.js';
import type { Voice } from '../voice.js';
import { belongsBehind } from './statements/antecedent.js';
import type { Statement } from './statements/statement.js';
import type { TurnReading } from './turns/read-turn.js';

/** A memory's text before its dates are read. */
export interface Memory {
  readonly text: string;
  readonly isCorrection: boolean;
}

/** Longer memories are found less well by meaning; shorter ones of one reply crowd each other out. */
const maxMergedCharacters = 400;
const maxLeaningPackedCharacters = 500;
const maxLeaningCharacters = 300;
/** A message of more statements than this is packed like a long reply, so that one message can't fill a project. */
const maxStatementsApart = 200;
const maxTextCharacters = 1000;

/** Brings the statements of a turn together into memories that can be read alone. */
export function composeMemories({ statements, isLongReply }: TurnReading, voice: Voice): readonly Memory[] {
  const rows = statements.filter(({ isRow }) => isRow);
  const others = rows.length === 0 ? statements : statements.filter(({ isRow }) => !isRow);
  const isLong = isLongReply || others.length > maxStatementsApart;
  const memories = isLong
    ? packBySection(others.map((statement) => adviceOf(statement, voice)))
    : joinLeaning(others, voice);
  return [...memories, ...rows.map((row) => underItsTitle(row))].flatMap(cutLong);
}

function joinLeaning(statements: readonly Statement[], voice: Voice): readonly Memory[] {
  const memories: Memory[] = [];
  let isLastSlight = false;
  for (const statement of statements) {
    const last = memories.at(-1);
    if (last !== undefined && isKeptWith(last, statement, isLastSlight)) {
      memories[memories.length - 1] = join(last, statement);
      isLastSlight &&= statement.isSlight;
    } else {
      memories.push({ text: withContext(statement, voice), isCorrection: statement.isCorrection });
      isLastSlight = statement.isSlight && !statement.isItem;
    }
  }
  return memories;
}

const isKeptWith = (
  last: Memory,
  { text, isItem, isSlight, leansOnPrevious }: Statement,
  isLastSlight: boolean,
): boolean =>
  !isItem &&
  last.text.length + text.length < maxLeaningCharacters &&
  (isSlight || isLastSlight || (leansOnPrevious && belongsBehind(last.text, text)));

const endStop = (text: string): string => (/[.!?…:;。！？"”'’)\]]$/u.test(text) ? text : `${text}.`);

/** What is no sentence of its own goes on with the one before: "I chose cursors over offsets, because …" */
const subordinate =
  /^(?:because|since|so that|although|though|which|while|unless|weil|denn|obwohl|parce que|puisque|porque|aunque)\b/u;

const join = (memory: Memory, next: Memory): Memory => ({
  text:
    subordinate.test(next.text) && endStop(memory.text) !== memory.text
      ? `${memory.text}, ${next.text}`
      : `${endStop(memory.text)} ${startSentence(next.text)}`,
  isCorrection: memory.isCorrection || next.isCorrection,
});

/** A clause that was cut out begins in lower case; an identifier that does (`pnpm`) stays as it is. */
const startSentence = (text: string): string => {
  const first = /^[\p{L}']+/u.exec(text)?.[0] ?? '';
  return functionWords.has(first) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
};

/**
 * A list item that is no sentence means something only under its heading or lead-in, as does what is planned; and so
 * does most of what an agent writes under headings.
 */
function withContext({ text, context, isItem }: Statement, voice: Voice): string {
  const title = titleOf(context);
  const isPlanned = title !== undefined && namesPlan(title) && !startsIndependentClause(placeWords(text), 0);
  if (title !== undefined && !isItem && offering.test(title) && ownAdvice.test(text)) return text;
  const needsTitle = (isItem && (!hasFiniteVerb(text) || isPlanned || pairsTwo(text))) || voice === 'assistant';
  return needsTitle ? underTitle(title, text) : text;
}

/** "Options", "Two ways to do it": what is advised behind them is none of them. */
const offering =
  /^(?:the |your |my |our |some |other |possible |two |three |four |\d )*(?:options?|alternatives?|choices|approaches|ways|possibilities|solutions|trade-?offs)(?!\p{L})/iu;
const ownAdvice =
  /^(?:i(?:['’]d| would)? (?:recommend|suggest|prefer|propose|advise|go|pick|choose|lean)|my (?:recommendation|pick|preference|advice))(?!\p{L})/iu;

/** The nearest heading or lead-in that names something. */
const titleOf = (context: readonly string[]): string | undefined =>
  context.findLast((heading) => !announcing.test(heading) && !asksOfIt.test(heading));

/**
 * Headings and lead-ins that say only that something follows, or that somebody did something: "Here is what we have",
 * "Key findings", "I checked the machine".
 */
const announcing =
  /^(?:(?:sure|okay?|done|great|alright|right)?[,.!]? ?(?:here(?:'s| is| are| you go)|below (?:is|are)|these (?:are|is)|this is|the following|as follows|let me)(?![\p{L}-])[^:]{0,80}|(?:(?:i['’]m|we['’]re|it['’]s|that['’]s|everything['’]s|everything is|all) )(?:all )?(?:done|set|finished|ready|in place|good to go)|done|(?:i|i've|i'll|we|we've) (?!use|run|have\b|are\b|deploy)\p{L}+ [^:]{0,80}|(?:ok(?:ay)?,? |so,? )?(?:one|two|three|four|five|\d{1,2}|some|a few|a couple of) (?:\p{L}+ ){1,3}for (?:you|the record|your notes)|in short|short version|(?:the |my |a |some |key |main |final |quick )?(?:details?|summary|overview|notes?|next(?: steps?)?|results?|changes|findings|recap|answer|facts?|points?|takeaways?|conclusion|update|tl;?dr)(?: (?:for later|so far|of (?:the|this|our) \p{L}+))?)[:.!]?$/iu;
/** "What happens", "Why it broke": a heading that names nothing. */
const asksOfIt =
  /^(?:what|why|how|where)(?: (?:it|this|that|they|we|i|exactly|actually|now|is|was|has|went|goes)){0,3} (?:happens?|happened|happening|works?|worked|changed|changes|broke|breaks|fails?|failed|did|do|fixed|matters?|wrong|going on)\??$/i;

/** A long reply advises; a "not … but …" in it corrects nobody. */
const adviceOf = (statement: Statement, voice: Voice): Statement =>
  voice === 'assistant' ? { ...statement, isCorrection: false } : statement;

/**
 * Neighbouring statements of a long reply in memories of some 300 to 400 characters, each section under its own title.
 * A memory ends at the end of a section where it can, and never before a statement that leans on the one before, unless
 * it grows too long.
 */
function packBySection(statements: readonly Statement[]): readonly Memory[] {
  const memories: Memory[] = [];
  for (const section of sectionsOf(statements)) {
    const pieces = packSection(section);
    const [first, ...rest] = pieces;
    const last = memories.at(-1);
    const fits =
      first !== undefined && last !== undefined && last.text.length + first.text.length < maxMergedCharacters;
    if (fits && rest.length === 0) memories[memories.length - 1] = join(last, first);
    else memories.push(...pieces);
  }
  return memories;
}

function sectionsOf(statements: readonly Statement[]): readonly (readonly Statement[])[] {
  const sections: Statement[][] = [];
  for (const statement of statements) {
    const last = sections.at(-1);
    if (last !== undefined && last[0]?.section === statement.section) last.push(statement);
    else sections.push([statement]);
  }
  return sections;
}

function packSection(section: readonly Statement[]): readonly Memory[] {
  const title = titleOf(section[0]?.context ?? []);
  const pieces: Memory[] = [];
  for (const statement of section) {
    const last = pieces.at(-1);
    const limit = statement.leansOnPrevious ? maxLeaningPackedCharacters : maxMergedCharacters;
    if (last !== undefined && last.text.length + statement.text.length < limit)
      pieces[pieces.length - 1] = join(last, statement);
    else pieces.push({ text: underTitle(title, statement.text), isCorrection: statement.isCorrection });
  }
  return pieces;
}

const underItsTitle = ({ text, context, isCorrection }: Statement): Memory => ({
  text: underTitle(titleOf(context), text),
  isCorrection,
});

const underTitle = (title: string | undefined, text: string): string =>
  title === undefined || text.startsWith(title) ? text : `${title}: ${text}`;

/** Not between the halves of a surrogate pair: neither can be stored. */
const wholeCharacters = (text: string, at: number): number =>
  /[\ud800-\udbff]/.test(text.charAt(at - 1)) ? at - 1 : at;

/** What has no end of sentence is cut at white space, so that every memory can be embedded and read. */
function cutLong(memory: Memory): readonly Memory[] {
  if (memory.text.length <= maxTextCharacters) return [memory];
  const pieces: Memory[] = [];
  let rest = memory.text;
  while (rest.length > maxTextCharacters) {
    const space = rest.lastIndexOf(' ', maxTextCharacters);
    const at = space > maxTextCharacters / 2 ? space : wholeCharacters(rest, maxTextCharacters);
    pieces.push({ ...memory, text: rest.slice(0, at) });
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? pieces : [...pieces, { ...memory, text: rest }];
}
