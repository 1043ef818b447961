import { functionWords } from '../language/lexicon/english-words.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import { isMachineLine } from './machine-text.js';
import { isEnvironmentDump } from './pasted-prompts.js';
import { isListOfRecalled, isRecalledMemory } from './recalled-memories.js';
import { markFormats } from './run-formats.js';

/*
 * What a line is can often be told only from the lines around it: `return x` in the middle of a program, `color: red;`
 * under `.a {`, a memory without a date in a list of memories with one. Lines are therefore judged in runs, that is
 * between blank lines.
 */

export interface LineSigns {
  /** A machine wrote it, or it is code. */
  readonly isMachine: boolean;
  /** It belongs to memories that were pasted back. */
  readonly isRecalled: boolean;
}

export const listItem = /^(\s*)(?:[-*+•–]|\d{1,3}[.)]|\(?[a-z]\))\s+(?:\[[ xX]\]\s+)?(\S.*)$/;
const fence = /^\s{0,12}(?:[-*+]\s+|\d{1,3}[.)]\s+)?(?:`{3,}|~{3,})/;
const said: LineSigns = { isMachine: false, isRecalled: false };

/** One entry a line. Within fences nothing is looked at: what is there is left anyway. */
export function readLineSigns(lines: readonly string[]): readonly LineSigns[] {
  const signs: LineSigns[] = [];
  let run: string[] = [];
  let isInFence = false;
  const finish = (): void => {
    signs.push(...signsOfRun(run));
    run = [];
  };
  for (const line of lines) {
    const isFence = fence.test(line);
    if (isFence || isInFence || line.trim() === '') {
      finish();
      signs.push(said);
      if (isFence) isInFence = !isInFence;
    } else {
      run.push(line);
      if (run.length === maxRunLines) finish();
    }
  }
  finish();
  return signs;
}

/** "[1] likes tea" */
const numbered = /^\s*\[\d{1,3}\]\s/;
const maxRunLines = 500;
const minJudgedLines = 3;

function signsOfRun(run: readonly string[]): readonly LineSigns[] {
  const signs = run.map((line) => signsOfLine(line));
  const machine = run.map((_, at) => signs[at]?.isMachine === true);
  markBraces(run, machine);
  markOutput(run, machine);
  markErrors(run, machine);
  markRestOfTrace(run, machine);
  markChanges(run, machine);
  markFormats(run, machine);
  const count = machine.filter((isMachine) => isMachine).length;
  const isMostly = run.length >= minJudgedLines && count * 2 >= run.length;
  const isNested = isNestedConfiguration(run) || isEnvironmentDump(run);
  const isListOf = isListOfRecalled(run);
  const isListRecalled = isListOf || signs.some((sign) => sign.isRecalled);
  return run.map((line, at) => ({
    isMachine: machine[at] === true || isNested || (isMostly && !isProse(line)),
    isRecalled:
      signs[at]?.isRecalled === true || (isListRecalled && listItem.test(line)) || (isListOf && numbered.test(line)),
  }));
}

function signsOfLine(line: string): LineSigns {
  if (isRecalledMemory(line)) return { isMachine: false, isRecalled: true };
  return isMachineLine(listItem.exec(line)?.[2] ?? line) ? { isMachine: true, isRecalled: false } : said;
}

/** A block that a line opens with a brace or bracket at its end goes on to the line that closes it. */
function markBraces(run: readonly string[], machine: boolean[]): void {
  let depth = 0;
  for (const [at, line] of run.entries()) {
    if (depth === 0 && !opensBracket(line.slice(-8))) continue;
    depth += balance(line.slice(0, 2000));
    machine[at] = true;
    if (depth <= 0) depth = 0;
  }
}

/** "function read(" goes on in the next line; "she moves out in May :(" does not. */
const opensBracket = (end: string): boolean => /[{[(]\s*$/.test(end) && !/(?:^|\s)>?[:;]['’]?-?[([]+\s*$/.test(end);

const shellPrompt = /^\s*(?:\$|>>>|❯|➜|[\w.@~/-]{1,60}[$#❯➜]|~?\/\S{1,80} .{0,40}[❯➜$#]|PS [A-Z]:\\[^>]{0,80}>)\s\S/;

/** Of JavaScript, Java and .NET; of Ruby; of Elixir; of a failure that RSpec shows. */
const stackFrame =
  /^\s+(?:at \S|from \S{1,160}:\d{1,6}:in |\([\w.]{1,40} \d[\d.]{0,12}\) \S{1,160}:\d{1,6}: |Failure\/Error: )/;
/** "thread 'main' panicked at src/main.rs:9:31:" */
const announcesError = /^thread '[^']{1,60}' panicked at \S{1,160}:$/;

/** What stands right above the frames of a stack is the error, and so is what stands under the line that announces one. */
function markErrors(run: readonly string[], machine: boolean[]): void {
  for (const [at, line] of run.entries()) {
    const head = line.slice(0, 300);
    if (stackFrame.test(head) && at > 0) machine[at - 1] = machine[at] = true;
    if (announcesError.test(head) && at + 1 < run.length) machine[at + 1] = true;
  }
}

const opensTrace = /^\s*Traceback \(most recent call last\)/;
/** "expected token ',', got 'name'", "found character '\\t' that cannot start any token" */
const ofParser =
  /^\s*(?:found|expected|expecting|unexpected|got|while (?:scanning|parsing|reading|loading|constructing|decoding)|could not (?:find|determine|parse|read|load|resolve)|did not find|mapping values)\b|^\s*(?:note|hint|detail|context|did you mean):? (?=["'`]|[a-z]+ ["'`])/i;
const ofOwn = /\b(?:i|i['’]?m|we|we['’]?re|my|our|us)\b/i;

/** Behind the error that ends a trace of Python its message goes on, up to the place where it was found. */
function markRestOfTrace(run: readonly string[], machine: boolean[]): void {
  const from = run.findIndex((line) => opensTrace.test(line));
  if (from < 0) return;
  const place = run.findLastIndex((line, at) => at > from && /^\s{1,8}in ["<]/.test(line));
  for (let at = from + 1; at < run.length; at++) {
    const head = (run[at] ?? '').slice(0, 300);
    if ((at < place || ofParser.test(head)) && !ofOwn.test(head)) machine[at] = true;
  }
}

const codeMark = /[=;{}()<>"'`]|\w\.\w|_|^[-+]\s*[\w-]+:/;
const changed = /^([-+])(?!\d)\s*(\S+)/;

/**
 * A line that was taken out and the one that was put in for it, in either order: they begin alike behind a minus and a
 * plus.
 */
function markChanges(run: readonly string[], machine: boolean[]): void {
  for (const [at, line] of run.entries()) {
    const [, sign, first] = changed.exec(line.slice(0, 200)) ?? [];
    const [, nextSign, nextFirst] = changed.exec((run[at + 1] ?? '').slice(0, 200)) ?? [];
    const isPair = sign !== undefined && nextSign !== undefined && sign !== nextSign && first === nextFirst;
    // "+ rent is cheap", "- rent contracts are short": for and against.
    if (isPair && (sign === '-' || (codeMark.test(line) && codeMark.test(run[at + 1] ?? ''))))
      machine[at] = machine[at + 1] = true;
  }
}

/** What stands under a command line, up to the next line that somebody wrote, is its output. */
function markOutput(run: readonly string[], machine: boolean[]): void {
  let isOutput = false;
  for (const [at, line] of run.entries()) {
    if (shellPrompt.test(line.slice(0, 200))) isOutput = true;
    else if (isOutput && isProse(line)) isOutput = false;
    if (isOutput) machine[at] = true;
  }
}

const balance = (line: string): number => (line.match(/[{[(]/g)?.length ?? 0) - (line.match(/[}\])]/g)?.length ?? 0);

const configurationLine = /^\s*(?:- )?(?:(?:[a-z][\w./-]{0,40}|[A-Z][A-Z\d]{0,20}_[A-Z\d_]{1,30}):(?:\s|$)|- \S)/;

/** YAML: nothing but keys in small letters (or "LOG_LEVEL") and items, with some nested under a key without a value. */
function isNestedConfiguration(run: readonly string[]): boolean {
  if (run.length < minJudgedLines || !run.every((line) => configurationLine.test(line.slice(0, 80)))) return false;
  return run.some(
    (line, at) => /^\s*[a-z][\w./-]{0,40}:\s*$/.test(line.slice(0, 80)) && indent(run[at + 1] ?? '') > indent(line),
  );
}

const indent = (line: string): number => line.length - line.trimStart().length;

/** A line that somebody wrote to somebody: it has the small words of a sentence and none of the signs of code. */
function isProse(line: string): boolean {
  const head = line.slice(0, 300);
  if (/[{}<>=;]|\w\(|^\s{4}/.test(head)) return false;
  return wordsOf(head).filter((word) => functionWords.has(word)).length >= 2;
}
