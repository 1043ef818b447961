import { canBeFinite } from '../language/lexicon/english-verbs.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import { rememberingLast } from '../language/pattern-set.js';
import { lastSentence } from '../language/split-sentences.js';
import { type LineSigns, listItem, readLineSigns } from '../pasted/line-signs.js';
import { withoutShownLog } from '../pasted/log-lines.js';
import { isMachineDocument } from '../pasted/machine-text.js';
import { endOfElement, programElementOf } from '../pasted/program-elements.js';
import { startsRecalledMemories } from '../pasted/recalled-memories.js';
import { readToldTables, type ToldRow } from '../pasted/told-tables.js';
import { isTicked } from '../remarks/progress/work-in-progress.js';
import { isSoftWrap, isTypedInLines, standsBehindItem } from './soft-wraps.js';
import { withCodeTold } from './told-code.js';

/** A paragraph, a list item or a row of a table of a message, without its markup. */
export interface Block {
  readonly kind: 'paragraph' | 'item' | 'row';
  /** An item with a box or a tick, of a list of what is to be done. */
  readonly isTicked: boolean;
  /** Of an item, where it has one: "2. eu-west-1". */
  readonly number?: number;
  readonly text: string;
  /** The nearest heading, title item or lead-in ("Our stack:") that the block stands under, outermost first. */
  readonly context: readonly string[];
  /** Counts the groups of blocks under one heading, title item or lead-in. */
  readonly section: number;
}

