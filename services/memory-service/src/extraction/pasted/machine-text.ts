import { anyOf } from '../language/pattern-set.js';
import { buildOutputLines } from './build-output.js';
import { logLines } from './log-lines.js';
import { isStyleLine } from './style-lines.js';

/*
 * Lines that a machine wrote: logs, stack traces, tool and test output, code outside a fence, tables, formulas. Every
 * pattern is anchored or of bounded repetition, and looks at no more than the first 300 characters of a line.
 */

const traceLines: readonly RegExp[] = [
  /^\s+at\s(?:async\s)?[\w$.<>[\] /@:\\-]{1,200}(?:\(|:\d+)/,
  /^\s*at [\w$.<>]{1,100} ?\([^)]{1,200}\)\s*$/,
  /^\s*File "[^"]{1,200}", line \d+/,
  /^\s*Traceback \(most recent call last\)/,
  /^\s*(?:Caused by:\s|\.\.\. \d+ more$)/,
  /^(?:[\w.]{1,80}\.)?[A-Z]\w{1,60}(?:Error|Exception)(?: \[[A-Z_]+\])?:\s/,
  /^(?:Uncaught (?:\(in promise\) )?)?(?:\w{1,60})?(?:Error|Exception)(?: \[[A-Z_]+\])?: (?=.*(?:\bE[A-Z]{4,12}\b|\b(?:failed|not defined|not found|refused|denied|undefined|expected|invalid|unable|unexpected|missing|timed out|exited|no such)\b|\(|[Cc](?:annot|ould not)))/,
  /^(?:Unhandled|Uncaught|Caused by|Fatal|Failed to) ?[\w ]{0,40}: (?:\w{0,60}(?:Error|Exception)\b|E[A-Z]{4,12}\b)/,
  /^Uncaught (?:\(in promise\) )?\w{1,60}(?:Error|Exception)?:\s/,
  /^\s*Exception in thread "/,
  /^\s*(?:goroutine \d+ \[|panic: |thread '[^']{1,60}' panicked at)/,
  // C++, Lua, Perl, Dart
  /^terminate called (?:after|without)\b|^\s*what\(\): {1,3}\S/,
  /^stack traceback:$|^\s*(?:[\w.]{1,20}: )?\S{1,160}\.lua:\d{1,6}: |^\s*\[C\]: in /,
  /\bat \S{1,160}\.(?:p[lm]|t) line \d{1,6}\.$|^BEGIN failed--/,
  /^#\d{1,3} {2,8}\S.{0,120} \((?:package|dart|file):/,
  /^\s*-->\s\S{1,200}:\d+:\d+/,
  /^\s*\d+\s\|\s/,
  /^\s*\|?\s*\^[~^]*\s*$/,
  /^\s*\|\s*$|^\s*\|\s+[\^~-]/,
];

const toolLines: readonly RegExp[] = [
  /^\s*(?:✓|✔|✅|❌|✗|✘|√|×|PASS|FAIL|ok \d+|not ok \d+|●)\s+\S/,
  /^\s*(?:Test Suites?|Tests|Snapshots|Time|Ran all test suites|Duration|Start at):?\s+(?:\d|all)/,
  /^\s*(?:={3,}|-{3,}|_{3,}|\*{3,}|~{3,}|#{7,})/,
  /^\s*(?:collected \d+ items?\b|\d{1,6} (?:passed|failed|passing|failing|skipped|errors?)\b.{0,60}\bin \d[\d.]*\s?(?:s|ms|seconds?)\b)/i,
  /^\s*(?:no changes added to commit|Switched to (?:a new )?branch|Already up to date|Everything up-to-date|HEAD is now at|\[\S{1,60} [0-9a-f]{7,12}\])/,
  /^\s*\d{1,6}(?:\s(?:passing|failing|pending|passed|failed|skipped|tests?|errors?|warnings?)\b)[^.!?]{0,60}$/i,
  /^(?:diff --git |index [0-9a-f]{6,40}\.\.|--- [ab]\/|\+\+\+ [ab]\/|@@ -\d)/,
  /^[+-]\s{2,}\S/,
  /^[+-](?:const|let|var|return|import|export|if|for|function|def|class|\w{1,40}[.(=[]|[})\]])[\s\S]/,
  /^\s*(?:\$|>>>|PS [A-Z]:\\[^>]{0,80}>|[\w.-]{1,40}@[\w.-]{1,60}:[^$#]{0,80}[$#])\s\S/,
  /^(?:[d-][rwxst-]{9})\s+\d+\s/,
  /^\s*(?:total \d+|On branch \S+|Your branch is |nothing to commit|Untracked files:|Changes (?:not staged|to be committed))/,
  /^\s*(?:modified|new file|deleted|renamed):\s{2,}\S/,
  /^[0-9a-f]{7,40} (?:\([^)]{1,80}\) )?\S/,
  /^\s*(?:GET|POST|PUT|PATCH|DELETE|HEAD) \/\S{0,200} (?:HTTP\/\d|\d{3}\b)/,
  /^\s*HTTP\/\d(?:\.\d)? \d{3}/,
  /^\s*<\/?[a-zA-Z][\w:-]{0,40}(?:\s[^<>]{0,200})?\/?>\s*$/,
  /^\s*<[a-zA-Z][\w:-]{0,40}(?:\s[^<>]{0,200})?>[^<>]{0,200}<\/[a-zA-Z][\w:-]{0,40}>\s*$/,
  /^(?:commit [0-9a-f]{7,40}\b|Author: .{1,80}<\S{1,80}>$|Date: {2,}\S)/,
  /^(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}-)(?:[A-Z][a-z]{1,20})(?:-[A-Z][a-z]{1,20}){1,3}: (?!.{0,120}\b(?:we|our|my|always|never)\b)\S/,
  /^\s*\S{1,80}:\d+:\d+:?\s(?:error|warning|note|fatal)/i,
];

const commandOutputLines: readonly RegExp[] = [
  /^\s*(?:[⏺●•] [A-Z]\w{1,30}\(|[⎿└├│╰╭]\s)/,
  /^(?:zsh|bash|sh|fish|curl|wget|fatal|make(?:\[\d+\])?|ld|gcc|clang|remote|ssh|scp|sudo|docker|error(?:\[\w{1,8}\])?): \S/,
  /^\s*[\w.-]{1,40}=\S{1,200}(?:\s+[\w.-]{1,40}=(?:"[^"]{0,200}"|\S{1,200})){2,}/,
  /\S {3,}\S.{0,120}\S {3,}\S/,
  // Columns; who puts two spaces between sentences puts them behind a full stop.
  /^\s{0,8}(?:[^\s.!?:;,]{1,60}(?: [^\s.!?:;,]{1,60}){0,3} {2,30}){3}\S/,
  /^[^\s,]{1,80}(?:,[^\s,]{0,80}){2,}$/,
  // Plans of a database, and how long they took.
  /\(cost=\d[\d.]{0,20}\.\.\d|\(actual (?:time=|rows=)?\d|^\s*(?:Planning|Execution)(?: Time)?: [\d.]{1,12} ms$/,
  // What a command says of the way it was called.
  /^[\w./-]{1,40}: (?:you must specify|(?:invalid|illegal|unrecognized|unknown) option|missing (?:file )?operand|option requires an argument|too (?:few|many) arguments|cannot (?:stat|access|open|create|remove|find))\b/i,
  /^(?:Try ['"`‘]?[\w-]{1,30} --?(?:help|usage)\b|[Uu]sage: \S{1,60} (?:\[|<|-|\())/,
  // What a command's help says of an option: "  -i, --ignore-case    case insensitive search".
  /^\s{0,12}-[\w?], ?--[\w-]{2,40}(?:[ =][<[]?[A-Z][\w.|]{0,30}[>\]]?)?(?: {2,30}\S.{0,200})?$/,
  /^\s{0,12}--?\w[\w-]{0,40}(?:[ =][<[]?[A-Z][\w.|]{0,30}[>\]]?)? {2,30}\S/,
  /^\s*\d{1,6} files? changed\b|^To (?:https?:|git@|\S{1,60}:)\S|^\s*[0-9a-f]{7,12}\.\.\.?[0-9a-f]{7,12}\s|^\s*\(use "git /,
  /^\s*(?:Downloading|Successfully (?:built|tagged)|Building wheel|Unpacking|Reading package lists)\b[^.!?]{0,200}$/,
  /^(?:> Task :|FAILURE: |BUILD (?:FAILED|SUCCESSFUL)\b|\* (?:What went wrong|Try|Exception is)\b|(?:In|Out) ?\[\d+\]: )/,
  /^\d{3} [A-Z][a-z]+(?: [A-Z][a-z]+){0,3}$|^(?:Execution|Compilation|Build|Command|Process|Request|Connection|Operation|Segmentation|Authentication|Access|Module) (?:failed|refused|denied|timed out|reset|aborted|succeeded|successful|not found|build failed)\b[^.!?]{0,80}\.?$/,
  /^\s*\[[ xX]\]\s/,
  /^(?:real|user|sys)\s+\d+m[\d.]+s$|^[VDIWEF]\/[\w.]{1,40}: |^CONFLICT \(|^(?:package \w{1,40}|<\?php\b.{0,80})$|^\*\*\* (?:Begin|End|Update|Add|Delete) /,
  /^==> |^\s*--->\s|^Step \d+\/\d+ ?:|^E\s{2,}\S|^\S{1,120}\(\d+,\d+\): (?:error|warning)|^\S{1,120}\.\w{1,5}:\d+: \S/,
  /^(?:Found \d+ errors?|(?:found|added|removed|changed|audited|up to date)\b.{0,20}\d+ (?:vulnerabilit|packages?))/,
  /^(?:webpack|vite|rollup|esbuild|tsc|next|turbo|parcel)\b.{0,40}\b(?:compiled|built|ready)\b.{0,60}$/,
  /^(?:Segmentation fault|Killed|Aborted|Bus error|Permission denied)\b|^PING \S{1,80} \(|\bicmp_seq=\d/,
  /^\s*[\w$.]{1,80}\([^()]{0,200}\)\s*(?:->|=>|→|:)?\s*$/,
  /^\s*\/?\S{1,160}\.(?!\d+:)\w{1,5}:\d+(?:\s\+0x[0-9a-f]{1,12})?\s*$/,
];

const codeLines: readonly RegExp[] = [
  /^\s*(?:import\s+(?:[\w*{}\s,$]{1,120}\sfrom\s+)?["'][^"']{1,120}["']|from\s+[\w.]{1,80}\s+import\s|#include\s*[<"]|using\s+[\w.]{1,80};|package\s+[\w.]{1,80};)/,
  /^\s*(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:const|let|var|function|class|interface|enum|struct|impl|fn|func|def)\s+[\w$]{1,60}\s*[=(:{<]/,
  // A whole function, class or program in one line
  /^\s*(?:(?:public|private|protected|static|inline|extern|unsigned|const|final|abstract|async|export|virtual) ){0,4}(?:class|struct|[\w<>[\]:,]{1,40}[*& ]{1,3})?[\w:~]{1,60}(?:\([^()\n]{0,160}\)(?: (?:const|noexcept|override))?|(?<=\b(?:class|struct) \w{1,60}))\s?\{[^{}]{0,200}(?:;|\{)[^\n]{0,300}$/,
  /^\s*using\s+namespace\s+[\w:]{1,60};/,
  /^\s*(?:export\s+)?type\s+[A-Z]\w{0,60}\s*=/,
  /^\s*(?:if|for|while|switch|catch)\s*\(.{0,200}\)\s*\{?\s*$/,
  /^\s*(?:\}|\]|\)|\{|\[|\();?,?\s*$/,
  /^\s*\}\s*(?:else|catch|finally)\b/,
  /^\s*[\w$.[\]]{1,80}\s*(?:=|\+=|-=|:=)\s*[^=].{0,200};\s*$/,
  /^\s*[\w$.]{1,80}\([^)]{0,200}\)\s*[;{]\s*$/,
  /^\s*"[\w$-]{1,60}"\s*:\s*(?:["\d[{]|true|false|null).{0,200}$/,
  /^\s*(?:return|throw|yield|await|raise)\b.{0,200};\s*$/,
  /^\s*(?:SELECT\s.{1,120}\sFROM|INSERT\s+INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM|CREATE\s+(?:TABLE|INDEX)|ALTER\s+TABLE)\b/,
  /^\s*(?:\/\/|\/\*|\*\/|<!--)/,
  /^\s*[{[]\s*(?:"[^"]{0,100}"\s*[:,\]]|\{)/,
  /^(?:FROM \S{1,120}(?: AS \S{1,40})?$|(?:RUN|COPY|WORKDIR|CMD|ENTRYPOINT|ENV|EXPOSE|ADD|ARG|VOLUME|LABEL|HEALTHCHECK) [\S[])/,
  /^\s*@\w{1,40}(?:\(.{0,120}\))?\s*$/,
  /^\s*import [\w.]{1,80}(?: as \w{1,40})?;?\s*$/,
  /^\s*(?:export \w{1,60}=|alias \w{1,40}=|source \S+$|set -[a-z])/,
  /^\s*[\w.-]{1,60}\s?=\s?(?:"[^"]{0,200}"|'[^']{0,200}'|\[.{0,200}\]|\{.{0,200}\}|[\w.]{1,60}\(.{0,200}\)|true|false|\d[\d.]*)\s*[;,]?\s*$/,
  /^\s*\[{1,2}[\w.-]{1,60}\]{1,2}\s*$/,
  /^\s*<\?xml\b|^\s*<!DOCTYPE\b|^\s*<\w{1,40}[^<>]{0,200}>(?:[^<>]{0,100}<\/?\w{1,40}[^<>]{0,200}>){1,40}[^<>]{0,100}$/i,
  /^\s*(?:SELECT(?:\s+[\w*.,"\s]{1,120})?$|(?:FROM|WHERE|JOIN|LEFT JOIN|INNER JOIN|GROUP BY|ORDER BY|HAVING|LIMIT|VALUES|RETURNING)\b(?!.{0,120}\b(?:our|we|my|is|are)\b).{0,200};?$)/,
  /^\s*(?:=> )+\S|^\s*\S{1,60}(?:\.\w{1,8}|\/) {2,}\S/,
];

const markupLines: readonly RegExp[] = [
  /^\s*\|.{0,298}\|/,
  /^\s*[^|]{1,80}(?:\|[^|]{0,80}){2,}$/,
  /^\s*:?-{2,}:?(?:\s*\|\s*:?-{2,}:?)+/,
  /^\s*(?:\\\[|\\\]|\$\$|\\begin\{|\\end\{)/,
  /^\s*!\[[^\]]{0,200}\]\(data:/,
];

const isOfMachine = anyOf([
  ...logLines,
  ...buildOutputLines,
  ...traceLines,
  ...toolLines,
  ...commandOutputLines,
  ...codeLines,
  ...markupLines,
]);

const maxLineLookedAt = 300;

/** Whether a whole message is JSON: an answer of an interface, or a file. */
export function isMachineDocument(text: string): boolean {
  const trimmed = text.trim();
  if (!/^(?:\{|\[\s*[[{"\d])/.test(trimmed.slice(0, 100)) || !/[}\]]$/.test(trimmed.slice(-1))) return false;
  try {
    JSON.parse(trimmed);
    return true;
  } catch {
    return false;
  }
}

/** Whether a line of a message is the output of a machine, or code, rather than something said. */
export function isMachineLine(line: string): boolean {
  const head = line.slice(0, maxLineLookedAt);
  return isOfMachine(head) || isMostlySymbols(head) || isStyleLine(head);
}

const letter = /[\p{L}\p{M}]/u;
const space = /\s/;

/** A line of signs and numbers: a formula, a drawing, a dump. */
export function isMostlySymbols(line: string): boolean {
  let visible = 0;
  let letters = 0;
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    if (code <= 32) continue;
    if (code < 128) {
      visible += 1;
      // Lower case, whatever it was: the bit that tells the cases apart is set.
      const lower = code | 32;
      if (lower >= 97 && lower <= 122) letters += 1;
    } else {
      const character = String.fromCodePoint(line.codePointAt(at) ?? code);
      if (space.test(character)) continue;
      visible += character.length;
      if (letter.test(character)) letters += 1;
      at += character.length - 1;
    }
  }
  return visible >= 8 && letters / visible < 0.35 && !isValue(line);
}

const maxValueWords = 6;

/**
 * A value or two, with a word or two before them, or one in backticks: "10.0.8.1", "It's v22.11.0", "+31 6 1234 5678".
 * Somebody was asked for it.
 */
function isValue(line: string): boolean {
  if (/^`[^`]{1,120}`[.!]?$/.test(line)) return true;
  const words = line.trim().split(/[\s,]+/, maxValueWords + 1);
  return (
    words.length <= maxValueWords &&
    words.every(
      (word) =>
        /^[\p{L}'’-]{1,20}[.:]?$/u.test(word) ||
        /^[+#$€£(-]{0,2}\p{L}{0,4}\d[\w.:/()%-]{0,40}$/u.test(word) ||
        // A field of a schedule: "*/15".
        /^\*(?:\/\d{1,2})?$/.test(word),
    )
  );
}

/** How a line of a log begins that was pasted behind its lead-in ("here is the log: [12:00:01] ERROR …"). */
const opensOutput =
  /^[[({<$>]|^(?:\d{4}-\d{2}-\d{2}[T ]|\d{2}:\d{2}:\d{2}|(?:ERROR|WARN|INFO|DEBUG|FATAL|TRACE)\b|\w+(?:Error|Exception)\b)/;

/** "There: TypeError: …" */
const showing = /^(?:here|there|this|that|it says|now|got|see|look|and|but)(?: [\p{L}']{1,12}){0,3}: (?=\S)/iu;

/** "`ERROR: syntax error at or near …`": nothing but an error, in backticks. */
const tickedError =
  /^`(?:\w+: ?)?[^`]{0,40}\b(?:error|exception|fatal|failed|failure|panic|traceback|denied|not found|undefined)\b[^`]{0,300}`[.!]?$/i;

/** "image: registry.internal/checkout:2025.11.14": a field of what a program showed, and no sentence of an agent. */
const shownImage = /^"?[a-z][\w.-]{1,30}"?: "?[\w.-]+(?::\d+)?(?:\/[\w.-]+)+(?::[\w.-]+|@sha256:[\da-f]+)"?,?$/i;

/** A line of output, or one behind the words that show it. */
export function isShownOutput(sentence: string, mayBeShown: boolean): boolean {
  if (tickedError.test(sentence) || (!mayBeShown && shownImage.test(sentence))) return true;
  const shown = mayBeShown ? sentence.replace(showing, '') : sentence;
  return opensOutput.test(shown) && isMachineLine(shown);
}
