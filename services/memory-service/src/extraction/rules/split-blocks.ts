import { type LineSigns, listItem, readLineSigns } from './line-signs.js';
import { isMachineDocument } from './machine-text.js';
import { rememberingLast } from './pattern-set.js';
import { startsRecalledMemories } from './recalled-memories.js';

/** A paragraph or a list item of a message, without its markup. */
export interface Block {
  readonly kind: 'paragraph' | 'item';
  readonly text: string;
  /** The nearest heading, title item or lead-in ("Our stack:") that the block stands under, outermost first. */
  readonly context: readonly string[];
  /** Counts the groups of blocks under one heading, title item or lead-in. */
  readonly section: number;
}

/** Elements whose content was put there by a program: prompts, recalled memories, files, results of tools. */
const programElement =
  /^\s*<(system|system[-_]reminder|instructions?|system[-_]prompt|(?:[a-z]{1,20}[-_])?context|memor(?:y|ies)|[\w-]{0,30}memor(?:y|ies)|tool[-_][\w-]{1,20}|function[-_][\w-]{1,20}|environment[-_][\w-]{1,20}|documents?|files?|file[-_][\w-]{1,20}|command[-_][\w-]{1,20}|local-command-[\w-]{1,20}|stdout|stderr|thinking|scratchpad|ide[-_][\w-]{1,30})(?:\s[^<>]{0,200})?>/i;

const fence = /^\s{0,12}(?:[-*+]\s+|\d{1,3}[.)]\s+)?(`{3,}|~{3,}|"{3}(?=\s*$))/;
const atxHeading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/;
const boldLine = /^\s*(?:\*\*|__)([^*_].{0,160}?)(?:\*\*|__)\s*:?\s*$/;
const quotation = /^\s*>/;

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

/** Links, `**`, `__` and `*`, each or a code span before it, in which these signs belong to a name (`test/__snapshots__`). */
const markup: readonly RegExp[] = [
  /`[^`\n]{1,200}`|!?\[([^\][]{1,300})\]\((?:[^()\s]{1,500})\)/g,
  /`[^`\n]{1,200}`|\*\*(?=\S)([^*\n]{1,400})\*\*/g,
  /`[^`\n]{1,200}`|(?<![\w/\\.-])__(?=\S)([^_\n]{1,400})__(?![\w/]|\.\w)/g,
  /`[^`\n]{1,200}`|(?<![\w*])\*(?=[^\s*])([^*\n]{1,300})(?<=[^\s*])\*(?![\w*])/g,
];

/**
 * Reads a message line by line into its paragraphs and list items; what a machine wrote and what was quoted is left out.
 * A message is read once more by the one that may answer its question.
 */
export const splitBlocks = rememberingLast((text: string): readonly Block[] => {
  if (isMachineDocument(text)) return [];
  const reader = new BlockReader();
  const lines = text.split(/\r\n?|\n/);
  const signs = readLineSigns(lines);
  for (const [at, line] of lines.entries()) reader.read(line, signs[at] ?? { isMachine: false, isRecalled: false });
  return reader.finish();
});

class BlockReader {
  readonly #blocks: Block[] = [];
  #paragraph: string[] = [];
  #heading = '';
  #leadIn = '';
  #frames: Frame[] = [];
  #section = 0;
  #fence: string | null = null;
  #element: string | null = null;
  #isRecalling = false;
  #item: { text: string; context: readonly string[] } | null = null;
  #isAfterBlank = true;
  /** What is indented under a line of a log or trace belongs to it. */
  #isAfterMachineLine = false;

  read(line: string, signs: LineSigns): void {
    if (this.#skipEnclosed(line)) return;
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
      if (mark?.startsWith(this.#fence) && line.trim() === mark) this.#fence = null;
      return true;
    }
    if (this.#element !== null) {
      if (line.toLowerCase().includes(`</${this.#element}>`)) this.#element = null;
      return true;
    }
    if (mark !== undefined) {
      this.#flush();
      this.#fence = mark;
      return true;
    }
    const element = programElement.exec(line)?.[1]?.toLowerCase();
    if (element === undefined) return false;
    this.#flush();
    if (!line.toLowerCase().includes(`</${element}>`)) this.#element = element;
    return true;
  }

  #readSaid(line: string, signs: LineSigns): void {
    const title = atxHeading.exec(line)?.[1] ?? (this.#paragraph.length === 0 ? boldLine.exec(line)?.[1] : undefined);
    if (title !== undefined && !listItem.test(line)) {
      this.#flush();
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
    if (item !== null && !isMachine) this.#readItem((item[1] ?? '').length, item[2] ?? '');
    else if (isMachine) this.#flush();
    else this.#readText(line);
  }

  #readItem(indent: number, text: string): void {
    this.#flush();
    while ((this.#frames.at(-1)?.indent ?? -1) >= indent) this.#frames.pop();
    const context = this.#context();
    const stripped = stripMarkup(text);
    if (isTitle(text, stripped)) {
      this.#frames.push({ indent, title: stripped.replace(/[:：]$/, '') });
      this.#section += 1;
      return;
    }
    this.#item = { text: stripped, context };
  }

  #readText(line: string): void {
    const text = line.trim();
    if (this.#item !== null && !this.#isAfterBlank) {
      this.#item = { ...this.#item, text: `${this.#item.text} ${stripMarkup(text)}` };
      return;
    }
    const isIndented = /^\s{2,}/.test(line);
    if (!isIndented && this.#isAfterBlank) this.#frames = [];
    const last = this.#paragraph.at(-1);
    if (last !== undefined && !isSoftWrap(last, text)) this.#flushParagraph();
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
    this.#blocks.push({ kind: 'paragraph', text, context, section: this.#section });
    this.#leadIn = /[:：]$/.test(text) && text.length <= 160 ? lastSentence(text).replace(/[:：]$/, '') : '';
  }
}

const lastSentence = (text: string): string =>
  text.slice(Math.max(text.lastIndexOf('. '), text.lastIndexOf('! '), text.lastIndexOf('? ')) + 1).trim();

/** `**Introduction:**`, `**Detailed steps**` or `Backend:` as a whole list item: a title for what is nested under it. */
const isTitle = (text: string, stripped: string): boolean =>
  /[:：]$/.test(stripped) ? stripped.length <= 120 : /^(?:\*\*|__)[^*]{1,120}(?:\*\*|__)$/.test(text.trim());

/** Whether a line break within a paragraph only wraps it: the line before was long and did not end, or this one goes on in lower case. */
function isSoftWrap(before: string, line: string): boolean {
  if (/[.!?:;。！？]["'”’)\]*]{0,3}$/.test(before)) return /[.!?;]["'”’)]{0,2}$/.test(before) && before.length >= 60;
  if (/^\p{Ll}/u.test(line)) return true;
  return before.length >= 60;
}