const fence = /^\s{0,12}(?:[-*+]\s+|\d{1,3}[.)]\s+)?(`{3,}|~{3,}|"{3}(?=\s*$))/;
const atxHeading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/;
const boldLine = /^\s*(?:\*\*|__)([^*_].{0,160}?)(?:\*\*|__)\s*:?\s*$/;
const quotation = /^\s*>/;
const itemNumber = /^\s*(\d{1,3})[.)]\s/;

/** Code of more lines tells no value. */
const maxToldLines = 4;

const said: LineSigns = { isMachine: false, isRecalled: false };

interface Frame {
  readonly indent: number;
  readonly title: string;
}

/** Markdown's signs of emphasis, links and headings taken off; backticks stay, since they hold identifiers together. */
function stripMarkup(text: string): string {
  const trimmed = text.replace(/[ \t]{2,}/g, ' ').trim();
  if (!/[[*_]/.test(text)) return trimmed;
  return markup
    .reduce((rest, pattern) => rest.replace(pattern, (whole: string, inner?: string) => inner ?? whole), text)
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
}

/**
 * Links, `**`, `__` and `*`, each or a code span before it, in which these signs belong to a name
 * (`test/__snapshots__`). One word within `__` is a name, too (`__init__`).
 */
const markup: readonly RegExp[] = [
  /`[^`\n]{1,200}`|!?\[([^\][]{1,300})\]\((?:[^()\s]{1,500})\)/g,
  /`[^`\n]{1,200}`|\*\*(?=\S)([^*\n]{1,400})\*\*/g,
  /`[^`\n]{1,200}`|(?<![\w/\\.-])__(?=\S)(?![a-z][a-z0-9]{0,40}__)([^_\n]{1,400})__(?![\w/]|\.\w)/g,
  /`[^`\n]{1,200}`|(?<![\w*])\*(?=[^\s*])([^*\n]{1,300})(?<=[^\s*])\*(?![\w*])/g,
];

/**
 * Reads a message line by line into its paragraphs and list items; what a machine wrote and what was quoted is left
 * out.
 * A message is read once more by the one that may answer its question.
 */
export const splitBlocks = rememberingLast((text: string): readonly Block[] => {
  if (isMachineDocument(text)) return [];
  const lines = unwrapped(text)
    .split(/\r\n?|\n/)
    .flatMap(enumeratedInLine);
  const reader = new BlockReader(describesChange.test(text), isTypedInLines(lines));
  const signs = readLineSigns(lines);
  const rows = readToldTables(lines);
  for (const [at, line] of lines.entries()) reader.read(line, signs[at] ?? said, rows.get(at));
  return reader.finish();
});

/** The sections of what is written about a change for those who review it. */
const describesChange =
  /^#{2,4} (?:why|what|motivation|summary|changes|context|problem|background|description|testing|test plan|how (?:to test|tested)|checklist|risks?|roll ?(?:out|back)|considered|alternatives)\b/im;
/** "Move sessions from memcached to Valkey": the title of a change tells what it does. */
const titleOfChange =
  /^(?:add|allow|avoid|bump|cache|change|convert|deprecate|disable|drop|enable|enforce|extract|fix|introduce|limit|make|merge|migrate|move|pin|port|prevent|remove|rename|replace|require|retry|revert|rewrite|run|send|split|stop|store|support|switch|upgrade|use|validate)s? \S+ \S/i;

const wrapped = /^\s{0,8}<(p|note|info|fact|remember|b|strong|em|i|span)>([^<>]{1,2000})<\/\1>\s{0,8}$/i;

/** What a message of one line says within an element that only sets it off. */
const unwrapped = (text: string): string => wrapped.exec(text)?.[2] ?? text;

const maxEnumeratedCharacters = 600;

/**
 * "1) Postgres 16 2) eu-central-1 3) Tamsin", "my setup: 1) arch 2) zsh", "three things. (1) tabs (2) no globals": a
 * list that was typed in one line, item by item.
 */
function enumeratedInLine(text: string): readonly string[] {
  if (text.length > maxEnumeratedCharacters || !/1[.)] /.test(text)) return [text];
  // "(1) tabs (2) no globals"
  const line =
    !text.includes('?') && /(?:^|[.:] )\(1\) /.test(text) ? text.replace(/(?<![^\s])\((\d{1,2}\)) /g, '$1 ') : text;
  const [led, lead = ''] = /^([^?!.()]{4,60}[:.]) (?=1\) )/.exec(line) ?? [''];
  const listed = itemsInLine(line.slice(led.length));
  if (lead === '') return listed;
  return listed.length === 1 ? [text] : [lead, ...listed];
}

function itemsInLine(line: string): readonly string[] {
  const mark = /^\s{0,8}1([.)])\s/.exec(line)?.[1];
  if (mark === undefined) return [line];
  const items: string[] = [];
  let rest = line;
  for (let number = 2; ; number += 1) {
    const at = rest.indexOf(` ${number}${mark} `);
    if (at < 0) break;
    items.push(rest.slice(0, at).replace(/[,;]?\s*$/, ''));
    rest = rest.slice(at + 1);
  }
  return items.length === 0 ? [line] : [...items, rest];
}

class BlockReader {
  readonly #blocks: Block[] = [];
  #paragraph: string[] = [];
  #heading = '';
  #leadIn = '';
  #frames: Frame[] = [];
  #section = 0;
  #fence: string | null = null;
  #code: string[] = [];
  #element: string | null = null;
  #isRecalling = false;
  #item: Pick<Block, 'text' | 'context' | 'isTicked' | 'number'> | null = null;
  #isAfterBlank = true;
  /** What is indented under a line of a log or trace belongs to it. */
  #isAfterMachineLine = false;

  /**
   * @param describesChange whether the text describes a change to be reviewed, whose title is told
   * @param isTypedInLines whether its lines are sentences
   */
  constructor(
    private readonly describesChange: boolean,
    private readonly isTypedInLines: boolean,
  ) {}

  read(line: string, signs: LineSigns, row?: ToldRow): void {
    if (this.#skipEnclosed(line)) return;
    if (row !== undefined) {
      if (!this.#isRecalling) this.#readRow(row);
      return;
    }
    if (line.trim() === '') {
      this.#flush();
      this.#isAfterBlank = true;
      return;
    }
    if (startsRecalledMemories(line)) {
      this.#flush();
      this.#isRecalling = true;
    } else if (this.#isRecalling && (listItem.test(line) || !this.#isAfterBlank)) {
      // still inside the list of recalled memories
    } else {
      this.#isRecalling = false;
      this.#readSaid(line, signs);
    }
    this.#isAfterBlank = false;
  }

  finish(): readonly Block[] {
    this.#flush();
    return this.#blocks;
  }

  /** Fenced code and elements that a program put there. */
  #skipEnclosed(line: string): boolean {
    const mark = fence.exec(line)?.[1];
    if (this.#fence !== null) {
      if (mark?.startsWith(this.#fence) && line.trim() === mark) {
        this.#fence = null;
        this.#tellCode();
      } else if (this.#code.length < maxToldLines) this.#code.push(line);
      return true;
    }
    if (this.#element !== null) {
      const end = endOfElement(line, this.#element);
      if (end < 0) return true;
      this.#element = null;
      this.#readBehindElement(line.slice(end));
      return true;
    }
    if (mark !== undefined) {
      this.#flush();
      this.#fence = mark;
      this.#code = [];
      return true;
    }
    const element = programElementOf(line);
    if (element === null) return false;
    this.#flush();
    const end = endOfElement(line, element);
    if (end < 0) this.#element = element;
    else this.#readBehindElement(line.slice(end));
    return true;
  }

  #tell(text: string): void {
    this.#blocks.push({ kind: 'paragraph', isTicked: false, text, context: [], section: this.#section });
  }

  /** "We start the server with:", above one line of code, ends in it. */
  #tellCode(): void {
    const last = this.#blocks.at(-1);
    const told = last?.kind === 'row' || last === undefined ? null : withCodeTold(last.text, this.#code);
    if (last === undefined || told === null) return;
    this.#blocks[this.#blocks.length - 1] = { ...last, text: told };
    this.#leadIn = '';
  }

  /** What stands behind an element in its last line. Of further elements there none is looked for. */
  #readBehindElement(rest: string): void {
    const next = programElementOf(rest);
    if (next === null) this.read(rest, said);
    else if (endOfElement(rest, next) < 0) this.#element = next;
  }

  #readSaid(line: string, signs: LineSigns): void {
    const title = atxHeading.exec(line)?.[1] ?? (this.#paragraph.length === 0 ? boldLine.exec(line)?.[1] : undefined);
    if (title !== undefined && !listItem.test(line)) {
      this.#flush();
      if (this.describesChange && this.#section === 0 && titleOfChange.test(title)) this.#tell(stripMarkup(title));
      this.#heading = stripMarkup(title).replace(/[:：]$/, '');
      this.#leadIn = '';
      this.#frames = [];
      this.#section += 1;
      return;
    }
    if (quotation.test(line) || signs.isRecalled) {
      this.#flush();
      return;
    }
    const item = listItem.exec(line);
    const isMachine = signs.isMachine || (this.#isAfterMachineLine && /^(?: {4}|\t)/.test(line));
    this.#isAfterMachineLine = isMachine;
    if (item !== null && !isMachine) this.#readItem(item, line);
    else if (isMachine) this.#flush();
    else this.#readText(withoutShownLog(line));
  }

  #readItem([, space = '', text = '']: RegExpExecArray, line: string): void {
    const indent = space.length;
    const number = itemNumber.exec(line)?.[1];
    this.#flush();
    this.#takeTitleLine();
    while ((this.#frames.at(-1)?.indent ?? -1) >= indent) this.#frames.pop();
    const context = this.#context();
    const stripped = stripMarkup(text);
    if (isTitle(text, stripped)) {
      this.#frames.push({ indent, title: stripped.replace(/[:：]$/, '') });
      this.#section += 1;
      return;
    }
    this.#item = {
      text: stripped,
      context,
      isTicked: isTicked(line),
      ...(number === undefined ? {} : { number: Number(number) }),
    };
  }

  /** What heads a table and names what its rows are about ("Our environments:") says nothing more. */
  #readRow({ text, subject }: ToldRow): void {
    this.#flush();
    if (text === '') return;
    const head = subject.toLowerCase();
    const context = this.#context().filter((title) => head === '' || !title.toLowerCase().includes(head));
    this.#blocks.push({ kind: 'row', isTicked: false, text: stripMarkup(text), context, section: this.#section });
  }

  /** "Our rules", right above a list, heads it without a mark of a heading. */
  #takeTitleLine(): void {
    const last = this.#blocks.at(-1);
    if (last === undefined || last.kind !== 'paragraph' || !isTitleLine(last.text)) return;
    this.#blocks.pop();
    this.#leadIn = last.text;
  }

  #readText(line: string): void {
    const text = line.trim();
    if (this.#item !== null && !/^\s/.test(line) && standsBehindItem(this.#item.text, text)) this.#flush();
    if (this.#item !== null && !this.#isAfterBlank) {
      this.#item = { ...this.#item, text: `${this.#item.text} ${stripMarkup(text)}` };
      return;
    }
    const isIndented = /^\s{2,}/.test(line);
    if (!isIndented && this.#isAfterBlank) this.#frames = [];
    const last = this.#paragraph.at(-1);
    if (last !== undefined && !isSoftWrap(last, text, this.isTypedInLines)) this.#flushParagraph();
    this.#paragraph.push(text);
  }

  #context(): readonly string[] {
    return [this.#heading, this.#leadIn, ...this.#frames.map((frame) => frame.title)].filter((title) => title !== '');
  }

  #flush(): void {
    if (this.#item !== null) {
      this.#blocks.push({ kind: 'item', ...this.#item, section: this.#section });
      this.#item = null;
    }
    this.#flushParagraph();
  }

  #flushParagraph(): void {
    if (this.#paragraph.length === 0) return;
    const text = stripMarkup(this.#paragraph.join(' '));
    this.#paragraph = [];
    if (text === '') return;
    this.#section += 1;
    const context = this.#frames.length > 0 ? this.#context() : [this.#heading].filter((title) => title !== '');
    this.#blocks.push({ kind: 'paragraph', isTicked: false, text, context, section: this.#section });
    this.#leadIn = /[:：]$/.test(text) && text.length <= 160 ? lastSentence(text).replace(/[:：]$/, '') : '';
  }
}

/**
 * `**Introduction:**`, `**Detailed steps**` or `Backend:` as a whole list item: a title for what is nested under it.
 */
const isTitle = (text: string, stripped: string): boolean =>
  /[:：]$/.test(stripped) ? stripped.length <= 120 : /^(?:\*\*|__)[^*]{1,120}(?:\*\*|__)$/.test(text.trim());

/** A few words without a verb, a number or an end. */
const isTitleLine = (text: string): boolean =>
  (text.length <= 40 && /^\p{Lu}[\p{L}'’ &/-]+$/u.test(text) && !wordsOf(text).some((word) => canBeFinite(word))) ||
  isTitleOfKind(text);

/** "level rules for Mossvale": by what it calls the lines below. */
const titleOfKind =
  /^(?:[\p{L}-]{2,20} ){0,3}(?:rules|notes|conventions|settings|decisions|guidelines|requirements|constraints|preferences|standards|agreements|policies|deadlines|owners|limits|ports|versions)(?: (?:for|of|in|on|about) [\p{L}\d' -]{2,30})?$/iu;

const isTitleOfKind = (text: string): boolean => {
  if (!titleOfKind.test(text)) return false;
  const kindAt = wordsOf(text).findIndex((word) => titleOfKind.test(word));
  return !wordsOf(text).some((word, at) => at !== kindAt && canBeFinite(word));
};
